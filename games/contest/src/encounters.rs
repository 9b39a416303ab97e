//! Encounters: the games that two entries of a contest play with each other, and the files that keep them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context, Result, ensure};
use itertools::Itertools;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use sha2::{Digest, Sha256};
use suite_arena::{FaultReport, GameSpec, Record, Series, UncheckedRecord, in_parallel, printable};
use suite_programs::{NoPeople, Participant, ProgramTerms};
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};
use suite_web::Audience;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::lock;
use suite_work::recorder::{self, Recorder};
use suite_work::{ChecksumKey, Progress, note};

use crate::{ContestEntry, GamePair, PairedGame};

/// What the games of all encounters depend on besides the entries and the start, and the folder that keeps them.
#[derive(Clone, Copy)]
pub struct EncounterTerms<'a> {
    pub seed: u64,
    /// The number of pairs of games in an encounter, and the random moves that each pair begins with.
    pub openings: u32,
    pub random_plies: usize,
    pub programs: &'a ProgramTerms,
    /// The folder of the contest.
    pub folder: &'a Path,
}

/// How games are played on this machine, which changes none of them.
#[derive(Clone, Copy)]
pub struct PlayOptions<'a> {
    /// The number of games that are played at a time.
    pub jobs: u32,
    /// Whether nothing is told on stderr.
    pub quiet: bool,
    /// Who watches the games.
    pub audience: &'a dyn Audience,
    /// What ends them early.
    pub interrupt: &'a Interrupt,
}

/// A part of a contest, in which each two entries meet at most once.
#[derive(Clone, Copy)]
pub struct Stage<'a> {
    pub name: &'static str,
    pub spec: &'a GameSpec<AnyPosition>,
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
    /// The interpreters that have started programs in Python, by entry.
    pub interpreters: Interpreters,
}

/// Interpreters that have started programs, by the indices of entries.
pub type Interpreters = BTreeMap<usize, BTreeSet<String>>;

/// A record as a contest keeps it: with the interpreters that have started programs in Python, by player.
#[derive(Serialize)]
struct KeptRecord<'a> {
    #[serde(flatten)]
    record: &'a Record<AnyMove>,
    #[serde(flatten)]
    started_by: StartedBy,
}

/// The interpreters that have started the programs of a game, by the names of players.
#[derive(Serialize, Deserialize)]
struct StartedBy {
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    interpreters: BTreeMap<String, String>,
}

/// The folder of the records, in that of a contest.
const RECORDS: &str = "records";
/// The letters of an entry's name that the name of a file has.
const NAME_LETTERS: usize = 32;
/// The most encounters whose files are open at a time; systems allow few hundreds.
const MOST_OPEN: usize = 100;

/// Plays encounters, or reads the games that have been played before.
pub struct Encounters<'a> {
    entries: &'a [ContestEntry],
    terms: EncounterTerms<'a>,
    options: PlayOptions<'a>,
    /// The key of the records. The name of a file tells what they are records of.
    key: ChecksumKey,
    /// By entry, once it has to play.
    participants: Vec<Option<Participant<'a>>>,
    /// The interpreters that start them, as people read of them.
    interpreters: Vec<Option<String>>,
    /// The variant that they play.
    variant: Option<Arc<Json>>,
    /// The faults that have been told.
    told: Vec<(usize, String)>,
}

/// The games of an encounter.
struct Games {
    entries: [usize; 2],
    seed: u64,
    file: String,
    records: Vec<Record<AnyMove>>,
    /// The pairs of games, in order.
    pairs: Vec<GamePair>,
    interpreters: Interpreters,
    /// The pairs that have been played, if all games begin at the start: players without randomness repeat them.
    seen: Option<BTreeSet<u64>>,
}

impl<'a> Encounters<'a> {
    pub fn new(entries: &'a [ContestEntry], terms: EncounterTerms<'a>, options: PlayOptions<'a>) -> Result<Self> {
        let records = terms.folder.join(RECORDS);
        fs::create_dir_all(&records).with_context(|| format!("cannot write to {}", records.display()))?;
        let key = ChecksumKey::create(terms.folder)?;
        let participants = entries.iter().map(|_| None).collect();
        let interpreters = vec![None; entries.len()];
        Ok(Self { entries, terms, options, key, participants, interpreters, variant: None, told: Vec::new() })
    }

    /// Returns what has been played of a round.
    pub fn read(&self, stage: &Stage<'_>, pairings: &[[usize; 2]]) -> Result<Vec<Encounter>> {
        let read = |&pairing| {
            let mut games = self.games(stage, pairing)?;
            let records = recorder::read(&self.path(&games), &self.key, &games.file)?;
            self.add_records(stage, &mut games, &records)?;
            Ok(games.close(stage))
        };
        pairings.iter().map(read).collect()
    }

    /// Plays a round, as far as it has not been played yet. What somebody else plays is waited for.
    ///
    /// `is_over` is asked after each pair of games, also after those that have been played before, and may end the
    /// round.
    pub fn play(
        &mut self,
        stage: &Stage<'_>,
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
        stage: &Stage<'_>,
        pairings: &[[usize; 2]],
        progress: Option<&Progress>,
        is_over: &mut impl FnMut(&GamePair) -> bool,
    ) -> Result<Vec<Encounter>> {
        let mut open = pairings.iter().map(|&pairing| self.games(stage, pairing)).collect::<Result<Vec<_>>>()?;
        // In the same order as anybody else, so that no two wait for each other.
        let paths = open.iter().map(|games| self.path(games)).sorted();
        let _locks = paths.map(|path| lock(&path, self.options.interrupt)).collect::<Result<Vec<_>>>()?;
        let (mut recorders, is_ended) = self.resume(stage, &mut open, progress, is_over)?;
        let last = if is_ended { 0 } else { 2 * self.terms.openings };
        let mut due = Vec::new();
        for (index, &Games { entries, seed, ref records, .. }) in open.iter().enumerate() {
            due.extend((records.len() as u32 + 1..=last).map(|number| (index, entries, seed, number)));
        }
        for entry in due.iter().flat_map(|(_, entries, ..)| entries) {
            self.prepare(stage, *entry)?;
        }
        let (participants, terms, options, all) = (&self.participants, self.terms, self.options, self.entries);
        let limits = terms.programs.limits();
        let game = |task: u32| -> Result<_> {
            let (index, entries, seed, number) = due[task as usize - 1];
            let series = Series {
                swap: true,
                random_plies: terms.random_plies,
                seed,
                limits,
                ..Series::new(stage.spec, options.interrupt.flag())
            };
            let sources = entries.map(|entry| participants[entry].as_ref().expect("one that was prepared") as _);
            let labels = entries.map(|entry| all[entry].name());
            Ok((index, series.play(number, sources, &mut *options.audience.spectator(&series, number, labels))?))
        };
        let (told, interpreters) = (&mut self.told, &self.interpreters);
        in_parallel(options.jobs, 1..=due.len() as u32, game, |played| {
            let (index, record) = played?;
            let games = &mut open[index];
            let started_by = StartedBy::of(&record, games.entries, interpreters);
            recorders[index].add(&KeptRecord { record: &record, started_by })?;
            if let Some(progress) = progress {
                progress.step();
            }
            if !options.quiet {
                tell(&record, games.entries, told, progress);
            }
            options.audience.finished(&record);
            games.note_interpreters(&record, |_, entry| interpreters[entry].clone());
            anyhow::Ok(!games.push(record)?.is_some_and(|pair| is_over(&pair)))
        })?;
        Ok(open.into_iter().map(|games| games.close(stage)).collect())
    }

    /// Adds the games that have been played before to encounters, as far as `is_over` does not end the round. Returns
    /// what records the next ones of each, and whether the round has ended.
    fn resume(
        &self,
        stage: &Stage<'_>,
        open: &mut [Games],
        progress: Option<&Progress>,
        is_over: &mut impl FnMut(&GamePair) -> bool,
    ) -> Result<(Vec<Recorder>, bool)> {
        let (mut recorders, mut is_ended) = (Vec::new(), false);
        for games in open {
            let (records, recorder) = Recorder::open(self.path(games), &self.key, &games.file)?;
            self.add_records(stage, games, &records)?;
            recorders.push(recorder);
            if let Some(last) = games.pairs.iter().position(&mut *is_over) {
                is_ended = true;
                games.truncate(last + 1);
            }
            if let Some(progress) = progress {
                games.records.iter().for_each(|_| progress.step());
            }
        }
        Ok((recorders, is_ended))
    }

    /// Returns the path of the file of an encounter.
    fn path(&self, games: &Games) -> PathBuf {
        self.terms.folder.join(&games.file)
    }

    /// Returns an encounter without its games.
    fn games(&self, stage: &Stage<'_>, entries: [usize; 2]) -> Result<Games> {
        let [a, b] = entries.map(|entry| &self.entries[entry].submission);
        let [a, b] = if a.name <= b.name { [a, b] } else { [b, a] };
        let EncounterTerms { seed, random_plies, programs: terms, .. } = self.terms;
        let spec = stage.spec;
        // A program that has changed meets its opponents with the same openings again.
        let own_seed = digest(&(seed, stage.name, &a.name, &b.name))? >> 32;
        let programs = (a.hash.as_ref().unwrap_or(&a.command), b.hash.as_ref().unwrap_or(&b.command));
        let hash = digest(&(own_seed, programs, spec.name, &*spec.variant, random_plies, terms))?;
        let [a, b] = [a, b].map(|entry| entry.folder_name().chars().take(NAME_LETTERS).collect::<String>());
        let file = format!("{RECORDS}/{}-{a}-{b}-{hash:016x}.jsonl", stage.name);
        let seen = (random_plies == 0).then(BTreeSet::new);
        Ok(Games {
            entries,
            seed: own_seed,
            file,
            records: Vec::new(),
            pairs: Vec::new(),
            interpreters: Interpreters::new(),
            seen,
        })
    }

    /// Adds the games of an encounter's file.
    fn add_records(&self, stage: &Stage<'_>, games: &mut Games, records: &[String]) -> Result<()> {
        for (line, record) in (1..).zip(records) {
            let place = |games: &Games| format!("{}:{line}", self.path(games).display());
            self.add_record(stage.spec, games, record).with_context(|| place(games))?;
        }
        games.truncate(self.terms.openings as usize);
        Ok(())
    }

    /// Adds the next record of an encounter, and checks that it is the one that belongs there.
    fn add_record(&self, spec: &GameSpec<AnyPosition>, games: &mut Games, line: &str) -> Result<()> {
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
        let StartedBy { mut interpreters } = serde_json::from_str(line)?;
        games.note_interpreters(&record, |player, _| interpreters.remove(player));
        games.push(record)?;
        Ok(())
    }

    /// Makes the participant of an entry that has to play, unless it has played this variant before.
    fn prepare(&mut self, stage: &Stage<'_>, entry: usize) -> Result<()> {
        let GameSpec { variant, start, .. } = stage.spec;
        if self.variant.as_ref() != Some(variant) {
            self.participants.fill_with(|| None);
            self.variant = Some(Arc::clone(variant));
        }
        if self.participants[entry].is_none() {
            let EncounterTerms { programs, folder, .. } = self.terms;
            let player = programs.ready(&self.entries[entry].player)?;
            self.interpreters[entry] = player.interpreter().map(ToString::to_string);
            self.participants[entry] = Some(Participant::new(&player, start, programs, Some(folder), &NoPeople)?);
        }
        Ok(())
    }
}

impl StartedBy {
    /// Returns the interpreters of the programs in a game, of those of all entries.
    fn of(record: &Record<AnyMove>, entries: [usize; 2], interpreters: &[Option<String>]) -> Self {
        let own = Player::BOTH.map(|player| {
            let interpreter = interpreters[entries[record.participant(player)]].clone()?;
            Some((record.players[player as usize].to_owned(), interpreter))
        });
        Self { interpreters: own.into_iter().flatten().collect() }
    }
}

impl Games {
    fn close(self, stage: &Stage<'_>) -> Encounter {
        let Self { entries, file, records, pairs, interpreters, .. } = self;
        let faults = records.iter().filter_map(|record| fault(record, entries));
        Encounter { stage: stage.name, entries, file, pairs, faults: faults.collect(), interpreters }
    }

    /// Notes the interpreters of the programs in a game, of which `interpreter` returns that of a player and entry.
    fn note_interpreters(
        &mut self,
        record: &Record<AnyMove>,
        mut interpreter: impl FnMut(&str, usize) -> Option<String>,
    ) {
        for player in Player::BOTH {
            let entry = self.entries[record.participant(player)];
            if let Some(interpreter) = interpreter(record.players[player as usize], entry) {
                self.interpreters.entry(entry).or_default().insert(interpreter);
            }
        }
    }

    /// Adds the next game. Returns the pair that it completes.
    fn push(&mut self, record: Record<AnyMove>) -> Result<Option<GamePair>> {
        self.records.push(record);
        let ([.., first, second], true) = (&self.records[..], self.records.len().is_multiple_of(2)) else {
            return Ok(None);
        };
        let games = [first, second];
        let is_new = match &mut self.seen {
            None => true,
            Some(seen) => {
                let moves = games.map(|game| game.moves().map(|mv| mv.name().to_owned()).collect_vec());
                let faults = games.map(|game| game.outcome.fault.as_ref().map(FaultReport::id));
                seen.insert(digest(&(moves, faults))?)
            }
        };
        let pair = GamePair { entries: self.entries, games: games.map(paired), is_repeated: !is_new };
        self.pairs.push(pair);
        Ok(Some(pair))
    }

    /// Keeps the first pairs only.
    fn truncate(&mut self, pairs: usize) {
        self.pairs.truncate(pairs);
        self.records.truncate(2 * pairs);
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
