//! Learners as JSON.

use std::borrow::Cow;
use std::fmt::Write;

use serde::{Deserialize, Serialize};
use suite_text::printable;
use thiserror::Error;

use crate::table::Persist;
use crate::{Curriculum, Learner};

/// The game that a table is for. A table for one subject is of no use for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The variant of its rules.
    pub rules: &'a str,
}

/// The name of the JSON schema.
const SCHEMA: &str = "suite/table";
/// The version of [`SCHEMA`] that is written and parsed.
const VERSION: u32 = 1;

/// The fields that identify the file, which are parsed first.
#[derive(Serialize, Deserialize)]
struct Header<'a> {
    schema: Cow<'a, str>,
    version: u32,
    game: Cow<'a, str>,
    rules: Cow<'a, str>,
}

/// The fields after the header.
#[derive(Deserialize)]
struct Body {
    curriculum: Curriculum,
    games: u64,
    states: Vec<(String, Vec<f64>)>,
}

impl<T: Persist> Learner<T> {
    /// Returns the learner as JSON, with each row of the table on a line of its own. Equal learners give equal texts.
    #[must_use]
    pub fn to_json(&self, subject: Subject) -> String {
        let header =
            Header { schema: SCHEMA.into(), version: VERSION, game: subject.game.into(), rules: subject.rules.into() };
        let mut text = json(&header);
        // Drop the closing brace: the rest of the object follows.
        text.pop();
        let _ = write!(text, ",\n\"curriculum\":{},\n\"games\":{},\n\"states\":[", json(&self.curriculum), self.games);
        for (number, row) in self.table.rows().into_iter().enumerate() {
            let separator = if number == 0 { "\n" } else { ",\n" };
            let _ = write!(text, "{separator}{}", json(&row));
        }
        text + "\n]}\n"
    }

    /// Parses a learner from JSON.
    ///
    /// # Errors
    ///
    /// Returns [`ParseLearnerError`] if the text is malformed or for another subject.
    pub fn from_json(text: &[u8], subject: Subject) -> Result<Self, ParseLearnerError> {
        let header: Header = serde_json::from_slice(text).map_err(ParseLearnerError::Json)?;
        if header.schema != SCHEMA {
            return Err(ParseLearnerError::Schema(header.schema.into_owned()));
        }
        if header.version != VERSION {
            return Err(ParseLearnerError::Version(header.version));
        }
        if header.game != subject.game || header.rules != subject.rules {
            let [found, expected] = [&[&*header.game, &*header.rules], &[subject.game, subject.rules]]
                .map(|[game, rules]| format!("{game} ({rules})"));
            return Err(ParseLearnerError::Subject { found, expected });
        }
        let Body { curriculum, games, states } = serde_json::from_slice(text).map_err(ParseLearnerError::Json)?;
        let mut table = T::default();
        for (name, values) in states {
            table
                .add_row(&name, &values, &curriculum.parameters)
                .map_err(|reason| ParseLearnerError::Row { name, reason })?;
        }
        Ok(Self { curriculum, games, table })
    }
}

/// Returns a value as JSON.
pub(crate) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and strings can be serialized")
}

/// An error in the JSON of a learner.
#[derive(Debug, Error)]
pub enum ParseLearnerError {
    /// The text is not JSON, or not the JSON of a learner. A truncated file gives this error, too.
    #[error("not a learner's table: {}", printable(&.0.to_string()))]
    Json(serde_json::Error),
    /// The document has another schema.
    #[error("expected a {SCHEMA} document, found \"{}\"", printable(.0))]
    Schema(String),
    /// The version of the format is not supported.
    #[error("expected a table of version {VERSION}, found version {0}")]
    Version(u32),
    /// The table is for another game, or for other rules.
    #[error("expected a table for {expected}, found one for {}", printable(.found))]
    Subject {
        /// The subject of the table.
        found: String,
        /// The expected subject.
        expected: String,
    },
    /// A row of the table is malformed.
    #[error("row \"{}\" of the table: {reason}", printable(.name))]
    Row {
        /// The name of the row.
        name: String,
        /// The reason.
        reason: String,
    },
}
