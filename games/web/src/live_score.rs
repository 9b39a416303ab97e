//! The score of a match or a contest while it is played.

use crate::Table;

/// A score that grows while somebody looks at it.
pub trait LiveScore: Send + Sync {
    /// Returns the standings.
    fn table(&self) -> Table;
}
