//! The native half of the Python package `suite_games`: positions, searches and exact values of the four games.
//!
//! [`PythonGame`](game::PythonGame) is what a game tells about itself; everything else is written once for all games.
//! What Python sees is documented in `suite_games/_native.pyi` and in the docstrings, which come from the comments
//! here.

mod board;
mod decision;
mod game;
mod go;
mod heuristic;
mod node;
mod notation;
mod observer;
mod othello;
mod perft;
mod player;
mod position;
mod search;
mod signals;
mod solve;
mod squirrel;
mod task;
mod tictactoe;
mod value_error;

/// Positions, searches and exact values, as `suite_games` exports them.
#[pyo3::pymodule]
mod _native {
    #[pymodule_export]
    use crate::decision::Decision;
    #[pymodule_export]
    use crate::go::Go;
    #[pymodule_export]
    use crate::node::Node;
    #[pymodule_export]
    use crate::othello::Othello;
    #[pymodule_export]
    use crate::perft::{Perft, perft};
    #[pymodule_export]
    use crate::position::{IllegalMoveError, Position};
    #[pymodule_export]
    use crate::search::search;
    #[pymodule_export]
    use crate::solve::{AnalyzedMove, analyze, solve};
    #[pymodule_export]
    use crate::squirrel::Squirrel;
    #[pymodule_export]
    use crate::task::{Difference, answers, explain};
    #[pymodule_export]
    use crate::tictactoe::TicTacToe;
}
