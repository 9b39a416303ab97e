//! The options of the commands that play in another program.

use anyhow::{Context, Result};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use suite_arena::GameSpec;
use suite_programs::{Participant, PlayerChoice};
use suite_tabletop::{AnyGame, AnyPosition};
use suite_work::interrupt::Interrupt;
use suite_work::note;

use super::controller::Controller;
use super::keyboard::Keyboard;
use super::session::{Playing, Session};
use crate::cli::args::program_args;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::status::Status;

/// The option that names the player.
const AGENT: &str = "agent";

/// Adds the options to a command: who plays, what programs may use, the seed.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    let agent = Arg::new(AGENT)
        .long(AGENT)
        .value_name("AGENT")
        .default_value(game.facts().opponent)
        .value_parser(|text: &str| PlayerChoice::parse_without_people(game, text))
        .help("Player that chooses the moves");
    SeedArg::augment_args(program_args::add(command.arg(agent), game))
}

/// Begins a session as a command line asks for it, and lets `conduct` hold it.
pub fn hold(
    matches: &ArgMatches,
    spec: GameSpec<AnyPosition>,
    conduct: impl FnOnce(Session<'_>, Controller<'_>) -> Result<()>,
) -> Result<Status> {
    let terms = program_args::terms(spec.start.game(), matches)?;
    terms.check(1)?;
    let interrupt = Interrupt::catch("the game is not kept")?;
    let keyboard = Keyboard::default();
    let agent = matches.get_one::<PlayerChoice>(AGENT).context("the player has a default")?;
    let source = Participant::new(agent, &spec.start, &terms, None, &keyboard)?;
    let seed = SeedArg::from_arg_matches(matches)?.get();
    note!("seed {seed}");
    let on_timeout = spec.start.game().advice_on_timeout(&terms.options).filter(|_| agent.is_program());
    let playing = Playing { source: &source, limits: terms.limits(), seed, on_timeout, interrupt: interrupt.flag() };
    conduct(Session::new(playing, spec), Controller::new(&interrupt)?)?;
    Ok(Status::Done)
}
