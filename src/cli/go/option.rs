//! What several commands of Little-Go are told in the same way.

use anyhow::Result;
use suite_go::Size;

/// The side of a board.
pub fn size(text: &str) -> Result<Size> {
    Ok(Size::new(text.parse()?)?)
}
