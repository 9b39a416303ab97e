//! Faults as they happened.

use suite_search::Player;

use crate::{Elapsed, Fault, FaultKind};

/// A fault as it happened in a game.
#[derive(Debug, Clone, PartialEq)]
pub struct FaultReport {
    /// The player who lost the game by it.
    pub player: Player,
    /// The number of the move in which it happened, from 1; 0 before the first.
    pub move_number: usize,
    /// The kind of the fault.
    pub kind: FaultKind,
    /// The id of the rule that was broken, for an illegal move in a game that tells its rules apart.
    pub rule: Option<String>,
    /// An explanation for people.
    pub message: String,
    /// The answer that is wrong, if there was one.
    pub said: Option<String>,
    /// The end of the agent's standard error; the beginning of its compiler's, if it could not be compiled.
    pub stderr_tail: String,
    /// The time that the turn took; `None` before the first move.
    pub elapsed: Option<Elapsed>,
}

impl FaultReport {
    /// Reports a fault in the given move, from 1, or before the first move.
    pub(crate) fn new(
        player: Player,
        move_number: usize,
        fault: &Fault,
        stderr_tail: String,
        elapsed: Option<Elapsed>,
    ) -> Self {
        Self {
            player,
            move_number,
            kind: fault.kind(),
            rule: fault.rule().map(str::to_owned),
            message: fault.to_string(),
            said: fault.said().map(str::to_owned),
            stderr_tail,
            elapsed,
        }
    }

    /// Returns the most precise id of what went wrong: that of the rule that was broken, or else that of the kind.
    #[must_use]
    pub fn id(&self) -> &str {
        self.rule.as_deref().unwrap_or(self.kind.id())
    }
}
