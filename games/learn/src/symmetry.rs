//! Symmetries of the board.

use suite_search::Game;

/// A game whose board may have symmetries, such as rotations and reflections. For one that has none,
/// `impl Symmetry for ... {}` is enough.
///
/// The moves of an image of a position are the images of its moves, and its value is the same. The order of positions
/// is arbitrary: it only determines which of the images is canonical.
///
/// # Examples
///
/// A row of three squares that may be reversed:
///
/// ```
/// # use suite_search::{Game, Player, Value};
/// use suite_learn::Symmetry;
///
/// #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
/// struct Row([bool; 3]);
/// # impl Game for Row {
/// #     type Move = usize;
/// #     type Moves = std::vec::IntoIter<usize>;
/// #     fn to_move(&self) -> Player { Player::First }
/// #     fn moves(&self) -> Self::Moves { (0..3).filter(|&at| !self.0[at]).collect::<Vec<_>>().into_iter() }
/// #     fn play(&self, at: usize) -> Self { let mut next = self.clone(); next.0[at] = true; next }
/// #     fn is_over(&self) -> bool { self.0 == [true; 3] }
/// #     fn utility(&self, _: Player) -> Value { 0 }
/// # }
///
/// impl Symmetry for Row {
///     const SYMMETRIES: usize = 2;
///     fn image(&self, symmetry: usize) -> Self {
///         let Self([left, middle, right]) = *self;
///         if symmetry == 0 { self.clone() } else { Self([right, middle, left]) }
///     }
///     fn map_move(&self, at: usize, symmetry: usize) -> usize {
///         if symmetry == 0 { at } else { 2 - at }
///     }
/// }
///
/// assert!(Row([true, false, false]).canonical().0 == Row([false, false, true]).canonical().0);
/// ```
pub trait Symmetry: Game + Ord {
    /// The number of symmetries. They are numbered from 0, which is the identity.
    const SYMMETRIES: usize = 1;

    /// Returns the image of the position under a symmetry.
    #[must_use]
    fn image(&self, _symmetry: usize) -> Self {
        self.clone()
    }

    /// Returns the image of a move of this position under a symmetry.
    #[must_use]
    fn map_move(&self, mv: Self::Move, _symmetry: usize) -> Self::Move {
        mv
    }

    /// Returns the canonical image, the least of all, and the symmetry that leads to it.
    #[inline]
    #[must_use]
    fn canonical(&self) -> (Self, usize) {
        // A fold over pairs was compiled to copies through memory, almost half of the time to learn tic-tac-toe.
        let (mut least, mut leading) = (self.clone(), 0);
        for symmetry in 1..Self::SYMMETRIES {
            let image = self.image(symmetry);
            if image < least {
                (least, leading) = (image, symmetry);
            }
        }
        (least, leading)
    }
}
