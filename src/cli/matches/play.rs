//! `play` for every game: a person against a built-in player or a program.

use anyhow::{Context, Result};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use suite_programs::{PlayerChoice, ProgramTerms};
use suite_tabletop::AnyGame;

use super::match_files::{self, MatchFiles};
use super::terminal_match::Match;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::args::{game_options, program_args};
use crate::cli::status::Status;

/// The options of `play` that all games have.
#[derive(Args)]
struct PlayArgs {
    /// Let the opponent move first
    #[arg(long)]
    second: bool,
    /// Print the game as a line of JSON when it has ended (see docs/json.md)
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    seed: SeedArg,
}

/// The option that names the opponent.
const AGAINST: &str = "against";

/// Adds the options of `play` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let against = Arg::new(AGAINST)
        .long(AGAINST)
        .value_name("PLAYER")
        .default_value(game.facts().opponent)
        .value_parser(|text: &str| PlayerChoice::parse(game, text))
        .help(if game.protocol_kind().is_some() {
            "Opponent: a built-in player with its options, or a program"
        } else {
            "Opponent: a built-in player with its options"
        });
    let command = PlayArgs::augment_args(game_options::add(command, &game.start_options()).arg(against));
    match_files::add(program_args::add(command, game), game)
}

/// Plays a game.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let PlayArgs { second, json, seed } = PlayArgs::from_arg_matches(matches)?;
    let terms = program_args::terms(game, matches)?;
    terms.check(1)?;
    let against = matches.get_one::<PlayerChoice>(AGAINST).context("the opponent has a default")?;
    // A built-in player has the time that its own options give it.
    let terms = if against.is_program() { terms } else { ProgramTerms { limits: None, start_limit: None, ..terms } };
    let mut players = [PlayerChoice::person(), terms.ready(against)?];
    if second {
        players.reverse();
    }
    let spec = game.spec(&game.variant(&game_options::values(&game.start_options(), matches)?)?)?;
    let files = MatchFiles::of(game, matches);
    Match { files, json, ..Match::new(&spec, &players, &terms, seed.get()) }.run()
}
