//! Encounters: the games that two entries of a contest play with each other, and the files that keep them.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Serialize;
use sha2::{Digest, Sha256};
use suite_arena::{AgentSource, GameSpec, Record, Series, UncheckedRecord, in_parallel, printable};
use suite_search::Player;

use super::RECORDS;
use super::entry::Entry;
use super::scoreboard::Scoreboard;
use crate::cli::shared::audience::Audience;
use crate::cli::shared::keyboard::Keyboard;
use crate::cli::shared::programs::Programs;
use crate::cli::shared::tabletop::Tabletop;
use crate::contest::{GamePair, PairedGame};
use crate::interrupt::Interrupt;
use crate::note::note;
use crate::progress::Progress;
use crate::recorder::Recorder;

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

/// Plays encounters, or reads the games that have been played before.
pub struct Encounters<'a, G: Tabletop, X> {
    entries: &'a [Entry<G::BuiltIn>],
    conditions: &'a Conditions<'a, X>,
    keyboard: &'a Keyboard,
    interrupt: &'a Interrupt,
    progress: Option<Progress>,
    audience: &'a dyn Audience<G>,
    scoreboard: &'a Scoreboard,
    /// By entry, once it has to play.
    sources: Vec<Option<Box<dyn AgentSource<G> + 'a>>>,
    /// The faults that have been told.
    told: Vec<(usize, String)>,
}

/// An encounter that goes on.
struct Open<G: Tabletop> {
    entries: [usize; 2],
    seed: u64,
    file: String,
    records: Vec<Record<G::Move>>,
    recorder: Recorder,
}

impl<'a, G: Tabletop, X: Programs<G>> Encounters<'a, G, X> {
    pub fn new(
        entries: &'a [Entry<G::BuiltIn>],
        conditions: &'a Conditions<'a, X>,
        keyboard: &'a Keyboard,
        interrupt: &'a Interrupt,
        progress: Option<Progress>,
        audience: &'a dyn Audience<G>,
        scoreboard: &'a Scoreboard,
    ) -> Self {
        let sources = entries.iter().map(|_| None).collect();
        Self { entries, conditions, keyboard, interrupt, progress, audience, scoreboard, sources, told: Vec::new() }
    }

    /// Begins a stage between some entries.
    pub fn begin(&self, stage: &Stage<'_, G>, entries: &[usize]) {
        self.scoreboard.begin(stage.name, entries);
    }

    /// Gives an entry the points for a round without an opponent.
    pub fn rest(&self, entry: usize, points: f64) {
        self.scoreboard.rest(entry, points);
    }

    /// Plays a round, as far as it has not been played yet.
    pub fn play(&mut self, stage: &Stage<'_, G>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        let mut open = pairings.iter().map(|&pairing| self.open(stage, pairing)).collect::<Result<Vec<_>>>()?;
        let played = open.iter().map(|encounter| encounter.records.len()).sum();
        (0..played).for_each(|_| self.step());
        open.iter().flat_map(Open::pairs).for_each(|pair| self.scoreboard.add(pair));
        let last = 2 * self.conditions.openings;
        let mut due = Vec::new();
        for (index, &Open { entries, seed, ref records, .. }) in open.iter().enumerate() {
            due.extend((records.len() as u32 + 1..=last).map(|number| (index, entries, seed, number)));
        }
        for entry in due.iter().flat_map(|(_, entries, ..)| entries) {
            self.prepare(*entry)?;
        }
        let (sources, conditions, interrupt) = (&self.sources, self.conditions, self.interrupt);
        let (all, audience, scoreboard) = (self.entries, self.audience, self.scoreboard);
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
        let (told, progress) = (&mut self.told, self.progress.as_ref());
        in_parallel(conditions.jobs, 1..=due.len() as u32, game, |played| {
            let (index, record) = played?;
            open[index].recorder.add(&record)?;
            if let Some(progress) = progress {
                progress.step();
            }
            if !conditions.quiet {
                tell(&record, open[index].entries, told, progress);
            }
            audience.finished(&record);
            open[index].records.push(record);
            if open[index].records.len().is_multiple_of(2) {
                open[index].pairs().last().into_iter().for_each(|pair| scoreboard.add(pair));
            }
            anyhow::Ok(true)
        })?;
        Ok(open.into_iter().map(|encounter| encounter.close(stage)).collect())
    }

    /// Opens the file of an encounter, and reads the games that it has.
    fn open(&self, stage: &Stage<'_, G>, entries: [usize; 2]) -> Result<Open<G>> {
        let [a, b] = entries.map(|entry| &self.entries[entry].submission);
        let [a, b] = if a.name <= b.name { [a, b] } else { [b, a] };
        let Conditions { seed, random_plies, programs: options, folder, .. } = self.conditions;
        let spec = stage.spec;
        // A program that has changed meets its opponents with the same openings again.
        let own_seed = digest(&(seed, stage.name, &a.name, &b.name))? >> 32;
        let programs = (a.hash.as_ref().unwrap_or(&a.command), b.hash.as_ref().unwrap_or(&b.command));
        let hash = digest(&(own_seed, programs, spec.name, &*spec.variant, random_plies, options))?;
        let [a, b] = [a, b].map(|entry| entry.folder_name().chars().take(NAME_LETTERS).collect::<String>());
        let file = format!("{RECORDS}/{}-{a}-{b}-{hash:016x}.jsonl", stage.name);
        let path = folder.join(&file);
        let (text, recorder) = Recorder::open(path.clone())?;
        let mut open = Open { entries, seed: own_seed, file, records: Vec::new(), recorder };
        for (line, text) in (1..).zip(text.lines()) {
            self.read(spec, &mut open, text).with_context(|| format!("{}:{line}", path.display()))?;
        }
        open.records.truncate(2 * self.conditions.openings as usize);
        Ok(open)
    }

    /// Reads the next record of an encounter, and checks that it is the one that belongs there.
    fn read(&self, spec: &GameSpec<G>, open: &mut Open<G>, line: &str) -> Result<()> {
        let record = UncheckedRecord::parse(line)?.replay(spec)?;
        let number = open.records.len() as u32 + 1;
        ensure!(record.number == number, "expected number {number}, found number {}", record.number);
        ensure!(record.seed == open.seed, "expected seed {}, found seed {}", open.seed, record.seed);
        ensure!(record.swapped == number.is_multiple_of(2), "expected the other colors");
        let name = |entry: usize| &self.entries[entry].submission.name;
        // With other entries in the contest, the Berger table may give the first move to the other one.
        if number == 1 && record.agents[0] == *name(open.entries[1]) {
            open.entries.reverse();
        }
        let expected = open.entries.map(name);
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
        open.records.push(record);
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

    fn step(&self) {
        if let Some(progress) = &self.progress {
            progress.step();
        }
    }
}

impl<G: Tabletop> Open<G> {
    /// Returns the pairs of games that have been played.
    fn pairs(&self) -> impl DoubleEndedIterator<Item = GamePair> {
        let pairs = self.records.chunks_exact(2);
        pairs.map(|games| GamePair { entries: self.entries, games: [&games[0], &games[1]].map(paired) })
    }

    fn close(self, stage: &Stage<'_, G>) -> Encounter {
        let (entries, pairs) = (self.entries, self.pairs().collect());
        let faults = self.records.iter().filter_map(|record| fault(record, entries)).collect();
        Encounter { stage: stage.name, entries, file: self.file, pairs, faults }
    }
}

/// Returns what a pair of games has to know of a game.
pub fn paired<M>(record: &Record<M>) -> PairedGame {
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
pub fn tell<M>(record: &Record<M>, entries: [usize; 2], told: &mut Vec<(usize, String)>, progress: Option<&Progress>) {
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
