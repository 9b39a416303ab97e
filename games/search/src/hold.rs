//! Moves that keep the value of a position.

use crate::{Observe, Solvable, Solver, Value, sort_few};

impl<G: Solvable> Solver<G> {
    /// Returns a move with which the player to move gets at least `bound` in the end, or `None` if there is none or the
    /// game is over.
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
        let with_cost = |mv| {
            let child = position.play(mv);
            (position.cost(mv, &child, child.plies_left()), mv, child)
        };
        let mut moves: Vec<_> = position.moves().map(with_cost).collect();
        sort_few(&mut moves, |&(cost, ..)| cost);
        for (_, mv, child) in moves {
            if self.holds(position, &child, bound, observer)? {
                return Ok(Some(mv));
            }
        }
        Ok(None)
    }

    /// Returns all moves with which the player to move gets at least `bound` in the end, in canonical order.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the search.
    pub fn holding_moves<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        let mut moves = Vec::new();
        for mv in position.moves() {
            if self.holds(position, &position.play(mv), bound, observer)? {
                moves.push(mv);
            }
        }
        Ok(moves)
    }

    /// Returns whether the player to move in `position` gets at least `bound` by moving to `child`.
    fn holds<O: Observe<G>>(
        &mut self,
        position: &G,
        child: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<bool, O::Stop> {
        if child.to_move() == position.to_move() {
            self.is_at_least(child, bound, observer)
        } else {
            Ok(!self.is_at_least(child, 1 - bound, observer)?)
        }
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
                let Ok(all) = solver.holding_moves(&start, bound, &mut ());
                let best = !start.is_over() && minimax(&start) >= bound;
                prop_assert_eq!(held.is_some(), best, "{}: {:?}", bound, start);
                let holds = |mv: &_| {
                    let next = start.play(*mv);
                    let value = if next.to_move() == start.to_move() { minimax(&next) } else { -minimax(&next) };
                    value >= bound
                };
                prop_assert!(held.iter().all(holds), "{held:?} does not hold {bound}: {start:?}");
                prop_assert_eq!(all, start.moves().filter(holds).collect::<Vec<_>>(), "{}: {:?}", bound, start);
            }
        }
    }
}
