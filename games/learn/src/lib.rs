//! Tabular Q-learning (Watkins, *Learning from Delayed Rewards*, 1989; Sutton and Barto, *Reinforcement Learning*, second
//! edition, section 6.5) over any two-player game, as a course's appendix on tic-tac-toe teaches it.
//!
//! A [`Learner`] plays games against the opponents of its [`Course`], and passes the reward of each game back through its own
//! moves, from the last to the first, with [`Parameters`] for how:
//!
//! ```text
//! Q(s,a) <- (1 - alpha) Q(s,a) + alpha (R(s) + gamma max Q(s',a'))
//! ```
//!
//! where s' is the position in which the learner moves next. Only the end of a game has a reward.
//! [`Parameters::lambda`] has the reward itself reach the moves before, too.
//!
//! # Positions, or classes of moves
//!
//! What is learnt is kept in a [`Memory`]: [`Exact`] has a row for each position, which is right for games as small as
//! tic-tac-toe; [`Aggregated`] has a value for each class of moves that are much alike, which is right for games with so many
//! positions that hardly one is met twice.
//!
//! # State and action, not after-states
//!
//! A table of positions keeps the values of all moves of a position together, one after the other, under that position; it does
//! not keep a value for the position behind each move. That is what the rule and the course's own table say; and a turn needs one
//! canonical image and one look-up, where after-states need both for every move, eight images each in a game on a square. What
//! after-states would save, two moves that lead to the same position being learnt twice, is little beside what the images of
//! [`Symmetry`](suite_search::Symmetry) save.
//!
//! # The same again
//!
//! The course and the number of games decide every bit of the table: each game has a source of chance of its own, which depends
//! on the seed and the number of the game only. So learning may be stopped after any game, written down as JSON, read and gone
//! on with, and comes to the same table as if it had not been stopped.
//!
//! ```
//! # use suite_search::{Game, Player, Symmetry, Value};
//! use suite_learn::{Course, Exact, Learner, Lesson, Parameters};
//!
//! /// A heap of matches; a player takes one to three; whoever takes the last one wins.
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
//! let lessons = vec![Lesson::with_itself(1)];
//! let mut learner = Learner::<Exact<Nim>>::new(Course { seed: 1, parameters: Parameters::default(), lessons });
//! let start = Nim { matches: 10, is_second: false };
//! let Ok(()) = learner.learn(&start, 5_000, |_, _, _| unreachable!("there is no other opponent"), |_| Ok::<_, std::convert::Infallible>(()));
//! assert_eq!(learner.choose(&start), Some(2));
//! ```

mod aggregated;
mod course;
mod exact;
mod file;
mod learner;
mod memory;
mod parameters;
#[cfg(test)]
mod tests;

pub use aggregated::{Aggregated, AggregatedStep};
pub use course::{Course, Lesson, Opponent};
pub use exact::{Exact, ExactStep};
pub use file::{ReadError, Subject};
pub use learner::{Learner, Played};
pub use memory::{Memory, Stored};
pub use parameters::{Outcome, Parameters, Rewards};
