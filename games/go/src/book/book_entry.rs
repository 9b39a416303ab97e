//! The entries of a book.

use std::fmt;

use suite_search::{Game, Observe, Solvable, Solver};

use crate::moves::Move;
use crate::position::Position;
use crate::swindle::Swindle;

/// The move to play in a position, and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookEntry {
    /// The move.
    pub best: Move,
    /// The value of the position to the player to move.
    pub value: BookValue,
}

/// The value of a position to the player to move, against best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookValue {
    /// The move wins.
    Won,
    /// No move wins, but the move draws.
    Drawn,
    /// Every move loses.
    Lost {
        /// The number of the opponent's replies to the move that win. No other move leaves fewer, unless it ends the
        /// game.
        winning_replies: u32,
    },
}

impl BookEntry {
    /// Proves the entry of a position in which the game goes on.
    pub(super) fn prove<O: Observe<Position>>(
        solver: &mut Solver<Position>,
        position: &Position,
        observer: &mut O,
    ) -> Result<Self, O::Stop> {
        for (bound, value) in [(1, BookValue::Won), (0, BookValue::Drawn)] {
            if let Some(best) = solver.holding_move(position, bound, observer)? {
                return Ok(Self { best, value });
            }
        }
        let cost = |mv: &Move| {
            let child = position.play(*mv);
            position.cost(*mv, &child, child.plies_left())
        };
        let first = position.moves().min_by_key(cost).expect("the game goes on");
        Self::lost(solver, position, first, observer)
    }

    /// Proves the entry of a lost position: its move is `first`, unless another leaves fewer winning replies.
    fn lost<O: Observe<Position>>(
        solver: &mut Solver<Position>,
        position: &Position,
        first: Move,
        observer: &mut O,
    ) -> Result<Self, O::Stop> {
        let mut swindle = Swindle::new(first);
        swindle.harden(solver, position, observer)?;
        // If every move ends the game, there are no replies.
        let winning_replies = swindle.winning_replies.unwrap_or(0);
        Ok(Self { best: swindle.mv, value: BookValue::Lost { winning_replies } })
    }

    /// Returns `true` if the entry is right for a position in which its move is legal.
    pub(super) fn is_right<O: Observe<Position>>(
        self,
        solver: &mut Solver<Position>,
        position: &Position,
        observer: &mut O,
    ) -> Result<bool, O::Stop> {
        let child = position.play(self.best);
        match self.value {
            BookValue::Won => Ok(!solver.is_at_least(&child, 0, observer)?),
            BookValue::Drawn => {
                Ok(!solver.is_at_least(position, 1, observer)? && !solver.is_at_least(&child, 1, observer)?)
            }
            BookValue::Lost { .. } => Ok(!solver.is_at_least(position, 0, observer)?
                && Self::lost(solver, position, self.best, observer)? == self),
        }
    }
}

impl BookValue {
    /// Returns the byte for the value.
    pub(super) fn to_byte(self) -> u8 {
        match self {
            Self::Won => 0,
            Self::Drawn => 1,
            // No board has enough points for this to overflow.
            Self::Lost { winning_replies } => winning_replies as u8 + 2,
        }
    }

    /// Returns the value for a byte.
    pub(super) fn from_byte(byte: u8) -> Self {
        match byte {
            0 => Self::Won,
            1 => Self::Drawn,
            _ => Self::Lost { winning_replies: u32::from(byte) - 2 },
        }
    }
}

impl fmt::Display for BookEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let best = self.best;
        match self.value {
            BookValue::Won => write!(f, "{best} wins"),
            BookValue::Drawn => write!(f, "{best} draws, and no move wins"),
            BookValue::Lost { winning_replies } => {
                write!(f, "every move loses, and {best} leaves the fewest winning replies ({winning_replies})")
            }
        }
    }
}
