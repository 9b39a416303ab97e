//! Heuristics that are written in Python.

use std::cell::RefCell;

use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyFloat;
use suite_search::{Evaluate, INFINITY, Player, Value};
use suite_tabletop::{AnyPosition, Tabletop};

use crate::by_core::ByCore;
use crate::game_type::GameType;
use crate::player::to_number;
use crate::position::Position;

/// A heuristic in Python; without a callable, the course's own.
///
/// A heuristic cannot end a search: the first exception is kept for the observer, which does.
pub struct Heuristic<'py> {
    py: Python<'py>,
    game: &'static dyn GameType,
    callable: Option<Bound<'py, PyAny>>,
    raised: RefCell<Option<PyErr>>,
}

impl<'py> Heuristic<'py> {
    /// Wraps a callable for positions of this type.
    pub const fn new(py: Python<'py>, game: &'static dyn GameType, callable: Option<Bound<'py, PyAny>>) -> Self {
        Self { py, game, callable, raised: RefCell::new(None) }
    }

    /// Raises the exception of the callable, if there was one.
    pub fn check(&self) -> PyResult<()> {
        self.raised.borrow_mut().take().map_or(Ok(()), Err)
    }

    fn call<G: Tabletop>(&self, callable: &Bound<'py, PyAny>, position: &G, player: Player) -> PyResult<Value> {
        let position = Position::new(AnyPosition::new(position.clone()), self.game).into_python(self.py)?;
        let value = callable.call1((position, to_number(player)))?;
        let Ok(whole) = value.extract::<i128>() else {
            let name = callable.getattr("__qualname__").map_or_else(|_| callable.repr(), |name| name.str())?;
            let advice =
                if value.is_instance_of::<PyFloat>() { ": scale and round it, as in round(1000 * x)" } else { "" };
            return Err(PyTypeError::new_err(format!(
                "expected an int from the heuristic {name}, found {value:?}{advice}"
            )));
        };
        let expected = || format!("expected a value between {} and {INFINITY}, found {whole}", -INFINITY);
        let value = Value::try_from(whole).ok().filter(|value| -INFINITY < *value && *value < INFINITY);
        value.ok_or_else(|| PyOverflowError::new_err(expected()))
    }
}

impl<G: Tabletop> Evaluate<ByCore<G>> for &Heuristic<'_> {
    fn evaluate(&self, ByCore(position): &ByCore<G>, player: Player) -> Value {
        let Some(callable) = &self.callable else { return G::estimate(&position.core(), player) };
        if self.raised.borrow().is_some() {
            return 0;
        }
        self.call(callable, position, player).unwrap_or_else(|error| {
            *self.raised.borrow_mut() = Some(error);
            0
        })
    }
}
