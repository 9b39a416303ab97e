//! The player that has learned from games, and its built-in table.
//!
//! The table is the file `tables/qlearning.columns.gz`, which these commands reproduce:
//!
//! ```sh
//! suite go train --games 1000000 --seed 1 --table qlearning.json
//! sed -E '/,.[.]0]],$/d; s/([.][0-9]{1,4})[0-9]*,[0-9]+[.]0]]/\1,1.0]]/' qlearning.json >small.json
//! awk -F '[^0-9.]+' '/^\["/ {print $2 - last; last = $2; values = values $3 "\n"; next} {print}
//!   END {printf "%s", values}' small.json | gzip -9n >qlearning.columns.gz
//! ```
//!
//! The second command drops the classes of moves that were updated fewer than ten times, three quarters of all, about
//! which little is known: without them the player wins as often, and starts in half the time. It cuts values to four
//! digits, and puts 1 for the numbers of updates, which only learning needs. The player wins 33,182 of 40,000 games
//! against the assignment's players so, and 33,181 otherwise. The third command writes the differences of the classes
//! below each other, and then the values, which takes half the space, as the page is loaded with it.

use std::io::Read;
use std::ops::Deref;
use std::sync::{Arc, LazyLock};

use flate2::read::GzDecoder;
use itertools::Itertools;
use rand::{Rng, RngExt};
use suite_learn::{AggregatedTable, Learner, ParseLearnerError, Subject, Symmetry};
use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};
use thiserror::Error;

use crate::moves::Move;
use crate::position::Position;

/// A Q-learner of Little-Go. A table of positions would be useless: there are too many.
pub type QLearner = Learner<AggregatedTable<Position>>;

/// The subject of tables for Little-Go. Another set of features would be another subject.
pub const LEARNING_SUBJECT: Subject = Subject { game: "Little-Go", rules: "5x5, features 1" };

/// A strategy that plays the best move that a learner knows.
///
/// Among equal moves, a learner must always choose the first, as it did while it learned. To vary its games, this
/// strategy shows the learner a randomly chosen symmetric image of the board, always the same one.
///
/// ```
/// use rand::SeedableRng;
/// use suite_go::{Position, QLearningStrategy, Size, built_in_learner};
/// use suite_search::{Budget, Game, Strategy};
///
/// let start = Position::start(Size::DEFAULT);
/// let random = &mut rand::rngs::ChaCha8Rng::seed_from_u64(1);
/// let decision = QLearningStrategy::new(built_in_learner(), random).choose(&start, Budget::UNLIMITED)?;
/// assert!(decision.best.is_some_and(|best| start.try_play(best).is_ok()));
/// # Ok::<_, suite_search::OutOfBudget>(())
/// ```
#[derive(Debug, Clone)]
pub struct QLearningStrategy<L> {
    learner: L,
    /// The symmetry whose images the learner is shown.
    symmetry: usize,
}

impl<L: Deref<Target = QLearner>> QLearningStrategy<L> {
    /// Creates a strategy with a random symmetry.
    pub fn new<R: Rng + ?Sized>(learner: L, random: &mut R) -> Self {
        Self { learner, symmetry: random.random_range(0..Position::SYMMETRIES) }
    }
}

impl<L: Deref<Target = QLearner>> Strategy<Position> for QLearningStrategy<L> {
    fn choose(&mut self, position: &Position, _: Budget) -> Result<Decision<Move>, OutOfBudget> {
        let image = self.learner.best_move(&position.image(self.symmetry));
        let best = position.moves().find(|&mv| Some(position.map_move(mv, self.symmetry)) == image);
        Ok(Decision::new(best, 0))
    }
}

/// Returns the learner with the built-in table, which is unpacked on the first call.
///
/// # Panics
///
/// Never panics: a test unpacks the table.
#[must_use]
pub fn built_in_learner() -> Arc<QLearner> {
    static LEARNER: LazyLock<Arc<QLearner>> =
        LazyLock::new(|| Arc::new(unpack(TABLE).expect("the built-in table is valid")));
    Arc::clone(&LEARNER)
}

const TABLE: &[u8] = include_bytes!("../tables/qlearning.columns.gz");
/// What ends the line above the rows of a table, and the line below them.
const ROWS: (&str, &str) = ("\"states\":[\n", "]}\n");

fn unpack(packed: &[u8]) -> Result<QLearner, UnpackError> {
    let mut columns = String::new();
    GzDecoder::new(packed).read_to_string(&mut columns)?;
    Ok(Learner::from_json(rows_of(&columns)?.as_bytes(), LEARNING_SUBJECT)?)
}

/// Returns the JSON of a table that is written in columns.
fn rows_of(columns: &str) -> Result<String, UnpackError> {
    let (head, rest) = columns.split_once(ROWS.0).ok_or(UnpackError::Columns)?;
    let (differences, values) = rest.split_once(ROWS.1).ok_or(UnpackError::Columns)?;
    let mut class = 0_u64;
    let rows = differences.lines().zip_longest(values.lines()).map(|row| {
        let (difference, value) = row.both()?;
        class = class.checked_add(difference.parse().ok()?)?;
        Some(format!("[\"{class}\",[{value},1.0]]"))
    });
    let rows: Option<Vec<_>> = rows.collect();
    Ok(format!("{head}{}{}\n{}", ROWS.0, rows.ok_or(UnpackError::Columns)?.join(",\n"), ROWS.1))
}

/// An error in a packed table.
#[derive(Debug, Error)]
enum UnpackError {
    #[error("cannot unpack the table")]
    Gzip(#[from] std::io::Error),
    #[error("expected the differences of all classes, and as many values")]
    Columns,
    #[error(transparent)]
    Table(#[from] ParseLearnerError),
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;
    use crate::size::Size;

    #[test]
    fn the_built_in_table_is_valid_and_small() {
        assert!(unpack(TABLE).is_ok_and(|learner| learner.games() > 0));
        assert!(TABLE.len() <= 40_000, "{}", TABLE.len());
    }

    #[test]
    fn columns_are_a_table_as_it_is_saved() {
        let columns = "{\"games\":1,\n\"states\":[\n7\n2\n]}\n0.25\n1.0\n";
        let rows = "{\"games\":1,\n\"states\":[\n[\"7\",[0.25,1.0]],\n[\"9\",[1.0,1.0]]\n]}\n";
        assert_eq!(rows_of(columns).expect("a table"), rows);
        for broken in ["", "{\"states\":[\n7\n", &columns.replace("0.25\n", ""), &columns.replace('7', "x")] {
            assert!(rows_of(broken).is_err(), "{broken}");
        }
    }

    #[test]
    fn games_vary_with_the_symmetry_alone() {
        let learner = built_in_learner();
        let opening = |seed| {
            let mut strategy = QLearningStrategy::new(&*learner, &mut ChaCha8Rng::seed_from_u64(seed));
            let position = Position::start(Size::DEFAULT);
            let decision = strategy.choose(&position, Budget::UNLIMITED).expect("a decision");
            position.play(decision.best.expect("a move")).canonical().0
        };
        assert!((1..20).all(|seed| opening(seed) == opening(0)));
    }
}
