//! The report of a contest, for people and as JSON.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use itertools::Itertools;
use serde::Serialize;
use serde_json::Value as Json;
use suite_programs::Submission;
use suite_tabletop::style;
use suite_work::document::Document;
use suite_work::write_table;

use crate::contest::REPORT;
use crate::encounters::{Encounter, Interpreters};
use crate::{GamePair, Ratings, Standing, results};

/// The report of a contest.
#[derive(Serialize)]
pub struct ContestReport {
    pub(crate) game: &'static str,
    variant: Json,
    seed: u64,
    openings: u32,
    random_plies: usize,
    /// Whether all games have been played.
    finished: bool,
    /// The number of Swiss rounds, if they ended early, since two would have had to meet again.
    ended_after: Option<u32>,
    /// The entry with rating 0.
    anchor: Option<String>,
    /// The entries, the winner first.
    pub(crate) entries: Vec<EntryRow>,
    pub(crate) encounters: Vec<Meeting>,
    #[serde(skip)]
    crosstable: Vec<Vec<Option<f64>>>,
}

/// An entry with its results.
#[derive(Serialize)]
pub(crate) struct EntryRow {
    rank: usize,
    #[serde(flatten)]
    pub(crate) submission: Submission,
    #[serde(flatten)]
    score: StageScore,
    /// The points of rounds without an opponent.
    free: f64,
    r#final: Option<StageScore>,
    rating: Option<f64>,
    interval: Option<[f64; 2]>,
    superiority: Option<f64>,
    faults: Vec<FaultCount>,
    /// The interpreters that have started its program, if that is in Python.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    interpreters: BTreeSet<String>,
}

/// The results of an entry in a stage.
#[derive(Serialize)]
struct StageScore {
    points: f64,
    sonneborn_berger: f64,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
}

/// The number of games that an entry has lost by a kind of fault.
#[derive(Serialize)]
struct FaultCount {
    id: String,
    games: usize,
}

/// The result of an encounter.
#[derive(Serialize)]
pub(crate) struct Meeting {
    pub(crate) stage: &'static str,
    pub(crate) entries: [String; 2],
    /// The games that have been played, in pairs.
    pub(crate) games: usize,
    pub(crate) points: [f64; 2],
    /// The pairs of games in which both have failed.
    void: usize,
    /// The games that the two have played before, in the same pair.
    repeated: usize,
    pub(crate) records: String,
    /// The number of the last game that somebody won, or else of the last one.
    #[serde(skip)]
    pub(crate) telling: u32,
}

/// The standings of a contest.
pub struct ContestStandings {
    /// Those of the rounds, the best entry first.
    pub rounds: Vec<Standing>,
    /// The number of Swiss rounds, if they ended early, since two would have had to meet again.
    pub ended_after: Option<u32>,
    /// Those of the final, if there was one.
    pub last: Vec<Standing>,
}

/// The most entries that a crosstable has room for.
const MOST_COLUMNS: usize = 20;
/// What is printed for what the games do not tell.
const UNKNOWN: &str = "-";

impl From<&Standing> for StageScore {
    fn from(standing: &Standing) -> Self {
        let &Standing { points, sonneborn_berger, tally, .. } = standing;
        let games = tally.won + tally.drawn + tally.lost;
        Self { points, sonneborn_berger, games, won: tally.won, drawn: tally.drawn, lost: tally.lost }
    }
}

impl ContestStandings {
    /// Returns the entries in their order: those of the final first, with their ranks and standings.
    fn ordered(&self) -> Vec<(usize, &Standing, Option<&Standing>)> {
        let of_rounds = |entry: usize| self.rounds.iter().find(|standing| standing.entry == entry);
        let finalists = self.last.iter().filter_map(|last| Some((last.rank, of_rounds(last.entry)?, Some(last))));
        let is_finalist = |entry: usize| self.last.iter().any(|last| last.entry == entry);
        let others = self.rounds.iter().filter(|standing| !is_finalist(standing.entry));
        finalists.chain(others.map(|standing| (standing.rank, standing, None))).collect()
    }
}

impl ContestReport {
    /// Returns the report as a document.
    #[must_use]
    pub const fn document(&self) -> Document<&Self> {
        REPORT.document(self)
    }

    /// Adds the results to a report without any. `ratings` are by the games of all stages.
    #[must_use]
    pub(crate) fn with_results(
        mut self,
        submissions: &[&Submission],
        anchor: Option<usize>,
        is_finished: bool,
        encounters: &[Encounter],
        standings: &ContestStandings,
        ratings: &Ratings,
    ) -> Self {
        (self.finished, self.anchor) = (is_finished, anchor.map(|anchor| submissions[anchor].name.clone()));
        self.ended_after = standings.ended_after;
        let order = standings.ordered();
        let pairs: Vec<GamePair> = encounters.iter().flat_map(|encounter| encounter.pairs.iter().copied()).collect();
        let mut interpreters = Interpreters::new();
        for (&entry, own) in encounters.iter().flat_map(|encounter| &encounter.interpreters) {
            interpreters.entry(entry).or_default().extend(own.iter().cloned());
        }
        for (index, &(rank, standing, last)) in order.iter().enumerate() {
            let entry = standing.entry;
            let next = order.get(index + 1).map(|(_, next, _)| next.entry);
            let faults = encounters.iter().flat_map(|encounter| &encounter.faults).filter(|(own, _)| *own == entry);
            let counts: BTreeMap<_, _> = faults.map(|(_, id)| id.clone()).counts().into_iter().collect();
            self.entries.push(EntryRow {
                rank,
                submission: submissions[entry].clone(),
                score: standing.into(),
                free: standing.free,
                r#final: last.map(StageScore::from),
                rating: ratings.elo(entry).map(tenths),
                interval: ratings.interval(entry).map(|ends| ends.map(tenths)),
                superiority: next.and_then(|next| ratings.superiority(entry, next)),
                faults: counts.into_iter().map(|(id, games)| FaultCount { id, games }).collect(),
                interpreters: interpreters.remove(&entry).unwrap_or_default(),
            });
        }
        let columns = if order.len() <= MOST_COLUMNS { &order[..] } else { &[] };
        let cell = |entry: usize, other: usize| {
            let met = results(&pairs, entry).filter(|(opponent, _)| *opponent == other);
            met.map(|(_, tally)| tally.points()).reduce(|sum, points| sum + points)
        };
        let row = |entry: usize| columns.iter().map(|(_, other, _)| cell(entry, other.entry)).collect();
        self.crosstable = columns.iter().map(|(_, standing, _)| row(standing.entry)).collect();
        self.encounters = encounters.iter().map(|encounter| Meeting::new(encounter, submissions)).collect();
        self
    }

    /// Returns the report of a contest that has not begun.
    pub(crate) fn new(game: &'static str, variant: Json, seed: u64, openings: u32, random_plies: usize) -> Self {
        Self {
            game,
            variant,
            seed,
            openings,
            random_plies,
            finished: false,
            ended_after: None,
            anchor: None,
            entries: Vec::new(),
            encounters: Vec::new(),
            crosstable: Vec::new(),
        }
    }
}

impl Meeting {
    fn new(encounter: &Encounter, submissions: &[&Submission]) -> Self {
        let games = (1..).zip(encounter.pairs.iter().flat_map(|pair| pair.games));
        let telling = games.clone().filter(|(_, game)| game.winner.is_some()).last().or(games.last());
        let points = |index: usize| encounter.pairs.iter().map(|pair| pair.points()[index]).sum();
        Self {
            stage: encounter.stage,
            entries: encounter.entries.map(|entry| submissions[entry].name.clone()),
            games: 2 * encounter.pairs.len(),
            points: [points(0), points(1)],
            void: encounter.pairs.iter().filter(|pair| pair.is_void()).count(),
            repeated: 2 * encounter.pairs.iter().filter(|pair| pair.is_repeated).count(),
            records: encounter.file.clone(),
            telling: telling.map_or(0, |(number, _)| number),
        }
    }
}

/// Says that games were played again, if there are any.
pub fn repeated_in_words(games: usize, repeated: usize) -> Option<String> {
    let different = games - repeated;
    (repeated > 0).then(|| format!("only {different} different games of {games}, each counts once; use --random-plies"))
}

/// Tells which interpreters have started the programs of these names.
pub fn started_in_words(names: &[&str], interpreters: &BTreeSet<String>) -> String {
    format!("started by {}: {}", interpreters.iter().join(" and "), names.join(", "))
}

/// Rounds to a tenth, as ratings are never more certain.
pub fn tenths(number: f64) -> f64 {
    // Without the sign of zero.
    (number * 10.0).round() / 10.0 + 0.0
}

/// Formats a rating in Elo.
pub fn rating_in_words(rating: Option<f64>) -> String {
    rating.map_or(UNKNOWN.to_owned(), |rating| format!("{rating:+.0}"))
}

/// Formats an interval of ratings.
pub fn interval_in_words(interval: Option<[f64; 2]>) -> String {
    interval.map_or(UNKNOWN.to_owned(), |[low, high]| format!("{low:+.0} to {high:+.0}"))
}

/// Formats a likelihood in percent.
pub fn likelihood_in_words(likelihood: Option<f64>) -> String {
    likelihood.map_or(UNKNOWN.to_owned(), |likelihood| format!("{:.0} %", 100.0 * likelihood))
}

impl ContestReport {
    /// Describes the contest in a line, without its game.
    pub(crate) fn in_words(&self) -> String {
        let games: usize = self.encounters.iter().map(|meeting| meeting.games).sum();
        let more = if self.finished { "" } else { " (partial: more are to be played)" };
        let rounds = self.ended_after.map_or(String::new(), |rounds| {
            format!("; the rounds ended after {rounds}, since two would have had to meet again")
        });
        let start = match self.random_plies {
            0 => "at the start".to_owned(),
            1 => "after a random move".to_owned(),
            plies => format!("after {plies} random moves"),
        };
        let entries = self.entries.len();
        format!("seed {}: {entries} entries, {games} games that begin {start}{more}{rounds}", self.seed)
    }

    /// Tells which rating is 0, and what free points are, if there are any.
    pub(crate) fn notes(&self) -> String {
        let zero = self.anchor.as_deref().unwrap_or("the average");
        let free = if self.has_free_points() { "; free: the points for rounds without an opponent" } else { "" };
        let (games, repeated) = self
            .encounters
            .iter()
            .fold((0, 0), |(games, repeated), meeting| (games + meeting.games, repeated + meeting.repeated));
        format!(
            "Elo: {zero} is 0{free}{}",
            repeated_in_words(games, repeated).map_or(String::new(), |words| format!("; {words}"))
        )
    }

    /// Tells which interpreters have started programs, in a line for all that have the same.
    pub(crate) fn started_by(&self) -> impl Iterator<Item = String> {
        let names = self.entries.iter().filter(|row| !row.interpreters.is_empty());
        let by_interpreters = names.map(|row| (&row.interpreters, &*row.submission.name)).into_group_map();
        let sorted = by_interpreters.into_iter().sorted();
        sorted.map(|(interpreters, names)| started_in_words(&names, interpreters))
    }

    fn has_free_points(&self) -> bool {
        self.entries.iter().any(|row| row.free > 0.0)
    }

    /// Returns the table of the standings, with the headings in its first row.
    pub(crate) fn standings(&self) -> Vec<Vec<String>> {
        let has_final = self.entries.iter().any(|row| row.r#final.is_some());
        let has_free = self.has_free_points();
        let headings = ["of", "won", "drawn", "lost", "S-B", "Elo", "95 % interval", "superior", "faults"];
        let (last, free) = (has_final.then_some("final"), has_free.then_some("free"));
        let header = [""].into_iter().chain(last).chain(["points"]).chain(free).chain(headings);
        let header = header.map(str::to_owned).collect();
        [header].into_iter().chain(self.entries.iter().map(|row| row.cells(has_final, has_free))).collect()
    }

    /// Returns the crosstable of all stages, with the headings in its first row; `None` if it has no room.
    pub(crate) fn crosstable(&self) -> Option<Vec<Vec<String>>> {
        let numbers = (1..=self.entries.len()).map(|number| number.to_string());
        let header = [String::new()].into_iter().chain(numbers).chain(["points".to_owned()]).collect();
        let row = |(place, (row, cells)): (usize, (&EntryRow, &Vec<Option<f64>>))| {
            let cell = |(column, points): (usize, &Option<f64>)| match points {
                _ if column == place => "-".to_owned(),
                None => String::new(),
                Some(points) => points.to_string(),
            };
            let points = row.score.points + row.r#final.as_ref().map_or(0.0, |last| last.points);
            [format!("{:>3} {}", place + 1, row.submission.name)]
                .into_iter()
                .chain(cells.iter().enumerate().map(cell))
                .chain([points.to_string()])
                .collect()
        };
        let rows = self.entries.iter().zip(&self.crosstable).enumerate().map(row);
        (!self.crosstable.is_empty()).then(|| [header].into_iter().chain(rows).collect())
    }
}

/// Formats the standings, and the crosstable if it has room.
impl fmt::Display for ContestReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}, {}", style::strong(self.game), self.in_words())?;
        write_table(f, &self.standings())?;
        writeln!(f, "{}", self.notes())?;
        for line in self.started_by() {
            writeln!(f, "{line}")?;
        }
        let Some(crosstable) = self.crosstable() else { return Ok(()) };
        writeln!(f)?;
        write_table(f, &crosstable)
    }
}

impl EntryRow {
    fn cells(&self, has_final: bool, has_free: bool) -> Vec<String> {
        let Self { rank, submission, score, free, r#final: last, rating, interval, superiority, faults, .. } = self;
        let last = has_final.then(|| last.as_ref().map_or(String::new(), |last| last.points.to_string()));
        let faults = faults.iter().map(|FaultCount { id, games }| format!("{games} {id}")).join(", ");
        let free = has_free.then(|| free.to_string());
        let cells = [
            score.games.to_string(),
            score.won.to_string(),
            score.drawn.to_string(),
            score.lost.to_string(),
            score.sonneborn_berger.to_string(),
            rating_in_words(*rating),
            interval_in_words(*interval),
            likelihood_in_words(*superiority),
            if faults.is_empty() { "none".to_owned() } else { faults },
        ];
        let name = format!("{rank:>3} {}", submission.name);
        [name].into_iter().chain(last).chain([score.points.to_string()]).chain(free).chain(cells).collect()
    }
}
