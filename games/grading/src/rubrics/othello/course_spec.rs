//! The assignment's games.

use suite_arena::GameSpec;
use suite_othello::{RuleSet, Variant};
use suite_tabletop::{AnyPosition, GameError};

/// Returns the assignment's games on boards of a size.
pub(super) fn course_spec(size: usize) -> Result<GameSpec<AnyPosition>, GameError> {
    let variant = serde_json::to_value(Variant { size, rules: RuleSet::Ends }).map_err(GameError::new)?;
    suite_othello::GAME.spec(&variant)
}
