//! The features by which a learner tells moves apart: properties of the position, of the move, and of the board after
//! it.
//!
//! A table of positions would be useless: there are too many, and few of those in the next game would be in it.

use std::fmt;
use std::num::ParseIntError;
use std::str::FromStr;

use suite_learn::Aggregate;
use suite_search::Game;

use crate::moves::Move;
use crate::points::Points;
use crate::position::Position;

/// The features of a move, each a number of a few bits, packed into one number. All symmetric images of a move have the
/// same features.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Features(u32);

impl Features {
    /// Appends a feature of a number of bits; a value that does not fit is clamped.
    #[inline]
    const fn with(self, bits: u32, value: u32) -> Self {
        let most = (1 << bits) - 1;
        Self(self.0 << bits | if value < most { value } else { most })
    }

    /// Computes the features of a legal move.
    fn new(position: &Position, mv: Move) -> Self {
        let next = position.play(mv);
        let (own, enemy, empty) = (next.enemy, next.own, next.empty());
        let player = position.to_move();
        // Games are decided by a few stones: any greater lead is as good.
        let lead = (next.utility(player) + 11).clamp(0, 22) as u32 / 2;
        let (liberties, edge, friends, enemies) = match mv {
            Move::Pass => (7, 0, 0, 0),
            Move::Place(point) => {
                let adjacent = Points::of(point).neighbors() & position.size().board();
                let group = Points::of(point).flood_fill(own);
                let [friends, enemies] = [position.own, position.enemy].map(|stones| (adjacent & stones).len());
                ((group.neighbors() & empty).len().min(4), 4 - adjacent.len(), friends, enemies)
            }
        };
        Self(0)
            .with(1, player as u32)
            .with(1, u32::from(mv == Move::Pass && position.is_after_pass()))
            .with(4, lead)
            .with(4, phase(position.size().longest_game() - position.played()))
            .with(3, position.captures(mv).min(4))
            .with(3, in_atari(own, empty).min(4))
            .with(2, in_atari(enemy, empty))
            .with(3, liberties)
            .with(2, edge)
            .with(3, friends)
            .with(3, enemies)
    }
}

/// Returns the phase of a game with `left` moves to go at most: exact near the end, where every move counts, and in
/// steps of four before.
#[inline]
const fn phase(left: u32) -> u32 {
    const EXACT: u32 = 6;
    if left <= EXACT { left } else { EXACT + (left - EXACT) / 4 }
}

/// Returns the number of stones in groups with one liberty ("in atari").
#[inline]
fn in_atari(stones: Points, empty: Points) -> u32 {
    let groups = (stones & empty.neighbors()).groups(stones);
    groups.filter(|group| (group.neighbors() & empty).len() == 1).map(Points::len).sum()
}

/// Writes the features as a number.
impl fmt::Display for Features {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Features {
    type Err = ParseIntError;

    fn from_str(text: &str) -> Result<Self, ParseIntError> {
        text.parse().map(Self)
    }
}

impl Aggregate for Position {
    type Class = Features;

    fn class(&self, mv: Move) -> Features {
        Features::new(self, mv)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;
    use suite_learn::Symmetry;

    use super::*;
    use crate::point::Point;
    use crate::size::Size;
    use crate::tests::random_position;

    proptest! {
        #[test]
        fn images_of_a_move_have_the_same_features(
            side in 2..=7_usize,
            plies in 0..48_u32,
            seed: u64,
            symmetry in 1..8_usize,
        ) {
            let position = random_position(Size::new(side).expect("a size"), plies, seed);
            let image = position.image(symmetry);
            for mv in position.moves() {
                let features = position.class(mv);
                prop_assert_eq!(image.class(position.map_move(mv, symmetry)), features);
                prop_assert_eq!(features.to_string().parse(), Ok(features));
            }
        }
    }

    #[test]
    fn different_moves_have_different_features() {
        let at = |row, column| Move::Place(Point::at(row, column).expect("a point"));
        let start = Position::start(Size::DEFAULT);
        let classes = |position: Position| position.moves().map(|mv| position.class(mv)).collect::<HashSet<_>>().len();
        // A corner, an edge, the inside, and a pass.
        assert_eq!(classes(start), 4);
        let opened = start.play(at(2, 2));
        assert_ne!(opened.class(at(2, 1)), opened.class(at(1, 1)));
        // White's stone in the corner is in atari and can be captured in one position, but not in the other.
        let [before, after] = [start.play(at(0, 1)).play(at(0, 0)), start.play(at(3, 3)).play(at(0, 0))];
        assert_ne!(before.class(at(1, 0)), after.class(at(1, 0)));
        assert_ne!(start.play(Move::Pass).class(Move::Pass), opened.class(Move::Pass));
        assert_eq!((0..=24).map(phase).collect::<HashSet<_>>().len(), 11);
    }
}
