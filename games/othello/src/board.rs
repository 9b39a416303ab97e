//! Boards, square by square.

use suite_search::Player;

use crate::size::Size;
use crate::square::Square;

/// The disks on a board, without a player to move or rules. Dark is [`Player::First`], and light is [`Player::Second`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// The contents of each square, in canonical order.
    disks: Vec<Option<Player>>,
}

impl Board {
    /// Creates a board with the disks that `disk_at` returns for its squares.
    pub fn new(size: Size, disk_at: impl FnMut(Square) -> Option<Player>) -> Self {
        Self { size, disks: size.squares().map(disk_at).collect() }
    }

    /// Creates the board on which a game starts: four disks in the middle, with light on the falling diagonal. On a
    /// board of odd size they are above and to the left of the middle.
    #[must_use]
    pub fn start(size: Size) -> Self {
        let middle = size.side() / 2 - 1..=size.side() / 2;
        Self::new(size, |square| {
            let in_middle = middle.contains(&square.column()) && middle.contains(&square.row());
            let falling = square.column() == square.row();
            in_middle.then_some(if falling { Player::Second } else { Player::First })
        })
    }

    /// Returns the board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the player whose disk is on a square, or `None` if the square is empty or not on the board.
    #[must_use]
    pub fn disk_at(&self, square: Square) -> Option<Player> {
        square.is_on(self.size).then(|| self.disks[square.column() * self.size.side() + square.row()])?
    }

    /// Returns the number of disks of a player.
    #[must_use]
    pub fn disks(&self, player: Player) -> u32 {
        self.disks.iter().map(|&disk| u32::from(disk == Some(player))).sum()
    }

    /// Returns the contents of the squares, row by row from row 0.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Option<Player>>> {
        let side = self.size.side();
        (0..side).map(move |row| self.disks[row..].iter().step_by(side).copied())
    }
}

/// Returns the color of a player, `dark` or `light`.
#[must_use]
pub const fn color(player: Player) -> &'static str {
    match player {
        Player::First => "dark",
        Player::Second => "light",
    }
}
