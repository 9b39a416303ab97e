//! What is learned, as the command line names it.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use suite_othello::{Lesson, Variant, Weights};
use suite_text::whole_number;
use suite_work::{input, number_in};

use super::lesson_folder::LessonDocument;
use crate::cli::othello::start_args::StartArgs;

/// What is learned.
#[derive(Args)]
pub struct LessonArgs {
    #[command(flatten)]
    start: StartArgs,
    /// Number of games in a round
    #[arg(
        long, value_name = "N", default_value_t = 12_000, value_parser = number_in::<u32>(2 * Lesson::JOB..=100_000_000)
    )]
    games: u32,
    /// Nodes that the players search for a move
    #[arg(long, value_name = "N", default_value_t = 300, value_parser = number_in::<u64>(1..=1_000_000_000))]
    nodes: u64,
    /// Number of empty squares from which on games are played perfectly
    #[arg(long, value_name = "N", default_value_t = 12, value_parser = number_in::<u32>(0..=30))]
    exact: u32,
    /// Random seed; the same seed gives the same weights
    #[arg(long, default_value_t = 1, value_parser = whole_number::<u64>)]
    seed: u64,
    /// Weights by which the players of the first round evaluate positions, instead of mobility and corners
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

impl LessonArgs {
    /// Returns what is learned, as a document.
    pub fn document(&self) -> Result<LessonDocument> {
        let Self { ref start, games, nodes, exact, seed, .. } = *self;
        let Variant { size, rules } = start.variant()?;
        Ok(LessonDocument { size, rules, seed, games, nodes, exact })
    }

    /// Reads the weights of the players of the first round, if they have some.
    pub fn first_players(&self) -> Result<Option<Weights>> {
        let Some(file) = &self.from else { return Ok(None) };
        let weights = input::read(file, Weights::from_bytes)?;
        let expected = serde_json::to_string(&self.start.variant()?)?;
        let found = serde_json::to_string(&Variant { size: weights.size().side(), rules: weights.rules().into() })?;
        ensure!(found == expected, "{}: expected weights for {expected}, found {found}", file.display());
        Ok(Some(weights))
    }
}
