//! The eight ways to look at a board: it may be turned and mirrored.

use suite_search::Symmetry;

use crate::position::Position;
use crate::square::{SIDE, Square};

const SYMMETRIES: usize = 8;
const SQUARES: usize = SIDE * SIDE;

/// Where each square lies, for each way to look: the bits of its number are a transposition, then a mirror left to right, then
/// one upside down.
const SQUARE_IMAGES: [[u8; SQUARES]; SYMMETRIES] = {
    let mut images = [[0; SQUARES]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        let mut square = 0;
        while square < SQUARES {
            let (mut row, mut column) = (square / SIDE, square % SIDE);
            if symmetry & 1 != 0 {
                (row, column) = (column, row);
            }
            if symmetry & 2 != 0 {
                column = SIDE - 1 - column;
            }
            if symmetry & 4 != 0 {
                row = SIDE - 1 - row;
            }
            images[symmetry][square] = (row * SIDE + column) as u8;
            square += 1;
        }
        symmetry += 1;
    }
    images
};

/// What each set of squares becomes.
static SET_IMAGES: [[u16; 1 << SQUARES]; SYMMETRIES] = {
    let mut images = [[0; 1 << SQUARES]; SYMMETRIES];
    let mut symmetry = 0;
    while symmetry < SYMMETRIES {
        // A set is its first square and a smaller set.
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
