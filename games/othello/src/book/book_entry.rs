//! The entries of a book.

use std::fmt;

use rustc_hash::FxHashMap;
use suite_search::{BoardSymmetry, Game, Observe, Solver, Value};
use suite_tabletop::{SolverObserver, Stopped, WatchSolver};

use super::variation::Variation;
use crate::bits::Bits;
use crate::moves::Move;
use crate::position::Position;
use crate::size::Size;
use crate::square::Square;
use crate::symmetry::LeastImage;

/// A best move in a position, and its value.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BookEntry {
    /// The move.
    pub best: Move,
    /// The value of the position to the player to move, in disks.
    pub value: Value,
}

/// The entries of a book, as the least images of the positions have them.
pub(super) type Entries = FxHashMap<LeastImage, BookEntry>;

/// The byte for a pass.
const PASS: u8 = 64;

impl BookEntry {
    /// The number of bytes of an entry.
    pub const LEN: usize = 2;

    /// Proves the entry of the position at the end of a variation, in which the game goes on.
    ///
    /// # Errors
    ///
    /// [`Stopped`] if the watch stops the solver.
    ///
    /// # Panics
    ///
    /// Panics if the game is over.
    pub fn prove(
        solver: &mut Solver<Position<u64>>,
        variation: &Variation,
        watch: &mut WatchSolver,
    ) -> Result<Self, Stopped> {
        let decision = solver.solve(&variation.position, &mut SolverObserver(watch))?;
        Ok(Self { best: decision.best.expect("the game goes on"), value: decision.value })
    }

    /// Returns `true` if the entry is right for a position in which its move is legal.
    pub(super) fn is_right<O: Observe<Position<u64>>>(
        self,
        solver: &mut Solver<Position<u64>>,
        position: &Position<u64>,
        observer: &mut O,
    ) -> Result<bool, O::Stop> {
        let child = position.play(self.best);
        Ok(!solver.is_at_least(&child, 1 - self.value, observer)?
            && !solver.is_at_least(position, 1 + self.value, observer)?)
    }

    /// Returns the bytes of the entry of a position, as files keep it.
    #[must_use]
    pub fn to_bytes(self, position: &Position<u64>) -> [u8; Self::LEN] {
        let (_, symmetry) = position.least_image();
        let index = match self.image(symmetry, position.size()).best {
            Move::Place(square) => square.index::<u64>() as u8,
            Move::Pass => PASS,
        };
        [index, (self.value as i8).cast_unsigned()]
    }

    /// Returns the entry of a position from its bytes, or `None` if the move is not legal there.
    #[must_use]
    pub fn from_bytes([index, value]: [u8; Self::LEN], position: &Position<u64>) -> Option<Self> {
        let best = if index == PASS { Move::Pass } else { Move::Place(Square::with_index::<u64>(index.into())) };
        let (_, symmetry) = position.least_image();
        let entry = Self { best, value: value.cast_signed().into() }.image(symmetry.inverse(), position.size());
        position.moves().any(|mv| mv == entry.best).then_some(entry)
    }

    /// Returns the entry of the image of a position under a symmetry of its board.
    pub(super) fn image(self, symmetry: BoardSymmetry, size: Size) -> Self {
        let best = match self.best {
            Move::Place(square) if square.is_on(size) => {
                let image = symmetry.image(u64::of(square.index::<u64>()), size.side());
                Move::Place(Square::with_index::<u64>(image.first()))
            }
            other => other,
        };
        Self { best, ..self }
    }
}

impl fmt::Display for BookEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, value {:+}", self.best, self.value)
    }
}
