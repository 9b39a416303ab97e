//! Work on several threads, with its results in order.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc;
use std::thread::{self, Builder};

/// Does the work for each number on `jobs` threads, and passes the results to `tell` in the order of the numbers.
///
/// The end comes early, once the work in hand is done, if `tell` returns `false` or an error.
///
/// # Errors
///
/// The error of `tell`.
///
/// # Panics
///
/// Panics if not even one thread can be had.
pub fn in_parallel<T: Send, E>(
    jobs: u32,
    numbers: RangeInclusive<u32>,
    work: impl Fn(u32) -> T + Sync,
    mut tell: impl FnMut(T) -> Result<bool, E>,
) -> Result<(), E> {
    let jobs = jobs.min(u32::try_from(numbers.clone().count()).unwrap_or(u32::MAX));
    let (mut due, last) = numbers.into_inner();
    let next = AtomicU32::new(due);
    let (sender, results) = mpsc::channel();
    thread::scope(|scope| {
        for job in 0..jobs {
            let (next, work, sender) = (&next, &work, sender.clone());
            let started = Builder::new().spawn_scoped(scope, move || {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number > last || sender.send((number, work(number))).is_err() {
                        break;
                    }
                }
            });
            // Where no more threads can be had, the others do the work.
            if started.is_err() {
                assert!(job > 0, "no thread can be had");
                break;
            }
        }
        drop(sender);
        let mut early = BTreeMap::new();
        // Dropped on an early return, which ends the threads.
        for (number, result) in results {
            early.insert(number, result);
            while let Some(result) = early.remove(&due) {
                if !tell(result)? {
                    return Ok(());
                }
                due += 1;
            }
        }
        Ok(())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order() {
        let mut told = Vec::new();
        let done = in_parallel(
            4,
            3..=50,
            |number| number * 2,
            |result| {
                told.push(result);
                Ok::<_, ()>(result < 80)
            },
        );
        assert_eq!((done, told), (Ok(()), (3..=40).map(|number| number * 2).collect()));
    }

    #[test]
    fn an_error_ends_the_work() {
        let done = in_parallel(2, 1..=10, |number| number, |result| if result < 5 { Ok(true) } else { Err(result) });
        assert_eq!(done, Err(5));
    }
}
