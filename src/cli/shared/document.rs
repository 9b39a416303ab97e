//! The documents of JSON that commands print.

use std::io::{self, Write};

use serde::Serialize;

/// A document: what it is, in which version, and what it says. `docs/json.md` describes them all.
#[derive(Debug, Serialize)]
pub struct Document<T> {
    schema: &'static str,
    version: u32,
    #[serde(flatten)]
    content: T,
}

impl<T: Serialize> Document<T> {
    /// Returns a document of this schema.
    pub const fn new(schema: &'static str, version: u32, content: T) -> Self {
        Self { schema, version, content }
    }

    /// Prints the document on a line of its own.
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}
