//! What a position is worth that the depth limit cut off.

use suite_search::{Evaluate, Game, Player, Value};

use crate::bits::Bits;
use crate::position::Position;

/// The disks of a player less those of the opponent, as if the game were over: the assignment's own heuristic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Utility;

impl<B: Bits> Evaluate<Position<B>> for Utility {
    #[inline]
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        position.utility(player)
    }
}

/// The squares where a player may place a disk less those where the opponent could: who runs out of them ends the game,
/// usually behind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mobility;

impl<B: Bits> Evaluate<Position<B>> for Mobility {
    #[inline]
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        position.mobility(player) as Value - position.mobility(player.opponent()) as Value
    }
}
