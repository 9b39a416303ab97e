//! `suite squirrel`: the answers to the tasks of the squirrel war, a checker of answers, and the commands for the game.

mod answer;
mod check;
mod difference;
mod show;
mod task_arg;

use anyhow::Result;
use clap::{ArgMatches, Args, FromArgMatches, Subcommand};

use super::own_commands::OwnCommands;
use super::status::Status;

/// Answer the tasks of the squirrel war (Raid and Sneak), check answers, grade programs, play, solve positions.
///
/// Without a subcommand, answer a task: write `next_state.txt` (tasks 1 to 3) and `traverse_log.txt` (tasks 2 and 3),
/// or `trace_state.txt` (task 4).
#[derive(Args)]
#[command(
    args_conflicts_with_subcommands = true,
    after_help = "\
Players, with their options:
  random     any empty square
  greedy     the move with the best score
  minimax    limit=5 plies; caching, ordering
  alphabeta  limit=5 plies; caching, ordering

Example:
  suite squirrel -i input.txt
  suite squirrel check -d my-answers
  suite squirrel show -i input.txt
  suite squirrel grade 'python3 hw1cs561s16.py'
  suite squirrel play
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap"
)]
struct Squirrel {
    #[command(flatten)]
    answer: answer::AnswerArgs,
}

/// The help of verbs that all games have.
#[derive(Subcommand)]
enum Help {
    /// Find the mistakes in a game by solving the position after each move
    ///
    /// The game is a record of `suite squirrel host --json`, or a list of moves on the board of a task. Each position
    /// is solved to the end of the game, from the last one back; one that takes longer than --time is reported as
    /// unknown.
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel analyze game.jsonl --exact")]
    Analyze,
    /// Grade a program by the assignment's rubric.
    ///
    /// Greedy, minimax and alpha-beta bring 30 points each, and the battle 10: of them the share of cases that are
    /// answered right. A case is right if all its files are, apart from line ends and trailing blanks.
    ///
    /// A .py file is started with the Python that it is written for; the assignment asks for Python 2.7. A .cpp file is
    /// compiled with g++ -O2, with those beside it if they belong together, and a .java file with javac, once, before
    /// the first case; one that cannot be compiled fails in all cases, and the report has the compiler's message. In a
    /// folder the source file is `hw1cs561s16.py`, `hw1cs561s16.cpp` or `hw1cs561s16.java`, the first of these that is
    /// there, or else the only one. The program runs as `COMMAND -i input.txt` in a new folder with that file and with
    /// copies of all files of its folder, or of the data files beside a source file, such as .json, .txt, .csv and
    /// .pkl.
    ///
    /// The cases are random ones, among them some that show each known mistake of `suite squirrel check`; or those of
    /// --cases. Each result is recorded, so that an interrupted grading can be resumed.
    #[command(after_help = "\
Example:
  suite squirrel grade submissions/ann
  suite squirrel grade 'python3 hw1cs561s16.py'
  suite squirrel grade hw1cs561s16.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite squirrel grade ./hw1cs561s16 --cases official-cases --name 'Ann B.' --json
  suite squirrel grade hw1cs561s16.py --resume")]
    Grade,
    /// Play in a program for board games: a built-in player behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. GoGui shows the board with the
    /// values of its squares, the first row at the bottom; docs/gtp.md has how to set it up.
    #[command(after_help = "\
Example:
  suite squirrel gtp
  suite squirrel gtp -i input.txt --agent minimax:limit=2")]
    Gtp,
    /// Host a match between built-in players and people
    ///
    /// An AGENT is `human` or a built-in player with its options, such as `alphabeta:limit=6,caching,ordering` (see
    /// `suite squirrel --help`).
    #[command(after_help = "\
Example:
  suite squirrel host --x alphabeta:limit=3 --o greedy --games 20 --swap --random-plies 4
  suite squirrel host -i input.txt --x human --o alphabeta")]
    Host,
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    #[command(after_help = "\
Example:
  suite squirrel perft 4
  suite squirrel perft -i input.txt 3 --divide")]
    Perft,
    /// Play against a built-in player
    ///
    /// Type a move as the name of a square, such as C3; undo, hint, resign, quit, help.
    #[command(after_help = "\
Example:
  suite squirrel play
  suite squirrel play -i input.txt --against minimax:limit=2 --second")]
    Play,
    /// Step through a recorded game: a record of `suite squirrel host --json`
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit.
    /// Elsewhere all boards are printed.
    #[command(after_help = "\
Example:
  suite squirrel host --x greedy --o alphabeta:limit=3 --json > game.jsonl
  suite squirrel replay game.jsonl")]
    Replay,
    /// Solve a position: its value, the best move, and best play to the end
    ///
    /// Values are E at the end of the game, for the player to move: the sum of that player's squares less that of the
    /// opponent's. Positions with up to about 14 empty squares take less than a minute.
    #[command(after_help = "\
Example:
  suite squirrel solve -i input.txt --all-moves
  suite squirrel solve -i input.txt --count --algorithm alphabeta --caching")]
    Solve,
}

/// The verbs of this game only.
#[derive(Subcommand)]
enum OwnVerb {
    Check(check::Check),
    Show(show::Show),
}

/// What the squirrel war adds to the verbs that all games have.
pub const COMMANDS: OwnCommands = OwnCommands {
    game: "squirrel",
    add_bare: Squirrel::augment_args,
    add_help: Help::augment_subcommands,
    add_verbs: OwnVerb::augment_subcommands,
    run,
};

fn run(matches: &ArgMatches) -> Result<Status> {
    if matches.subcommand().is_none() {
        return Squirrel::from_arg_matches(matches)?.answer.run();
    }
    match OwnVerb::from_arg_matches(matches)? {
        OwnVerb::Check(check) => check.run(),
        OwnVerb::Show(show) => show.run(),
    }
}
