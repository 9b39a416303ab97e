//! Reports that are kept in a folder, with the seed to go on with.

use std::path::Path;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use suite_work::document::{self, Document};
use suite_work::{input, output};

/// A kind of report, and the file that keeps it.
pub struct ReportFile {
    pub name: &'static str,
    /// The schema of the document, and its version.
    pub schema: (&'static str, u32),
}

/// What an earlier run has told.
#[derive(Deserialize)]
struct Earlier {
    game: String,
    seed: u64,
}

impl ReportFile {
    /// Returns a report as a document.
    pub const fn document<T: Serialize>(&self, report: T) -> Document<T> {
        Document::new(self.schema.0, self.schema.1, report)
    }

    /// Writes a report to a folder.
    pub fn write(&self, folder: &Path, report: &impl Serialize) -> Result<()> {
        let mut text = Vec::new();
        self.document(report).print(&mut text)?;
        Ok(output::write(&folder.join(self.name), &text)?)
    }

    /// Returns the seed of the report in a folder, if there is one; it has to be one of the same game.
    pub fn seed(&self, folder: &Path, game: &str) -> Result<Option<u64>> {
        let file = folder.join(self.name);
        if !file.exists() {
            return Ok(None);
        }
        let (schema, version) = self.schema;
        let earlier: Earlier = input::read_own(&file, |text| document::parse(text, schema, version))?;
        let found = earlier.game;
        ensure!(found == game, "{}: expected a contest of {game}, found one of {found}", file.display());
        Ok(Some(earlier.seed))
    }
}
