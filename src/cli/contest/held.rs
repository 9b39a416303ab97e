//! A contest as it is held: who meets whom, as far as the results tell.

use std::path::Path;

use anyhow::Result;
use suite_arena::GameSpec;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::encounters::{Conditions, Encounter, Encounters, Stage};
use super::entry::Entry;
use super::format::Format;
use super::report::{Places, Report};
use super::report_file::ReportFile;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::recorded::RecordArgs;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};
use crate::contest::{GamePair, Ratings, Swiss, round_robin, standings};
use crate::web::game_record::GameRecord;

/// A contest with its entries, in a folder.
pub struct Held<'a, G: Tabletop, S: StartArgs, X: Programs<G>> {
    pub entries: Vec<Entry<G::BuiltIn>>,
    /// The entry with rating 0.
    pub anchor: Option<usize>,
    pub seed: u64,
    format: &'a Format<S, X>,
    folder: &'a Path,
    /// The starts of the games, those of the final second.
    specs: [GameSpec<G>; 2],
}

/// How far a contest has come.
pub struct Course {
    /// The encounters of which it is known who meets whom, in the order of the rounds.
    pub encounters: Vec<Encounter>,
    places: Places,
    /// Whether all games are played.
    pub is_finished: bool,
}

/// The rounds of a contest, as they are played or read.
pub trait Rounds<G: Tabletop> {
    /// Begins a stage between some entries.
    fn begin(&mut self, _stage: &Stage<'_, G>, _entries: &[usize]) {}

    /// Plays a round, or returns what has been played of it.
    fn meet(&mut self, stage: &Stage<'_, G>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>>;

    /// Gives an entry the points for a round without an opponent.
    fn rest(&mut self, _entry: usize, _points: f64) {}
}

impl<G: Tabletop, F> Rounds<G> for F
where
    F: FnMut(&Stage<'_, G>, &[[usize; 2]]) -> Result<Vec<Encounter>>,
{
    fn meet(&mut self, stage: &Stage<'_, G>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        self(stage, pairings)
    }
}

/// The names of the stages.
pub const STAGES: [&str; 2] = ["rounds", "final"];
/// The report of a contest.
pub const REPORT: ReportFile = ReportFile { name: "contest.json", schema: ("suite/contest", 1) };

impl<'a, G, S, X> Held<'a, G, S, X>
where
    G: Tabletop<Variant = S::Variant>,
    S: StartArgs,
    X: Programs<G>,
{
    /// Returns the contest of these entries. The anchor is one of them; without one it is the first built-in player.
    pub fn new(
        format: &'a Format<S, X>,
        entries: Vec<Entry<G::BuiltIn>>,
        anchor: Option<&str>,
        seed: u64,
        folder: &'a Path,
    ) -> Result<Self> {
        let specs = format.specs()?;
        let anchor = entries.iter().position(|entry| match anchor {
            Some(anchor) => entry.submission.name == *anchor,
            None => entry.player.is_built_in(),
        });
        Ok(Self { entries, anchor, seed, format, folder, specs })
    }

    /// Returns whether a program takes part.
    pub fn has_programs(&self) -> bool {
        !self.entries.iter().all(|entry| entry.player.is_built_in())
    }

    /// Returns the number of all games, as far as it is known.
    pub fn games(&self) -> usize {
        self.format.games(self.entries.len())
    }

    /// Returns the conditions of all games, of which so many are played at a time.
    pub fn conditions(&self, jobs: u32, quiet: bool) -> Conditions<'_, X> {
        let Self { seed, format: Format { openings, random_plies, programs, .. }, folder, .. } = *self;
        Conditions { seed, openings: *openings, random_plies: *random_plies, programs, jobs, folder, quiet }
    }

    /// Returns the stage of a name.
    pub fn stage(&self, name: &str) -> Option<Stage<'_, G>> {
        self.stages().into_iter().find(|stage| stage.name == name)
    }

    fn stages(&self) -> [Stage<'_, G>; 2] {
        [0, 1].map(|index: usize| Stage { name: STAGES[index], spec: &self.specs[index] })
    }

    /// Goes through the contest as far as it has been played, unless it is interrupted.
    pub fn so_far(&self, games: &Encounters<'_, G, X>, interrupt: &Interrupt) -> Result<Course> {
        self.go_through(|stage: &Stage<'_, G>, pairings: &[[usize; 2]]| {
            interrupt.check()?;
            games.read(stage, pairings)
        })
    }

    /// Goes through the contest, round by round. The end comes early where who meets next depends on games that have not been played.
    pub fn go_through(&self, mut rounds: impl Rounds<G>) -> Result<Course> {
        let count = self.entries.len();
        let [stage, last_stage] = self.stages();
        // Who has no opponent in a round gets the points of an encounter that is won.
        let (mut played, mut free) = (Vec::new(), vec![0.0; count]);
        let mut ended_after = None;
        rounds.begin(&stage, &(0..count).collect::<Vec<_>>());
        match self.format.rounds(count) {
            None => {
                for round in round_robin(count) {
                    played.extend(rounds.meet(&stage, &round)?);
                }
            }
            Some(count) => {
                let mut swiss = Swiss::default();
                for number in 0..count {
                    if !self.are_played(&played) {
                        break;
                    }
                    let places = standings(&pairs(&played), &free);
                    let ranking: Vec<_> = places.iter().map(|place| (place.entry, place.points)).collect();
                    let Some(round) = swiss.next_round(&ranking) else {
                        ended_after = Some(number);
                        break;
                    };
                    played.extend(rounds.meet(&stage, &round.pairings)?);
                    if let Some(resting) = round.resting {
                        let points = f64::from(2 * self.format.openings);
                        free[resting] += points;
                        rounds.rest(resting, points);
                    }
                }
            }
        }
        let mut places = Places { rounds: standings(&pairs(&played), &free), ended_after, last: Vec::new() };
        if let Some(best) = self.format.finals.filter(|_| self.are_played(&played)) {
            let finalists = places.rounds.iter().filter(|place| place.rank <= best).map(|place| place.entry);
            let finalists: Vec<_> = finalists.collect();
            rounds.begin(&last_stage, &finalists);
            let mut games = Vec::new();
            for round in round_robin(finalists.len()) {
                let pairings: Vec<_> = round.into_iter().map(|pairing| pairing.map(|place| finalists[place])).collect();
                games.extend(rounds.meet(&last_stage, &pairings)?);
            }
            places.last = standings(&pairs(&games), &vec![0.0; count]);
            places.last.retain(|place| finalists.contains(&place.entry));
            played.extend(games);
        }
        Ok(Course { is_finished: self.are_played(&played), encounters: played, places })
    }

    /// Returns whether all games of these encounters are played.
    fn are_played(&self, encounters: &[Encounter]) -> bool {
        encounters.iter().all(|encounter| self.is_played(encounter))
    }

    /// Returns whether all games of an encounter are played.
    pub fn is_played(&self, encounter: &Encounter) -> bool {
        encounter.pairs.len() == self.format.openings as usize
    }

    /// Writes the report of how far the contest has come to its folder, and returns it.
    pub fn report(&self, course: &Course) -> Result<Report> {
        let Self { entries, anchor, seed, format, folder, specs } = self;
        let ratings = Ratings::new(entries.len(), &pairs(&course.encounters), *anchor, *seed);
        let submissions: Vec<_> = entries.iter().map(|entry| &entry.submission).collect();
        let report = Report::new(G::NAME, (*specs[0].variant).clone(), *seed, format.openings, format.random_plies);
        let report = report.with_results(
            &submissions,
            *anchor,
            course.is_finished,
            &course.encounters,
            &course.places,
            &ratings,
        );
        REPORT.write(folder, &report)?;
        Ok(report)
    }

    /// Writes the report as a page for the browser.
    pub fn write_page(&self, report: &Report, file: OutputFile) -> Result<()> {
        let game = |records: &str, number| {
            let recorded = RecordArgs::new(self.folder.join(records), Some(number)).replay::<G>()?;
            Ok(GameRecord::new(&recorded))
        };
        report.page(game)?.put(file)
    }
}

fn pairs(encounters: &[Encounter]) -> Vec<GamePair> {
    encounters.iter().flat_map(|encounter| encounter.pairs.iter().copied()).collect()
}
