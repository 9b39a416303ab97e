//! Exact values.

use std::num::NonZeroUsize;
use std::thread;
use std::time::{Duration, Instant};

use pyo3::exceptions::PyTimeoutError;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use suite_search::{Decision, Game, Value};
use suite_tabletop::{Analyst, AnyMove, AnyPosition, AnySolver, Stopped, WatchSolver, for_first};

use crate::illegal_move::illegal;
use crate::player::to_number;
use crate::position::Position;
use crate::results::{decision, make};
use crate::signals::Signals;
use crate::value_error::value_error;

/// Returns what a position is worth to the player to move with best play, with best play to the end.
///
/// With exact=False only the sign is found out, which is much faster: 1 is a win, -1 a loss. The solver uses `threads`
/// threads, all cores by default, and a table of at most `memory` MiB. It raises a TimeoutError after `time` seconds.
#[pyfunction]
#[pyo3(signature = (position, *, exact = true, threads = None, memory = 256, time = None))]
pub fn solve<'py>(
    py: Python<'py>,
    position: &Position,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
    time: Option<f64>,
) -> PyResult<Bound<'py, PyAny>> {
    let options = SolveOptions { exact, threads, memory, time: time.map(parse_time).transpose()? };
    let (any, game) = (position.any(), position.game_type());
    let solution = py.detach(|| options.solve(any)).map_err(raised)?;
    decision(py, any, &solution, |position, mv| game.move_to_python(py, position, mv))
}

/// Solves every position of a game: which moves keep what the position before was worth, and which lose how much.
///
/// The options are those of solve, but that the time is for each position: where it runs out, the value is None.
#[pyfunction]
#[pyo3(signature = (position, moves, *, exact = true, threads = None, memory = 256, time = None))]
pub fn analyze<'py>(
    position: &Position,
    moves: &Bound<'py, PyAny>,
    exact: bool,
    threads: Option<NonZeroUsize>,
    memory: u32,
    time: Option<f64>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    let options = SolveOptions { exact, threads, memory, time: time.map(parse_time).transpose()? };
    let (py, game) = (moves.py(), position.game_type());
    let (mut positions, mut played) = (vec![position.any().clone()], Vec::new());
    for mv in moves.try_iter()? {
        let position = &positions[played.len()];
        let mv = game.move_from_python(position, &mv?)?;
        let rule = || position.violation(mv).map(|violation| violation.message);
        let next = position.try_play(mv).map_err(|error| illegal(error, rule()))?;
        positions.push(next);
        played.push(mv);
    }
    if played.is_empty() {
        return Ok(Vec::new());
    }
    let mut watch = || options.watch();
    let analyzed = py.detach(|| {
        let solver = options.solver(&positions[0]);
        Analyst { solver, exact, watch: &mut watch }.analyze(&positions, |_, _| ())
    });
    let analyzed = analyzed.map_err(raised)?;
    let convert = |(index, mv): (usize, AnyMove)| {
        let position = &positions[index];
        let own = |value: Option<Value>| value.map(|value| for_first(value, position.to_move()));
        let [value, value_after] = [index, index + 1].map(|index| own(analyzed.values[index]));
        let best = match value.zip(value_after) {
            Some((value, value_after)) if value_after < value => analyzed.better[index],
            known => known.map(|_| mv),
        };
        let to_python = |mv| game.move_to_python(py, position, mv);
        let (mv, best) = (to_python(mv)?, best.map(to_python).transpose()?);
        let before = Position::new(position.clone(), game).into_python(py)?;
        make(py, &CLASS, "AnalyzedMove", (to_number(position.to_move()), before, mv, value, value_after, best))
    };
    played.into_iter().enumerate().map(convert).collect()
}

/// Converts a time in seconds.
fn parse_time(seconds: f64) -> PyResult<Duration> {
    Duration::try_from_secs_f64(seconds).map_err(value_error)
}

/// What is asked of a solver, and what it may use.
#[derive(Clone, Copy)]
struct SolveOptions {
    exact: bool,
    threads: Option<NonZeroUsize>,
    /// The most memory for its table, in MiB.
    memory: u32,
    /// The time for a position; `None` is no limit.
    time: Option<Duration>,
}

impl SolveOptions {
    fn solver(self, position: &AnyPosition) -> Box<dyn AnySolver> {
        let threads = self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get);
        position.solver(position, position.plies_left(), u64::from(self.memory) << 20, threads)
    }

    /// Returns the watch over a search that begins now: Ctrl-C ends it, and so does the time.
    fn watch(self) -> Box<WatchSolver<'static>> {
        let deadline = self.time.and_then(|time| Instant::now().checked_add(time));
        let mut signals = Signals::new();
        Box::new(move |_| {
            signals.check().map_err(|error| Stopped::By(Box::new(error)))?;
            if deadline.is_some_and(|deadline| Instant::now() >= deadline) { Err(Stopped::Late) } else { Ok(()) }
        })
    }

    /// Solves a position.
    fn solve(self, position: &AnyPosition) -> Result<Decision<AnyMove>, Stopped> {
        let (mut solver, mut watch) = (self.solver(position), self.watch());
        let value = solver.value(position, self.exact, &mut *watch)?;
        let principal_variation = solver.best_play(position, value, self.exact, &mut *watch)?;
        Ok(Decision {
            best: principal_variation.first().copied(),
            value,
            is_exact: self.exact,
            principal_variation,
            depth: position.plies_left(),
            nodes: solver.nodes(),
        })
    }
}

/// Returns the exception that has stopped a solver.
fn raised(stopped: Stopped) -> PyErr {
    match stopped {
        Stopped::Late => PyTimeoutError::new_err("the time ran out before the position was solved"),
        Stopped::By(reason) => *reason.downcast().expect("the watch stops for exceptions"),
    }
}
