//! Recorded games, in whatever format.

use suite_arena::{RecordError, UncheckedRecord};
use suite_go::{ParseSgfError, Sgf};
use thiserror::Error;

use super::sgf::sgf;
use super::spec::{VariantError, spec_of};

/// Reads the game with this number, or the only one: an SGF file, or records in lines of JSON.
pub fn parse(text: &[u8], game: Option<u32>) -> Result<Sgf, RecordedError> {
    let text = std::str::from_utf8(text).map_err(|_| RecordedError::NotUtf8)?;
    if text.trim_start().starts_with('(') { Ok(Sgf::parse(text)?) } else { of_lines(text, game) }
}

/// Reads the game with this number, or the first, in lines of JSON.
fn of_lines(text: &str, game: Option<u32>) -> Result<Sgf, RecordedError> {
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |error| RecordedError::Line { number, error };
        let record = UncheckedRecord::parse(line).map_err(|error| wrong(error.into()))?;
        if game.is_none_or(|game| game == record.number()) {
            return replay(&record).map_err(wrong);
        }
    }
    Err(game.map_or(RecordedError::Empty, RecordedError::NoSuchGame))
}

fn replay(record: &UncheckedRecord) -> Result<Sgf, LineError> {
    let spec = spec_of(record.variant())?;
    let record = record.replay(&spec)?;
    Ok(sgf(&record, spec.positions(record.moves()).last().expect("the start at least")))
}

/// Why a line is not a game.
#[derive(Debug, Error)]
pub enum LineError {
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error(transparent)]
    Variant(#[from] VariantError),
}

/// Why a file is not a game.
#[derive(Debug, Error)]
pub enum RecordedError {
    #[error("not valid UTF-8")]
    NotUtf8,
    #[error("no game found")]
    Empty,
    #[error("no game {0} found")]
    NoSuchGame(u32),
    #[error("line {number}: {error}")]
    Line { number: usize, error: LineError },
    #[error(transparent)]
    Sgf(#[from] ParseSgfError),
}
