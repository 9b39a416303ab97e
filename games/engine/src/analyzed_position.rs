//! Positions of a game that were solved, as the page shows them.

use serde::Serialize;
use suite_tabletop::{Analyzed, AnalyzedMove, Estimates, Points, RecordedGame};

/// A position with what is proved of it, or estimated, and of the move that led to it.
#[derive(Debug, Clone, Serialize)]
pub struct AnalyzedPosition {
    /// The number of moves before it.
    ply: usize,
    value_words: String,
    /// The points that the first player wins by; `None` if they are not known.
    value: Option<Points>,
    winner: Option<usize>,
    proved: bool,
    /// The points that a search expects the first player to win by, where nothing is proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimate: Option<Points>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mistake: Option<MistakeView>,
}

/// A mistake that led to the position.
#[derive(Debug, Clone, Serialize)]
struct MistakeView {
    id: &'static str,
    words: String,
    better: Option<String>,
}

impl AnalyzedPosition {
    /// Returns a position by the number of moves before it. What is known are those from it on, and the one before it.
    ///
    /// # Panics
    ///
    /// Panics if the game has fewer moves.
    #[must_use]
    pub fn new(
        recorded: &RecordedGame,
        analyzed: &Analyzed,
        estimates: Option<&Estimates>,
        exact: bool,
        ply: usize,
    ) -> Self {
        let facts = recorded.game().facts();
        let value = analyzed.values[ply];
        let winner = value.filter(|&value| value != 0).map(|value| usize::from(value < 0));
        let estimate = estimates.filter(|_| value.is_none());
        let estimate = estimate.and_then(|estimates| estimates.value(&recorded.positions, ply));
        let estimate = estimate.map(|value| Points::of(facts, value));
        let in_words = || analyzed.winner(facts, ply, exact).in_words();
        let mv = ply.checked_sub(1).map(|index| AnalyzedMove::new(recorded, analyzed, exact, index));
        let mistake = mv.and_then(|mv| {
            let mistake = mv.mistake?;
            Some(MistakeView { id: mistake.id, words: mistake.message, better: mv.better })
        });
        Self {
            ply,
            value_words: estimate.map_or_else(in_words, |lead| lead.as_estimate(facts.players)),
            value: value.filter(|_| exact).map(|value| Points::of(facts, value)),
            winner,
            proved: value.is_some(),
            estimate,
            mistake,
        }
    }
}
