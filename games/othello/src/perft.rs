//! Perft: how many lines of play there are of so many plies. The counts are known, and wrong rules miss them.

use std::iter::Sum;
use std::ops::Add;

use suite_search::Game;

use crate::bits::Bits;
use crate::position::Position;
use crate::square::Move;

/// What [`perft`] counts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Perft {
    /// Lines of play of exactly so many plies, whether the game is over then or not.
    pub leaves: u64,
    /// Lines of play that are shorter because the game is over. Published tables for the standard rules count them as
    /// leaves.
    pub ended: u64,
}

/// Counts the lines of play from `position` to `depth` plies ahead; a pass is a ply.
///
/// The moves of the last ply are counted without being played.
///
/// ```
/// use suite_othello::{Perft, Position, Rules, Size, perft};
///
/// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
/// assert_eq!(perft(&start, 5), Perft { leaves: 420, ended: 4 });
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[must_use]
pub fn perft<B: Bits>(position: &Position<B>, depth: u32) -> Perft {
    match depth {
        0 => Perft { leaves: 1, ended: 0 },
        1 => last_ply(position),
        _ if position.is_over() => Perft { leaves: 0, ended: 1 },
        // Nearly all moves are played here: a loop without a call in it takes a tenth less.
        2 => position.moves().map(|mv| last_ply(&position.play(mv))).sum(),
        _ => position.moves().map(|mv| perft(&position.play(mv), depth - 1)).sum(),
    }
}

/// [`perft`] of a single ply.
#[inline(always)]
fn last_ply<B: Bits>(position: &Position<B>) -> Perft {
    let leaves = position.moves().len() as u64;
    Perft { leaves, ended: u64::from(leaves == 0) }
}

/// The counts of [`perft`] move by move, in canonical order; nothing at a depth of 0.
pub fn perft_by_move<B: Bits>(position: &Position<B>, depth: u32) -> impl Iterator<Item = (Move, Perft)> {
    let rest = depth.checked_sub(1);
    rest.into_iter().flat_map(move |rest| position.moves().map(move |mv| (mv, perft(&position.play(mv), rest))))
}

impl Add for Perft {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        Self { leaves: self.leaves + other.leaves, ended: self.ended + other.ended }
    }
}

impl Sum for Perft {
    #[inline]
    fn sum<I: Iterator<Item = Self>>(counts: I) -> Self {
        counts.fold(Self::default(), Self::add)
    }
}
