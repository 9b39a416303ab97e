//! `suite GAME`: the commands of every game of the catalog: the verbs that all games have, and what some add to them.

mod default_verbs;

use anyhow::{Context, Result};
use clap::{ArgMatches, Command};
use suite_tabletop::AnyGame;

use self::default_verbs::default_verb;
use super::args::deferred::{game_of, with_help};
use super::drawing::draw;
use super::matches::{check, host, play};
use super::own_commands::OwnCommands;
use super::records::replay;
use super::solving::{analyze, perft, solve};
use super::status::Status;
use super::{go, grade, gtp, othello, squirrel, tictactoe};

/// A verb that many games have.
struct Verb {
    name: &'static str,
    /// Returns whether a game has it.
    is_of: fn(&dyn AnyGame) -> bool,
    /// Adds the options to a command.
    add: fn(Command, &'static dyn AnyGame) -> Command,
    run: fn(&'static dyn AnyGame, &ArgMatches) -> Result<Status>,
}

/// The verbs that all games have, or all that programs play or that have a rubric.
const VERBS: [Verb; 10] = [
    Verb { name: "analyze", is_of: all, add: analyze::add, run: analyze::run },
    Verb { name: "check", is_of: has_programs, add: check::add, run: check::run },
    Verb { name: "draw", is_of: all, add: draw::add, run: draw::run },
    Verb { name: "grade", is_of: grade::has_rubric, add: grade::add, run: grade::run },
    Verb { name: "gtp", is_of: all, add: gtp::add, run: gtp::run },
    Verb { name: "host", is_of: all, add: host::add, run: host::run },
    Verb { name: "perft", is_of: all, add: perft::add, run: perft::run },
    Verb { name: "play", is_of: all, add: play::add, run: play::run },
    Verb { name: "replay", is_of: all, add: replay::add, run: replay::run },
    Verb { name: "solve", is_of: all, add: solve::add, run: solve::run },
];

const fn all(_: &dyn AnyGame) -> bool {
    true
}

fn has_programs(game: &dyn AnyGame) -> bool {
    game.protocol_kind().is_some()
}

/// Returns the verbs that a game has.
fn common_verbs(game: &dyn AnyGame) -> impl Iterator<Item = &'static Verb> {
    VERBS.iter().filter(|verb| (verb.is_of)(game))
}

/// The games that add something.
const OWN_COMMANDS: [OwnCommands; 4] = [go::COMMANDS, othello::COMMANDS, squirrel::COMMANDS, tictactoe::COMMANDS];

fn own_commands(game: &dyn AnyGame) -> Option<&'static OwnCommands> {
    const OWN: &[OwnCommands] = &OWN_COMMANDS;
    OWN.iter().find(|own| own.game == game.facts().name)
}

/// Returns the command of a game, whose verbs are made when it is asked for.
pub fn command(game: &'static dyn AnyGame) -> Command {
    bare_command(game, own_commands(game)).defer(|command| {
        let game = game_of(&command);
        add_verbs(command, game, own_commands(game))
    })
}

/// Returns the command of a game without its verbs.
fn bare_command(game: &dyn AnyGame, own: Option<&OwnCommands>) -> Command {
    let facts = game.facts();
    match own {
        Some(own) => (own.add_bare)(Command::new(facts.name)),
        None => Command::new(facts.name)
            .about(format!("Play {}, host matches, solve positions", facts.title))
            .after_help(format!("Players: {}\n\nExample:\n  suite {} play", facts.player_names.join(", "), facts.name))
            .subcommand_required(true)
            .arg_required_else_help(true),
    }
}

/// Adds the verbs that all games have, and what a game adds to them.
fn add_verbs(command: Command, game: &'static dyn AnyGame, own: Option<&OwnCommands>) -> Command {
    let verbs_of =
        |add: fn(Command) -> Command| -> Vec<Command> { add(Command::new("")).get_subcommands().cloned().collect() };
    let mut verbs = own.map_or_else(Vec::new, |own| verbs_of(own.add_verbs));
    let help = own.map_or_else(Vec::new, |own| verbs_of(own.add_help));
    for verb in common_verbs(game) {
        let help = help.iter().find(|help| help.get_name() == verb.name);
        let help = help.cloned().unwrap_or_else(|| default_verb(verb.name, game));
        match verbs.iter_mut().find(|own| own.get_name() == verb.name) {
            Some(own) => *own = with_help(own.clone(), &help),
            None => verbs.push(with_help((verb.add)(Command::new(verb.name), game), &help)),
        }
    }
    verbs.sort_by(|a, b| a.get_name().cmp(b.get_name()));
    command.subcommands(verbs.into_iter().map(|verb| verb.display_order(0)))
}

/// Runs the command of a game.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let own = own_commands(game);
    let verb = matches.subcommand().and_then(|(name, matches)| {
        let is_own = |own: &OwnCommands| (own.add_verbs)(Command::new("")).find_subcommand(name).is_some();
        let verb = common_verbs(game).find(|verb| verb.name == name).filter(|_| !own.is_some_and(is_own))?;
        Some((verb, matches))
    });
    match verb {
        Some((verb, matches)) => (verb.run)(game, matches),
        None => (own.context("expected a verb")?.run)(matches),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn command_that_adds_nothing(game: &'static dyn AnyGame) -> Command {
        add_verbs(bare_command(game, None), game, None)
    }

    #[test]
    fn a_game_that_adds_nothing_has_all_verbs_with_help() {
        for game in suite_catalog::games() {
            let mut command = command_that_adds_nothing(game);
            command.build();
            let names: Vec<_> = command.get_subcommands().map(Command::get_name).collect();
            let expected: Vec<_> = common_verbs(game).map(|verb| verb.name).collect();
            assert_eq!(names[..expected.len()], expected);
            for verb in common_verbs(game) {
                let verb = command.find_subcommand_mut(verb.name).expect("a verb").clone();
                let help = verb.clone().render_long_help().to_string();
                let example = format!("Example:\n  suite {} {}", game.facts().name, verb.get_name());
                assert!(verb.get_about().is_some() && help.contains(&example), "{help}");
            }
        }
    }

    #[test]
    fn a_game_that_adds_nothing_is_played_by_its_name() {
        let game = suite_catalog::find("tictactoe").expect("a game");
        let matches = command_that_adds_nothing(game).try_get_matches_from(["tictactoe", "perft", "2"]);
        let matches = matches.expect("a command line");
        let (name, matches) = matches.subcommand().expect("a verb");
        let verb = VERBS.iter().find(|verb| verb.name == name).expect("a verb");
        assert_eq!((verb.run)(game, matches).ok(), Some(Status::Done));
    }
}
