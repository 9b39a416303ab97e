//! Little-Go on boards of 2x2 to 7x7, by the rules of a course's host: a game ends after n x n - 1 moves or two
//! consecutive passes, the score is the number of stones on the board, and White gets a komi of n/2.
//!
//! [`Position`] implements the rules; [`Board`] is a board without a player to move, and [`GameState`] is what a host
//! shows to an agent. [`Input`] and [`AnswerFormat`] are the files that they exchange, [`TurnMemo`] and [`MoveCount`]
//! are how an agent keeps track of the number of moves, and [`Sgf`] is a recorded game. A [`Book`] has proven moves for
//! the opening.
//!
//! An [`Opponent`] is one of the assignment's opponents, [`Champion`] is the strongest player, and a
//! [`QLearningStrategy`] plays what a learner knows. These strategies play [`Position`]s, and with [`PositionOnly`]
//! also [`GameState`]s. A [`Training`] teaches a learner; [`Features`] are what it sees of a move.
//!
//! ```
//! use suite_go::{Move, Point, Position, Size};
//! use suite_search::{Game, Player};
//!
//! let start = Position::start(Size::DEFAULT);
//! let next = start.play(Move::Place(Point::at(2, 2).unwrap()));
//! assert_eq!((next.to_move(), next.stones(Player::First)), (Player::Second, 1));
//! // One stone against a komi of two and a half, in half points.
//! assert_eq!(next.utility(Player::First), -3);
//! ```

mod answer;
mod board;
mod book;
mod built_in;
mod champion;
mod checkpoint;
mod endgame;
mod evaluation;
mod features;
mod further_turns;
mod game_state;
mod illegal_kind;
mod illegal_moves;
mod input;
mod known_mistakes;
mod move_count;
mod moves;
mod opponent;
mod passing;
mod plain_rules;
mod point;
mod points;
mod position;
mod q_learning;
mod sgf;
mod size;
mod solve;
mod swindle;
mod symmetry;
mod tabletop;
#[cfg(test)]
mod tests;
mod textbook;
mod training;
mod tricky_positions;
mod turn_memo;

pub use answer::{AnswerError, AnswerFormat};
pub use board::{Board, color};
pub use book::{Book, BookEntry, BookError, BookValue, ParseBookError, Variation};
pub use built_in::BuiltIn;
pub use champion::Champion;
pub use checkpoint::{CheckpointError, ProvedPosition, read_checkpoint, write_checkpoint};
pub use features::Features;
pub use game_state::{GameState, PositionOnly};
pub use illegal_moves::{AnswersInGame, explain_illegal_move, explain_illegal_moves};
pub use input::{Expected, Input, ParseInputError};
pub use known_mistakes::KNOWN_MISTAKES;
pub use move_count::MoveCount;
pub use moves::{Move, ParseMoveError};
pub use opponent::{Opponent, OpponentKind, aggressive, greedy, random};
pub use plain_rules::PlainRules;
pub use point::Point;
pub use position::{Illegal, Moves, Position};
pub use q_learning::{LEARNING_SUBJECT, QLearner, QLearningStrategy, built_in_learner};
pub use sgf::{ParseSgfError, Sgf};
pub use size::{Size, SizeError};
pub use tabletop::GAME;
pub use textbook::{SelectivePosition, Textbook};
pub use training::{Training, TrainingOpponent};
pub use turn_memo::{ParseTurnMemoError, TurnMemo};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
