//! `lz-analyze` and `kata-analyze`: what is proved of the moves, told until the controller says something else.

use std::fmt::Write;

use anyhow::Result;
use suite_search::{Game, Value};
use suite_tabletop::{AnyMove, AnyPosition, AnySolver, Points, Stopped, Vertex, WatchSolver, for_first};
use suite_work::cores;
use thiserror::Error;

use crate::cli::players::controller::{Controller, say};

/// The forms of an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// That of Leela Zero: rates of wins in hundredths of a percent.
    Leela,
    /// That of `KataGo`: rates of wins from 0 to 1, and the lead in points, under its old name and its new one.
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
struct ProvedMove {
    mv: AnyMove,
    /// What it is worth to the player to move: the margin if it is exact, or else its sign.
    value: Value,
    is_exact: bool,
    /// Best play after it, as far as it is known.
    principal_variation: Vec<AnyMove>,
    nodes: u64,
}

/// The most bytes of the solver's table while somebody waits.
const TABLE: u64 = 64 << 20;

/// Proves who wins after each move of a position, and then by how much, and tells all that is proved after each proof.
pub fn analyze(start: &AnyPosition, position: &AnyPosition, form: Form, controller: &mut Controller) -> Result<()> {
    let mut solver = position.solver(start, position.plies_left(), TABLE, cores());
    let mut proved: Vec<ProvedMove> = Vec::new();
    for exact in [false, true] {
        for mv in position.moves() {
            let found = prove(&mut *solver, position, mv, exact, &mut |_| {
                if controller.has_spoken() { Err(Stopped::By(Box::new(SpokenTo))) } else { Ok(()) }
            });
            let Ok(found) = found else { return Ok(()) };
            proved.retain(|known| known.mv != mv);
            proved.push(found);
            // Moves that are worth the same stay in the order of their proofs, which is canonical.
            proved.sort_by_key(|found| -found.value);
            say(&line(position, &proved, form))?;
        }
    }
    controller.wait();
    Ok(())
}

/// Proves what a move is worth.
fn prove(
    solver: &mut dyn AnySolver,
    position: &AnyPosition,
    mv: AnyMove,
    is_exact: bool,
    watch: &mut WatchSolver,
) -> Result<ProvedMove, Stopped> {
    let (child, nodes) = (position.play(mv), solver.nodes());
    let value = solver.value(&child, is_exact, watch)?;
    let principal_variation = if is_exact { solver.best_play(&child, value, true, watch)? } else { Vec::new() };
    let value = for_first(for_first(value, child.to_move()), position.to_move());
    Ok(ProvedMove { mv, value, is_exact, principal_variation, nodes: solver.nodes() - nodes })
}

/// Returns the line that tells what is proved.
fn line(position: &AnyPosition, proved: &[ProvedMove], form: Form) -> String {
    let game = position.game().facts();
    let mut line = String::new();
    for (order, ProvedMove { mv, value, is_exact, principal_variation, nodes }) in proved.iter().enumerate() {
        let rate = f64::from(value.signum() + 1) / 2.0;
        let rate = if form == Form::Leela { 10_000.0 * rate } else { rate };
        let mut after = position.clone();
        let names = [mv].into_iter().chain(principal_variation).map(|&mv| {
            let name = Vertex::name(game, &after.picture(), mv);
            after = after.play(mv);
            name
        });
        let names: Vec<_> = names.collect();
        let _ = write!(line, "info move {} visits {} winrate {rate}", names[0], nodes.max(&1));
        if form == Form::Kata && *is_exact {
            let points = Points::of(game, *value);
            let _ = write!(line, " scoreMean {points} scoreLead {points}");
        }
        let _ = write!(line, " order {order} pv {} ", names.join(" "));
    }
    line.truncate(line.trim_end().len());
    line + "\n"
}

/// The controller has said something.
#[derive(Debug, Error)]
#[error("the controller has said something")]
struct SpokenTo;
