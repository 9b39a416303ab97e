//! Python as people choose it, and the interpreter that starts a program.

use std::convert::Infallible;
use std::fmt;
use std::path::{self, Path, PathBuf};
use std::str::FromStr;

use itertools::Itertools;
use serde::{Deserialize, Serialize};
use suite_text::printable;
use suite_work::{join_words, note, serialize_as_text, split_words};

/// How Python files are started, as people choose.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum PythonChoice {
    /// Each by the Python that it is written for.
    #[default]
    Auto,
    /// By the Python 2 that is here.
    Two,
    /// By this command.
    Command(String),
}

/// A version of the language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum PythonVersion {
    /// Python 2.7.
    #[serde(rename = "2.7")]
    Two,
    /// Python 3.
    #[serde(rename = "3")]
    Three,
}

/// The interpreter that starts a Python file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Interpreter {
    /// Its command.
    pub command: String,
    /// The version of Python that it runs.
    pub version: String,
    /// The version that the assignment asks for, if it is another one that is not here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asked_for: Option<PythonVersion>,
    /// The program that the command starts in the end, where it takes long to find it.
    #[serde(skip)]
    pub program: Option<PathBuf>,
}

/// The names of programs for which an assignment asks for Python 2.
const NAMES_OF_TWO: [&str; 2] = ["hw1cs561s16.py", "my_player.py"];

impl FromStr for PythonChoice {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<Self, Infallible> {
        Ok(match text {
            "auto" => Self::Auto,
            "python2" => Self::Two,
            _ => Self::Command(text.to_owned()),
        })
    }
}

serialize_as_text!(PythonChoice);

impl PythonChoice {
    /// Returns the choice as it is meant in another folder: a relative path becomes absolute.
    pub(crate) fn made_absolute(self) -> Self {
        let Self::Command(command) = self else { return self };
        let words: Vec<_> = words(&command).iter().map(|word| word.display().to_string()).collect();
        Self::Command(join_words(words.iter().map(String::as_str)))
    }
}

/// Formats the choice as people type it.
impl fmt::Display for PythonChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Auto => f.write_str("auto"),
            Self::Two => f.write_str("python2"),
            Self::Command(command) => f.write_str(command),
        }
    }
}

impl PythonVersion {
    /// Returns the version that an assignment with these names asks of a file: that of the file's name, or of the first
    /// one if it is another.
    pub(crate) fn asked_of(file: &Path, names: &[&str]) -> Self {
        let own = names.iter().find(|name| file.file_name() == Some(name.as_ref())).or(names.first());
        if own.is_some_and(|name| NAMES_OF_TWO.contains(name)) { Self::Two } else { Self::Three }
    }
}

/// Formats the version as people say it.
impl fmt::Display for PythonVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Two => "Python 2.7",
            Self::Three => "Python 3",
        })
    }
}

/// Formats the interpreter as people read of it.
impl fmt::Display for Interpreter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Whoever reads it need not know where it lies.
        let mut words = words(&self.command).into_iter();
        let first = words.next().unwrap_or_default();
        let first = first.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let command = [first].into_iter().chain(words.map(|word| word.display().to_string())).join(" ");
        write!(f, "{} (Python {})", printable(&command), printable(&self.version))?;
        match self.asked_for {
            Some(version) => write!(f, "; the assignment asks for {version}, which is not here"),
            None => Ok(()),
        }
    }
}

impl Interpreter {
    /// Says which interpreter starts a program of this name, if the assignment asks for another one.
    pub fn warn(&self, name: &str) {
        if self.asked_for.is_some() {
            note!("{name}: started by {self}");
        }
    }

    /// Returns the words that start it.
    pub(crate) fn words(&self) -> Vec<PathBuf> {
        self.program.as_ref().map_or_else(|| words(&self.command), |program| vec![program.clone()])
    }
}

/// Returns the words of a command, which may be started in another folder.
pub(crate) fn words(command: &str) -> Vec<PathBuf> {
    let mut words: Vec<PathBuf> = split_words(command).unwrap_or_default().into_iter().map(PathBuf::from).collect();
    if let Some(first) = words.first_mut().filter(|first| first.components().count() > 1)
        && let Ok(absolute) = path::absolute(&*first)
    {
        *first = absolute;
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn choices_are_read_as_they_are_written() {
        for text in ["auto", "python2", "python3.12", "/opt/a b/python"] {
            let choice: PythonChoice = text.parse().unwrap_or_default();
            assert_eq!(choice.to_string(), text);
        }
        let interpreter = Interpreter {
            command: "/opt/python/bin/python3 -S".to_owned(),
            version: "3.11.2".to_owned(),
            asked_for: Some(PythonVersion::Two),
            program: None,
        };
        let expected = "python3 -S (Python 3.11.2); the assignment asks for Python 2.7, which is not here";
        assert_eq!(interpreter.to_string(), expected);
    }
}
