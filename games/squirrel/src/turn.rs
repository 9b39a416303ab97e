//! The answer to tasks 1 to 3: one move.

use std::io::{self, Write};

use suite_search::{Game, Observe, Value};

use crate::log_format::{Eol, LogFormat};
use crate::monitor::{Monitor, MonitorObserver};
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::square::Square;
use crate::traverse_log::TraverseLog;

/// A move that a search has chosen, with the board that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Turn {
    /// The player and its search.
    pub spec: SearchSpec,
    /// The move; `None` if the board was full already.
    pub best: Option<Square>,
    /// The value of the board before the move to the player, as the search found it.
    pub value: Value,
    /// The board after the move.
    pub position: Position,
}

impl SearchSpec {
    /// Searches `position` and plays the best move for the player to move; `observer` watches the search.
    ///
    /// # Errors
    ///
    /// Returns the error with which `observer` stops the search.
    pub fn take_turn<O: Observe<Position>>(&self, position: &Position, observer: &mut O) -> Result<Turn, O::Stop> {
        let decision = self.search().observe(position, observer)?;
        let position = decision.best.map_or(*position, |square| position.play(square));
        Ok(Turn { spec: *self, best: decision.best, value: decision.value, position })
    }

    /// Takes a turn as [`take_turn`](Self::take_turn) does, while `monitor` hears how far the search is.
    ///
    /// # Errors
    ///
    /// Returns the error with which `monitor` ends the search.
    pub fn take_monitored_turn(&self, position: &Position, monitor: &dyn Monitor) -> io::Result<Turn> {
        self.take_turn(position, &mut MonitorObserver::new(monitor))
    }

    /// Takes a turn as [`take_turn`](Self::take_turn) does, and writes the traversal log of the search to `log`, while
    /// `monitor` hears how far it is.
    ///
    /// # Errors
    ///
    /// Returns the error with which `monitor` ends the search, or the first error of `log`.
    pub fn take_logged_turn(
        &self,
        position: &Position,
        eol: Eol,
        log: &mut (dyn Write + Send),
        monitor: &dyn Monitor,
    ) -> io::Result<Turn> {
        let format = LogFormat::new(position, self.algorithm, eol);
        TraverseLog::write(log, &format, |log| self.take_turn(position, &mut (MonitorObserver::new(monitor), log)))
    }
}
