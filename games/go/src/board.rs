//! A board as one looks at it, point by point.

use std::fmt::{self, Write};

use suite_search::Player;

use crate::point::{Point, Points};
use crate::size::Size;

/// The stones on a board, whoever is to move. Black is [`Player::First`], White [`Player::Second`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// Black's and White's.
    stones: [Points; 2],
}

impl Board {
    /// The board without stones.
    #[must_use]
    pub const fn empty(size: Size) -> Self {
        Self { size, stones: [Points::NONE; 2] }
    }

    /// The board that has on each point what `stone_at` says.
    pub fn new(size: Size, mut stone_at: impl FnMut(Point) -> Option<Player>) -> Self {
        let mut board = Self::empty(size);
        for point in size.points() {
            if let Some(player) = stone_at(point) {
                board.stones[player as usize] |= Points::of(point);
            }
        }
        board
    }

    pub(crate) const fn with_stones(size: Size, stones: [Points; 2]) -> Self {
        Self { size, stones }
    }

    /// Its size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whose stone is on a point; `None` if nobody's, or if the point is not on the board.
    #[must_use]
    pub fn stone_at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.stones(player).contains(point))
    }

    /// Whether there is no stone at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::empty(self.size)
    }

    /// Whether every group has a liberty, as on each board that comes up in a game (Tromp and Farnebäck, "Combinatorics of
    /// Go", 2007: a "legal position").
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

    /// The stones of a player.
    #[inline]
    pub(crate) const fn stones(&self, player: Player) -> Points {
        self.stones[player as usize]
    }
}

/// As the assignment's files have it: a line for each row, 0 for an empty point, 1 for Black, 2 for White.
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

/// What a player is called.
#[must_use]
pub const fn color(player: Player) -> &'static str {
    match player {
        Player::First => "black",
        Player::Second => "white",
    }
}
