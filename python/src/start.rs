//! The start of any game, by its name.

use itertools::Itertools;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::Value as Json;
use suite_go::GameState;
use suite_othello::Position as OthelloPosition;
use suite_squirrel::Position as SquirrelPosition;
use suite_tabletop::{GameError, GameOption, OptionKind, OptionValue, OptionValues, Tabletop};
use suite_tictactoe::Position as TicTacToePosition;

use crate::game_type::GameType;
use crate::go::Go;
use crate::othello::Othello;
use crate::position::{Class, Position};
use crate::squirrel::Squirrel;
use crate::text::Text;
use crate::tictactoe::TicTacToe;
use crate::type_of::FindType;
use crate::value_error::value_error;

/// Returns the names of all games.
#[pyfunction]
pub fn games() -> Vec<&'static str> {
    suite_catalog::games().map(|game| game.facts().name).collect()
}

/// Returns the position in which a game starts: start("othello", size=6).
///
/// The options are those that name a start on the command line, as in `suite othello play --size 6`. A file is given by
/// its content, a text, or by its path.
#[pyfunction]
#[pyo3(signature = (game, /, **options))]
pub fn start<'py>(py: Python<'py>, game: &str, options: Option<&Bound<'py, PyDict>>) -> PyResult<Bound<'py, Position>> {
    let expected = || value_error(format!("expected a game ({}), found '{game}'", quoted(games())));
    let game = suite_catalog::find(game).ok_or_else(expected)?;
    let known = game.start_options();
    let mut values = OptionValues::defaults(&known);
    for (name, value) in options.into_iter().flatten() {
        let name: String = name.extract()?;
        let Some(option) = known.iter().find(|option| option.name == name) else {
            let names = quoted(known.iter().map(|option| option.name));
            let known = if names.is_empty() { "it takes none".to_owned() } else { format!("it takes {names}") };
            let game = game.facts().name;
            return Err(PyTypeError::new_err(format!("{game} has no option '{name}': {known}")));
        };
        values.set(option.name, option_value(option, &value)?);
    }
    let variant = game.variant(&values).map_err(value_error)?;
    let spec = game.spec(&variant).map_err(value_error)?;
    let game_type = game_type(spec.name, &variant).map_err(value_error)?;
    Position::new(spec.start, game_type).into_python(py)
}

/// Returns the type of the positions of a game's variant, whose objects are of the game's own class, if it has one.
fn game_type(game: &str, variant: &Json) -> Result<&'static dyn GameType, GameError> {
    match game {
        GameState::NAME => type_with::<Go>(game, variant),
        OthelloPosition::<u64>::NAME => type_with::<Othello>(game, variant),
        SquirrelPosition::NAME => type_with::<Squirrel>(game, variant),
        TicTacToePosition::NAME => type_with::<TicTacToe>(game, variant),
        _ => type_with::<Position>(game, variant),
    }
}

fn type_with<C: Class>(game: &str, variant: &Json) -> Result<&'static dyn GameType, GameError> {
    suite_catalog::visit(game, variant, FindType::<C>::new())
}

/// Reads the value of an option.
fn option_value(option: &GameOption, value: &Bound<'_, PyAny>) -> PyResult<OptionValue> {
    if matches!(option.kind, OptionKind::File { .. }) && !value.is_instance_of::<PyString>() {
        let Text { path, bytes } = value.extract()?;
        return Ok(OptionValue::File { name: path.display().to_string(), bytes });
    }
    let text =
        value.extract::<bool>().map_or_else(|_| value.str().map(|text| text.to_string()), |is| Ok(is.to_string()));
    option.parse(&text?).map_err(value_error)
}

fn quoted(words: impl IntoIterator<Item = &'static str>) -> String {
    words.into_iter().map(|word| format!("'{word}'")).join(", ")
}
