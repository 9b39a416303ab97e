//! Checks that the fuzz targets share.

use std::fmt::{Debug, Display};

pub use suite_tabletop::conformance::assert_is_message;
use suite_tabletop::{AnyPosition, Tabletop, conformance};

/// Returns what was parsed, or checks the message of the error.
pub fn parsed<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| assert_is_message(&error.to_string())).ok()
}

/// Checks that a value is parsed from the text that it is printed as.
pub fn assert_parses_back<T, E>(value: &T, parse: impl FnOnce(&[u8]) -> Result<T, E>)
where
    T: Debug + Display + PartialEq,
    E: Debug + PartialEq,
{
    let text = value.to_string();
    assert_eq!(parse(text.as_bytes()).as_ref(), Ok(value), "{text:?}");
}

/// Plays a game to its end and checks the rules on the way; `choices` choose the moves.
pub fn play_out(start: impl Tabletop, choices: &[u8]) {
    conformance::play_out(&AnyPosition::new(start), choices);
}
