//! What the submissions of a class are graded for.

use std::path::PathBuf;

/// An assignment, and the conditions of its grading.
#[derive(Debug)]
pub struct Assignment {
    pub game: &'static str,
    /// The names that the assignment has for a program, the first one first.
    pub program_names: &'static [&'static str],
    /// Whether the functions of a Python file are graded, and not a program.
    pub functions: bool,
    /// The seed; `None` for that of the plan before, or else a random one.
    pub seed: Option<u64>,
    /// The options of the grader, apart from these.
    pub options: Vec<String>,
    /// The options that weigh the parts of the rubric.
    pub points: Vec<String>,
    /// The memory that a program may have, in bytes.
    pub memory: u64,
    /// The folder of the teacher's own cases.
    pub cases: Option<PathBuf>,
}
