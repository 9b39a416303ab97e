//! Records as GGF.

use suite_arena::{FaultKind, Record, printable};
use suite_othello::{Bits, Ggf, Move, Position};
use suite_search::{Game, Player};

/// Returns a game from `start`. Who loses by a fault loses all disks: in GGF a timeout, or else a resignation.
pub fn ggf<B: Bits>(record: &Record<Move>, start: &Position<B>) -> Ggf {
    let [dark, light] = record.outcome.score;
    let squares = (start.size().side() * start.size().side()) as i32;
    let forfeit = if record.outcome.winner == Some(Player::First) { squares } else { -squares };
    let result = match record.outcome.fault.as_ref().map(|fault| fault.kind) {
        None => format!("{:+}.00", dark - light),
        Some(FaultKind::Timeout | FaultKind::Budget) => format!("{forfeit:+}.00:t"),
        Some(_) => format!("{forfeit:+}.00:r"),
    };
    Ggf {
        names: record.agents.each_ref().map(|name| printable(name)),
        start: start.board(),
        to_move: start.to_move(),
        moves: record.moves().collect(),
        result,
    }
}
