//! Several files in one, which is the same at all times.

use std::io::{Cursor, Write};

use zip::ZipWriter;
use zip::write::SimpleFileOptions;

use super::format_error::FormatError;

/// A zip file that grows by a file at a time.
pub(super) struct Bundle(ZipWriter<Cursor<Vec<u8>>>);

impl Bundle {
    pub(super) fn new() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }

    /// Adds a file.
    pub(super) fn add(&mut self, path: &str, content: impl AsRef<[u8]>) -> Result<(), FormatError> {
        // The first time that zip files know: that of the writing would make the same exam different.
        let options = SimpleFileOptions::default().last_modified_time(zip::DateTime::default());
        self.0.start_file(path, options)?;
        Ok(self.0.write_all(content.as_ref())?)
    }

    /// Returns the file with all of them.
    pub(super) fn finish(self) -> Result<Vec<u8>, FormatError> {
        Ok(self.0.finish()?.into_inner())
    }
}
