//! `suite GAME grade`: grades a program by the assignment's rubric.

mod feedback_arg;
mod grade_args;
pub mod rubric_args;

use anyhow::{Context, Result};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use suite_grading::{AnyRubric, RubricKind, Timed};
use suite_tabletop::AnyGame;

pub use self::feedback_arg::FeedbackArg;
use self::grade_args::GradeArgs;
pub use self::grade_args::PointsArg;
use crate::cli::status::Status;

/// The option that names the program.
const PROGRAM: &str = "command";

/// Returns whether programs for a game are graded.
pub fn has_rubric(game: &dyn AnyGame) -> bool {
    AnyRubric::kind(game.facts().name).is_some()
}

/// Adds the options of `grade` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let Some(kind) = AnyRubric::kind(game.facts().name) else { return command };
    let program = command.args(program(kind));
    let named = program.get_arguments().count();
    let command = rubric_args::add(program, kind);
    let kept: Vec<_> = command.get_arguments().skip(named).map(|option| option.get_id().clone()).collect();
    let (units, one_by_one) = (kind.units, if kind.timed == Timed::Move { "; 1 with --work-dir" } else { "" });
    GradeArgs::augment_args(command)
        .mut_arg("jobs", |jobs| {
            jobs.help(format!("Number of {units} at the same time [default: all cores{one_by_one}]"))
        })
        .mut_arg("seed", |seed| {
            seed.help(format!("Random seed; the same seed gives the same {units} [default: random, printed]"))
        })
        .mut_arg("resume", |resume| resume.conflicts_with_all(kept))
}

/// Returns the arguments that name the program.
fn program(kind: &RubricKind) -> Vec<Arg> {
    let help = if kind.grades_players {
        "Program to grade: a .py, .cpp or .java file, a folder with one, a command, or a built-in player"
    } else {
        "Program to grade: a .py, .cpp or .java file, a folder with one, or a command"
    };
    let program = Arg::new(PROGRAM).value_name("COMMAND").help(help);
    let Some(help) = kind.functions else { return vec![program.required(true)] };
    let functions = Arg::new(RubricKind::FUNCTIONS).long(RubricKind::FUNCTIONS).value_name("FILE").help(help);
    vec![program.required_unless_present(RubricKind::FUNCTIONS), functions.conflicts_with(PROGRAM)]
}

/// Grades the program, and prints the report.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let kind = AnyRubric::kind(game.facts().name).context("expected a game with a rubric")?;
    let functions = kind.functions.and_then(|_| matches.get_one::<String>(RubricKind::FUNCTIONS));
    let program = matches.get_one(PROGRAM).or(functions).context("a program is required")?;
    let rubric = rubric_args::rubric(kind, functions.is_some(), matches)?;
    GradeArgs::from_arg_matches(matches)?.run(program, rubric)
}
