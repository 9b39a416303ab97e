//! What several commands of Little-Go are told in the same way.

use anyhow::Result;
use suite_go::Size;

/// The side of a board.
pub fn size(text: &str) -> Result<Size> {
    Ok(Size::new(text.parse()?)?)
}

/// Memory for a solver's table: twice as much for each ply to the end of the game, as far as that is allowed.
pub fn table_bytes(plies: u32, most: usize) -> usize {
    (1024 << plies.min(32)).min(most)
}
