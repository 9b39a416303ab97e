//! `/api/about`: the games, their variants and their players.

use axum::Json;
use serde_json::{Value as Json_, json};

/// Answers with what there is.
pub async fn about() -> Json<Json_> {
    Json(json!({ "version": env!("CARGO_PKG_VERSION"), "games": [] }))
}
