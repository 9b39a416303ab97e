//! The folders that a match writes files to: logs, and games in a format of their own.

use std::path::PathBuf;

use clap::{Arg, ArgMatches, Command, value_parser};
use suite_tabletop::{AnyGame, ProtocolKind};

/// The option that names the folder for logs.
const LOG: &str = "log";

/// The folders that a match writes files to.
#[derive(Default)]
pub struct MatchFiles {
    /// The folder for what programs hear and say.
    pub log: Option<PathBuf>,
    /// The folder for games in the format of this game only.
    pub foreign: Option<PathBuf>,
}

/// Adds the options that name the folders to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    let folder = |name: &'static str, help: String| {
        Arg::new(name).long(name).value_name("DIR").value_parser(value_parser!(PathBuf)).help(help)
    };
    let player = facts.players[0].to_lowercase();
    let log = game.protocol_kind().map(|kind| match kind {
        ProtocolKind::Files => {
            format!("Log the files of programs (game-0001.wire), stdout and stderr (game-0001-{player}.stderr) to DIR")
        }
        ProtocolKind::Pipe => {
            format!("Log protocol traffic (game-0001.wire) and stderr (game-0001-{player}.stderr) to DIR")
        }
    });
    command.args(log.map(|help| folder(LOG, help))).args(facts.foreign.map(|ending| {
        let format = ending.to_uppercase();
        folder(ending, format!("Write each game to DIR as {format}: game-0001.{ending}, game-0002.{ending}, ..."))
    }))
}

impl MatchFiles {
    /// Returns the folders that a command line names.
    pub fn of(game: &'static dyn AnyGame, matches: &ArgMatches) -> Self {
        let folder = |name| matches.get_one::<PathBuf>(name).cloned();
        Self { log: game.protocol_kind().and_then(|_| folder(LOG)), foreign: game.facts().foreign.and_then(folder) }
    }
}
