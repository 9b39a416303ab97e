//! The opponents in the course's `TicTacToe.py` that do not learn. Its `RandomPlayer` is [`suite_search::Random`].

use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;
use suite_search::{Algorithm, Budget, Cache, Decision, Game, OutOfBudget, Player, Random, Search, Strategy};

use crate::position::Position;
use crate::square::Square;

/// A player that plays the first of the best moves by full minimax, in canonical order: the course's `PerfectPlayer`.
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

impl Default for Perfect {
    fn default() -> Self {
        Self::new()
    }
}

impl Strategy<Position> for &Perfect {
    fn choose(&mut self, position: &Position, _: Budget) -> Result<Decision<Square>, OutOfBudget> {
        Ok(Decision::new(self.best_move(position), 0))
    }
}

impl Strategy<Position> for Perfect {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Square>, OutOfBudget> {
        (&*self).choose(position, budget)
    }
}

/// A player that plays as [`Perfect`] does with a probability of 4/5, and a random move otherwise: the course's
/// `SmartPlayer`.
///
/// ```
/// use rand::SeedableRng;
/// use suite_search::{Budget, Game, Strategy};
/// use suite_tictactoe::{Perfect, Position, Smart};
///
/// let perfect = Perfect::new();
/// let mut smart = Smart { perfect: &perfect, random: rand::rngs::ChaCha8Rng::seed_from_u64(1) };
/// let decision = smart.choose(&Position::START, Budget::UNLIMITED)?;
/// assert!(decision.best.is_some_and(|best| Position::START.try_play(best).is_ok()));
/// # Ok::<_, suite_search::OutOfBudget>(())
/// ```
#[derive(Debug, Clone)]
pub struct Smart<'a, R> {
    /// The perfect player.
    pub perfect: &'a Perfect,
    /// The random source.
    pub random: R,
}

impl<R: Rng> Strategy<Position> for Smart<'_, R> {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Square>, OutOfBudget> {
        if self.random.random_ratio(4, 5) {
            (&*self.perfect).choose(position, budget)
        } else {
            Random(&mut self.random).choose(position, budget)
        }
    }
}
