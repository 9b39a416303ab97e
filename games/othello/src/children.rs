//! The positions after all moves of a position, on boards of up to 8x8, by the machine's vectors.

use pulp::{Arch, Simd, WithSimd};
use suite_search::Game as _;

use crate::moves::Move;
use crate::position::Position;
use crate::rays::{flips, moves_of_many};
use crate::square::Square;

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

/// Calls `visit` with each move, in canonical order, and the position after it.
#[inline(always)]
pub(crate) fn for_each_child(position: &Position<u64>, mut visit: impl FnMut(Move, Position<u64>)) {
    if position.placements == 0 {
        position.moves().for_each(|pass| visit(pass, position.play(pass)));
    } else {
        Arch::new().dispatch(Placements { position, visit });
    }
}

/// A position in which disks can be placed, and the function that visits the positions after it.
struct Placements<'a, V> {
    position: &'a Position<u64>,
    visit: V,
}

impl<V: FnMut(Move, Position<u64>)> WithSimd for Placements<'_, V> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, _: S) {
        let Self { position, mut visit } = self;
        for_each_placement(
            position.own,
            position.enemy,
            position.empty(),
            position.placements,
            #[inline(always)]
            |Child { square, own, enemy, placements, .. }| {
                let mv = Move::Place(Square::with_index::<u64>(square as u32));
                visit(mv, position.child(own, enemy, placements));
            },
        );
    }
}
