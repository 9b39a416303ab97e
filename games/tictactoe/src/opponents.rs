//! The opponents in the course's `TicTacToe.py`, which do not learn.

use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;
use suite_search::{Algorithm, Budget, Cache, Decision, Game, OutOfBudget, Player, Search, Strategy};

use crate::position::Position;
use crate::square::Square;

/// Returns a random empty square, each with the same probability, or `None` if the game is over: the course's RandomPlayer.
pub fn random<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Option<Square> {
    position.moves().choose(random)
}

/// Returns the perfect player's move with a probability of 4/5 and a random one otherwise, or `None` if the game is over: the
/// course's SmartPlayer.
pub fn smart<R: Rng + ?Sized>(position: &Position, perfect: &Perfect, random_source: &mut R) -> Option<Square> {
    if random_source.random_ratio(4, 5) { perfect.best_move(position) } else { random(position, random_source) }
}

/// A player that plays the first of the best moves by full minimax, in canonical order: the course's PerfectPlayer.
///
/// ```
/// use suite_tictactoe::{Perfect, Position, Square};
/// // Every first move leads to a draw.
/// assert_eq!(Perfect::new().best_move(&Position::START), Square::at(0, 0));
/// ```
#[derive(Debug, Clone)]
pub struct Perfect {
    /// The move of every position in which the game goes on.
    best: FxHashMap<Position, Square>,
}

impl Perfect {
    /// Creates the player by searching every position.
    #[must_use]
    pub fn new() -> Self {
        let search = Search { caching: true, ..Search::new(Algorithm::Minimax, |_: &Position, _: Player| 0) };
        let (mut best, mut cache) = (FxHashMap::default(), Cache::new());
        let mut pending = vec![Position::START];
        while let Some(position) = pending.pop() {
            let Ok(decision) = search.observe_with(&mut cache, &position, &mut ());
            if let Some(mv) = decision.best
                && best.insert(position, mv).is_none()
            {
                pending.extend(position.moves().map(|mv| position.play(mv)));
            }
        }
        Self { best }
    }

    /// Returns the move to play, or `None` if the game is over.
    #[must_use]
    pub fn best_move(&self, position: &Position) -> Option<Square> {
        self.best.get(position).copied()
    }
}

impl Strategy<Position> for &Perfect {
    fn choose(&mut self, position: &Position, _: Budget) -> Result<Decision<Square>, OutOfBudget> {
        Ok(Decision::new(self.best_move(position), 0))
    }
}

/// The course's SmartPlayer as a strategy: plays as [`smart`] does.
#[derive(Debug, Clone)]
pub struct Smart<'a, R> {
    /// Whom it plays like.
    pub perfect: &'a Perfect,
    /// The random source.
    pub random: R,
}

impl<R: Rng> Strategy<Position> for Smart<'_, R> {
    fn choose(&mut self, position: &Position, _: Budget) -> Result<Decision<Square>, OutOfBudget> {
        Ok(Decision::new(smart(position, self.perfect, &mut self.random), 0))
    }
}

impl Default for Perfect {
    fn default() -> Self {
        Self::new()
    }
}
