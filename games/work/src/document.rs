//! The JSON documents that commands print, write and read; `docs/json.md` describes them.

use std::io::{self, Write};

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A document: its schema, the version of that, and its content.
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
    ///
    /// # Errors
    ///
    /// Content that is no JSON object, or an I/O error of `out`.
    pub fn print(&self, out: &mut impl Write) -> io::Result<()> {
        serde_json::to_writer(&mut *out, self)?;
        writeln!(out)
    }
}

/// Parses the content of a document of this schema.
///
/// # Errors
///
/// A text that is not such a document.
pub fn parse<T: DeserializeOwned>(text: &[u8], schema: &'static str, version: u32) -> Result<T, ParseDocumentError> {
    // Another version may have other fields, so the header is parsed first.
    let header: Header = serde_json::from_slice(text)?;
    if header.schema != schema {
        return Err(ParseDocumentError::Schema { found: header.schema, expected: schema });
    }
    if header.version != version {
        return Err(ParseDocumentError::Version { found: header.version, schema, expected: version });
    }
    Ok(serde_json::from_slice(text)?)
}

#[derive(Deserialize)]
struct Header {
    schema: String,
    version: u32,
}

/// An error in a document.
#[derive(Debug, Error)]
pub enum ParseDocumentError {
    /// The text is not JSON, or lacks a field.
    #[error(transparent)]
    Json(#[from] serde_json::Error),
    /// The document has another schema.
    #[error("expected a {expected} document, found {found:?}")]
    Schema {
        /// The schema that it has.
        found: String,
        /// The schema that was expected.
        expected: &'static str,
    },
    /// The version of the schema is not supported.
    #[error("expected version {expected} of {schema}, found version {found}")]
    Version {
        /// The version that it has.
        found: u32,
        /// The schema.
        schema: &'static str,
        /// The version that was expected.
        expected: u32,
    },
}
