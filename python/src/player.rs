//! Players: 1 is the first one and 2 the second in every game; games also name them.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use suite_search::Player;

/// Returns the number of a player.
pub fn to_number(player: Player) -> u8 {
    player as u8 + 1
}

/// Reads a player, given by number or by name.
pub fn from_python(player: &Bound<'_, PyAny>, names: [&str; 2]) -> PyResult<Player> {
    let number = player.extract::<u8>().ok();
    let name = player.extract::<&str>().ok();
    let is_meant =
        |&candidate: &Player| number == Some(to_number(candidate)) || name == Some(names[candidate as usize]);
    Player::BOTH.into_iter().find(is_meant).ok_or_else(|| {
        let [first, second] = names;
        PyValueError::new_err(format!("expected a player (1 or '{first}', 2 or '{second}'), found {player:?}"))
    })
}
