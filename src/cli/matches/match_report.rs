//! The report of a match: results on stdout, everything else on stderr.

use std::io::{self, IsTerminal, Write};
use std::ops::RangeInclusive;

use anyhow::Result;
use suite_arena::{AgentSource, FaultKind, FaultReport, Record, Series, Spectate, Summary, printable};
use suite_programs::advice_on_game;
use suite_tabletop::{AnyMove, AnyPosition, style};
use suite_work::{Progress, note};

use crate::cli::status::Status;

/// The report of a match, which grows game by game.
pub struct MatchReport<'a> {
    json: bool,
    quiet: bool,
    is_watched: bool,
    labels: [String; 2],
    summary: Summary,
    /// The position that games begin with.
    start: AnyPosition,
    /// What to do about either participant's timeouts, if that is known.
    on_timeout: [Option<&'static str>; 2],
    /// The participants and the kinds of their faults that have been explained.
    explained: Vec<(usize, String)>,
    progress: Option<Progress>,
    /// Keeps a record.
    keep: Keep<'a>,
    games: RangeInclusive<u32>,
    /// Waits before the next game.
    pause: Box<dyn Fn() + 'a>,
}

/// A function that keeps a record.
type Keep<'a> = Box<dyn FnMut(&Record<AnyMove>) -> Result<()> + 'a>;

impl<'a> MatchReport<'a> {
    /// Returns the report of a series between participants with these labels; a series whose boards are shown has no
    /// bar. Each record is passed to `keep`; `pause` is called between two games.
    pub fn new(
        json: bool,
        quiet: bool,
        is_watched: bool,
        series: &Series<AnyPosition>,
        labels: [&str; 2],
        keep: impl FnMut(&Record<AnyMove>) -> Result<()> + 'a,
        pause: impl Fn() + 'a,
    ) -> Self {
        let games = series.games.clone().count();
        Self {
            json,
            quiet,
            is_watched,
            labels: labels.map(str::to_owned),
            summary: Summary::new(series.spec, labels),
            start: series.spec.start.clone(),
            on_timeout: [None; 2],
            explained: Vec::new(),
            progress: (!quiet && !is_watched && games > 1).then(|| Progress::shown(games, "games")),
            keep: Box::new(keep),
            games: series.games.clone(),
            pause: Box::new(pause),
        }
    }

    /// Returns the report with what to do about either participant's timeouts, if that is known.
    pub fn with_advice_on_timeout(self, on_timeout: [Option<&'static str>; 2]) -> Self {
        Self { on_timeout, ..self }
    }

    /// Plays the series; `spectators` returns the spectator of a game by its number.
    pub fn run<S: Spectate<AnyPosition>>(
        mut self,
        series: &Series<AnyPosition>,
        sources: [&dyn AgentSource<AnyPosition>; 2],
        spectators: impl Fn(u32) -> S + Sync,
    ) -> Result<Status> {
        // The table of results has it, too.
        if !self.quiet && (self.json || self.is_single() || self.is_watched) {
            note!("seed {}", series.seed);
        }
        let played = series.run(sources, spectators, |record| self.add(&record));
        // The games that were finished count, even if the series was not.
        self.finish(series.seed)?;
        played.map(|()| Status::Done)
    }

    fn is_single(&self) -> bool {
        self.games.start() == self.games.end()
    }

    /// Adds a game.
    fn add(&mut self, record: &Record<AnyMove>) -> Result<()> {
        self.summary.add(record);
        (self.keep)(record)?;
        let progress = self.progress.take();
        if let Some(progress) = &progress {
            progress.step();
            let [first, second] = &self.labels;
            let [won, lost] = self.summary.wins();
            progress.message(|| format!("; {first} {won}, {second} {lost}"));
        }
        let mut print = || -> Result<()> {
            print(record, self.json, self.is_single())?;
            self.tell(record);
            Ok(())
        };
        match &progress {
            Some(progress) => progress.suspend(print)?,
            None => print()?,
        }
        self.progress = progress;
        if record.number < *self.games.end() {
            (self.pause)();
        }
        Ok(())
    }

    /// Prints the outcome of a game if games are shown one by one or a fault has ended it, and explains each
    /// participant's first fault of a kind.
    fn tell(&mut self, record: &Record<AnyMove>) {
        if self.quiet {
            return;
        }
        let is_fault = record.outcome.fault.is_some();
        let fault = record.outcome.fault.as_ref().filter(|fault| {
            let kind = (record.participant(fault.player), fault.id().to_owned());
            let is_new = !self.explained.contains(&kind);
            self.explained.extend(is_new.then_some(kind));
            is_new
        });
        let is_followed = self.is_watched || !self.json && !io::stderr().is_terminal();
        let is_printed = self.is_single() && !self.json;
        if !is_printed && (is_followed || fault.is_some() || self.json && is_fault) {
            let game = if is_fault { style::warning("game") } else { style::strong("game") };
            note!("{game} {}: {}", record.number, record.in_words());
        }
        for line in fault.iter().flat_map(|fault| fault.stderr_tail.lines()) {
            note!("  {}", printable(line));
        }
        let on_timeout = |fault: &FaultReport| {
            let advice = self.on_timeout[record.participant(fault.player)]?;
            (fault.kind == FaultKind::Timeout).then(|| advice.to_owned())
        };
        let advice = fault.and_then(|fault| advice_on_game(&self.start, record).or_else(|| on_timeout(fault)));
        let advice = advice.unwrap_or_default();
        for line in advice.lines() {
            note!("  {line}");
        }
    }

    /// Prints the results of all games.
    fn finish(mut self, seed: u64) -> io::Result<()> {
        drop(self.progress.take());
        if self.json || self.is_single() {
            return Ok(());
        }
        write!(anstream::stdout().lock(), "seed {seed}\n{}", self.summary)
    }
}

fn print(record: &Record<AnyMove>, json: bool, is_single: bool) -> Result<()> {
    let mut out = anstream::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(record)?)?;
    } else if is_single {
        writeln!(out, "{}", record.in_words())?;
    }
    Ok(())
}
