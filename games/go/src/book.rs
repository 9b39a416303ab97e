//! Books of openings that are proved: what to play in every position that a player can come to by the book, up to some ply,
//! whatever the opponent does. In a won position that is a move that wins; in a lost one the move that leaves the opponent
//! the fewest winning replies.
//!
//! A book is a file of bytes, which [`Book`] looks positions up in as they are:
//!
//! | bytes | what they are |
//! |---|---|
//! | 16 | `suite go book 2` and a newline |
//! | 1 | points to a side of the board |
//! | 1 | the ply before which the last moves of the book are |
//! | 4 | a checksum of all other bytes (CRC-32), the lowest byte first |
//! | the rest | the entries, each of one length, in the order of their bytes |
//!
//! An entry is a position, a byte for the move, and one for what it comes to: 0 is a win, 1 a draw, any other one a loss, and
//! two more than the number of replies that win for the opponent. A position is the stones of the player to move, those of
//! the opponent, the moves played (a byte), and what else matters (a byte): 0 is nothing, 255 a pass just before, any other
//! one more than the number of the point that a ko forbids. Points are numbered row by row from 0, the number after the last
//! is a pass; stones are a bit a point, the lowest first, in as few bytes as there can be. Of a position's images only the
//! one that the solver takes for all has an entry.

mod book_entry;
mod build;
mod parse;
#[cfg(test)]
mod tests;
mod walk;

use std::borrow::Cow;

use suite_search::Player;

pub use self::book_entry::{BookEntry, BookValue};
pub use self::parse::ParseBookError;
pub use self::walk::{Hole, Line};
use crate::point::Move;
use crate::position::Position;
use crate::size::Size;

/// A book, for either side of a game from the empty board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    size: Size,
    plies: u32,
    /// The entries one after the other.
    entries: Cow<'static, [u8]>,
}

/// What a position is in a book.
type Key = Vec<u8>;

/// Bytes of an entry that are no position.
const ADVICE: usize = 2;

/// A pass just before, where else a ko is.
const AFTER_PASS: u8 = u8::MAX;

impl Book {
    /// The book of the [`Champion`](crate::Champion), for the usual board.
    #[must_use]
    #[expect(clippy::missing_panics_doc, reason = "it never panics")]
    pub fn champions() -> Self {
        Self::parse(include_bytes!("../book/5x5.book").as_slice()).expect("the tests read the book")
    }

    /// The size of the board.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The ply before which the last moves of the book are.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// Who wins the whole game, if anybody does and the book says so.
    #[must_use]
    pub fn winner(&self) -> Option<Player> {
        match self.entry(&Position::start(self.size))?.value {
            BookValue::Won => Some(Player::First),
            BookValue::Drawn => None,
            BookValue::Lost { .. } => Some(Player::Second),
        }
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

    /// The move to play by the book; nothing if the position is not in it.
    #[must_use]
    pub fn best(&self, position: &Position) -> Option<Move> {
        Some(self.entry(position)?.best)
    }

    /// The move to play by the book, and what it comes to; nothing if the position is not in it.
    #[must_use]
    pub fn entry(&self, position: &Position) -> Option<BookEntry> {
        if position.size() != self.size {
            return None;
        }
        let key = key(position);
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = low.midpoint(high);
            let (found, entry) = self.entry_at(middle);
            match found.cmp(&key) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Greater => high = middle,
                std::cmp::Ordering::Equal => return decode(position, entry),
            }
        }
        None
    }

    /// The position and the entry of an entry.
    fn entry_at(&self, index: usize) -> (&[u8], [u8; ADVICE]) {
        let len = entry_len(self.size);
        let (position, entry) = self.entries[index * len..(index + 1) * len].split_last_chunk().expect("a whole entry");
        (position, *entry)
    }
}

/// Bytes that the stones of a player take.
const fn stones_len(size: Size) -> usize {
    (size.side() * size.side()).div_ceil(8)
}

/// Bytes that an entry takes.
const fn entry_len(size: Size) -> usize {
    2 * stones_len(size) + 2 + ADVICE
}

/// What a position is in a book.
fn key(position: &Position) -> Key {
    let size = position.size();
    let ([own, enemy, ko], _) = position.least_image();
    let mut key = Key::with_capacity(entry_len(size));
    for stones in [own, enemy] {
        let bits = size.points().enumerate().filter(|&(_, point)| stones.contains(point));
        let bits = bits.fold(0_u64, |bits, (index, _)| bits | 1 << index);
        key.extend(&bits.to_le_bytes()[..stones_len(size)]);
    }
    let ko = size.points().position(|point| ko.contains(point)).map_or(0, |index| index as u8 + 1);
    key.extend([position.played() as u8, if position.is_after_pass() { AFTER_PASS } else { ko }]);
    key
}

/// The bytes for the entry in a position.
fn encode(position: &Position, BookEntry { best, value }: BookEntry) -> [u8; ADVICE] {
    let size = position.size();
    let (_, view) = position.least_image();
    let index = match view.of_move(best, size) {
        Move::Place(image) => size.points().position(|point| point == image),
        Move::Pass => None,
    };
    [index.unwrap_or(size.side() * size.side()) as u8, value.to_byte()]
}

/// What bytes say in a position, if the move is legal there.
fn decode(position: &Position, [index, value]: [u8; ADVICE]) -> Option<BookEntry> {
    let size = position.size();
    let (_, view) = position.least_image();
    let best = match size.points().nth(index.into()) {
        Some(point) => view.inverse().of_move(Move::Place(point), size),
        None if usize::from(index) == size.side() * size.side() => Move::Pass,
        None => return None,
    };
    let entry = BookEntry { best, value: BookValue::from_byte(value) };
    position.illegal(best).is_none().then_some(entry)
}
