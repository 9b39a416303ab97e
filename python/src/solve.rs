//! Exact values.

use std::num::NonZeroUsize;
use std::ops::Neg;
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use suite_search::{Decision as Solution, Game, Observe, Progress, Solver, Value};

use crate::decision::Decision;
use crate::game::PythonGame;
use crate::player::to_number;
use crate::position::Position;
use crate::signals::Signals;
use crate::value_error::value_error;

/// Returns what a position is worth to the player to move with best play, with best play to the end.
///
/// With exact=False only the sign is found out, which is much faster: 1 is a win, -1 a loss. The solver uses all cores,
/// or so many threads, and a table of at most so many MiB of memory. It raises a TimeoutError after so many seconds.
#[pyfunction]
#[pyo3(signature = (position, *, exact = true, threads = None, memory = 256, time = None))]
pub fn solve(
    py: Python<'_>,
    position: &Position,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
    time: Option<f64>,
) -> PyResult<Decision> {
    position.any().solve(py, Question { exact, threads, memory, time: time.map(parse_time).transpose()? })
}

/// Solves every position of a game: which moves keep what the position before was worth, and which lose how much.
///
/// The options are those of solve, but that the time is for each position: where it runs out, the value is None.
#[pyfunction]
#[pyo3(signature = (position, moves, *, exact = true, threads = None, memory = 256, time = None))]
pub fn analyze(
    position: &Position,
    moves: &Bound<'_, PyAny>,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
    time: Option<f64>,
) -> PyResult<Vec<AnalyzedMove>> {
    position.any().analyze(moves, Question { exact, threads, memory, time: time.map(parse_time).transpose()? })
}

/// Converts a time in seconds.
fn parse_time(seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds).map_err(value_error)
}

/// A move of a game, and what it is worth. Values are for the player who made the move, and None where the time ran
/// out.
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
    value: Option<Value>,
    /// The value of the position after the move.
    value_after: Option<Value>,
    /// A move that keeps the value: the move itself, unless it loses something.
    best: Option<Py<PyAny>>,
}

#[pymethods]
impl AnalyzedMove {
    /// What the move loses; 0 if it is as good as any.
    #[getter]
    fn loss(&self) -> Option<Value> {
        Some(self.value? - self.value_after?)
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let mv = self.mv.bind(py).repr()?;
        Ok(match (self.loss(), &self.best) {
            (Some(loss), Some(best)) => format!("<AnalyzedMove {mv}, loses {loss}, best {}>", best.bind(py).repr()?),
            (Some(loss), None) => format!("<AnalyzedMove {mv}, loses {loss}>"),
            _ => format!("<AnalyzedMove {mv}>"),
        })
    }
}

/// What is asked of a solver, and what it may use.
#[derive(Clone, Copy)]
pub struct Question {
    exact: bool,
    threads: Option<NonZeroUsize>,
    /// The most memory for its table, in MiB.
    memory: u32,
    /// The time for a position; `None` is no limit.
    time: Option<Duration>,
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

    /// Returns what ends the search of a position that begins now.
    fn observer(self) -> (Signals, Deadline) {
        (Signals::default(), Deadline(self.time.and_then(|time| Instant::now().checked_add(time))))
    }

    /// Solves a position.
    pub fn solve<G: PythonGame>(self, position: &G) -> PyResult<Solution<G::Move>> {
        let (mut solver, mut observer) = (self.solver(position), self.observer());
        let value = self.value(&mut solver, position, &mut observer)?;
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
        let (Some((start, _)), Some((last, mv))) = (game.first(), game.last()) else { return Ok(Vec::new()) };
        let mut solver = self.solver(start);
        // The last positions first: the table then helps with those before them.
        let mut after = last.play(*mv);
        let mut value_after = in_time(self.value(&mut solver, &after, &mut self.observer()))?;
        let mut analyzed = Vec::with_capacity(game.len());
        for (position, mv) in game.iter().rev() {
            let mut observer = self.observer();
            let value = in_time(self.value(&mut solver, position, &mut observer))?;
            if after.to_move() != position.to_move() {
                value_after = value_after.map(Neg::neg);
            }
            let best = match value.zip(value_after) {
                Some((value, value_after)) if value_after < value => {
                    in_time(solver.holding_move(position, value, &mut observer))?.flatten()
                }
                known => known.map(|_| *mv),
            };
            analyzed.push(Analyzed { position: position.clone(), mv: *mv, value, value_after, best });
            (after, value_after) = (position.clone(), value);
        }
        analyzed.reverse();
        Ok(analyzed)
    }

    /// Returns the value of a position for the player to move, or its sign.
    fn value<G: PythonGame>(
        self,
        solver: &mut Solver<G>,
        position: &G,
        observer: &mut (Signals, Deadline),
    ) -> PyResult<Value> {
        if self.exact {
            return Ok(solver.solve(position, observer)?.value);
        }
        let is_won = solver.is_at_least(position, 1, observer)?;
        Ok(Value::from(is_won) - Value::from(!is_won && !solver.is_at_least(position, 0, observer)?))
    }
}

/// The time at which a search ends with a `TimeoutError`, if there is one.
struct Deadline(Option<Instant>);

impl<G: Game> Observe<G> for Deadline {
    type Stop = PyErr;

    fn progress(&mut self, _: &Progress<G::Move>) -> PyResult<()> {
        if self.0.is_some_and(|deadline| Instant::now() >= deadline) {
            return Err(PyTimeoutError::new_err("the time ran out before the position was solved"));
        }
        Ok(())
    }
}

/// Returns the result of a search, or `None` if the time ran out first.
fn in_time<T>(found: PyResult<T>) -> PyResult<Option<T>> {
    match found {
        Err(error) if Python::attach(|py| error.is_instance_of::<PyTimeoutError>(py)) => Ok(None),
        found => found.map(Some),
    }
}

/// A move of a game, before it is converted for Python.
pub struct Analyzed<G: PythonGame> {
    position: G,
    mv: G::Move,
    value: Option<Value>,
    value_after: Option<Value>,
    best: Option<G::Move>,
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
            best: self.best.map(|best| G::move_to_python(py, best).map(Bound::unbind)).transpose()?,
        })
    }
}
