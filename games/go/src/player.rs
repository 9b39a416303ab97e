//! The players of the assignment that look no further than their own next stones.
//!
//! What they do is what the course's own players did in some thousands of games, move by move.

use std::cmp::Reverse;

use itertools::Itertools;
use rand::Rng;
use rand::seq::{IndexedRandom, IteratorRandom};
use suite_search::Game;

use crate::point::{Move, Point};
use crate::position::Position;

/// Any legal placement, each as likely as another; passes only where there is none.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Position, Size, random};
/// use suite_search::Game;
///
/// let start = Position::start(Size::DEFAULT);
/// let mv = random(&start, &mut rand_chacha::ChaCha8Rng::seed_from_u64(1));
/// assert!(start.try_play(mv).is_ok());
/// ```
pub fn random<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    position.placements().choose(random).map_or(Move::Pass, Move::Place)
}

/// One of the placements that capture the most stones, be it none, each as likely as another; passes only where there is
/// none.
pub fn greedy<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    pick(&greedy_choices(position), random)
}

/// Captures the most stones that it can. Where it can capture none, it looks for two placements of its own in a row, the
/// second behind the first in canonical order, that capture the most, and makes the first of them; of equal pairs one of those
/// that begin nearest to the centre, each pair as likely as another. Passes only where nothing can be placed.
pub fn aggressive<R: Rng + ?Sized>(position: &Position, random: &mut R) -> Move {
    pick(&aggressive_choices(position), random)
}

fn pick<R: Rng + ?Sized>(choices: &[Point], random: &mut R) -> Move {
    choices.choose(random).map_or(Move::Pass, |&point| Move::Place(point))
}

/// What [`greedy`] chooses among.
pub(crate) fn greedy_choices(position: &Position) -> Vec<Point> {
    position.placements().max_set_by_key(|&point| position.captured(point).len())
}

/// What [`aggressive`] chooses among; a point comes as often as a pair begins with it.
pub(crate) fn aggressive_choices(position: &Position) -> Vec<Point> {
    let greedy = greedy_choices(position);
    if greedy.first().is_some_and(|&point| !position.captured(point).is_empty()) {
        return greedy;
    }
    let pairs = position.placements().flat_map(|first| {
        // As if the opponent passed, even where the game is over.
        let again = position.play(Move::Place(first)).after(Move::Pass);
        let seconds = position.placements().filter(move |&second| second > first && again.legal().contains(second));
        seconds.map(move |second| (first, again.captured(second).len()))
    });
    let size = position.size();
    let pairs = pairs.max_set_by_key(|&(first, captured)| (captured, Reverse(size.off_centre(first))));
    // Where only one placement is left, or the first always spoils the second, there is no pair.
    if pairs.is_empty() { greedy } else { pairs.into_iter().map(|(first, _)| first).collect() }
}
