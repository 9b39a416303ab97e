//! What the commands for books of proved openings share.

use std::fmt::Display;
use std::io::Write;

use anyhow::{Context, Result};
use suite_arena::GameSpec;
use suite_search::{Solvable, Solver};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use super::solver_watch::{SolverWatch, Stopped};
use super::status::Status;
use super::style;
use super::tabletop::Tabletop;

/// Shows the entries for the position after `moves`, and for the positions after each move there, below the `summary` of the book.
pub fn show<G: Tabletop, E: Display>(
    summary: impl Display,
    spec: &GameSpec<G>,
    moves: &str,
    entry: impl Fn(&G) -> Option<E>,
) -> Result<Status> {
    let moves = spec.parse_moves(G::words_of_moves(moves)).context("--moves")?;
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

/// Returns the first error that `check` finds by the solver at the end of one of the variations.
pub fn first_error<G: Solvable, V, E>(
    variations: impl ExactSizeIterator<Item = V>,
    mut solver: Solver<G>,
    check: impl Fn(&V, &mut Solver<G>, &mut SolverWatch) -> Result<Option<E>, Stopped>,
) -> Result<Option<E>> {
    let progress = Progress::new(variations.len(), "positions");
    let interrupt = Interrupt::catch("no error was found so far")?;
    let mut watch = SolverWatch::new(&progress, &interrupt);
    for variation in variations {
        if let Some(error) = check(&variation, &mut solver, &mut watch)? {
            return Ok(Some(error));
        }
        progress.step();
    }
    Ok(None)
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
