//! A move that keeps what a position is worth.

use suite_search::{Game, Observe, Solvable, Solver, Value};

use crate::point::Move;
use crate::position::Position;

/// A move after which the player to move gets at least `bound` in the end; `None` if there is none, or the game is over.
///
/// ```
/// use suite_go::{Position, Size, holding_move};
/// use suite_search::Solver;
///
/// let start = Position::start(Size::new(3)?);
/// let mut solver = Solver::new(1 << 20, 1);
/// // Black cannot win, but lose by half a point.
/// assert_eq!(holding_move(&mut solver, &start, 1, &mut ()), Ok(None));
/// let Ok(centre) = holding_move(&mut solver, &start, -1, &mut ());
/// assert_eq!(centre.map(|mv| mv.to_string()).as_deref(), Some("1,1"));
/// # Ok::<_, suite_go::SizeError>(())
/// ```
///
/// # Errors
///
/// What `observer` ends the work with.
pub fn holding_move<O: Observe<Position>>(
    solver: &mut Solver<Position>,
    position: &Position,
    bound: Value,
    observer: &mut O,
) -> Result<Option<Move>, O::Stop> {
    if !solver.is_at_least(position, bound, observer)? {
        return Ok(None);
    }
    // The solver has tried them in this order, and knows what it has tried.
    let mut moves: Vec<_> = position.moves().map(|mv| (mv, position.play(mv))).collect();
    moves.sort_by_key(|(mv, child)| position.cost(*mv, child, child.plies_left()));
    for (mv, child) in moves {
        if !solver.is_at_least(&child, 1 - bound, observer)? {
            return Ok(Some(mv));
        }
    }
    Ok(None)
}
