//! Proven opening books: a move for every position that a player who follows the book can reach up to some ply,
//! whatever the opponent plays. In a won position the move wins; in a lost one it leaves the opponent the fewest
//! winning replies.
//!
//! A book is a binary file, in which [`Book`] looks up positions without unpacking it:
//!
//! | bytes | contents |
//! |---|---|
//! | 16 | `suite go book 3` and a newline |
//! | 1 | the board size |
//! | 1 | the ply before which the book ends |
//! | 4 | a checksum of all other bytes (CRC-32), little-endian |
//! | the rest | the first bytes of all entries, then the second ones, and so on |
//!
//! The entries all have the same length and are sorted by their bytes. With the bytes in columns, which change little
//! from one to the next, whatever packs a book packs it to a quarter of the size.
//!
//! An entry consists of a position, a byte for the move, and a byte for the value: 0 is a win, 1 a draw, and any other
//! number a loss, two more than the number of the opponent's winning replies. A position consists of the number of
//! moves played (a byte), the stones of the player to move, those of the opponent, and a byte for the rest: 0 for
//! nothing, 255 after a pass, and otherwise one more than the index of the point that a ko forbids. Points are numbered
//! row by row from 0, and the number after the last is a pass. Stones are one bit for each point, the highest first, in
//! as few bytes as possible. Of the images of a position, only the least has an entry.

mod book_entry;
mod book_error;
mod build;
mod parse;
mod parse_book_error;
#[cfg(test)]
mod tests;
mod variation;
mod walk;

use std::borrow::Cow;

use suite_search::Player;

pub use self::book_entry::{BookEntry, BookValue};
pub use self::book_error::BookError;
pub use self::parse_book_error::ParseBookError;
pub use self::variation::Variation;
use crate::moves::Move;
use crate::position::Position;
use crate::size::Size;
use crate::symmetry::image_of_move;

/// A proven opening book, for both players of a game from the empty board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    size: Size,
    plies: u32,
    /// The first bytes of all entries, then the second ones, and so on.
    columns: Cow<'static, [u8]>,
}

/// The bytes of a position.
type Key = Vec<u8>;

/// The number of bytes for the move and the value.
const CONTENT_LEN: usize = 2;

/// The last byte of a position after a pass.
const AFTER_PASS: u8 = u8::MAX;

impl Book {
    /// Returns the built-in book of the [`Champion`](crate::Champion), for the default board.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "it never panics")]
    pub fn built_in() -> Self {
        Self::parse(include_bytes!("../book/5x5.book").as_slice()).expect("the built-in book is valid")
    }

    /// Returns the board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the ply before which the book ends.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// Returns the winner of the whole game, if the book has the start and it is not a draw.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        match self.entry(&Position::start(self.size))?.value {
            BookValue::Won => Some(Player::First),
            BookValue::Drawn => None,
            BookValue::Lost { .. } => Some(Player::Second),
        }
    }

    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.columns.len() / entry_len(self.size)
    }

    /// Returns `true` if the book has no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.columns.is_empty()
    }

    /// Returns the move to play, or `None` if the position is not in the book.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Move> {
        Some(self.entry(position)?.best)
    }

    /// Returns the move to play and its value, or `None` if the position is not in the book.
    #[must_use]
    pub fn entry(&self, position: &Position) -> Option<BookEntry> {
        if position.size() != self.size {
            return None;
        }
        let key = key(position);
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            let mut found = self.entry_at(middle);
            match found.by_ref().take(key.len()).cmp(key.iter().copied()) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return decode(position, [found.next()?, found.next()?]),
            }
        }
        None
    }

    /// Returns the bytes of an entry.
    fn entry_at(&self, index: usize) -> impl Iterator<Item = u8> {
        self.columns.iter().copied().skip(index).step_by(self.len())
    }
}

/// Returns the number of bytes for the stones of a player.
const fn stones_len(size: Size) -> usize {
    (size.side() * size.side()).div_ceil(8)
}

/// Returns the number of bytes of an entry.
const fn entry_len(size: Size) -> usize {
    2 * stones_len(size) + 2 + CONTENT_LEN
}

/// Returns the bytes of a position.
fn key(position: &Position) -> Key {
    let size = position.size();
    let ([own, enemy, ko], _) = position.least_image();
    let mut key = Key::with_capacity(entry_len(size));
    key.push(position.played() as u8);
    for stones in [own, enemy] {
        let bits = size.points().enumerate().filter(|&(_, point)| stones.contains(point));
        let bits = bits.fold(0_u64, |bits, (index, _)| bits | 1 << index);
        key.extend(&bits.to_be_bytes()[size_of::<u64>() - stones_len(size)..]);
    }
    let ko = size.points().position(|point| ko.contains(point)).map_or(0, |index| index as u8 + 1);
    key.push(if position.is_after_pass() { AFTER_PASS } else { ko });
    key
}

/// Encodes the move and the value of an entry.
fn encode(position: &Position, BookEntry { best, value }: BookEntry) -> [u8; CONTENT_LEN] {
    let size = position.size();
    let (_, view) = position.least_image();
    let index = match image_of_move(view, best, size) {
        Move::Place(image) => size.points().position(|point| point == image),
        Move::Pass => None,
    };
    [index.unwrap_or(size.side() * size.side()) as u8, value.to_byte()]
}

/// Decodes the move and the value of an entry; `None` if the move is not legal in the position.
fn decode(position: &Position, [index, value]: [u8; CONTENT_LEN]) -> Option<BookEntry> {
    let size = position.size();
    let (_, view) = position.least_image();
    let best = match size.points().nth(index.into()) {
        Some(point) => image_of_move(view.inverse(), Move::Place(point), size),
        None if usize::from(index) == size.side() * size.side() => Move::Pass,
        None => return None,
    };
    let entry = BookEntry { best, value: BookValue::from_byte(value) };
    position.illegal(best).is_none().then_some(entry)
}
