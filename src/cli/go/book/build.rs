//! `suite go book build`.

use std::cell::Cell;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::Result;
use clap::{Args, value_parser};
use indicatif::{HumanBytes, HumanCount};
use suite_go::{Book, Size};
use suite_search::Solver;

use super::{Watched, winner};
use crate::cli::Outcome;
use crate::cli::go::option::{size, table_bytes};
use crate::interrupt::Interrupt;
use crate::output::OutputFile;
use crate::progress::Progress;

/// Prove what to play in every position that either side can come to in the first plies by the book itself, and write it down.
///
/// In a won position that is a move that wins, in a lost one the move that leaves the opponent the fewest winning replies; each
/// is proved by searches to the end of the game. Positions that are images of each other count as one.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite go book build --size 3 --plies 8 --out 3x3.book
  suite go book build --plies 6 --out 5x5.book --threads 2 --memory 8")]
pub struct Build {
    /// The ply before which the last moves of the book are
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    plies: u32,
    /// Where to write the book
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Points to a side of the board
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    size: Size,
    /// How many threads to search with
    #[arg(long, value_name = "N", default_value = "1")]
    threads: NonZeroUsize,
    /// The most memory to use for the table of positions, in GiB; small boards get less
    #[arg(long, value_name = "GIB", default_value_t = 1)]
    memory: usize,
}

impl Build {
    pub fn run(self) -> Result<Outcome> {
        let out = OutputFile::at(&self.out)?;
        let begun = Instant::now();
        let (progress, done) = (Progress::new(1, "positions"), Cell::new(0));
        let interrupt = Interrupt::catch("there is no book")?;
        let mut watch = Watched { progress: &progress, interrupt, done: &done };
        let bytes = table_bytes(self.size.longest_game(), self.memory.saturating_mul(1 << 30));
        let mut solver = Solver::new(bytes, self.threads.get());
        let report = |ply, so_many, of| {
            done.set(so_many);
            progress.set_steps(of);
            progress.show(so_many, || format!(" with {ply} moves played"));
        };
        let book = Book::build(self.size, self.plies, &mut solver, &mut watch, report)?;
        let bytes = book.to_bytes();
        out.put(&bytes)?;
        drop(progress);
        let (winner, positions) = (winner(&book), HumanCount(book.len() as u64));
        anstream::eprintln!("{winner} wins; {positions} positions, {}", HumanBytes(bytes.len() as u64));
        anstream::eprintln!("{} nodes, {:.1} s", HumanCount(solver.nodes()), begun.elapsed().as_secs_f64());
        Ok(Outcome::Done)
    }
}
