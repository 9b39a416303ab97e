//! The players that search as the textbook does.

use std::array;
use std::cmp::Reverse;
use std::iter::Take;

use rand::Rng;
use suite_search::{Algorithm, Decision, Game, Observe, Player, Search, Value};

use crate::point::Move;
use crate::position::Position;
use crate::size::Size;

/// A player that searches a few plies of the most promising placements and counts the stones, with the komi, where it stops.
/// It passes only where nothing can be placed.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Position, Size, Textbook};
/// use suite_search::Game;
///
/// let start = Position::start(Size::DEFAULT);
/// let Ok(decision) = Textbook::ALPHA_BETA.choose(&start, &mut rand_chacha::ChaCha8Rng::seed_from_u64(1), &mut ());
/// assert_eq!(decision.best.map(|mv| mv.to_string()).as_deref(), Some("2,2"));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Textbook {
    /// How it searches.
    pub algorithm: Algorithm,
    /// How many plies it looks ahead; at least one.
    pub depth: u32,
    /// How many placements it looks at in each position: at least one, those that capture the most stones first, then those
    /// nearest to the centre, in random order among equals.
    pub branching: usize,
}

impl Textbook {
    /// The assignment's opponent: "depth at most 2, branching at most 10".
    pub const ALPHA_BETA: Self = Self { algorithm: Algorithm::AlphaBeta, depth: 2, branching: 10 };

    /// As deep, but with every placement.
    pub const MINIMAX: Self = Self { algorithm: Algorithm::Minimax, depth: 2, branching: MOST_POINTS };

    /// Chooses a move for whoever is to move, watched by `observer`.
    ///
    /// # Errors
    ///
    /// What `observer` ends the search with.
    pub fn choose<R: Rng + ?Sized, O: Observe<Narrowed>>(
        &self,
        position: &Position,
        random: &mut R,
        observer: &mut O,
    ) -> Result<Decision<Move>, O::Stop> {
        let stones = |narrowed: &Narrowed, player: Player| narrowed.utility(player);
        let search = Search { limit: Some(self.depth.max(1)), ..Search::new(self.algorithm, stones) };
        let root = Narrowed { position: *position, branching: self.branching.max(1), salt: random.next_u64() };
        let decision = search.observe(&root, observer)?;
        // Without the moves that it has not looked at, no value is certain.
        Ok(Decision { is_exact: false, ..decision })
    }
}

/// A position as a [`Textbook`] player sees it: with only the most promising of its moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Narrowed {
    /// The position.
    pub position: Position,
    branching: usize,
    /// What settles the order of equals, drawn once for a search so that a position has the same moves whenever it is asked.
    salt: u64,
}

/// The points of the largest board.
const MOST_POINTS: usize = Size::MAX.side().pow(2);

impl Game for Narrowed {
    type Move = Move;
    type Moves = Take<array::IntoIter<Move, MOST_POINTS>>;

    fn to_move(&self) -> Player {
        self.position.to_move()
    }

    fn moves(&self) -> Self::Moves {
        let size = self.position.size();
        let placements = self.position.placements();
        let placeable = placements.len();
        let mut ranked = [((Reverse(0), 0, 0), Move::Pass); MOST_POINTS];
        for (ranked, point) in ranked.iter_mut().zip(placements) {
            let mv = Move::Place(point);
            let lot = scrambled(self.salt ^ (point.row() * size.side() + point.column()) as u64);
            *ranked = ((Reverse(self.position.captures(mv)), size.off_centre(point), lot), mv);
        }
        ranked[..placeable].sort_unstable_by_key(|&(rank, _)| rank);
        // Where nothing can be placed, the one move is the pass that the list begins with then.
        let moves = if self.is_over() { 0 } else { placeable.clamp(1, self.branching) };
        ranked.map(|(_, mv)| mv).into_iter().take(moves)
    }

    fn play(&self, mv: Move) -> Self {
        Self { position: self.position.play(mv), ..*self }
    }

    fn is_over(&self) -> bool {
        self.position.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.position.utility(player)
    }
}

/// A number that looks like nothing the input has to do with, another one for each input: the output function of
/// `SplitMix64` (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014).
const fn scrambled(number: u64) -> u64 {
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use suite_search::conformance::assert_conforms;

    use super::*;

    #[test]
    fn a_narrowed_position_is_a_game() {
        for size in Size::all() {
            for branching in [1, 3, MOST_POINTS] {
                let start = Narrowed { position: Position::start(size), branching, salt: branching as u64 };
                assert_conforms(&start, u64::from(size.0), size.longest_game() as usize);
                assert_eq!(start.moves().count(), branching.min(size.points().count()));
            }
        }
    }

    #[test]
    fn salts_settle_the_order_of_equals() {
        let orders = [1, 2].map(|salt| {
            let start = Narrowed { position: Position::start(Size::DEFAULT), branching: 5, salt };
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
