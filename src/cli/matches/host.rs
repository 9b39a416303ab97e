//! `host` for every game: plays and reports a match between any two players.

use std::time::Duration;

use anyhow::{Result, ensure};
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};
use suite_programs::PlayerChoice;
use suite_tabletop::{AnyGame, ProtocolKind};
use suite_text::{seconds, whole_number};
use suite_work::number_in;

use super::live_args::LiveArgs;
use super::match_files::{self, MatchFiles};
use super::terminal_match::{MakeScreen, Match};
use crate::cli::args::jobs_arg::JobsArg;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::args::{game_options, program_args};
use crate::cli::status::Status;

/// The options for the series of games.
#[derive(Args)]
struct SeriesArgs {
    /// Number of games
    #[arg(long, value_name = "GAMES", default_value_t = 1, value_parser = number_in::<u32>(1..=10_000_000))]
    games: u32,
    /// Swap colors in even-numbered games
    #[arg(long)]
    swap: bool,
    /// Start each pair of games with the same N random moves
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = whole_number::<usize>)]
    random_plies: usize,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
}

/// The limit of programs that are started for each move, whose CPU time is known.
#[derive(Args)]
struct TotalLimitArg {
    /// CPU time limit for all moves of an agent in the match
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    total_limit: Option<Duration>,
}

/// The options for what is printed.
#[derive(Args)]
struct ReportArgs {
    /// Print one line of JSON for each game (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Print only results: no boards, progress bars or notes
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    live: LiveArgs,
}

/// The options that name the players, the one who moves first at index 0.
const PLAYERS: [&str; 2] = ["first", "second"];

/// Adds the options of `host` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    add_report(add_match(command, game))
}

/// Adds the options for the match that is played.
pub fn add_match(command: Command, game: &'static dyn AnyGame) -> Command {
    let facts = game.facts();
    let player = |index: usize, letter, help| {
        Arg::new(PLAYERS[index])
            .short(letter)
            .long(facts.players[index].to_lowercase())
            .value_name("AGENT")
            .value_parser(|text: &str| PlayerChoice::parse(game, text))
            .help(help)
    };
    const FIRST: &str = "First player; plays second in even-numbered games if colors are swapped [default: human]";
    let command = game_options::add(command, &game.start_options()).arg(player(0, 'a', FIRST)).arg(player(
        1,
        'b',
        "Second player [default: human]",
    ));
    let command = program_args::add(SeriesArgs::augment_args(command), game);
    let command = match game.protocol_kind() {
        None | Some(ProtocolKind::Pipe) => command,
        Some(ProtocolKind::Files) => TotalLimitArg::augment_args(command),
    };
    match_files::add(command, game)
}

/// Adds the options for what is printed.
pub fn add_report(command: Command) -> Command {
    ReportArgs::augment_args(command)
}

/// Plays the match.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    run_on_screen(game, matches, None)
}

/// Plays the match, and shows each game by a spectator, if there is one, one game at a time.
pub fn run_on_screen(game: &'static dyn AnyGame, matches: &ArgMatches, screen: Option<MakeScreen>) -> Result<Status> {
    let (facts, kind) = (game.facts(), game.protocol_kind());
    let SeriesArgs { games, swap, random_plies, seed, jobs } = SeriesArgs::from_arg_matches(matches)?;
    let ReportArgs { json, quiet, live } = ReportArgs::from_arg_matches(matches)?;
    let is_files = kind == Some(ProtocolKind::Files);
    let total_limit = is_files.then(|| TotalLimitArg::from_arg_matches(matches)).transpose()?;
    let total_limit = total_limit.and_then(|arg| arg.total_limit);
    let spec = game.spec(&game.variant(&game_options::values(&game.start_options(), matches)?)?)?;
    let terms = program_args::terms(game, matches)?;
    let players = match PLAYERS.map(|name| matches.get_one::<PlayerChoice>(name).cloned()) {
        [Some(agent), None] if facts.person_first => [None, Some(agent)],
        players => players,
    };
    let [first, second] = players.map(|player| player.unwrap_or_else(PlayerChoice::person));
    let players = [terms.ready(&first)?, terms.ready(&second)?];
    let one_by_one = screen.is_some() || total_limit.is_some() || terms.one_by_one();
    let jobs_at_a_time = jobs.get(one_by_one || !players.iter().all(PlayerChoice::is_built_in));
    terms.check(jobs_at_a_time)?;
    ensure!(screen.is_none() || jobs_at_a_time == 1, "--show: expected --jobs 1, found {jobs_at_a_time}");
    if !quiet && players.iter().any(PlayerChoice::is_program) {
        jobs.warn();
    }
    let series = Match {
        games,
        swap: swap || facts.always_swaps,
        random_plies,
        jobs: jobs_at_a_time,
        total_limit,
        files: MatchFiles::of(game, matches),
        screen,
        json,
        quiet,
        live: Some(&live),
        ..Match::new(&spec, &players, &terms, seed.get())
    };
    series.run()
}
