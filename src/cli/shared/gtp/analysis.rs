//! `lz-analyze` and `kata-analyze`: what is proved of the moves, told until the controller says something else.

use std::fmt::Write;

use anyhow::Result;
use suite_search::{Game, Observe, Progress, Solver, Value};

use super::vertex::Vertex;
use crate::cli::shared::controller::{Controller, say};
use crate::cli::shared::tabletop::Solved;
use crate::cli::shared::verdict::{Points, for_first, solve, solver_for};
use crate::web::picture::Picture;

/// The forms of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// That of Leela Zero: rates of wins in hundredths of a percent.
    Leela,
    /// That of `KataGo`: rates of wins from 0 to 1, and the lead in points.
    Kata,
}

impl Form {
    /// Returns the form that a command asks for.
    pub fn of(command: &str) -> Option<Self> {
        match command {
            "lz-analyze" => Some(Self::Leela),
            "kata-analyze" => Some(Self::Kata),
            _ => None,
        }
    }
}

/// A move whose value is proved.
struct Proved<M> {
    mv: M,
    /// What it is worth to the player to move: the margin if it is exact, or else its sign.
    value: Value,
    is_exact: bool,
    /// Best play after it, as far as it is known.
    principal_variation: Vec<M>,
    nodes: u64,
}

/// Proves who wins after each move of a position, and then by how much, and tells all that is proved after each proof.
pub fn analyze<G: Solved>(start: &G, position: &G, form: Form, controller: &mut Controller) -> Result<()> {
    let (core, board) = (position.core(), position.picture());
    let mut solver = solver_for(start, position);
    let mut proved: Vec<Proved<G::Move>> = Vec::new();
    for exact in [false, true] {
        for mv in core.moves() {
            let Ok(found) = prove::<G>(&mut solver, &core, mv, exact, &mut UntilSpokenTo(controller)) else {
                return Ok(());
            };
            proved.retain(|known| known.mv != mv);
            proved.push(found);
            // Moves that are worth the same stay in the order of their proofs, which is canonical.
            proved.sort_by_key(|found| -found.value);
            say(&line::<G>(&board, &proved, form))?;
        }
    }
    controller.wait();
    Ok(())
}

/// Proves what a move is worth.
fn prove<G: Solved>(
    solver: &mut Solver<G::Core>,
    core: &G::Core,
    mv: G::Move,
    is_exact: bool,
    observer: &mut UntilSpokenTo<'_, '_>,
) -> Result<Proved<G::Move>, SpokenTo> {
    let (child, nodes) = (core.play(mv), solver.nodes());
    let value = solve(solver, &child, is_exact, observer)?;
    let principal_variation = if is_exact { solver.principal_variation(&child, value, observer)? } else { Vec::new() };
    let value = for_first(for_first(value, child.to_move()), core.to_move());
    Ok(Proved { mv, value, is_exact, principal_variation, nodes: solver.nodes() - nodes })
}

/// Returns the line that tells what is proved.
fn line<G: Solved>(board: &Picture<G::Move>, proved: &[Proved<G::Move>], form: Form) -> String {
    let mut line = String::new();
    for (order, Proved { mv, value, is_exact, principal_variation, nodes }) in proved.iter().enumerate() {
        let rate = f64::from(value.signum() + 1) / 2.0;
        let rate = if form == Form::Leela { 10_000.0 * rate } else { rate };
        let name = |mv| Vertex::name::<G>(board, mv);
        let _ = write!(line, "info move {} visits {} winrate {rate}", name(*mv), nodes.max(&1));
        if form == Form::Kata && *is_exact {
            let _ = write!(line, " scoreLead {}", Points::of::<G>(*value));
        }
        let _ = write!(line, " order {order} pv {}", name(*mv));
        for &mv in principal_variation {
            let _ = write!(line, " {}", name(mv));
        }
        line.push(' ');
    }
    line.truncate(line.trim_end().len());
    line + "\n"
}

/// An observer that ends a search when the controller has said something.
struct UntilSpokenTo<'a, 'b>(&'a mut Controller<'b>);

/// The controller has said something.
struct SpokenTo;

impl<G: Game> Observe<G> for UntilSpokenTo<'_, '_> {
    type Stop = SpokenTo;

    fn progress(&mut self, _: &Progress<G::Move>) -> Result<(), SpokenTo> {
        if self.0.has_spoken() { Err(SpokenTo) } else { Ok(()) }
    }
}
