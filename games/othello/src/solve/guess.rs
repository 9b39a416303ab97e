//! The guess of a value, by a short lookahead.

use suite_search::{Budget, IterativeDeepening, Value};

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::position::Position;
use crate::weights::Weights;

/// The least number of empty squares at which a guess saves more than it takes.
const LEAST: u32 = 14;
/// The binary logarithm of the nodes of the lookahead is the number of empty squares less this, and at most [`MOST`].
const LESS: u32 = 4;
const MOST: u32 = 16;

/// Bytes of the table.
const TABLE: usize = 1 << 20;

/// Guesses the value where an evaluation in disks has been learned.
pub(super) fn guess<B: Bits>(position: &Position<B>) -> Option<Value> {
    let empty = position.empty().len();
    if empty < LEAST || Weights::shipped(position.size(), position.rules()).is_none() {
        return None;
    }
    let budget = Budget { nodes: 1 << (empty - LESS).min(MOST), ..Budget::UNLIMITED };
    let found = IterativeDeepening::new(TABLE, 1).choose(position, &ChampionEvaluation::new(), budget, |_| ());
    let is_estimate = !found.is_exact && Weights::is_estimate(found.value, position.size());
    // A board with patterns has an even number of squares, and when it is full the lead is even, too.
    is_estimate.then(|| 2 * (found.value + Weights::PER_DISK).div_euclid(2 * Weights::PER_DISK))
}

#[cfg(test)]
mod tests {
    use suite_search::Solver;

    use super::*;
    use crate::position::Rules;
    use crate::tests::{endings, start};

    #[test]
    fn a_guess_is_near_the_value() {
        let (mut guesses, mut error) = (0, 0);
        for ending in endings(start(6, Rules::Ends), 20, LEAST) {
            let Some(guessed) = guess(&ending) else { continue };
            let Ok(decision) = Solver::new(1 << 20, 1).solve(&ending, &mut ());
            assert_eq!(guessed % 2, 0);
            error += (guessed - decision.value).abs();
            guesses += 1;
        }
        assert!(guesses > 10, "{guesses} guesses");
        assert!(error <= 4 * guesses, "{error} disks in {guesses} guesses");
    }

    #[test]
    fn little_is_not_guessed_and_nothing_without_weights() {
        assert_eq!([4, 5, 7].map(|side| guess(&start::<u64>(side, Rules::Standard))), [None; 3]);
    }
}
