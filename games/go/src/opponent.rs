//! The opponents that the assignment gives out, as strategies.

use rand::Rng;
use suite_search::{Budget, Decision, Meter, OutOfBudget, Strategy};

use crate::player::{aggressive, greedy, random};
use crate::point::Move;
use crate::position::Position;
use crate::textbook::Textbook;

/// An opponent of the assignment, with its random source.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Opponent, OpponentKind, Position, Size};
/// use suite_search::{Budget, Game, Strategy};
///
/// let start = Position::start(Size::DEFAULT);
/// let mut opponent = Opponent { kind: OpponentKind::Greedy, random: rand_chacha::ChaCha8Rng::seed_from_u64(1) };
/// let decision = opponent.choose(&start, Budget::UNLIMITED)?;
/// assert!(decision.best.is_some_and(|best| start.try_play(best).is_ok()));
/// # Ok::<_, suite_search::OutOfBudget>(())
/// ```
#[derive(Debug, Clone)]
pub struct Opponent<R> {
    /// Which opponent.
    pub kind: OpponentKind,
    /// The random source.
    pub random: R,
}

/// Which opponent of the assignment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentKind {
    /// Plays as [`random`] does.
    Random,
    /// Plays as [`greedy`] does.
    Greedy,
    /// Plays as [`aggressive`] does.
    Aggressive,
    /// Searches a few plies.
    Textbook(Textbook),
}

impl<R: Rng> Strategy<Position> for Opponent<R> {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        let chosen = match self.kind {
            OpponentKind::Random => random(position, &mut self.random),
            OpponentKind::Greedy => greedy(position, &mut self.random),
            OpponentKind::Aggressive => aggressive(position, &mut self.random),
            OpponentKind::Textbook(textbook) => {
                return textbook.choose(position, &mut self.random, &mut Meter::new(budget));
            }
        };
        Ok(Decision::new(Some(chosen), 0))
    }
}
