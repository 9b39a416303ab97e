//! Moves that keep the value of a position.

use suite_search::{Game, Observe, Solvable, Solver, Value};

use crate::moves::Move;
use crate::position::Position;

/// Returns a move with which the player to move gets at least `bound` in the end, or `None` if there is none or the game is
/// over.
///
/// ```
/// use suite_go::{Position, Size, holding_move};
/// use suite_search::Solver;
///
/// let start = Position::start(Size::new(3)?);
/// let mut solver = Solver::new(1 << 20, 1);
/// // Black cannot win, but can keep the loss to half a point.
/// assert_eq!(holding_move(&mut solver, &start, 1, &mut ()), Ok(None));
/// let Ok(center) = holding_move(&mut solver, &start, -1, &mut ());
/// assert_eq!(center.map(|mv| mv.to_string()).as_deref(), Some("1,1"));
/// # Ok::<_, suite_go::SizeError>(())
/// ```
///
/// # Errors
///
/// Returns the error with which `observer` stops the solver.
pub fn holding_move<O: Observe<Position>>(
    solver: &mut Solver<Position>,
    position: &Position,
    bound: Value,
    observer: &mut O,
) -> Result<Option<Move>, O::Stop> {
    if !solver.is_at_least(position, bound, observer)? {
        return Ok(None);
    }
    // The solver has tried the moves in this order, and its table has the results.
    let mut moves: Vec<_> = position.moves().map(|mv| (mv, position.play(mv))).collect();
    moves.sort_by_key(|(mv, child)| position.cost(*mv, child, child.plies_left()));
    for (mv, child) in moves {
        if !solver.is_at_least(&child, 1 - bound, observer)? {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
