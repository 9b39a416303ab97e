//! What a solver finds out of a position: who wins, and by how much.

use serde::Serialize;
use suite_go::Position;
use suite_search::{Observe, Player, Solver, Value};

use super::board::SIDES;

/// What a position is worth to the player to move: in half points if it is to be exact; if not, a win is worth 1, and a loss -1.
pub fn value<O: Observe<Position>>(
    solver: &mut Solver<Position>,
    position: &Position,
    exact: bool,
    observer: &mut O,
) -> Result<Value, O::Stop> {
    Ok(if exact {
        solver.solve(position, observer)?.value
    } else if solver.is_at_least(position, 1, observer)? {
        1
    } else if solver.is_at_least(position, 0, observer)? {
        0
    } else {
        -1
    })
}

/// The value to Black of what is worth `value` to a player; and the other way round.
pub const fn of_side(value: Value, player: Player) -> Value {
    match player {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Who wins with best play, as far as it is known.
#[derive(Serialize)]
pub struct Verdict {
    /// `black`, `white` or `draw`.
    pub winner: Option<&'static str>,
    /// By how many points Black does, if that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<f64>,
}

impl Verdict {
    /// What a value to Black means, if there is one.
    pub fn new(value: Option<Value>, exact: bool) -> Self {
        let winner = value.map(|value| match value {
            0 => "draw",
            1.. => SIDES[0],
            _ => SIDES[1],
        });
        Self { winner, margin: value.filter(|_| exact).map(|value| f64::from(value) / 2.0) }
    }

    /// The same for people.
    pub fn in_words(&self) -> String {
        match (self.winner, self.margin) {
            (None, _) => "unknown".to_owned(),
            (Some("draw"), _) => "a draw".to_owned(),
            (Some(winner), None) => format!("{winner} wins"),
            (Some(winner), Some(margin)) => format!("{winner} wins by {}", margin.abs()),
        }
    }
}
