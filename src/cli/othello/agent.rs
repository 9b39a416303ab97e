//! `suite othello`: an agent behind the course's protocol on stdin and stdout.

use std::io::{self, BufRead, Read, Write};
use std::time::Duration;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use suite_arena::seeded_rng;
use suite_othello::{Board, BuiltIn, GAME, Handshake, Heuristic, Options, ScoreReport, any_position};
use suite_programs::parse_built_in;
use suite_search::{Budget, Game, Player, Strategy};
use suite_tabletop::{AnyPlayer, Limit, NamedHeuristic};
use suite_text::seconds;
use suite_work::random_seed;

use super::rules_arg::RulesArg;
use crate::cli::status::Status;

#[derive(Args)]
pub struct Agent {
    /// Name to give the manager
    #[arg(long, default_value = "suite")]
    name: String,
    /// Built-in player with its options, whatever the manager asks for
    #[arg(long, value_parser = |name: &str| parse_built_in(GAME, name))]
    player: Option<AnyPlayer>,
    /// Heuristic of the textbook search
    #[arg(long, default_value = "utility", value_parser = heuristic())]
    heuristic: Heuristic,
    /// Wall-clock time of the champion for a move
    #[arg(long, value_name = "SECONDS", default_value = "2", value_parser = seconds)]
    move_time: Duration,
    #[command(flatten)]
    rules: RulesArg,
}

/// The most bytes of a line; a board of 16x16 takes less than 1 KB.
const LONGEST_LINE: u64 = 64 * 1024;

/// Returns a parser of the names of heuristics.
fn heuristic() -> impl TypedValueParser<Value = Heuristic> {
    PossibleValuesParser::new(Heuristic::ALL.iter().map(|(name, _)| *name)).try_map(|name| Heuristic::parse(&name))
}

impl Agent {
    /// Plays one game.
    pub fn run(self) -> Result<Status> {
        say(&self.name)?;
        let mut manager = Manager { input: io::stdin().lock(), line: Vec::new(), number: 0 };
        if !manager.next()? {
            bail!("standard input, line 1: expected the color, found the end");
        }
        let Handshake { player, options } = manager.read(Handshake::parse)?;
        let built_in = self.player(options.unwrap_or_default());
        if let Some(board) = manager.board()? {
            self.play(player, &built_in, &mut manager, board)?;
        }
        Ok(Status::Done)
    }

    /// Returns the player for these options of the manager.
    fn player(&self, options: Options) -> AnyPlayer {
        let given = self.player.as_ref().and_then(|player| player.downcast_ref::<BuiltIn>()).copied();
        let player = given.unwrap_or_else(|| match (options.limit, options.minimax) {
            (None, false) => BuiltIn::champion(self.move_time),
            (_, minimax) => BuiltIn::textbook(minimax, self.heuristic),
        });
        // With a limit of 0 there would be no move to choose.
        let limit = Limit(options.limit.map(|plies| plies.max(1)));
        AnyPlayer::new(player.with_options(Some(limit), options.caching, options.ordering))
    }

    /// Answers boards, from this one on, until the game ends.
    fn play(
        &self,
        player: Player,
        built_in: &AnyPlayer,
        manager: &mut Manager<impl BufRead>,
        board: Board,
    ) -> Result<()> {
        let rules = self.rules.rules;
        let mut strategy = any_position(&board, player, rules).strategy(built_in, seeded_rng(random_seed(), 0));
        let mut next = Some(board);
        while let Some(board) = next {
            let position = any_position(&board, player, rules);
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

/// Writes a line, at once.
fn say(line: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// The lines of the manager.
struct Manager<R> {
    input: R,
    line: Vec<u8>,
    number: usize,
}

impl<R: BufRead> Manager<R> {
    /// Reads the next line; returns `false` if the manager has closed the pipe.
    fn next(&mut self) -> io::Result<bool> {
        self.line.clear();
        self.number += 1;
        Ok(self.input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut self.line)? > 0)
    }

    /// Parses the current line.
    fn read<T, E: std::error::Error + Send + Sync + 'static>(&self, parse: fn(&[u8]) -> Result<T, E>) -> Result<T> {
        parse(&self.line).with_context(|| self.place())
    }

    /// Reads the next board; `None` at the end of the game, or if the manager has closed the pipe.
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
