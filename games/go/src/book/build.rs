//! Building books.

use std::collections::BTreeMap;

use suite_search::{Player, Solver};
use suite_tabletop::{SolverObserver, Stopped, WatchSolver};

use super::variation::Variation;
use super::walk::walk;
use super::{Book, BookEntry, encode, entry_len, key};
use crate::position::Position;
use crate::size::Size;

impl Book {
    /// Builds a book: proves the move of every position that a player who follows the book can reach before the ply
    /// `plies`.
    ///
    /// Before each position, `report` is called with the number of moves played in it, the number of positions at this
    /// ply that are done, and the number of all positions at this ply.
    ///
    /// ```
    /// use suite_go::{Book, BookValue, Position, Size};
    /// use suite_search::{Game, Player, Solver};
    ///
    /// let size = Size::new(3)?;
    /// let book = Book::build(size, 4, &mut Solver::new(1 << 20, 1), &mut |_| Ok(()), &mut |_, _, _| ())?;
    /// // White wins after any first move of Black.
    /// let start = Position::start(size);
    /// assert!(book.entry(&start).is_some_and(|entry| entry.value != BookValue::Won));
    /// assert!(start.moves().all(|mv| book.entry(&start.play(mv)).is_some_and(|entry| entry.value == BookValue::Won)));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    pub fn build(
        size: Size,
        plies: u32,
        solver: &mut Solver<Position>,
        watch: &mut WatchSolver,
        report: &mut dyn FnMut(u32, usize, usize),
    ) -> Result<Self, Stopped> {
        let plies = plies.min(size.longest_game());
        let mut entries = BTreeMap::new();
        for player in Player::BOTH {
            walk(size, player, plies, |Variation { position, .. }, done, all| {
                report(position.played(), done, all);
                let entry = BookEntry::prove(solver, position, &mut SolverObserver(watch))?;
                entries.insert(key(position), encode(position, entry));
                Ok(entry.best)
            })?;
        }
        let entries: Vec<_> = entries.into_iter().map(|(key, entry)| [&*key, &entry].concat()).collect();
        Ok(Self::of_entries(size, plies, &entries))
    }

    /// Creates a book with the bytes of its entries, in their order.
    pub(super) fn of_entries(size: Size, plies: u32, entries: &[Vec<u8>]) -> Self {
        let columns = (0..entry_len(size)).flat_map(|byte| entries.iter().map(move |entry| entry[byte]));
        Self { size, plies, columns: columns.collect() }
    }
}
