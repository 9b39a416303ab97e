//! The eight symmetries of the board: rotations and reflections.

use suite_learn::Symmetry;

use crate::position::Position;
use crate::square::{BOARD_SIZE, Square};

const SYMMETRIES: usize = 8;
const SQUARES: usize = BOARD_SIZE * BOARD_SIZE;

/// The image of each square under each symmetry. The bits of a symmetry's number are a transposition, then a reflection
/// left to right, then one top to bottom.
const SQUARE_IMAGES: [[u8; SQUARES]; SYMMETRIES] = {
    let mut images = [[0; SQUARES]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut square = 0;
        while square < SQUARES {
            let (mut row, mut column) = (square / BOARD_SIZE, square % BOARD_SIZE);
            if symmetry & 1 != 0 {
                (row, column) = (column, row);
            }
            if symmetry & 2 != 0 {
                column = BOARD_SIZE - 1 - column;
            }
            if symmetry & 4 != 0 {
                row = BOARD_SIZE - 1 - row;
            }
            images[symmetry][square] = (row * BOARD_SIZE + column) as u8;
            square += 1;
        }
        symmetry += 1;
    }
    images
};

/// The image of each set of squares under each symmetry.
static SET_IMAGES: [[u16; 1 << SQUARES]; SYMMETRIES] = {
    let mut images = [[0; 1 << SQUARES]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        // The image of a set is that of its first square and that of the rest, a smaller set.
        let mut set = 1_usize;
        while set < 1 << SQUARES {
            let first = SQUARE_IMAGES[symmetry][set.trailing_zeros() as usize];
            images[symmetry][set] = images[symmetry][set & (set - 1)] | 1 << first;
            set += 1;
        }
        symmetry += 1;
    }
    images
};

impl Symmetry for Position {
    const SYMMETRIES: usize = SYMMETRIES;

    #[inline]
    fn image(&self, symmetry: usize) -> Self {
        Self { marks: self.marks.map(|marks| SET_IMAGES[symmetry][usize::from(marks)]) }
    }

    #[inline]
    fn map_move(&self, square: Square, symmetry: usize) -> Square {
        Square(SQUARE_IMAGES[symmetry][usize::from(square.0)])
    }
}
