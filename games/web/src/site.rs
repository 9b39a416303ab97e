//! The page as a folder of plain files: a static site, whose engine runs in the browser.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use suite_work::output::OutputFile;

use crate::page_files::{engine_files, page_files};

/// What the page learns from its address on a static site: that the engine is beside it, and what it may load.
const HEAD: &str = "<meta name=\"suite-engine\" content=\"worker\" />
    <meta
      http-equiv=\"Content-Security-Policy\"
      content=\"default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; \
     style-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'\"
    />
    <meta charset";

/// The page, and the script of self-contained files, which no site has.
const INDEX: &str = "index.html";
const STANDALONE: &str = "dist/standalone.js";

/// Writes the page with its engine to a folder, each file whole or not at all. Any web server can serve it, at any
/// path.
///
/// # Errors
///
/// A program that was built without the engine, or a folder that cannot be written.
pub fn export_site(folder: &Path) -> Result<()> {
    let engine = engine_files();
    if engine.is_empty() {
        bail!("this program was built without the engine for browsers: `.ci/site DIR` builds it and writes the site");
    }
    for (path, content) in page_files().iter().chain(engine).filter(|(path, _)| *path != STANDALONE) {
        if *path == INDEX {
            let index = str::from_utf8(content)?.replacen("<meta charset", HEAD, 1);
            write(&folder.join(INDEX), index.as_bytes())?;
        } else {
            write(&folder.join("page").join(path), content)?;
        }
    }
    Ok(())
}

/// Writes a file, in a folder that is made if it is not there.
fn write(path: &Path, content: &[u8]) -> Result<()> {
    let folder = path.parent().context("a file has a folder")?;
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    Ok(OutputFile::at(path)?.put(content)?)
}
