//! `suite go replay`: a recorded game, move by move.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use serde::Deserialize;
use suite_go::{Illegal, Move, ParseSgfError, Reading, Sgf, Situation, Size, SizeError};
use suite_search::{Game, Player};
use thiserror::Error;

use super::board::{SIDES, draw};
use crate::arena::{Clock, VERSION, printable};
use crate::cli::keyboard::Keyboard;
use crate::cli::{Outcome, style};
use crate::input;
use crate::interrupt::Interrupt;

/// Step through a recorded game: a line of JSON that `suite go host --json` printed, or an SGF file.
///
/// On a terminal it waits after each board: Enter goes on, `b` goes back, a number goes to that move, `q` ends. Elsewhere it
/// prints all boards.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go host --black aggressive --white greedy --games 10 --json > games.jsonl
  suite go replay games.jsonl --game 7
  suite go replay game-0001.sgf | less")]
pub struct Replay {
    /// The file
    file: PathBuf,
    /// Which game of several, by its number in a file of JSON lines
    #[arg(long, value_name = "NUMBER")]
    game: Option<u32>,
}

impl Replay {
    pub fn run(self) -> Result<Outcome> {
        let recorded = input::read(&self.file, |text| Recorded::parse(text, self.game))?;
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            recorded.step_through()?;
        } else {
            let mut out = anstream::stdout().lock();
            (0..=recorded.moves.len()).try_for_each(|number| recorded.show(number, &mut out))?;
        }
        Ok(Outcome::Done)
    }
}

/// A game that has been played.
#[derive(Debug)]
struct Recorded {
    names: [String; 2],
    moves: Vec<Move>,
    /// The start, and the situation after each move.
    situations: Vec<Situation>,
    /// How it ended, for people.
    end: String,
}

/// What a line of JSON must have for a game to be shown.
#[derive(Deserialize)]
struct Line {
    v: u32,
    game: u32,
    black: String,
    white: String,
    size: usize,
    moves: Vec<String>,
    winner: String,
    reason: String,
    fault: Option<LineFault>,
}

#[derive(Deserialize)]
struct LineFault {
    why: String,
}

impl Recorded {
    fn parse(text: &[u8], game: Option<u32>) -> Result<Self, ReplayError> {
        let text = std::str::from_utf8(text).map_err(|_| ReplayError::NotText)?;
        if text.trim_start().starts_with('(') {
            let sgf = Sgf::parse(text)?;
            let end = [sgf.result, sgf.comment].map(|text| printable(&text));
            return Self::play(sgf.size, sgf.names, sgf.moves, end.join(" ").trim().to_owned());
        }
        for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
            let line: Line = serde_json::from_str(line).map_err(|error| ReplayError::Json(number, error))?;
            if line.v != VERSION {
                return Err(ReplayError::Version { number, found: line.v });
            }
            if game.is_none_or(|game| game == line.game) {
                return Self::of_line(line);
            }
        }
        Err(game.map_or(ReplayError::Empty, ReplayError::NoSuchGame))
    }

    fn of_line(line: Line) -> Result<Self, ReplayError> {
        let size = Size::new(line.size)?;
        let moves = line.moves.iter().map(|mv| {
            Reading::Strict
                .parse(mv, size)
                .map_err(|error| ReplayError::Move { mv: printable(mv), why: error.to_string() })
        });
        let moves = moves.collect::<Result<_, _>>()?;
        let why = line.fault.map_or(line.reason, |fault| fault.why);
        let end = match &*line.winner {
            "draw" => format!("a draw ({why})"),
            winner => format!("{winner} wins ({why})"),
        };
        Self::play(size, [line.black, line.white], moves, printable(&end))
    }

    /// Plays the game again, by the rules.
    fn play(size: Size, names: [String; 2], moves: Vec<Move>, end: String) -> Result<Self, ReplayError> {
        let mut situations = vec![Situation::start(size)];
        let mut situation = Situation::start(size);
        for (number, &mv) in (1..).zip(&moves) {
            if let Some(illegal) = situation.position.illegal(mv) {
                return Err(ReplayError::Illegal { number, mv, illegal });
            }
            situation = situation.play(mv);
            situations.push(situation);
        }
        Ok(Self { names: names.map(|name| printable(&name)), moves, situations, end })
    }

    /// Shows the game after so many moves.
    fn show(&self, number: usize, out: &mut impl Write) -> io::Result<()> {
        let [black, white] = [Player::First, Player::Second]
            .map(|player| style::side(player, format!("{} ({})", SIDES[player as usize], self.names[player as usize])));
        match number.checked_sub(1) {
            None => writeln!(out, "{black} against {white}\n")?,
            Some(last) => {
                let player = self.situations[last].to_move();
                writeln!(out, "{}: {} {}\n", number, style::side(player, SIDES[player as usize]), self.moves[last])?;
            }
        }
        writeln!(out, "{}\n", draw(&self.situations[number]))?;
        if number == self.moves.len() && !self.end.is_empty() {
            writeln!(out, "{}", style::strong(&self.end))?;
        }
        Ok(())
    }

    /// Shows what the user asks for, beginning at the start of the game.
    fn step_through(&self) -> io::Result<()> {
        let (keyboard, interrupt) = (Keyboard::default(), Interrupt::none());
        let mut number = 0;
        loop {
            self.show(number, &mut anstream::stdout())?;
            number = loop {
                anstream::eprint!("{number} of {} (Enter, b, a number or q): ", self.moves.len());
                let line = keyboard.line(&Clock::start(Duration::MAX, &interrupt));
                let wanted = match line.as_deref().map(str::trim) {
                    None | Some("q" | "quit") => return Ok(()),
                    Some("" | "n") => number + 1,
                    Some("b") => number.saturating_sub(1),
                    Some(text) => text.parse().unwrap_or(usize::MAX),
                };
                if wanted <= self.moves.len() {
                    break wanted;
                }
                anstream::eprintln!(
                    "Enter goes on, b goes back, a number up to {} goes to that move, q ends",
                    self.moves.len()
                );
            };
        }
    }
}

/// Why a file is no game that can be shown.
#[derive(Debug, Error)]
enum ReplayError {
    #[error("it is no text")]
    NotText,
    #[error("it has no game")]
    Empty,
    #[error("it has no game {0}")]
    NoSuchGame(u32),
    #[error("line {0}: it is no game as `suite go host --json` prints it: {1}")]
    Json(usize, serde_json::Error),
    #[error("line {number}: it is a game of version {found}, expected {VERSION}")]
    Version { number: usize, found: u32 },
    #[error(transparent)]
    Sgf(#[from] ParseSgfError),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error("found the move `{mv}`; {why}")]
    Move { mv: String, why: String },
    #[error("move {number}, {mv}: {illegal}")]
    Illegal { number: usize, mv: Move, illegal: Illegal },
}
