//! How far a game is, as its spectators see it.

use serde_json::{Value, json};
use suite_arena::{Elapsed, GameSpec, Turn, printable};
use suite_search::Player;

use super::Told;
use crate::web::board::{Board, OutcomeView};
use crate::web::game_record::MoveView;
use crate::web::server::served::Served;

/// A game with its moves so far.
pub struct GameProgress<G: Served> {
    /// The start, and the position after each move.
    positions: Vec<G>,
    turns: Vec<Turn<G::Move>>,
    /// The move whose position has not been seen yet.
    played: Option<(G::Move, Elapsed)>,
    /// The person who is asked for a move.
    pub asked: Option<Player>,
    /// What the players' programs have written on their standard error.
    stderr: [String; 2],
    pub end: Option<End>,
}

/// The end of a game.
pub struct End {
    pub outcome: OutcomeView,
    /// The record, if the game was played to its end.
    pub record: Option<Value>,
    /// The id of the record among those that the page has open.
    pub record_id: Option<String>,
}

impl End {
    /// Returns the end of a game that could not be played.
    pub const fn without_record(words: String) -> Self {
        Self { outcome: OutcomeView { winner: None, words }, record: None, record_id: None }
    }
}

/// The bytes that are kept of what a program writes.
const STDERR: usize = 1 << 20;

impl<G: Served> GameProgress<G> {
    /// Returns a game that has not begun.
    pub fn new(start: G) -> Self {
        Self {
            positions: vec![start],
            turns: Vec::new(),
            played: None,
            asked: None,
            stderr: Default::default(),
            end: None,
        }
    }

    /// Returns the position.
    pub fn position(&self) -> &G {
        &self.positions[self.positions.len() - 1]
    }

    /// Sees a move.
    pub fn see_move(&mut self, mv: G::Move, elapsed: Elapsed) {
        self.played = Some((mv, elapsed));
    }

    /// Sees the position that follows a move, or that the game goes back to.
    pub fn see_position(&mut self, spec: &GameSpec<G>, position: &G) {
        // No position comes twice in a game.
        if let Some(index) = self.positions.iter().position(|known| known == position) {
            self.positions.truncate(index + 1);
            self.turns.truncate(index);
            return;
        }
        let player = self.position().to_move();
        let played = self.played.take().map(|(mv, elapsed)| (mv, Some(elapsed)));
        let forced = || (spec.forced_move)(self.position()).map(|mv| (mv, None));
        let Some((mv, elapsed)) = played.or_else(forced) else { return };
        self.turns.push(Turn { player, mv, elapsed });
        self.positions.push(position.clone());
    }

    /// Sees what a program has written.
    pub fn see_stderr(&mut self, player: Player, new: &str) {
        let kept = &mut self.stderr[player as usize];
        if kept.len() + new.len() <= STDERR {
            *kept += new;
        }
    }

    /// Returns the events for a connection.
    pub fn events(&self, spec: &GameSpec<G>, players: &[String; 2], told: &mut Told) -> Vec<Value> {
        let mut events = vec![self.position_event(spec, players)];
        for (player, text) in self.stderr.iter().enumerate() {
            let new = &text[told.stderr[player]..];
            if !new.is_empty() {
                events.push(json!({ "kind": "stderr", "player": player, "text": new }));
            }
            told.stderr[player] = text.len();
        }
        if let Some(End { outcome, record, record_id }) = self.end.as_ref().filter(|_| !told.is_ended) {
            events.push(json!({ "kind": "ended", "outcome": outcome, "record": record, "record_id": record_id }));
            told.is_ended = true;
        }
        events
    }

    fn position_event(&self, spec: &GameSpec<G>, players: &[String; 2]) -> Value {
        let last = self.turns.last().map(|turn| turn.mv);
        let history = self.turns.iter().map(|turn| MoveView::new(turn.mv, turn.player, turn.elapsed));
        let clock = Player::BOTH.map(|player| {
            let turns = self.turns.iter().filter(|turn| turn.player == player);
            turns
                .filter_map(|turn| turn.elapsed)
                .map(|elapsed| elapsed.wall().as_secs_f64())
                .fold(0.0, |sum, seconds| sum + seconds)
        });
        json!({
            "kind": "position",
            "board": Board::new(spec, self.position(), last, self.turns.len()),
            "history": history.collect::<Vec<_>>(),
            "asked": self.asked.map(|player| player as usize),
            "clock": clock,
            "players": players.each_ref().map(|label| printable(label)),
        })
    }
}
