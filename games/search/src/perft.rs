//! Perft: the number of lines of play of a given length. Where the right counts are known, they show errors in the
//! rules.

use std::iter::Sum;
use std::ops::Add;

use crate::Game;

/// The counts of [`perft`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Perft {
    /// Lines of play of the full length, whether the game is over then or not.
    pub leaves: u64,
    /// Lines of play that are shorter because the game is over. Some published tables count them as leaves.
    pub ended: u64,
}

/// Counts the lines of play from `position` to `depth` plies ahead; a pass is a ply.
///
/// The moves of the last ply are counted without being played.
///
/// ```
/// # use std::ops::RangeInclusive;
/// # use suite_search::{Game, Player, Value};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Nim { matches: u8, to_move: Player }
/// # impl Game for Nim {
/// #     type Move = u8;
/// #     type Moves = RangeInclusive<u8>;
/// #     fn to_move(&self) -> Player { self.to_move }
/// #     fn moves(&self) -> Self::Moves { 1..=self.matches.min(3) }
/// #     fn play(&self, taken: u8) -> Self {
/// #         Nim { matches: self.matches - taken, to_move: self.to_move.opponent() }
/// #     }
/// #     fn is_over(&self) -> bool { self.matches == 0 }
/// #     fn utility(&self, player: Player) -> Value { if player == self.to_move { -1 } else { 1 } }
/// # }
/// use suite_search::{Perft, perft};
///
/// // Of four matches, two players take 1 + 1, 1 + 2, 1 + 3, 2 + 1, 2 + 2 or 3 + 1.
/// let start = Nim { matches: 4, to_move: Player::First };
/// assert_eq!(perft(&start, 2), Perft { leaves: 6, ended: 0 });
/// // After three of these all are gone; after the others, one or two are left to take 1, 1, or 1 or 2 of.
/// assert_eq!(perft(&start, 3), Perft { leaves: 4, ended: 3 });
/// ```
#[must_use]
pub fn perft<G: Game>(position: &G, depth: u32) -> Perft {
    match depth {
        0 => Perft { leaves: 1, ended: 0 },
        1 => last_ply(position),
        _ if position.is_over() => Perft { leaves: 0, ended: 1 },
        // Nearly all moves are played here: a loop without a call in it.
        2 => sum_over_children(position, last_ply),
        _ => sum_over_children(position, |child| perft(child, depth - 1)),
    }
}

/// Returns the counts of [`perft`] for a single ply.
#[inline(always)]
fn last_ply<G: Game>(position: &G) -> Perft {
    let leaves = position.moves().count() as u64;
    Perft { leaves, ended: u64::from(leaves == 0) }
}

#[inline(always)]
fn sum_over_children<G: Game>(position: &G, count: impl Fn(&G) -> Perft) -> Perft {
    let mut sum = Perft::default();
    position.for_each_child(
        #[inline(always)]
        |_, child| sum = sum + count(&child),
    );
    sum
}

/// Returns the counts of [`perft`] move by move, in canonical order; nothing at a depth of 0.
pub fn perft_by_move<G: Game>(position: &G, depth: u32) -> impl Iterator<Item = (G::Move, Perft)> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Player;
    use crate::tests::{FIGURE, Maze};

    /// Returns the plies of every line of play, none longer than `depth`.
    fn lengths(position: &Maze, depth: u32) -> Vec<u32> {
        if depth == 0 || position.is_over() {
            return vec![0];
        }
        position.moves().flat_map(|mv| lengths(&position.play(mv), depth - 1)).map(|length| length + 1).collect()
    }

    #[test]
    fn lines_that_end_sooner_are_counted_apart() {
        for seed in 0..100 {
            let maze = Maze { seed, left: 6, state: 0, to_move: Player::First };
            for depth in 0..8 {
                let lengths = lengths(&maze, depth);
                let leaves = lengths.iter().filter(|&&length| length == depth).count() as u64;
                let expected = Perft { leaves, ended: lengths.len() as u64 - leaves };
                assert_eq!(perft(&maze, depth), expected, "{depth} plies: {maze:?}");
            }
        }
    }

    #[test]
    fn the_counts_of_the_moves_are_those_of_the_position() {
        let counts: Vec<_> = perft_by_move(&FIGURE, 2).collect();
        assert_eq!(counts, [0, 1, 2].map(|mv| (mv, Perft { leaves: 3, ended: 0 })));
        assert_eq!(counts.into_iter().map(|(_, count)| count).sum::<Perft>(), perft(&FIGURE, 2));
        assert_eq!(perft_by_move(&FIGURE, 0).count(), 0);
    }
}
