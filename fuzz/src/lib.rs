//! Checks that the fuzz targets share.

use std::fmt::{Debug, Display};

use suite_search::{Game, Player};

/// The most bytes of a message: a few lines of a terminal.
const LONGEST_MESSAGE: usize = 500;

/// More plies than any game has.
const LONGEST_GAME: usize = 1000;

/// Returns what was parsed, or checks the message of the error.
pub fn parsed<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| assert_is_message(&error.to_string())).ok()
}

/// Checks that a message is one short line, which is safe to show on a terminal.
pub fn assert_is_message(message: &str) {
    assert!(!message.is_empty() && message.len() <= LONGEST_MESSAGE, "{} bytes: {message:?}", message.len());
    assert!(!message.contains(is_hidden), "{message:?}");
}

/// Returns `true` for characters that move the cursor, end a line or turn text around.
fn is_hidden(character: char) -> bool {
    let turns = ['\u{61c}', '\u{200e}', '\u{200f}', '\u{2028}', '\u{2029}'];
    character.is_control()
        || turns.contains(&character)
        || matches!(character, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
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
pub fn play_out<G: Game + Debug>(start: &G, choices: &[u8]) {
    let mut position = start.clone();
    let mut choices = choices.iter().cycle();
    for _ in 0..LONGEST_GAME {
        let moves: Vec<_> = position.moves().collect();
        assert_eq!(position.is_over(), moves.is_empty(), "{position:?}");
        if moves.is_empty() {
            let [first, second] = Player::BOTH.map(|player| position.utility(player));
            assert_eq!(first, -second, "{position:?}");
            return;
        }
        let choice = choices.next().map_or(0, |&choice| usize::from(choice));
        position = position.try_play(moves[choice % moves.len()]).expect("a legal move");
    }
    panic!("the game does not end: {position:?}");
}
