//! Little-Go on boards of 2x2 to 7x7, as the host of a course's assignment plays it: a game ends after n x n - 1 moves or two
//! passes in a row, stones on the board are counted, and White gets n/2 for moving second.
//!
//! [`Position`] has the rules, [`Board`] what is on a board whoever is to move, [`GameState`] what a host shows to an agent;
//! [`Input`] and [`Reading`] are the texts that they exchange, and [`TurnMemo`] are how an agent knows the number of moves.
//! [`Sgf`] is a game in a file of its own.
//! [`holding_move`] proves which move wins, and a [`Book`] has such moves for the opening.
//! An [`Opponent`] is one of those that the assignment gives out ([`random`], [`greedy`], [`aggressive`] or a [`Textbook`] search),
//! the [`Champion`] the strongest player; [`Features`] are what a learner sees of a move.
//!
//! ```
//! use suite_go::{Move, Point, Position, Size};
//! use suite_search::{Game, Player};
//!
//! let start = Position::start(Size::DEFAULT);
//! let next = start.play(Move::Place(Point::at(2, 2).unwrap()));
//! assert_eq!((next.to_move(), next.stones(Player::First)), (Player::Second, 1));
//! // One stone against a komi of two and a half, counted in halves.
//! assert_eq!(next.utility(Player::First), -3);
//! ```

mod answer;
mod board;
mod book;
mod champion;
mod endgame;
mod evaluation;
mod features;
mod game_state;
mod hold;
mod input;
mod opponent;
mod player;
mod point;
mod position;
mod sgf;
mod size;
mod solve;
mod swindle;
mod symmetry;
#[cfg(test)]
mod tests;
mod textbook;
mod turn_memo;

pub use answer::{AnswerError, Reading};
pub use board::{Board, color};
pub use book::{Book, BookEntry, BookValue, Hole, Line, ParseBookError};
pub use champion::Champion;
pub use features::Features;
pub use game_state::GameState;
pub use hold::holding_move;
pub use input::{Expected, Input, ParseInputError};
pub use opponent::{Opponent, OpponentKind};
pub use player::{aggressive, greedy, random};
pub use point::{Move, Point};
pub use position::{Illegal, Moves, Position};
pub use sgf::{ParseSgfError, Sgf};
pub use size::{Size, SizeError};
pub use textbook::{Narrowed, Textbook};
pub use turn_memo::{Count, ParseTurnMemoError, TurnMemo};
