//! The players of the course's `TicTacToe.py` that do not learn.

use rand::seq::IteratorRandom;
use rand::{Rng, RngExt};
use rustc_hash::FxHashMap;
use suite_search::{Algorithm, Cache, Game, Player, Search};

use crate::position::Position;
use crate::square::Square;

/// Any empty square, each as likely as another: the course's RandomPlayer. `None` if the game is over.
pub fn random<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Option<Square> {
    position.moves().choose(random)
}

/// Plays as the perfect player does four times in five, else at random: the course's SmartPlayer. `None` if the game is over.
pub fn smart<R: Rng + ?Sized>(position: &Position, perfect: &Perfect, chance: &mut R) -> Option<Square> {
    if chance.random_ratio(4, 5) { perfect.choose(position) } else { random(position, chance) }
}

/// Plays the first in canonical order of the moves that full minimax finds best: the course's PerfectPlayer.
///
/// ```
/// use suite_tictactoe::{Perfect, Position, Square};
/// // All nine squares are worth a draw.
/// assert_eq!(Perfect::new().choose(&Position::START), Square::at(0, 0));
/// ```
#[derive(Debug, Clone)]
pub struct Perfect {
    /// What minimax chooses, for every position in which a game goes on.
    best: FxHashMap<Position, Square>,
}

impl Perfect {
    /// Searches every position once.
    #[must_use]
    pub fn new() -> Self {
        let search = Search { caching: true, ..Search::new(Algorithm::Minimax, |_: &Position, _: Player| 0) };
        let (mut best, mut cache) = (FxHashMap::default(), Cache::new());
        let mut ahead = vec![Position::START];
        while let Some(position) = ahead.pop() {
            let Ok(decision) = search.observe_with(&mut cache, &position, &mut ());
            if let Some(mv) = decision.best
                && best.insert(position, mv).is_none()
            {
                ahead.extend(position.moves().map(|mv| position.play(mv)));
            }
        }
        Self { best }
    }

    /// The move that it plays; `None` if the game is over.
    #[must_use]
    pub fn choose(&self, position: &Position) -> Option<Square> {
        self.best.get(position).copied()
    }
}

impl Default for Perfect {
    fn default() -> Self {
        Self::new()
    }
}
