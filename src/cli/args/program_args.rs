//! The options of commands that run programs of a game.

use std::time::Duration;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use suite_programs::ProgramTerms;
use suite_tabletop::{AnyGame, ProtocolKind};
use suite_text::seconds;

use super::game_options;
use super::limit_args::LimitOptions;

/// The limit of programs that run during the whole game.
#[derive(Args)]
struct StartLimitArg {
    /// Wall-clock time limit for a program to start and print its name
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    start_limit: Duration,
}

/// Adds the options for programs of a game to a command: what they are told, and what they may use; none if programs
/// cannot play.
pub fn add(command: Command, game: &dyn AnyGame) -> Command {
    match game.protocol_kind() {
        None => command,
        Some(ProtocolKind::Files) => game_options::add(LimitOptions::augment_args(command), &game.program_options()),
        Some(ProtocolKind::Pipe) => {
            let command = LimitOptions::augment_args(game_options::add(command, &game.program_options()));
            StartLimitArg::augment_args(command)
        }
    }
}

/// Returns the terms for programs of a game that a command line has.
pub fn terms(game: &dyn AnyGame, matches: &ArgMatches) -> Result<ProgramTerms> {
    let Some(kind) = game.protocol_kind() else { return Ok(ProgramTerms::none()) };
    let start_limit = (kind == ProtocolKind::Pipe).then(|| StartLimitArg::from_arg_matches(matches)).transpose()?;
    Ok(ProgramTerms {
        options: game_options::values(&game.program_options(), matches)?,
        limits: Some(LimitOptions::from_arg_matches(matches)?.limits(game.facts().starter_files)?),
        start_limit: start_limit.map(|arg| arg.start_limit),
    })
}
