//! The help of verbs, for games that have none of their own for them.

use clap::{Command, Subcommand};
use suite_tabletop::AnyGame;

/// The verbs that all games have.
#[derive(Subcommand)]
enum DefaultVerb {
    /// Find the mistakes in a game by solving the position after each move
    ///
    /// The game is a record that `host --json` has printed, or a list of moves. Each position is solved to the end of
    /// the game, from the last one back; one that takes longer than --time is reported as unknown.
    Analyze,
    /// Check that a program knows the rules, in positions where it is easy to go wrong
    ///
    /// The program is started for each position and asked for its move. A wrong answer is shown with the board, the
    /// legal moves and the rule, and the exit code is 1.
    Check,
    /// Draw the board of a position as SVG, or for LaTeX
    ///
    /// Black on white, for slides and paper; the last of the moves is marked.
    Draw,
    /// Grade a program by the assignment's rubric
    ///
    /// Each case or game is recorded as it ends, so that an interrupted grading can be resumed.
    Grade,
    /// Play in a program for board games: a player behind GTP version 2
    ///
    /// Commands are read from stdin and answered on stdout; `list_commands` lists them. docs/gtp.md has how to set up
    /// GoGui.
    Gtp,
    /// Host a match between players
    ///
    /// An AGENT is `human` or a built-in player with its options. Where programs can play, it may also be a source
    /// file, a folder with one, or a command.
    Host,
    /// Count the positions after a number of plies (perft), to test the rules and their speed
    Perft,
    /// Play against a built-in player
    ///
    /// Type a move, or undo, hint, resign, quit, help.
    Play,
    /// Step through a recorded game: a record of `host --json`
    ///
    /// On a terminal, press Enter for the next move, or type `b` to go back, a number to go to that move, `q` to quit.
    /// Elsewhere all boards are printed.
    Replay,
    /// Solve a position: its value, the best move, and best play to the end
    Solve,
}

/// Returns the verb with this name, without options.
pub fn default_verb(name: &'static str, game: &dyn AnyGame) -> Command {
    let arguments = match name {
        "analyze" | "replay" => " game.jsonl",
        "check" | "grade" => " agent.py",
        "draw" => " -o board.svg",
        "perft" => " 4",
        _ => "",
    };
    let verbs = DefaultVerb::augment_subcommands(Command::new(""));
    let verb = verbs.find_subcommand(name).cloned().unwrap_or_else(|| Command::new(name));
    verb.after_help(format!("Example:\n  suite {} {name}{arguments}", game.facts().name))
}
