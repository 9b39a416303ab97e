//! Games of the graded program, which is the first participant of their series.

use serde::Serialize;
use suite_arena::{Record, printable};
use suite_programs::advice_on_game;
use suite_search::Player;
use suite_tabletop::{AnyMove, AnyPosition};

use crate::{Failure, SectionRecord};

/// Returns the player that the graded program was.
pub const fn graded_player(record: &Record<AnyMove>) -> Player {
    if record.swapped { Player::Second } else { Player::First }
}

/// Returns whether the graded program has won a game.
pub fn is_won(record: &Record<AnyMove>) -> bool {
    record.outcome.winner == Some(graded_player(record))
}

/// Returns the failure of the graded program if it has not won a game. `terms` are those of the game, if games differ;
/// `score` returns the id of a game that was not lost by a fault, and its words, with the graded player's score first.
pub fn game_failure(
    record: &Record<AnyMove>,
    terms: &str,
    score: impl FnOnce(Player) -> (&'static str, String),
) -> Option<Failure> {
    if is_won(record) {
        return None;
    }
    let player = graded_player(record);
    let game = format!("game {}, as {}{terms}", record.number, record.players[player as usize]);
    let Some(fault) = &record.outcome.fault else {
        let (id, words) = score(player);
        return Some(Failure::advised(id, format!("{game}: {words}"), "", None));
    };
    let place = match fault.move_number {
        0 => "before the first move".to_owned(),
        number => format!("move {number}"),
    };
    let summary = format!("{game}: {place}, {}", printable(&fault.message));
    let advice = start(record).and_then(|start| advice_on_game(&start, record));
    Some(Failure::advised(fault.id(), summary, &fault.stderr_tail, advice.as_deref()))
}

/// Returns the position that a game began with.
fn start(record: &Record<AnyMove>) -> Option<AnyPosition> {
    let game = [suite_go::GAME, suite_othello::GAME].into_iter().find(|game| game.facts().name == record.game)?;
    Some(game.spec(&record.variant).ok()?.start)
}

impl SectionRecord for Record<AnyMove> {
    fn number(&self) -> u32 {
        self.number
    }

    fn command(&self) -> &str {
        &self.agents[graded_player(self) as usize]
    }

    fn line(&self) -> impl Serialize {
        self
    }
}
