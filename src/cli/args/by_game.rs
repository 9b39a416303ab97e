//! Commands with a subcommand for each game.

use clap::error::ErrorKind;
use clap::{ArgMatches, Command, Error, FromArgMatches, Subcommand};
use suite_tabletop::{AnyGame, GameFacts};

use super::deferred::{game_of, with_help};

/// The arguments of a subcommand that has the name of a game.
pub trait GameArgs: Sized {
    /// Returns a line on the subcommand.
    fn about(facts: &GameFacts) -> String;

    /// Returns examples of its command line.
    fn examples(facts: &GameFacts) -> Vec<String>;

    /// Adds the arguments to the subcommand of a game.
    fn add(command: Command, game: &'static dyn AnyGame) -> Command;

    /// Reads the arguments.
    fn read(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Self, Error>;
}

/// The subcommand of a game, with its arguments. Those of other games are not made.
pub struct ByGame<A>(pub A);

fn command<A: GameArgs>(game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    Command::new(facts.name)
        .about(A::about(facts))
        .after_help(format!("Example:\n  {}", A::examples(facts).join("\n  ")))
        .defer(|bare| with_help(A::add(bare.clone(), game_of(&bare)), &bare))
}

impl<A: GameArgs> FromArgMatches for ByGame<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let found = matches.subcommand().and_then(|(name, matches)| Some((suite_catalog::find(name)?, matches)));
        let (game, matches) = found.ok_or_else(|| Error::raw(ErrorKind::MissingSubcommand, "no game"))?;
        A::read(game, matches).map(Self)
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<A: GameArgs> Subcommand for ByGame<A> {
    fn augment_subcommands(parent: Command) -> Command {
        suite_catalog::games().fold(parent, |parent, game| parent.subcommand(command::<A>(game)))
    }

    fn augment_subcommands_for_update(parent: Command) -> Command {
        Self::augment_subcommands(parent)
    }

    fn has_subcommand(name: &str) -> bool {
        suite_catalog::find(name).is_some()
    }
}
