//! Ends of games.

use suite_search::{Game, Player, Value};

use crate::{FaultReport, GameSpec};

/// The outcome of a game, with its reason.
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
    /// Returns the score of a player, with the compensation of the second player for moving second.
    #[must_use]
    pub fn total(&self, player: Player, compensation: f64) -> f64 {
        let compensation = if player == Player::Second { compensation } else { 0.0 };
        f64::from(self.score[player as usize]) + compensation
    }

    /// Describes the end of the game in one line, by the names of the players and of their agents.
    #[must_use]
    pub fn in_words(&self, players: [&str; 2], agents: [&String; 2], compensation: f64) -> String {
        let who = |player: Player| format!("{} ({})", players[player as usize], agents[player as usize]);
        let result = match self.winner {
            None => "a draw".to_owned(),
            Some(winner) => format!("{} wins", who(winner)),
        };
        match &self.fault {
            None => {
                let first = self.winner.unwrap_or(Player::First);
                let [more, less] = [first, first.opponent()].map(|player| self.total(player, compensation));
                format!("{result}, {more} to {less} ({})", self.reason)
            }
            Some(FaultReport { player, move_number, message, .. }) => {
                let when = match move_number {
                    0 => "before the first move".to_owned(),
                    number => format!("move {number}"),
                };
                format!("{result}: {}, {when}, {message}", who(*player))
            }
        }
    }

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
