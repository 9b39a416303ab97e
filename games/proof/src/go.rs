//! Proofs in Little-Go.

use suite_go::Position;
use suite_search::Solvable;

use crate::claim::Claim;
use crate::provable::Provable;

impl Provable for Position {
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
