//! A board as one looks at it, square by square.

use suite_search::Player;

use crate::square::{Size, Square};

/// The disks on a board, whoever is to move and by whichever rules. Dark is [`Player::First`], light [`Player::Second`].
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Board {
    size: Size,
    /// In canonical order.
    disks: Vec<Option<Player>>,
}

impl Board {
    /// The board that has on each square what `disk_at` says.
    pub fn new(size: Size, disk_at: impl FnMut(Square) -> Option<Player>) -> Self {
        Self { size, disks: size.squares().map(disk_at).collect() }
    }

    /// The board on which a game starts: four disks in the middle, up and left of it where the side is odd, light on the
    /// falling diagonal.
    #[must_use]
    pub fn start(size: Size) -> Self {
        let middle = size.side() / 2 - 1..=size.side() / 2;
        Self::new(size, |square| {
            let in_middle = middle.contains(&square.column()) && middle.contains(&square.row());
            let falling = square.column() == square.row();
            in_middle.then_some(if falling { Player::Second } else { Player::First })
        })
    }

    /// Its size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Whose disk is on a square; `None` if nobody's, or if the square is not on the board.
    #[must_use]
    pub fn disk_at(&self, square: Square) -> Option<Player> {
        square.is_on(self.size).then(|| self.disks[square.column() * self.size.side() + square.row()])?
    }

    /// How many disks a player has.
    #[must_use]
    pub fn disks(&self, player: Player) -> u32 {
        self.disks.iter().map(|&disk| u32::from(disk == Some(player))).sum()
    }

    /// Whose disk is on each square, row by row from row 0.
    pub fn rows(&self) -> impl Iterator<Item = impl Iterator<Item = Option<Player>>> {
        let side = self.size.side();
        (0..side).map(move |row| self.disks[row..].iter().step_by(side).copied())
    }
}

/// What a player is called.
#[must_use]
pub const fn color(player: Player) -> &'static str {
    match player {
        Player::First => "dark",
        Player::Second => "light",
    }
}
