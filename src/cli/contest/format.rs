//! The format of a contest: who meets whom, from which starts, and how programs play.

use anyhow::{Context, Result};
use clap::Args;
use suite_arena::GameSpec;
use suite_text::whole_number;
use suite_work::number_in;

use crate::cli::othello;
use crate::cli::shared::tabletop::{StartArgs, Tabletop};

/// The options that all games of a contest depend on, but for the seed: those of all games, those `S` that name the start, and those `X`
/// of programs.
#[derive(Args)]
pub struct Format<S: StartArgs, X: Args> {
    #[command(flatten)]
    start: S,
    /// Number of openings that each two entries play, each with both colors
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number_in::<u32>(1..=10_000))]
    pub openings: u32,
    /// Number of random moves in an opening
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = whole_number::<usize>)]
    pub random_plies: usize,
    /// Number of Swiss rounds at most; they end when two would have to meet again [default: none for up to 40 entries, which play a
    /// round robin; two more than a knockout would take]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1000))]
    rounds: Option<u32>,
    /// Add a final of the best N, and of those tied with the last of them
    #[arg(long, value_name = "N", value_parser = number_in::<usize>(2..=40))]
    pub finals: Option<usize>,
    /// Board size in the final [default: as before]
    #[arg(long, value_name = "N", requires = "finals", value_parser = whole_number::<usize>)]
    board: Option<usize>,
    #[command(flatten)]
    pub programs: X,
}

/// The most entries that play a round robin.
const MOST_IN_ROUND_ROBIN: usize = 40;

impl<X: Args> Format<othello::Start, X> {
    /// Returns whether some games have a board with more than 64 squares.
    pub fn is_wide(&self) -> bool {
        self.start.is_wide() || self.board.is_some_and(|size| size > 8)
    }
}

impl<S: StartArgs, X: Args> Format<S, X> {
    /// Returns the starts of games, those in the final second.
    pub fn specs<G: Tabletop<Variant = S::Variant>>(&self) -> Result<[GameSpec<G>; 2]> {
        let spec = G::spec(&self.start.variant()?)?;
        let last = match self.board {
            Some(size) => G::spec(&self.start.resized(size).context("--board")?)?,
            None => spec.clone(),
        };
        Ok([spec, last])
    }

    /// Returns the number of Swiss rounds at most; `None` for a round robin.
    pub fn rounds(&self, entries: usize) -> Option<u32> {
        let default = (entries > MOST_IN_ROUND_ROBIN).then(|| entries.next_power_of_two().ilog2() + 2);
        self.rounds.or(default)
    }

    /// Returns the number of games of a contest at most, with those of a final without ties.
    pub fn games(&self, entries: usize) -> usize {
        let all = |entries: usize| entries * (entries - 1) / 2;
        let rounds =
            self.rounds(entries).map_or(all(entries), |rounds| all(entries).min(rounds as usize * (entries / 2)));
        2 * self.openings as usize * (rounds + self.finals.map_or(0, |best| all(best.min(entries))))
    }
}
