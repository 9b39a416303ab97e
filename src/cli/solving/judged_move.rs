//! A move of an analyzed game, with estimates where nothing is proved.

use serde::Serialize;
use suite_tabletop::{Analyzed, AnalyzedMove, Estimates, Mistake, Points, ProvedWinner, RecordedGame, style};

/// A move with what is proved of it, or what it seems to be worth.
#[derive(Serialize)]
pub struct JudgedMove {
    /// What is proved.
    #[serde(flatten)]
    pub proved: AnalyzedMove,
    /// The points by which the first player seems to win after it, where the winner is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Points>,
    /// The points that it seems to cost, where what it costs is not known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub estimated_loss: Option<Points>,
    /// A move that seems to be better, if it seems to cost anything.
    #[serde(skip_serializing_if = "Option::is_none")]
    estimated_better: Option<String>,
}

/// Returns the points by which the first player seems to win in the position with an index, if the winner is not known.
pub fn estimate(
    recorded: &RecordedGame,
    analyzed: &Analyzed,
    estimates: Option<&Estimates>,
    index: usize,
) -> Option<Points> {
    let estimates = estimates.filter(|_| analyzed.values[index].is_none())?;
    Some(Points::of(recorded.game().facts(), estimates.value(&recorded.positions, index)?))
}

/// Returns who wins, or who seems to.
pub fn words(winner: ProvedWinner, estimate: Option<Points>, players: [&str; 2]) -> String {
    estimate.map_or_else(|| winner.in_words(), |lead| lead.as_estimate(players))
}

impl JudgedMove {
    /// Returns the move after the position with an index.
    pub fn new(
        recorded: &RecordedGame,
        analyzed: &Analyzed,
        estimates: Option<&Estimates>,
        exact: bool,
        index: usize,
    ) -> Self {
        let (facts, positions) = (recorded.game().facts(), &recorded.positions);
        let is_known = |index: usize| analyzed.values[index].is_some();
        let is_guessed = !(is_known(index) && is_known(index + 1));
        let loss = estimates.filter(|_| is_guessed).and_then(|all| all.loss(positions, index));
        let best = loss.and(estimates).and_then(|all| all.best(index)).filter(|best| *best != recorded.moves[index]);
        Self {
            proved: AnalyzedMove::new(recorded, analyzed, exact, index),
            estimate: estimate(recorded, analyzed, estimates, index + 1),
            estimated_loss: loss.map(|loss| Points::of(facts, loss)),
            estimated_better: best.map(|best| best.to_string()),
        }
    }

    /// Returns whether the move changed who wins, and the points that it costs, as far as that is known or seems so.
    pub fn badness(&self) -> (bool, f64) {
        let gives_away = self.proved.mistake.as_ref().is_some_and(Mistake::gives_away);
        (gives_away, self.proved.loss.or(self.estimated_loss).map_or(0.0, Points::number))
    }

    /// Returns a remark on a mistake, or an empty text.
    pub fn remark(&self) -> String {
        let Some(mistake) = &self.proved.mistake else { return self.estimated_remark() };
        let message = &mistake.message;
        let styled =
            if mistake.gives_away() { style::error(message).to_string() } else { style::warning(message).to_string() };
        match &self.proved.better {
            Some(better) => {
                format!("{styled}; {better} keeps {}", if message.ends_with("points") { "them" } else { "it" })
            }
            None => styled,
        }
    }

    /// Returns a remark on a move that seems to cost points.
    fn estimated_remark(&self) -> String {
        let Some(loss) = self.estimated_loss else { return String::new() };
        let better = self.estimated_better.as_ref().map(|better| format!("; {better} seems better"));
        format!("about {loss} worse{}", better.unwrap_or_default())
    }
}
