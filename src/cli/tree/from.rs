//! `suite tree from`: the tree of a position of a game.

use std::io::Write;

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};
use suite_tabletop::{AnyGame, AnyPosition};
use suite_tree::GameTree;

use crate::cli::args::deferred::{game_of, with_help};
use crate::cli::args::position_args;
use crate::cli::status::Status;

/// Print the tree of a position of a game, down to a depth limit.
///
/// The first player is Max. A node is named by the moves to it; its value is that of the end of the game or, before
/// that, the estimate by the game's first heuristic.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Example:
  suite tree from othello -d 4 --limit 2 > tree.txt
  suite tree from tictactoe --moves 'B2 A1' --limit 1 --json | suite tree solve -"
)]
pub struct From {
    #[command(subcommand)]
    game: FromGame,
}

/// The options for the tree.
#[derive(Args)]
struct FromArgs {
    /// Depth of the tree in plies
    #[arg(long, value_name = "PLIES", default_value_t = 2)]
    limit: u32,
    /// Print JSON instead of indented text
    #[arg(long)]
    json: bool,
}

/// The subcommand of a game.
struct FromGame {
    position: Result<AnyPosition>,
    args: FromArgs,
}

impl From {
    pub fn run(self) -> Result<Status> {
        let FromGame { position, args } = self.game;
        let tree = GameTree::of_position(position?, args.limit)?;
        let mut out = std::io::stdout().lock();
        if args.json {
            writeln!(out, "{}", tree.to_json())?;
        } else {
            write!(out, "{}", tree.to_indented())?;
        }
        Ok(Status::Done)
    }
}

impl FromArgMatches for FromGame {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let found = matches.subcommand().and_then(|(name, matches)| Some((suite_catalog::find(name)?, matches)));
        let (game, matches) = found.ok_or_else(|| Error::raw(ErrorKind::MissingSubcommand, "no game"))?;
        let position = position_args::position(game, matches);
        Ok(Self { position, args: FromArgs::from_arg_matches(matches)? })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Subcommand for FromGame {
    fn augment_subcommands(parent: Command) -> Command {
        suite_catalog::games().fold(parent, |parent, game| parent.subcommand(command(game)))
    }

    fn augment_subcommands_for_update(parent: Command) -> Command {
        Self::augment_subcommands(parent)
    }

    fn has_subcommand(name: &str) -> bool {
        suite_catalog::find(name).is_some()
    }
}

fn command(game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    Command::new(facts.name)
        .about(format!("{}: the tree of a position", facts.title))
        .after_help(format!("Example:\n  suite tree from {} --limit 2", facts.name))
        .defer(|bare| {
            let game = game_of(&bare);
            with_help(position_args::add(FromArgs::augment_args(bare.clone()), game), &bare)
        })
}
