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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;
    use crate::position::Rules;

    #[test]
    fn utility_counts_disks_and_mobility_counts_moves() {
        // Light can place a disk on 2 0 and on 0 2; dark has the more disks and no move.
        let board = Board::parse(b"((2, 1, 0), (1, 0, 0), (0, 0, 0))").expect("a board");
        for to_move in Player::BOTH {
            let position = Position::<u64>::new(&board, to_move, Rules::Standard);
            for (player, disks, moves) in [(Player::First, 1, -2), (Player::Second, -1, 2)] {
                assert_eq!(Utility.evaluate(&position, player), disks, "{player:?}");
                assert_eq!(Mobility.evaluate(&position, player), moves, "{player:?}");
            }
        }
    }
}
