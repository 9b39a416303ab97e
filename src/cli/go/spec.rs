//! Little-Go for the arena.

use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use suite_arena::{GameSpec, RuleViolation};
use suite_go::{GameState, Illegal, Reading, Size};
use suite_search::{Player, Value};
use thiserror::Error;

use super::board::SIDES;

/// What it takes to set up a game.
#[derive(Debug, Serialize, Deserialize)]
struct Variant {
    size: usize,
}

/// A variant that is not one of Little-Go.
#[derive(Debug, Error)]
pub enum VariantError {
    #[error("variant: {0}")]
    Json(serde_json::Error),
    #[error(transparent)]
    Size(#[from] suite_go::SizeError),
}

/// Returns what the arena has to know about games on boards of a size.
pub fn spec(size: Size) -> GameSpec<GameState> {
    GameSpec {
        name: "go",
        variant: serde_json::json!(Variant { size: size.side() }),
        start: GameState::start(size),
        players: SIDES,
        parse_move: |state, text| Reading::Strict.parse(text, state.position.size()).map_err(|error| error.to_string()),
        forced_move: |_| None,
        violation: |state, mv| state.position.illegal(mv).map(violation),
        score: |state| Player::BOTH.map(|player| state.position.stones(player) as Value),
        compensation: size.komi(),
        end_reason: |state| if state.position.is_over_by_passes() { "passes" } else { "moves" },
    }
}

/// Returns the same for games of a variant, as records have it.
pub fn spec_of(variant: &Json) -> Result<GameSpec<GameState>, VariantError> {
    let Variant { size } = Variant::deserialize(variant).map_err(VariantError::Json)?;
    Ok(spec(Size::new(size)?))
}

/// Returns the rule that an illegal move breaks.
pub fn violation(illegal: Illegal) -> RuleViolation {
    let rule = match illegal {
        Illegal::Over => "over",
        Illegal::OffBoard => "off-board",
        Illegal::Occupied => "occupied",
        Illegal::Suicide => "suicide",
        Illegal::Ko => "ko",
    };
    RuleViolation { rule, message: illegal.to_string() }
}
