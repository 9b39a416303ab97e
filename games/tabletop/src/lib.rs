//! What anybody outside needs to know of a two-player game.
//!
//! A game implements [`Tabletop`] in its own crate: name, starts and variants, notation, drawing and picture, rule
//! violations in words, built-in players, protocols for programs, what its solver needs. Everybody outside (the
//! command, the page, contests, GTP, Python) works with the erased face of that: [`AnyGame`], [`AnyPosition`],
//! [`AnyMove`]. An [`AnyPosition`] is a [`Game`](suite_search::Game), so the arena plays, records and replays all games
//! by the same compiled code. What visits millions of nodes runs behind it on the game's own types, compiled in the
//! game's crate.
//!
//! | concept | items |
//! |---|---|
//! | a game | [`Tabletop`], [`Visitor`], [`AnyGame`], [`game`], [`GameFacts`], [`parse_variant`] |
//! | positions and moves | [`AnyPosition`], [`AnyMove`], [`Picture`], [`BoardStyle`], [`BoardView`], [`Vertex`] |
//! | options as data | [`GameOption`], [`OptionKind`], [`OptionValues`] |
//! | players | [`BuiltInPlayer`], [`PlayerOption`], [`AnyPlayer`], [`Textbook`], [`WithBudget`] |
//! | programs | [`Protocol`], [`ProtocolKind`] |
//! | recorded games | [`RecordedGame`], [`Variation`], [`ForeignGame`] |
//! | what games share | [`board_size`], [`SizeError`], [`BookFormat`] |
//! | exact values | [`AnySolver`], [`own_solver`], [`Analyst`], [`ProvedWinner`], [`Points`] |
//! | estimates where nothing is proved | [`Estimate`], [`Estimates`] |
//! | what programs are known to do wrong | [`KnownMistake`], [`Explanation`], [`explanations`], [`NamedMistake`] |
//! | searches step by step | [`SearchedGame`], [`search_tree()`], [`SearchTree`], [`RunSearch`], [`TreeOptions`] |
//! | a log of one's own | [`OwnLog`], [`LogFormat`], [`LogDifference`] |
//!
//! It knows no game, no command line, no server and no terminal; [`style`] marks texts that are printed on one.

mod analysis;
mod any_game;
mod any_move;
mod any_position;
mod any_solver;
mod board_size;
mod board_style;
mod board_view;
mod book_format;
mod built_in_player;
#[cfg(any(test, feature = "conformance"))]
pub mod conformance;
mod erasure;
mod estimate;
mod estimates;
mod game_error;
mod game_facts;
mod game_option;
mod known_mistake;
mod log_format;
mod named_mistake;
mod picture;
mod player_option;
mod protocol;
mod proved_winner;
mod recorded_game;
mod search_tree;
pub mod style;
mod tabletop;
#[cfg(test)]
mod tests;
mod textbook;
mod tricky_position;
mod variation;
mod vertex;
mod with_budget;

pub use analysis::{Analyst, Analyzed, AnalyzedMove, Mistake};
pub use any_game::{AnyGame, ForeignGame};
pub use any_move::AnyMove;
pub use any_position::AnyPosition;
pub use any_solver::{AnySolver, SaveCheckpoint, SolverObserver, SolverProgress, Stopped, WatchSolver};
pub use board_size::SizeError;
pub use board_style::BoardStyle;
pub use board_view::{BoardView, GameEnd};
pub use book_format::{BookFormat, BookFormatError};
pub use built_in_player::{AnyPlayer, BuiltInPlayer, PERSON_NAMES};
pub use erasure::{game, own_solver, parse_variant};
pub use estimate::Estimate;
pub use estimates::Estimates;
pub use game_error::GameError;
pub use game_facts::{GameFacts, StarterFile};
pub use game_option::{GameOption, OptionKind, OptionValue, OptionValues, read_option_file};
pub use known_mistake::{
    Explanation, KnownMistake, explanations, pair_explanations, several_explanations, single_explanations,
};
pub use log_format::{LogDifference, LogFormat};
pub use named_mistake::NamedMistake;
pub use picture::{Picture, SquarePicture};
pub use player_option::{PlayerOption, PlayerOptionKind};
pub use protocol::{Protocol, ProtocolKind};
pub use proved_winner::{Points, ProvedWinner, for_first};
pub use recorded_game::RecordedGame;
pub use search_tree::{AlgorithmName, OwnLog, RunSearch, SearchTree, SearchedGame, TreeOptions, search_tree};
pub use tabletop::{Notation, Tabletop, Visitor};
pub use textbook::{Heuristic, Limit, NamedHeuristic, OnlyHeuristic, Textbook};
pub use tricky_position::TrickyPosition;
pub use variation::Variation;
pub use vertex::{ParseVertexError, Vertex, column_letter};
pub use with_budget::WithBudget;
