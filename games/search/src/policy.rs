//! The differences between the two strong searches.

use crate::table_entry::TableEntry;
use crate::{Bounds, ProbCut, Solvable, Value, Window};

/// A way to use the [principal variation search](crate::principal_variation_search): to the end of the game, or to a
/// depth.
///
/// Values are on a scale of the policy's own, on which the ends of games, the *outcomes*, have their place.
pub(crate) trait Policy<G: Solvable>: Sync {
    /// Whether all children are looked up in the table before one of them is searched (enhanced transposition cutoffs),
    /// where the [game](Solvable::probes_children) wants it.
    const PROBES_CHILDREN: bool;

    /// Whether moves are also ordered by their [history](crate::history).
    const USES_HISTORY: bool;

    /// Whether the search keeps track of the moves from the root to where it is.
    const TRACKS_LINE: bool;

    /// Returns whether a search `depth` plies deep sees the end of every game from here.
    fn sees_end(&self, position: &G, depth: u32) -> bool;

    /// Returns how many plies a search `depth` plies deep looks ahead at most.
    fn plies(&self, position: &G, depth: u32) -> u32;

    /// Estimates a position at depth 0, in which the game goes on.
    fn static_value(&self, position: &G) -> Value;

    /// Returns the shallow search that may stand in for one `depth` plies deep.
    #[inline]
    fn prob_cut(&self, _: &G, _depth: u32) -> Option<ProbCut> {
        None
    }

    /// Puts an outcome on the scale.
    fn from_outcome(outcome: Value) -> Value;

    /// Returns the window on outcomes that corresponds to `window`.
    fn outcome_window(window: Window) -> Window;

    /// Returns the bounds of a table entry that hold for a search `depth` plies deep.
    fn trusted(entry: TableEntry, sees_end: bool, depth: u32) -> Bounds;

    /// Returns the [effort](TableEntry::effort) of an entry for a search that took `nodes` nodes.
    fn effort(sees_end: bool, depth: u32, nodes: u64) -> u8;

    /// Joins a new entry with an older one of the same position.
    fn join(new: TableEntry, old: TableEntry) -> TableEntry;
}
