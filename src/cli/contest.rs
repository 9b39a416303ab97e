//! `suite contest`: contests between programs and built-in players.

mod compare;
mod entries;
mod format_args;
mod game_command;
mod hold;
mod plan;

use anyhow::Result;
use clap::{Args, Subcommand};

use self::game_command::GameCommand;
use super::args::by_game::ByGame;
use super::jobs::{Merge, Run};
use super::status::Status;

/// Hold a contest between programs and built-in players
///
/// Each two entries play the same number of games with either color, and each opening is played with both. Up to 40
/// entries play a round robin by the Berger tables; more, or any number with --rounds, play rounds by the Swiss system;
/// --finals adds a round robin of the best.
///
/// Entries are ranked by points: a win is 1, a draw 1/2. Ties are broken by the Sonneborn-Berger score (S-B), the
/// number of wins, and the games that the tied entries have played with each other; entries that are still tied share a
/// rank. A fault costs an entry the game. If, of the two games from an opening, each entry has lost one by a fault,
/// nobody scores.
///
/// Elo ratings are those of the Bradley-Terry model by maximum likelihood, with their 95 % intervals by a bootstrap
/// over pairs of games; "superior" is the likelihood that an entry is stronger than the next one.
///
/// The programs of a FOLDER are copied, each to a folder of its own, so that none can read another one's while it is
/// confined. All games are recorded. The same command goes on with a contest that was broken off, and plays again only
/// the games of programs that have changed.
///
/// `suite contest GAME` plays everything on this machine. Elsewhere `plan` cuts the work into jobs, an engine such as
/// Slurm or GNU parallel runs them by `suite run`, and `suite merge` collects their results.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite contest othello -d 6 submissions --anchor alphabeta:limit=3
  suite contest go ann/my_player3.py bob/my_player3.py greedy --openings 10 --seed 1
  suite contest othello -d 6 submissions --rounds 9 --finals 9 --board 8
  suite contest plan go submissions --openings 10 --out contest --for slurm
  suite contest compare go new/my_player3.py old/my_player3.py --sprt")]
pub struct Contest {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Compare(compare::CompareArgs),
    #[command(flatten)]
    Hold(ByGame<GameCommand<hold::Hold>>),
    #[command(hide = true)]
    Merge(Merge),
    Plan(plan::PlanArgs),
    #[command(hide = true)]
    Run(Run),
}

impl Contest {
    /// Runs the subcommand.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Command::Compare(compare) => compare.run(),
            Command::Hold(ByGame(command)) => hold::run(command),
            Command::Merge(merge) => merge.run(),
            Command::Plan(plan) => plan.run(),
            Command::Run(run) => run.run(),
        }
    }
}
