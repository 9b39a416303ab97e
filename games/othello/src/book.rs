//! Proven opening books: the best move, with its value, in every position that a player who follows the book can reach
//! up to some ply, whatever the opponent plays.
//!
//! These positions follow from the moves of the book itself, so the file of a [`Book`] does not contain them:
//!
//! | bytes | contents |
//! |---|---|
//! | 21 | `suite othello book 1` and a newline |
//! | 1 | the board size, from 3 to 8 |
//! | 1 | the rules: 0 if a player without a legal move ends the game, 1 if that player passes |
//! | 1 | the ply before which the book ends |
//! | 4 | a checksum of all other bytes (CRC-32), little-endian |
//! | the rest | the entries, 2 bytes each, in the order of [`Book::variations`] |
//!
//! An entry is a byte for the move and one for the value to the player to move, in disks, in two's complement. A move
//! is eight times its column, plus its row, or 64 for a pass; it is a move in the least image of the position: the
//! image in which the disks of the player to move are the least number, where bit 8c + r is the square in column c and
//! row r, and among equal ones the disks of the opponent.

mod book_entry;
mod book_error;
mod parse;
mod parse_book_error;
#[cfg(test)]
mod tests;
mod variation;
mod walk;

use std::sync::LazyLock;

use suite_search::Solver;
use suite_tabletop::{SolverObserver, Stopped, WatchSolver};

pub use self::book_entry::BookEntry;
use self::book_entry::Entries;
pub use self::book_error::BookError;
pub use self::parse_book_error::ParseBookError;
pub use self::variation::Variation;
use self::walk::walk;
use crate::position::{Position, Rules};
use crate::size::Size;

/// The book that comes with this crate; to browsers, which wait for each byte, its first plies.
const SHIPPED: &[u8] = if cfg!(all(target_family = "wasm", target_os = "unknown")) {
    SHORT
} else {
    include_bytes!("../book/6x6-ends.book").as_slice()
};
const SHORT: &[u8] = include_bytes!("../book/6x6-ends-12-plies.book");

/// A proven opening book, for both players of a game from the start, on a board of up to 8x8 squares.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Book {
    size: Size,
    rules: Rules,
    plies: u32,
    entries: Entries,
}

impl Book {
    /// The largest board size that a book can be for.
    pub const MAX_SIZE: Size = Size(8);

    /// Returns the book that comes with this crate, if there is one for the game.
    #[must_use]
    pub fn shipped(size: Size, rules: Rules) -> Option<&'static Self> {
        static SIX: LazyLock<Book> = LazyLock::new(|| Book::parse(SHIPPED).expect("a file of this crate"));
        (size == Size(6) && rules == Rules::Ends).then(|| &*SIX)
    }

    /// Builds a book from the entries that `prove` returns.
    ///
    /// `prove` gets every position that a player who follows the book can reach before the ply `plies`, in the order of
    /// [`variations`](Self::variations), all positions of a ply at once, and returns their entries in this order.
    ///
    /// ```
    /// use suite_othello::{Book, BookEntry, Position, Rules, Size};
    /// use suite_search::Solver;
    ///
    /// let (size, mut solver) = (Size::new(4)?, Solver::new(1 << 20, 1));
    /// let mut prove = |variation: &_| BookEntry::prove(&mut solver, variation, &mut |_| Ok(()));
    /// let book = Book::build(size, Rules::Ends, 3, |ply| ply.iter().copied().map(&mut prove).collect())?;
    /// let start = Position::start(size, Rules::Ends);
    /// assert_eq!(book.entry(&start).map(|entry| entry.value), Some(-6));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first error of `prove`.
    ///
    /// # Panics
    ///
    /// Panics if the board is larger than [`MAX_SIZE`](Self::MAX_SIZE), or if `prove` returns more or fewer entries.
    pub fn build<E>(
        size: Size,
        rules: Rules,
        plies: u32,
        prove: impl FnMut(&[&Variation]) -> Result<Vec<BookEntry>, E>,
    ) -> Result<Self, E> {
        let start = Position::start(size, rules);
        let plies = plies.min(start.longest_game());
        Ok(Self { size, rules, plies, entries: walk(start, plies, prove)? })
    }

    /// Returns the board size.
    #[must_use]
    pub const fn size(&self) -> Size {
        self.size
    }

    /// Returns the variant of the rules.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns the ply before which the book ends.
    #[must_use]
    pub const fn plies(&self) -> u32 {
        self.plies
    }

    /// Returns the number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Returns `true` if the book has no positions.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// Returns the best move and its value, or `None` if the position is not in the book.
    #[must_use]
    pub fn entry(&self, position: &Position<u64>) -> Option<BookEntry> {
        if (position.size(), position.rules()) != (self.size, self.rules) {
            return None;
        }
        let (image, symmetry) = position.least_image();
        Some(self.entries.get(&image)?.image(symmetry.inverse(), self.size))
    }

    /// Returns a variation to each position of the book: shorter ones before longer ones, and at each ply those of the
    /// first player before those of the second.
    #[must_use]
    pub fn variations(&self) -> Vec<Variation> {
        let mut variations = Vec::with_capacity(self.len());
        let walked = walk(Position::start(self.size, self.rules), self.plies, |ply| {
            variations.extend(ply.iter().copied().cloned());
            ply.iter().map(|variation| self.entry(&variation.position).ok_or(())).collect()
        });
        debug_assert!(walked.is_ok(), "a book is complete");
        variations
    }

    /// Checks the entry at the end of one of the [`variations`](Self::variations) by solving it.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    pub fn check(
        &self,
        variation: &Variation,
        solver: &mut Solver<Position<u64>>,
        watch: &mut WatchSolver,
    ) -> Result<Option<BookError>, Stopped> {
        let Some(entry) = self.entry(&variation.position) else { return Ok(None) };
        let is_right = entry.is_right(solver, &variation.position, &mut SolverObserver(watch))?;
        Ok((!is_right).then(|| BookError { variation: variation.clone(), entry }))
    }
}
