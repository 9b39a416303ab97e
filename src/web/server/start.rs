//! The position that a game or a search begins with, as the page names it.

use anyhow::{Context, Result};
use serde::Deserialize;
use serde_json::{Value as Json, json};
use suite_arena::GameSpec;

use super::served::{Served, host_options};
use crate::cli::shared::tabletop::StartArgs;

/// A game with the properties of its start, and moves from there.
#[derive(Debug, Clone, Deserialize)]
pub struct Start {
    /// The name of the game.
    pub game: String,
    /// The properties of the start, as records have them; the usual ones if they are left out.
    variant: Option<Json>,
    /// A task of the squirrel war, whose board and player to move are the start.
    #[serde(alias = "squirrel")]
    text: Option<String>,
    /// Moves from the start.
    #[serde(default)]
    moves: Vec<String>,
}

impl Start {
    /// Returns the properties of the start.
    pub fn variant(&self) -> Json {
        match (&self.text, &self.variant) {
            (Some(text), _) => json!({ "input": text }),
            (None, Some(variant)) => variant.clone(),
            (None, None) => Json::Null,
        }
    }

    /// Returns the variant of a game.
    pub fn parse_variant<G: Served>(&self) -> Result<G::Variant> {
        match self.variant() {
            Json::Null => host_options::<G>()?.start.variant(),
            variant => serde_json::from_value(variant).context("variant"),
        }
    }

    /// Returns games with this start, and the moves from there.
    pub fn spec<G: Served>(&self) -> Result<(GameSpec<G>, Vec<G::Move>)> {
        let spec = G::spec(&self.parse_variant::<G>()?)?;
        let moves = spec.parse_moves(self.moves.iter().map(String::as_str)).context("moves")?;
        Ok((spec, moves))
    }
}
