//! What a class has to know of the grader of a game.

use std::path::Path;

use clap::Args;
use suite_arena::Limits;

/// The options of a grader that change what is graded, or how.
pub trait GradeConditions: Args {
    const GAME: &'static str;
    /// The names that the assignment has for a program, the first one first.
    const PROGRAM_NAMES: &'static [&'static str];

    /// Returns the names of the parts of the rubric.
    fn parts() -> Vec<&'static str>;

    /// Returns the limits of a program.
    fn limits(&self) -> Limits;

    /// Returns the folder of the teacher's own cases, if they are in one.
    fn cases(&self) -> Option<&Path> {
        None
    }
}
