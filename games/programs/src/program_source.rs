//! What a program is started from: a command line, or a source file in one of the courses' languages.

use std::env;
use std::path::Path;

use thiserror::Error;

use crate::{FolderError, SourceFile};

/// What a program is started from.
#[derive(Debug, Clone)]
pub enum ProgramSource {
    /// The words of a command line, at least one.
    Command(Vec<String>),
    /// A source file.
    File(SourceFile),
}

/// A text that names no program.
#[derive(Debug, Error)]
pub enum ProgramError {
    /// The text has no words.
    #[error("expected a file, a folder or a command, found an unclosed quote or nothing")]
    NoWords,
    /// There is no such program.
    #[error("found no program `{0}`")]
    NoProgram(String),
    /// A program that the language takes is missing.
    #[error("found no program `{tool}`, which {file} needs")]
    NoTool {
        /// The missing program.
        tool: &'static str,
        /// The source file.
        file: String,
    },
    /// The folder has no source file to start.
    #[error(transparent)]
    Folder(#[from] FolderError),
}

impl ProgramSource {
    /// Parses a source file, a folder that holds one with one of these names, or the command line of a program, which
    /// has to exist.
    ///
    /// # Errors
    ///
    /// A text that names no program that is there, or a folder in which none is the one to start.
    pub fn parse(text: &str, names: &[&str]) -> Result<Self, ProgramError> {
        if let Some(file) = SourceFile::at(Path::new(text), names) {
            let file = file?;
            let missing = file.language.tools().iter().find(|tool| !is_program(tool));
            return match missing {
                Some(tool) => Err(ProgramError::NoTool { tool, file: file.name() }),
                None => Ok(Self::File(file)),
            };
        }
        let words = shlex::split(text).filter(|words| !words.is_empty()).ok_or(ProgramError::NoWords)?;
        if is_program(&words[0]) { Ok(Self::Command(words)) } else { Err(ProgramError::NoProgram(words[0].clone())) }
    }
}

/// Returns whether a shell would find a file to start for `word`.
#[must_use]
pub fn is_program(word: &str) -> bool {
    let path = Path::new(word);
    if path.components().count() > 1 {
        return path.is_file();
    }
    env::var_os("PATH").is_some_and(|folders| env::split_paths(&folders).any(|folder| folder.join(path).is_file()))
}
