//! Patterns: small sets of squares whose contents, together, say much about a position.
//!
//! The patterns are those of Logistello (Buro, *Experiments with Multi-ProbCut and a New High-Quality Evaluation
//! Function for Othello*, 1997): the edges with the two squares diagonally next to their corners, the corners, the
//! rows, and the diagonals. The contents of a pattern are a number in base 3, with a digit for each square. All images
//! of a pattern under the symmetries of the board share their features, and so do contents of a pattern that are images
//! of each other.

use std::iter;
use std::sync::LazyLock;

use crate::bits::Bits;
use crate::position::Position;

/// An upper bound on the images of patterns on a board, with room to spare.
const LANES: usize = 48;

/// The contents of all images of patterns.
type Contents = [u16; LANES];

/// A square, as column and row.
type Place = (usize, usize);

/// The number of moves from which on all numbers of moves are one feature.
const MANY_MOVES: u32 = 24;

/// The patterns of a board, with the numbering of their contents as features.
pub(crate) struct Patterns {
    side: usize,
    /// The amounts that half a column with given disks adds to the contents: 16 for each half. The tables of whole
    /// columns would not fit into the fastest cache.
    of_halves: Vec<Contents>,
    /// The first feature of each image.
    first_features: Vec<u32>,
    /// The first feature that counts moves, and the first that counts disks.
    first_of_moves: usize,
    first_of_disks: usize,
    /// The class of each feature: symmetric features are of one class, and weigh the same.
    classes: Vec<u32>,
    class_count: usize,
}

impl Patterns {
    /// The board sizes with patterns.
    pub(crate) const SIDES: [usize; 2] = [6, 8];

    /// Returns the patterns of a board size, one of [`SIDES`](Self::SIDES).
    pub(crate) fn of(side: usize) -> &'static Self {
        static SIX: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(6));
        static EIGHT: LazyLock<Patterns> = LazyLock::new(|| Patterns::new(8));
        if side == 6 { &SIX } else { &EIGHT }
    }

    fn new(side: usize) -> Self {
        let mut patterns = Self {
            side,
            of_halves: vec![[0; LANES]; 16 * 16],
            first_features: Vec::new(),
            first_of_moves: 0,
            first_of_disks: 0,
            classes: Vec::new(),
            class_count: 0,
        };
        for shape in shapes(side) {
            let first = patterns.classes.len() as u32;
            for image in distinct_images(&shape, side) {
                patterns.add_image(&image, first);
            }
            patterns.add_classes(&shape);
        }
        patterns.first_of_moves = patterns.add_own_classes((MANY_MOVES * MANY_MOVES) as usize);
        patterns.first_of_disks = patterns.add_own_classes(side * side + 1);
        patterns
    }

    /// Adds an image of a pattern, whose features begin at `first`.
    fn add_image(&mut self, image: &[Place], first: u32) {
        let lane = self.first_features.len();
        self.first_features.push(first);
        for (&(column, row), power) in image.iter().zip(powers_of_three()) {
            let half = 2 * column + row / 4;
            let with_disk = (0..16).filter(|disks| disks >> (row % 4) & 1 == 1);
            with_disk.for_each(|disks| self.of_halves[16 * half + disks][lane] += power);
        }
    }

    /// Adds a feature for each possible contents of a pattern, with a class for those that are images of each other.
    fn add_classes(&mut self, shape: &[Place]) {
        let itself = images(shape, self.side).filter(|image| is_same_set(image, shape));
        // The place to which each square of the pattern goes.
        let moved: Vec<Vec<usize>> = itself
            .map(|image| {
                image.iter().map(|square| shape.iter().position(|other| other == square).expect("one")).collect()
            })
            .collect();
        let first = self.classes.len();
        let mut least: Vec<u32> = (0..3_u32.pow(shape.len() as u32)).collect();
        for to in moved {
            least.iter_mut().zip(images_of_contents(&to)).for_each(|(least, image)| *least = image.min(*least));
        }
        for (contents, least) in least.into_iter().enumerate() {
            if least as usize == contents {
                self.classes.push(self.class_count as u32);
                self.class_count += 1;
            } else {
                self.classes.push(self.classes[first + least as usize]);
            }
        }
    }

    /// Adds features that have nothing in common, and returns the first of them.
    fn add_own_classes(&mut self, count: usize) -> usize {
        let first = self.classes.len();
        self.classes.extend((self.class_count..).take(count).map(|class| class as u32));
        self.class_count += count;
        first
    }

    /// Returns the class of each feature.
    pub(crate) fn classes(&self) -> &[u32] {
        &self.classes
    }

    /// Returns the number of classes.
    pub(crate) const fn class_count(&self) -> usize {
        self.class_count
    }

    /// Copies the value of each class to its features.
    ///
    /// On its own it keeps all it needs in registers, which saves a sixth of the time to load weights.
    #[inline(never)]
    pub(crate) fn spread(&self, of_classes: &[i8], of_features: &mut [i8]) {
        iter::zip(of_features, &self.classes).for_each(|(of_feature, &class)| *of_feature = of_classes[class as usize]);
    }

    /// Calls `visit` with each feature of a position: the contents of each pattern, as the player to move sees it; the
    /// numbers of moves of the players; and the number of disks.
    #[inline(always)]
    pub(crate) fn for_each_feature(&self, position: &Position<u64>, mut visit: impl FnMut(usize)) {
        let contents = self.contents(position.own, position.enemy);
        for (&first, contents) in self.first_features.iter().zip(contents) {
            visit(first as usize + usize::from(contents));
        }
        let [own, enemy] = [position.placements, position.replies()].map(|moves| moves.len().min(MANY_MOVES - 1));
        visit(self.first_of_moves + (MANY_MOVES * own + enemy) as usize);
        visit(self.first_of_disks + (position.own | position.enemy).len() as usize);
    }

    /// Returns the contents of the images of the patterns: 1 for a disk of the player to move, and 2 for one of the
    /// opponent.
    #[inline(always)]
    fn contents(&self, own: u64, enemy: u64) -> Contents {
        let (mut contents, mut of_enemy) = ([0; LANES], [0; LANES]);
        for (half, of_half) in self.of_halves.chunks_exact(16).take(2 * self.side).enumerate() {
            let [own, enemy] = [own, enemy].map(|disks| &of_half[(disks >> (4 * half)) as usize % 16]);
            for lane in 0..LANES {
                contents[lane] += own[lane];
                of_enemy[lane] += enemy[lane];
            }
        }
        for lane in 0..LANES {
            contents[lane] += 2 * of_enemy[lane];
        }
        contents
    }
}

/// Returns one image of each pattern.
fn shapes(side: usize) -> Vec<Vec<Place>> {
    let last = side - 1;
    let block = |columns, rows| (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)));
    let edge = block(side, 1).chain([(1, 1), (last - 1, 1)]).collect();
    let corners = [(3, 3), (5, 2)].map(|(columns, rows)| block(columns, rows).collect());
    let rows = (1..side / 2).map(|row| (0..side).map(|column| (column, row)).collect());
    let diagonals = (4..=side).map(|length| (0..length).map(|step| (step, side - length + step)).collect());
    iter::once(edge).chain(corners).chain(rows).chain(diagonals).collect()
}

/// Returns the images of some squares under the eight symmetries of the board.
fn images(squares: &[Place], side: usize) -> impl Iterator<Item = Vec<Place>> {
    let last = side - 1;
    (0..8).map(move |symmetry| {
        let image = |&(column, row): &Place| {
            let (column, row) = if symmetry & 1 == 0 { (column, row) } else { (last - column, row) };
            let (column, row) = if symmetry & 2 == 0 { (column, row) } else { (column, last - row) };
            if symmetry & 4 == 0 { (column, row) } else { (row, column) }
        };
        squares.iter().map(image).collect()
    })
}

/// Returns one image for each set of squares that the images of a pattern cover.
fn distinct_images(shape: &[Place], side: usize) -> Vec<Vec<Place>> {
    let mut distinct: Vec<Vec<Place>> = Vec::new();
    for image in images(shape, side) {
        if !distinct.iter().any(|other| is_same_set(other, &image)) {
            distinct.push(image);
        }
    }
    distinct
}

fn is_same_set(one: &[Place], other: &[Place]) -> bool {
    one.iter().all(|square| other.contains(square))
}

/// Returns the image of all contents of a pattern, given the place where each square of it goes.
fn images_of_contents(to: &[usize]) -> Vec<u32> {
    to.iter().fold(vec![0], |images, &place| {
        let power = 3_u32.pow(place as u32);
        (0..3).flat_map(|digit| images.iter().map(move |image| image + digit * power)).collect()
    })
}

fn powers_of_three() -> impl Iterator<Item = u16> {
    iter::successors(Some(1_u16), |power| power.checked_mul(3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_cover_the_board_and_share_features() {
        for (side, lanes, classes) in [(6, 34, 74_503), (8, 46, 114_518)] {
            let patterns = Patterns::of(side);
            assert_eq!(patterns.first_features.len(), lanes);
            assert_eq!(patterns.class_count(), classes, "{side}");
            let covered = |column: usize, row: usize| {
                patterns.of_halves[16 * (2 * column + row / 4) + (1 << (row % 4))] != [0; LANES]
            };
            assert!((0..side).all(|column| (0..side).all(|row| covered(column, row))));
        }
    }

    #[test]
    fn an_edge_is_read_as_digits_in_base_three() {
        // One's own disks on 0 0 and 1 1, the opponent's on 7 0: digits 0, 8 and 7 of the first pattern.
        let contents = Patterns::of(8).contents(1 << 0 | 1 << 9, 1 << 56);
        assert_eq!(contents[0], 1 + 3_u16.pow(8) + 2 * 3_u16.pow(7));
    }
}
