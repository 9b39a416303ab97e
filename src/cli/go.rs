//! `suite go`: an agent of the course's host.

mod agent;
mod player;

use anyhow::Result;
use clap::Args;

use super::Outcome;

/// Play Little-Go as an agent of the course's host.
///
/// Without a subcommand it is an agent: it reads `input.txt` in the current folder, writes `output.txt`, and ends, as the host
/// expects it of a move. How many moves have been played, which the end of the game depends on, it notes down beside
/// `input.txt`, in `suite-black.txt` or `suite-white.txt`.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random      any legal placement
  greedy      captures the most stones now
  aggressive  captures the most with two stones in a row
  alphabeta   looks depth=2 plies ahead, at branching=10 placements
  minimax     looks depth=2 plies ahead, at all placements

Example:
  suite go
  suite go --player alphabeta:depth=4,branching=25 --input game/input.txt --output game/output.txt"
)]
pub struct Go {
    #[command(flatten)]
    agent: agent::Agent,
}

impl Go {
    /// Makes a move.
    pub fn run(self) -> Result<Outcome> {
        self.agent.run()
    }
}
