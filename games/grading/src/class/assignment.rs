//! What the submissions of a class are graded for.

use crate::{AnyRubric, Feedback, PartPoints};

/// An assignment: what the submissions of a class are graded for.
#[derive(Debug)]
pub struct Assignment {
    /// The rubric with its options.
    pub rubric: AnyRubric,
    /// The seed; `None` for that of the plan before, or else a random one.
    pub seed: Option<u64>,
    /// The points for parts that weigh differently.
    pub points: Vec<PartPoints>,
    /// How much students are told.
    pub feedback: Feedback,
}
