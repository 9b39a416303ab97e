//! Encounters: the games that two entries of a contest play with each other, and the files that keep them.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use itertools::Itertools;
use serde::Serialize;
use sha2::{Digest, Sha256};
use suite_arena::{AgentSource, GameSpec, Record, Series, UncheckedRecord, in_parallel, printable};
use suite_search::Player;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::lock;
use suite_work::recorder::{self, Recorder};
use suite_work::{Progress, note};

use super::RECORDS;
use super::entry::Entry;
use crate::cli::shared::audience::Audience;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::tabletop::Tabletop;
use crate::contest::{GamePair, PairedGame};

/// The conditions of all games of a contest.
pub struct Conditions<'a, X> {
    pub seed: u64,
    /// The number of pairs of games in an encounter, and the random moves that each pair begins with.
    pub openings: u32,
    pub random_plies: usize,
    pub programs: &'a X,
    pub jobs: u32,
    /// The folder of the contest.
    pub folder: &'a Path,
    pub quiet: bool,
}

/// A part of a contest, in which each two entries meet at most once.
pub struct Stage<'a, G: Tabletop> {
    pub name: &'static str,
    pub spec: &'a GameSpec<G>,
}

/// What came of an encounter.
pub struct Encounter {
    pub stage: &'static str,
    /// The indices of the entries.
    pub entries: [usize; 2],
    /// The file of its records, in the folder of the contest.
    pub file: String,
    pub pairs: Vec<GamePair>,
    /// The entry that each game that was not won by the rules was lost by, with the id of its fault.
    pub faults: Vec<(usize, String)>,
}

/// The letters of an entry's name that the name of a file has.
const NAME_LETTERS: usize = 32;
/// The most encounters whose files are open at a time; systems allow few hundreds.
const MOST_OPEN: usize = 100;

/// Plays encounters, or reads the games that have been played before.
pub struct Encounters<'a, G: Tabletop, X> {
    entries: &'a [Entry<G::BuiltIn>],
    conditions: &'a Conditions<'a, X>,
    keyboard: &'a Keyboard,
    interrupt: &'a Interrupt,
    audience: &'a dyn Audience<G>,
    /// By entry, once it has to play.
    sources: Vec<Option<Box<dyn AgentSource<G> + 'a>>>,
    /// The faults that have been told.
    told: Vec<(usize, String)>,
}

/// The games of an encounter.
struct Games<G: Tabletop> {
    entries: [usize; 2],
    seed: u64,
    file: String,
    records: Vec<Record<G::Move>>,
}

impl<'a, G: Tabletop, X: Programs<G>> Encounters<'a, G, X> {
    pub fn new(
        entries: &'a [Entry<G::BuiltIn>],
        conditions: &'a Conditions<'a, X>,
        keyboard: &'a Keyboard,
        interrupt: &'a Interrupt,
    ) -> Result<Self> {
        let records = conditions.folder.join(RECORDS);
        fs::create_dir_all(&records).with_context(|| format!("cannot write to {}", records.display()))?;
        let sources = entries.iter().map(|_| None).collect();
        Ok(Self { entries, conditions, keyboard, interrupt, audience: &(), sources, told: Vec::new() })
    }

    /// Shows the games to somebody.
    #[must_use]
    pub fn watched_by(self, audience: &'a dyn Audience<G>) -> Self {
        Self { audience, ..self }
    }

    /// Returns what has been played of a round.
    pub fn read(&self, stage: &Stage<'_, G>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        let read = |&pairing| {
            let mut games = self.games(stage, pairing)?;
            let text = recorder::read(&self.conditions.folder.join(&games.file))?;
            self.add_records(stage, &mut games, &text)?;
            Ok(games.close(stage))
        };
        pairings.iter().map(read).collect()
    }

    /// Plays a round, as far as it has not been played yet. What somebody else plays is waited for.
    ///
    /// `is_over` is asked after each pair of games, also after those that have been played before, and may end the round.
    pub fn play(
        &mut self,
        stage: &Stage<'_, G>,
        pairings: &[[usize; 2]],
        progress: Option<&Progress>,
        mut is_over: impl FnMut(&GamePair) -> bool,
    ) -> Result<Vec<Encounter>> {
        let mut played = Vec::new();
        for pairings in pairings.chunks(MOST_OPEN) {
            played.extend(self.play_some(stage, pairings, progress, &mut is_over)?);
        }
        Ok(played)
    }

    fn play_some(
        &mut self,
        stage: &Stage<'_, G>,
        pairings: &[[usize; 2]],
        progress: Option<&Progress>,
        is_over: &mut impl FnMut(&GamePair) -> bool,
    ) -> Result<Vec<Encounter>> {
        let mut open = pairings.iter().map(|&pairing| self.games(stage, pairing)).collect::<Result<Vec<_>>>()?;
        let path = |games: &Games<G>| self.conditions.folder.join(&games.file);
        // In the same order as anybody else, so that no two wait for each other.
        let paths = open.iter().map(path).sorted();
        let _locks = paths.map(|path| lock(&path, self.interrupt)).collect::<Result<Vec<_>>>()?;
        let (mut recorders, mut is_ended) = (Vec::new(), false);
        for games in &mut open {
            let (text, recorder) = Recorder::open(path(games))?;
            self.add_records(stage, games, &text)?;
            recorders.push(recorder);
            let last = games.pairs().position(|pair| is_over(&pair));
            if let Some(last) = last {
                is_ended = true;
                games.records.truncate(2 * (last + 1));
            }
            if let Some(progress) = progress {
                games.records.iter().for_each(|_| progress.step());
            }
        }
        let last = if is_ended { 0 } else { 2 * self.conditions.openings };
        let mut due = Vec::new();
        for (index, &Games { entries, seed, ref records, .. }) in open.iter().enumerate() {
            due.extend((records.len() as u32 + 1..=last).map(|number| (index, entries, seed, number)));
        }
        for entry in due.iter().flat_map(|(_, entries, ..)| entries) {
            self.prepare(*entry)?;
        }
        let (sources, conditions, interrupt) = (&self.sources, self.conditions, self.interrupt);
        let (all, audience) = (self.entries, self.audience);
        let limits = conditions.programs.limits();
        let game = |task: u32| -> Result<_> {
            let (index, entries, seed, number) = due[task as usize - 1];
            let series = Series {
                swap: true,
                random_plies: conditions.random_plies,
                seed,
                limits,
                ..Series::new(stage.spec, interrupt.flag())
            };
            let sources = entries.map(|entry| &**sources[entry].as_ref().expect("a source that was prepared"));
            let labels = entries.map(|entry| all[entry].submission.name.as_str());
            Ok((index, series.play(number, sources, &mut *audience.spectator(&series, number, labels))?))
        };
        let told = &mut self.told;
        in_parallel(conditions.jobs, 1..=due.len() as u32, game, |played| {
            let (index, record) = played?;
            recorders[index].add(&record)?;
            if let Some(progress) = progress {
                progress.step();
            }
            if !conditions.quiet {
                tell(&record, open[index].entries, told, progress);
            }
            audience.finished(&record);
            let games = &mut open[index];
            games.records.push(record);
            let is_pair = games.records.len().is_multiple_of(2);
            let pair = games.pairs().next_back().filter(|_| is_pair);
            anyhow::Ok(!pair.is_some_and(|pair| is_over(&pair)))
        })?;
        Ok(open.into_iter().map(|games| games.close(stage)).collect())
    }

    /// Returns an encounter without its games.
    fn games(&self, stage: &Stage<'_, G>, entries: [usize; 2]) -> Result<Games<G>> {
        let [a, b] = entries.map(|entry| &self.entries[entry].submission);
        let [a, b] = if a.name <= b.name { [a, b] } else { [b, a] };
        let Conditions { seed, random_plies, programs: options, .. } = self.conditions;
        let spec = stage.spec;
        // A program that has changed meets its opponents with the same openings again.
        let own_seed = digest(&(seed, stage.name, &a.name, &b.name))? >> 32;
        let programs = (a.hash.as_ref().unwrap_or(&a.command), b.hash.as_ref().unwrap_or(&b.command));
        let hash = digest(&(own_seed, programs, spec.name, &*spec.variant, random_plies, options))?;
        let [a, b] = [a, b].map(|entry| entry.folder_name().chars().take(NAME_LETTERS).collect::<String>());
        let file = format!("{RECORDS}/{}-{a}-{b}-{hash:016x}.jsonl", stage.name);
        Ok(Games { entries, seed: own_seed, file, records: Vec::new() })
    }

    /// Adds the games of an encounter's file.
    fn add_records(&self, stage: &Stage<'_, G>, games: &mut Games<G>, text: &str) -> Result<()> {
        for (line, text) in (1..).zip(text.lines()) {
            let place = |games: &Games<G>| format!("{}:{line}", self.conditions.folder.join(&games.file).display());
            self.add_record(stage.spec, games, text).with_context(|| place(games))?;
        }
        games.records.truncate(2 * self.conditions.openings as usize);
        Ok(())
    }

    /// Adds the next record of an encounter, and checks that it is the one that belongs there.
    fn add_record(&self, spec: &GameSpec<G>, games: &mut Games<G>, line: &str) -> Result<()> {
        let record = UncheckedRecord::parse(line)?.replay(spec)?;
        let number = games.records.len() as u32 + 1;
        ensure!(record.number == number, "expected number {number}, found number {}", record.number);
        ensure!(record.seed == games.seed, "expected seed {}, found seed {}", games.seed, record.seed);
        ensure!(record.swapped == number.is_multiple_of(2), "expected the other colors");
        let name = |entry: usize| &self.entries[entry].submission.name;
        // With other entries in the contest, the Berger table may give the first move to the other one.
        if number == 1 && record.agents[0] == *name(games.entries[1]) {
            games.entries.reverse();
        }
        let expected = games.entries.map(name);
        let found = Player::BOTH.map(|player| &record.agents[player as usize]);
        let in_order = if record.swapped { [expected[1], expected[0]] } else { expected };
        ensure!(
            found == in_order,
            "expected a game of {} and {}, found one of {} and {}",
            in_order[0],
            in_order[1],
            printable(found[0]),
            printable(found[1])
        );
        games.records.push(record);
        Ok(())
    }

    /// Makes the source of an entry that has to play.
    fn prepare(&mut self, entry: usize) -> Result<()> {
        if self.sources[entry].is_none() {
            let Conditions { programs, folder, .. } = self.conditions;
            self.sources[entry] = Some(programs.source(&self.entries[entry].player, Some(folder), self.keyboard)?);
        }
        Ok(())
    }
}

impl<G: Tabletop> Games<G> {
    fn close(self, stage: &Stage<'_, G>) -> Encounter {
        let pairs = self.pairs().collect();
        let Self { entries, file, records, .. } = self;
        let faults = records.iter().filter_map(|record| fault(record, entries));
        Encounter { stage: stage.name, entries, file, pairs, faults: faults.collect() }
    }

    /// Returns the games in pairs, without a last one whose pair is missing.
    fn pairs(&self) -> impl DoubleEndedIterator<Item = GamePair> {
        let pair = |games: &[Record<_>]| GamePair { entries: self.entries, games: [&games[0], &games[1]].map(paired) };
        self.records.chunks_exact(2).map(pair)
    }
}

/// Returns what a pair of games has to know of a game.
fn paired<M>(record: &Record<M>) -> PairedGame {
    let outcome = &record.outcome;
    let winner = outcome.winner.map(|winner| record.participant(winner));
    PairedGame { winner, by_fault: outcome.fault.is_some() }
}

/// Returns the entry that has lost a game by a fault, and the id of the fault.
fn fault<M>(record: &Record<M>, entries: [usize; 2]) -> Option<(usize, String)> {
    let fault = record.outcome.fault.as_ref()?;
    Some((entries[record.participant(fault.player)], fault.id().to_owned()))
}

/// Tells the first fault of a kind of each entry.
fn tell<M>(record: &Record<M>, entries: [usize; 2], told: &mut Vec<(usize, String)>, progress: Option<&Progress>) {
    let Some(fault) = fault(record, entries).filter(|fault| !told.contains(fault)) else { return };
    told.push(fault);
    let print = || note!("{}", printable(&record.in_words()));
    match progress {
        Some(progress) => progress.suspend(print),
        None => print(),
    }
}

/// Returns the beginning of the SHA-256 of a value as JSON.
fn digest(value: &impl Serialize) -> Result<u64> {
    let digest = Sha256::digest(serde_json::to_vec(value)?);
    Ok(digest.iter().take(8).fold(0, |number, &byte| number << 8 | u64::from(byte)))
}
