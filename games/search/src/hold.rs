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

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::solver::tests::minimax;
    use crate::tests::Maze;
    use crate::{Game, Player};

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn a_move_holds_a_bound_if_the_position_is_worth_it(seed: u64, left in 0..8_u8) {
            let start = Maze { seed, left, state: 0, to_move: Player::Second };
            let mut solver = Solver::new(1 << 16, 1);
            for bound in -7..=7 {
                let Ok(held) = solver.holding_move(&start, bound, &mut ());
                let best = !start.is_over() && minimax(&start) >= bound;
                prop_assert_eq!(held.is_some(), best, "{}: {:?}", bound, start);
                if let Some(mv) = held {
                    let next = start.try_play(mv).expect("a legal move");
                    let value = if next.to_move() == start.to_move() { minimax(&next) } else { -minimax(&next) };
                    prop_assert!(value >= bound, "{mv} holds {value}, not {bound}: {start:?}");
                }
            }
        }
    }
}
