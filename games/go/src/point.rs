//! The points of a board.

use std::fmt;

use crate::size::Size;

/// A point of a board. Points compare in canonical order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(pub(crate) u8);

/// The distance between the bits of two adjacent rows in a set of points. Even the largest board leaves one column
/// unused, which separates the last point of a row from the first point of the next.
pub(crate) const ROW: u8 = 8;

impl Point {
    /// Returns the point in a row and a column, both counted from 0, or `None` off the largest board.
    ///
    /// ```
    /// use suite_go::Point;
    /// assert_eq!(Point::at(2, 3).map(|point| (point.row(), point.column())), Some((2, 3)));
    /// assert_eq!(Point::at(0, 7), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        let on_board = |index: usize| u8::try_from(index).ok().filter(|&index| index < Size::MAX.0);
        Some(Self(on_board(row)? * ROW + on_board(column)?))
    }

    /// Returns the row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 / ROW) as usize
    }

    /// Returns the column, from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        (self.0 % ROW) as usize
    }

    /// Returns `true` if a board of that size has the point.
    #[inline]
    #[must_use]
    pub const fn is_on(self, size: Size) -> bool {
        self.row() < size.side() && self.column() < size.side()
    }
}

/// Writes the point as the assignment does: the row, then the column.
///
/// ```
/// use suite_go::Point;
/// assert_eq!(Point::at(2, 3).unwrap().to_string(), "2,3");
/// ```
impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.row(), self.column())
    }
}
