//! Ways to draw boards.

use serde::Serialize;

/// A way to draw boards, which the page knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum BoardStyle {
    /// A grid with crosses and rings, and values where squares have them.
    #[default]
    Grid,
    /// Stones on the crossings of lines.
    Stones,
    /// Disks on a grid, and dots where the mover may play.
    Disks,
    /// Plots of land, the darker the greater their values.
    Plots,
    /// Crosses and rings between strokes.
    Strokes,
}
