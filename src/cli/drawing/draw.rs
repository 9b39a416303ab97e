//! `draw` for every game: the board of a position as a picture.

use std::path::PathBuf;

use anyhow::Result;
use clap::{ArgMatches, Args, Command, FromArgMatches};
use suite_draw::draw_board;
use suite_tabletop::AnyGame;

use super::drawing_file::write_drawing;
use crate::cli::args::position_args;
use crate::cli::status::Status;

/// The option for the picture.
#[derive(Args)]
struct OutArg {
    /// File to write; it ends in .svg, in .html, or in .tex for a document that pdflatex compiles
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
}

/// Adds the options of `draw` to a command.
pub fn add(command: Command, game: &'static dyn AnyGame) -> Command {
    OutArg::augment_args(position_args::add(command, game))
}

/// Draws the board of a position.
pub fn run(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<Status> {
    let OutArg { out } = OutArg::from_arg_matches(matches)?;
    let (position, last) = position_args::position_and_last_move(game, matches)?;
    write_drawing(&out, draw_board(&position, last))?;
    Ok(Status::Done)
}
