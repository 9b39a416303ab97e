//! Submissions as the courses ask for them: a source file, or a folder that holds one.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use itertools::Itertools;
use suite_arena::files_beside;
use suite_text::printable;
use thiserror::Error;

use crate::java_class::class_of;
use crate::python::{Interpreter, PythonVersion};
use crate::starter_files::STARTER_NAMES;
use crate::{FilePattern, Language};

/// A source file to start as a program.
#[derive(Debug, Clone)]
pub struct SourceFile {
    /// The file or the folder that the command line names.
    pub named: PathBuf,
    /// The file.
    pub path: PathBuf,
    /// Its language.
    pub language: Language,
    /// The version of Python that the assignment asks for, if it is a Python file.
    pub asked_for: PythonVersion,
    /// The interpreter of a Python file, once it is found.
    pub interpreter: Option<Interpreter>,
    /// The text of a Python program that is started in its place, with its path as an argument.
    pub driver: Option<&'static str>,
}

/// A folder in which no source file is the one to start.
#[derive(Debug, Error)]
pub enum FolderError {
    /// The folder cannot be read.
    #[error("cannot read the folder: {0}")]
    Unreadable(io::Error),
    /// The folder has no source file, or several of which none, or more than one, has the assignment's name.
    #[error("expected a folder with {expected}, or with one other .py, .cpp or .java file; found {found}{hint}")]
    Undecided {
        /// The assignment's names.
        expected: String,
        /// The files in the folder.
        found: String,
        /// What to do if there are several.
        hint: &'static str,
    },
}

/// The most entries of a folder that a message tells.
const MOST_TOLD: usize = 10;

/// What to do about several files.
const HINT: &str = " (to name one: --file PATTERN)";

impl SourceFile {
    /// Returns the source file at a path. In a folder that is the one with a name of this `pattern`, or else the first
    /// of the assignment's `names`, in which `*` stands for any letters, or else the only source file there that is no
    /// starter file. Links in a folder do not count, since they may lead to somebody else's files, nor do hidden files.
    /// Returns `None` if the path is that of anything else.
    #[must_use]
    pub fn at(path: &Path, names: &[&str], pattern: Option<&FilePattern>) -> Option<Result<Self, FolderError>> {
        if path.is_dir() {
            return Some(Self::in_folder(path, names, pattern));
        }
        let language = Language::of(path).filter(|_| path.is_file())?;
        Some(Ok(Self::new(path, path.to_owned(), language, names)))
    }

    fn new(named: &Path, path: PathBuf, language: Language, names: &[&str]) -> Self {
        let asked_for = PythonVersion::asked_of(&path, names);
        Self { named: named.to_owned(), path, language, asked_for, interpreter: None, driver: None }
    }

    /// Returns the name of the file, for messages.
    #[must_use]
    pub fn name(&self) -> String {
        name(&self.path)
    }

    fn in_folder(folder: &Path, names: &[&str], pattern: Option<&FilePattern>) -> Result<Self, FolderError> {
        let mut entries: Vec<_> = fs::read_dir(folder).and_then(Iterator::collect).map_err(FolderError::Unreadable)?;
        entries.retain(|entry| !entry.file_name().as_encoded_bytes().starts_with(b"."));
        let sources = entries.iter().filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()));
        let sources = sources.map(fs::DirEntry::path).filter_map(|path| Some((Language::of(&path)?, path)));
        let is_own = |path: &Path| !STARTER_NAMES.iter().any(|name| path.file_name() == Some(name.as_ref()));
        let sources: Vec<_> = sources.filter(|(_, path)| is_own(path)).sorted_by(|(_, a), (_, b)| a.cmp(b)).collect();
        let own = names.iter().filter_map(|name| name.parse().ok());
        let patterns: Vec<FilePattern> = pattern.cloned().into_iter().chain(own).collect();
        let matching = |pattern: &FilePattern| {
            let is_called =
                |path: &Path| path.file_name().and_then(|name| name.to_str()).is_some_and(|name| pattern.matches(name));
            let found: Vec<_> = sources.iter().filter(|(_, path)| is_called(path)).collect();
            (!found.is_empty()).then_some(found)
        };
        match &patterns.iter().find_map(matching).unwrap_or_else(|| sources.iter().collect())[..] {
            [(language, path)] => Ok(Self::new(folder, path.clone(), *language, names)),
            [] => Err(undecided(&patterns, entries.iter().map(describe).sorted().collect(), "")),
            many => Err(undecided(&patterns, many.iter().map(|(_, path)| name(path)).collect(), HINT)),
        }
    }

    /// Returns the files of its language that lie beside it.
    pub(crate) fn parts_beside(&self) -> Vec<PathBuf> {
        let is_part =
            |path: &PathBuf| path.file_name() != self.path.file_name() && Language::of(path) == Some(self.language);
        files_beside(&self.path, &[]).into_iter().filter(is_part).sorted().collect()
    }

    /// Returns the path that the file has to have: in Java, with the name of its class.
    pub(crate) fn path_to_compile(&self) -> PathBuf {
        let text = if self.language == Language::Java { fs::read(&self.path).unwrap_or_default() } else { Vec::new() };
        let stem = self.path.file_stem().unwrap_or_default().to_string_lossy();
        let text = String::from_utf8_lossy(&text);
        class_of(&text, &stem)
            .map_or_else(|| self.path.clone(), |class| self.path.with_file_name(class.to_owned() + ".java"))
    }

    /// Returns the command line of the program, whose compiler has written into `folder`, and which may use `memory`
    /// bytes.
    pub(crate) fn words(&self, folder: &Path, memory: u64) -> Vec<PathBuf> {
        let usual = self.language.words(&self.path_to_compile(), folder, memory);
        if self.language != Language::Python {
            return usual;
        }
        let interpreter = self.interpreter.as_ref().map_or_else(|| vec![usual[0].clone()], Interpreter::words);
        let driver = self.driver.into_iter().flat_map(|driver| ["-c", driver].map(PathBuf::from));
        interpreter.into_iter().chain(driver).chain([self.path.clone()]).collect()
    }
}

/// Returns whether a file is a source file, by its name.
#[must_use]
pub fn is_source(path: &Path) -> bool {
    path.is_file() && Language::of(path).is_some()
}

fn undecided(patterns: &[FilePattern], found: Vec<String>, hint: &'static str) -> FolderError {
    let more = found.len().saturating_sub(MOST_TOLD);
    let found = match (found.iter().take(MOST_TOLD).join(", "), more) {
        (nothing, _) if nothing.is_empty() => "nothing".to_owned(),
        (all, 0) => all,
        (some, more) => format!("{some} and {more} more"),
    };
    FolderError::Undecided { expected: patterns.iter().join(", "), found, hint }
}

/// Returns the name of a file, for messages.
pub(crate) fn name(path: &Path) -> String {
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
