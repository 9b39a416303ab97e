//! The expected answer of an opponent who does not know the assignment's rule.
//!
//! Other engines, and people, play Othello by the standard rules: to them, a player who runs out of moves passes, and
//! the game goes on.

use rustc_hash::FxHashMap;
use suite_search::{Budget, IterativeDeepening, Meter, OutOfBudget, Solver};

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::moves::Move;
use crate::position::{Position, Rules};

/// An opponent who plays by the standard rules, whatever the rules are.
pub(crate) struct OpponentModel<B: Bits> {
    search: IterativeDeepening<Position<B>>,
    solver: Solver<Position<B>>,
    answers: FxHashMap<Position<B>, Move>,
}

/// The nodes that an answer may take. With 1,000, six to nine answers of ten are those of Egaroucid for Web at level 10
/// (see `benches/README.md`).
const NODES: u64 = 1_000;
/// The greatest number of empty squares with which a position is solved instead.
const SOLVED: u32 = 10;

/// The size of a table in bytes.
const TABLE: usize = 1 << 20;
/// The greatest number of answers that are remembered.
const MOST_ANSWERS: usize = 1 << 18;

impl<B: Bits> OpponentModel<B> {
    pub(crate) fn new() -> Self {
        Self { search: IterativeDeepening::new(TABLE, 1), solver: Solver::new(TABLE, 1), answers: FxHashMap::default() }
    }

    /// Returns the move that the player to move is expected to make, in a position that is not over.
    ///
    /// # Errors
    ///
    /// Returns [`OutOfBudget`] if the budget does not last until it is found.
    pub(crate) fn answer(&mut self, position: &Position<B>, meter: &mut Meter) -> Result<Move, OutOfBudget> {
        if let Some(&answer) = self.answers.get(position) {
            return Ok(answer);
        }
        let standard = position.with_rules(Rules::Standard);
        let found = if position.empty().len() <= SOLVED {
            self.solver.solve(&standard, meter)?
        } else {
            let rest = meter.rest();
            let budget = Budget { nodes: rest.nodes.min(NODES), ..rest };
            let found = self.search.choose(&standard, &ChampionEvaluation::new(), budget, |_| ());
            meter.spend(found.nodes)?;
            found
        };
        let answer = found.best.expect("a game that goes on has a move");
        if self.answers.len() == MOST_ANSWERS {
            self.answers.clear();
        }
        self.answers.insert(*position, answer);
        Ok(answer)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use suite_search::Game as _;

    use super::*;
    use crate::size::Size;
    use crate::tests::{endings, start};

    #[test]
    fn an_answer_takes_some_budget_once() {
        let start = Position::<u64>::start(Size::new(8).expect("a size"), Rules::Ends);
        let mut opponent = OpponentModel::new();
        let within = |nodes| Meter::new(Budget { nodes, ..Budget::UNLIMITED });
        let mut meter = within(2_500);
        let position = start.play(start.moves().next().expect("a move"));
        let answer = opponent.answer(&position, &mut meter).expect("an answer");
        assert!(position.moves().any(|mv| mv == answer));
        let left = meter.rest().nodes;
        assert!((1_500..2_500).contains(&left), "{left} nodes left");
        assert_eq!(opponent.answer(&position, &mut within(0)), Ok(answer));
        let other = position.play(answer);
        assert_eq!(opponent.answer(&other, &mut within(0)), Err(OutOfBudget));
        let mut late = Meter::new(Budget { time: Duration::ZERO, ..Budget::UNLIMITED });
        assert_eq!(opponent.answer(&other, &mut late), Err(OutOfBudget));
    }

    #[test]
    fn the_end_is_played_perfectly_by_the_standard_rules() {
        let mut opponent = OpponentModel::<u64>::new();
        let mut solver = Solver::new(1 << 16, 1);
        let mut meter = Meter::new(Budget::UNLIMITED);
        let mut differ = 0;
        for ending in endings(start(8, Rules::Ends), 40, SOLVED) {
            let answer = opponent.answer(&ending, &mut meter).expect("an answer");
            let mut value = |rules| {
                let position = ending.with_rules(rules);
                let [Ok(best), Ok(after)] =
                    [position, position.play(answer)].map(|position| solver.solve(&position, &mut ()));
                solver.forget();
                (best.value, -after.value)
            };
            let (best, found) = value(Rules::Standard);
            assert_eq!(found, best, "{}", ending.board());
            let (best, found) = value(Rules::Ends);
            differ += u32::from(found < best);
        }
        assert!(differ > 0, "the rules make no difference");
    }
}
