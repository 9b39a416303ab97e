//! The positions after all placements in a position, on boards of up to 8x8, by the machine's vectors.

use crate::rays::{flips, moves_of_many};

/// The number of positions that are computed together.
const TOGETHER: usize = 4;

/// A position after a disk was placed.
pub(crate) struct Child {
    pub(crate) square: usize,
    pub(crate) flipped: u64,
    /// The disks of the opponent of the player who placed it, who is to move.
    pub(crate) own: u64,
    pub(crate) enemy: u64,
    /// The squares where the player to move may place a disk.
    pub(crate) placements: u64,
}

/// Calls `visit` with the position after each of some legal placements, in canonical order.
#[inline(always)]
pub(crate) fn for_each_placement(own: u64, enemy: u64, empty: u64, mut placements: u64, mut visit: impl FnMut(Child)) {
    while placements != 0 {
        let together = (placements.count_ones() as usize).min(TOGETHER);
        let mut squares = [0; TOGETHER];
        let (mut flipped, mut own_disks, mut enemy_disks) = ([0; TOGETHER], [0; TOGETHER], [0; TOGETHER]);
        for index in 0..together {
            let square = placements.trailing_zeros() as usize;
            placements &= placements - 1;
            squares[index] = square;
            flipped[index] = flips(square, own, enemy);
            own_disks[index] = enemy & !flipped[index];
            enemy_disks[index] = own | 1 << square | flipped[index];
        }
        let replies = moves_of_many(own_disks, enemy_disks, enemy_disks.map(|enemy| empty & !enemy));
        for index in 0..together {
            visit(Child {
                square: squares[index],
                flipped: flipped[index],
                own: own_disks[index],
                enemy: enemy_disks[index],
                placements: replies[index],
            });
        }
    }
}
