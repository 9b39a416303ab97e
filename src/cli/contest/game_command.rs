//! Verbs of contests, with a subcommand for each game.

use clap::error::ErrorKind;
use clap::{ArgMatches, Args, Command, Error};
use suite_programs::ProgramTerms;
use suite_tabletop::{AnyGame, GameFacts, OptionValues};

use crate::cli::args::by_game::GameArgs;
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

impl<A: GameVerb> GameArgs for GameCommand<A> {
    fn about(facts: &GameFacts) -> String {
        let limited = if facts.program_names.is_empty() { " (built-in players only)" } else { "" };
        format!("{}: {}{limited}", A::ABOUT, facts.title)
    }

    fn examples(facts: &GameFacts) -> Vec<String> {
        A::examples(facts)
    }

    fn add(command: Command, game: &'static dyn AnyGame) -> Command {
        program_args::add(game_options::add(A::augment_args(command), &game.start_options()), game)
    }

    fn read(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Self, Error> {
        let io_error = |error: anyhow::Error| Error::raw(ErrorKind::Io, error);
        let options = game_options::values(&game.start_options(), matches).map_err(io_error)?;
        let programs = program_args::terms(game, matches).map_err(io_error)?;
        Ok(Self { game, args: A::from_arg_matches(matches)?, options, programs })
    }
}
