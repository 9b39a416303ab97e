//! The move in a lost position that is hardest to answer.

use suite_search::{Game, Observe, Solver};

use crate::point::Move;
use crate::position::Position;

/// A move in a lost position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Swindle {
    pub(crate) mv: Move,
    /// How many of the replies to it win, if they have been counted.
    pub(crate) winning_replies: Option<u32>,
}

impl Swindle {
    /// A move of which nothing else is known.
    pub(crate) const fn new(mv: Move) -> Self {
        Self { mv, winning_replies: None }
    }

    /// Counts the replies that win after every move, and settles on one that leaves the fewest: this one rather than others. It
    /// does not end the game, if another one is there.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with; it is the hardest of those that have been looked at, then.
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

/// How many moves win for the player to move; `most` if it is as many or more.
///
/// # Errors
///
/// What `observer` ends the work with.
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
