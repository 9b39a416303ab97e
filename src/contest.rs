//! Contests: who meets whom, and what the results are worth.
//!
//! Whoever meets plays pairs of games, each from an opening with the colors swapped: a [`GamePair`]. [`standings()`] ranks the entries
//! by their points, [`Ratings`] estimates their strength, and [`Sprt`] tests whether one is stronger. Nothing here plays a game or knows one.

mod bradley_terry;
mod game_pair;
mod ratings;
mod round_robin;
mod sprt;
mod standings;
mod swiss;

pub use game_pair::{GamePair, PairedGame, Tally};
pub use ratings::Ratings;
pub use round_robin::round_robin;
pub use sprt::{Pentanomial, Sprt, Verdict};
pub use standings::{Standing, results, standings};
pub use swiss::Swiss;
