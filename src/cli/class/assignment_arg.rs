//! The assignments, each with the options of its rubric.

use anyhow::{Result, ensure};
use clap::builder::Resettable;
use clap::error::ErrorKind;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches, Subcommand};
use suite_grading::class::Assignment;
use suite_grading::{AnyRubric, RubricKind, Timed};

use crate::cli::args::seed_arg::SeedArg;
use crate::cli::grade::{FeedbackArg, PointsArg, rubric_args};

/// An assignment, with the arguments `A` of a command and the options of the assignment's rubric.
pub struct AssignmentArg<A> {
    kind: &'static RubricKind,
    args: A,
    options: ArgMatches,
}

/// The options of all assignments.
#[derive(Args)]
struct AssignmentOptions {
    #[command(flatten)]
    points: PointsArg,
    #[command(flatten)]
    feedback: FeedbackArg,
}

impl<A: Args> AssignmentArg<A> {
    /// Returns the command of an assignment.
    fn command(kind: &RubricKind) -> Command {
        let game = suite_catalog::find(kind.game).expect("a game of the catalog");
        Command::new(kind.game).about(game.facts().title).defer(Self::with_options)
    }

    fn with_options(bare: Command) -> Command {
        let kind = AnyRubric::kind(bare.get_name()).expect("an assignment");
        let about = bare.get_about().cloned();
        let mut command = bare;
        if let Some(help) = kind.functions {
            let functions = Arg::new(RubricKind::FUNCTIONS).long(RubricKind::FUNCTIONS).help(help);
            command = command.arg(functions.action(ArgAction::SetTrue));
        }
        let command = rubric_args::add(SeedArg::augment_args(A::augment_args(command)), kind);
        let command = AssignmentOptions::augment_args(command).about(Resettable::from(about));
        match kind.timed {
            Timed::Move => command.mut_arg("work_dir", |option| option.hide(true)),
            Timed::Case => command,
        }
    }

    /// Returns the arguments of the command, and the assignment.
    pub fn split(self) -> Result<(A, Assignment)> {
        let Self { kind, args, options } = self;
        let functions = kind.functions.is_some() && options.get_flag(RubricKind::FUNCTIONS);
        let rubric = rubric_args::rubric(kind, functions, &options)?;
        let seed = SeedArg::from_arg_matches(&options)?.given();
        let AssignmentOptions { points, feedback } = AssignmentOptions::from_arg_matches(&options)?;
        let points = points.of(rubric.rubric())?;
        let shares_folder = rubric.rubric().shares_folder();
        ensure!(!shares_folder, "--work-dir: the programs of a class run in temporary folders");
        Ok((args, Assignment { rubric, seed, points, feedback: feedback.get() }))
    }
}

impl<A: Args> Subcommand for AssignmentArg<A> {
    fn augment_subcommands(command: Command) -> Command {
        command.subcommands(AnyRubric::KINDS.iter().map(Self::command))
    }

    fn augment_subcommands_for_update(command: Command) -> Command {
        Self::augment_subcommands(command)
    }

    fn has_subcommand(name: &str) -> bool {
        AnyRubric::kind(name).is_some()
    }
}

impl<A: Args> FromArgMatches for AssignmentArg<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, clap::Error> {
        let found = matches.subcommand().and_then(|(name, options)| Some((AnyRubric::kind(name)?, options)));
        let (kind, options) = found.ok_or_else(|| clap::Error::new(ErrorKind::MissingSubcommand))?;
        Ok(Self { kind, args: A::from_arg_matches(options)?, options: options.clone() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
