//! Self-contained files: the page with its data in one file, which works without a server.
//!
//! The file holds what was computed, not the rules. Its policy lets the browser run the script in it, apply the styles
//! in it, and fetch nothing. A report is plain HTML, which needs no script; the script shows boards and trees.

use std::path::Path;

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde::Serialize;
use sha2::{Digest, Sha256};
use suite_work::document::Document;
use suite_work::output::OutputFile;

use crate::page_files::page_file;
use crate::{GameRecord, LogRecord};

/// The script of such a file.
const SCRIPT: &str = "dist/standalone.js";

/// What is in a self-contained file.
#[derive(Debug, Serialize)]
pub struct PageData {
    title: String,
    /// What can be read without script, too. It may link to the records.
    #[serde(skip)]
    report: Option<Markup>,
    records: Vec<PageRecord>,
}

/// Something to look at, step by step.
#[derive(Debug, Clone, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum PageRecord {
    /// A game.
    Game(GameRecord),
    /// A log that went wrong.
    Log(LogRecord),
}

impl PageData {
    /// Returns a file that shows one game.
    #[must_use]
    pub fn of_game(game: GameRecord) -> Self {
        Self { title: game.title(), report: None, records: vec![PageRecord::Game(game)] }
    }

    /// Returns a file with a report, and the records that it links to.
    #[must_use]
    pub const fn of_report(title: String, report: Markup, records: Vec<PageRecord>) -> Self {
        Self { title, report: Some(report), records }
    }

    /// Writes the file whole or not at all.
    ///
    /// # Errors
    ///
    /// A file that cannot be written.
    pub fn write(&self, path: &Path) -> Result<()> {
        self.put(OutputFile::at(path)?)
    }

    /// Writes it to a file that has been opened before.
    ///
    /// # Errors
    ///
    /// A file that cannot be written.
    pub fn put(&self, file: OutputFile) -> Result<()> {
        Ok(file.put(self.html()?.as_bytes())?)
    }

    /// Returns the text of the file.
    ///
    /// # Errors
    ///
    /// Data that is no JSON.
    pub fn html(&self) -> Result<String> {
        let (script, style) = (text_file(SCRIPT)?, styles()?);
        let [script_hash, style_hash] = [&script, &style].map(|text| STANDARD.encode(Sha256::digest(text)));
        let policy = format!(
            "default-src 'none'; script-src 'sha256-{script_hash}'; style-src 'sha256-{style_hash}'; img-src data:; \
             base-uri 'none'; form-action 'none'"
        );
        let mut data = Vec::new();
        Document::new("suite/page", 1, self).print(&mut data)?;
        // A text in the data must not end the element that it is in.
        let data = String::from_utf8(data)?.replace('<', "\\u003c");
        let html = html! {
            (DOCTYPE)
            html lang="en" {
                head {
                    meta charset="utf-8";
                    meta http-equiv="Content-Security-Policy" content=(policy);
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) }
                    style { (PreEscaped(style)) }
                }
                body {
                    div id="app" {}
                    @match &self.report {
                        Some(report) => main id="report" { h1 { (self.title) } (report) },
                        None => noscript { p { "The board needs JavaScript." } },
                    }
                    script type="application/json" id="data" { (PreEscaped(data)) }
                    script type="module" { (PreEscaped(script)) }
                }
            }
        };
        Ok(html.into_string())
    }
}

/// Returns a link from a report to one of its records, by the index of that.
#[must_use]
pub fn link_to_record(index: usize, text: &str) -> Markup {
    html! { a href={ "#/record/" (index) } { (text) } }
}

/// Returns the style sheets that the page links, one after another.
fn styles() -> Result<String> {
    let index = text_file("index.html")?;
    let links = index.split("<link ").filter(|link| link.starts_with("rel=\"stylesheet\""));
    let paths = links.filter_map(|link| link.split_once("href=\"page/")?.1.split('"').next());
    paths.map(text_file).collect()
}

/// Returns a file of the page as text.
fn text_file(path: &str) -> Result<String> {
    let bytes = page_file(path).with_context(|| format!("the page has no file {path}"))?;
    Ok(String::from_utf8(bytes.to_vec())?)
}
