//! Self-contained files: the page with its data in one file, which works without a server.
//!
//! The file holds what was computed, not the rules. Its policy lets the browser run the script in it, apply the styles in it,
//! and fetch nothing.

use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::game_record::GameRecord;
use super::module_bundle::bundle;
use super::page_files::page_file;
use crate::cli::document::Document;
use crate::output;

/// The module that starts the page in such a file.
const ENTRY: &str = "standalone.js";

/// The data of a self-contained file.
#[derive(Debug, Serialize)]
pub struct PageData {
    title: String,
    sections: [(); 0],
    games: Vec<GameRecord>,
}

impl PageData {
    /// Returns a file that shows one game.
    pub fn of_game(game: GameRecord) -> Self {
        Self { title: game.title(), sections: [], games: vec![game] }
    }

    /// Writes the file whole or not at all.
    pub fn write(&self, path: &Path) -> Result<()> {
        output::write(path, self.html()?.as_bytes())?;
        Ok(())
    }

    fn html(&self) -> Result<String> {
        let (script, style) = (bundle(ENTRY)?, styles()?);
        let [script_hash, style_hash] = [&script, &style].map(|text| STANDARD.encode(Sha256::digest(text)));
        let policy = format!(
            "default-src 'none'; script-src 'sha256-{script_hash}'; style-src 'sha256-{style_hash}'; img-src data:; \
             base-uri 'none'; form-action 'none'"
        );
        let mut data = Vec::new();
        Document::new("suite/page", 1, self).print(&mut data)?;
        // A text in the data must not end the element that it is in.
        let data = String::from_utf8(data)?.replace('<', "\\u003c");
        let title = escape(&self.title);
        Ok(format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>{style}</style>\n</head>\n<body>\n<div id=\"app\"></div>\n\
             <script type=\"application/json\" id=\"data\">{data}</script>\n\
             <script type=\"module\">{script}</script>\n</body>\n</html>\n"
        ))
    }
}

/// Returns the style sheets that the page links, one after another.
fn styles() -> Result<String> {
    let index = text_file("index.html")?;
    let links = index.split("<link ").filter(|link| link.starts_with("rel=\"stylesheet\""));
    let paths = links.filter_map(|link| link.split_once("href=\"/page/")?.1.split('"').next());
    paths.map(text_file).collect()
}

/// Returns a file of the page as text.
pub fn text_file(path: &str) -> Result<String> {
    let bytes = page_file(path).with_context(|| format!("the page has no file {path}"))?;
    Ok(String::from_utf8(bytes.into_owned())?)
}

/// Returns a text as HTML.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
