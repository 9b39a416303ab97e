//! A learner written down as JSON: what it is of, its course, and its table.

use std::borrow::Cow;
use std::fmt::Write;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::memory::Stored;
use crate::{Course, Learner};

/// What is learnt. A table of one thing says nothing of another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Subject<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// Its rules, as far as there are several.
    pub rules: &'a str,
}

/// The version of the format.
const VERSION: u32 = 1;

/// What tells such a file from any other, and one version, game or rules from another: read before all else.
#[derive(Serialize, Deserialize)]
struct Header<'a> {
    #[serde(rename = "suite-learn")]
    version: u32,
    game: Cow<'a, str>,
    rules: Cow<'a, str>,
}

/// What is read then.
#[derive(Deserialize)]
struct Body {
    course: Course,
    games: u64,
    states: Vec<(String, Vec<f64>)>,
}

impl<M: Stored> Learner<M> {
    /// The learner as text, a row of the table a line, in their order: the same learner gives the same text.
    #[must_use]
    pub fn to_json(&self, subject: Subject) -> String {
        let header = Header { version: VERSION, game: subject.game.into(), rules: subject.rules.into() };
        let mut text = json(&header);
        // The rest of the object follows.
        text.pop();
        let _ = write!(text, ",\n\"course\":{},\n\"games\":{},\n\"states\":[", json(&self.course), self.games);
        for (number, row) in self.memory.rows().into_iter().enumerate() {
            let separator = if number == 0 { "\n" } else { ",\n" };
            let _ = write!(text, "{separator}{}", json(&row));
        }
        text + "\n]}\n"
    }

    /// The learner that a text tells of.
    ///
    /// # Errors
    ///
    /// [`ReadError`] if it tells of none, or of another subject.
    pub fn from_json(text: &[u8], subject: Subject) -> Result<Self, ReadError> {
        let header: Header = serde_json::from_slice(text).map_err(ReadError::Json)?;
        if header.version != VERSION {
            return Err(ReadError::Version(header.version));
        }
        if header.game != subject.game || header.rules != subject.rules {
            let [found, expected] = [&[&*header.game, &*header.rules], &[subject.game, subject.rules]]
                .map(|[game, rules]| format!("{game} ({rules})"));
            return Err(ReadError::Subject { found, expected });
        }
        let Body { course, games, states } = serde_json::from_slice(text).map_err(ReadError::Json)?;
        let mut memory = M::default();
        for (state, values) in states {
            memory.add(&state, &values, &course.parameters).map_err(|why| ReadError::State { state, why })?;
        }
        Ok(Self { course, games, memory })
    }
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("numbers and texts")
}

/// Why a text tells of no learner.
#[derive(Debug, Error)]
pub enum ReadError {
    /// It is no JSON, or not such JSON; a file that was cut off, for one.
    #[error("not a table of a learner: {0}")]
    Json(serde_json::Error),
    /// It is of another version of this format.
    #[error("found a table of version {0}, expected version {VERSION}")]
    Version(u32),
    /// It is of another game, or of other rules.
    #[error("found a table for {found}, expected one for {expected}")]
    Subject {
        /// What it is of.
        found: String,
        /// What it should be of.
        expected: String,
    },
    /// One of its positions is none, or has not the values that it should have.
    #[error("position {state:?} of the table: {why}")]
    State {
        /// The position.
        state: String,
        /// What is wrong.
        why: String,
    },
}
