//! The result of a game for the graded program.

use suite_arena::{Elapsed, Record};
use suite_go::Move;
use suite_search::Player;

use crate::grade::{Part, game_failure, graded_player};

/// The id of a loss without a fault.
const SCORE: &str = "score";

/// Adds a game to a part.
pub fn add(part: &mut Part, record: &Record<Move>) {
    let player = graded_player(record);
    let failure = game_failure(record, "", |player| (SCORE, score(record, player)));
    for (detail, color) in part.details.iter_mut().zip([None, Some(Player::First), Some(Player::Second)]) {
        detail.number += u32::from(color == Some(player) && failure.is_none());
    }
    part.add(record.times(player).map(Elapsed::cpu), failure);
}

/// Tells the score of a lost game, that of the loser first.
fn score(record: &Record<Move>, loser: Player) -> String {
    let [own, other] = [loser, loser.opponent()].map(|player| (record.total(player), player as usize));
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
