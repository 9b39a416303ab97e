//! The result of a game for the graded program.

use suite_arena::{Elapsed, Record, printable};
use suite_go::{Move, color};
use suite_search::Player;

use crate::grade::{Entry, Failure, Part};

/// The id of a loss without a fault.
const SCORE: &str = "score";

/// Adds a game to a part, in which the graded program was the first participant.
pub fn add(part: &mut Part, record: &Record<Move>) {
    let side = side(record);
    let failure = (record.outcome.winner != Some(side)).then(|| failure(record, side));
    for (detail, player) in part.details.iter_mut().zip([None, Some(Player::First), Some(Player::Second)]) {
        detail.number += u32::from(player == Some(side) && failure.is_none());
    }
    part.add(record.times(side).map(Elapsed::cpu), failure);
}

/// Returns the color of the graded program.
const fn side(record: &Record<Move>) -> Player {
    if record.swapped { Player::Second } else { Player::First }
}

fn failure(record: &Record<Move>, side: Player) -> Failure {
    let (id, words) = match &record.outcome.fault {
        Some(fault) => (fault.id(), format!("move {}, {}", fault.move_number, printable(&fault.message))),
        None => (SCORE, score(record, side)),
    };
    Failure {
        id: id.to_owned(),
        mistake: None,
        summary: format!("game {}, as {}: {words}", record.number, color(side)),
        explanation: String::new(),
    }
}

/// Tells the score of a lost game, that of the loser first.
fn score(record: &Record<Move>, side: Player) -> String {
    let [own, other] = [side, side.opponent()].map(|player| (record.total(player), player as usize));
    let stones = |(_, player): (f64, usize)| record.outcome.score[player];
    format!(
        "lost by {} to {} points: {} stones to {}, and a komi of {} for white",
        own.0,
        other.0,
        stones(own),
        stones(other),
        record.compensation
    )
}

impl Entry for Record<Move> {
    fn number(&self) -> u32 {
        self.number
    }

    fn command(&self) -> &str {
        &self.agents[side(self) as usize]
    }
}
