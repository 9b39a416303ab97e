//! The commands that only one game has.

use anyhow::Result;
use clap::{ArgMatches, Command};

use super::status::Status;

/// What a game adds to the verbs that all games have.
pub struct OwnCommands {
    /// The name of the game.
    pub game: &'static str,
    /// Adds what the command does without a verb, and the help of the game.
    pub add_bare: fn(Command) -> Command,
    /// Adds verbs without options, which have the game's own help for verbs that all games have.
    pub add_help: fn(Command) -> Command,
    /// Adds the game's own verbs, some of which may be those that all games have.
    pub add_verbs: fn(Command) -> Command,
    /// Runs the command without a verb, or one of the game's own verbs.
    pub run: fn(&ArgMatches) -> Result<Status>,
}
