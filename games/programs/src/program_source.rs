//! What a program is started from: a command line, or a source file in one of the courses' languages.

use std::path::{Path, PathBuf, is_separator};
use std::slice;

use anyhow::{Context, Result, ensure};
use suite_arena::find_program;
use suite_text::printable;
use suite_work::{join_words, split_words};
use thiserror::Error;

use crate::interpreters::{is_python_by_another_name, words_here};
use crate::{
    CommonLimits, FolderError, Interpreter, Language, NoInterpreter, ProgramSetup, Refusal, SourceFile, interpreters,
};

/// What a program is started from.
#[derive(Debug, Clone)]
pub enum ProgramSource {
    /// The words of a command line, at least one.
    Command(Vec<String>),
    /// A source file.
    File(SourceFile),
    /// A folder that may hold one.
    Folder {
        /// The folder.
        path: PathBuf,
        /// The names that the assignment has for a program, the first one first.
        names: &'static [&'static str],
    },
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
    /// The file is an archive, in which a program may be.
    #[error("{0} is an archive: unpack it, and name its folder (`suite class grade` takes archives as they are)")]
    Archive(String),
    /// The file lacks the permission to be executed.
    #[error("{0} is not executable; to make it so: chmod +x {path}", path = join_words([.0.as_str()]))]
    NotExecutable(String),
    /// The path of a file has a space, which ends a word.
    #[error("a path with a space needs quotes of its own: '\"{0}\"' instead of '{0}'")]
    Unquoted(String),
}

/// A program that cannot be started here.
#[derive(Debug, Error)]
pub enum NotReady {
    /// The folder has no source file to start.
    #[error("{folder}: {error}")]
    Folder {
        /// The folder.
        folder: String,
        /// Why.
        error: FolderError,
    },
    /// A program that the language takes is missing.
    #[error("found no program `{tool}`, which {file} needs")]
    NoTool {
        /// The missing program.
        tool: &'static str,
        /// The source file.
        file: String,
    },
}

/// The ends of the names of archives, the longer ones first.
const ARCHIVES: [&str; 4] = [".tar.gz", ".tgz", ".tar", ".zip"];

/// Returns the name of an archive without its end; `None` if the file is none, by its name.
#[must_use]
pub fn archive_stem(name: &str) -> Option<&str> {
    ARCHIVES.iter().find_map(|extension| {
        let (stem, end) = name.split_at_checked(name.len().checked_sub(extension.len())?)?;
        end.eq_ignore_ascii_case(extension).then_some(stem)
    })
}

/// Returns whether a program is not run through no fault of its own: there is none, or what it needs is missing here.
#[must_use]
pub fn is_refusal(error: &anyhow::Error) -> bool {
    error.is::<Refusal>() || error.is::<NotReady>() || error.is::<NoInterpreter>()
}

impl ProgramSource {
    /// Parses a source file, a folder that may hold one with one of these names, or the command line of a program,
    /// which has to exist.
    ///
    /// # Errors
    ///
    /// A text that names no program that is there.
    pub fn parse(text: &str, names: &'static [&'static str]) -> Result<Self, ProgramError> {
        let path = Path::new(text);
        if path.is_dir() {
            return Ok(Self::Folder { path: path.to_owned(), names });
        }
        if let Some(Ok(file)) = SourceFile::at(path, names, None) {
            return Ok(Self::File(file));
        }
        if path.is_file() && archive_stem(text).is_some() {
            return Err(ProgramError::Archive(printable(text)));
        }
        // A file is named whole, even if there are spaces in its path.
        let words = if path.components().count() > 1 && find_program(path).is_some() {
            vec![text.to_owned()]
        } else {
            split_words(text).filter(|words| !words.is_empty()).ok_or(ProgramError::NoWords)?
        };
        if let Some(path) = unquoted(&words) {
            return Err(ProgramError::Unquoted(path));
        }
        if !is_program(&words[0]) && !is_python_by_another_name(&words[0], is_program) {
            return Err(ProgramError::NoProgram(words[0].clone()));
        }
        if is_locked(Path::new(&words[0])) {
            return Err(ProgramError::NotExecutable(words[0].clone()));
        }
        Ok(Self::Command(words))
    }

    /// Returns the source as it is started here: the file of a folder, with the interpreter of a Python file, and the
    /// Python of a command line, which may have another name here.
    ///
    /// # Errors
    ///
    /// A folder in which no file is the one to start, a language without its tools here, or files that cannot be laid
    /// beside a command.
    pub fn ready(&self, common: &CommonLimits) -> Result<Self> {
        let setup = &common.setup;
        let mut file = match self {
            Self::Command(words) => {
                ensure!(setup.with.is_none(), "--with: expected a file or a folder, found the command `{}`", words[0]);
                return Ok(Self::Command(words_here(words, common)?));
            }
            Self::File(file) => file.clone(),
            Self::Folder { path, names } => Self::file_in(path, names, setup)?,
        };
        let missing = file.language.tools().iter().find(|tool| !is_program(tool));
        if file.language == Language::Python {
            if file.interpreter.is_none() {
                for found in interpreters(slice::from_ref(&file), common)? {
                    file.interpreter = Some(found.with_context(|| shown(&file.path))?);
                }
            }
        } else if let Some(tool) = missing {
            return Err(NotReady::NoTool { tool, file: file.name() }.into());
        }
        Ok(Self::File(file))
    }

    fn file_in(folder: &Path, names: &[&str], setup: &ProgramSetup) -> Result<SourceFile> {
        let file = SourceFile::at(folder, names, setup.file.as_ref());
        let file = file.with_context(|| format!("{}: expected a folder", shown(folder)))?;
        Ok(file.map_err(|error| NotReady::Folder { folder: shown(folder), error })?)
    }

    /// Returns the interpreter of a Python file, once it is found.
    #[must_use]
    pub const fn interpreter(&self) -> Option<&Interpreter> {
        match self {
            Self::File(file) => file.interpreter.as_ref(),
            Self::Command(_) | Self::Folder { .. } => None,
        }
    }
}

fn shown(path: &Path) -> String {
    printable(&path.file_name().unwrap_or(path.as_os_str()).to_string_lossy())
}

/// The most words of a command line that are looked at for the path of a file.
const MOST_WORDS: usize = 16;

/// Returns the path of a file that neighboring words make up, none of which is the path of anything.
fn unquoted(words: &[String]) -> Option<String> {
    let words = &words[..words.len().min(MOST_WORDS)];
    let is_place = |word: &str| Path::new(word).exists();
    let paths =
        (0..words.len()).flat_map(|begin| (begin + 2..=words.len()).map(move |end| words[begin..end].join(" ")));
    let mut paths = paths.filter(|path| path.contains(is_separator) && Path::new(path).is_file());
    paths.find(|path| !path.split(' ').any(is_place))
}

/// Returns whether a file that is named by its path lacks the permission to be executed.
#[cfg(unix)]
fn is_locked(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;

    path.components().count() > 1 && path.metadata().is_ok_and(|metadata| metadata.permissions().mode() & 0o111 == 0)
}

/// Returns `false`: files have no such permission.
#[cfg(not(unix))]
const fn is_locked(_: &Path) -> bool {
    false
}

/// Returns whether a shell would find a file to start for `word`.
#[must_use]
pub fn is_program(word: &str) -> bool {
    find_program(word.as_ref()).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn archives_are_known_by_their_names() {
        for (name, expected) in [
            ("ann.zip", Some("ann")),
            ("Ann B..ZIP", Some("Ann B.")),
            ("ann.tar.gz", Some("ann")),
            ("ann.v2.tgz", Some("ann.v2")),
            ("é.tar", Some("é")),
            (".zip", Some("")),
            ("ann.py", None),
            ("zip", None),
            ("aé.py", None),
        ] {
            assert_eq!(archive_stem(name), expected, "{name}");
        }
    }
}
