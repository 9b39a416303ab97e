//! Several threads at one search.

use std::cell::Cell;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread::{self, Builder, Scope};

use crate::table::Table;
use crate::{Game, Meter, Observe, Progress, Solvable};

/// Does `work` on this thread while helpers do `help` on all others, until they are told that the work is done. They
/// start when `work` first calls the function that it is given: not for work that takes less time than starting a
/// thread. Where no thread can be had, such as in WebAssembly, there are fewer helpers, or none.
pub(crate) fn with_helpers<T>(
    threads: usize,
    help: &(dyn Fn(&AtomicBool) + Sync),
    work: impl FnOnce(&dyn Fn()) -> T,
) -> T {
    let is_done = AtomicBool::new(false);
    thread::scope(|scope| {
        let are_started = Cell::new(false);
        let result = work(&|| {
            if !are_started.replace(true) {
                spawn_helpers(scope, threads, help, &is_done);
            }
        });
        is_done.store(true, Ordering::Relaxed);
        result
    })
}

/// Compiled once for all searches, since starting a thread is long.
fn spawn_helpers<'scope>(
    scope: &'scope Scope<'scope, '_>,
    threads: usize,
    help: &'scope (dyn Fn(&AtomicBool) + Sync),
    is_done: &'scope AtomicBool,
) {
    for _ in 1..threads {
        if Builder::new().spawn_scoped(scope, || help(is_done)).is_err() {
            break;
        }
    }
}

/// The [poll](crate::principal_variation_search::Poll) of a helper.
pub(crate) fn poll_helper(is_done: &AtomicBool) -> ControlFlow<(), u64> {
    if is_done.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(Meter::INTERVAL) }
}

/// Tells an observer how far a search has come, and keeps the error with which it ends the search.
pub(crate) struct Reporter<'a, G: Solvable, O: Observe<G>> {
    observer: &'a mut O,
    table: &'a Table<G::Key>,
    /// The nodes of all threads, and how many of them the observer knows of.
    nodes: &'a AtomicU64,
    reported: u64,
    error: Option<O::Stop>,
}

impl<'a, G: Solvable, O: Observe<G>> Reporter<'a, G, O> {
    pub(crate) fn new(observer: &'a mut O, table: &'a Table<G::Key>, nodes: &'a AtomicU64) -> Self {
        Self { observer, table, nodes, reported: nodes.load(Ordering::Relaxed), error: None }
    }

    /// Returns the error with which the observer has ended a search.
    pub(crate) fn into_error(self) -> O::Stop {
        self.error.expect("only the observer ends the search")
    }

    /// The [poll](crate::principal_variation_search::Poll) of the thread that does the work.
    pub(crate) fn poll(&mut self, moves_done: usize, current_line: &[<G as Game>::Move]) -> ControlFlow<(), u64> {
        let nodes = self.nodes.load(Ordering::Relaxed);
        let new_nodes = nodes - self.reported;
        self.reported = nodes;
        let table_fill = &|| self.table.fill();
        match self.observer.progress(&Progress { nodes, new_nodes, moves_done, current_line, table_fill }) {
            Ok(()) => ControlFlow::Continue(self.observer.node_limit().min(Meter::INTERVAL)),
            Err(error) => {
                self.error = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}
