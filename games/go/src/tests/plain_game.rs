//! The rules as the course's host implements them, step by step on a list of rows: slow, but plain to see.

use suite_search::Player;

use crate::{Board, Illegal, Point, Size};

const MOST: usize = 7;

/// The rows of a board: 0 is empty, 1 is Black, and 2 is White.
type Rows = [[u8; MOST]; MOST];

/// A game as the course's host keeps it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct PlainGame {
    side: usize,
    /// The board before the last move.
    pub(super) previous: Rows,
    pub(super) rows: Rows,
    /// The player to move.
    piece: u8,
    pub(super) moves: u32,
    /// The number of consecutive passes.
    pub(super) passes: u32,
    /// The number of stones that the last move captured.
    pub(super) died: u32,
}

impl PlainGame {
    pub(super) fn new(board: &Board, to_move: Player, moves: u32) -> Self {
        let mut rows = Rows::default();
        for point in board.size().points() {
            rows[point.row()][point.column()] = board.stone_at(point).map_or(0, piece);
        }
        let side = board.size().side();
        // There is no ko and no pass.
        let previous = Rows::default();
        Self { side, previous, rows, piece: piece(to_move), moves, passes: 0, died: 0 }
    }

    pub(super) fn size(&self) -> Size {
        Size::new(self.side).expect("a size")
    }

    fn board_of(&self, rows: &Rows) -> Board {
        Board::new(self.size(), |point| {
            Player::BOTH.into_iter().find(|&player| piece(player) == rows[point.row()][point.column()])
        })
    }

    pub(super) fn board(&self) -> Board {
        self.board_of(&self.rows)
    }

    pub(super) fn board_before(&self) -> Board {
        self.board_of(&self.previous)
    }

    pub(super) fn mover(&self) -> Player {
        if self.piece == 1 { Player::First } else { Player::Second }
    }

    pub(super) fn is_over(&self) -> bool {
        self.moves >= (self.side * self.side - 1) as u32 || self.passes == 2
    }

    /// Returns the lead of Black in half points, komi included.
    pub(super) fn lead_of_black(&self) -> i32 {
        let count = |piece: u8| self.rows.iter().flatten().filter(|&&stone| stone == piece).count() as i32;
        2 * (count(1) - count(2)) - self.side as i32
    }

    pub(super) fn pass(&self) -> Self {
        Self {
            previous: self.rows,
            piece: 3 - self.piece,
            moves: self.moves + 1,
            passes: self.passes + 1,
            died: 0,
            ..*self
        }
    }

    pub(super) fn place(&self, point: Point) -> Result<Self, Illegal> {
        let (row, column) = (point.row(), point.column());
        if self.is_over() {
            return Err(Illegal::Over);
        }
        if row >= self.side || column >= self.side {
            return Err(Illegal::OffBoard);
        }
        if self.rows[row][column] != 0 {
            return Err(Illegal::Occupied);
        }
        let mut rows = self.rows;
        rows[row][column] = self.piece;
        let died = self.remove_died(&mut rows, 3 - self.piece);
        if !self.has_liberty(&rows, row, column) {
            return Err(Illegal::Suicide);
        }
        if died > 0 && rows == self.previous {
            return Err(Illegal::Ko);
        }
        let (piece, moves) = (3 - self.piece, self.moves + 1);
        Ok(Self { previous: self.rows, rows, piece, moves, passes: 0, died, ..*self })
    }

    /// Returns `true` if `board` is the current board.
    pub(super) fn stands_at(&self, board: &Board) -> bool {
        board
            .size()
            .points()
            .all(|point| self.rows[point.row()][point.column()] == board.stone_at(point).map_or(0, piece))
    }

    /// Removes the groups without a liberty from a random board.
    pub(super) fn remove_all_died(&mut self) {
        let mut rows = self.rows;
        for piece in [1, 2] {
            self.remove_died(&mut rows, piece);
        }
        self.rows = rows;
    }

    /// Removes the groups of `piece` without a liberty, and returns the number of their stones.
    fn remove_died(&self, rows: &mut Rows, piece: u8) -> u32 {
        let before = *rows;
        let mut died = 0;
        for row in 0..self.side {
            for column in 0..self.side {
                if before[row][column] == piece && !self.has_liberty(&before, row, column) {
                    rows[row][column] = 0;
                    died += 1;
                }
            }
        }
        died
    }

    /// Returns `true` if the group of the stone in a row and a column has a liberty, by looking at stone after stone.
    fn has_liberty(&self, rows: &Rows, row: usize, column: usize) -> bool {
        let mut seen = [[false; MOST]; MOST];
        seen[row][column] = true;
        let mut stones = [(row, column); MOST * MOST];
        let (mut found, mut visited) = (1, 0);
        while visited < found {
            let (i, j) = stones[visited];
            visited += 1;
            for (i, j) in [(i.wrapping_sub(1), j), (i, j.wrapping_sub(1)), (i, j + 1), (i + 1, j)] {
                if i >= self.side || j >= self.side || seen[i][j] {
                    continue;
                }
                seen[i][j] = true;
                if rows[i][j] == 0 {
                    return true;
                } else if rows[i][j] == rows[row][column] {
                    stones[found] = (i, j);
                    found += 1;
                }
            }
        }
        false
    }
}

fn piece(player: Player) -> u8 {
    match player {
        Player::First => 1,
        Player::Second => 2,
    }
}
