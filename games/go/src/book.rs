//! Books of openings that are proved: a winning move in every position that the winner can come to, up to some ply, whatever the
//! opponent does.
//!
//! A book is a file of bytes, which [`Book`] looks positions up in as they are:
//!
//! | bytes | what they are |
//! |---|---|
//! | 16 | `suite go book 1` and a newline |
//! | 1 | points to a side of the board |
//! | 1 | who wins: 1 is Black, 2 is White |
//! | 1 | the ply before which the winner's last move of the book is |
//! | 8 | a checksum of all other bytes (FNV-1a), the lowest byte first |
//! | the rest | the entries, each of one length, in the order of their bytes |
//!
//! An entry is a position and a byte for the move. A position is the stones of the player to move, those of the opponent, the
//! moves played (a byte), and what else matters (a byte): 0 is nothing, 255 a pass just before, any other one more than the
//! number of the point that a ko forbids. Points are numbered row by row from 0, the number after the last is a pass; stones are
//! a bit a point, the lowest first, in as few bytes as there can be. Of a position's images only the one that the solver
//! takes for all has an entry.

mod build;
mod parse;
#[cfg(test)]
mod tests;
mod walk;

use std::borrow::Cow;

use suite_search::{Game, Player};

pub use self::build::BuildBookError;
pub use self::parse::ParseBookError;
pub use self::walk::{Hole, Line};
use crate::point::Move;
use crate::position::Position;
use crate::size::Size;

/// A book, for one side of a game from the empty board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    size: Size,
    winner: Player,
    plies: u32,
    /// The entries one after the other.
    entries: Cow<'static, [u8]>,
}

/// What a position is in a book.
type Key = Vec<u8>;

/// A pass just before, where else a ko is.
const AFTER_PASS: u8 = u8::MAX;

impl Book {
    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Who wins by the book.
    #[must_use]
    pub const fn winner(&self) -> Player {
        self.winner
    }

    /// The ply before which the winner's last move of the book is.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// How many positions it has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len() / entry_len(self.size)
    }

    /// Whether it has no position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The move that wins by the book; nothing if the position is not in it.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Move> {
        if position.size() != self.size || position.to_move() != self.winner {
            return None;
        }
        let key = key(position);
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            let (found, mv) = self.entry(middle);
            match found.cmp(&key) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return decode(position, mv),
            }
        }
        None
    }

    /// The position and the move of an entry.
    fn entry(&self, index: usize) -> (&[u8], u8) {
        let len = entry_len(self.size);
        let entry = &self.entries[index * len..(index + 1) * len];
        (&entry[..len - 1], entry[len - 1])
    }
}

/// Bytes that the stones of a player take.
const fn stones_len(size: Size) -> usize {
    (size.side() * size.side()).div_ceil(8)
}

/// Bytes that an entry takes.
const fn entry_len(size: Size) -> usize {
    2 * stones_len(size) + 3
}

/// What a position is in a book.
fn key(position: &Position) -> Key {
    let size = position.size();
    let ([own, enemy, ko], _) = position.least_image();
    let mut key = Key::with_capacity(entry_len(size));
    for stones in [own, enemy] {
        let bits = size.points().enumerate().filter(|&(_, point)| stones.has(point));
        let bits = bits.fold(0_u64, |bits, (index, _)| bits | 1 << index);
        key.extend(&bits.to_le_bytes()[..stones_len(size)]);
    }
    let ko = size.points().position(|point| ko.has(point)).map_or(0, |index| index as u8 + 1);
    key.extend([position.played() as u8, if position.is_after_pass() { AFTER_PASS } else { ko }]);
    key
}

/// The byte for a move in a position.
fn encode(position: &Position, mv: Move) -> u8 {
    let size = position.size();
    let (_, symmetry) = position.least_image();
    let index = match symmetry.of_move(mv, size) {
        Move::Place(image) => size.points().position(|point| point == image),
        Move::Pass => None,
    };
    index.unwrap_or(size.side() * size.side()) as u8
}

/// The legal move that a byte is for in a position.
fn decode(position: &Position, byte: u8) -> Option<Move> {
    let size = position.size();
    let (_, symmetry) = position.least_image();
    let mv = match size.points().nth(byte.into()) {
        Some(point) => symmetry.inverse().of_move(Move::Place(point), size),
        None if usize::from(byte) == size.side() * size.side() => Move::Pass,
        None => return None,
    };
    position.illegal(mv).is_none().then_some(mv)
}
