//! `suite go replay`: a recorded game, move by move.

use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use suite_go::{GameState, Sgf};
use suite_search::{Game, Player};

use super::board::{SIDES, draw};
use super::recorded;
use super::spec::spec;
use crate::cli::keyboard::Keyboard;
use crate::cli::{Outcome, style};
use crate::input;
use crate::interrupt::Interrupt;
use suite_arena::{Clock, printable};

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
        let sgf = input::read(&self.file, |text| recorded::parse(text, self.game))?;
        let recorded = Recorded { states: spec(sgf.size).positions(sgf.moves.iter().copied()), sgf };
        if io::stdin().is_terminal() && io::stdout().is_terminal() {
            recorded.step_through()?;
        } else {
            let mut out = anstream::stdout().lock();
            (0..=recorded.sgf.moves.len()).try_for_each(|number| recorded.show(number, &mut out))?;
        }
        Ok(Outcome::Done)
    }
}

/// A game that has been played.
struct Recorded {
    sgf: Sgf,
    /// The start, and the state after each move.
    states: Vec<GameState>,
}

impl Recorded {
    /// Shows the game after so many moves.
    fn show(&self, number: usize, out: &mut impl Write) -> io::Result<()> {
        let [black, white] = [Player::First, Player::Second].map(|player| {
            style::side(player, format!("{} ({})", SIDES[player as usize], printable(&self.sgf.names[player as usize])))
        });
        match number.checked_sub(1) {
            None => writeln!(out, "{black} against {white}\n")?,
            Some(last) => {
                let player = self.states[last].to_move();
                writeln!(
                    out,
                    "{}: {} {}\n",
                    number,
                    style::side(player, SIDES[player as usize]),
                    self.sgf.moves[last]
                )?;
            }
        }
        writeln!(out, "{}\n", draw(&self.states[number]))?;
        if number == self.sgf.moves.len() {
            let end = [&self.sgf.result, &self.sgf.comment].map(|text| printable(text)).join("  ");
            writeln!(out, "{}", style::strong(end.trim()))?;
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
                anstream::eprint!("{number} of {} (Enter, b, a number or q): ", self.sgf.moves.len());
                let line = keyboard.line(&Clock::start(Duration::MAX, interrupt.flag()));
                let wanted = match line.as_deref().map(str::trim) {
                    None | Some("q" | "quit") => return Ok(()),
                    Some("" | "n") => number + 1,
                    Some("b") => number.saturating_sub(1),
                    Some(text) => text.parse().unwrap_or(usize::MAX),
                };
                if wanted <= self.sgf.moves.len() {
                    break wanted;
                }
                anstream::eprintln!(
                    "Enter goes on, b goes back, a number up to {} goes to that move, q ends",
                    self.sgf.moves.len()
                );
            };
        }
    }
}
