//! The move in a lost position that is hardest to answer.

use suite_search::{Game, Observe, Solver};

use crate::moves::Move;
use crate::position::Position;

/// A move in a lost position that sets the opponent a problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Swindle {
    pub(crate) mv: Move,
    /// The number of replies that win, if they have been counted.
    pub(crate) winning_replies: Option<u32>,
}

impl Swindle {
    /// Creates a candidate whose replies have not been counted.
    pub(crate) const fn new(mv: Move) -> Self {
        Self { mv, winning_replies: None }
    }

    /// Counts the winning replies to every move, and switches to a move that leaves the fewest; among equals, it keeps
    /// the first candidate. It avoids moves that end the game.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the solver; the candidate is then the hardest move so far.
    pub(crate) fn harden<O: Observe<Position>>(
        &mut self,
        solver: &mut Solver<Position>,
        position: &Position,
        observer: &mut O,
    ) -> Result<(), O::Stop> {
        let first = self.mv;
        let others = position.moves().filter(|&mv| mv != first);
        for mv in [first].into_iter().chain(others) {
            let child = position.play(mv);
            if child.is_over() {
                continue;
            }
            let fewest = self.winning_replies.unwrap_or(u32::MAX);
            let replies = winning_replies(solver, &child, fewest, observer)?;
            if replies < fewest {
                *self = Self { mv, winning_replies: Some(replies) };
            }
        }
        Ok(())
    }
}

/// Returns the number of moves that win for the player to move, counting up to `most`.
///
/// # Errors
///
/// Returns the error with which `observer` stops the solver.
fn winning_replies<O: Observe<Position>>(
    solver: &mut Solver<Position>,
    position: &Position,
    most: u32,
    observer: &mut O,
) -> Result<u32, O::Stop> {
    let mut winning = 0;
    for mv in position.moves() {
        if winning >= most {
            break;
        }
        winning += u32::from(!solver.is_at_least(&position.play(mv), 0, observer)?);
    }
    Ok(winning)
}
