//! A recorded game, from whatever it was written down in.

use suite_go::{ParseSgfError, Sgf};
use thiserror::Error;

use super::line::{Line, LineError};

/// Reads the game with this number, or the only one: an SGF file, or lines of JSON.
pub fn parse(text: &[u8], game: Option<u32>) -> Result<Sgf, RecordedError> {
    let text = std::str::from_utf8(text).map_err(|_| RecordedError::NotText)?;
    if text.trim_start().starts_with('(') { Ok(Sgf::parse(text)?) } else { of_lines(text, game) }
}

/// The game with this number, or the first, in lines of JSON.
fn of_lines(text: &str, game: Option<u32>) -> Result<Sgf, RecordedError> {
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let wrong = |error| RecordedError::Line { number, error };
        let line = Line::parse(line).map_err(wrong)?;
        if game.is_none_or(|game| game == line.game) {
            return line.sgf().map_err(wrong);
        }
    }
    Err(game.map_or(RecordedError::Empty, RecordedError::NoSuchGame))
}

/// Why a file is no game.
#[derive(Debug, Error)]
pub enum RecordedError {
    #[error("it is no text")]
    NotText,
    #[error("it has no game")]
    Empty,
    #[error("it has no game {0}")]
    NoSuchGame(u32),
    #[error("line {number}: {error}")]
    Line { number: usize, error: LineError },
    #[error(transparent)]
    Sgf(#[from] ParseSgfError),
}
