//! How far a game is, as its spectators see it.

use serde_json::{Value, json};
use suite_arena::{Record, printable};
use suite_search::Player;
use suite_tabletop::{AnyMove, GameEnd};

use crate::SeenGame;

/// A game on the page with its moves so far.
pub struct GameProgress {
    /// The game.
    pub game: SeenGame,
    /// The person who is asked for a move.
    pub asked: Option<Player>,
    /// What the players' programs have written on their standard error.
    stderr: [String; 2],
    /// The end of the game, once it is over.
    pub end: Option<GameOver>,
}

/// The end of a game.
pub struct GameOver {
    /// Who won, and how.
    pub outcome: GameEnd,
    /// The record, if the game was played to its end.
    pub record: Option<Value>,
    /// The id of the record among those that the page has open.
    pub record_id: Option<String>,
}

impl GameOver {
    /// Returns the end of a game by its record.
    #[must_use]
    pub fn of_record(record: &Record<AnyMove>) -> Self {
        let winner = record.outcome.winner.map(|winner| winner as usize);
        let outcome = GameEnd { winner, words: record.in_words() };
        Self { outcome, record: Some(json!(record)), record_id: None }
    }

    /// Returns the end of a game that could not be played.
    #[must_use]
    pub const fn without_record(words: String) -> Self {
        Self { outcome: GameEnd { winner: None, words }, record: None, record_id: None }
    }
}

/// The events of a game that a connection has got, as far as the next ones depend on them.
#[derive(Debug, Default)]
pub struct EventCursor {
    stderr: [usize; 2],
    is_ended: bool,
}

/// The bytes that are kept of what a program writes.
const STDERR: usize = 1 << 20;

impl GameProgress {
    /// Returns a game before anybody has been asked.
    #[must_use]
    pub fn new(game: SeenGame) -> Self {
        Self { game, asked: None, stderr: Default::default(), end: None }
    }

    /// Sees what a program has written.
    pub fn see_stderr(&mut self, player: Player, new: &str) {
        let kept = &mut self.stderr[player as usize];
        if kept.len() + new.len() <= STDERR {
            *kept += new;
        }
    }

    /// Returns the events for a connection.
    pub fn events(&self, players: &[String; 2], cursor: &mut EventCursor) -> Vec<Value> {
        let mut events = vec![self.position_event(players)];
        for (player, text) in self.stderr.iter().enumerate() {
            let new = &text[cursor.stderr[player]..];
            if !new.is_empty() {
                events.push(json!({ "kind": "stderr", "player": player, "text": new }));
            }
            cursor.stderr[player] = text.len();
        }
        if let Some(GameOver { outcome, record, record_id }) = self.end.as_ref().filter(|_| !cursor.is_ended) {
            events.push(json!({ "kind": "ended", "outcome": outcome, "record": record, "record_id": record_id }));
            cursor.is_ended = true;
        }
        events
    }

    fn position_event(&self, players: &[String; 2]) -> Value {
        json!({
            "kind": "position",
            "board": self.game.board(),
            "history": self.game.history(),
            "asked": self.asked.map(|player| player as usize),
            "clock": self.game.clock(),
            "players": players.each_ref().map(|label| printable(label)),
        })
    }
}
