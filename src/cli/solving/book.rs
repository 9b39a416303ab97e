//! What the commands for books of proved openings share.

use std::fmt::Display;
use std::io::Write;
use std::time::Instant;

use anyhow::{Context, Result};
use indicatif::HumanCount;
use suite_arena::{GameSpec, in_parallel};
use suite_search::{Game, Solvable, Solver};
use suite_tabletop::{AnyPosition, Stopped, WatchSolver, style};
use suite_work::interrupt::Interrupt;
use suite_work::{Progress, note};

use super::solver_watch::{SolverWatch, stop_error};
use crate::cli::status::Status;

/// Shows the entries for the position after `moves`, and for the positions after each move there, below the `summary`
/// of the book.
pub fn show(
    summary: impl Display,
    spec: &GameSpec<AnyPosition>,
    moves: &str,
    entry: impl Fn(&AnyPosition) -> Option<String>,
) -> Result<Status> {
    let moves = spec.parse_moves(spec.start.game().words_of_moves(moves)).context("--moves")?;
    let positions = spec.positions(moves);
    let position = &positions[positions.len() - 1];
    let mut out = anstream::stdout().lock();
    writeln!(out, "{summary}\n\n{}\n", position.draw(None))?;
    match entry(position) {
        Some(entry) => writeln!(out, "book    {entry}")?,
        None => writeln!(out, "book    no entry for this position")?,
    }
    for reply in position.moves() {
        if let Some(entry) = entry(&position.play(reply)) {
            writeln!(out, "{:<7} then {entry}", reply.to_string())?;
        }
    }
    Ok(Status::Done)
}

/// Solves on several threads: lets `work` be done for each item, with a solver that shares the table of this one, and
/// passes the results to `tell` in the order of the items, until it returns `false`.
///
/// # Errors
///
/// What has stopped a solver, or the error of `tell`.
pub fn solve_each<T: Sync, G: Solvable, R: Send>(
    items: &[T],
    (solver, threads): (&Solver<G>, usize),
    (progress, interrupt): (&Progress, &Interrupt),
    work: impl Fn(&T, &mut Solver<G>, &mut WatchSolver) -> Result<R, Stopped> + Sync,
    mut tell: impl FnMut(R) -> Result<bool>,
) -> Result<()> {
    let solve = |number: u32| {
        let mut watch = SolverWatch::new(progress, interrupt);
        work(&items[number as usize - 1], &mut solver.sharing_table(), &mut |seen| watch.see(seen))
    };
    let [threads, last] = [threads, items.len()].map(|number| u32::try_from(number).unwrap_or(u32::MAX));
    in_parallel(threads, 1..=last, solve, |result| tell(result.map_err(stop_error)?))
}

/// Returns the first error that `check` finds at the end of one of the variations, in this order.
pub fn first_error<V: Sync, G: Solvable, E: Send>(
    variations: &[V],
    solver: (&Solver<G>, usize),
    check: impl Fn(&V, &mut Solver<G>, &mut WatchSolver) -> Result<Option<E>, Stopped> + Sync,
) -> Result<Option<E>> {
    let progress = Progress::new(variations.len(), "positions");
    let interrupt = Interrupt::catch("no error was found so far")?;
    let mut first = None;
    solve_each(variations, solver, (&progress, &interrupt), check, |error| {
        progress.step();
        first = error;
        Ok(first.is_none())
    })?;
    Ok(first)
}

/// Says whether a book is right.
pub fn tell(summary: impl Display, first_error: Option<impl Display>) -> Result<Status> {
    let mut out = anstream::stdout().lock();
    Ok(match first_error {
        None => {
            writeln!(out, "{}: {summary}", style::success("right"))?;
            Status::Done
        }
        Some(error) => {
            writeln!(out, "{}: {error}", style::error("wrong"))?;
            Status::No
        }
    })
}

/// Shows how far the proofs at a ply are.
pub fn show_progress(progress: &Progress, ply: impl Display, done: usize, all: usize) {
    progress.set_steps(all);
    progress.set_done(done);
    progress.message(|| format!(" with {ply} moves played"));
}

/// Says what a book took that was built.
pub fn tell_effort(nodes: u64, begun: Instant) {
    note!("{} nodes, {:.1} s", HumanCount(nodes), begun.elapsed().as_secs_f64());
}
