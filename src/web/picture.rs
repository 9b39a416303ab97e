//! What is on a board.

use suite_search::Player;

/// A board, without what follows from the rules.
pub struct Picture<M> {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The squares, row by row.
    pub squares: Vec<SquarePicture<M>>,
    /// The moves that are left at most.
    pub moves_left: Option<u32>,
}

/// A square of a board.
pub struct SquarePicture<M> {
    /// The move to it.
    pub mv: M,
    /// The row, from 0 at the top.
    pub row: usize,
    /// The column, from 0 on the left.
    pub column: usize,
    /// The player whose piece is on it.
    pub piece: Option<Player>,
    /// The points that it counts, if squares differ.
    pub value: Option<u8>,
}
