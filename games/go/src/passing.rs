//! What a player who only passes from now on still gets.

use suite_search::{Game, Player, Solvable, Value};

use crate::points::Points;
use crate::position::Position;

impl Position {
    /// Returns a lower bound, in half points, on what `player` gets by passing from now on: the opponent places a stone
    /// with every move left, and captures every group that has no more liberties than that.
    ///
    /// ```
    /// use suite_go::{Move, Point, Position, Size};
    /// use suite_search::{Game, Player};
    ///
    /// let stone = Move::Place(Point::at(1, 1).unwrap());
    /// let late = Position::start(Size::new(3)?).play(stone).shortened(4);
    /// // With three moves left, White places two stones, and the stone in the center has four liberties.
    /// assert_eq!(late.value_of_passing(Player::First), 2 * (1 - 2) - 3);
    /// # Ok::<_, suite_go::SizeError>(())
    /// ```
    #[must_use]
    pub fn value_of_passing(&self, player: Player) -> Value {
        let moves_of_mover = self.plies_left().div_ceil(2);
        let placements = if player == self.to_move() { self.plies_left() / 2 } else { moves_of_mover };
        let stones = self.board().stones(player);
        let endangered: u32 = stones
            .groups(stones)
            .filter(|group| (group.neighbors() & self.empty()).len() <= placements)
            .map(Points::len)
            .sum();
        self.utility(player) - 2 * (placements + endangered) as Value
    }
}

#[cfg(test)]
mod tests {
    use suite_search::Solver;

    use super::*;
    use crate::size::Size;
    use crate::tests::random_position;

    #[test]
    fn best_play_is_worth_no_less_than_passing() {
        let mut solver = Solver::new(1 << 18, 1);
        let (size, mut exact) = (Size::new(4).expect("a size"), 0);
        for seed in 0..1_000 {
            let position = random_position(size, 8 + seed as u32 % 8, seed);
            for player in Player::BOTH {
                let Ok(found) = solver.solve(&position, &mut ());
                let value = if player == position.to_move() { found.value } else { -found.value };
                assert!(position.value_of_passing(player) <= value, "{position:?}");
                exact += u32::from(position.value_of_passing(player) == value);
            }
        }
        assert!(exact > 200, "{exact}");
    }
}
