//! Ctrl-C and its like, for a command that has something to clean up.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::TERM_SIGNALS;
use thiserror::Error;

/// Turns the signals that end a program into something to ask for.
pub struct Interrupt(Arc<AtomicBool>);

/// The user has asked the program to end.
#[derive(Debug, Error)]
#[error("interrupted; no output file was touched")]
pub struct Interrupted;

impl Interrupt {
    /// Catches the signals from now on.
    pub fn catch() -> io::Result<Self> {
        let flag = Arc::new(AtomicBool::new(false));
        for signal in TERM_SIGNALS {
            signal_hook::flag::register(*signal, Arc::clone(&flag))?;
        }
        #[cfg(unix)]
        {
            signal_hook::flag::register(signal_hook::consts::SIGHUP, Arc::clone(&flag))?;
            // A file that grows beyond the user's limit then gives an error, and does not end the program.
            signal_hook::flag::register(signal_hook::consts::SIGXFSZ, Arc::default())?;
        }
        Ok(Self(flag))
    }

    /// An error if one of the signals has come.
    #[inline]
    pub fn check(&self) -> Result<(), Interrupted> {
        if self.0.load(Ordering::Relaxed) { Err(Interrupted) } else { Ok(()) }
    }
}
