//! A contest in its folder: who meets whom, as far as the results tell.

use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use suite_arena::{GameSpec, UncheckedRecord};
use suite_programs::Submission;
use suite_tabletop::{AnyGame, AnyPosition, RecordedGame};
use suite_web::{GameRecord, PageData};
use suite_work::interrupt::Interrupt;
use suite_work::{ChecksumKey, Progress, recorder};

use crate::encounters::{Encounter, EncounterTerms, Encounters, PlayOptions, Stage};
use crate::entry::ensure_told_apart;
use crate::report::{ContestReport, ContestStandings};
use crate::report_file::ReportFile;
use crate::{ContestConditions, ContestEntry, GamePair, Ratings, Scoreboard, Swiss, round_robin, standings};

/// A contest with its entries, in a folder.
pub struct Contest {
    game: &'static dyn AnyGame,
    conditions: ContestConditions,
    entries: Vec<ContestEntry>,
    /// The entry with rating 0.
    anchor: Option<usize>,
    folder: PathBuf,
    /// The starts of the games, those of the final second.
    specs: [GameSpec<AnyPosition>; 2],
}

/// How far a contest has come.
pub struct ContestState {
    /// The encounters of which it is known who meets whom, in the order of the rounds.
    pub encounters: Vec<Encounter>,
    standings: ContestStandings,
    /// Whether all games are played.
    pub is_finished: bool,
}

/// The rounds of a contest, as they are played or read.
trait Rounds {
    /// Begins a stage between some entries.
    fn begin(&mut self, _stage: &Stage<'_>, _entries: &[usize]) {}

    /// Plays a round, or returns what has been played of it.
    fn meet(&mut self, stage: &Stage<'_>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>>;

    /// Gives an entry the points for a round without an opponent.
    fn rest(&mut self, _entry: usize, _points: f64) {}
}

/// The rounds, as far as they have been played before.
struct RecordedRounds<'a> {
    games: &'a Encounters<'a>,
    interrupt: Option<&'a Interrupt>,
}

impl Rounds for RecordedRounds<'_> {
    fn meet(&mut self, stage: &Stage<'_>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        self.interrupt.map_or(Ok(()), Interrupt::check)?;
        self.games.read(stage, pairings)
    }
}

/// The rounds, as they are played and shown.
struct LiveRounds<'a, 'b> {
    games: &'a mut Encounters<'b>,
    progress: Option<&'a Progress>,
    scoreboard: &'a Scoreboard,
}

impl Rounds for LiveRounds<'_, '_> {
    fn begin(&mut self, stage: &Stage<'_>, entries: &[usize]) {
        self.scoreboard.begin(stage.name, entries);
    }

    fn meet(&mut self, stage: &Stage<'_>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        self.games.play(stage, pairings, self.progress, |&pair| {
            self.scoreboard.add(pair);
            false
        })
    }

    fn rest(&mut self, entry: usize, points: f64) {
        self.scoreboard.rest(entry, points);
    }
}

/// The names of the stages.
pub const STAGES: [&str; 2] = ["rounds", "final"];
/// The report of a contest.
pub const REPORT: ReportFile = ReportFile { name: "contest.json", schema: ("suite/contest", 1) };

impl Contest {
    /// Returns the seed of the contest in a folder, if there is one; it has to be one of the same game.
    ///
    /// # Errors
    ///
    /// A report that cannot be read, or one of another game.
    pub fn earlier_seed(folder: &Path, game: &dyn AnyGame) -> Result<Option<u64>> {
        REPORT.seed(folder, game.facts().name)
    }

    /// Returns the contest of these entries in a folder.
    ///
    /// # Errors
    ///
    /// A variant that the game does not have, fewer than two entries, or two of the same name.
    pub fn new(
        game: &'static dyn AnyGame,
        conditions: ContestConditions,
        entries: Vec<ContestEntry>,
        folder: PathBuf,
    ) -> Result<Self> {
        ensure!(entries.len() >= 2, "expected at least two entries, found {}", entries.len());
        ensure_told_apart(&entries)?;
        let specs = [game.spec(&conditions.variant)?, game.spec(&conditions.final_variant)?];
        let anchor = entries.iter().position(|entry| match &conditions.anchor {
            Some(anchor) => entry.name() == anchor,
            None => entry.is_built_in(),
        });
        Ok(Self { game, conditions, entries, anchor, folder, specs })
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Returns the conditions.
    #[must_use]
    pub const fn conditions(&self) -> &ContestConditions {
        &self.conditions
    }

    /// Returns the entries.
    #[must_use]
    pub fn entries(&self) -> &[ContestEntry] {
        &self.entries
    }

    /// Returns the folder.
    #[must_use]
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns the name of the entry with rating 0.
    pub(crate) fn anchor(&self) -> Option<&str> {
        self.anchor.map(|anchor| self.entries[anchor].name())
    }

    /// Returns whether a program takes part.
    #[must_use]
    pub fn has_programs(&self) -> bool {
        !self.entries.iter().all(ContestEntry::is_built_in)
    }

    /// Returns a scoreboard for the contest before its first game.
    #[must_use]
    pub fn scoreboard(&self) -> Scoreboard {
        let names = self.entries.iter().map(|entry| entry.name().to_owned()).collect();
        Scoreboard::new(STAGES[0], names)
    }

    /// Plays the games that have not been played before, and writes the report to the folder. If the contest is
    /// interrupted, the report tells what was played until then, and the second result is the error.
    ///
    /// # Errors
    ///
    /// Records that are not those of the contest, a program that cannot be hosted, or an I/O error.
    pub fn play(&self, options: PlayOptions<'_>, scoreboard: &Scoreboard) -> Result<(ContestReport, Result<()>)> {
        if Self::earlier_seed(&self.folder, self.game)? != Some(self.conditions.seed) {
            // With the seed, to go on with.
            self.report(&self.so_far(options.interrupt)?)?;
        }
        let mut games = self.encounters(options)?;
        let count = self.conditions.format.games(self.entries.len());
        let progress = (!options.quiet).then(|| Progress::shown(count, "games"));
        let rounds = LiveRounds { games: &mut games, progress: progress.as_ref(), scoreboard };
        let played = self.go_through(rounds);
        drop(progress);
        let (state, ended) = match played {
            Ok(state) => (state, Ok(())),
            // What was played until then is told.
            Err(error) if options.interrupt.check().is_err() => {
                let state = self.go_through(RecordedRounds { games: &games, interrupt: None })?;
                (state, Err(options.interrupt.explain(error)))
            }
            Err(error) => return Err(error),
        };
        Ok((self.report(&state)?, ended))
    }

    /// Returns the encounters between the entries, which are played by these options.
    pub(crate) fn encounters<'a>(&'a self, options: PlayOptions<'a>) -> Result<Encounters<'a>> {
        let ContestConditions { seed, format, programs, .. } = &self.conditions;
        let (openings, random_plies) = (format.openings, format.random_plies);
        let terms = EncounterTerms { seed: *seed, openings, random_plies, programs, folder: &self.folder };
        Encounters::new(&self.entries, terms, options)
    }

    /// Returns the stage of a name.
    pub(crate) fn stage(&self, name: &str) -> Option<Stage<'_>> {
        self.stages().into_iter().find(|stage| stage.name == name)
    }

    fn stages(&self) -> [Stage<'_>; 2] {
        [0, 1].map(|index: usize| Stage { name: STAGES[index], spec: &self.specs[index] })
    }

    /// Goes through the contest as far as it has been played, unless it is interrupted.
    pub(crate) fn so_far(&self, interrupt: &Interrupt) -> Result<ContestState> {
        let games = self.encounters(PlayOptions { jobs: 1, quiet: true, audience: &(), interrupt })?;
        self.go_through(RecordedRounds { games: &games, interrupt: Some(interrupt) })
    }

    /// Goes through the contest, round by round. The end comes early where who meets next depends on games that have
    /// not been played.
    fn go_through(&self, mut rounds: impl Rounds) -> Result<ContestState> {
        let count = self.entries.len();
        let [stage, last_stage] = self.stages();
        // Who has no opponent in a round gets the points of an encounter that is won.
        let (mut played, mut free) = (Vec::new(), vec![0.0; count]);
        let mut ended_after = None;
        rounds.begin(&stage, &(0..count).collect::<Vec<_>>());
        match self.conditions.format.swiss_rounds(count) {
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
                        let points = f64::from(2 * self.conditions.format.openings);
                        free[resting] += points;
                        rounds.rest(resting, points);
                    }
                }
            }
        }
        let (of_rounds, mut last) = (standings(&pairs(&played), &free), Vec::new());
        if let Some(best) = self.conditions.format.finals.filter(|_| self.are_played(&played)) {
            let finalists = of_rounds.iter().filter(|place| place.rank <= best).map(|place| place.entry);
            let finalists: Vec<_> = finalists.collect();
            rounds.begin(&last_stage, &finalists);
            let mut games = Vec::new();
            for round in round_robin(finalists.len()) {
                let pairings: Vec<_> = round.into_iter().map(|pairing| pairing.map(|place| finalists[place])).collect();
                games.extend(rounds.meet(&last_stage, &pairings)?);
            }
            last = standings(&pairs(&games), &vec![0.0; count]);
            last.retain(|place| finalists.contains(&place.entry));
            played.extend(games);
        }
        let standings = ContestStandings { rounds: of_rounds, ended_after, last };
        Ok(ContestState { is_finished: self.are_played(&played), encounters: played, standings })
    }

    /// Returns whether all games of these encounters are played.
    fn are_played(&self, encounters: &[Encounter]) -> bool {
        encounters.iter().all(|encounter| self.is_played(encounter))
    }

    /// Returns whether all games of an encounter are played.
    pub(crate) fn is_played(&self, encounter: &Encounter) -> bool {
        encounter.pairs.len() == self.conditions.format.openings as usize
    }

    /// Writes the report of how far the contest has come to its folder, and returns it.
    pub(crate) fn report(&self, state: &ContestState) -> Result<ContestReport> {
        let ContestConditions { seed, format, .. } = &self.conditions;
        let ratings = Ratings::new(self.entries.len(), &pairs(&state.encounters), self.anchor, *seed);
        let submissions: Vec<&Submission> = self.entries.iter().map(|entry| &entry.submission).collect();
        let variant = (*self.specs[0].variant).clone();
        let report = ContestReport::new(self.game.facts().name, variant, *seed, format.openings, format.random_plies);
        let report = report.with_results(
            &submissions,
            self.anchor,
            state.is_finished,
            &state.encounters,
            &state.standings,
            &ratings,
        );
        REPORT.write(&self.folder, &report)?;
        Ok(report)
    }

    /// Returns the report as a page for the browser, with some games.
    ///
    /// # Errors
    ///
    /// Records that cannot be read.
    pub fn page(&self, report: &ContestReport) -> Result<PageData> {
        report.page(|records, number| self.recorded_game(records, number).map(|game| GameRecord::new(&game)))
    }

    /// Returns the game of a number from a file of records.
    fn recorded_game(&self, records: &str, number: u32) -> Result<RecordedGame> {
        let path = self.folder.join(records);
        let key = ChecksumKey::open(&self.folder)?;
        let replay = || -> Result<_> {
            let record = recorder::read_entry(&path, &key, records, number as usize)?;
            Ok(RecordedGame::replay(self.game, &UncheckedRecord::parse(&record)?)?)
        };
        replay().with_context(|| path.display().to_string())
    }
}

fn pairs(encounters: &[Encounter]) -> Vec<GamePair> {
    encounters.iter().flat_map(|encounter| encounter.pairs.iter().copied()).collect()
}
