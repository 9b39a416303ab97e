//! Exact values.

use std::num::NonZeroUsize;
use std::thread;

use pyo3::prelude::*;
use suite_search::{Decision as Solution, Solver, Value};

use crate::decision::Decision;
use crate::game::PythonGame;
use crate::interruptible::Interruptible;
use crate::player::to_number;
use crate::position::Position;

/// Returns what a position is worth to the player to move with best play, with best play to the end.
///
/// With exact=False only the sign is found out, which is much faster: 1 is a win, -1 a loss. The solver uses all cores, or so
/// many threads, and a table of at most so many MiB of memory.
#[pyfunction]
#[pyo3(signature = (position, *, exact = true, threads = None, memory = 256))]
pub fn solve(
    py: Python<'_>,
    position: &Position,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
) -> PyResult<Decision> {
    position.any().solve(py, Question { exact, threads, memory })
}

/// Solves every position of a game: which moves keep what the position before was worth, and which lose how much.
///
/// The options are those of solve.
#[pyfunction]
#[pyo3(signature = (position, moves, *, exact = true, threads = None, memory = 256))]
pub fn analyze(
    position: &Position,
    moves: &Bound<'_, PyAny>,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
) -> PyResult<Vec<AnalyzedMove>> {
    position.any().analyze(moves, Question { exact, threads, memory })
}

/// A move of a game, and what it is worth. Values are for the player who made the move.
#[pyclass(module = "suite_games", frozen, get_all)]
pub struct AnalyzedMove {
    /// The player who made the move: 1 or 2.
    player: u8,
    /// The position before the move.
    position: Py<Position>,
    /// The move.
    #[pyo3(name = "move")]
    mv: Py<PyAny>,
    /// The value of the position before the move, with best play.
    value: Value,
    /// The value of the position after the move.
    value_after: Value,
    /// A move that keeps the value: the move itself, unless it loses something.
    best: Py<PyAny>,
}

#[pymethods]
impl AnalyzedMove {
    /// What the move loses; 0 if it is as good as any.
    #[getter]
    fn loss(&self) -> Value {
        self.value - self.value_after
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let [mv, best] = [&self.mv, &self.best].map(|mv| mv.bind(py).repr());
        Ok(format!("<AnalyzedMove {}, loses {}, best {}>", mv?, self.loss(), best?))
    }
}

/// What is asked of a solver, and what it may use.
#[derive(Clone, Copy)]
pub struct Question {
    exact: bool,
    threads: Option<NonZeroUsize>,
    /// The most memory for its table, in MiB.
    memory: u32,
}

/// The bytes of a table for a position one ply before the end; each ply more doubles them.
const LEAST_TABLE: usize = 1024;

impl Question {
    fn solver<G: PythonGame>(self, position: &G) -> Solver<G> {
        let bytes = LEAST_TABLE.saturating_mul(1 << position.plies_left().min(30)).min((self.memory as usize) << 20);
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        let solver = Solver::new(bytes, threads);
        position.teach(&solver);
        solver
    }

    /// Solves a position.
    pub fn solve<G: PythonGame>(self, position: &G) -> PyResult<Solution<G::Move>> {
        let (mut solver, mut observer) = (self.solver(position), Interruptible::new(()));
        let value = self.value(&mut solver, position)?;
        // Play that proves the value: where the player to move loses whatever the move, that of the opponent.
        let principal_variation = if self.exact {
            solver.principal_variation(position, value, &mut observer)?
        } else {
            solver.proof(position, value.max(0), &mut observer)?
        };
        Ok(Solution {
            best: principal_variation.first().copied(),
            value,
            is_exact: self.exact,
            principal_variation,
            depth: position.plies_left(),
            nodes: solver.nodes(),
        })
    }

    /// Solves the positions of a game, each with the move that was played in it.
    pub fn analyze<G: PythonGame>(self, game: &[(G, G::Move)]) -> PyResult<Vec<Analyzed<G>>> {
        let Some((start, _)) = game.first() else { return Ok(Vec::new()) };
        let mut solver = self.solver(start);
        // The last positions first: the table then helps with those before them.
        let analyzed = game.iter().rev().map(|(position, mv)| {
            let after = position.play(*mv);
            let value_after = self.value(&mut solver, &after)?;
            let value_after = if after.to_move() == position.to_move() { value_after } else { -value_after };
            let value = self.value(&mut solver, position)?;
            let better = if value_after < value {
                solver.holding_move(position, value, &mut Interruptible::new(()))?
            } else {
                None
            };
            Ok(Analyzed { position: position.clone(), mv: *mv, value, value_after, best: better.unwrap_or(*mv) })
        });
        let mut analyzed = analyzed.collect::<PyResult<Vec<_>>>()?;
        analyzed.reverse();
        Ok(analyzed)
    }

    /// Returns the value of a position for the player to move, or its sign.
    fn value<G: PythonGame>(self, solver: &mut Solver<G>, position: &G) -> PyResult<Value> {
        let observer = &mut Interruptible::new(());
        if self.exact {
            return Ok(solver.solve(position, observer)?.value);
        }
        let is_won = solver.is_at_least(position, 1, observer)?;
        Ok(Value::from(is_won) - Value::from(!is_won && !solver.is_at_least(position, 0, observer)?))
    }
}

/// A move of a game, before it is converted for Python.
pub struct Analyzed<G: PythonGame> {
    position: G,
    mv: G::Move,
    value: Value,
    value_after: Value,
    best: G::Move,
}

impl<G: PythonGame> Analyzed<G> {
    /// Converts the move.
    pub fn into_python(self, py: Python<'_>) -> PyResult<AnalyzedMove> {
        Ok(AnalyzedMove {
            player: to_number(self.position.to_move()),
            position: self.position.into_python(py)?.unbind(),
            mv: G::move_to_python(py, self.mv)?.unbind(),
            value: self.value,
            value_after: self.value_after,
            best: G::move_to_python(py, self.best)?.unbind(),
        })
    }
}
