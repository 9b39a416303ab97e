//! The eight symmetries of the board: rotations and reflections.
//!
//! A set of points is a square of 8 x 8 bits, of which a board uses the top left corner. The square is transformed as a whole,
//! by reversing bytes and bits and by swapping triangles (Warren, *Hacker's Delight*, 2012, sections 7-1 and 7-3), and the
//! board is then shifted back into its corner.

use crate::moves::Move;
use crate::points::Points;
use crate::position::Position;
use crate::size::Size;

/// One of the eight symmetries: a transposition or not, then a reflection of the rows or not, and of the columns or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct BoardSymmetry(u8);

impl BoardSymmetry {
    const TRANSPOSES: u8 = 4;
    const FLIPS_ROWS: u8 = 2;
    const FLIPS_COLUMNS: u8 = 1;

    /// Returns the inverse symmetry.
    pub(crate) const fn inverse(self) -> Self {
        let Self(flags) = self;
        // Reflecting the rows after a transposition is reflecting the columns before it.
        if flags & Self::TRANSPOSES == 0 { self } else { Self(Self::TRANSPOSES | (flags & 1) << 1 | (flags & 2) >> 1) }
    }

    /// Returns the image of a set of points.
    pub(crate) const fn of_points(self, Points(points): Points, size: Size) -> Points {
        let Self(flags) = self;
        let spare = 8 - size.side() as u32;
        let mut image = if flags & Self::TRANSPOSES == 0 { points } else { transposed(points) };
        if flags & Self::FLIPS_ROWS != 0 {
            image = image.swap_bytes() >> (8 * spare);
        }
        if flags & Self::FLIPS_COLUMNS != 0 {
            image = image.reverse_bits().swap_bytes() >> spare;
        }
        Points(image)
    }

    /// Returns the image of a move.
    pub(crate) fn of_move(self, mv: Move, size: Size) -> Move {
        match mv {
            Move::Pass => Move::Pass,
            Move::Place(point) => self.of_points(Points::of(point), size).iter().next().map_or(mv, Move::Place),
        }
    }
}

/// Returns the images of a set of points under all symmetries, in their order.
#[inline]
fn images(Points(points): Points, size: Size) -> [u64; 8] {
    let spare = 8 - size.side() as u32;
    let flips = |points: u64| {
        let turned = points.reverse_bits();
        [points, turned.swap_bytes() >> spare, points.swap_bytes() >> (8 * spare), turned >> (9 * spare)]
    };
    let ([a, b, c, d], [e, f, g, h]) = (flips(points), flips(transposed(points)));
    [a, b, c, d, e, f, g, h]
}

/// Returns the transposition of a set of points.
#[inline]
const fn transposed(points: u64) -> u64 {
    let swapped = (points ^ points >> 7) & 0x00AA_00AA_00AA_00AA;
    let points = points ^ swapped ^ swapped << 7;
    let swapped = (points ^ points >> 14) & 0x0000_CCCC_0000_CCCC;
    let points = points ^ swapped ^ swapped << 14;
    let swapped = (points ^ points >> 28) & 0x0000_0000_F0F0_F0F0;
    points ^ swapped ^ swapped << 28
}

impl Position {
    /// Returns the position with other stones of the player to move and of the opponent, and another ko.
    #[inline]
    const fn with_points(&self, [own, enemy, ko]: [Points; 3]) -> Self {
        let mut position = *self;
        (position.own, position.enemy, position.ko) = (own, enemy, ko);
        position
    }

    /// Returns the least image of the stones of the player to move, of those of the opponent and of the ko, and the symmetry that
    /// leads to it.
    #[inline]
    pub(crate) fn least_image(&self) -> ([Points; 3], BoardSymmetry) {
        let [owns, enemies] = [self.own, self.enemy].map(|points| images(points, self.size()));
        let kos = if self.ko.is_empty() { [0; 8] } else { images(self.ko, self.size()) };
        let image = |symmetry: usize| [owns[symmetry], enemies[symmetry], kos[symmetry]];
        let mut least = 0;
        for symmetry in 1..8 {
            if owns[symmetry] < owns[least] || owns[symmetry] == owns[least] && image(symmetry) < image(least) {
                least = symmetry;
            }
        }
        (image(least).map(Points), BoardSymmetry(least as u8))
    }
}

/// Symmetries are numbered by the flags of `BoardSymmetry`.
impl suite_learn::Symmetry for Position {
    const SYMMETRIES: usize = 8;

    #[inline]
    fn image(&self, symmetry: usize) -> Self {
        let image = |points| BoardSymmetry(symmetry as u8).of_points(points, self.size());
        self.with_points([self.own, self.enemy, self.ko].map(image))
    }

    #[inline]
    fn map_move(&self, mv: Move, symmetry: usize) -> Move {
        BoardSymmetry(symmetry as u8).of_move(mv, self.size())
    }

    /// Finds the least image without constructing a position for each.
    #[inline]
    fn canonical(&self) -> (Self, usize) {
        let (points, BoardSymmetry(symmetry)) = self.least_image();
        (self.with_points(points), usize::from(symmetry))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use proptest::prelude::*;
    use suite_learn::conformance::assert_symmetry_conforms;
    use suite_search::{Game, Player, Solvable};

    use super::*;
    use crate::board::Board;
    use crate::point::Point;
    use crate::tests::random_position;

    fn all_symmetries() -> impl Iterator<Item = BoardSymmetry> {
        (0..8).map(BoardSymmetry)
    }

    /// Returns the image of a position, set by set.
    fn image(symmetry: BoardSymmetry, position: &Position) -> Position {
        let mut image = *position;
        for points in [&mut image.own, &mut image.enemy, &mut image.ko] {
            *points = symmetry.of_points(*points, position.size());
        }
        image
    }

    #[test]
    fn symmetries_map_points_by_their_flags() {
        for size in Size::all() {
            let last = size.side() - 1;
            for symmetry in all_symmetries() {
                let BoardSymmetry(flags) = symmetry;
                for point in size.points() {
                    let (row, column) = (point.row(), point.column());
                    let (row, column) = if flags & 4 == 0 { (row, column) } else { (column, row) };
                    let row = if flags & 2 == 0 { row } else { last - row };
                    let column = if flags & 1 == 0 { column } else { last - column };
                    let expected = Points::of(Point::at(row, column).expect("a point"));
                    assert_eq!(symmetry.of_points(Points::of(point), size), expected, "{symmetry:?}, {point}");
                    assert_eq!(images(Points::of(point), size)[usize::from(flags)], expected.0);
                    assert_eq!(symmetry.inverse().of_points(expected, size), Points::of(point));
                }
            }
        }
    }

    proptest! {
        #[test]
        fn symmetries_conform(side in 2..=7_usize, seed: u64) {
            assert_symmetry_conforms(&Position::start(Size::new(side).expect("a size")), seed);
        }

        #[test]
        fn a_position_and_its_images_have_one_key(side in 2..=7_usize, moves in 0..60_u32, seed: u64) {
            let position = random_position(Size::new(side).expect("a size"), moves, seed);
            let images = all_symmetries().map(|symmetry| image(symmetry, &position));
            let least = images.map(|Position { own, enemy, ko, .. }| [own, enemy, ko]).min();
            prop_assert_eq!(Some(position.least_image().0), least);
            for symmetry in all_symmetries() {
                let other = image(symmetry, &position);
                prop_assert_eq!(other.key(), position.key());
                prop_assert_eq!(other.moves().count(), position.moves().count());
                for mv in position.moves() {
                    let moved = symmetry.of_move(mv, position.size());
                    prop_assert_eq!(image(symmetry, &position.play(mv)), other.try_play(moved).expect("a legal move"));
                    // Through the table, a move of one image becomes an equivalent move of another.
                    prop_assert_eq!(position.move_at(position.move_index(mv)), Some(mv));
                    let stored = other.move_at(position.move_index(mv)).expect("a move");
                    prop_assert_eq!(other.try_play(stored).expect("a legal move").key(), position.play(mv).key());
                }
            }
        }
    }

    /// Returns everything that a position's future depends on as text, for the least of its images.
    fn canonical_text(position: &Position) -> String {
        let texts = all_symmetries().map(|symmetry| {
            let Position { ko, .. } = image(symmetry, position);
            let board: Board = image(symmetry, position).board();
            let ko = ko.iter().next().map(|point| point.to_string());
            let passes = u8::from(position.is_after_pass()) + u8::from(position.is_over_by_passes());
            format!("{board} {ko:?} {:?} {} {passes}", position.to_move(), position.played())
        });
        texts.min().expect("eight images")
    }

    #[test]
    fn different_positions_have_different_keys() {
        let (mut by_key, mut by_text) = (HashMap::new(), HashMap::new());
        for seed in 0..30_000_u64 {
            let size = Size::new(2 + seed as usize % 3).expect("a size");
            let position = random_position(size, (seed / 3 % 12) as u32, seed);
            let text = canonical_text(&position);
            assert_eq!(by_key.entry(position.key()).or_insert_with(|| text.clone()), &text);
            assert_eq!(by_text.entry(text).or_insert(position.key()), &position.key());
        }
        assert!(by_key.len() > 5_000, "{}", by_key.len());
        let start = Position::start(Size::DEFAULT);
        assert_ne!(start.key(), Position::new(&start.board(), &start.board(), Player::Second, 0).key());
    }
}
