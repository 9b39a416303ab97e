//! `play` for every game: a person against a built-in player.

use anyhow::{Context, Result, bail};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use suite_programs::{PlayerChoice, ProgramTerms};
use suite_tabletop::AnyGame;

use super::terminal_match::Match;
use crate::cli::args::game_options;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::status::Status;

/// The options of `play` that all games have.
#[derive(Args)]
struct PlayArgs {
    /// Let the opponent move first
    #[arg(long)]
    second: bool,
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
        .help("Opponent: a built-in player with its options");
    PlayArgs::augment_args(game_options::add(command, &game.start_options()).arg(against))
}

/// Plays a game.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let PlayArgs { second, seed } = PlayArgs::from_arg_matches(matches)?;
    let against = matches.get_one::<PlayerChoice>(AGAINST).context("the opponent has a default")?.clone();
    if against.is_program() {
        bail!(
            "--against: expected a built-in player, found the program `{}`; programs play under `host`",
            against.label
        );
    }
    let mut players = [PlayerChoice::person(), against];
    if second {
        players.reverse();
    }
    let spec = game.spec(&game.variant(&game_options::values(&game.start_options(), matches)?)?)?;
    Match::new(&spec, &players, &ProgramTerms::none(), seed.get()).run()
}
