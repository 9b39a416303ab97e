//! How programs are set up before they start, as people choose.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::Result;
use glob::Pattern;
use serde::{Deserialize, Serialize};
use suite_tabletop::StarterFile;
use suite_work::serialize_as_text;
use thiserror::Error;

use crate::{PythonChoice, StarterFiles};

/// How programs are set up: which file of a folder is the program, what starts it if it is one in Python, and which
/// files are laid beside it.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct ProgramSetup {
    /// The interpreter of Python files.
    #[serde(skip_serializing_if = "is_default")]
    pub python: PythonChoice,
    /// The starter files.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub with: Option<StarterFiles>,
    /// The names of programs that the assignment does not give.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<FilePattern>,
}

fn is_default(python: &PythonChoice) -> bool {
    *python == PythonChoice::Auto
}

impl ProgramSetup {
    /// Returns the setup with the starter files at this place, if there is one; a game has `stand_ins` for its own.
    ///
    /// # Errors
    ///
    /// Files that cannot be read.
    pub fn new(
        python: PythonChoice,
        with: Option<PathBuf>,
        file: Option<FilePattern>,
        stand_ins: &[StarterFile],
    ) -> Result<Self> {
        let with = with.map(|place| StarterFiles::at(&place, stand_ins)).transpose()?;
        Ok(Self { python: python.made_absolute(), with, file })
    }

    /// Finds the teacher's starter files, whose place is in this folder.
    pub fn find_starter_files(&mut self, folder: &Path) {
        if let Some(starter) = self.with.as_mut().filter(|starter| starter.folder().is_some()) {
            starter.place = folder.join(&starter.place);
        }
    }

    /// Returns the command-line options for what differs from the defaults, each with its value in one word.
    pub fn options(&self) -> impl Iterator<Item = String> {
        let Self { python, with, file } = self;
        let python = (!is_default(python)).then(|| format!("--python={python}"));
        let with = with.as_ref().map(|with| format!("--with={}", with.place.display()));
        let file = file.as_ref().map(|file| format!("--file={file}"));
        [python, with, file].into_iter().flatten()
    }
}

/// A pattern of file names: `*` stands for any letters, `?` for one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FilePattern(Pattern);

/// A text that is no pattern of file names.
#[derive(Debug, Error)]
#[error("expected a pattern of file names such as `hw1*.py`, found `{0}`")]
pub struct ParsePatternError(String);

impl FilePattern {
    /// Returns whether a file's name is one of these.
    #[must_use]
    pub fn matches(&self, name: &str) -> bool {
        self.0.matches(name)
    }
}

impl FromStr for FilePattern {
    type Err = ParsePatternError;

    fn from_str(text: &str) -> Result<Self, ParsePatternError> {
        match Pattern::new(text) {
            Ok(pattern) if !text.is_empty() && !text.contains('/') => Ok(Self(pattern)),
            _ => Err(ParsePatternError(text.to_owned())),
        }
    }
}

serialize_as_text!(FilePattern);

impl fmt::Display for FilePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.as_str())
    }
}
