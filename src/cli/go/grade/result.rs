//! The result of a game for the graded program.

use suite_arena::{Elapsed, GameSpec, Record};
use suite_go::{GameState, Move};
use suite_search::Player;

use crate::grade::{Part, game_failure, graded_player};
use crate::web::game_record::GameRecord;

/// The id of a loss without a fault.
const SCORE: &str = "score";

/// Adds a game to a part.
pub fn add(part: &mut Part, spec: &GameSpec<GameState>, record: &Record<Move>) {
    let player = graded_player(record);
    let failure = game_failure(record, "", |player| (SCORE, score(record, player)));
    for (detail, color) in part.details.iter_mut().zip([None, Some(Player::First), Some(Player::Second)]) {
        detail.number += u32::from(color == Some(player) && failure.is_none());
    }
    let title = format!("{}: game {}", part.name, record.number);
    part.add(record.times(player).map(Elapsed::cpu), failure, |_| GameRecord::of_record(spec, record, title));
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
