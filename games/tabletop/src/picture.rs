//! What is on a board.

use serde::Serialize;
use suite_search::Player;

use crate::GameFacts;
use crate::board_view::letters;

/// A way to draw boards, which the page knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardStyle {
    /// A grid with crosses and rings, and values where squares have them.
    #[default]
    Grid,
    /// Stones on the crossings of lines.
    Stones,
    /// Disks on a grid, and dots where the mover may play.
    Disks,
    /// Plots of land, the darker the greater their values.
    Plots,
    /// Crosses and rings between strokes.
    Strokes,
}

/// A board, without what follows from the rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture<M> {
    /// The number of rows.
    pub rows: usize,
    /// The number of columns.
    pub columns: usize,
    /// The squares, row by row.
    pub squares: Vec<SquarePicture<M>>,
    /// The greatest number of moves that may be left.
    pub moves_left: Option<u32>,
}

/// A square of a board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SquarePicture<M> {
    /// The move to it, if there is one in this position.
    pub mv: Option<M>,
    /// The row, from 0 at the top.
    pub row: usize,
    /// The column, from 0 on the left.
    pub column: usize,
    /// The player whose piece is on it.
    pub piece: Option<Player>,
    /// The points that it counts, if squares differ.
    pub value: Option<u8>,
}

impl<M> Picture<M> {
    /// Returns the names that a game has beside its board: of the rows from the top, of the columns from the left.
    #[must_use]
    pub fn names_beside(&self, facts: &GameFacts) -> [Vec<String>; 2] {
        let numbers = |count| (0..count).map(|index: usize| index.to_string()).collect();
        if facts.numbers_beside_board {
            [self.rows, self.columns].map(numbers)
        } else {
            [(1..=self.rows).map(|row| row.to_string()).collect(), (0..self.columns).map(letters).collect()]
        }
    }

    /// Returns the picture with other moves to its squares.
    pub(crate) fn map<N>(self, other: impl Fn(M) -> N) -> Picture<N> {
        let Self { rows, columns, squares, moves_left } = self;
        let squares = squares.into_iter().map(|square| {
            let SquarePicture { mv, row, column, piece, value } = square;
            SquarePicture { mv: mv.map(&other), row, column, piece, value }
        });
        Picture { rows, columns, squares: squares.collect(), moves_left }
    }
}
