//! Games whose values can be proved.

use suite_search::Solvable;
use suite_tabletop::AnyPosition;

use crate::claim::Claim;

/// A game whose values can be proved: an order of its positions up to symmetry, and a solver, which the edge has.
pub(crate) trait Provable: Solvable<Key: Ord> + Into<AnyPosition> {
    /// Returns the image of the position under the symmetries of the board that stands for all of them.
    fn canonical(&self) -> Self;

    /// Returns the most placements that are left, which fall from one turn of a player to the next one.
    fn placements_left(&self) -> u32;

    /// Returns whether a claim is evident in a position in which the claim's player is to move.
    fn is_settled(&self, _claim: Claim) -> bool {
        false
    }
}
