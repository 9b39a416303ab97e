//! The rules of tic-tac-toe.

use std::fmt::{self, Write};
use std::str::FromStr;

use suite_search::{Game, Player, Value};
use thiserror::Error;

use crate::square::{BOARD_SIZE, Square};

/// A board. X is [`Player::First`] and moves first, O is [`Player::Second`]; the number of marks determines the player
/// to move.
///
/// ```
/// use suite_search::Game;
/// use suite_tictactoe::Position;
///
/// assert_eq!(Position::START.moves().count(), 9);
/// assert!("XXX/OO./...".parse::<Position>().unwrap().is_over());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    /// The squares of X and of O, as bit masks.
    pub(crate) marks: [u16; 2],
}

/// The mask of all squares.
const BOARD: u16 = (1 << (BOARD_SIZE * BOARD_SIZE)) - 1;

/// The rows, columns and diagonals.
const LINES: [u16; 8] = [
    0b000_000_111,
    0b000_111_000,
    0b111_000_000,
    0b001_001_001,
    0b010_010_010,
    0b100_100_100,
    0b100_010_001,
    0b001_010_100,
];

/// For each set of squares, `true` if it contains a row, a column or a diagonal.
const HAS_LINE: [bool; BOARD as usize + 1] = {
    let mut has_line = [false; BOARD as usize + 1];
    let mut squares = 0;
    while squares < has_line.len() {
        let mut line = 0;
        while line < LINES.len() {
            has_line[squares] |= squares as u16 & LINES[line] == LINES[line];
            line += 1;
        }
        squares += 1;
    }
    has_line
};

impl Position {
    /// The empty board.
    pub const START: Self = Self { marks: [0; 2] };

    /// Returns the player who has marked a square, if any.
    #[must_use]
    pub fn mark_at(&self, square: Square) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.marks[player as usize] & square.bit() != 0)
    }

    /// Returns `true` if a player has three in a row.
    #[inline]
    #[must_use]
    pub fn has_won(&self, player: Player) -> bool {
        HAS_LINE[usize::from(self.marks[player as usize])]
    }

    #[inline]
    const fn empty(&self) -> u16 {
        BOARD & !(self.marks[0] | self.marks[1])
    }
}

impl Game for Position {
    type Move = Square;
    type Moves = Moves;

    #[inline]
    fn to_move(&self) -> Player {
        if self.marks[0].count_ones() > self.marks[1].count_ones() { Player::Second } else { Player::First }
    }

    #[inline]
    fn moves(&self) -> Moves {
        Moves(if self.is_over() { 0 } else { self.empty() })
    }

    #[inline]
    fn play(&self, square: Square) -> Self {
        debug_assert!(!self.is_over() && self.mark_at(square).is_none(), "{square} is not a legal move");
        let mut next = *self;
        next.marks[self.to_move() as usize] |= square.bit();
        next
    }

    #[inline]
    fn is_over(&self) -> bool {
        self.empty() == 0 || self.has_won(Player::First) || self.has_won(Player::Second)
    }

    /// Returns 1 for a win, 0 for a draw and -1 for a loss.
    #[inline]
    fn utility(&self, player: Player) -> Value {
        Value::from(self.has_won(player)) - Value::from(self.has_won(player.opponent()))
    }
}

/// An iterator over the moves of a position, in canonical order: the empty squares row by row.
#[derive(Debug, Clone, Copy)]
pub struct Moves(u16);

impl Iterator for Moves {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.trailing_zeros() as u8;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            Square(first)
        })
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.count_ones() as usize, Some(self.0.count_ones() as usize))
    }
}

impl ExactSizeIterator for Moves {}

/// Returns the mark of a player, `X` or `O`.
#[must_use]
pub const fn mark(player: Player) -> char {
    match player {
        Player::First => 'X',
        Player::Second => 'O',
    }
}

/// Writes the rows from the top, separated by slashes; a dot is an empty square.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            if square.column() == 0 && square.row() > 0 {
                f.write_char('/')?;
            }
            f.write_char(self.mark_at(square).map_or('.', mark))?;
        }
        Ok(())
    }
}

impl FromStr for Position {
    type Err = ParsePositionError;

    fn from_str(text: &str) -> Result<Self, ParsePositionError> {
        // One more than there may be; a text may be anything.
        let rows: Vec<_> = text.split('/').take(BOARD_SIZE + 1).map(str::as_bytes).collect();
        if rows.len() != BOARD_SIZE || rows.iter().any(|row| row.len() != BOARD_SIZE) {
            return Err(ParsePositionError::Shape);
        }
        let mut marks = [0; 2];
        for square in Square::all() {
            match rows[square.row()][square.column()] {
                b'.' => {}
                b'X' => marks[Player::First as usize] |= square.bit(),
                b'O' => marks[Player::Second as usize] |= square.bit(),
                _ => return Err(ParsePositionError::Shape),
            }
        }
        let position = Self { marks };
        let surplus = marks[0].count_ones() as i32 - marks[1].count_ones() as i32;
        let [x_won, o_won] = Player::BOTH.map(|player| position.has_won(player));
        // The winner must have moved last.
        if !(0..=1).contains(&surplus) || x_won && surplus == 0 || o_won && surplus == 1 {
            return Err(ParsePositionError::Unreachable);
        }
        Ok(position)
    }
}

/// An error in the text of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum ParsePositionError {
    /// The text does not have the form of a position.
    #[error("expected three rows of three marks (X, O or .), separated by slashes")]
    Shape,
    /// The position cannot arise in a game.
    #[error("the position cannot arise in a game")]
    Unreachable,
}
