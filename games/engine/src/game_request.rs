//! What the page says of a game that it asks for.

use serde::Deserialize;

use crate::start::Start;

/// A game that the page asks for.
#[derive(Debug, Deserialize)]
pub struct GameRequest {
    /// The start.
    #[serde(flatten)]
    pub start: Start,
    /// The players, as the command line names them, or a command after the word `program`.
    pub players: [String; 2],
    /// The seed of all randomness; another one each time if it is left out.
    pub seed: Option<u64>,
}
