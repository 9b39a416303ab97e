//! `perft` for every game: counts positions, and how many a second.

use std::io::{self, Write};
use std::time::Instant;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use indicatif::HumanCount;
use suite_tabletop::AnyGame;
use suite_text::whole_number;
use suite_work::interrupt;

use crate::cli::args::game_options;
use crate::cli::status::Status;
use crate::exit::end_interrupted;

/// The options of `perft` that all games have.
#[derive(Args)]
struct PerftArgs {
    /// Number of plies
    #[arg(value_parser = whole_number::<u32>)]
    depth: u32,
    /// Print the count after each first move
    #[arg(long)]
    divide: bool,
}

/// Adds the options of `perft` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    PerftArgs::augment_args(game_options::add(command, &game.start_options()))
}

/// Counts the positions that can follow a start, and prints the counts.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let PerftArgs { depth, divide } = PerftArgs::from_arg_matches(matches)?;
    let start = game.spec(&game.variant(&game_options::values(&game.start_options(), matches)?)?)?.start;
    interrupt::end_at_once("nothing was counted", end_interrupted)?;
    let mut out = anstream::stdout().lock();
    let begun = Instant::now();
    let total = if divide {
        let mut counts: io::Result<Vec<_>> = Ok(Vec::new());
        start.perft_by_move(depth, &mut |mv, count| {
            if let Ok(known) = &mut counts {
                match writeln!(out, "{mv}: {}", HumanCount(count.leaves)) {
                    Ok(()) => known.push(count),
                    Err(error) => counts = Err(error),
                }
            }
        });
        counts?.into_iter().sum()
    } else {
        start.perft(depth)
    };
    let seconds = begun.elapsed().as_secs_f64();
    let rate = total.leaves as f64 / seconds / 1e6;
    writeln!(out, "positions: {}; games ended earlier: {}", HumanCount(total.leaves), HumanCount(total.ended))?;
    writeln!(out, "{seconds:.3} seconds, {rate:.0} million positions a second")?;
    Ok(Status::Done)
}
