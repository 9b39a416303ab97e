//! The position that a command of any game is about.

use anyhow::{Context, Result};
use clap::{ArgMatches, Args, Command, FromArgMatches};
use suite_tabletop::{AnyGame, AnyMove, AnyPosition};

use super::game_options;

/// The option for moves before the position.
#[derive(Args)]
struct MovesArg {
    /// Moves to play from there first, separated by spaces, or as printed under `pv`
    #[arg(long, value_name = "MOVES")]
    moves: Option<String>,
}

/// Adds the options that name a position to a command.
pub fn add(command: Command, game: &dyn AnyGame) -> Command {
    MovesArg::augment_args(game_options::add(command, &game.position_options()))
}

/// Returns the position that the options name.
pub fn position(game: &'static dyn AnyGame, matches: &ArgMatches) -> Result<AnyPosition> {
    Ok(position_and_last_move(game, matches)?.0)
}

/// Returns the position that the options name, and the move that has led to it, if that is one of them.
pub fn position_and_last_move(
    game: &'static dyn AnyGame,
    matches: &ArgMatches,
) -> Result<(AnyPosition, Option<AnyMove>)> {
    let spec = game.position(&game_options::values(&game.position_options(), matches)?)?;
    let moves = MovesArg::from_arg_matches(matches)?.moves.unwrap_or_default();
    let moves = spec.parse_moves(game.words_of_moves(&moves)).context("--moves")?;
    let last = moves.last().copied();
    Ok((moves.into_iter().fold(spec.start, |position, mv| suite_search::Game::play(&position, mv)), last))
}
