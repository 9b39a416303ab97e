//! The assignments, each with the options of its rubric.

use anyhow::{Result, ensure};
use clap::{Args, Subcommand};
use suite_grading::AnyRubric;
use suite_grading::class::Assignment;

use crate::cli::args::seed_arg::SeedArg;
use crate::cli::grade::{FeedbackArg, PointsArg, go, othello, squirrel};

/// An assignment, with the arguments `A` of a command and the options of the assignment's rubric.
#[derive(Subcommand)]
pub enum AssignmentArg<A: Args> {
    /// Little-Go
    #[command(mut_arg("work_dir", |option| option.hide(true)))]
    Go(AssignmentOptions<A, go::GoOptions>),
    /// Othello
    #[command(mut_arg("work_dir", |option| option.hide(true)))]
    Othello {
        /// Call the functions of a Python file: `compute_utility`, `select_move_minimax` and `select_move_alphabeta`
        #[arg(long)]
        functions: bool,
        #[command(flatten)]
        options: AssignmentOptions<A, othello::OthelloOptions>,
    },
    /// The squirrel war
    Squirrel(AssignmentOptions<A, squirrel::SquirrelOptions>),
}

/// The arguments of a command, and the options `R` of a rubric.
#[derive(Args)]
pub struct AssignmentOptions<A: Args, R: Args> {
    #[command(flatten)]
    args: A,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    rubric: R,
    #[command(flatten)]
    points: PointsArg,
    #[command(flatten)]
    feedback: FeedbackArg,
}

impl<A: Args> AssignmentArg<A> {
    /// Returns the arguments of the command, and the assignment.
    pub fn split(self) -> Result<(A, Assignment)> {
        match self {
            Self::Go(options) => options.split(go::GoOptions::rubric),
            Self::Othello { options, functions } => options.split(|rubric| rubric.rubric(functions)),
            Self::Squirrel(options) => options.split(squirrel::SquirrelOptions::rubric),
        }
    }
}

impl<A: Args, R: Args> AssignmentOptions<A, R> {
    fn split(self, rubric: impl FnOnce(R) -> Result<AnyRubric>) -> Result<(A, Assignment)> {
        let rubric = rubric(self.rubric)?;
        let points = self.points.of(rubric.rubric())?;
        let shares_folder = rubric.rubric().shares_folder();
        ensure!(!shares_folder, "--work-dir: the programs of a class run in temporary folders");
        Ok((self.args, Assignment { rubric, seed: self.seed.given(), points, feedback: self.feedback.get() }))
    }
}
