//! `suite tree from`: the tree of a position of a game.

use std::io::Write;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use suite_tabletop::{AnyGame, AnyPosition, GameFacts};
use suite_tree::GameTree;

use crate::cli::args::by_game::{ByGame, GameArgs};
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
    game: ByGame<FromGame>,
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
        let FromGame { position, args } = self.game.0;
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

impl GameArgs for FromGame {
    fn about(facts: &GameFacts) -> String {
        format!("{}: the tree of a position", facts.title)
    }

    fn examples(facts: &GameFacts) -> Vec<String> {
        vec![format!("suite tree from {} --limit 2", facts.name)]
    }

    fn add(command: Command, game: &'static dyn AnyGame) -> Command {
        position_args::add(FromArgs::augment_args(command), game)
    }

    fn read(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Self, Error> {
        let position = position_args::position(game, matches);
        Ok(Self { position, args: FromArgs::from_arg_matches(matches)? })
    }
}
