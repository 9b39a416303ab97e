//! Selective search by statistics.

use crate::Value;

/// A shallow search that stands in for a deep one where it leaves little doubt (Buro, *`ProbCut`: An Effective
/// Selective Extension of the Alpha-Beta Algorithm*, 1995).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProbCut {
    /// The plies of the shallow search, fewer than those of the deep one.
    pub depth: u32,
    /// The distance beyond a bound that its value needs for the deep search to be left out: some standard deviations of
    /// the difference between the values of the two.
    pub margin: Value,
}
