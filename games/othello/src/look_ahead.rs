//! What the champion's search makes of a position that it does not solve.

use suite_search::{Budget, IterativeDeepening};
use suite_tabletop::Estimate;

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::Position;
use crate::weights::Weights;

/// Bytes of the table.
const TABLE: usize = 4 << 20;

/// Looks ahead for this number of nodes, on boards for which an evaluation in disks has been learned. Returns nothing
/// if it sees the end of the game.
pub fn look_ahead<B: Bits>(position: &Position<B>, nodes: u64) -> Option<Estimate<Move>> {
    Weights::shipped(position.size(), position.rules())?;
    let budget = Budget { nodes, ..Budget::UNLIMITED };
    let found = IterativeDeepening::new(TABLE, 1).choose(position, &ChampionEvaluation::new(), budget, |_| ());
    let value = if found.is_exact {
        found.value
    } else if Weights::is_estimate(found.value, position.size()) {
        (found.value + Weights::PER_DISK / 2).div_euclid(Weights::PER_DISK)
    } else {
        return None;
    };
    Some(Estimate { value, best: found.best })
}
