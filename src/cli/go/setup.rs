//! How games of Little-Go begin and are spoken of.

use suite_go::{GameState, Illegal, Size};
use suite_search::{Player, Value};

use super::board::SIDES;
use crate::arena::{Offence, Setup};

/// Games on boards of a size.
pub fn setup(size: Size) -> Setup<GameState> {
    Setup {
        start: GameState::start(size),
        sides: SIDES,
        size: size.side(),
        score: |state| Player::BOTH.map(|player| state.position.stones(player) as Value),
        score_name: "stones",
        compensation: size.komi(),
        forced: |_| None,
        end: |state| if state.position.is_over_by_passes() { "passes" } else { "moves" },
        offence: |state, mv| state.position.illegal(mv).map(offence),
        detailed: true,
    }
}

/// What is told of a move that may not be played.
pub fn offence(illegal: Illegal) -> Offence {
    let kind = match illegal {
        Illegal::Over => "over",
        Illegal::OffBoard => "off-board",
        Illegal::Occupied => "occupied",
        Illegal::Suicide => "suicide",
        Illegal::Ko => "ko",
    };
    Offence { kind, why: illegal.to_string() }
}
