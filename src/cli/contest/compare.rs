//! `suite contest compare`: whether one player is stronger than another.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result};
use clap::Args;
use suite_contest::{Comparison, ContestEntry, PlayOptions, Sprt};
use suite_tabletop::GameFacts;
use suite_text::whole_number;
use suite_work::interrupt::Interrupt;
use suite_work::{note, number_in};
use tempfile::TempDir;

use super::game_command::{GameCommand, GameVerb, some_players};
use crate::cli::args::by_game::ByGame;
use crate::cli::args::jobs_arg::JobsArg;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::matches::live_args::LiveArgs;
use crate::cli::status::Status;

/// Compare two players: is the first one stronger?
///
/// They play pairs of games, each pair from an opening with the colors swapped. Without --sprt, they play --games
/// games, and the difference in Elo is told with its 95 % interval.
///
/// With --sprt, a sequential probability ratio test ends the games as soon as it is clear whether the difference is
/// --elo1 rather than --elo0 ("stronger") or the other way round ("not stronger"). The first is said wrongly with a
/// probability of --alpha, the other with --beta. After --games games the test ends undecided. The exit code is 0 if
/// the first player is stronger, and 1 otherwise.
///
/// With --out, all games are recorded. The same command goes on with a comparison that was broken off, and other bounds
/// of the test begin with the games that are there.
#[derive(Args)]
#[command(
    subcommand_value_name = "GAME",
    subcommand_help_heading = "Games",
    after_help = "\
Example:
  suite contest compare go new/my_player3.py old/my_player3.py --sprt
  suite contest compare othello -d 6 alphabeta:limit=4 alphabeta:limit=2 --sprt --elo1 100
  suite contest compare go champion greedy --games 40 --seed 1"
)]
pub struct CompareArgs {
    #[command(subcommand)]
    game: ByGame<GameCommand<Compare>>,
}

/// The arguments of a comparison, whatever the game.
#[derive(Args)]
pub struct Compare {
    /// Player that may be stronger, such as a new version of a program
    #[arg(value_name = "A")]
    first: String,
    /// Player to compare with
    #[arg(value_name = "B")]
    second: String,
    /// Stop as soon as it is clear which of two differences in Elo is the right one
    #[arg(long)]
    sprt: bool,
    /// Difference in Elo at which A is not stronger
    #[arg(long, value_name = "ELO", default_value_t = 0.0, allow_negative_numbers = true, requires = "sprt")]
    elo0: f64,
    /// Difference in Elo at which A is stronger
    #[arg(long, value_name = "ELO", default_value_t = 50.0, allow_negative_numbers = true, requires = "sprt")]
    elo1: f64,
    /// Probability of calling A stronger at a difference of --elo0
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    alpha: f64,
    /// Probability of not calling A stronger at a difference of --elo1
    #[arg(long, value_name = "P", default_value_t = 0.05, requires = "sprt")]
    beta: f64,
    /// Number of games, the most with --sprt; an odd one is rounded up
    #[arg(long, value_name = "GAMES", default_value_t = 1000, value_parser = number_in::<u32>(2..=1_000_000))]
    games: u32,
    /// Number of random moves in an opening [default: 4; none in Little-Go, whose programs may count moves from the
    /// empty board]
    #[arg(long, value_name = "N", value_parser = whole_number::<usize>)]
    random_plies: Option<usize>,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    /// Folder for the records, and for those of a comparison to go on with [default: a temporary one]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    live: LiveArgs,
}

impl GameVerb for Compare {
    const ABOUT: &str = "Comparison of two players";

    fn examples(facts: &GameFacts) -> Vec<String> {
        vec![format!("suite contest compare {} {} --games 40 --seed 1", facts.name, some_players(facts, 2))]
    }
}

impl CompareArgs {
    /// Plays the games.
    pub fn run(self) -> Result<Status> {
        let GameCommand { game, args, options, programs } = self.game.0;
        let test = Sprt { elo: [args.elo0, args.elo1], alpha: args.alpha, beta: args.beta };
        test.check()?;
        let sprt = args.sprt.then_some(test);
        let Compare { first, second, games, random_plies, seed, jobs, out, json, quiet, live, .. } = args;
        let random_plies = random_plies.unwrap_or(game.facts().opening_plies);
        let variant = game.variant(&options)?;
        let [first, second] = ContestEntry::pair(game, [&first, &second])?;
        let players = [first.ready(&programs)?, second.ready(&programs)?];
        let room = out.is_none().then(tempfile::tempdir).transpose().context("cannot make a folder for records")?;
        let folder = out.as_deref().or(room.as_ref().map(TempDir::path)).expect("one of them");
        let seed = seed.get_or(Comparison::earlier_seed(folder, game)?);
        let openings = games.div_ceil(2);
        let comparison = Comparison { game, variant, players, seed, openings, random_plies, programs, sprt };
        let at_a_time = jobs.get(comparison.programs.one_by_one() || comparison.has_programs());
        comparison.programs.check(at_a_time)?;
        if !quiet {
            jobs.warn();
            note!("seed {seed}");
        }
        let interrupt = Interrupt::catch(match out {
            Some(_) => "what is finished is recorded, and the same command goes on",
            None => "with --out, the same command goes on",
        })?;
        let [one, other] = comparison.players.each_ref().map(ContestEntry::name);
        let title = format!("{}: {one} against {other}", game.facts().name);
        let scoreboard = Arc::new(comparison.scoreboard());
        let audience = live.audience(title, &scoreboard)?;
        let play = PlayOptions { jobs: at_a_time, quiet, audience: &*audience, interrupt: &interrupt };
        let (report, ended) = comparison.play(folder, play, &scoreboard)?;
        let mut out = anstream::stdout().lock();
        if json {
            report.document().print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        ended?;
        Ok(if report.is_no() { Status::No } else { Status::Done })
    }
}
