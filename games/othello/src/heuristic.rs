//! The heuristics of the assignment.

use suite_search::{Evaluate, Game, Player, Value};

use crate::bits::Bits;
use crate::position::Position;

/// The assignment's own heuristic: the disks of the player minus those of the opponent, as if the game were over.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Utility;

impl<B: Bits> Evaluate<Position<B>> for Utility {
    #[inline]
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        position.utility(player)
    }
}

/// The mobility of the player minus that of the opponent: a player without a move ends the game, usually behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mobility;

impl<B: Bits> Evaluate<Position<B>> for Mobility {
    #[inline]
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        position.mobility(player) as Value - position.mobility(player.opponent()) as Value
    }
}
