//! What the page says of a move that somebody plays.

use serde::Deserialize;

/// A move in a game on the page.
#[derive(Debug, Deserialize)]
pub struct MoveRequest {
    /// The move, as the game writes it.
    #[serde(rename = "move")]
    pub mv: String,
}
