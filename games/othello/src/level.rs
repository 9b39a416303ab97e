//! Players of graded strength, for people to play against.

use std::hash::BuildHasher as _;

use rustc_hash::FxBuildHasher;
use suite_search::{Budget, Decision, Evaluate, Game as _, IterativeDeepening, OutOfBudget, Player, Strategy, Value};
use thiserror::Error;

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::Position;
use crate::weights::Weights;

/// A strength, from 1 for a beginner to 10.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Level(usize);

/// The error for a number that is no level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("expected a level from 1 to {MOST}, found {found}", MOST = Level::MAX.0)]
pub struct LevelError {
    found: usize,
}

/// The number of positions that each level looks at, and the number of disks by which it may misjudge one. Each level
/// wins seven to nine games of ten against the one before it; `benches/README.md` has the figures.
const LEVELS: [(u64, Value); 10] =
    [(8, 40), (14, 26), (28, 17), (45, 14), (80, 11), (160, 8), (400, 5), (1_000, 3), (4_000, 1), (25_000, 0)];

impl Level {
    /// The level of a beginner.
    pub const MIN: Self = Self(1);
    /// The strongest level, which is still weaker than the [`Champion`](crate::Champion) with time to think.
    pub const MAX: Self = Self(LEVELS.len());

    /// Returns the level with a number.
    ///
    /// # Errors
    ///
    /// Returns [`LevelError`] if the number is not from 1 to 10.
    pub const fn new(level: usize) -> Result<Self, LevelError> {
        if Self::MIN.0 <= level && level <= Self::MAX.0 { Ok(Self(level)) } else { Err(LevelError { found: level }) }
    }
}

/// A player of some level: it looks at few positions, and the lower its level, the more it misjudges them.
///
/// ```
/// use suite_othello::{Level, LevelPlayer, Position, Rules, Size};
/// use suite_search::{Budget, Strategy};
///
/// let start = Position::<u64>::start(Size::new(8)?, Rules::Ends);
/// let mut beginner = LevelPlayer::new(Level::MIN, 7);
/// assert!(beginner.choose(&start, Budget::UNLIMITED)?.best.is_some());
/// # Ok::<_, Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct LevelPlayer {
    level: Level,
    seed: u64,
}

/// The size of the table in bytes.
const TABLE: usize = 1 << 20;

impl LevelPlayer {
    /// Creates a player; with the same seed it misjudges the same positions.
    #[must_use]
    pub const fn new(level: Level, seed: u64) -> Self {
        Self { level, seed }
    }
}

impl<B: Bits> Strategy<Position<B>> for LevelPlayer {
    fn choose(&mut self, position: &Position<B>, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        let (nodes, disks) = LEVELS[self.level.0 - 1];
        let evaluation =
            Misjudged { evaluation: ChampionEvaluation::new(), most: disks * Weights::PER_DISK, seed: self.seed };
        let budget = Budget { nodes: budget.nodes.min(nodes), ..budget };
        Ok(IterativeDeepening::new(TABLE, 1).choose(position, &evaluation, budget, |_| ()))
    }
}

/// An evaluation that is wrong by up to `most`, always by the same amount for the same position.
struct Misjudged<B> {
    evaluation: ChampionEvaluation<B>,
    most: Value,
    seed: u64,
}

impl<B: Bits> Evaluate<Position<B>> for Misjudged<B> {
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        let random = FxBuildHasher.hash_one((self.seed, position));
        let error = (random % (2 * self.most as u64 + 1)) as Value - self.most;
        let error = if player == position.to_move() { error } else { -error };
        self.evaluation.evaluate(position, player) + error
    }
}

#[cfg(test)]
mod tests {
    use suite_arena::seeded_rng;
    use suite_search::Random;

    use super::*;
    use crate::position::Rules;
    use crate::size::Size;

    /// Returns how many games the first of two players wins, each with both colors; with other seeds they are other
    /// players.
    fn wins<A, B>(one: impl Fn(u64) -> A, other: impl Fn(u64) -> B, pairs: u64) -> usize
    where
        A: Strategy<Position<u64>>,
        B: Strategy<Position<u64>>,
    {
        let budget = Budget::UNLIMITED;
        let games = (0..pairs).flat_map(|pair| Player::BOTH.map(|player| (pair, player)));
        let won = games.filter(|&(pair, first)| {
            let (mut one, mut other) = (one(2 * pair), other(2 * pair + 1));
            let mut position = Position::start(Size::new(6).expect("a size"), Rules::Ends);
            // Two plies that differ from pair to pair.
            for ply in 0..2 {
                let moves: Vec<_> = position.moves().collect();
                position = position.play(moves[(pair >> ply) as usize % moves.len()]);
            }
            while !position.is_over() {
                let is_first = position.to_move() == first;
                let found = if is_first { one.choose(&position, budget) } else { other.choose(&position, budget) };
                let found = found.expect("a move");
                position = position.play(found.best.expect("a move"));
            }
            position.utility(first) > 0
        });
        won.count()
    }

    #[test]
    fn higher_levels_are_stronger() {
        let random = |seed| Random(seeded_rng(seed, 0));
        let level = |level| move |seed| LevelPlayer::new(Level(level), seed);
        assert!(wins(level(1), random, 20) > 20);
        assert!(wins(level(5), level(1), 10) > 15);
        assert!(wins(level(8), level(5), 5) > 7);
    }

    #[test]
    fn levels_go_from_one_to_ten() {
        assert_eq!([1, 10].map(Level::new), [Ok(Level::MIN), Ok(Level::MAX)]);
        for found in [0, 11] {
            let error = Level::new(found).expect_err("no level");
            assert_eq!(error.to_string(), format!("expected a level from 1 to 10, found {found}"));
        }
    }
}
