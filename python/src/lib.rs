//! The native half of the Python package `suite_games`: positions, searches and exact values of all games, and bare
//! trees.
//!
//! [`GameType`](game_type::GameType) is implemented for every [`Tabletop`](suite_tabletop::Tabletop), so a new game
//! needs nothing here; a class with more of a game's own is a file with the game's name, and [`start`](start::start)
//! knows it. What Python sees is documented in `suite_games/_native.pyi` and in the docstrings, which come from the
//! comments here.

mod board;
mod by_core;
mod game_type;
mod go;
mod heuristic;
mod illegal_move;
mod interpreter;
mod limit;
mod moves;
mod node;
mod observer;
mod othello;
mod perft;
mod player;
mod position;
mod recorded_search;
mod results;
mod search;
mod search_args;
mod signals;
mod solve;
mod squirrel;
mod start;
mod task;
mod text;
mod textbook;
mod tictactoe;
mod tree;
mod type_of;
mod value_error;

/// Positions, searches and exact values, as `suite_games` exports them. All objects are immutable, so that they need no
/// lock of the interpreter's.
#[pyo3::pymodule(gil_used = false)]
mod _native {
    use pyo3::prelude::*;

    use crate::interpreter::ensure_first;

    #[pymodule_export]
    use crate::go::Go;
    #[pymodule_export]
    use crate::illegal_move::IllegalMoveError;
    #[pymodule_export]
    use crate::node::Node;
    #[pymodule_export]
    use crate::othello::Othello;
    #[pymodule_export]
    use crate::perft::perft;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::recorded_search::RecordedSearch;
    #[pymodule_export]
    use crate::search::search;
    #[pymodule_export]
    use crate::solve::{analyze, solve};
    #[pymodule_export]
    use crate::squirrel::Squirrel;
    #[pymodule_export]
    use crate::start::{games, start};
    #[pymodule_export]
    use crate::task::{Difference, answers, explain};
    #[pymodule_export]
    use crate::tictactoe::TicTacToe;
    #[pymodule_export]
    use crate::tree::{Tree, TreeSearch, TreeVerdict};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        ensure_first(module.py())
    }

    /// The version of the package.
    #[pymodule_export]
    #[expect(non_upper_case_globals, reason = "Python's name for it")]
    const __version__: &str = env!("CARGO_PKG_VERSION");
}
