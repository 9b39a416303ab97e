//! Proofs in Little-Go.

use suite_go::{Move, Position, Prover};
use suite_search::{Solvable, Value};
use suite_tabletop::{Stopped, WatchSolver};

use crate::claim::Claim;
use crate::provable::Provable;

impl Provable for Position {
    type Prover = Prover;

    fn prover(&self, bytes: u64, threads: usize) -> Prover {
        Prover::new(self.size(), bytes, threads)
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
        suite_learn::Symmetry::canonical(self).0
    }

    /// Counts a pass as a placement: it is a move of the game.
    fn placements_left(&self) -> u32 {
        self.plies_left()
    }

    fn is_settled(&self, claim: Claim) -> bool {
        self.value_of_passing(claim.player) >= claim.bound
    }
}
