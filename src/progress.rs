//! The progress of a long run, on a terminal.

use std::cell::Cell;
use std::fmt::Display;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};
use itertools::Itertools;

/// A run that takes less shows no bar.
const PATIENCE: Duration = Duration::from_millis(500);
/// How often the bar's clock is drawn anew.
const TICK: Duration = Duration::from_millis(200);
/// The least time between two messages.
const PAUSE: Duration = Duration::from_millis(50);
/// How many moves of a solver's line are shown: those that stay for a while.
const SHOWN: usize = 4;

/// A bar on stderr, if that is a terminal and the run takes its time.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: Cell<bool>,
    /// When a message was last shown.
    told: Cell<Option<Instant>>,
}

impl Progress {
    /// A bar over so many steps; `unit` says what they are.
    pub fn new(steps: usize, unit: &str) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        // What does not fit into the line is cut off.
        let template = format!("{{elapsed:>4}} {{bar:20}} {{pos}}/{{len}} {unit}{{wide_msg}}");
        bar.set_style(ProgressStyle::with_template(&template).expect("a valid template"));
        Self { bar, begun: Instant::now(), shown: Cell::new(false), told: Cell::new(None) }
    }

    /// A step is done.
    pub fn step(&self) {
        self.bar.inc(1);
        self.show_if_late();
    }

    /// Shows the bar if the run turns out to be a long one.
    pub fn show_if_late(&self) {
        if !self.shown.get() && self.begun.elapsed() > PATIENCE {
            self.shown.set(true);
            // Where stderr is no terminal, this target draws nothing.
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
            self.bar.enable_steady_tick(TICK);
        }
    }

    /// Does what prints to the terminal without a bar in the way.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// It is over another number of steps now.
    pub fn set_steps(&self, steps: usize) {
        self.bar.set_length(steps as u64);
    }

    /// So many steps are done; `message` says what else there is to say.
    pub fn show(&self, done: usize, message: impl FnOnce() -> String) {
        self.show_if_late();
        if self.shown.get() && self.told.get().is_none_or(|told| told.elapsed() >= PAUSE) {
            self.told.set(Some(Instant::now()));
            self.bar.set_position(done as u64);
            self.bar.set_message(message());
        }
    }

    /// So many steps are done, and a solver is at work on the next, behind `root_move` if there is one.
    pub fn show_solver<M: Display>(&self, done: usize, root_move: Option<M>, solver: &suite_search::Progress<M>) {
        self.show(done, || {
            let (nodes, fill) = (solver.nodes as f64 / 1e6, 100.0 * solver.table_fill());
            let speed = nodes / self.begun.elapsed().as_secs_f64();
            let line = root_move.iter().chain(solver.current_line.iter().take(SHOWN)).join(" > ");
            let at = if line.is_empty() { line } else { format!(", at {line}") };
            format!("{at}, {nodes:.0} million nodes, {speed:.1} a second, table {fill:.0} % full")
        });
    }

    /// `out`, with what is written to it counted beside the bar.
    pub fn count<W>(&self, out: W) -> Counted<W> {
        Counted { out, written: 0, bar: self.bar.clone() }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Something that is written to while a bar tells how much that was.
pub struct Counted<W> {
    out: W,
    written: u64,
    bar: ProgressBar,
}

impl<W> Counted<W> {
    /// What was written to.
    pub fn into_inner(self) -> W {
        self.out
    }
}

impl<W: Write> Write for Counted<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.written += written as u64;
        self.bar.set_message(format!(", {} of log", HumanBytes(self.written)));
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
