//! Counting the lines of two plies on boards of up to 8x8, by the machine's vectors.

use pulp::{Arch, Simd, WithSimd};
use suite_search::Perft;

use super::rays::{flips, moves, squares};
use crate::position::{Position, Rules};

/// Counts the lines of two plies, unless the first is a pass.
pub(crate) fn perft_of_two(position: &Position<u64>) -> Option<Perft> {
    (position.placements != 0).then(|| Arch::new().dispatch(TwoPlies { position }))
}

/// A position in which a disk can be placed.
struct TwoPlies<'a> {
    position: &'a Position<u64>,
}

impl WithSimd for TwoPlies<'_> {
    type Output = Perft;

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) -> Perft {
        let Position { own, enemy, placements, .. } = *self.position;
        let passes = self.position.rules() == Rules::Standard;
        let empty = self.position.empty();
        let mut perft = Perft::default();
        for square in squares(placements) {
            let (disk, flipped) = (1 << square, flips(square, own, enemy));
            let (next, other, empty) = (enemy & !flipped, own | disk | flipped, empty & !disk);
            let replies = moves(next, other, empty).count_ones();
            perft.leaves += u64::from(replies);
            if replies == 0 {
                let is_passed = passes && moves(other, next, empty) != 0;
                perft.leaves += u64::from(is_passed);
                perft.ended += u64::from(!is_passed);
            }
        }
        perft
    }
}
