//! `suite tictactoe`: Q-learning as in a course's appendix, and the commands for the game.

mod train;

use anyhow::Result;
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::own_commands::OwnCommands;
use super::status::Status;

/// Learn tic-tac-toe by Q-learning, and play the competition of the course's appendix.
///
/// Without a subcommand, a learner plays games against itself, and then, without learning, 500 games as X and 500 as O
/// against each of `RandomPlayer`, `SmartPlayer` (perfect four times in five) and `PerfectPlayer`. With the defaults it
/// never loses. In a position that is not in its table it takes the first empty square.
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random     any empty square
  greedy     a winning move if there is one, else the first empty square
  minimax    limit=PLIES [default: unlimited]; caching, ordering
  alphabeta  limit=PLIES [default: unlimited]; caching, ordering
  smart      perfect four times in five, else random
  perfect    never loses
  qlearning  table=FILE of `suite tictactoe --table` [default: learn 100,000 games first]

Example:
  suite tictactoe
  suite tictactoe --classic --games 20000 --seed 1
  suite tictactoe --table table.json --curve curve.svg
  suite tictactoe play --against qlearning:table=table.json
  suite tictactoe host --x smart --o perfect --games 100 --swap"
)]
struct TicTacToe {
    #[command(flatten)]
    train: train::Train,
}

/// The help of verbs that all games have.
#[derive(Subcommand)]
enum Help {
    /// Find the mistakes in a game by solving the position after each move
    #[command(after_help = "\
Example:
  suite tictactoe analyze --moves '1,1 0,1 0,0'
  suite tictactoe host --x smart --o random --json > game.jsonl
  suite tictactoe analyze game.jsonl")]
    Analyze,
    /// Play in a program for board games: a built-in player behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. docs/gtp.md has how to set up
    /// GoGui.
    #[command(after_help = "\
Example:
  suite tictactoe gtp
  suite tictactoe gtp --agent smart --seed 1")]
    Gtp,
    /// Host a match between built-in players and people
    ///
    /// An AGENT is `human` or a built-in player with its options (see `suite tictactoe --help`).
    #[command(after_help = "\
Example:
  suite tictactoe host --x smart --o perfect --games 100 --swap
  suite tictactoe host")]
    Host,
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    #[command(after_help = "\
Example:
  suite tictactoe perft 9")]
    Perft,
    /// Play against a built-in player
    ///
    /// Type a move as row,column from 0 at the top left, such as 1,2; undo, hint, resign, quit, help.
    #[command(after_help = "\
Example:
  suite tictactoe play --against smart
  suite tictactoe play --against qlearning:table=table.json --second")]
    Play,
    /// Step through a recorded game: a record of `suite tictactoe host --json`
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit.
    /// Elsewhere all boards are printed.
    #[command(after_help = "\
Example:
  suite tictactoe host --x smart --o random --json > game.jsonl
  suite tictactoe replay game.jsonl")]
    Replay,
    /// Solve a position: its value, the best move, and best play to the end
    ///
    /// Values are 1 for a win, 0 for a draw and -1 for a loss of the player to move.
    #[command(after_help = "\
Example:
  suite tictactoe solve --all-moves
  suite tictactoe solve --board XX./.O./...
  suite tictactoe solve --count --algorithm minimax")]
    Solve,
}

/// What tic-tac-toe adds to the verbs that all games have.
pub const COMMANDS: OwnCommands = OwnCommands {
    game: "tictactoe",
    add_bare: TicTacToe::augment_args,
    add_help: Help::augment_subcommands,
    add_verbs: |command| command,
    run,
};

fn run(matches: &ArgMatches) -> Result<Status> {
    TicTacToe::from_arg_matches(matches)?.train.run()
}
