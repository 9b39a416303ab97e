//! The rules as the course's host has them, step by step on a list of rows: slow, and plain to see.

use suite_search::Player;

use crate::{Board, Illegal, Point, Size};

const MOST: usize = 7;

/// 0 is empty, 1 Black, 2 White.
type Rows = [[u8; MOST]; MOST];

/// The host's picture of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Plain {
    side: usize,
    /// The board before the last move.
    pub(super) previous: Rows,
    pub(super) rows: Rows,
    /// Who is to move.
    piece: u8,
    pub(super) moves: u32,
    /// Passes in a row.
    pub(super) passes: u32,
    /// The stones that the last move captured.
    pub(super) died: u32,
}

impl Plain {
    pub(super) fn new(board: &Board, to_move: Player, moves: u32) -> Self {
        let mut rows = Rows::default();
        for point in board.size().points() {
            rows[point.row()][point.column()] = board.stone_at(point).map_or(0, piece);
        }
        let side = board.size().side();
        // Nothing that a ko could bring back, nor a pass.
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

    /// Twice the stones that Black has more than White, less the komi.
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

    /// Whether that is the board.
    pub(super) fn stands_at(&self, board: &Board) -> bool {
        board
            .size()
            .points()
            .all(|point| self.rows[point.row()][point.column()] == board.stone_at(point).map_or(0, piece))
    }

    /// Takes the groups without a liberty off a board that no game led to.
    pub(super) fn remove_all_died(&mut self) {
        let mut rows = self.rows;
        for piece in [1, 2] {
            self.remove_died(&mut rows, piece);
        }
        self.rows = rows;
    }

    /// Takes the groups of `piece` that have no liberty off the board, and counts their stones.
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

    /// Whether the group of the stone in a row and a column has a liberty: looks at stone after stone.
    fn has_liberty(&self, rows: &Rows, row: usize, column: usize) -> bool {
        let mut seen = [[false; MOST]; MOST];
        seen[row][column] = true;
        let mut stones = [(row, column); MOST * MOST];
        let (mut found, mut looked_at) = (1, 0);
        while looked_at < found {
            let (i, j) = stones[looked_at];
            looked_at += 1;
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
