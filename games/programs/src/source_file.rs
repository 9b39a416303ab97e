//! Submissions as the courses ask for them: a source file, or a folder that holds one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use itertools::Itertools;
use suite_text::printable;
use thiserror::Error;

use crate::Language;

/// A source file to start as a program.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// The file or the folder that the command line names.
    pub named: PathBuf,
    /// The file.
    pub path: PathBuf,
    /// Its language.
    pub language: Language,
}

/// A folder in which no source file is the one to start.
#[derive(Debug, Error)]
pub enum FolderError {
    /// The folder cannot be read.
    #[error("cannot read the folder: {0}")]
    Unreadable(io::Error),
    /// The folder has no source file, or several of which none has the assignment's name.
    #[error("expected a folder with {expected}, or with one other .py, .cpp or .java file; found {found}")]
    Undecided {
        /// The assignment's names.
        expected: String,
        /// The files in the folder.
        found: String,
    },
}

/// The most entries of a folder that a message tells.
const MOST_TOLD: usize = 10;

impl SourceFile {
    /// Returns the source file at a path. In a folder that is the first of these `names`, or else the only source file
    /// there. Links in a folder do not count, since they may lead to somebody else's files, nor do hidden files.
    /// Returns `None` if the path is that of anything else.
    #[must_use]
    pub fn at(path: &Path, names: &[&str]) -> Option<Result<Self, FolderError>> {
        if path.is_dir() {
            return Some(Self::in_folder(path, names));
        }
        let language = Language::of(path).filter(|_| path.is_file())?;
        Some(Ok(Self { named: path.to_owned(), path: path.to_owned(), language }))
    }

    /// Returns the name of the file, for messages.
    #[must_use]
    pub fn name(&self) -> String {
        name(&self.path)
    }

    fn in_folder(folder: &Path, names: &[&str]) -> Result<Self, FolderError> {
        let mut entries: Vec<_> = fs::read_dir(folder).and_then(Iterator::collect).map_err(FolderError::Unreadable)?;
        entries.retain(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."));
        let sources = entries.iter().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
        let sources = sources.map(fs::DirEntry::path).filter_map(|path| Some((Language::of(&path)?, path)));
        let sources: Vec<_> = sources.sorted_by(|(_, a), (_, b)| a.cmp(b)).collect();
        let is_called = |name: &&str| sources.iter().find(|(_, path)| path.file_name() == Some(name.as_ref()));
        match (names.iter().find_map(is_called), &sources[..]) {
            (Some((language, path)), _) | (None, [(language, path)]) => {
                Ok(Self { named: folder.to_owned(), path: path.clone(), language: *language })
            }
            (None, []) => Err(undecided(names, entries.iter().map(describe).sorted().collect())),
            (None, many) => Err(undecided(names, many.iter().map(|(_, path)| name(path)).collect())),
        }
    }
}

/// Returns whether a file is a source file, by its name.
#[must_use]
pub fn is_source(path: &Path) -> bool {
    path.is_file() && Language::of(path).is_some()
}

fn undecided(names: &[&str], found: Vec<String>) -> FolderError {
    let more = found.len().saturating_sub(MOST_TOLD);
    let found = match (found.iter().take(MOST_TOLD).join(", "), more) {
        (nothing, _) if nothing.is_empty() => "nothing".to_owned(),
        (all, 0) => all,
        (some, more) => format!("{some} and {more} more"),
    };
    FolderError::Undecided { expected: names.join(", "), found }
}

fn name(path: &Path) -> String {
    printable(&path.file_name().unwrap_or_default().to_string_lossy())
}

fn describe(entry: &fs::DirEntry) -> String {
    let name = name(&entry.path());
    match entry.file_type() {
        Ok(kind) if kind.is_symlink() => format!("{name} (a link)"),
        Ok(kind) if kind.is_dir() => format!("{name}/"),
        _ => name,
    }
}
