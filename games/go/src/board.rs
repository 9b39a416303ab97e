//! Boards, point by point.

use std::fmt::{self, Write};

use suite_search::Player;

use crate::point::Point;
use crate::points::Points;
use crate::size::Size;

/// The stones on a board, without a player to move. Black is [`Player::First`], and White is [`Player::Second`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Black's stones and White's.
    stones: [Points; 2],
}

impl Board {
    /// Creates a board without stones.
    #[must_use]
    pub const fn empty(size: Size) -> Self {
        Self { size, stones: [Points::EMPTY; 2] }
    }

    /// Creates a board with the stones that `stone_at` returns for its points.
    pub fn new(size: Size, mut stone_at: impl FnMut(Point) -> Option<Player>) -> Self {
        let mut board = Self::empty(size);
        for point in size.points() {
            if let Some(player) = stone_at(point) {
                board.stones[player as usize] |= Points::of(point);
            }
        }
        board
    }

    #[inline]
    pub(crate) const fn with_stones(size: Size, stones: [Points; 2]) -> Self {
        Self { size, stones }
    }

    /// Returns the board size.
    #[inline]
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the player whose stone is on a point, or `None` if the point is empty or not on the board.
    #[inline]
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.stones(player).contains(point))
    }

    /// Returns `true` if there are no stones.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::empty(self.size)
    }

    /// Returns `true` if every group has a liberty, as on every board that can arise in a game (a "legal position":
    /// Tromp and Farnebäck, "Combinatorics of Go", 2007).
    ///
    /// ```
    /// use suite_go::{Board, Size};
    /// use suite_search::Player;
    ///
    /// let size = Size::DEFAULT;
    /// let full = Board::new(size, |_| Some(Player::First));
    /// assert_eq!((full.is_legal(), Board::empty(size).is_legal()), (false, true));
    /// ```
    #[must_use]
    pub fn is_legal(&self) -> bool {
        let [black, white] = self.stones;
        let liberties = (self.size.board() & !(black | white)).neighbors();
        self.stones.into_iter().all(|stones| (stones & liberties).flood_fill(stones) == stones)
    }

    /// Returns the stones of a player.
    #[inline]
    pub(crate) const fn stones(&self, player: Player) -> Points {
        self.stones[player as usize]
    }
}

/// Writes the board as the assignment's files do: a line for each row, with 0 for an empty point, 1 for Black and 2 for
/// White.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for point in self.size.points() {
            if point.column() == 0 && point.row() > 0 {
                f.write_char('\n')?;
            }
            f.write_char(match self.stone_at(point) {
                None => '0',
                Some(Player::First) => '1',
                Some(Player::Second) => '2',
            })?;
        }
        Ok(())
    }
}

/// Returns the color of a player, `black` or `white`.
#[must_use]
pub const fn color(player: Player) -> &'static str {
    match player {
        Player::First => "black",
        Player::Second => "white",
    }
}
