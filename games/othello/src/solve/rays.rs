//! The disks that a move flips, from tables.

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

/// Returns the disks that a disk of `own` on `square` flips.
#[inline(always)]
pub(super) fn flips(square: usize, own: u64, other: u64) -> u64 {
    let rays = &RAYS[square & 63];
    let mut flips = 0;
    for ray in &rays[..4] {
        // The carry of an addition passes through the opponent's disks and stops at the first square without one.
        let end = (other | !ray).wrapping_add(2 << square) & ray & own;
        flips |= end.saturating_sub(1) & ray;
    }
    for ray in &rays[4..] {
        let end = ((1 << 63) >> (ray & !other | 1).leading_zeros()) & ray & own;
        flips |= (end << 1).wrapping_neg() & ray;
    }
    flips
}

/// Returns the legal placements.
#[inline(always)]
pub(super) fn moves(own: u64, other: u64, empty: u64) -> u64 {
    const INNER: u64 = 0x7e7e_7e7e_7e7e_7e7e;
    let mut moves = 0;
    for (shift, other) in [(1, other & INNER), (7, other & INNER), (8, other), (9, other & INNER)] {
        let mut up = (own << shift) & other;
        let mut down = (own >> shift) & other;
        up |= (up << shift) & other;
        down |= (down >> shift) & other;
        let (more_up, more_down) = (other & (other << shift), other & (other >> shift));
        up |= (up << (2 * shift)) & more_up;
        down |= (down >> (2 * shift)) & more_down;
        up |= (up << (2 * shift)) & more_up;
        down |= (down >> (2 * shift)) & more_down;
        moves |= up << shift | down >> shift;
    }
    moves & empty
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::bits::Bits;
    use crate::flip::{flipped, outflanking};

    proptest! {
        #[test]
        fn flips_and_moves_agree_with_the_rules(one: u64, other: u64, some: u64) {
            for (own, enemy) in [(one & !other, other & !one), (one & some, other & !one), (one & !some, !one)] {
                let empty = !(own | enemy);
                assert_eq!(moves(own, enemy, empty), outflanking(own, enemy) & empty);
                for square in (0..64).filter(|square| empty >> square & 1 == 1) {
                    assert_eq!(flips(square, own, enemy), flipped(u64::of(square as u32), own, enemy));
                }
            }
        }
    }
}
