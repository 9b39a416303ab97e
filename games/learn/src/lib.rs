//! Tabular Q-learning (Watkins, *Learning from Delayed Rewards*, 1989; Sutton and Barto, *Reinforcement Learning*,
//! second edition, section 6.5) over any two-player game, as a course's appendix on tic-tac-toe teaches it.
//!
//! A [`Learner`] plays games against the opponents of its [`Curriculum`]. After each game it updates the values of its
//! own moves, from the last to the first, by the rule
//!
//! ```text
//! Q(s,a) <- (1 - alpha) Q(s,a) + alpha (R(s) + gamma max Q(s',a'))
//! ```
//!
//! where s' is the position in which the learner moves next. Only the end of a game has a reward. The [`Parameters`]
//! hold alpha, gamma and the rewards; with [`Parameters::lambda`] the reward itself also reaches earlier moves.
//!
//! # Two kinds of tables
//!
//! Values are kept in a [`QTable`]. An [`ExactTable`] has a row for each position, which suits games as small as
//! tic-tac-toe. An [`AggregatedTable`] has a value for each class of similar moves, which suits games in which few of
//! the many positions occur twice.
//!
//! # State-action values, not afterstates
//!
//! A row holds the values of all moves of a position, rather than one value for the position after each move (an
//! afterstate). This is what the rule and the course's own table say, and it is cheaper: a turn needs one canonical
//! image and one lookup, where afterstates need both for every move, and a square board has eight images. Afterstates
//! would merge two moves that lead to the same position, but that saves little compared with [`Symmetry`].
//!
//! # Reproducible and resumable
//!
//! The curriculum and the number of games determine every bit of the table: the random numbers of each game depend only
//! on the seed and the number of the game. Learning can therefore stop after any game, be saved as JSON and resumed,
//! and the result is the same as that of an uninterrupted run.
//!
//! ```
//! # use suite_search::{Game, Player, Value};
//! use suite_learn::{Curriculum, ExactTable, Learner, Lesson, Parameters, Symmetry};
//!
//! /// A heap of matches: a player takes one to three, and whoever takes the last one wins.
//! #[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
//! struct Nim { matches: u8, is_second: bool }
//! # impl Game for Nim {
//! #     type Move = u8;
//! #     type Moves = std::ops::RangeInclusive<u8>;
//! #     fn to_move(&self) -> Player { if self.is_second { Player::Second } else { Player::First } }
//! #     fn moves(&self) -> Self::Moves { 1..=self.matches.min(3) }
//! #     fn play(&self, taken: u8) -> Self { Nim { matches: self.matches - taken, is_second: !self.is_second } }
//! #     fn is_over(&self) -> bool { self.matches == 0 }
//! #     fn utility(&self, player: Player) -> Value { if player == self.to_move() { -1 } else { 1 } }
//! # }
//! impl Symmetry for Nim {}
//!
//! let lessons = vec![Lesson::self_play(1)];
//! let curriculum = Curriculum { seed: 1, parameters: Parameters::default(), lessons };
//! let mut learner = Learner::<ExactTable<Nim>>::new(curriculum);
//! let start = Nim { matches: 10, is_second: false };
//! let Ok(()) = learner.learn(
//!     &start,
//!     5_000,
//!     |_, _, _| unreachable!("self-play has no other opponent"),
//!     |_| Ok::<_, std::convert::Infallible>(()),
//! );
//! assert_eq!(learner.best_move(&start), Some(2));
//! ```

mod aggregate;
mod aggregated_table;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod curriculum;
mod exact_table;
mod json;
mod learner;
mod parameters;
mod resume;
mod symmetry;
mod table;
#[cfg(test)]
mod tests;
mod train;

pub use aggregate::Aggregate;
pub use aggregated_table::{AggregatedStep, AggregatedTable};
pub use curriculum::{Curriculum, Lesson, LessonOpponent};
pub use exact_table::{ExactStep, ExactTable};
pub use json::{ParseLearnerError, Subject};
pub use learner::{Episode, Learner};
pub use parameters::{GameResult, Parameters, Rewards};
pub use resume::ResumeError;
pub use symmetry::Symmetry;
pub use table::{Persist, QTable};
pub use train::{MEASURING_STREAM, Stopped, Train};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
