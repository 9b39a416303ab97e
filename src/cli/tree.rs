//! `suite tree`: game trees as textbooks draw them.

mod check;
mod draw;
mod from;
mod log;
mod search_args;
mod solve;
mod tree_arg;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::status::Status;

/// Search game trees as textbooks draw them, and check answers.
///
/// A tree is a file, or the tree itself: nested lists, such as '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'; JSON; indented
/// text, a line for each node with its name and its value; or a graph of Graphviz. All values are Max's. A node without
/// a name is called by its path: 2.3 is the third child of the root's second child.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Example:
  suite tree solve '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'
  suite tree check tree.txt --pruned '2.2 2.3'
  suite tree draw tree.txt --step 17 -o step.svg
  suite tree from othello --limit 2 > tree.txt"
)]
pub struct Tree {
    #[command(subcommand)]
    command: TreeCommand,
}

#[derive(Subcommand)]
enum TreeCommand {
    Check(check::Check),
    Draw(draw::Draw),
    From(from::From),
    Log(log::Log),
    Solve(solve::Solve),
}

impl Tree {
    pub fn run(self) -> Result<Status> {
        match self.command {
            TreeCommand::Check(check) => check.run(),
            TreeCommand::Draw(draw) => draw.run(),
            TreeCommand::From(from) => from.run(),
            TreeCommand::Log(log) => log.run(),
            TreeCommand::Solve(solve) => solve.run(),
        }
    }
}
