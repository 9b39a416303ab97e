//! `suite contest compare`: whether one player is stronger than another.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, Parser, ValueEnum};
use serde::Serialize;
use serde_json::Value as Json;
use suite_go::GameState;
use suite_othello::{Position as Othello, Wide};
use suite_squirrel::Position as Squirrel;
use suite_text::whole_number;
use suite_tictactoe::Position as TicTacToe;
use suite_work::interrupt::Interrupt;
use suite_work::{Progress, note, number_in};
use tempfile::TempDir;

use super::encounters::{Conditions, Encounters, Stage};
use super::entry::Entry;
use super::report::{interval_in_words, likelihood_in_words, rating_in_words, tenths};
use super::report_file::ReportFile;
use super::scoreboard::Scoreboard;
use crate::cli::shared::args::{JobsArg, SeedArg};
use crate::cli::shared::host::NoOptions;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::live_args::LiveArgs;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::status::Status;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};
use crate::cli::{go, othello, squirrel, style, tictactoe};
use crate::contest::{GamePair, Pentanomial, Ratings, Sprt, Tally, Verdict};
use crate::grade::Submission;

/// Compare two players: is the first one stronger?
///
/// They play pairs of games, each pair from an opening with the colors swapped. Without --sprt, they play --games games, and the
/// difference in Elo is told with its 95 % interval.
///
/// With --sprt, a sequential probability ratio test ends the games as soon as it is clear whether the difference is --elo1 rather
/// than --elo0 ("stronger") or the other way round ("not stronger"). The first is said wrongly with a probability of --alpha, the
/// other with --beta. After --games games the test ends undecided. The exit code is 0 if the first player is stronger, and 1 otherwise.
///
/// With --out, all games are recorded. The same command goes on with a comparison that was broken off, and other bounds of the test
/// begin with the games that are there.
///
/// Options of the game, those of `suite contest GAME` for its start and its programs, follow after `--`.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite contest compare new/my_player3.py old/my_player3.py --game go --sprt
  suite contest compare alphabeta:limit=4 alphabeta:limit=2 --game othello --sprt --elo1 100 -- -d 6
  suite contest compare champion greedy --game go --games 40 --seed 1")]
pub struct Compare {
    /// Player that may be stronger, such as a new version of a program
    #[arg(value_name = "A")]
    first: String,
    /// Player to compare with
    #[arg(value_name = "B")]
    second: String,
    /// Game that they play
    #[arg(long)]
    game: GameName,
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
    /// Number of random moves in an opening
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole_number::<usize>)]
    random_plies: usize,
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
    /// Options of the game
    #[arg(last = true, value_name = "OPTIONS")]
    options: Vec<String>,
}

/// The games.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum GameName {
    Go,
    Othello,
    Squirrel,
    #[value(name = "tictactoe")]
    TicTacToe,
}

/// The options of a game: those that name the start, and those of programs.
#[derive(Parser)]
#[command(no_binary_name = true, override_usage = "suite contest compare A B --game GAME [...] -- [OPTIONS]")]
struct GameOptions<S: StartArgs, X: Args> {
    #[command(flatten)]
    start: S,
    #[command(flatten)]
    programs: X,
}

/// The report of a comparison.
const REPORT: ReportFile = ReportFile { name: "comparison.json", schema: ("suite/comparison", 1) };

/// What came of a comparison.
#[derive(Serialize)]
struct Comparison {
    game: &'static str,
    variant: Json,
    seed: u64,
    random_plies: usize,
    players: [Submission; 2],
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// The pairs of games by the points of the first player, and those in which both have failed.
    pairs: Pentanomial,
    void: u32,
    /// The difference in Elo with its 95 % interval, and the likelihood that the first player is stronger.
    elo: Option<f64>,
    interval: Option<[f64; 2]>,
    superiority: Option<f64>,
    sprt: Option<Test>,
}

/// A sequential test with its result.
#[derive(Serialize)]
struct Test {
    #[serde(flatten)]
    terms: Sprt,
    log_likelihood_ratio: f64,
    bounds: [f64; 2],
    verdict: Verdict,
}

impl Compare {
    /// Plays the games.
    pub fn run(self) -> Result<Status> {
        match self.game {
            GameName::Go => self.run_on::<GameState, go::Start, go::ProgramArgs>(&self.parse()),
            GameName::Squirrel => self.run_on::<Squirrel, squirrel::Start, NoOptions>(&self.parse()),
            GameName::TicTacToe => self.run_on::<TicTacToe, tictactoe::Start, NoOptions>(&self.parse()),
            GameName::Othello => {
                let options: GameOptions<othello::Start, othello::ProgramArgs> = self.parse();
                if options.start.is_wide() {
                    self.run_on::<Othello<Wide>, _, _>(&options)
                } else {
                    self.run_on::<Othello<u64>, _, _>(&options)
                }
            }
        }
    }

    /// Parses the options of the game, or ends the program with clap's message.
    fn parse<S: StartArgs, X: Args>(&self) -> GameOptions<S, X> {
        GameOptions::try_parse_from(&self.options).unwrap_or_else(|error| error.exit())
    }

    fn run_on<G, S, X>(&self, GameOptions { start, programs }: &GameOptions<S, X>) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        S: StartArgs,
        X: Programs<G>,
    {
        let sprt = self.test()?;
        let spec = G::spec(&start.variant()?)?;
        let entries: Vec<Entry<G::BuiltIn>> = Entry::of_players(&[self.first.clone(), self.second.clone()])?;
        let jobs = self.jobs.get(programs.one_by_one() || !entries.iter().all(|entry| entry.player.is_built_in()));
        programs.check(jobs)?;
        let room =
            self.out.is_none().then(tempfile::tempdir).transpose().context("cannot make a folder for records")?;
        let folder = self.out.as_deref().or(room.as_ref().map(TempDir::path)).expect("one of them");
        let earlier = REPORT.seed(folder, G::NAME)?;
        let seed = self.seed.get_or(earlier);
        if !self.quiet {
            self.jobs.warn();
            note!("seed {seed}");
        }
        let interrupt = Interrupt::catch(match self.out {
            Some(_) => "what is finished is recorded, and the same command goes on",
            None => "with --out, the same command goes on",
        })?;
        let (openings, random_plies, quiet) = (self.games.div_ceil(2), self.random_plies, self.quiet);
        let conditions = Conditions { seed, openings, random_plies, programs, jobs, folder, quiet };
        let keyboard = Keyboard::default();
        let stage = Stage { name: "comparison", spec: &spec };
        let names = [0, 1].map(|index: usize| entries[index].submission.name.clone());
        let title = format!("{}: {} against {}", G::NAME, names[0], names[1]);
        let scoreboard = Arc::new(Scoreboard::new(stage.name, names.into()));
        let audience = self.live.audience::<G>(title, &scoreboard)?;
        let mut games = Encounters::new(&entries, &conditions, &keyboard, &interrupt)?.watched_by(&*audience);
        let players = [0, 1].map(|index: usize| entries[index].submission.clone());
        let comparison = |pairs: Vec<GamePair>| -> Result<Comparison> {
            let variant = (*spec.variant).clone();
            let comparison = Comparison::new(G::NAME, variant, seed, random_plies, players.clone(), &pairs, sprt);
            REPORT.write(folder, &comparison)?;
            Ok(comparison)
        };
        if earlier != Some(seed) {
            // With the seed, to go on with.
            comparison(Vec::new())?;
        }
        let progress = (!quiet).then(|| Progress::shown(2 * openings as usize, "games"));
        let (mut pairs, mut results) = (Vec::new(), Pentanomial::default());
        let played = games.play(&stage, &[[0, 1]], progress.as_ref(), |&pair| {
            // Those of an earlier run may have been compared the other way round.
            let pair = if pair.entries == [0, 1] { pair } else { pair.swapped() };
            results.add(&pair);
            pairs.push(pair);
            scoreboard.add(pair);
            let Some(sprt) = sprt else { return false };
            if let Some(progress) = &progress {
                progress.message(|| format!("; log-likelihood ratio {:.2}", sprt.log_likelihood_ratio(results)));
            }
            sprt.verdict(results) != Verdict::Open
        });
        drop(progress);
        let ended = match played {
            Err(error) if interrupt.check().is_err() => Err(interrupt.explain(error)),
            played => Ok(played.map(drop)?),
        };
        let comparison = comparison(pairs)?;
        let mut out = anstream::stdout().lock();
        if self.json {
            REPORT.document(&comparison).print(&mut out)?;
        } else {
            write!(out, "{comparison}")?;
        }
        ended?;
        let is_no = comparison.sprt.is_some_and(|test| test.verdict != Verdict::Greater);
        Ok(if is_no { Status::No } else { Status::Done })
    }

    /// Returns the test, if there is to be one.
    fn test(&self) -> Result<Option<Sprt>> {
        let &Self { sprt, elo0, elo1, alpha, beta, .. } = self;
        ensure!(
            elo0 < elo1 && elo0.is_finite() && elo1.is_finite(),
            "--elo1: expected more than --elo0, {elo0}; found {elo1}"
        );
        for (option, probability) in [("--alpha", alpha), ("--beta", beta)] {
            ensure!(
                probability > 0.0 && probability < 0.5,
                "{option}: expected a probability between 0 and 0.5, found {probability}"
            );
        }
        Ok(sprt.then_some(Sprt { elo: [elo0, elo1], alpha, beta }))
    }
}

impl Comparison {
    /// Returns what came of these pairs of games.
    fn new(
        game: &'static str,
        variant: Json,
        seed: u64,
        random_plies: usize,
        players: [Submission; 2],
        pairs: &[GamePair],
        sprt: Option<Sprt>,
    ) -> Self {
        let ratings = Ratings::new(2, pairs, Some(1), seed);
        let (mut tally, mut results) = (Tally::default(), Pentanomial::default());
        for pair in pairs {
            tally.add(pair.tally(0));
            results.add(pair);
        }
        Self {
            game,
            variant,
            seed,
            random_plies,
            players,
            games: 2 * pairs.len() as u32,
            won: tally.won,
            drawn: tally.drawn,
            lost: tally.lost,
            pairs: results,
            void: pairs.iter().filter(|pair| pair.is_void()).count() as u32,
            elo: ratings.elo(0).map(tenths),
            interval: ratings.interval(0).map(|ends| ends.map(tenths)),
            superiority: ratings.superiority(0, 1),
            sprt: sprt.map(|terms| Test {
                terms,
                log_likelihood_ratio: terms.log_likelihood_ratio(results),
                bounds: terms.bounds(),
                verdict: terms.verdict(results),
            }),
        }
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { seed, players, games, won, drawn, lost, elo, interval, superiority, .. } = self;
        let [first, second] = players.each_ref().map(|player| &player.name);
        writeln!(f, "{} against {second}, seed {seed}", style::strong(first))?;
        writeln!(f, "games   {games}: {won} won, {drawn} drawn, {lost} lost")?;
        let [zero, half, one, more, two] = self.pairs.0;
        writeln!(f, "pairs   2 points {two}, 1 1/2 {more}, 1 {one}, 1/2 {half}, 0 {zero}")?;
        if self.void > 0 {
            writeln!(f, "void    {} pairs, in which both have failed", self.void)?;
        }
        let (elo, interval) = (rating_in_words(*elo), interval_in_words(*interval));
        writeln!(f, "Elo     {elo}, with 95 % confidence {interval}")?;
        writeln!(f, "        stronger with a likelihood of {}", likelihood_in_words(*superiority))?;
        let Some(Test { terms: Sprt { elo: [elo0, elo1], .. }, log_likelihood_ratio, bounds: [lower, upper], verdict }) =
            &self.sprt
        else {
            return Ok(());
        };
        let verdict = match verdict {
            Verdict::Greater => style::success("stronger"),
            Verdict::Lesser => style::error("not stronger"),
            Verdict::Open => style::warning("undecided"),
        };
        writeln!(
            f,
            "sprt    {verdict}: log-likelihood ratio {log_likelihood_ratio:.2}, bounds {lower:.2} and {upper:.2}, Elo {elo1} against {elo0}"
        )
    }
}
