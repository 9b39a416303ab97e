//! Moves that keep the value of a position.

use crate::{Observe, Solvable, Solver, Value};

impl<G: Solvable> Solver<G> {
    /// Returns a move with which the player to move gets at least `bound` in the end, or `None` if there is none or the game is
    /// over.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the search.
    pub fn holding_move<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<Option<G::Move>, O::Stop> {
        if !self.is_at_least(position, bound, observer)? {
            return Ok(None);
        }
        // The solver has tried the moves in this order, and its table has the results.
        let mut moves: Vec<_> = position.moves().map(|mv| (mv, position.play(mv))).collect();
        moves.sort_by_key(|(mv, child)| position.cost(*mv, child, child.plies_left()));
        for (mv, child) in moves {
            let holds = if child.to_move() == position.to_move() {
                self.is_at_least(&child, bound, observer)?
            } else {
                !self.is_at_least(&child, 1 - bound, observer)?
            };
            if holds {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }
}
