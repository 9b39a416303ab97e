//! Games whose values can be proved.

use suite_search::{Solvable, Value};
use suite_tabletop::{Stopped, WatchSolver};

use crate::claim::Claim;

/// A game whose values can be proved: an order of its positions up to symmetry, and a solver.
pub(crate) trait Provable: Solvable<Key: Ord> {
    /// The solver of the game.
    type Prover;

    /// Creates a solver for this position and those after it, whose table has at most this number of bytes.
    fn prover(&self, bytes: u64, threads: usize) -> Self::Prover;

    /// Returns the value to the player to move.
    fn value(&self, prover: &mut Self::Prover, watch: &mut WatchSolver) -> Result<Value, Stopped>;

    /// Returns a move with which the player to move gets at least `bound`, if there is one. It depends on nothing that
    /// the solver has solved before.
    fn holding_move(
        &self,
        prover: &mut Self::Prover,
        bound: Value,
        watch: &mut WatchSolver,
    ) -> Result<Option<Self::Move>, Stopped>;

    /// Returns the image of the position under the symmetries of the board that stands for all of them.
    fn canonical(&self) -> Self;

    /// Returns the most placements that are left, which fall from one turn of a player to the next one.
    fn placements_left(&self) -> u32;

    /// Returns whether a claim is evident in a position in which the claim's player is to move.
    fn is_settled(&self, _claim: Claim) -> bool {
        false
    }
}
