//! A game as a line of JSON, as `suite go host --json` prints it, read again.

use serde::Deserialize;
use suite_go::{Position, Sgf, Size, SizeError};
use suite_search::Game;
use thiserror::Error;

use super::moves::{self, MovesError};
use suite_arena::{VERSION, printable};

/// What such a line tells.
#[derive(Debug, Deserialize)]
pub struct Line {
    v: u32,
    /// The number of the game.
    pub game: u32,
    /// Black's name.
    pub black: String,
    /// White's name.
    pub white: String,
    /// Points to a side of the board.
    pub size: usize,
    /// What was played.
    pub moves: Vec<String>,
    /// Black's stones and White's in the end.
    pub stones: [u32; 2],
    /// `black`, `white` or `draw`.
    pub winner: String,
    /// Why it was over.
    pub reason: String,
    /// CPU time of each move in seconds.
    pub cpu: Vec<f64>,
    /// What was done wrong, if that ended it.
    pub fault: Option<Fault>,
}

/// What was done wrong.
#[derive(Debug, Deserialize)]
pub struct Fault {
    /// In which move, from 1; 0 before the first.
    #[serde(rename = "move")]
    pub number: usize,
    /// Which rule was broken, if it is a rule of the game.
    pub kind: Option<String>,
    /// What it is, in words.
    pub why: String,
    /// CPU time of that move in seconds.
    pub cpu: Option<f64>,
}

impl Line {
    /// Reads a line.
    pub fn parse(text: &str) -> Result<Self, LineError> {
        let line: Self = serde_json::from_str(text)?;
        if line.v == VERSION { Ok(line) } else { Err(LineError::Version(line.v)) }
    }

    /// The game in SGF: forfeit, time and resignation as its standard has them, the fault as a comment.
    pub fn sgf(&self) -> Result<Sgf, LineError> {
        let size = Size::new(self.size)?;
        let moves = moves::parse(self.moves.iter().map(String::as_str), size)?;
        let winner = if self.winner == "black" { "B" } else { "W" };
        let result = match &*self.reason {
            "moves" | "passes" => {
                let end = moves.iter().fold(Position::start(size), |position, &mv| position.play(mv));
                Sgf::score(&end)
            }
            "timeout" | "budget" => format!("{winner}+T"),
            "resign" | "left" => format!("{winner}+R"),
            _ => format!("{winner}+F"),
        };
        let names = [&self.black, &self.white].map(|name| printable(name));
        let comment = self.fault.as_ref().map_or_else(String::new, |fault| printable(&fault.why));
        Ok(Sgf { size, names, moves, result, comment })
    }
}

/// A text that is no such line.
#[derive(Debug, Error)]
pub enum LineError {
    #[error("it is no game as `suite go host --json` prints it: {0}")]
    NotAGame(#[from] serde_json::Error),
    #[error("it is a game of version {0}, expected {VERSION}")]
    Version(u32),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error(transparent)]
    Moves(#[from] MovesError),
}
