//! The assignment's opponents.
//!
//! Those that look no further than their own next stones choose among the same moves as the course's own players did in
//! thousands of recorded games.

use std::cmp::Reverse;

use itertools::Itertools;
use rand::Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use suite_search::{Budget, Decision, Game, Meter, OutOfBudget, Strategy};

use crate::moves::Move;
use crate::point::Point;
use crate::position::Position;
use crate::textbook::Textbook;

/// One of the assignment's opponents, with its random source.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Opponent, OpponentKind, Position, Size};
/// use suite_search::{Budget, Game, Strategy};
///
/// let start = Position::start(Size::DEFAULT);
/// let mut opponent = Opponent { kind: OpponentKind::Greedy, random: rand::rngs::ChaCha8Rng::seed_from_u64(1) };
/// let decision = opponent.choose(&start, Budget::UNLIMITED)?;
/// assert!(decision.best.is_some_and(|best| start.try_play(best).is_ok()));
/// # Ok::<_, suite_search::OutOfBudget>(())
/// ```
#[derive(Debug, Clone)]
pub struct Opponent<R> {
    /// The opponent.
    pub kind: OpponentKind,
    /// The random source.
    pub random: R,
}

/// The assignment's opponents.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OpponentKind {
    /// Plays the moves of [`random`].
    Random,
    /// Plays the moves of [`greedy`].
    Greedy,
    /// Plays the moves of [`aggressive`].
    Aggressive,
    /// Searches a few plies.
    Textbook(Textbook),
}

impl<R: Rng> Strategy<Position> for Opponent<R> {
    fn choose(&mut self, position: &Position, budget: Budget) -> Result<Decision<Move>, OutOfBudget> {
        let mv = match self.kind {
            OpponentKind::Random => random(position, &mut self.random),
            OpponentKind::Greedy => greedy(position, &mut self.random),
            OpponentKind::Aggressive => aggressive(position, &mut self.random),
            OpponentKind::Textbook(textbook) => {
                return textbook.choose(position, &mut self.random, &mut Meter::new(budget));
            }
        };
        Ok(Decision::new(Some(mv), 0))
    }
}

/// Returns a random placement, each with the same probability, or a pass if there is none.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Position, Size, random};
/// use suite_search::Game;
///
/// let start = Position::start(Size::DEFAULT);
/// let mv = random(&start, &mut rand::rngs::ChaCha8Rng::seed_from_u64(1));
/// assert!(start.try_play(mv).is_ok());
/// ```
pub fn random<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    position.placements().choose(random).map_or(Move::Pass, Move::Place)
}

/// Returns one of the placements that capture the most stones, if any, each with the same probability, or a pass if
/// there is no placement.
pub fn greedy<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    pick(&greedy_choices(position), random)
}

/// Returns one of the placements that capture the most stones. Where none captures any, it is the first of two
/// consecutive placements, the second after the first in canonical order, that would capture the most; among equal
/// pairs, one of those that begin nearest to the center, each pair with the same probability. It is a pass if there is
/// no placement.
pub fn aggressive<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    pick(&aggressive_choices(position), random)
}

fn pick<R: Rng + ?Sized>(choices: &[Point], random: &mut R) -> Move {
    choices.choose(random).map_or(Move::Pass, |&point| Move::Place(point))
}

/// Returns the points that [`greedy`] chooses among.
pub(crate) fn greedy_choices(position: &Position) -> Vec<Point> {
    position.placements().max_set_by_key(|&point| position.captured(point).len())
}

/// Returns the points that [`aggressive`] chooses among, each as often as a pair begins with it.
pub(crate) fn aggressive_choices(position: &Position) -> Vec<Point> {
    let greedy = greedy_choices(position);
    if greedy.first().is_some_and(|&point| !position.captured(point).is_empty()) {
        return greedy;
    }
    let pairs = position.placements().flat_map(|first| {
        // The game may be over after the first of them.
        let again = position.play(Move::Place(first)).play_unchecked(Move::Pass);
        let seconds = position.placements().filter(move |&second| second > first && again.legal().contains(second));
        seconds.map(move |second| (first, again.captured(second).len()))
    });
    let size = position.size();
    let pairs = pairs.max_set_by_key(|&(first, captured)| (captured, Reverse(size.distance_from_center(first))));
    // There is no pair if only one placement is left, or if the first always rules out the second.
    if pairs.is_empty() { greedy } else { pairs.into_iter().map(|(first, _)| first).collect() }
}
