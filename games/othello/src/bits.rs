//! Sets of squares in machine words.
//!
//! The squares of a column are neighbouring bits, row 0 the lowest, and column follows column: from the lowest bit up is the
//! canonical order. However small the board, a column takes [`Bits::SIDE`] bits, of which it leaves the last unused, so that
//! a shift means the same on every size.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use suite_search::{Value, Window};
use wide::u64x2;

use crate::position::Position;
use crate::solve::endgame;
use crate::square::Size;

/// A set of squares: `u64` holds a board of up to 8x8, [`Wide`] any. There are no others.
///
/// The table of a solver belongs to boards of one size and to one set of rules: its keys tell neither.
pub trait Bits:
    Copy
    + Debug
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The longest side of a board that fits, and the bits from a square to its neighbour in the row.
    const SIDE: u32;
    /// No square.
    const EMPTY: Self;
    /// The squares that have a neighbour in both directions of their column, on a board of the longest side.
    const INNER_ROWS: Self;

    /// Two copies to be shifted across the columns.
    type Across: BothWays<Self>;

    /// The disks of both players, as a solver's table keeps them.
    type Key: Copy + Default + AsRef<[u64]> + AsMut<[u64]>;

    /// All squares of a board.
    ///
    /// # Panics
    ///
    /// If the board does not fit.
    fn board(size: Size) -> Self;

    /// The set of the square with this index.
    fn of(index: u32) -> Self;

    /// How many squares are in it.
    fn len(self) -> u32;

    /// Whether there is no square in it.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// The index of the first square in it, of which there must be one.
    fn first(self) -> u32;

    /// The set without its first square, of which there must be one.
    #[must_use]
    fn without_first(self) -> Self;

    /// The key of a position with these disks.
    fn key(own: Self, enemy: Self) -> Self::Key;

    /// Solves a position near the end, as [`Solvable::solve_endgame`](suite_search::Solvable::solve_endgame) has it, where there
    /// is code of its own for that.
    fn solve_endgame(_position: &Position<Self>, _window: Window, _nodes: &mut u64) -> Option<Value> {
        None
    }
}

impl Bits for u64 {
    const SIDE: u32 = 8;
    const EMPTY: Self = 0;
    const INNER_ROWS: Self = 0x7e7e_7e7e_7e7e_7e7e;

    type Across = Mirrored;
    type Key = [Self; 2];

    #[inline]
    fn board(size: Size) -> Self {
        const BOARDS: [u64; 9] = {
            let mut boards = [0; 9];
            let mut side = 1;
            while side <= 8 {
                let column = (1 << side) - 1;
                boards[side] = column * (0x0101_0101_0101_0101 >> (64 - 8 * side));
                side += 1;
            }
            boards
        };
        BOARDS[size.side()]
    }

    #[inline]
    fn of(index: u32) -> Self {
        1 << index
    }

    #[inline]
    fn len(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn first(self) -> u32 {
        self.trailing_zeros()
    }

    #[inline]
    fn without_first(self) -> Self {
        self & (self - 1)
    }

    #[inline]
    fn key(own: Self, enemy: Self) -> [Self; 2] {
        [own, enemy]
    }

    #[inline]
    fn solve_endgame(position: &Position<Self>, window: Window, nodes: &mut Self) -> Option<Value> {
        endgame::solve_endgame(position, window, nodes)
    }
}

/// 256 bits, the lowest in the first word: the squares of a board of up to 16x16.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Wide([u64; 4]);

impl Bits for Wide {
    const SIDE: u32 = 16;
    const EMPTY: Self = Self([0; 4]);
    const INNER_ROWS: Self = Self([0x7ffe_7ffe_7ffe_7ffe; 4]);

    type Across = Both<Self>;
    type Key = [u64; 8];

    #[inline]
    fn board(size: Size) -> Self {
        const BOARDS: [Wide; 17] = {
            let mut boards = [Wide::EMPTY; 17];
            let mut side = 1;
            while side <= 16 {
                let mut column = 0;
                while column < side {
                    boards[side].0[column / 4] |= ((1 << side) - 1) << (16 * (column % 4));
                    column += 1;
                }
                side += 1;
            }
            boards
        };
        BOARDS[size.side()]
    }

    #[inline]
    fn of(index: u32) -> Self {
        let mut words = [0; 4];
        words[index as usize / 64] = 1 << (index % 64);
        Self(words)
    }

    #[inline]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> u32 {
        let word = self.0.iter().take_while(|&&word| word == 0).count();
        64 * word as u32 + self.0[word].trailing_zeros()
    }

    #[inline]
    fn without_first(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }

    #[inline]
    fn key(Self([a, b, c, d]): Self, Self([e, f, g, h]): Self) -> [u64; 8] {
        [a, b, c, d, e, f, g, h]
    }
}

impl BitAnd for Wide {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Wide {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Wide {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    #[inline(always)]
    fn shl(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |index: usize| if index < 4 { self.0[index] } else { 0 };
        // Shifting by 64 - bits would be too much where bits is 0.
        Self(std::array::from_fn(|index| {
            let index = index.wrapping_sub(words);
            word(index) << bits | word(index.wrapping_sub(1)) >> 1 >> (63 - bits)
        }))
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    #[inline(always)]
    fn shr(self, by: u32) -> Self {
        let (words, bits) = ((by / 64) as usize, by % 64);
        let word = |index: usize| if index < 4 { self.0[index] } else { 0 };
        Self(std::array::from_fn(|index| {
            let index = index + words;
            word(index) >> bits | word(index + 1) << 1 << (63 - bits)
        }))
    }
}

/// Two copies of a set of squares, which a shift takes opposite ways.
///
/// Where the one goes to later columns, the other goes to earlier ones: straight if the shift is by [`Bits::SIDE`],
/// diagonally if it is by one less or one more. Whether the other takes the same diagonal differs from type to type; between
/// them, the two diagonal shifts go all four ways.
pub trait BothWays<B>: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// Two copies of a set.
    fn of(squares: B) -> Self;

    /// What is in one or the other.
    fn union(self) -> B;

    /// Shifts the first one up and the second one the opposite way.
    fn forth(self, by: u32) -> Self;

    /// Undoes [`forth`](Self::forth).
    fn back(self, by: u32) -> Self;
}

/// Two copies as they are, shifted one by one.
#[derive(Debug, Clone, Copy)]
pub struct Both<B>(B, B);

impl<B: Bits> BothWays<B> for Both<B> {
    #[inline(always)]
    fn of(squares: B) -> Self {
        Self(squares, squares)
    }

    #[inline(always)]
    fn union(self) -> B {
        self.0 | self.1
    }

    #[inline(always)]
    fn forth(self, by: u32) -> Self {
        Self(self.0 << by, self.1 >> by)
    }

    #[inline(always)]
    fn back(self, by: u32) -> Self {
        Self(self.0 >> by, self.1 << by)
    }
}

impl<B: Bits> BitAnd for Both<B> {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0, self.1 & other.1)
    }
}

impl<B: Bits> BitOr for Both<B> {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0, self.1 | other.1)
    }
}

/// A set of squares beside its mirror image, in which the last column comes first: both shift the same way, and so at once.
#[derive(Debug, Clone, Copy)]
pub struct Mirrored(u64x2);

impl BothWays<u64> for Mirrored {
    #[inline(always)]
    fn of(squares: u64) -> Self {
        Self(u64x2::new([squares, squares.swap_bytes()]))
    }

    #[inline(always)]
    fn union(self) -> u64 {
        let [squares, mirrored] = self.0.to_array();
        squares | mirrored.swap_bytes()
    }

    #[inline(always)]
    fn forth(self, by: u32) -> Self {
        Self(self.0 << by)
    }

    #[inline(always)]
    fn back(self, by: u32) -> Self {
        Self(self.0 >> by)
    }
}

impl BitAnd for Mirrored {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Mirrored {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}
