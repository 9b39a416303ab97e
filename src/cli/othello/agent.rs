//! `suite othello`: an agent that speaks the course's protocol on stdin and stdout.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use suite_othello::{Bits, Board, Handshake, Move, Position, Rules, ScoreReport, Wide};
use suite_search::{Game, Player as Side};

use super::option::RuleSet;
use super::player::{Common, Heuristic, Player};
use crate::cli::Outcome;
use crate::cli::entrant::built_in;
use crate::cli::option::{any_seed, seconds};
use crate::interrupt::Interrupt;
use suite_arena::{Choice, Clock, seeded_rng};

#[derive(Args)]
pub struct Agent {
    /// The name to tell the manager
    #[arg(long, default_value = "suite")]
    name: String,
    /// Always use this built-in player, with its options (see `suite othello host --help`)
    #[arg(long, value_parser = built_in::<Player>)]
    player: Option<Player>,
    /// What the textbook's searches take a position for at their limit
    #[arg(long, default_value = "utility")]
    heuristic: Heuristic,
    /// How long the champion thinks about a move, in seconds by the clock on the wall
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    move_time: Duration,
    /// What happens if the player to move has no move: the game ends, or the player passes (standard)
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
}

/// More than any line of the protocol has: a board of 16x16 takes less than 1 KB.
const LONGEST_LINE: u64 = 64 * 1024;

impl Agent {
    /// Plays one game.
    pub fn run(self) -> Result<Outcome> {
        say(&self.name)?;
        let mut manager = Manager { input: io::stdin().lock(), line: Vec::new(), number: 0 };
        if !manager.next()? {
            bail!("the manager left before it told the color");
        }
        let Handshake { player: side, options } = manager.read(Handshake::parse)?;
        let options = options.unwrap_or_default();
        let common = Common::of(options);
        let player = self.player.unwrap_or_else(|| match (options.limit, options.minimax) {
            (None, false) => Player::champion(self.move_time),
            (_, minimax) => Player::textbook(minimax, self.heuristic),
        });
        let mut small = None;
        let mut large = None;
        while manager.next()? {
            // A manager may also end the game by leaving.
            if manager.read(ScoreReport::parse)?.is_final || !manager.next()? {
                break;
            }
            let board = manager.read(Board::parse)?;
            let mv = if board.size().side() <= 8 {
                let brain =
                    small.get_or_insert_with(|| player.agent::<u64>(&self.name, common, seeded_rng(any_seed(), 0)));
                self.choose(brain.as_mut(), &board, side, &manager)?
            } else {
                let brain =
                    large.get_or_insert_with(|| player.agent::<Wide>(&self.name, common, seeded_rng(any_seed(), 0)));
                self.choose(brain.as_mut(), &board, side, &manager)?
            };
            say(&mv.to_string())?;
        }
        Ok(Outcome::Done)
    }

    fn choose<B: Bits>(
        &self,
        brain: &mut dyn suite_arena::Agent<Position<B>>,
        board: &Board,
        side: Side,
        manager: &Manager<impl BufRead>,
    ) -> Result<Move> {
        let position = Position::<B>::new(board, side, Rules::from(self.rules));
        if position.is_over() {
            bail!("{}: found a board without a move for this agent", manager.place());
        }
        let forever = Interrupt::none();
        match brain.choose(&position, &Clock::start(Duration::MAX, forever.flag())) {
            Ok(Choice::Play(mv)) => Ok(mv),
            Ok(Choice::TakeBack) | Err(_) => unreachable!("a built-in player without a limit always moves"),
        }
    }
}

/// Writes a line that the manager waits for.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// What comes from the manager, line by line.
struct Manager<R> {
    input: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Manager<R> {
    /// Goes on to the next line; there is none if the manager has left.
    fn next(&mut self) -> io::Result<bool> {
        self.line.clear();
        self.number += 1;
        Ok(self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut self.line)? > 0)
    }

    /// Reads the current line.
    fn read<T, E: std::error::Error + Send + Sync + 'static>(&self, parse: fn(&[u8]) -> Result<T, E>) -> Result<T> {
        parse(&self.line).with_context(|| self.place())
    }

    fn place(&self) -> String {
        format!("standard input, line {}", self.number)
    }
}
