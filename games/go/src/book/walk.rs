//! The positions that a player who follows a book can reach.

use std::collections::HashSet;

use suite_search::{Bounds, Game, Player, Proved, Solvable, Solver, TableHandle};
use suite_tabletop::{SolverObserver, Stopped, WatchSolver};

use super::book_error::BookError;
use super::variation::Variation;
use super::{Book, BookEntry, BookValue, key};
use crate::moves::Move;
use crate::position::Position;
use crate::size::Size;

/// Visits every position, up to symmetry, in which `player` moves before the ply `plies`, if it plays the moves that
/// `choose` returns and the opponent any moves.
///
/// `choose` also gets the number of positions at this ply that are done, and the number of all positions at this ply.
pub(super) fn walk<E>(
    size: Size,
    player: Player,
    plies: u32,
    mut choose: impl FnMut(&Variation, usize, usize) -> Result<Move, E>,
) -> Result<(), E> {
    let mut variations = vec![Variation::start(Position::start(size))];
    for _ in 0..plies {
        let (mut next, mut seen) = (Vec::new(), HashSet::new());
        let mut add = |variation: Variation| {
            if !variation.position.is_over() && seen.insert(key(&variation.position)) {
                next.push(variation);
            }
        };
        for (done, variation) in variations.iter().enumerate() {
            if variation.position.to_move() == player {
                add(variation.play(choose(variation, done, variations.len())?));
            } else {
                variation.position.moves().for_each(|mv| add(variation.play(mv)));
            }
        }
        variations = next;
    }
    Ok(())
}

impl Book {
    /// Returns a variation to every position that a player who follows the book can reach: Black's positions first, and
    /// shorter variations before longer ones.
    ///
    /// # Errors
    ///
    /// Returns the first missing move, or the number of unreachable positions.
    pub fn variations(&self) -> Result<Vec<Variation>, BookError> {
        let mut variations = Vec::new();
        for player in Player::BOTH {
            walk(self.size(), player, self.plies(), |variation, _, _| {
                let best = self.best(&variation.position).ok_or_else(|| BookError::MissingMove(variation.clone()))?;
                variations.push(variation.clone());
                Ok(best)
            })?;
        }
        if variations.len() == self.len() {
            Ok(variations)
        } else {
            Err(BookError::Unreachable(self.len() - variations.len()))
        }
    }

    /// Stores the values of the book in the table of a solver, which need not prove them again.
    ///
    /// ```
    /// use suite_go::{Book, Position, Size};
    /// use suite_search::Solver;
    ///
    /// let mut solver = Solver::new(1 << 24, 1);
    /// Book::built_in().teach(&solver.table())?;
    /// // Black wins.
    /// assert_eq!(solver.is_at_least(&Position::start(Size::DEFAULT), 1, &mut ()), Ok(true));
    /// assert_eq!(solver.nodes(), 0);
    /// # Ok::<_, suite_go::BookError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// Returns the first error that [`variations`](Self::variations) finds.
    pub fn teach(&self, table: &TableHandle<Position>) -> Result<(), BookError> {
        for Variation { position, .. } in self.variations()? {
            let Some(BookEntry { best, value }) = self.entry(&position) else { continue };
            let bounds = match value {
                BookValue::Won => Bounds { lower: 1, ..Bounds::OPEN },
                BookValue::Drawn => Bounds { lower: 0, upper: 0 },
                BookValue::Lost { .. } => Bounds { upper: -1, ..Bounds::OPEN },
            };
            let recall = |position: &Position, bounds, best| {
                table.recall(Proved { key: position.key(), bounds, best, effort: u8::MAX });
            };
            recall(&position, bounds, Some(position.move_index(best)));
            recall(&position.play(best), bounds.reversed(), None);
        }
        Ok(())
    }

    /// Checks the entry at the end of one of the [`variations`](Self::variations) by solving it.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    pub fn check(
        &self,
        variation: &Variation,
        solver: &mut Solver<Position>,
        watch: &mut WatchSolver,
    ) -> Result<Option<BookError>, Stopped> {
        let Some(entry) = self.entry(&variation.position) else {
            return Ok(Some(BookError::MissingMove(variation.clone())));
        };
        let is_right = entry.is_right(solver, &variation.position, &mut SolverObserver(watch))?;
        Ok((!is_right).then(|| BookError::Wrong(variation.clone(), entry)))
    }
}
