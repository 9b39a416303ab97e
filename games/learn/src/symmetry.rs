//! Positions that are the same but for how one looks at the board.

use suite_search::Game;

/// A game whose board may be turned and mirrored; one that may not needs nothing but `impl Symmetry for ... {}`.
///
/// An image of a position has the images of its moves, and is worth as much. The order of positions may be any; it only
/// settles which of the images stands for all of them.
///
/// # Examples
///
/// A row of three squares that looks the same from either end:
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
    /// How many ways there are to look at the board. They are numbered from 0, which leaves everything as it is.
    const SYMMETRIES: usize = 1;

    /// The position, looked at in one of these ways.
    #[must_use]
    fn image(&self, _symmetry: usize) -> Self {
        self.clone()
    }

    /// What a move of this position is in its image.
    #[must_use]
    fn map_move(&self, mv: Self::Move, _symmetry: usize) -> Self::Move {
        mv
    }

    /// The image that stands for all of them, and the way of looking that gives it.
    #[inline]
    #[must_use]
    fn canonical(&self) -> (Self, usize) {
        let rest = (1..Self::SYMMETRIES).map(|symmetry| (self.image(symmetry), symmetry));
        rest.fold((self.clone(), 0), |least, other| if other.0 < least.0 { other } else { least })
    }
}
