//! The options that name a start, for commands of Othello only.

use anyhow::Result;
use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches};
use suite_othello::{GAME, Variant};
use suite_tabletop::OptionValues;

use crate::cli::args::game_options;

/// The options that name a start.
pub struct StartArgs(OptionValues);

impl StartArgs {
    /// Returns the variant of the start.
    pub fn variant(&self) -> Result<Variant> {
        Ok(serde_json::from_value(GAME.variant(&self.0)?)?)
    }
}

impl FromArgMatches for StartArgs {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let values = game_options::values(&GAME.start_options(), matches);
        values.map(Self).map_err(|error| Error::raw(ErrorKind::Io, error))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl Args for StartArgs {
    fn augment_args(command: Command) -> Command {
        game_options::add(command, &GAME.start_options())
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}
