//! The progress of a long run, on a terminal.

use std::cell::Cell;
use std::io::{self, Write};
use std::time::{Duration, Instant};

use indicatif::{HumanBytes, ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A run that takes less shows no bar.
const PATIENCE: Duration = Duration::from_millis(500);
/// How often the bar's clock is drawn anew.
const TICK: Duration = Duration::from_millis(200);

/// A bar on stderr, if that is a terminal and the run takes its time.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    shown: Cell<bool>,
    written: Cell<u64>,
}

impl Progress {
    /// A bar over so many moves at the root of the search.
    pub fn new(root_moves: usize) -> Self {
        let bar = ProgressBar::with_draw_target(Some(root_moves as u64), ProgressDrawTarget::hidden());
        bar.set_style(
            ProgressStyle::with_template("{elapsed:>4} {wide_bar} {pos}/{len} root moves{msg}")
                .expect("a valid template"),
        );
        Self { bar, begun: Instant::now(), shown: Cell::new(false), written: Cell::new(0) }
    }

    /// A move at the root is done.
    pub fn root_move_done(&self) {
        self.bar.inc(1);
        self.show_if_late();
    }

    /// So many bytes more are on their way to a file.
    pub fn written(&self, bytes: usize) {
        self.written.set(self.written.get() + bytes as u64);
        self.bar.set_message(format!(", {} of log", HumanBytes(self.written.get())));
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
}

impl Drop for Progress {
    fn drop(&mut self) {
        self.bar.finish_and_clear();
    }
}

/// Counts what is written in the progress.
pub struct Counted<'a, W> {
    pub out: W,
    pub progress: &'a Progress,
}

impl<W: Write> Write for Counted<'_, W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let written = self.out.write(bytes)?;
        self.progress.written(written);
        Ok(written)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}
