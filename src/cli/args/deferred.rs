//! Commands of games, whose options are made when they are asked for.

use clap::Command;
use clap::builder::Resettable;
use suite_tabletop::AnyGame;

/// Returns the game that gives a command its name.
pub fn game_of(command: &Command) -> &'static dyn AnyGame {
    suite_catalog::find(command.get_name()).expect("a game of the catalog")
}

/// Returns a command with the help of another one.
pub fn with_help(command: Command, help: &Command) -> Command {
    command
        .about(Resettable::from(help.get_about().cloned()))
        .long_about(Resettable::from(help.get_long_about().cloned()))
        .after_help(Resettable::from(help.get_after_help().cloned()))
}
