//! Outflanking: runs of the opponent's disks between two of one's own.

use crate::bits::{Bits, Both, BothWays};

/// Returns the squares, empty or not, where a disk would end a run of the opponent's disks that begins next to one of
/// `own`.
#[inline(always)]
pub(crate) fn outflanking<B: Bits>(own: B, enemy: B) -> B {
    let inner = inner_rows(enemy);
    let along_columns = beyond(Both::of(own), Both::of(inner), 1);
    let (own, enemy, inner) = (B::Across::of(own), B::Across::of(enemy), B::Across::of(inner));
    let across = beyond(own, inner, B::SIDE - 1) | beyond(own, enemy, B::SIDE) | beyond(own, inner, B::SIDE + 1);
    along_columns.union() | across.union()
}

/// Returns the disks that a disk on an empty square flips: the runs of the opponent's disks between it and one of
/// `own`.
#[inline(always)]
pub(crate) fn flipped<B: Bits>(disk: B, own: B, enemy: B) -> B {
    let inner = inner_rows(enemy);
    let along_columns = between(Both::of(disk), Both::of(own), Both::of(inner), 1);
    let (own, enemy, inner) = (B::Across::of(own), B::Across::of(enemy), B::Across::of(inner));
    let disk = B::Across::of(disk);
    let across = between(disk, own, inner, B::SIDE - 1)
        | between(disk, own, enemy, B::SIDE)
        | between(disk, own, inner, B::SIDE + 1);
    along_columns.union() | across.union()
}

/// Returns the disks that can be outflanked vertically or diagonally: all but those in the first and the last row, from
/// which a shift by one row would wrap into another column. The last row of a smaller board may stay, since a shift
/// leads from it to an unused bit.
#[inline(always)]
fn inner_rows<B: Bits>(enemy: B) -> B {
    enemy & B::INNER_ROWS
}

/// Returns the squares just beyond the runs of the opponent's disks that begin next to one of `own`.
#[inline(always)]
fn beyond<B: Bits, C: BothWays<B>>(own: C, enemy: C, by: u32) -> C {
    runs::<B, C>(own, enemy, by, C::forth).forth(by)
}

/// Returns the runs of the opponent's disks from `disk` to one of `own`: those that begin at both ends.
#[inline(always)]
fn between<B: Bits, C: BothWays<B>>(disk: C, own: C, enemy: C, by: u32) -> C {
    runs::<B, C>(disk, enemy, by, C::forth) & runs::<B, C>(own, enemy, by, C::back)
}

/// Returns the unbroken runs of the opponent's disks that begin next to one of `from`, by shifts of doubling length.
#[inline(always)]
fn runs<B: Bits, C: BothWays<B>>(from: C, enemy: C, by: u32, shift: impl Fn(C, u32) -> C) -> C {
    let mut runs = enemy & shift(from, by);
    // `runs` reaches `length` disks far, and `whole` has the disks at which as many in a row end.
    let (mut whole, mut length) = (enemy, 1);
    while length < B::SIDE / 4 {
        runs = runs | (whole & shift(runs, length * by));
        whole = whole & shift(whole, length * by);
        length *= 2;
    }
    // Further doubling would overshoot the longest run, which has SIDE - 2 disks.
    for _ in 1..(B::SIDE - 2).div_ceil(B::SIDE / 4) {
        runs = runs | (whole & shift(runs, length * by));
    }
    runs
}
