//! The eight symmetries of a square board: rotations and reflections.
//!
//! A set of squares is a word of 8 x 8 bits, of which a board uses a corner, the lowest bits of the lowest bytes. The
//! word is transformed as a whole, by reversing bytes and bits and by swapping triangles (Warren, *Hacker's Delight*,
//! 2012, sections 7-1 and 7-3), and the board is then shifted back into its corner.

/// One of the eight symmetries: a transposition or not, then a reflection of the bytes or not, and of the bits or not.
///
/// ```
/// use suite_search::BoardSymmetry;
///
/// // A corner of a board of 6x6 squares, and the corners that it is mapped to.
/// let corners = BoardSymmetry::images(1, 6);
/// assert_eq!(corners[..4], [1, 1 << 5, 1 << 40, 1 << 45]);
/// for symmetry in BoardSymmetry::all() {
///     assert_eq!(symmetry.image(1, 6), corners[symmetry.index()]);
///     assert_eq!(symmetry.inverse().image(corners[symmetry.index()], 6), 1);
/// }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardSymmetry(u8);

impl BoardSymmetry {
    /// The number of symmetries.
    pub const COUNT: usize = 8;

    const TRANSPOSES: u8 = 4;
    const FLIPS_BYTES: u8 = 2;
    const FLIPS_BITS: u8 = 1;

    /// Returns all symmetries, in the order of their indexes.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::with_index)
    }

    /// Returns the symmetry with an index; that of the identity is 0.
    #[inline]
    #[must_use]
    pub const fn with_index(index: usize) -> Self {
        Self((index % Self::COUNT) as u8)
    }

    /// Returns the index.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the inverse symmetry.
    #[inline]
    #[must_use]
    pub const fn inverse(self) -> Self {
        let Self(flags) = self;
        // Reflecting the bytes after a transposition is reflecting the bits before it.
        if flags & Self::TRANSPOSES == 0 { self } else { Self(Self::TRANSPOSES | (flags & 1) << 1 | (flags & 2) >> 1) }
    }

    /// Returns the image of a set of squares of a board with `side` rows and columns, 1 to 8.
    #[inline]
    #[must_use]
    pub const fn image(self, squares: u64, side: usize) -> u64 {
        let Self(flags) = self;
        let spare = 8 - side as u32;
        let mut image = if flags & Self::TRANSPOSES == 0 { squares } else { transposed(squares) };
        if flags & Self::FLIPS_BYTES != 0 {
            image = image.swap_bytes() >> (8 * spare);
        }
        if flags & Self::FLIPS_BITS != 0 {
            image = image.reverse_bits().swap_bytes() >> spare;
        }
        image
    }

    /// Returns the images of a set of squares under all symmetries, in their order. The board has `side` rows and
    /// columns, 1 to 8.
    #[inline]
    #[must_use]
    pub fn images(squares: u64, side: usize) -> [u64; Self::COUNT] {
        let spare = 8 - side as u32;
        let flips = |squares: u64| {
            let turned = squares.reverse_bits();
            [squares, turned.swap_bytes() >> spare, squares.swap_bytes() >> (8 * spare), turned >> (9 * spare)]
        };
        let ([a, b, c, d], [e, f, g, h]) = (flips(squares), flips(transposed(squares)));
        [a, b, c, d, e, f, g, h]
    }
}

/// Returns the transposition of a set of squares.
#[inline]
const fn transposed(squares: u64) -> u64 {
    let swapped = (squares ^ squares >> 7) & 0x00AA_00AA_00AA_00AA;
    let squares = squares ^ swapped ^ swapped << 7;
    let swapped = (squares ^ squares >> 14) & 0x0000_CCCC_0000_CCCC;
    let squares = squares ^ swapped ^ swapped << 14;
    let swapped = (squares ^ squares >> 28) & 0x0000_0000_F0F0_F0F0;
    squares ^ swapped ^ swapped << 28
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_map_squares_by_their_flags() {
        for side in 1..=8 {
            let last = side - 1;
            for symmetry in BoardSymmetry::all() {
                let BoardSymmetry(flags) = symmetry;
                for (byte, bit) in (0..side).flat_map(|byte| (0..side).map(move |bit| (byte, bit))) {
                    let square = 1 << (8 * byte + bit);
                    let (byte, bit) = if flags & 4 == 0 { (byte, bit) } else { (bit, byte) };
                    let byte = if flags & 2 == 0 { byte } else { last - byte };
                    let bit = if flags & 1 == 0 { bit } else { last - bit };
                    let expected = 1 << (8 * byte + bit);
                    assert_eq!(symmetry.image(square, side), expected, "{symmetry:?}, {square:x}");
                    assert_eq!(BoardSymmetry::images(square, side)[symmetry.index()], expected);
                    assert_eq!(symmetry.inverse().image(expected, side), square);
                }
            }
        }
    }
}
