//! The resources of this computer, of which programs may leave none for others.

use std::fs;
use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::Fault;
use crate::scratch::Scratch;

/// The processes, or threads, that the start of a program takes, with some to spare.
const TASKS: usize = 16;
/// The bytes that a program is told and answers.
const BYTES: usize = 64 * 1024;
/// The number of times to look, and the time between them: what other programs took comes back when they end.
const LOOKS: u32 = 40;
const PAUSE: Duration = Duration::from_millis(50);

/// Does something for which a program is started; once more if the computer runs out of resources, but has some again
/// soon after.
///
/// # Errors
///
/// The fault of the last try; [`Fault::TookResources`] if the same has come of both.
pub fn with_second_try<T>(attempt: impl FnMut() -> Result<T, Fault>) -> Result<T, Fault> {
    match try_twice(attempt, |fault| matches!(fault, Fault::OutOfResources(_))) {
        Err(Fault::OutOfResources(error)) => Err(Fault::TookResources(error)),
        ended => ended?,
    }
}

/// Does something for which programs are started; once more if the computer runs out of resources, but has some again
/// soon after. Returns what came of it, or the shortage that came of both tries.
pub(crate) fn try_twice<T, E>(
    mut attempt: impl FnMut() -> Result<T, E>,
    is_shortage: impl Fn(&E) -> bool,
) -> Result<Result<T, E>, E> {
    let is_passing = |ended: &Result<T, E>| ended.as_ref().is_err_and(&is_shortage) && are_available();
    let first = attempt();
    if !is_passing(&first) {
        return Ok(first);
    }
    let second = attempt();
    if is_passing(&second) { second.map(Ok) } else { Ok(second) }
}

/// Returns whether there are the resources for a program, or soon will be.
fn are_available() -> bool {
    (0..LOOKS).any(|look| {
        if look > 0 {
            thread::sleep(PAUSE);
        }
        take_some().is_ok()
    })
}

/// Takes what a program needs, all at once, and gives it back.
fn take_some() -> io::Result<()> {
    let folder = Scratch::new()?;
    fs::write(folder.path().join("file"), vec![0; BYTES])?;
    let busy = Mutex::new(());
    thread::scope(|scope| {
        let _wait = busy.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = || drop(busy.lock());
        (0..TASKS).try_for_each(|_| thread::Builder::new().spawn_scoped(scope, wait).map(drop))
    })
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[test]
    fn a_shortage_that_has_passed_is_overcome() {
        let tries = Cell::new(0);
        let attempt = |lacks: u32| {
            with_second_try(|| {
                tries.set(tries.get() + 1);
                if tries.get() <= lacks { Err(Fault::no_start(io::ErrorKind::OutOfMemory.into())) } else { Ok(()) }
            })
        };
        assert!(attempt(1).is_ok());
        tries.set(0);
        assert!(matches!(attempt(2), Err(Fault::TookResources(_))));
        assert_eq!(tries.get(), 2);
    }
}
