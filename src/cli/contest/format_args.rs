//! The options for the format of a contest.

use anyhow::{Context, Result};
use clap::Args;
use suite_contest::{ContestConditions, ContestFormat};
use suite_programs::ProgramTerms;
use suite_tabletop::{AnyGame, OptionValues};
use suite_text::whole_number;
use suite_work::number_in;

/// The options for who meets whom, and how often.
#[derive(Args)]
pub struct FormatArgs {
    /// Built-in player with the rating 0, who takes part [default: the first one; without one, the average is 0]
    #[arg(long, value_name = "PLAYER")]
    pub anchor: Option<String>,
    /// Number of openings that each two entries play, each with both colors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number_in::<u32>(1..=10_000))]
    openings: u32,
    /// Number of random moves in an opening [default: 4; none in Little-Go, whose programs may count moves from the
    /// empty board]
    #[arg(long, value_name = "N", value_parser = whole_number::<usize>)]
    random_plies: Option<usize>,
    /// Number of Swiss rounds at most; they end when two would have to meet again [default: none for up to 40 entries,
    /// which play a round robin; two more than a knockout would take]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1000))]
    rounds: Option<u32>,
    /// Add a final of the best N, and of those tied with the last of them
    #[arg(long, value_name = "N", value_parser = number_in::<usize>(2..=40))]
    finals: Option<usize>,
    /// Board size in the final [default: as before]
    #[arg(long, value_name = "N", requires = "finals", value_parser = whole_number::<usize>)]
    board: Option<usize>,
}

impl FormatArgs {
    /// Returns the conditions of a contest of a game with these options.
    pub fn conditions(
        self,
        game: &'static dyn AnyGame,
        options: &OptionValues,
        programs: ProgramTerms,
        seed: u64,
    ) -> Result<ContestConditions> {
        let Self { anchor, openings, random_plies, rounds, finals, board } = self;
        let variant = game.variant(options)?;
        let final_variant = match board {
            Some(size) => (*game.resized(options, size).context("--board")?.variant).clone(),
            None => variant.clone(),
        };
        let random_plies = random_plies.unwrap_or(game.facts().opening_plies);
        let format = ContestFormat { openings, random_plies, rounds, finals };
        let game = game.facts().name.to_owned();
        Ok(ContestConditions { game, variant, final_variant, seed, format, programs, anchor })
    }
}
