//! `suite contest`: contests between programs and built-in players.

mod compare;
mod encounters;
mod entry;
mod report;
mod report_page;
mod scoreboard;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use serde::Deserialize;
use suite_arena::GameSpec;
use suite_go::GameState;
use suite_othello::{Position as Othello, Wide};
use suite_squirrel::Position as Squirrel;
use suite_tictactoe::Position as TicTacToe;

use self::encounters::{Conditions, Encounter, Encounters, Stage};
use self::entry::Entry;
use self::report::{Places, Report};
use self::scoreboard::Scoreboard;
use super::document::{self, Document};
use super::shared::args::{JobsArg, SeedArg, number, number_in};
use super::shared::host::NoOptions;
use super::shared::keyboard::Keyboard;
use super::shared::live_args::LiveArgs;
use super::shared::player_arg::BuiltInPlayer;
use super::shared::programs::Programs;
use super::shared::recorded::RecordArgs;
use super::shared::status::Status;
use super::shared::tabletop::{StartArgs, Tabletop};
use super::{go, othello, squirrel, tictactoe};
use crate::contest::{GamePair, Ratings, Swiss, round_robin, standings};
use crate::interrupt::Interrupt;
use crate::note::note;
use crate::output::OutputFile;
use crate::progress::Progress;
use crate::web::game_record::GameRecord;
use crate::{input, output};

/// Hold a contest between programs and built-in players
///
/// Each two entries play the same number of games with either color, and each opening is played with both. Up to 40 entries play a
/// round robin by the Berger tables; more, or any number with --rounds, play rounds by the Swiss system; --finals adds a round robin
/// of the best.
///
/// Entries are ranked by points: a win is 1, a draw 1/2. Ties are broken by the Sonneborn-Berger score (S-B), the number of wins, and
/// the games that the tied entries have played with each other; entries that are still tied share a rank. A fault costs an entry the
/// game. If, of the two games from an opening, each entry has lost one by a fault, nobody scores.
///
/// Elo ratings are those of the Bradley-Terry model by maximum likelihood, with their 95 % intervals by a bootstrap over pairs of
/// games; "superior" is the likelihood that an entry is stronger than the next one.
///
/// The programs of a FOLDER are copied, each to a folder of its own, so that none can read another one's while it is confined. All games
/// are recorded. The same command goes on with a contest that was broken off, and plays again only the games of programs that have
/// changed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite contest othello -d 6 submissions --anchor alphabeta:limit=3
  suite contest go ann/my_player3.py bob/my_player3.py greedy --openings 10 --seed 1
  suite contest othello -d 6 submissions --rounds 9 --finals 9 --board 8
  suite contest compare new/my_player3.py old/my_player3.py --game go --sprt")]
pub struct Contest {
    #[command(subcommand)]
    command: Command,
}

/// What all games say of their entries.
const EXAMPLES: &str = "\
Example:
  suite contest go random greedy aggressive --seed 1
  suite contest go submissions --anchor greedy --openings 10 --out contest";

#[derive(Subcommand)]
enum Command {
    Compare(Box<compare::Compare>),
    /// Hold a contest of Little-Go
    ///
    /// PLAYERS are built-in players, source files, folders with one, or commands, as for `suite go host`. A FOLDER, or an archive of
    /// one, has a folder, an archive or a source file for each entry, as for `suite class grade`.
    #[command(after_help = EXAMPLES)]
    Go(Box<ContestArgs<go::Start, go::ProgramArgs>>),
    /// Hold a contest of Othello
    ///
    /// PLAYERS are built-in players, source files, folders with one, or commands, as for `suite othello host`. A FOLDER, or an archive
    /// of one, has a folder, an archive or a source file for each entry, as for `suite class grade`.
    #[command(after_help = "\
Example:
  suite contest othello -d 6 randy greedy alphabeta:limit=3 --seed 1
  suite contest othello -d 6 submissions --rounds 9 --finals 9 --board 8 --out contest")]
    Othello(Box<ContestArgs<othello::Start, othello::ProgramArgs>>),
    /// Hold a contest of the squirrel war between built-in players
    #[command(after_help = "\
Example:
  suite contest squirrel random greedy minimax:limit=2 --seed 1")]
    Squirrel(Box<ContestArgs<squirrel::Start, NoOptions>>),
    /// Hold a contest of tic-tac-toe between built-in players
    #[command(
        name = "tictactoe",
        after_help = "\
Example:
  suite contest tictactoe random smart perfect --random-plies 2 --openings 10 --seed 1"
    )]
    TicTacToe(Box<ContestArgs<tictactoe::Start, NoOptions>>),
}

impl Contest {
    /// Holds the contest.
    pub fn run(self) -> Result<Status> {
        match self.command {
            Command::Compare(compare) => compare.run(),
            Command::Go(contest) => contest.run::<GameState>(),
            Command::Othello(contest) if contest.start.is_wide() || contest.board.is_some_and(|size| size > 8) => {
                contest.run::<Othello<Wide>>()
            }
            Command::Othello(contest) => contest.run::<Othello<u64>>(),
            Command::Squirrel(contest) => contest.run::<Squirrel>(),
            Command::TicTacToe(contest) => contest.run::<TicTacToe>(),
        }
    }
}

/// The options of a contest: those that name the start, and those of programs.
#[derive(Args)]
struct ContestArgs<S: StartArgs, X: Args> {
    /// Entries, or the folder or archive that has them
    #[arg(required = true, value_name = "PLAYERS | FOLDER")]
    players: Vec<String>,
    #[command(flatten)]
    start: S,
    /// Number of openings that each two entries play, each with both colors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number_in::<u32>(1..=10_000))]
    openings: u32,
    /// Number of random moves in an opening
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = number::<usize>)]
    random_plies: usize,
    /// Number of Swiss rounds [default: none for up to 40 entries, which play a round robin; two more than a knockout would take]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1000))]
    rounds: Option<u32>,
    /// Add a final of the best N, and of those tied with the last of them
    #[arg(long, value_name = "N", value_parser = number_in::<usize>(2..=40))]
    finals: Option<usize>,
    /// Board size in the final [default: as before]
    #[arg(long, value_name = "N", requires = "finals", value_parser = number::<usize>)]
    board: Option<usize>,
    /// Built-in player with the rating 0, who takes part [default: the first one; without one, the average is 0]
    #[arg(long, value_name = "PLAYER")]
    anchor: Option<String>,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    /// Folder for the results, the records, and copies of the programs of a FOLDER [default: contest-GAME]
    #[arg(long, value_name = "RESULTS")]
    out: Option<PathBuf>,
    #[command(flatten)]
    programs: X,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the report to FILE, too, as a page for the browser, with some games
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
    #[command(flatten)]
    live: LiveArgs,
}

/// The most entries that play a round robin.
const MOST_IN_ROUND_ROBIN: usize = 40;
/// The folder of the records, in that of the contest.
const RECORDS: &str = "records";
/// The file of the report, in the folder of the contest.
const REPORT: &str = "contest.json";
/// The schema of the report, and its version.
const SCHEMA: (&str, u32) = ("suite/contest", 1);

/// What an earlier run has told of a contest.
#[derive(Deserialize)]
struct Earlier {
    game: String,
    seed: u64,
}

impl<S: StartArgs, X: Args> ContestArgs<S, X> {
    fn run<G>(&self) -> Result<Status>
    where
        G: Tabletop<Variant = S::Variant>,
        X: Programs<G>,
    {
        let spec = G::spec(&self.start.variant()?)?;
        let final_spec = match self.board {
            Some(size) => G::spec(&self.start.resized(size).context("--board")?)?,
            None => spec.clone(),
        };
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        let folder = self.out.clone().unwrap_or_else(|| PathBuf::from(format!("contest-{}", G::NAME)));
        let seed = self.seed.get_or(earlier_seed(&folder, G::NAME)?);
        let records = folder.join(RECORDS);
        fs::create_dir_all(&records).with_context(|| format!("cannot write to {}", records.display()))?;
        let interrupt = Interrupt::catch("what is finished is recorded, and the same command goes on")?;
        let entries: Vec<Entry<G::BuiltIn>> = Entry::all(&self.players, self.anchor.as_deref(), &folder, &interrupt)?;
        let has_programs = !entries.iter().all(|entry| entry.player.is_built_in());
        let jobs = self.jobs.get(self.programs.one_by_one() || has_programs);
        self.programs.check(jobs)?;
        let conditions = Conditions {
            seed,
            openings: self.openings,
            random_plies: self.random_plies,
            programs: &self.programs,
            jobs,
            folder: &folder,
            quiet: self.quiet,
        };
        let contest = Held {
            entries: &entries,
            anchor: self.anchor(&entries),
            rounds: self.rounds(entries.len()),
            finals: self.finals,
        };
        let report = Report::new(G::NAME, (*spec.variant).clone(), seed, self.openings, self.random_plies);
        // The seed, to go on with.
        save(&folder, &report)?;
        if !self.quiet {
            if has_programs {
                self.jobs.warn();
            }
            note!("seed {seed}, results in {}", folder.display());
        }
        let scoreboard = Arc::new(Scoreboard::new(entries.iter().map(|entry| entry.submission.name.clone()).collect()));
        let standings = {
            let scoreboard = Arc::clone(&scoreboard);
            move || scoreboard.table()
        };
        let audience = self.live.audience::<G>(format!("{}: {} entries", G::NAME, entries.len()), standings)?;
        let keyboard = Keyboard::default();
        let progress = (!self.quiet).then(|| Progress::shown(self.games(entries.len()), "games"));
        let mut encounters =
            Encounters::new(&entries, &conditions, &keyboard, &interrupt, progress, &*audience, &scoreboard);
        let specs = [&spec, &final_spec];
        let report = contest.hold(&mut encounters, specs, report).map_err(|error| interrupt.explain(error))?;
        drop(encounters);
        save(&folder, &report)?;
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new(SCHEMA.0, SCHEMA.1, &report).print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        if let Some(file) = html {
            let game = |records: &str, number| {
                let recorded = RecordArgs::new(folder.join(records), Some(number)).replay::<G>()?;
                Ok(GameRecord::new(&recorded))
            };
            report.page(game)?.put(file)?;
        }
        Ok(Status::Done)
    }

    /// Returns the index of the entry with rating 0.
    fn anchor<P: BuiltInPlayer>(&self, entries: &[Entry<P>]) -> Option<usize> {
        entries.iter().position(|entry| match &self.anchor {
            Some(anchor) => entry.submission.name == *anchor,
            None => entry.player.is_built_in(),
        })
    }

    /// Returns the number of Swiss rounds; `None` for a round robin.
    fn rounds(&self, entries: usize) -> Option<u32> {
        let default = (entries > MOST_IN_ROUND_ROBIN).then(|| entries.next_power_of_two().ilog2() + 2);
        self.rounds.or(default)
    }

    /// Returns the number of games that are to be played, with those of a final without ties.
    fn games(&self, entries: usize) -> usize {
        let all = |entries: usize| entries * (entries - 1) / 2;
        let rounds = self.rounds(entries).map_or(all(entries), |rounds| rounds as usize * (entries / 2));
        2 * self.openings as usize * (rounds + self.finals.map_or(0, |best| all(best.min(entries))))
    }
}

/// A contest as it is held.
struct Held<'a, P> {
    entries: &'a [Entry<P>],
    anchor: Option<usize>,
    /// The number of Swiss rounds; `None` for a round robin.
    rounds: Option<u32>,
    /// The number of the best who play a final.
    finals: Option<usize>,
}

impl<P> Held<'_, P> {
    /// Plays all games, those of the final by a start of its own, and adds the results to the report.
    fn hold<G: Tabletop<BuiltIn = P>, X: Programs<G>>(
        &self,
        games: &mut Encounters<'_, G, X>,
        [spec, final_spec]: [&GameSpec<G>; 2],
        report: Report,
    ) -> Result<Report> {
        let count = self.entries.len();
        let mut free = vec![0.0; count];
        let stage = Stage { name: "rounds", spec };
        let mut played = match self.rounds {
            None => play_round_robin(games, &stage, &(0..count).collect::<Vec<_>>())?,
            Some(rounds) => play_swiss(games, &stage, rounds, f64::from(2 * report.openings), &mut free)?,
        };
        let rounds = standings(&pairs(&played), &free);
        let mut last = Vec::new();
        if let Some(best) = self.finals {
            let finalists: Vec<_> = rounds.iter().filter(|place| place.rank <= best).map(|place| place.entry).collect();
            let games = play_round_robin(games, &Stage { name: "final", spec: final_spec }, &finalists)?;
            last = standings(&pairs(&games), &vec![0.0; count]);
            last.retain(|place| finalists.contains(&place.entry));
            played.extend(games);
        }
        let ratings = Ratings::new(count, &pairs(&played), self.anchor, report.seed);
        let submissions: Vec<_> = self.entries.iter().map(|entry| &entry.submission).collect();
        Ok(report.with_results(&submissions, self.anchor, &played, &Places { rounds, last }, &ratings))
    }
}

/// Plays a round robin of some entries.
fn play_round_robin<G: Tabletop, X: Programs<G>>(
    games: &mut Encounters<'_, G, X>,
    stage: &Stage<'_, G>,
    entries: &[usize],
) -> Result<Vec<Encounter>> {
    games.begin(stage, entries);
    let mut played = Vec::new();
    for round in round_robin(entries.len()) {
        let pairings: Vec<_> = round.into_iter().map(|pairing| pairing.map(|place| entries[place])).collect();
        played.extend(games.play(stage, &pairings)?);
    }
    Ok(played)
}

/// Plays Swiss rounds of all entries. Who has no opponent in a round gets the points of an encounter that is won, in `free`.
fn play_swiss<G: Tabletop, X: Programs<G>>(
    games: &mut Encounters<'_, G, X>,
    stage: &Stage<'_, G>,
    rounds: u32,
    points: f64,
    free: &mut [f64],
) -> Result<Vec<Encounter>> {
    games.begin(stage, &(0..free.len()).collect::<Vec<_>>());
    let (mut swiss, mut played) = (Swiss::default(), Vec::new());
    for _ in 0..rounds {
        let places = standings(&pairs(&played), free);
        let ranking: Vec<_> = places.iter().map(|place| (place.entry, place.points)).collect();
        let round = swiss.next_round(&ranking);
        played.extend(games.play(stage, &round.pairings)?);
        if let Some(resting) = round.resting {
            free[resting] += points;
            games.rest(resting, points);
        }
    }
    Ok(played)
}

fn pairs(encounters: &[Encounter]) -> Vec<GamePair> {
    encounters.iter().flat_map(|encounter| encounter.pairs.iter().copied()).collect()
}

/// Returns the seed of the contest in a folder, if there is one; it has to be one of the same game.
fn earlier_seed(folder: &Path, game: &str) -> Result<Option<u64>> {
    let file = folder.join(REPORT);
    if !file.exists() {
        return Ok(None);
    }
    input::ensure_regular(&file)?;
    let earlier: Earlier = input::read(&file, |text| document::parse(text, SCHEMA.0, SCHEMA.1))?;
    ensure!(earlier.game == game, "{}: expected a contest of {game}, found one of {}", file.display(), earlier.game);
    Ok(Some(earlier.seed))
}

/// Writes the report to its folder.
fn save(folder: &Path, report: &Report) -> Result<()> {
    let mut text = Vec::new();
    Document::new(SCHEMA.0, SCHEMA.1, report).print(&mut text)?;
    Ok(output::write(&folder.join(REPORT), &text)?)
}
