//! The assignments, each with the options of its grader.

use anyhow::{Result, ensure};
use clap::{Args, Subcommand};

use crate::class::Assignment;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::shared::grade_args::PointsArg;
use crate::cli::shared::grade_conditions::GradeConditions;
use crate::cli::shared::passed::Passed;
use crate::cli::{go, othello, squirrel};

/// An assignment, with the arguments `A` of a command and the options of the assignment's grader.
#[derive(Subcommand)]
pub enum AssignmentArg<A: Args> {
    /// Little-Go
    #[command(mut_arg("work_dir", |option| option.hide(true)))]
    Go(Graded<A, go::Conditions>),
    /// Othello
    #[command(mut_arg("work_dir", |option| option.hide(true)))]
    Othello {
        /// Call the functions of a Python file: `compute_utility`, `select_move_minimax` and `select_move_alphabeta`
        #[arg(long)]
        functions: bool,
        #[command(flatten)]
        graded: Graded<A, othello::Conditions>,
    },
    /// The squirrel war
    Squirrel(Graded<A, squirrel::Conditions>),
}

/// The arguments of a command, and the options of a grader.
#[derive(Args)]
pub struct Graded<A: Args, C: Args> {
    #[command(flatten)]
    args: A,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    conditions: Passed<C>,
    #[command(flatten)]
    points: Passed<PointsArg>,
}

impl<A: Args> AssignmentArg<A> {
    /// Returns the arguments of the command, and the assignment.
    pub fn split(self) -> Result<(A, Assignment)> {
        match self {
            Self::Go(graded) => graded.split(false),
            Self::Othello { graded, functions } => graded.split(functions),
            Self::Squirrel(graded) => graded.split(false),
        }
    }
}

/// Options that hold for one grading at a time only.
const WORK_DIR: &str = "--work-dir=";
/// The option that names the folder of the teacher's own cases, which are copied.
const CASES: &str = "--cases=";

impl<A: Args, C: GradeConditions> Graded<A, C> {
    fn split(self, functions: bool) -> Result<(A, Assignment)> {
        self.points.parsed.check(&C::parts())?;
        let Passed { parsed, words: mut options } = self.conditions;
        let has_work_dir = options.iter().any(|word| word.starts_with(WORK_DIR));
        ensure!(!has_work_dir, "--work-dir: the programs of a class run in temporary folders");
        options.retain(|word| !word.starts_with(CASES));
        let assignment = Assignment {
            game: C::GAME,
            program_names: C::PROGRAM_NAMES,
            functions,
            seed: self.seed.given(),
            options,
            points: self.points.words,
            memory: parsed.limits().memory,
            cases: parsed.cases().map(ToOwned::to_owned),
        };
        Ok((self.args, assignment))
    }
}
