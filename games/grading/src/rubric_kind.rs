//! What is known of a rubric before there is one.

use suite_tabletop::GameOption;

/// A kind of rubric: its game, and its options.
#[derive(Debug)]
pub struct RubricKind {
    /// The name of the game.
    pub game: &'static str,
    /// What a program has to do, in words, such as `games`.
    pub units: &'static str,
    /// Whether a built-in player can be graded in place of a program.
    pub grades_players: bool,
    /// What calling the functions of a Python file instead of a program means, as a line of help, if that is possible.
    /// The rubric is told by the flag [`FUNCTIONS`](Self::FUNCTIONS).
    pub functions: Option<&'static str>,
    /// Returns the options, apart from limits.
    pub options: fn() -> Vec<GameOption>,
    /// What the CPU time limit is for.
    pub timed: Timed,
}

/// What a CPU time limit is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timed {
    /// A move of a game, which may be played in a given folder.
    Move,
    /// A case, which has a folder of its own.
    Case,
}

impl RubricKind {
    /// The name of the flag that says whether functions are called.
    pub const FUNCTIONS: &'static str = "functions";
}
