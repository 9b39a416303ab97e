//! Points of a board, sets of them, and moves.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::size::Size;

/// A point of a board; the first in canonical order is the least.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

/// How far apart the bits of two rows are. The largest board leaves one column free, which keeps the neighbour to the right of
/// a row's last point from being the first of the next row.
const ROW: u8 = 8;

impl Point {
    /// The point in a row and a column, both counted from 0; `None` off the largest board.
    ///
    /// ```
    /// use suite_go::Point;
    /// assert_eq!(Point::at(2, 3).map(|point| (point.row(), point.column())), Some((2, 3)));
    /// assert_eq!(Point::at(0, 7), None);
    /// ```
    #[must_use]
    pub fn at(row: usize, column: usize) -> Option<Self> {
        let place = |place: usize| u8::try_from(place).ok().filter(|&place| place < Size::MAX.0);
        Some(Self(place(row)? * ROW + place(column)?))
    }

    /// Its row, from 0 at the top.
    #[inline]
    #[must_use]
    pub const fn row(self) -> usize {
        (self.0 / ROW) as usize
    }

    /// Its column, from 0 at the left.
    #[inline]
    #[must_use]
    pub const fn column(self) -> usize {
        (self.0 % ROW) as usize
    }

    /// Whether a board of that size has it.
    #[inline]
    #[must_use]
    pub fn is_on(self, size: Size) -> bool {
        size.board().contains(self)
    }
}

/// As the assignment writes it: the row, then the column.
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

/// What a player does in a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// Placing a stone.
    Place(Point),
    /// Nothing.
    Pass,
}

/// As the assignment writes it: the point, or `PASS`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place(point) => point.fmt(f),
            Self::Pass => f.pad("PASS"),
        }
    }
}

/// A set of points: a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Points(pub(crate) u64);

impl Points {
    pub(crate) const NONE: Self = Self(0);

    /// How far apart the bits of a point and of the next one below it to the right are.
    pub(crate) const DIAGONAL: u8 = ROW + 1;

    /// All points of a board with that many to a side.
    pub(crate) const fn square(side: u32) -> Self {
        let row = (1 << side) - 1;
        let mut points = 0;
        let mut number = 0;
        while number < side {
            points |= row << (number * ROW as u32);
            number += 1;
        }
        Self(points)
    }

    #[inline(always)]
    pub(crate) const fn of(point: Point) -> Self {
        Self(1 << point.0)
    }

    #[inline(always)]
    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline(always)]
    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    #[inline(always)]
    pub(crate) const fn contains(self, point: Point) -> bool {
        self.0 & Self::of(point).0 != 0
    }

    /// The points in canonical order.
    #[inline(always)]
    pub(crate) const fn iter(self) -> PointsIter {
        PointsIter(self.0)
    }

    /// The points beside these: left, right, above and below. Some may lie off the board, and some among these.
    #[inline(always)]
    pub(crate) const fn neighbors(self) -> Self {
        Self(self.0 << 1 | self.0 >> 1 | self.0 << ROW | self.0 >> ROW)
    }

    /// The points of `stones` that are connected with one of these through `stones`. These must be among them.
    #[inline(always)]
    pub(crate) fn flood_fill(self, stones: Self) -> Self {
        let mut reached = self;
        loop {
            let further = (reached | reached.neighbors()) & stones;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// The groups of `stones` that these belong to.
    #[inline(always)]
    pub(crate) const fn groups(self, stones: Self) -> Groups {
        Groups { seeds: self, stones }
    }
}

/// Groups of stones, one after the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Groups {
    /// Stones of the groups to come.
    seeds: Points,
    stones: Points,
}

impl Iterator for Groups {
    type Item = Points;

    #[inline(always)]
    fn next(&mut self) -> Option<Points> {
        let group = Points::of(self.seeds.iter().next()?).flood_fill(self.stones);
        self.seeds = self.seeds & !group;
        Some(group)
    }
}

impl BitAnd for Points {
    type Output = Self;

    #[inline(always)]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Points {
    type Output = Self;

    #[inline(always)]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Points {
    #[inline(always)]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Points {
    type Output = Self;

    #[inline(always)]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Point> for Points {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::NONE, |points, point| points | Self::of(point))
    }
}

/// The points of a set, one after the other.
#[derive(Debug, Clone, Copy)]
pub(crate) struct PointsIter(u64);

impl Iterator for PointsIter {
    type Item = Point;

    #[inline(always)]
    fn next(&mut self) -> Option<Point> {
        if self.0 == 0 {
            return None;
        }
        let first = self.0.trailing_zeros() as u8;
        self.0 &= self.0 - 1;
        Some(Point(first))
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count_ones() as usize, Some(self.0.count_ones() as usize))
    }
}

impl ExactSizeIterator for PointsIter {}
