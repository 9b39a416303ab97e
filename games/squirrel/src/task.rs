//! Task files: the assignment's `input.txt`.

use std::fmt;

use suite_search::Algorithm;

use crate::position::{Position, letter};
use crate::search_spec::SearchSpec;
use crate::square::BOARD_SIZE;

/// A task: the contents of a task file.
///
/// Its `Display` is the task file as the assignment writes it, with line feeds and a final one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Task {
    /// Tasks 1 to 3: the next state, and for minimax and alpha-beta the log of the search that finds it.
    NextState {
        /// The player to move and its search.
        spec: SearchSpec,
        /// The board, with that player to move.
        position: Position,
    },
    /// Task 4: the trace of a game to the end.
    Battle {
        /// The two players and their searches, the one who moves first first.
        specs: [SearchSpec; 2],
        /// The board, with the first of them to move.
        position: Position,
    },
}

impl Task {
    /// Returns the number that the assignment gives to the task, 1 to 4.
    #[must_use]
    pub const fn number(&self) -> u8 {
        match self {
            Self::NextState { spec, .. } => algorithm_number(spec.algorithm),
            Self::Battle { .. } => BATTLE,
        }
    }

    /// Returns the board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        match self {
            Self::NextState { position, .. } | Self::Battle { position, .. } => position,
        }
    }
}

const BATTLE: u8 = 4;

const fn algorithm_number(algorithm: Algorithm) -> u8 {
    match algorithm {
        Algorithm::Greedy => 1,
        Algorithm::Minimax => 2,
        Algorithm::AlphaBeta => 3,
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.number())?;
        match self {
            Self::NextState { spec, .. } => writeln!(f, "{}\n{}", letter(spec.player), spec.limit)?,
            Self::Battle { specs, .. } => {
                for SearchSpec { player, algorithm, limit } in specs {
                    writeln!(f, "{}\n{}\n{limit}", letter(*player), algorithm_number(*algorithm))?;
                }
            }
        }
        for row in self.position().values().chunks(BOARD_SIZE) {
            let row: Vec<_> = row.iter().map(u8::to_string).collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        write!(f, "{}", self.position())
    }
}
