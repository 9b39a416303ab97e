//! The eight symmetries of the board.

use suite_search::{BoardSymmetry, Game};

use crate::position::Position;

/// The disks of the player to move, and those of the opponent, in the least of the images of a position.
pub(crate) type LeastImage = [u64; 2];

impl Position<u64> {
    /// Returns the least image of the disks, and the symmetry that leads to it.
    #[inline]
    pub(crate) fn least_image(&self) -> (LeastImage, BoardSymmetry) {
        let [own, enemy] = [self.own, self.enemy].map(|disks| BoardSymmetry::images(disks, self.size().side()));
        let images = BoardSymmetry::all().map(|symmetry| ([own[symmetry.index()], enemy[symmetry.index()]], symmetry));
        images.min_by_key(|&(image, _)| image).expect("eight images")
    }

    /// Returns the image of the position under a symmetry of the board. A search that goes through its moves column by
    /// column visits what one that goes row by row visits of the position itself, if rows and columns are exchanged.
    #[must_use]
    pub fn image(&self, symmetry: BoardSymmetry) -> Self {
        let [own, enemy] = [self.own, self.enemy].map(|disks| symmetry.image(disks, self.size().side()));
        Self::of(own, enemy, self.size(), self.rules(), self.to_move())
    }

    /// Returns the canonical image of the position under the symmetries of the board: the one whose disks, first those
    /// of the player to move, are the least number.
    #[must_use]
    pub fn canonical(&self) -> Self {
        let ([own, enemy], _) = self.least_image();
        Self::of(own, enemy, self.size(), self.rules(), self.to_move())
    }
}
