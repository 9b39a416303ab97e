//! Texts that may lie in files.

use std::fs;
use std::path::PathBuf;

use pyo3::prelude::*;
use pyo3::types::PyString;

/// The content of a file, which Python gives as a text or as the file's path.
pub struct Text {
    /// The path; empty if the text was given.
    pub path: PathBuf,
    /// The content.
    pub bytes: Vec<u8>,
}

impl FromPyObject<'_, '_> for Text {
    type Error = PyErr;

    fn extract(source: Borrowed<'_, '_, PyAny>) -> PyResult<Self> {
        if let Ok(text) = source.cast::<PyString>() {
            return Ok(Self { path: PathBuf::new(), bytes: text.to_str()?.into() });
        }
        let path: PathBuf = source.extract()?;
        Ok(Self { bytes: fs::read(&path)?, path })
    }
}
