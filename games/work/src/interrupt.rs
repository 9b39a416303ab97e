//! Ctrl-C and other signals to end, for commands that have something to clean up.

use std::borrow::Cow;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use suite_arena::MatchError;
use thiserror::Error;

/// Ends the program by `end` as soon as one of the signals comes: for commands that leave nothing behind. `meaning` is
/// what it means for the command to end early, as a clause.
///
/// # Errors
///
/// An I/O error if the signals cannot be caught.
pub fn end_at_once(meaning: &'static str, end: fn(Interrupted) -> !) -> io::Result<()> {
    #[cfg(unix)]
    {
        let mut signals = signal_hook::iterator::Signals::new(signal_hook::consts::TERM_SIGNALS)?;
        std::thread::spawn(move || {
            if signals.forever().next().is_some() {
                end(Interrupted(meaning.into()));
            }
        });
    }
    #[cfg(windows)]
    on_ctrl_c(move || end(Interrupted(meaning.into())))?;
    Ok(())
}

/// Raises a flag when one of the signals comes.
#[cfg(unix)]
fn raise_on_signals(flag: &Arc<AtomicBool>) -> io::Result<()> {
    use signal_hook::consts::{SIGHUP, SIGXFSZ, TERM_SIGNALS};

    for signal in TERM_SIGNALS.iter().chain([&SIGHUP]) {
        signal_hook::flag::register(*signal, Arc::clone(flag))?;
    }
    // A file that grows beyond the user's limit then is an error, and does not kill the program.
    signal_hook::flag::register(SIGXFSZ, Arc::default())?;
    Ok(())
}

/// Raises a flag upon Ctrl-C.
#[cfg(windows)]
fn raise_on_signals(flag: &Arc<AtomicBool>) -> io::Result<()> {
    let flag = Arc::clone(flag);
    on_ctrl_c(move || flag.store(true, Ordering::Relaxed))
}

/// Does something upon Ctrl-C, which is no signal of this system: there is one handler for all that is to be done.
#[cfg(windows)]
fn on_ctrl_c(action: impl Fn() + Send + 'static) -> io::Result<()> {
    use std::sync::{Mutex, PoisonError};

    static ACTIONS: Mutex<Vec<Box<dyn Fn() + Send>>> = Mutex::new(Vec::new());
    let actions = || ACTIONS.lock().unwrap_or_else(PoisonError::into_inner);
    let is_first = actions().is_empty();
    actions().push(Box::new(action));
    if is_first {
        ctrlc::set_handler(move || actions().iter().for_each(|action| action())).map_err(io::Error::other)?;
    }
    Ok(())
}

/// A flag that is raised by the signals that end a program.
pub struct Interrupt {
    flag: Arc<AtomicBool>,
    meaning: Cow<'static, str>,
}

/// The error of a command that one of the signals has ended.
#[derive(Debug, Error)]
#[error("interrupted; {0}")]
pub struct Interrupted(Cow<'static, str>);

impl Interrupt {
    /// Catches the signals from now on; `meaning` is what it means for the command to end early, as a clause.
    ///
    /// # Errors
    ///
    /// An I/O error if the signals cannot be caught.
    pub fn catch(meaning: impl Into<Cow<'static, str>>) -> io::Result<Self> {
        let flag = Arc::new(AtomicBool::new(false));
        raise_on_signals(&flag)?;
        Ok(Self { flag, meaning: meaning.into() })
    }

    /// Returns an interrupt that comes when somebody else raises the flag.
    pub fn by(flag: Arc<AtomicBool>, meaning: impl Into<Cow<'static, str>>) -> Self {
        Self { flag, meaning: meaning.into() }
    }

    /// Returns the flag that is raised when one of the signals comes.
    #[must_use]
    pub fn flag(&self) -> &AtomicBool {
        &self.flag
    }

    /// Turns the error of an interrupted match into [`Interrupted`], with its meaning.
    #[must_use]
    pub fn explain(&self, error: anyhow::Error) -> anyhow::Error {
        match error.downcast_ref() {
            Some(MatchError::Interrupted) => Interrupted(self.meaning.clone()).into(),
            _ => error,
        }
    }

    /// Returns an error if one of the signals has come.
    ///
    /// # Errors
    ///
    /// [`Interrupted`], with the meaning.
    #[inline]
    pub fn check(&self) -> Result<(), Interrupted> {
        if self.flag.load(Ordering::Relaxed) { Err(Interrupted(self.meaning.clone())) } else { Ok(()) }
    }
}
