//! Proofs in Othello.

use suite_othello::{Move, Position, Prover};
use suite_search::{Player, Value};
use suite_tabletop::{Stopped, WatchSolver};

use crate::provable::Provable;

impl Provable for Position<u64> {
    type Prover = Prover;

    fn prover(&self, bytes: u64, threads: usize) -> Prover {
        Prover::new(self.size(), self.rules(), bytes, threads)
    }

    fn value(&self, prover: &mut Prover, watch: &mut WatchSolver) -> Result<Value, Stopped> {
        prover.value(self, watch)
    }

    fn holding_move(
        &self,
        prover: &mut Prover,
        bound: Value,
        watch: &mut WatchSolver,
    ) -> Result<Option<Move>, Stopped> {
        prover.holding_move(self, bound, watch)
    }

    fn canonical(&self) -> Self {
        self.canonical()
    }

    fn placements_left(&self) -> u32 {
        let squares = self.size().side() as u32 * self.size().side() as u32;
        squares - Player::BOTH.map(|player| self.disks(player)).iter().sum::<u32>()
    }
}
