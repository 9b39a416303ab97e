//! What is on a board.

use suite_search::Player;

use crate::GameFacts;

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

/// Returns the letters of a column: A to Z, then AA, AB.
fn letters(column: usize) -> String {
    let last = char::from(b'A' + (column % 26) as u8);
    let first = (column / 26).checked_sub(1).map(letters).unwrap_or_default();
    format!("{first}{last}")
}

#[cfg(test)]
mod tests {
    use super::letters;

    #[test]
    fn columns_beyond_z_have_two_letters() {
        assert_eq!([0, 25, 26, 27, 701].map(letters), ["A", "Z", "AA", "AB", "ZZ"]);
    }
}
