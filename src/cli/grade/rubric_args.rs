//! The options of a rubric.

use std::time::Duration;

use anyhow::{Context, Result};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use suite_grading::{AnyRubric, RubricKind, Timed};
use suite_programs::ProgramLimits;
use suite_tabletop::OptionValue;
use suite_text::seconds;

use crate::cli::args::game_options;
use crate::cli::args::limit_args::{CommonLimitOptions, LimitOptions};

/// The limits of programs that are run for cases.
#[derive(Args)]
struct CaseLimitOptions {
    /// CPU time limit for a case
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    case_limit: Duration,
    #[command(flatten)]
    common: CommonLimitOptions,
}

/// Adds the options of a kind of rubric to a command.
pub fn add(command: Command, kind: &RubricKind) -> Command {
    let command = game_options::add(command, &(kind.options)());
    match kind.timed {
        Timed::Move => LimitOptions::augment_args(command),
        Timed::Case => CaseLimitOptions::augment_args(command),
    }
}

/// Returns the rubric that a command line asks for, of a program or of its `functions`.
pub fn rubric(kind: &RubricKind, functions: bool, matches: &ArgMatches) -> Result<AnyRubric> {
    let game = suite_catalog::find(kind.game).context("expected a game of the catalog")?;
    let stand_ins = game.facts().starter_files;
    let limits = match kind.timed {
        Timed::Move => LimitOptions::from_arg_matches(matches)?.limits(stand_ins)?,
        Timed::Case => {
            let CaseLimitOptions { case_limit, common } = CaseLimitOptions::from_arg_matches(matches)?;
            ProgramLimits { time_limit: case_limit, common: common.limits(stand_ins)?, work_dir: None }
        }
    };
    let options = game_options::values(&(kind.options)(), matches)?;
    let options = options.with(RubricKind::FUNCTIONS, OptionValue::Flag(functions));
    Ok(AnyRubric::new(kind.game, &options, limits)?)
}

#[cfg(test)]
mod tests {
    use suite_tabletop::OptionKind;

    use super::*;

    #[test]
    fn a_rubric_tells_the_options_that_are_not_the_usual_ones() {
        for kind in AnyRubric::KINDS {
            let options = |words: &[String]| {
                let command = add(Command::new(kind.game).no_binary_name(true), kind);
                let matches = command.try_get_matches_from(words).expect("options");
                rubric(kind, false, &matches).expect("a rubric").rubric().options()
            };
            assert_eq!(options(&[]), [""; 0]);
            let own = (kind.options)();
            let numbers = own.iter().filter(|option| matches!(option.kind, OptionKind::Number { .. }));
            let unusual: Vec<_> = numbers.map(|option| format!("--{}=7", option.name)).collect();
            assert!(!unusual.is_empty());
            assert_eq!(options(&unusual), unusual);
        }
    }
}
