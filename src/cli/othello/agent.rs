//! `suite othello`: an agent that speaks the course's protocol on stdin and stdout.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use suite_arena::seeded_rng;
use suite_othello::{Bits, Board, Handshake, Options, Position, ScoreReport, Wide};
use suite_search::{Budget, Game, Player, Strategy};

use super::player::{BuiltIn, Heuristic};
use super::table::RuleSet;
use crate::cli::shared::args::{random_seed, seconds};
use crate::cli::shared::player_arg::built_in;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::Tabletop;
use crate::cli::shared::textbook::Limit;

#[derive(Args)]
pub struct Agent {
    /// Name to tell the manager
    #[arg(long, default_value = "suite")]
    name: String,
    /// Built-in player that plays, with its options, whatever the manager says (see `suite othello host --help`)
    #[arg(long, value_parser = built_in::<BuiltIn>)]
    player: Option<BuiltIn>,
    /// Heuristic of the textbook's searches
    #[arg(long, default_value = "utility")]
    heuristic: Heuristic,
    /// Wall-clock time that the champion thinks about a move
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    move_time: Duration,
    /// What happens if the player to move has no move
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
}

/// More than any line of the protocol has: a board of 16x16 takes less than 1 KB.
const LONGEST_LINE: u64 = 64 * 1024;

impl Agent {
    /// Plays one game.
    pub fn run(self) -> Result<Status> {
        say(&self.name)?;
        let mut manager = Manager { input: io::stdin().lock(), line: Vec::new(), number: 0 };
        if !manager.next()? {
            bail!("the manager left before it told the color");
        }
        let Handshake { player, options } = manager.read(Handshake::parse)?;
        let strategy = self.strategy(options.unwrap_or_default());
        if let Some(board) = manager.board()? {
            if board.size().side() <= 8 {
                self.play::<u64>(player, &strategy, &mut manager, board)?;
            } else {
                self.play::<Wide>(player, &strategy, &mut manager, board)?;
            }
        }
        Ok(Status::Done)
    }

    /// Returns who plays under a manager with these options.
    fn strategy(&self, options: Options) -> BuiltIn {
        let player = self.player.unwrap_or_else(|| match (options.limit, options.minimax) {
            (None, false) => BuiltIn::champion(self.move_time),
            (_, minimax) => BuiltIn::textbook(minimax, self.heuristic),
        });
        // A limit of no ply leaves no move to choose.
        let limit = Limit(options.limit.map(|plies| plies.max(1)));
        player.told(Some(limit), options.caching, options.ordering)
    }

    /// Answers boards, beginning with this one, until the game ends.
    fn play<B: Bits>(
        &self,
        player: Player,
        built_in: &BuiltIn,
        manager: &mut Manager<impl BufRead>,
        board: Board,
    ) -> Result<()> {
        let mut strategy = Position::<B>::strategy(built_in, seeded_rng(random_seed(), 0));
        let mut next = Some(board);
        while let Some(board) = next {
            let position = Position::<B>::new(&board, player, self.rules.into());
            if position.is_over() {
                bail!("{}: expected a board with a move for this agent", manager.place());
            }
            let decision = strategy.choose(&position, Budget::UNLIMITED)?;
            say(&decision.best.context("a game that goes on has a move")?.to_string())?;
            next = manager.board()?;
        }
        Ok(())
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

    /// Reads up to the next board; there is none once the game is over. A manager may also end it by leaving.
    fn board(&mut self) -> Result<Option<Board>> {
        if !self.next()? || self.read(ScoreReport::parse)?.is_final || !self.next()? {
            return Ok(None);
        }
        self.read(Board::parse).map(Some)
    }

    fn place(&self) -> String {
        format!("standard input, line {}", self.number)
    }
}
