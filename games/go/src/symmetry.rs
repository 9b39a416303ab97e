//! The eight symmetries of the board.

use suite_search::BoardSymmetry;

use crate::moves::Move;
use crate::points::Points;
use crate::position::Position;
use crate::size::Size;

/// Returns the image of a set of points.
#[inline]
pub(crate) const fn image_of_points(symmetry: BoardSymmetry, Points(points): Points, size: Size) -> Points {
    Points(symmetry.image(points, size.side()))
}

/// Returns the image of a move.
#[inline]
pub(crate) fn image_of_move(symmetry: BoardSymmetry, mv: Move, size: Size) -> Move {
    match mv {
        Move::Pass => Move::Pass,
        Move::Place(point) => image_of_points(symmetry, Points::of(point), size).iter().next().map_or(mv, Move::Place),
    }
}

impl Position {
    /// Returns the position with other stones of the player to move and of the opponent, and another ko.
    #[inline]
    const fn with_points(&self, [own, enemy, ko]: [Points; 3]) -> Self {
        let mut position = *self;
        (position.own, position.enemy, position.ko) = (own, enemy, ko);
        position
    }

    /// Returns the least image of the stones of the player to move, of those of the opponent and of the ko, and the
    /// symmetry that leads to it.
    #[inline]
    pub(crate) fn least_image(&self) -> ([Points; 3], BoardSymmetry) {
        let images = |Points(points)| BoardSymmetry::images(points, self.size().side());
        let (owns, enemies) = (images(self.own), images(self.enemy));
        let kos = if self.ko.is_empty() { [0; 8] } else { images(self.ko) };
        let image = |symmetry: usize| [owns[symmetry], enemies[symmetry], kos[symmetry]];
        let mut least = 0;
        for symmetry in 1..8 {
            if owns[symmetry] < owns[least] || owns[symmetry] == owns[least] && image(symmetry) < image(least) {
                least = symmetry;
            }
        }
        (image(least).map(Points), BoardSymmetry::with_index(least))
    }
}

/// Symmetries are numbered by the indexes of `BoardSymmetry`.
impl suite_learn::Symmetry for Position {
    const SYMMETRIES: usize = BoardSymmetry::COUNT;

    #[inline]
    fn image(&self, symmetry: usize) -> Self {
        let image = |points| image_of_points(BoardSymmetry::with_index(symmetry), points, self.size());
        self.with_points([self.own, self.enemy, self.ko].map(image))
    }

    #[inline]
    fn map_move(&self, mv: Move, symmetry: usize) -> Move {
        image_of_move(BoardSymmetry::with_index(symmetry), mv, self.size())
    }

    /// Finds the least image without constructing a position for each.
    #[inline]
    fn canonical(&self) -> (Self, usize) {
        let (points, symmetry) = self.least_image();
        (self.with_points(points), symmetry.index())
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
    use crate::tests::random_position;

    /// Returns the image of a position, set by set.
    fn image(symmetry: BoardSymmetry, position: &Position) -> Position {
        let mut image = *position;
        for points in [&mut image.own, &mut image.enemy, &mut image.ko] {
            *points = image_of_points(symmetry, *points, position.size());
        }
        image
    }

    proptest! {
        #[test]
        fn symmetries_conform(side in 2..=7_usize, seed: u64) {
            assert_symmetry_conforms(&Position::start(Size::new(side).expect("a size")), seed);
        }

        #[test]
        fn a_position_and_its_images_have_one_key(side in 2..=7_usize, moves in 0..60_u32, seed: u64) {
            let position = random_position(Size::new(side).expect("a size"), moves, seed);
            let images = BoardSymmetry::all().map(|symmetry| image(symmetry, &position));
            let least = images.map(|Position { own, enemy, ko, .. }| [own, enemy, ko]).min();
            prop_assert_eq!(Some(position.least_image().0), least);
            for symmetry in BoardSymmetry::all() {
                let other = image(symmetry, &position);
                prop_assert_eq!(other.key(), position.key());
                prop_assert_eq!(other.moves().count(), position.moves().count());
                for mv in position.moves() {
                    let moved = image_of_move(symmetry, mv, position.size());
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
        let texts = BoardSymmetry::all().map(|symmetry| {
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
