//! Ends of games.

use suite_search::{Game, Player, Value};

use crate::{FaultReport, GameSpec};

/// How a game ended, with its reason.
#[derive(Debug, Clone, PartialEq)]
pub struct Outcome {
    /// The score of each player in the final position.
    pub score: [Value; 2],
    /// The winner; `None` in a draw.
    pub winner: Option<Player>,
    /// The reason: the game's own, or the id of a [`FaultKind`](crate::FaultKind).
    pub reason: &'static str,
    /// The fault that ended the game, unless the rules did.
    pub fault: Option<FaultReport>,
}

impl Outcome {
    /// Returns the outcome of a game that the rules have ended in this position.
    pub(crate) fn by_rules<G: Game>(spec: &GameSpec<G>, position: &G) -> Self {
        Self {
            score: (spec.score)(position),
            winner: Player::BOTH.into_iter().find(|&player| position.utility(player) > 0),
            reason: (spec.end_reason)(position),
            fault: None,
        }
    }

    /// Returns the outcome of a game that a fault has ended in this position.
    pub(crate) fn by_fault<G: Game>(spec: &GameSpec<G>, position: &G, fault: FaultReport) -> Self {
        Self {
            score: (spec.score)(position),
            winner: Some(fault.player.opponent()),
            reason: fault.kind.id(),
            fault: Some(fault),
        }
    }
}
