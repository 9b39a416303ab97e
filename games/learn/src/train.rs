//! The trait for learning as a program runs it.

use thiserror::Error;

use crate::{Curriculum, Episode, Subject};

/// A learner with the opponents of its lessons, whatever the game.
pub trait Train {
    /// Returns the subject of the learner's table.
    fn subject(&self) -> Subject<'static>;

    /// Returns the curriculum.
    fn curriculum(&self) -> &Curriculum;

    /// Returns the number of games played so far.
    fn games(&self) -> u64;

    /// Plays games until `games` have been played in all, and learns from each. `report` is called after each game, and
    /// may stop the learner, which another call can resume.
    ///
    /// # Errors
    ///
    /// Returns [`Stopped`] if `report` does.
    fn learn(&mut self, games: u64, report: &mut dyn FnMut(&Episode) -> Result<(), Stopped>) -> Result<(), Stopped>;

    /// Measures the learner by games without learning: its success rates in percent, each with its name. The names and
    /// their order are always the same.
    fn success_rates(&self) -> Vec<(String, f64)>;

    /// Returns the learner's table as JSON.
    fn to_json(&self) -> String;
}

/// The stream of the curriculum's seed for the games that measure a learner, behind those of the games that it learns
/// from.
pub const MEASURING_STREAM: u64 = 1 << 40;

/// Learning was stopped before its last game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[error("stopped before the last game")]
pub struct Stopped;
