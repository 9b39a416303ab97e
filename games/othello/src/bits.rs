//! Sets of squares in machine words.
//!
//! The squares of a column are adjacent bits, with row 0 the lowest, and column follows column: the canonical order is
//! that of the bits. A column takes [`Bits::SIDE`] bits on every board, and leaves the last unused on smaller ones, so
//! that a shift means the same on every size.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use crate::size::Size;

/// A set of squares: `u64` for boards of up to 8x8, and [`Wide`] for any. There are no other implementations.
///
/// The keys of a solver's table contain neither the board size nor the rules, so a table serves one of each only.
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
    /// The size of the largest board that fits, which is also the distance between the bits of neighbors in a row.
    const SIDE: u32;
    /// The empty set.
    const EMPTY: Self;
    /// The squares with a neighbor both above and below, on the largest board.
    const INNER_ROWS: Self;

    /// Two copies of a set, to be shifted across the columns.
    type Across: BothWays<Self>;

    /// The key of a position in a solver's table: the disks of both players.
    type Key: Copy + Default + AsRef<[u64]> + AsMut<[u64]>;

    /// Returns the set of all squares of a board.
    ///
    /// # Panics
    ///
    /// Panics if the board does not fit.
    fn board(size: Size) -> Self;

    /// Returns the set that contains only the square with an index.
    fn of(index: u32) -> Self;

    /// Returns the number of squares in the set.
    fn len(self) -> u32;

    /// Returns `true` if the set contains no squares.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Returns the index of the first square of a set that is not empty.
    fn first(self) -> u32;

    /// Returns a set that is not empty without its first square.
    #[must_use]
    fn without_first(self) -> Self;

    /// Returns the key of a position with these disks.
    fn key(own: Self, enemy: Self) -> Self::Key;

    /// Returns the set in a single word, if this type is one.
    fn narrow(self) -> Option<u64>;

    /// Returns the same squares as those of a set in a single word.
    #[must_use]
    fn widen(narrow: u64) -> Self;
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
    fn narrow(self) -> Option<Self> {
        Some(self)
    }

    #[inline]
    fn widen(narrow: Self) -> Self {
        narrow
    }
}

/// A set of squares of a board of up to 16x16: 256 bits, with the lowest in the first word.
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

    #[inline]
    fn narrow(self) -> Option<u64> {
        None
    }

    #[inline]
    fn widen(narrow: u64) -> Self {
        let [a, b, c, d, e, f, g, h] = narrow.to_le_bytes().map(u64::from);
        Self([a | b << 16 | c << 32 | d << 48, e | f << 16 | g << 32 | h << 48, 0, 0])
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
        let Self([a, b, c, d]) = self;
        Self([!a, !b, !c, !d])
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

/// Two copies of a set of squares, which a shift moves in opposite directions.
///
/// When the first moves to later columns, the second moves to earlier ones: straight if the shift is by [`Bits::SIDE`],
/// and diagonally if it is by one less or one more. Whether the second moves along the same diagonal depends on the
/// type; together, the two diagonal shifts cover all four directions.
pub trait BothWays<B>: Copy + BitAnd<Output = Self> + BitOr<Output = Self> {
    /// Returns two copies of a set.
    fn of(squares: B) -> Self;

    /// Returns the union of the two sets.
    fn union(self) -> B;

    /// Shifts the first set up and the second in the opposite direction.
    fn forth(self, by: u32) -> Self;

    /// Undoes [`forth`](Self::forth).
    fn back(self, by: u32) -> Self;
}

/// Two plain copies, shifted one after the other.
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

/// A set of squares and its mirror image, in which the last column comes first: both shift in the same direction, and
/// so at once. Compilers make one vector of the two words.
#[derive(Debug, Clone, Copy)]
pub struct Mirrored([u64; 2]);

impl BothWays<u64> for Mirrored {
    #[inline(always)]
    fn of(squares: u64) -> Self {
        Self([squares, squares.swap_bytes()])
    }

    #[inline(always)]
    fn union(self) -> u64 {
        let Self([squares, mirrored]) = self;
        squares | mirrored.swap_bytes()
    }

    #[inline(always)]
    fn forth(self, by: u32) -> Self {
        Self([self.0[0] << by, self.0[1] << by])
    }

    #[inline(always)]
    fn back(self, by: u32) -> Self {
        Self([self.0[0] >> by, self.0[1] >> by])
    }
}

impl BitAnd for Mirrored {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }
}

impl BitOr for Mirrored {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::square::Square;

    #[test]
    fn wide_sets_have_the_squares_of_narrow_ones() {
        let size = Size::new(8).expect("a size");
        let both = |square: Square| (u64::of(square.index::<u64>()), Wide::of(square.index::<Wide>()));
        for (narrow, wide) in size.squares().map(both) {
            assert_eq!((Wide::widen(narrow), Wide::widen(!narrow)), (wide, Wide::board(size) & !wide));
            assert_eq!(u64::widen(narrow), narrow);
        }
    }
}
