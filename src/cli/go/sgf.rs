//! Records as SGF.

use suite_arena::{FaultKind, Record, printable};
use suite_go::{GameState, Move, Sgf};

/// Returns a game that ended in `last` as SGF, with the standard's results for forfeit, time and resignation, and the fault as
/// a comment.
pub fn sgf(record: &Record<Move>, last: &GameState) -> Sgf {
    let winner = if record.outcome.winner == Some(suite_search::Player::First) { "B" } else { "W" };
    let result = match record.outcome.fault.as_ref().map(|fault| fault.kind) {
        None => Sgf::score(&last.position),
        Some(FaultKind::Timeout | FaultKind::Budget) => format!("{winner}+T"),
        Some(FaultKind::Resign | FaultKind::Left) => format!("{winner}+R"),
        Some(_) => format!("{winner}+F"),
    };
    Sgf {
        size: last.position.size(),
        names: record.agents.each_ref().map(|name| printable(name)),
        moves: record.moves().collect(),
        result,
        comment: record.outcome.fault.as_ref().map_or_else(String::new, |fault| printable(&fault.message)),
    }
}
