//! The moves to a position.

use crate::position::Position;

/// The moves from the start to a position of Little-Go.
pub type Variation = suite_search::Variation<Position>;
