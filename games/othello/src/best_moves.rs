//! What moves are worth by the textbook, and which of them are right.

use suite_search::{Algorithm, Search, Solver, Value};

use crate::heuristic::Utility;
use crate::moves::Move;
use crate::position::Position;

/// The size limit of the table of a search to the end of the game, in bytes.
const TABLE_BYTES: usize = 1 << 18;

/// Returns all moves that are best by the textbook's search with a limit, at which positions are worth the disks of the
/// player less the opponent's.
///
/// ```
/// use suite_othello::{Position, Rules, Size, best_moves};
///
/// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
/// assert_eq!(best_moves(&start, None).len(), 4, "all four are alike");
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[must_use]
pub fn best_moves(position: &Position<u64>, limit: Option<u32>) -> Vec<Move> {
    if limit.is_some() {
        return of_best_value(move_values(position, limit));
    }
    // To the end of the game the strong search finds the same values in less time.
    let Ok(values) = Solver::new(TABLE_BYTES, 1).values(position, &mut ());
    of_best_value(values)
}

/// Returns all moves with their values for the player to move, by the textbook's search with a limit.
#[must_use]
pub fn move_values(position: &Position<u64>, limit: Option<u32>) -> Vec<(Move, Value)> {
    let search = Search { limit, caching: true, ordering: true, ..Search::new(Algorithm::AlphaBeta, Utility) };
    search.move_values(position)
}

fn of_best_value(values: Vec<(Move, Value)>) -> Vec<Move> {
    let best = values.iter().map(|&(_, value)| value).max();
    values.into_iter().filter(|&(_, value)| Some(value) == best).map(|(mv, _)| mv).collect()
}
