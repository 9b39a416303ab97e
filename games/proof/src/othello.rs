//! Proofs in Othello.

use suite_othello::Position;
use suite_search::Player;

use crate::provable::Provable;

impl Provable for Position<u64> {
    fn canonical(&self) -> Self {
        self.canonical()
    }

    fn placements_left(&self) -> u32 {
        let squares = self.size().side() as u32 * self.size().side() as u32;
        squares - Player::BOTH.map(|player| self.disks(player)).iter().sum::<u32>()
    }
}
