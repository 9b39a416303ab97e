//! Progress bars for long runs, on a terminal.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// The time before which a run shows no bar, unless it is told to.
const PATIENCE: Duration = Duration::from_millis(500);
/// The time between two updates of the bar's clock.
const TICK: Duration = Duration::from_millis(200);
/// The least time between two messages.
const PAUSE: Duration = Duration::from_millis(50);

/// A progress bar on stderr, if that is a terminal and the run takes long enough.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    is_shown: AtomicBool,
    /// The time of the last message.
    last_message: Mutex<Option<Instant>>,
}

impl Progress {
    /// Returns a bar over a number of steps, which `unit` names.
    #[must_use]
    pub fn new(steps: usize, unit: &str) -> Self {
        Self::with_template(steps, &format!("{{elapsed:>4}} {{bar:20}} {{human_pos}}/{{human_len}} {unit}{{wide_msg}}"))
    }

    /// Returns a bar over games or cases, as `unit` says, which is shown at once and estimates the time left.
    #[must_use]
    pub fn shown(steps: usize, unit: &str) -> Self {
        let template =
            format!("{{elapsed:>4}} {{bar:20}} {{human_pos}}/{{human_len}} {unit}, {{eta}} left{{wide_msg}}");
        let progress = Self::with_template(steps, &template);
        progress.show();
        progress
    }

    /// Returns a bar that is never shown.
    #[must_use]
    pub fn hidden() -> Self {
        let progress = Self::with_template(0, "");
        progress.is_shown.store(true, Ordering::Relaxed);
        progress
    }

    fn with_template(steps: usize, template: &str) -> Self {
        let bar = ProgressBar::with_draw_target(Some(steps as u64), ProgressDrawTarget::hidden());
        // The line is truncated to the width of the terminal.
        bar.set_style(ProgressStyle::with_template(template).expect("a valid template"));
        Self { bar, begun: Instant::now(), is_shown: AtomicBool::new(false), last_message: Mutex::default() }
    }

    fn show(&self) {
        self.is_shown.store(true, Ordering::Relaxed);
        // Where stderr is not a terminal, this target draws nothing.
        self.bar.set_draw_target(ProgressDrawTarget::stderr());
        self.bar.enable_steady_tick(TICK);
    }

    /// Shows the bar if the run turns out to be a long one.
    pub fn show_if_late(&self) {
        if !self.is_shown() && self.begun.elapsed() > PATIENCE {
            self.show();
        }
    }

    /// Counts a step as done.
    pub fn step(&self) {
        self.bar.inc(1);
        self.show_if_late();
    }

    /// Sets the number of steps that are done.
    pub fn set_done(&self, steps: usize) {
        self.bar.set_position(steps as u64);
        self.show_if_late();
    }

    /// Adds what it takes to have `steps` left.
    pub fn make_room_for(&self, steps: usize) {
        let needed = self.bar.position() + steps as u64;
        self.bar.set_length(self.bar.length().unwrap_or_default().max(needed));
    }

    /// Sets the number of steps.
    pub fn set_steps(&self, steps: usize) {
        self.bar.set_length(steps as u64);
    }

    /// Sets the text behind the bar, at most 20 times a second.
    pub fn message(&self, message: impl FnOnce() -> String) {
        self.show_if_late();
        if !self.is_shown() {
            return;
        }
        let mut last = self.last_message.lock().unwrap_or_else(PoisonError::into_inner);
        if last.is_none_or(|last| last.elapsed() >= PAUSE) {
            *last = Some(Instant::now());
            self.bar.set_message(message());
        }
    }

    fn is_shown(&self) -> bool {
        self.is_shown.load(Ordering::Relaxed)
    }

    /// Hides the bar while `print` runs.
    pub fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        self.bar.suspend(print)
    }

    /// Returns the time since the run began.
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    /// Returns `out` with its bytes counted beside the bar.
    pub fn count<W>(&self, out: W) -> CountingWriter<W> {
        CountingWriter { out, written: 0, bar: self.bar.clone() }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// A writer that shows the number of its bytes beside a bar.
pub struct CountingWriter<W> {
    out: W,
    written: u64,
    bar: ProgressBar,
}

impl<W> CountingWriter<W> {
    /// Returns the writer.
    pub fn into_inner(self) -> W {
        self.out
    }
}

impl<W: Write> Write for CountingWriter<W> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_made_for_as_many_steps_as_are_left() {
        let progress = Progress::new(2, "games");
        progress.make_room_for(2);
        assert_eq!(progress.bar.length(), Some(2));
        (0..2).for_each(|_| progress.step());
        progress.make_room_for(3);
        assert_eq!(progress.bar.length(), Some(5));
    }
}
