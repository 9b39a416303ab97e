//! Plays a match and tells of it: its results on stdout, what else there is to say on stderr.

use std::fmt::Display;
use std::io::{self, Write};

use anyhow::Result;
use suite_search::Game;

use super::{Outcome, style};
use crate::progress::Progress;
use suite_arena::{AgentSource, FaultKind, FaultReport, Record, Series, Spectate, Summary, printable};

/// What is told of a match.
pub struct Report<'a, G: Game> {
    json: bool,
    quiet: bool,
    is_single: bool,
    summary: Summary,
    /// Whose faults of which kind have been explained.
    explained: Vec<(usize, String)>,
    progress: Option<Progress>,
    /// What else is done with each record.
    keep: Keep<'a, G>,
}

/// What is done with a record.
type Keep<'a, G> = Box<dyn FnMut(&Record<<G as Game>::Move>) -> Result<()> + 'a>;

impl<'a, G: Game> Report<'a, G> {
    /// What will be told of a series between participants that are called like this.
    pub fn new(json: bool, quiet: bool, series: &Series<G>, labels: [&str; 2]) -> Self {
        Self {
            json,
            quiet,
            is_single: series.games.clone().count() == 1,
            summary: Summary::new(series.spec, labels),
            explained: Vec::new(),
            progress: None,
            keep: Box::new(|_| Ok(())),
        }
    }

    /// The same, with something else to be done with each record.
    pub fn keeping(self, keep: impl FnMut(&Record<G::Move>) -> Result<()> + 'a) -> Self {
        Self { keep: Box::new(keep), ..self }
    }

    /// Plays the series, one game after the other, in front of somebody; it ends, too, when a person leaves.
    pub fn watch(
        mut self,
        series: &Series<G>,
        sources: [&dyn AgentSource<G>; 2],
        spectator: &mut dyn Spectate<G>,
    ) -> Result<Outcome> {
        self.tell_seed(series.seed);
        for game in series.games.clone() {
            let record = series.play(game, sources, spectator)?;
            let has_left = matches!(record.outcome.fault, Some(FaultReport { kind: FaultKind::Left, .. }));
            self.tell(&record)?;
            if has_left {
                break;
            }
        }
        self.finish(series.seed)?;
        Ok(Outcome::Done)
    }

    /// Plays the series.
    pub fn run(mut self, series: &Series<G>, sources: [&dyn AgentSource<G>; 2]) -> Result<Outcome>
    where
        G: Game<Move: Send> + Sync,
    {
        self.tell_seed(series.seed);
        if !self.quiet && !self.is_single {
            self.progress = Some(Progress::new(series.games.clone().count(), "games"));
        }
        let outcome = series.run(sources, |_| (), |record| self.tell(&record));
        // What has been played counts, though it was not all.
        self.finish(series.seed)?;
        outcome.map(|()| Outcome::Done)
    }

    fn tell_seed(&self, seed: u64) {
        if !self.quiet {
            anstream::eprintln!("seed {seed}");
        }
    }

    /// Tells of a game.
    fn tell(&mut self, record: &Record<G::Move>) -> Result<()> {
        self.summary.add(record);
        (self.keep)(record)?;
        if let Some(progress) = &self.progress {
            progress.step();
            progress.show_if_late();
            progress.suspend(|| print(record, self.json, self.is_single))?;
        } else {
            print(record, self.json, self.is_single)?;
        }
        self.explain(record);
        Ok(())
    }

    /// Explains a fault, if it is the participant's first of its kind.
    fn explain(&mut self, record: &Record<G::Move>) {
        let Some(fault) = record.outcome.fault.as_ref().filter(|_| !self.quiet) else { return };
        let kind = (record.participant(fault.player), fault.id().to_owned());
        if self.explained.contains(&kind) {
            return;
        }
        self.explained.push(kind);
        let explain = || {
            if self.json || !self.is_single {
                anstream::eprintln!("{} {}: {}", style::warning("game"), record.number, record.in_words());
            }
            for line in fault.stderr_tail.lines() {
                anstream::eprintln!("  {}", printable(line));
            }
        };
        match &self.progress {
            Some(progress) => progress.suspend(explain),
            None => explain(),
        }
    }

    /// Tells of all games.
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
