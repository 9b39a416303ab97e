//! Sets of points.

use std::ops::{BitAnd, BitOr, BitOrAssign, Not};

use crate::point::{Point, ROW};
use crate::size::Size;

/// A set of points, with a bit for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Points(pub(crate) u64);

impl Points {
    pub(crate) const EMPTY: Self = Self(0);

    /// The distance between the bits of a point and of its diagonal neighbor below and to the right.
    pub(crate) const DIAGONAL: u8 = ROW + 1;

    /// Returns all points of a board with `side` rows and columns.
    pub(crate) const fn square(side: u32) -> Self {
        let row = (1 << side) - 1;
        let mut points = 0;
        let mut index = 0;
        while index < side {
            points |= row << (index * ROW as u32);
            index += 1;
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

    /// Returns an iterator over the points in canonical order.
    #[inline(always)]
    pub(crate) const fn iter(self) -> PointsIter {
        PointsIter(self.0)
    }

    /// Returns the points adjacent to these: left, right, above and below. Some may lie off the board or be in this
    /// set.
    #[inline(always)]
    pub(crate) const fn neighbors(self) -> Self {
        Self(self.0 << 1 | self.0 >> 1 | self.0 << ROW | self.0 >> ROW)
    }

    /// Returns the points of `stones` that are connected with one of these through `stones`, of which these must be a
    /// subset.
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

    /// Returns an iterator over the groups of `stones` that these belong to.
    #[inline(always)]
    pub(crate) const fn groups(self, stones: Self) -> Groups {
        Groups { seeds: self, stones }
    }
}

impl Size {
    /// Returns all points of a board of this size in canonical order: row by row from the top, each from the left.
    #[inline]
    pub fn points(self) -> impl Iterator<Item = Point> {
        self.board().iter()
    }

    /// Returns the set of all points of a board of this size.
    #[inline]
    pub(crate) const fn board(self) -> Points {
        BOARDS[self.0 as usize]
    }

    /// Returns the points that are not on the edge.
    #[inline]
    pub(crate) const fn inner(self) -> Points {
        let smaller = BOARDS[self.0 as usize - 2];
        Points(smaller.0 << Points::DIAGONAL)
    }

    /// Returns the distance of a point from the center, in half steps along rows and columns, since the center of an
    /// even board lies between points.
    #[inline]
    pub(crate) const fn distance_from_center(self, point: Point) -> usize {
        let middle = self.side() - 1;
        (2 * point.row()).abs_diff(middle) + (2 * point.column()).abs_diff(middle)
    }
}

/// The points of the board of each size.
const BOARDS: [Points; Size::MAX.0 as usize + 1] = {
    let mut boards = [Points::EMPTY; Size::MAX.0 as usize + 1];
    let mut side = 0;
    while side < boards.len() {
        boards[side] = Points::square(side as u32);
        side += 1;
    }
    boards
};

/// An iterator over groups of stones.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Groups {
    /// The stones of the groups to come.
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

/// An iterator over the points of a set.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inner_points_are_those_off_the_edge() {
        for size in Size::all() {
            let on_edge = |index: usize| index == 0 || index == size.side() - 1;
            for point in size.points() {
                let is_inner = !on_edge(point.row()) && !on_edge(point.column());
                assert_eq!(size.inner().contains(point), is_inner, "{point}, {size:?}");
            }
        }
    }
}
