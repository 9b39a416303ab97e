//! Commands with a subcommand for each game.

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error, FromArgMatches, Subcommand};
use suite_programs::ProgramTerms;
use suite_tabletop::{AnyGame, GameFacts, OptionValues};

use crate::cli::args::deferred::{game_of, with_help};
use crate::cli::args::{game_options, program_args};

/// A verb of contests that every game has.
pub trait GameVerb: Args {
    /// A noun for it, which begins its help.
    const ABOUT: &str;

    /// Returns examples of its command line.
    fn examples(facts: &GameFacts) -> Vec<String>;
}

/// The subcommand of a game: the arguments `A` of the verb, and the options of the game.
pub struct GameCommand<A> {
    pub game: &'static dyn AnyGame,
    pub args: A,
    /// The options that name the start.
    pub options: OptionValues,
    /// What programs may use, and what they are told.
    pub programs: ProgramTerms,
}

/// Returns the names of the first built-in players of a game, for examples.
pub fn some_players(facts: &GameFacts, count: usize) -> String {
    facts.player_names[..count.min(facts.player_names.len())].join(" ")
}

fn command<A: GameVerb>(game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    let limited = if facts.program_names.is_empty() { " (built-in players only)" } else { "" };
    let examples = A::examples(facts).join("\n  ");
    Command::new(facts.name)
        .about(format!("{}: {}{limited}", A::ABOUT, facts.title))
        .after_help(format!("Example:\n  {examples}"))
        .defer(|bare| {
            let game = game_of(&bare);
            let command = game_options::add(A::augment_args(bare.clone()), &game.start_options());
            with_help(program_args::add(command, game), &bare)
        })
}

impl<A: GameVerb> FromArgMatches for GameCommand<A> {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let found = matches.subcommand().and_then(|(name, matches)| Some((suite_catalog::find(name)?, matches)));
        let (game, matches) = found.ok_or_else(|| Error::raw(ErrorKind::MissingSubcommand, "no game"))?;
        let io_error = |error: anyhow::Error| Error::raw(ErrorKind::Io, error);
        let options = game_options::values(&game.start_options(), matches).map_err(io_error)?;
        let programs = program_args::terms(game, matches).map_err(io_error)?;
        Ok(Self { game, args: A::from_arg_matches(matches)?, options, programs })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}

impl<A: GameVerb> Subcommand for GameCommand<A> {
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
