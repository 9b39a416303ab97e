//! The answer to task 4: a game to the end.

use std::io;

use suite_search::{Game, Observe};

use crate::monitor::{Monitor, MonitorObserver};
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::turn::Turn;

/// A game between two searches, which move in turn until the board is full.
#[derive(Debug, Clone)]
pub struct Battle {
    specs: [SearchSpec; 2],
    position: Position,
    turns: usize,
}

impl Battle {
    /// Creates a battle in which the first of the two searches moves first, in `position`.
    #[must_use]
    pub const fn new(specs: [SearchSpec; 2], position: Position) -> Self {
        Self { specs, position, turns: 0 }
    }

    /// Returns the current board.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Returns the number of turns taken so far.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.turns
    }

    /// Takes the next turn; returns `None` if the board is full.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the search.
    pub fn take_turn<O: Observe<Position>>(&mut self, observer: &mut O) -> Result<Option<Turn>, O::Stop> {
        if self.position.is_over() {
            return Ok(None);
        }
        let turn = self.specs[self.turns % 2].take_turn(&self.position, observer)?;
        self.position = turn.position;
        self.turns += 1;
        Ok(Some(turn))
    }

    /// Takes the next turn as [`take_turn`](Self::take_turn) does, while `monitor` hears how far the search is.
    ///
    /// # Errors
    ///
    /// Returns the error with which `monitor` ends the search.
    pub fn take_monitored_turn(&mut self, monitor: &dyn Monitor) -> io::Result<Option<Turn>> {
        self.take_turn(&mut MonitorObserver::new(monitor))
    }
}
