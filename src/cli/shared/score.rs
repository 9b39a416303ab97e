//! The score of a match or a contest while it is played.

use crate::web::table::Table;

/// A score that grows while somebody looks at it.
pub trait Score: Send + Sync {
    /// Returns the standings.
    #[cfg_attr(not(feature = "web"), expect(dead_code, reason = "only the page looks"))]
    fn table(&self) -> Table;
}
