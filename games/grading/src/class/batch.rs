//! All jobs of a plan on one machine.

use std::collections::BTreeSet;
use std::sync::mpsc;
use std::thread;

use anyhow::Result;
use itertools::Itertools;
use suite_arena::in_parallel;
use suite_work::interrupt::{Interrupt, Interrupted};
use suite_work::{Progress, note};

use super::name_list::SEPARATOR;
use super::{ClassJob, ClassRunner};

/// What happens to a job, by its place among those to do.
enum Event {
    Begun(usize),
    Ended(usize, Result<()>),
}

/// Does jobs, `at_a_time` of them in parallel, and returns how many failed. Each failure is told as it happens.
///
/// # Errors
///
/// An interrupt.
pub fn run_all(
    runner: &ClassRunner<'_>,
    jobs: &[&ClassJob],
    at_a_time: u32,
    progress: Option<&Progress>,
    interrupt: &Interrupt,
) -> Result<usize> {
    let (sender, events) = mpsc::channel();
    let count = u32::try_from(jobs.len())?;
    let work = move |number: u32| {
        let index = number as usize - 1;
        // Nobody listens any more only after a panic.
        let _ = sender.send(Event::Begun(index));
        let _ = sender.send(Event::Ended(index, runner.run(jobs[index])));
    };
    let mut failed = 0;
    thread::scope(|scope| {
        scope.spawn(move || in_parallel(at_a_time, 1..=count, work, |()| Ok::<_, ()>(interrupt.check().is_ok())));
        let mut running = BTreeSet::new();
        for event in events {
            match event {
                Event::Begun(index) => drop(running.insert(index)),
                Event::Ended(index, result) => {
                    running.remove(&index);
                    if let Err(error) = result
                        && !error.is::<Interrupted>()
                    {
                        failed += 1;
                        tell(progress, || note!("{}: {error:#}", jobs[index].name));
                    }
                    if let Some(progress) = progress {
                        progress.step();
                    }
                }
            }
            if let Some(progress) = progress {
                progress.message(|| {
                    format!("; running: {}", running.iter().map(|&index| &jobs[index].name).join(SEPARATOR))
                });
            }
        }
    });
    interrupt.check()?;
    Ok(failed)
}

/// Tells something, with the bar out of the way.
fn tell(progress: Option<&Progress>, tell: impl FnOnce()) {
    match progress {
        Some(progress) => progress.suspend(tell),
        None => tell(),
    }
}
