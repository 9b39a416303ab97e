//! The answers to the tasks: the next state, and the turns of a battle.

use suite_search::{Decision, Game, Observe};

use crate::position::Position;
use crate::square::Square;
use crate::task::Strategy;

/// A move of the game, with what it led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Turn {
    /// Who moved, and how the move was found.
    pub strategy: Strategy,
    /// The move and its value to the mover; no move if the board was full already.
    pub decision: Decision<Square>,
    /// The board after it.
    pub position: Position,
}

impl Strategy {
    /// Tasks 1 to 3: the move of whoever is to move in `position`; `observer` sees the search.
    ///
    /// # Errors
    ///
    /// What `observer` ends the search with.
    pub fn take_turn<O: Observe<Position>>(&self, position: &Position, observer: &mut O) -> Result<Turn, O::Stop> {
        let decision = self.search().observe(position, observer)?;
        let position = decision.best.map_or(*position, |square| position.play(square));
        Ok(Turn { strategy: *self, decision, position })
    }
}

/// Task 4: two strategies that move in turn until the board is full.
#[derive(Debug, Clone)]
pub struct Battle {
    strategies: [Strategy; 2],
    position: Position,
    turns: usize,
}

impl Battle {
    /// A battle that the first of the strategies begins in `position`.
    #[must_use]
    pub const fn new(strategies: [Strategy; 2], position: Position) -> Self {
        Self { strategies, position, turns: 0 }
    }

    /// The board as it is.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// Turns taken so far.
    #[must_use]
    pub const fn turns(&self) -> usize {
        self.turns
    }

    /// Takes the next turn; `None` when the board is full.
    ///
    /// # Errors
    ///
    /// What `observer` ends the search with.
    pub fn take_turn<O: Observe<Position>>(&mut self, observer: &mut O) -> Result<Option<Turn>, O::Stop> {
        if self.position.is_over() {
            return Ok(None);
        }
        let turn = self.strategies[self.turns % 2].take_turn(&self.position, observer)?;
        self.position = turn.position;
        self.turns += 1;
        Ok(Some(turn))
    }
}
