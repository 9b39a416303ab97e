//! Positions of a game that were solved, as the page shows them.

use serde::Serialize;

use crate::cli::shared::analyze::{Analyzed, Turn};
use crate::cli::shared::recorded::Recorded;
use crate::cli::shared::tabletop::Solved;
use crate::cli::shared::verdict::Points;

/// A position with what is proved of it, and of the move that led to it.
#[derive(Debug, Clone, Serialize)]
pub struct AnalyzedPosition {
    /// The number of moves before it.
    ply: usize,
    value_words: String,
    /// The points that the first player wins by; `None` if they are not known.
    value: Option<Points>,
    winner: Option<usize>,
    proved: bool,
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
    /// Returns a position by the number of moves before it. Those are known that are not before it, and the one before it.
    pub fn new<G: Solved>(recorded: &Recorded<G>, analyzed: &Analyzed<G::Move>, exact: bool, ply: usize) -> Self {
        let value = analyzed.values[ply];
        let winner = value.filter(|&value| value != 0).map(|value| usize::from(value < 0));
        let turn = ply.checked_sub(1).map(|index| Turn::new(recorded, analyzed, exact, index));
        let mistake = turn.and_then(|turn| {
            let mistake = turn.mistake?;
            Some(MistakeView { id: mistake.id, words: mistake.message, better: turn.better })
        });
        Self {
            ply,
            value_words: analyzed.verdict::<G>(ply, exact).in_words(),
            value: value.filter(|_| exact).map(Points::of::<G>),
            winner,
            proved: value.is_some(),
            mistake,
        }
    }
}
