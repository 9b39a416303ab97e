//! Sizes of boards, and what a size decides: the length of a game and the komi.

use thiserror::Error;

use crate::point::{Point, Points};

/// The points to a side of a board, from 2 to 7.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Size(pub(crate) u8);

impl Size {
    /// The smallest board.
    pub const MIN: Self = Self(2);
    /// The assignment's board.
    pub const DEFAULT: Self = Self(5);
    /// The largest board.
    pub const MAX: Self = Self(7);

    /// The size with that many points to a side.
    ///
    /// # Errors
    ///
    /// [`SizeError`] if there is no such board.
    ///
    /// ```
    /// use suite_go::Size;
    /// assert_eq!(Size::new(5), Ok(Size::DEFAULT));
    /// assert_eq!(Size::new(9).unwrap_err().to_string(), "found 9 points to a side of the board, expected 2 to 7");
    /// ```
    pub fn new(side: usize) -> Result<Self, SizeError> {
        Self::all().find(|size| size.side() == side).ok_or(SizeError(side))
    }

    /// Every size, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (Self::MIN.0..=Self::MAX.0).map(Self)
    }

    /// Points to a side.
    #[inline]
    #[must_use]
    pub const fn side(self) -> usize {
        self.0 as usize
    }

    /// The moves, passes included, after which a game is over whatever is on the board (the assignment, "end of the game").
    #[inline]
    #[must_use]
    pub const fn longest_game(self) -> u32 {
        self.0 as u32 * self.0 as u32 - 1
    }

    /// What White gets for moving second: half a point for each point to a side.
    #[must_use]
    pub fn komi(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// Every point of a board of this size in canonical order: row by row from the top, each from the left.
    pub fn points(self) -> impl Iterator<Item = Point> {
        self.board().iter()
    }

    /// How far a point is from the centre, in half steps along rows and columns: the centre of an even board lies between
    /// points.
    pub(crate) const fn off_centre(self, point: Point) -> usize {
        let middle = self.side() - 1;
        (2 * point.row()).abs_diff(middle) + (2 * point.column()).abs_diff(middle)
    }

    /// All points of a board of this size.
    #[inline]
    pub(crate) const fn board(self) -> Points {
        BOARDS[self.0 as usize]
    }

    /// The points that are not on the edge.
    #[inline]
    pub(crate) const fn inner(self) -> Points {
        let smaller = BOARDS[self.0 as usize - 2];
        Points(smaller.0 << Points::DIAGONAL)
    }
}

/// The points of the board of each size.
const BOARDS: [Points; Size::MAX.0 as usize + 1] = {
    let mut boards = [Points::NONE; Size::MAX.0 as usize + 1];
    let mut side = 0;
    while side < boards.len() {
        boards[side] = Points::square(side as u32);
        side += 1;
    }
    boards
};

/// No board has so many points to a side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("found {0} points to a side of the board, expected {min} to {max}", min = Size::MIN.0, max = Size::MAX.0)]
pub struct SizeError(
    /// What was asked for.
    pub usize,
);
