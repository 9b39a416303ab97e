//! The guess of a value: that of a short look ahead.

use suite_search::{Budget, IterativeDeepening, Value};

use crate::bits::Bits;
use crate::evaluation::ChampionEvaluation;
use crate::position::Position;
use crate::weights::Weights;

/// The least number of empty squares at which a guess saves more than it takes.
const LEAST: u32 = 14;
/// The binary logarithm of the nodes of the look ahead is the number of empty squares less this, and at most [`MOST`].
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
    use suite_search::{Game as _, Solver};

    use super::*;
    use crate::position::Rules;
    use crate::size::Size;

    #[test]
    fn a_guess_is_near_the_value() {
        let (mut random, mut guesses, mut error) = (1_u64, 0, 0);
        while guesses < 20 {
            let mut position = Position::<u64>::start(Size::new(6).expect("a size"), Rules::Ends);
            while !position.is_over() && position.empty().count_ones() > LEAST {
                random = random.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(1);
                let moves: Vec<_> = position.moves().collect();
                position = position.play(moves[(random >> 33) as usize % moves.len()]);
            }
            let Some(guessed) = guess(&position).filter(|_| !position.is_over()) else { continue };
            let Ok(decision) = Solver::new(1 << 20, 1).solve(&position, &mut ());
            assert_eq!(guessed % 2, 0);
            error += (guessed - decision.value).abs();
            guesses += 1;
        }
        assert!(error <= 4 * guesses, "{error} disks in {guesses} guesses");
    }

    #[test]
    fn little_is_not_guessed_and_nothing_without_weights() {
        let start = |side| Position::<u64>::start(Size::new(side).expect("a size"), Rules::Standard);
        assert_eq!([4, 5, 7].map(|side| guess(&start(side))), [None; 3]);
    }
}
