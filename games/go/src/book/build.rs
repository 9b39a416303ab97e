//! Books are made.

use std::collections::BTreeMap;

use suite_search::{Player, Solver, Watch};
use thiserror::Error;

use super::walk::{Line, is_won, walk};
use super::{Book, encode, key};
use crate::keeping::keeping_move;
use crate::position::Position;
use crate::size::Size;

impl Book {
    /// Proves who wins from the empty board, and a winning move of that side in every position that can arise before the ply
    /// `plies`. `report` is told how many moves have been played in the position that comes next, how many such positions
    /// are done, and how many there are.
    ///
    /// ```
    /// use suite_go::{Book, Position, Size};
    /// use suite_search::{Game, Player, Solver};
    ///
    /// let size = Size::new(3)?;
    /// let book = Book::build(size, 4, &mut Solver::new(1 << 20, 1), &mut (), |_, _, _| ())?;
    /// let start = Position::start(size);
    /// assert_eq!((book.winner(), book.best(&start)), (Player::Second, None));
    /// assert!(start.moves().all(|mv| book.best(&start.play(mv)).is_some()));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If nobody wins; and what `watch` ends the work with.
    pub fn build<W: Watch>(
        size: Size,
        plies: u32,
        solver: &mut Solver<Position>,
        watch: &mut W,
        mut report: impl FnMut(u32, usize, usize),
    ) -> Result<Self, BuildBookError<W::Stop>> {
        let start = Position::start(size);
        let mut winner = None;
        for player in Player::BOTH {
            if winner.is_none() && is_won(solver, &start, player, watch).map_err(BuildBookError::Stopped)? {
                winner = Some(player);
            }
        }
        let winner = winner.ok_or(BuildBookError::Draw)?;
        let plies = plies.min(size.longest_game());
        let mut entries = BTreeMap::new();
        walk(size, winner, plies, |Line { position, .. }, done, all| {
            report(position.played(), done, all);
            let best = keeping_move(solver, position, 1, watch).map_err(BuildBookError::Stopped)?;
            let best = best.expect("behind a winning move every reply is answered by one");
            entries.insert(key(position), encode(position, best));
            Ok(best)
        })?;
        let entries: Vec<u8> = entries.into_iter().flat_map(|(key, mv)| key.into_iter().chain([mv])).collect();
        Ok(Self { size, winner, plies, entries: entries.into() })
    }
}

/// Why there is no book.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum BuildBookError<S> {
    /// With best play the game is a draw.
    #[error("nobody wins with best play")]
    Draw,
    /// It was ended from outside.
    #[error(transparent)]
    Stopped(S),
}
