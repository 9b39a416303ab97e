//! Recorded games, from files.

use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_arena::{RecordError, UncheckedRecord};
use suite_tabletop::{AnyGame, RecordedGame};
use suite_text::whole_number;
use suite_work::input;
use thiserror::Error;

/// The options that name a recorded game.
#[derive(Debug, Clone, Args)]
pub struct RecordArgs {
    /// File with recorded games: the output of `host --json`
    file: PathBuf,
    /// Number of the game in the file
    #[arg(long, value_name = "NUMBER", value_parser = whole_number::<u32>)]
    game: Option<u32>,
}

/// A recorded game that has not been replayed yet.
enum Source {
    /// A JSON record, with the number of its line.
    Record(usize, Box<UncheckedRecord>),
    /// A text in a format of the game only.
    Foreign(String),
}

impl RecordArgs {
    /// Returns the options for a file.
    pub const fn new(file: PathBuf, game: Option<u32>) -> Self {
        Self { file, game }
    }

    /// Reads the file and replays the game.
    pub fn replay(&self, game: &dyn AnyGame) -> Result<RecordedGame> {
        let replayed = match input::read(&self.file, |text| self.parse(text))? {
            Source::Record(line, record) => RecordedGame::replay(game, &record).with_context(|| format!("line {line}")),
            Source::Foreign(text) => RecordedGame::parse_foreign(game, &text).map_err(Into::into),
        };
        replayed.with_context(|| self.file.display().to_string())
    }

    fn parse(&self, text: &[u8]) -> Result<Source, NoRecord> {
        let text = str::from_utf8(text).map_err(|_| NoRecord::NotText)?;
        if is_foreign(text.trim_start()) {
            return Ok(Source::Foreign(text.to_owned()));
        }
        let records = parse_records(text)?;
        let numbers: Vec<_> = records.iter().map(|(_, record)| record.number()).collect();
        let (Some(&first), Some(&last)) = (numbers.first(), numbers.last()) else { return Err(NoRecord::Empty) };
        let wanted = match self.game {
            Some(game) => game,
            None if numbers.len() == 1 => first,
            None => return Err(NoRecord::Several { first, last }),
        };
        let record = records.into_iter().find(|(_, record)| record.number() == wanted);
        let (line, record) = record.ok_or(NoRecord::NoSuchGame { first, last, wanted })?;
        Ok(Source::Record(line, Box::new(record)))
    }
}

/// Returns whether a text is in a format of a game only: one that begins with a parenthesis, or the names of squares.
fn is_foreign(text: &str) -> bool {
    match text.as_bytes() {
        [b'(', ..] => true,
        [letter, digit, ..] => letter.is_ascii_alphabetic() && digit.is_ascii_digit(),
        _ => false,
    }
}

/// Parses records, one on each line that is not blank, with the numbers of the lines.
fn parse_records(text: &str) -> Result<Vec<(usize, UncheckedRecord)>, NoRecord> {
    let lines = (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty());
    let parse = |(number, line)| match UncheckedRecord::parse(line) {
        Ok(record) => Ok((number, record)),
        Err(error) => Err(NoRecord::Line { number, error }),
    };
    lines.map(parse).collect()
}

/// The error of a file without the game that was asked for.
#[derive(Debug, Error)]
enum NoRecord {
    #[error("not valid UTF-8")]
    NotText,
    #[error("expected a game record, found an empty file")]
    Empty,
    #[error("expected --game to choose one of the games {first} to {last}, found {wanted}")]
    NoSuchGame { first: u32, last: u32, wanted: u32 },
    #[error("expected --game to choose one of the games {first} to {last}")]
    Several { first: u32, last: u32 },
    #[error("line {number}: {error}")]
    Line { number: usize, error: RecordError },
}
