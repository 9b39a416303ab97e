//! Options of games as data, for the command line, the page and Python alike.

use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::Path;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value as Json;

use crate::GameError;

/// An option of a game: what names a start or a position, or what its programs are told.
#[derive(Debug, Clone)]
pub struct GameOption {
    /// The long name, such as `size`.
    pub name: &'static str,
    /// The letter, if there is one.
    pub letter: Option<char>,
    /// What it takes.
    pub kind: OptionKind,
    /// What it means, as a line of help.
    pub help: &'static str,
    /// Its label on the page, if the page offers it.
    pub label: Option<&'static str>,
    /// The options that have to be given with it.
    pub requires: &'static [&'static str],
    /// The options that cannot be given with it.
    pub conflicts: &'static [&'static str],
}

/// What an option takes.
#[derive(Debug, Clone)]
pub enum OptionKind {
    /// Nothing: it is given or not.
    Flag,
    /// A whole number.
    Number {
        /// The name of the value in help texts.
        value_name: &'static str,
        /// The value of an option that is not given.
        default: Option<i64>,
        /// The values to choose from, if they are few.
        values: Vec<i64>,
        /// Checks a value; the error says what is expected.
        check: fn(&str) -> Result<(), String>,
    },
    /// One of several words, the first of which is the default, each with its meaning.
    Choice {
        /// The name of the value in help texts.
        value_name: &'static str,
        /// The words with their meanings.
        values: &'static [(&'static str, &'static str)],
    },
    /// Any text that `check` accepts.
    Text {
        /// The name of the value in help texts.
        value_name: &'static str,
        /// Checks a value; the error says what is expected.
        check: fn(&str) -> Result<(), String>,
    },
    /// The content of a file.
    File {
        /// The name of the value in help texts.
        value_name: &'static str,
    },
}

impl OptionKind {
    /// Returns the kind of a number of things.
    #[must_use]
    pub const fn count(usual: u32, check: fn(&str) -> Result<(), String>) -> Self {
        Self::Number { value_name: "N", default: Some(usual as i64), values: Vec::new(), check }
    }
}

impl GameOption {
    /// Returns an option that goes with any others.
    #[must_use]
    pub const fn new(name: &'static str, kind: OptionKind, help: &'static str) -> Self {
        Self { name, letter: None, kind, help, label: None, requires: &[], conflicts: &[] }
    }

    /// Parses the value of the option: `true` or `false` of a flag, the content of a file.
    ///
    /// # Errors
    ///
    /// A [`GameError`] that names the option and says what is expected.
    pub fn parse(&self, text: &str) -> Result<OptionValue, GameError> {
        let expected = |words: &str| format!("expected {words}, found {}", suite_text::quote(text.as_bytes()));
        let as_text = || OptionValue::Text(text.to_owned());
        let value = match &self.kind {
            OptionKind::Flag => text.parse().map(OptionValue::Flag).map_err(|_| expected("true or false")),
            OptionKind::Number { check, .. } | OptionKind::Text { check, .. } => check(text).map(|()| as_text()),
            OptionKind::Choice { values, .. } => {
                let words: Vec<_> = values.iter().map(|(word, _)| *word).collect();
                words.contains(&text).then(as_text).ok_or_else(|| expected(&words.join(" or ")))
            }
            OptionKind::File { .. } => {
                Ok(OptionValue::File { name: self.name.to_owned(), bytes: text.as_bytes().to_vec() })
            }
        };
        value.map_err(|error| GameError::new(suite_text::printable(&error)).at(self.name))
    }

    /// Returns the value of an option that is not given.
    #[must_use]
    pub fn default(&self) -> OptionValue {
        let text = match &self.kind {
            OptionKind::Flag => return OptionValue::Flag(false),
            OptionKind::Number { default, .. } => default.map(|number| number.to_string()),
            OptionKind::Choice { values, .. } => values.first().map(|(word, _)| (*word).to_owned()),
            OptionKind::Text { .. } | OptionKind::File { .. } => None,
        };
        text.map_or(OptionValue::Absent, OptionValue::Text)
    }
}

/// The value of an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum OptionValue {
    /// Nothing is given, and there is no default.
    Absent,
    /// Whether the flag is given.
    Flag(bool),
    /// A number, a word or a text.
    Text(String),
    /// A file.
    File {
        /// Its name, for messages.
        name: String,
        /// Its content.
        bytes: Vec<u8>,
    },
}

impl Serialize for OptionValue {
    /// Serializes a number as one, what is absent as null, and a file by its name.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Absent => serializer.serialize_none(),
            Self::Flag(is_given) => serializer.serialize_bool(*is_given),
            Self::Text(text) => match text.parse() {
                Ok(number) => serializer.serialize_i64(number),
                Err(_) => serializer.serialize_str(text),
            },
            Self::File { name, .. } => serializer.serialize_str(name),
        }
    }
}

impl<'de> Deserialize<'de> for OptionValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match Json::deserialize(deserializer)? {
            Json::Null => Ok(Self::Absent),
            Json::Bool(is_given) => Ok(Self::Flag(is_given)),
            Json::Number(number) => Ok(Self::Text(number.to_string())),
            Json::String(text) => Ok(Self::Text(text)),
            other => Err(D::Error::custom(format_args!("expected the value of an option, found {other}"))),
        }
    }
}

/// Options with their values.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct OptionValues(BTreeMap<String, OptionValue>);

impl OptionValues {
    /// Returns the defaults of these options.
    #[must_use]
    pub fn defaults(options: &[GameOption]) -> Self {
        Self(options.iter().map(|option| (option.name.to_owned(), option.default())).collect())
    }

    /// Gives an option a value.
    pub fn set(&mut self, name: &str, value: OptionValue) {
        self.0.insert(name.to_owned(), value);
    }

    /// Returns the options with a value for one of them.
    #[must_use]
    pub fn with(mut self, name: &str, value: OptionValue) -> Self {
        self.set(name, value);
        self
    }

    fn get(&self, name: &str) -> Option<&OptionValue> {
        self.0.get(name)
    }

    /// Returns whether a flag is given.
    #[must_use]
    pub fn is_given(&self, name: &str) -> bool {
        self.get(name) == Some(&OptionValue::Flag(true))
    }

    /// Returns the text of an option, if it is given.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name) {
            Some(OptionValue::Text(text)) => Some(text),
            _ => None,
        }
    }

    /// Parses the text of an option, if it is given.
    ///
    /// # Errors
    ///
    /// A [`GameError`] that names the option if `parse` fails.
    pub fn parse<T, E: Display>(
        &self,
        name: &str,
        parse: impl FnOnce(&str) -> Result<T, E>,
    ) -> Result<Option<T>, GameError> {
        let parsed = self.text(name).map(parse).transpose();
        let said = |error: E| GameError::new(suite_text::printable(&error.to_string()));
        parsed.map_err(|error| said(error).at(format_args!("--{name}")))
    }

    /// Parses the file of an option, if it is given.
    ///
    /// # Errors
    ///
    /// A [`GameError`] that names the file if `parse` fails.
    pub fn parse_file<T, E: Display>(
        &self,
        name: &str,
        parse: impl FnOnce(&[u8]) -> Result<T, E>,
    ) -> Result<Option<T>, GameError> {
        let Some(OptionValue::File { name, bytes }) = self.get(name) else { return Ok(None) };
        parse(bytes).map(Some).map_err(|error| GameError::new(error).at(name))
    }
}

/// Reads and parses the file that an option of a player names, such as a book.
///
/// # Errors
///
/// A message that names the file if it cannot be read or `parse` fails.
pub fn read_option_file<T, E: Display>(path: &str, parse: impl FnOnce(&[u8]) -> Result<T, E>) -> Result<T, String> {
    let bytes = suite_text::read_file(Path::new(path)).map_err(|error| error.to_string())?;
    parse(&bytes).map_err(|error| format!("{path}: {error}"))
}
