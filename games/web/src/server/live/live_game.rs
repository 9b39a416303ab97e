//! A game of a match, as the page shows it.

use serde_json::{Value, json};
use suite_arena::{GameSpec, Outcome, Series, printable};
use suite_engine::SeenGame;
use suite_tabletop::{AnyPosition, GameEnd};

/// A game that is played or over.
#[derive(Clone)]
pub struct LiveGame {
    spec: GameSpec<AnyPosition>,
    number: u32,
    /// The labels of the players.
    players: [String; 2],
    /// The number of random moves that it begins with.
    opening: usize,
    /// What was seen of it, once it has begun.
    pub seen: Option<SeenGame>,
    outcome: Option<GameEnd>,
}

impl LiveGame {
    /// Returns a game of a series that has not begun; `labels` are the participants.
    pub fn new(series: &Series<'_, AnyPosition>, number: u32, labels: [&str; 2]) -> Self {
        Self {
            spec: series.spec.clone(),
            number,
            players: series.participants(number).map(|index| labels[index].to_owned()),
            opening: series.random_plies,
            seen: None,
            outcome: None,
        }
    }

    /// Returns whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.outcome.is_some()
    }

    /// Sees a position.
    pub fn see_position(&mut self, position: &AnyPosition) {
        match &mut self.seen {
            Some(seen) => seen.see_position(position),
            None => self.seen = Some(SeenGame::new(position.clone(), self.opening)),
        }
    }

    /// Sees the end.
    pub fn see_end(&mut self, outcome: &Outcome) {
        let words = outcome.in_words(self.spec.players, self.players.each_ref(), self.spec.compensation);
        self.outcome = Some(GameEnd { winner: outcome.winner.map(|winner| winner as usize), words });
    }

    /// Returns what the page shows of it.
    pub fn state(&self) -> Option<Value> {
        let seen = self.seen.as_ref()?;
        Some(json!({
            "number": self.number,
            "players": self.players.each_ref().map(|label| printable(label)),
            "board": seen.board(),
            "clock": seen.clock(),
            "outcome": self.outcome,
        }))
    }
}
