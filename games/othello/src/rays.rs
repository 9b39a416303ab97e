//! The disks that a move flips, from tables, and the legal moves: for boards of up to 8x8, in code that the machine's
//! vector instructions speed up.

use std::array;

/// The eight rays from each square: first the four toward later squares, then the four toward earlier ones.
static RAYS: [[u64; 8]; 64] = rays();

const fn rays() -> [[u64; 8]; 64] {
    const STEPS: [(i32, i32); 8] = [(0, 1), (1, -1), (1, 0), (1, 1), (0, -1), (-1, 1), (-1, 0), (-1, -1)];
    let mut rays = [[0; 8]; 64];
    let mut square = 0;
    while square < 64 {
        let mut ray = 0;
        while ray < 8 {
            let (mut column, mut row) = (square / 8 + STEPS[ray].0, square % 8 + STEPS[ray].1);
            while column >= 0 && column < 8 && row >= 0 && row < 8 {
                rays[square as usize][ray] |= 1 << (column * 8 + row);
                column += STEPS[ray].0;
                row += STEPS[ray].1;
            }
            ray += 1;
        }
        square += 1;
    }
    rays
}

/// The distances between neighbors along a ray, by which the first four rays go up and the others down.
const STEPS: [u32; 4] = [1, 7, 8, 9];

/// Returns the disks that a disk of `own` on `square` flips.
///
/// The computation along four rays differs only in numbers, so machines can do it with vector instructions.
#[inline(always)]
pub(crate) fn flips(square: usize, own: u64, other: u64) -> u64 {
    let rays = &RAYS[square & 63];
    let mut flips = [0; 4];
    for index in 0..4 {
        let (up, down, step) = (rays[index], rays[index + 4], STEPS[index]);
        // The first square of each ray without a disk of the opponent ends the run, if one's own disk is there.
        let blocked = up & !other;
        let end = blocked & blocked.wrapping_neg() & own;
        let flips_up = (end + u64::from(end == 0)).wrapping_sub(1) & up;
        let blocked = down & !other;
        let mut beyond = blocked | blocked >> step;
        beyond |= beyond >> (2 * step);
        beyond |= beyond >> (4 * step);
        let end = blocked & !(beyond >> step) & own;
        flips[index] = flips_up | (end << 1).wrapping_neg() & down;
    }
    flips[0] | flips[1] | flips[2] | flips[3]
}

/// Returns the legal placements.
#[inline(always)]
pub(crate) fn moves(own: u64, other: u64, empty: u64) -> u64 {
    let [a, b, c, d] = array::from_fn(|index| outflanking(own, other, index));
    (a | b | c | d) & empty
}

/// Returns the legal placements in several positions at once, in less time than one after the other.
#[inline(always)]
pub(crate) fn moves_of_many<const N: usize>(own: [u64; N], other: [u64; N], empty: [u64; N]) -> [u64; N] {
    let mut moves = [0; N];
    for index in 0..4 {
        for position in 0..N {
            moves[position] |= outflanking(own[position], other[position], index);
        }
    }
    array::from_fn(|position| moves[position] & empty[position])
}

/// Returns the squares, empty or not, where a disk would end a run of the opponent's disks that begins next to one of
/// `own`, along two opposite rays.
#[inline(always)]
fn outflanking(own: u64, other: u64, index: usize) -> u64 {
    const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    const PASSABLE: [u64; 4] = [INNER, INNER, u64::MAX, INNER];
    let (step, other) = (STEPS[index], other & PASSABLE[index]);
    let mut up = (own << step) & other;
    let mut down = (own >> step) & other;
    up |= (up << step) & other;
    down |= (down >> step) & other;
    // Where two of the opponent's disks are neighbors, both are passed at once.
    let pairs_up = other & (other << step);
    let pairs_down = pairs_up >> step;
    up |= (up << (2 * step)) & pairs_up;
    down |= (down >> (2 * step)) & pairs_down;
    up |= (up << (2 * step)) & pairs_up;
    down |= (down >> (2 * step)) & pairs_down;
    up << step | down >> step
}

/// Returns the indices of a set of squares.
#[inline(always)]
pub(crate) fn squares(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let square = set.trailing_zeros() as usize;
        set &= set.wrapping_sub(1);
        (square < 64).then_some(square)
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::bits::Bits;
    use crate::flip::{self, flipped};

    proptest! {
        #[test]
        fn flips_and_moves_agree_with_the_rules(one: u64, other: u64, some: u64) {
            for (own, enemy) in [(one & !other, other & !one), (one & some, other & !one), (one & !some, !one)] {
                let empty = !(own | enemy);
                let expected = flip::outflanking(own, enemy) & empty;
                assert_eq!(moves(own, enemy, empty), expected);
                let replies = flip::outflanking(enemy, own) & empty;
                assert_eq!(moves_of_many([own, enemy], [enemy, own], [empty; 2]), [expected, replies]);
                for square in (0..64).filter(|square| empty >> square & 1 == 1) {
                    assert_eq!(flips(square, own, enemy), flipped(u64::of(square as u32), own, enemy));
                }
            }
        }
    }
}
