//! A match as it is played: results on stdout, everything else on stderr.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::Result;
use suite_arena::{AgentSource, Record, Series, Spectate, Summary, printable};
use suite_search::Game;

use super::status::Status;
use super::style;
use crate::note::note;
use crate::progress::Progress;

/// Reports a match.
pub struct MatchReport<'a, M> {
    json: bool,
    quiet: bool,
    is_single: bool,
    labels: [String; 2],
    summary: Summary,
    /// The participants' faults that have been explained, by kind.
    explained: Vec<(usize, String)>,
    progress: Option<Progress>,
    /// Keeps each record.
    keep: Keep<'a, M>,
}

/// What else is done with a record.
type Keep<'a, M> = Box<dyn FnMut(&Record<M>) -> Result<()> + 'a>;

impl<'a, M: Display> MatchReport<'a, M> {
    /// Returns the report of a series between participants with these labels; a series that is watched needs no bar.
    pub fn new<G: Game<Move = M>>(
        json: bool,
        quiet: bool,
        is_watched: bool,
        series: &Series<G>,
        labels: [&str; 2],
        keep: impl FnMut(&Record<M>) -> Result<()> + 'a,
    ) -> Self {
        let games = series.games.clone().count();
        Self {
            json,
            quiet,
            is_single: games == 1,
            labels: labels.map(str::to_owned),
            summary: Summary::new(series.spec, labels),
            explained: Vec::new(),
            progress: (!quiet && !is_watched && games > 1).then(|| Progress::over_games(games)),
            keep: Box::new(keep),
        }
    }

    /// Plays the series, each game in front of a spectator that `spectators` makes for it.
    pub fn run<G, S: Spectate<G>>(
        mut self,
        series: &Series<G>,
        sources: [&dyn AgentSource<G>; 2],
        spectators: impl Fn(u32) -> S + Sync,
    ) -> Result<Status>
    where
        G: Game<Move = M> + Sync,
        M: Send,
    {
        if !self.quiet {
            note!("seed {}", series.seed);
        }
        let played = series.run(sources, spectators, |record| self.add(&record));
        // What has been played counts, though it was not all.
        self.finish(series.seed)?;
        played.map(|()| Status::Done)
    }

    /// Adds a game.
    fn add(&mut self, record: &Record<M>) -> Result<()> {
        self.summary.add(record);
        (self.keep)(record)?;
        match &self.progress {
            Some(progress) => {
                progress.step();
                let [first, second] = &self.labels;
                let [won, lost] = self.summary.wins();
                progress.message(|| format!("; {first} {won}, {second} {lost}"));
                progress.suspend(|| print(record, self.json, self.is_single))?;
            }
            None => print(record, self.json, self.is_single)?,
        }
        self.explain(record);
        Ok(())
    }

    /// Explains a fault, if it is the participant's first of its kind.
    fn explain(&mut self, record: &Record<M>) {
        let Some(fault) = record.outcome.fault.as_ref().filter(|_| !self.quiet) else { return };
        let kind = (record.participant(fault.player), fault.id().to_owned());
        if self.explained.contains(&kind) {
            return;
        }
        self.explained.push(kind);
        let explain = || {
            if self.json || !self.is_single {
                note!("{} {}: {}", style::warning("game"), record.number, record.in_words());
            }
            for line in fault.stderr_tail.lines() {
                note!("  {}", printable(line));
            }
        };
        match &self.progress {
            Some(progress) => progress.suspend(explain),
            None => explain(),
        }
    }

    /// Prints the results of all games.
    fn finish(self, seed: u64) -> io::Result<()> {
        drop(self.progress);
        if self.json || self.is_single {
            return Ok(());
        }
        write!(anstream::stdout().lock(), "seed {seed}\n{}", self.summary)
    }
}

fn print<M: Display>(record: &Record<M>, json: bool, is_single: bool) -> Result<()> {
    let mut out = anstream::stdout().lock();
    if json {
        writeln!(out, "{}", serde_json::to_string(record)?)?;
    } else if is_single {
        writeln!(out, "{}", record.in_words())?;
    }
    Ok(())
}
