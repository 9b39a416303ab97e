//! The assignment's games.

use suite_arena::GameSpec;
use suite_othello::{Position, RuleSet, Variant};
use suite_tabletop::{AnyPosition, GameError, game};

/// Returns the assignment's games on boards of a size.
pub(super) fn course_spec(size: usize) -> Result<GameSpec<AnyPosition>, GameError> {
    let variant = serde_json::to_value(Variant { size, rules: RuleSet::Ends }).map_err(GameError::new)?;
    game::<Position<u64>>().spec(&variant)
}
