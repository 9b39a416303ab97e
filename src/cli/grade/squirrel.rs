//! `suite squirrel grade`: grades a program by the rubric of the squirrel war.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use suite_grading::AnyRubric;
use suite_grading::rubrics::squirrel::{CaseLimits, SquirrelRubric};
use suite_text::{positive, seconds};

use super::GradeArgs;
use crate::cli::args::limit_args::CommonLimitOptions;
use crate::cli::status::Status;

/// Grade a program by the assignment's rubric.
///
/// Greedy, minimax and alpha-beta bring 30 points each, and the battle 10: of them the share of cases that are answered
/// right. A case is right if all its files are, apart from line ends and trailing blanks.
///
/// A .py file is started with the Python that it is written for; the assignment asks for Python 2.7. A .cpp file is
/// compiled with g++ -O2, with those beside it if they belong together, and a .java file with javac, once, before the
/// first case; one that cannot be compiled fails in all cases, and the report has the compiler's message. In a
/// folder the source file is `hw1cs561s16.py`, `hw1cs561s16.cpp` or `hw1cs561s16.java`, the first of these that is
/// there, or else the only one. The program runs as `COMMAND -i input.txt` in a new folder with that file and with
/// copies of all files of its folder, or of the data files beside a source file, such as .json, .txt, .csv and .pkl.
///
/// The cases are random ones, among them some that show each known mistake of `suite squirrel check`; or those of
/// --cases. Each result is recorded, so that an interrupted grading can be resumed.
#[derive(Args)]
#[command(
    mut_arg("jobs", |jobs| jobs.help("Number of cases at the same time [default: all cores]")),
    mut_arg("seed", |seed| seed.help("Random seed; the same seed gives the same cases [default: random, printed]")),
    mut_arg("resume", |resume| resume.conflicts_with_all(
        ["cases", "cases_per_task", "case_limit", "wall_limit", "memory_limit", "confine", "python", "with", "file"]
    )),
    after_help = "\
Example:
  suite squirrel grade submissions/ann
  suite squirrel grade 'python3 hw1cs561s16.py'
  suite squirrel grade hw1cs561s16.py --seed 1 --cases-per-task 50 --gradescope results.json
  suite squirrel grade ./hw1cs561s16 --cases official-cases --name 'Ann B.' --json
  suite squirrel grade hw1cs561s16.py --resume"
)]
pub struct Grade {
    /// Program to grade: a .py, .cpp or .java file, a folder with one, or a command
    command: String,
    #[command(flatten)]
    rubric: SquirrelOptions,
    #[command(flatten)]
    args: GradeArgs,
}

/// The options of the rubric.
#[derive(Debug, Args)]
pub struct SquirrelOptions {
    /// Folder of cases instead of random ones: a folder for each, with input.txt and maybe the expected files
    #[arg(long, value_name = "DIR", conflicts_with = "cases_per_task")]
    cases: Option<PathBuf>,
    /// Number of random cases for each of the four tasks
    #[arg(long, value_name = "N", default_value = "20", value_parser = positive::<u32>)]
    cases_per_task: u32,
    /// CPU time limit for a case
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    case_limit: Duration,
    #[command(flatten)]
    common: CommonLimitOptions,
}

impl SquirrelOptions {
    /// Returns the rubric.
    pub fn rubric(self) -> Result<AnyRubric> {
        let Self { cases, cases_per_task, case_limit, common } = self;
        let limits = CaseLimits { case_limit, common: common.limits(&[])? };
        Ok(SquirrelRubric { cases, cases_per_task, limits }.into())
    }
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let Self { command, rubric, args } = self;
        args.run(&command, rubric.rubric()?)
    }
}
