//! What a book says of a position.

use std::fmt;

use suite_search::{Game, Observe, Solvable, Solver};

use crate::hold::holding_move;
use crate::point::Move;
use crate::position::Position;
use crate::swindle::Swindle;

/// The move to play in a position, and what it comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookEntry {
    /// The move.
    pub best: Move,
    /// What the player to move can have.
    pub value: BookValue,
}

/// What the player to move can have against best play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BookValue {
    /// The move wins.
    Won,
    /// No move wins; this one keeps a draw.
    Drawn,
    /// Every move loses.
    Lost {
        /// How many of the opponent's replies to this one win. No other move leaves fewer, but one that ends the game.
        winning_replies: u32,
    },
}

impl BookEntry {
    /// Finds out what to play where the game goes on.
    pub(super) fn prove<O: Observe<Position>>(
        solver: &mut Solver<Position>,
        position: &Position,
        observer: &mut O,
    ) -> Result<Self, O::Stop> {
        for (bound, value) in [(1, BookValue::Won), (0, BookValue::Drawn)] {
            if let Some(best) = holding_move(solver, position, bound, observer)? {
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

    /// Finds out what to play in a lost position: `first`, unless other moves leave fewer winning replies.
    fn lost<O: Observe<Position>>(
        solver: &mut Solver<Position>,
        position: &Position,
        first: Move,
        observer: &mut O,
    ) -> Result<Self, O::Stop> {
        let mut stubborn = Swindle::new(first);
        stubborn.harden(solver, position, observer)?;
        // There are no replies where every move ends the game.
        let winning_replies = stubborn.winning_replies.unwrap_or(0);
        Ok(Self { best: stubborn.mv, value: BookValue::Lost { winning_replies } })
    }

    /// Whether all that is said is true in a position where the move is legal.
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
    /// The byte for it in a book.
    pub(super) fn to_byte(self) -> u8 {
        match self {
            Self::Won => 0,
            Self::Drawn => 1,
            // No board has so many points that this is too much.
            Self::Lost { winning_replies } => winning_replies as u8 + 2,
        }
    }

    /// What a byte of a book stands for.
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
