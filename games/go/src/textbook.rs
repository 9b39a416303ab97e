//! The assignment's opponents that search a few plies.

use std::array;
use std::cmp::Reverse;
use std::iter::Take;

use rand::Rng;
use suite_search::{Algorithm, Decision, Game, Observe, Player, Search, Value};

use crate::moves::Move;
use crate::position::Position;
use crate::size::Size;

/// A player that searches the most promising placements a few plies deep and evaluates the lead, komi included. It
/// passes only if there is no placement.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Position, Size, Textbook};
/// use suite_search::Game;
///
/// let start = Position::start(Size::DEFAULT);
/// let Ok(decision) = Textbook::ALPHA_BETA.choose(&start, &mut rand::rngs::ChaCha8Rng::seed_from_u64(1), &mut ());
/// assert_eq!(decision.best.map(|mv| mv.to_string()).as_deref(), Some("2,2"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Textbook {
    /// The algorithm.
    pub algorithm: Algorithm,
    /// The depth limit in plies; 0 counts as 1.
    pub limit: u32,
    /// The number of placements to search in each position; 0 counts as 1. Those that capture the most stones come
    /// first, then those nearest to the center, and equals in random order.
    pub branching: usize,
}

impl Textbook {
    /// The assignment's opponent: "depth at most 2, branching at most 10".
    pub const ALPHA_BETA: Self = Self { algorithm: Algorithm::AlphaBeta, limit: 2, branching: 10 };

    /// A minimax search of all placements to the same depth.
    pub const MINIMAX: Self = Self { algorithm: Algorithm::Minimax, limit: 2, branching: MOST_POINTS };

    /// Chooses a move for the player to move; `observer` watches the search.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the search.
    pub fn choose<R: Rng + ?Sized, O: Observe<SelectivePosition>>(
        &self,
        position: &Position,
        random: &mut R,
        observer: &mut O,
    ) -> Result<Decision<Move>, O::Stop> {
        let stones = |position: &SelectivePosition, player: Player| position.utility(player);
        let search = Search { limit: Some(self.limit.max(1)), ..Search::new(self.algorithm, stones) };
        let root = SelectivePosition { position: *position, branching: self.branching.max(1), salt: random.next_u64() };
        let decision = search.observe(&root, observer)?;
        // Without the moves that it has not looked at, no value is certain.
        Ok(Decision { is_exact: false, ..decision })
    }
}

/// A position with only the most promising of its moves, as a [`Textbook`] player searches it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SelectivePosition {
    /// The position.
    pub position: Position,
    branching: usize,
    /// The seed for the order of equals, drawn once for each search so that a position always has the same moves.
    salt: u64,
}

/// The number of points of the largest board.
const MOST_POINTS: usize = Size::MAX.side().pow(2);

impl Game for SelectivePosition {
    type Move = Move;
    type Moves = Take<array::IntoIter<Move, MOST_POINTS>>;

    #[inline]
    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    #[inline]
    fn moves(&self) -> Self::Moves {
        let size = self.position.size();
        let placements = self.position.placements();
        let count = placements.len();
        let mut ranked = [((Reverse(0), 0, 0), Move::Pass); MOST_POINTS];
        for (ranked, point) in ranked.iter_mut().zip(placements) {
            let mv = Move::Place(point);
            let tie_break = scramble(self.salt ^ (point.row() * size.side() + point.column()) as u64);
            *ranked = ((Reverse(self.position.captures(mv)), size.distance_from_center(point), tie_break), mv);
        }
        ranked[..count].sort_unstable_by_key(|&(rank, _)| rank);
        // If there is no placement, the only move is the pass, with which the list begins then.
        let moves = if self.is_over() { 0 } else { count.clamp(1, self.branching) };
        ranked.map(|(_, mv)| mv).into_iter().take(moves)
    }

    #[inline]
    fn play(&self, mv: Move) -> Self {
        Self { position: self.position.play(mv), ..*self }
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    #[inline]
    fn utility(&self, player: Player) -> Value {
        self.position.utility(player)
    }
}

/// Maps each number to another that seems random: the output function of `SplitMix64` (Steele, Lea and Flood, "Fast
/// splittable pseudorandom number generators", 2014).
#[inline]
const fn scramble(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use suite_search::conformance::assert_conforms;

    use super::*;

    #[test]
    fn rules_conform() {
        for size in Size::all() {
            for branching in [1, 3, MOST_POINTS] {
                let start = SelectivePosition { position: Position::start(size), branching, salt: branching as u64 };
                assert_conforms(&start, u64::from(size.0), size.longest_game() as usize);
                assert_eq!(start.moves().count(), branching.min(size.points().count()));
            }
        }
    }

    #[test]
    fn salts_determine_the_order_of_equals() {
        let orders = [1, 2].map(|salt| {
            let start = SelectivePosition { position: Position::start(Size::DEFAULT), branching: 5, salt };
            start.moves().map(|mv| mv.to_string()).collect::<Vec<_>>()
        });
        assert_ne!(orders[0], orders[1]);
        for mut order in orders {
            assert_eq!(order.remove(0), "2,2");
            order.sort();
            assert_eq!(order, ["1,2", "2,1", "2,3", "3,2"]);
        }
    }
}
