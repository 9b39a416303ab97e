//! The winner of a position with best play, and the margin, in words and as JSON.

use std::fmt;

use serde::{Serialize, Serializer};
use suite_search::{Observe, Player, Solvable, Solver, Value};
use suite_work::cores;

use super::tabletop::Solved;

/// Returns the value of `position` for the player to move: the exact one, or 1 for a win, 0 for a draw and -1 for a loss, which
/// take less time to prove.
pub fn solve<G: Solvable, O: Observe<G>>(
    solver: &mut Solver<G>,
    position: &G,
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

/// The most bytes of the table of a solver that answers while somebody waits.
const TABLE: u64 = 64 << 20;

/// Returns a solver for a position of a game with this start, while somebody waits.
pub fn solver_for<G: Solved>(start: &G, position: &G) -> Solver<G::Core> {
    let bytes = (G::LEAST_TABLE << position.core().plies_left().min(32)).min(TABLE);
    let solver = Solver::new(usize::try_from(bytes).unwrap_or(usize::MAX), cores());
    G::teach(start, &solver);
    solver
}

/// Converts a value for the player to move to one for the first player, or back.
pub const fn for_first(value: Value, to_move: Player) -> Value {
    match to_move {
        Player::First => value,
        Player::Second => -value,
    }
}

/// Points of a game's score, whole or half.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Points(f64);

impl Points {
    /// A single point.
    pub const ONE: Self = Self(1.0);

    /// Converts a value to points.
    pub fn of<G: Solved>(value: Value) -> Self {
        Self(f64::from(value) / f64::from(G::UNITS))
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Points {
    /// Serializes whole points as integers.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.0.fract() == 0.0 { serializer.serialize_i64(self.0 as i64) } else { serializer.serialize_f64(self.0) }
    }
}

/// The winner with best play, as far as it is known.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Verdict {
    /// The name of the winner, or `draw`; `None` if it is not known.
    pub winner: Option<&'static str>,
    /// The winning margin in points, if it was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    margin: Option<Points>,
}

impl Verdict {
    /// An unknown winner.
    pub const UNKNOWN: Self = Self { winner: None, margin: None };

    /// Returns the verdict of a value for the first player, which is exact or only a sign.
    pub fn new<G: Solved>(value: Value, exact: bool) -> Self {
        let winner = match value {
            0 => "draw",
            1.. => G::PLAYERS[0],
            _ => G::PLAYERS[1],
        };
        Self { winner: Some(winner), margin: exact.then(|| Points::of::<G>(value.abs())) }
    }

    /// Returns the verdict in words.
    pub fn in_words(&self) -> String {
        match (self.winner, self.margin) {
            (None, _) => "unknown".to_owned(),
            (Some("draw"), _) => "a draw".to_owned(),
            (Some(winner), None) => format!("{winner} wins"),
            (Some(winner), Some(margin)) => format!("{winner} wins by {margin}"),
        }
    }
}
