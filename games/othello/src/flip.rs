//! What Othello is about: runs of enemy disks between two own ones.

use crate::bits::{Bits, Both, BothWays};

/// The squares, free or not, where a disk would end a run of enemy disks that begins next to an own one.
#[inline(always)]
pub(crate) fn outflanking<B: Bits>(own: B, enemy: B) -> B {
    let inner = inner_rows(enemy);
    let along_columns = beyond(Both::of(own), Both::of(inner), 1);
    let [own, enemy, inner] = [own, enemy, inner].map(B::Across::of);
    let across = beyond(own, inner, B::SIDE - 1) | beyond(own, enemy, B::SIDE) | beyond(own, inner, B::SIDE + 1);
    along_columns.union() | across.union()
}

/// The enemy disks that a disk on a free square flips: all the runs between it and an own one.
#[inline(always)]
pub(crate) fn flipped<B: Bits>(disk: B, own: B, enemy: B) -> B {
    let inner = inner_rows(enemy);
    let along_columns = between(Both::of(disk), Both::of(own), Both::of(inner), 1);
    let [disk, own, enemy, inner] = [disk, own, enemy, inner].map(B::Across::of);
    let across = between(disk, own, inner, B::SIDE - 1)
        | between(disk, own, enemy, B::SIDE)
        | between(disk, own, inner, B::SIDE + 1);
    along_columns.union() | across.union()
}

/// The enemy disks that can be outflanked up and down or diagonally: none in the first and the last row, from which a shift
/// by a row would lead into another column. The last row of a smaller board may stay: it leads to where no disk ever is.
#[inline(always)]
fn inner_rows<B: Bits>(enemy: B) -> B {
    enemy & B::INNER_ROWS
}

/// The squares just behind the runs of enemy disks that begin next to one of `own`.
#[inline(always)]
fn beyond<B: Bits, C: BothWays<B>>(own: C, enemy: C, by: u32) -> C {
    runs::<B, C>(own, enemy, by, C::forth).forth(by)
}

/// The runs of enemy disks from `disk` to one of `own`: those that begin at either end.
#[inline(always)]
fn between<B: Bits, C: BothWays<B>>(disk: C, own: C, enemy: C, by: u32) -> C {
    runs::<B, C>(disk, enemy, by, C::forth) & runs::<B, C>(own, enemy, by, C::back)
}

/// The unbroken runs of enemy disks that begin next to one of `from`, by shifts that double in length.
#[inline(always)]
fn runs<B: Bits, C: BothWays<B>>(from: C, enemy: C, by: u32, shift: impl Fn(C, u32) -> C) -> C {
    let mut runs = enemy & shift(from, by);
    // `runs` goes as far as `length` disks, and `whole` has those that end as many enemy disks in a row.
    let (mut whole, mut length) = (enemy, 1);
    while length < B::SIDE / 4 {
        runs = runs | (whole & shift(runs, length * by));
        whole = whole & shift(whole, length * by);
        length *= 2;
    }
    // Doubling on would overshoot the longest run, which has SIDE - 2 disks.
    for _ in 1..(B::SIDE - 2).div_ceil(B::SIDE / 4) {
        runs = runs | (whole & shift(runs, length * by));
    }
    runs
}
