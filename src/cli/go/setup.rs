//! How games of Little-Go begin and are spoken of.

use suite_go::{GameState, Illegal, Size};
use suite_search::{Player, Value};

use super::board::SIDES;
use suite_arena::{GameSpec, RuleViolation};

/// Games on boards of a size.
pub fn setup(size: Size) -> GameSpec<GameState> {
    GameSpec {
        start: GameState::start(size),
        players: SIDES,
        size: size.side(),
        score: |state| Player::BOTH.map(|player| state.position.stones(player) as Value),
        score_name: "stones",
        compensation: size.komi(),
        forced_move: |_| None,
        end_reason: |state| if state.position.is_over_by_passes() { "passes" } else { "moves" },
        violation: |state, mv| state.position.illegal(mv).map(violation),
        detailed: true,
    }
}

/// What is told of a move that may not be played.
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
