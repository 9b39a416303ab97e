//! Checks that no text from outside makes a game panic, for property tests and fuzzing.

use std::fmt::Display;

use suite_arena::{GameSpec, UncheckedRecord};
use suite_search::{Game, Player};

use crate::{AnyGame, AnyPosition, GameOption, OptionValues, RecordedGame};

/// More plies than any game has.
const LONGEST_GAME: usize = 1000;

/// The most bytes of a message: a few lines of a terminal.
const LONGEST_MESSAGE: usize = 500;

/// Passes a text from outside to everything of a game that takes one: options, variants, moves, lists of moves,
/// records, games in a format of the game's own, players. Games that are accepted are played to their end.
///
/// Each line before the first empty one is an option of a start or a position: `name=value`, or the name of a file,
/// whose content follows the empty line.
///
/// # Panics
///
/// Panics if the game does, if it breaks its own rules, or if the message of an error is not fit for a terminal.
pub fn assert_any_text_is_safe(game: &'static dyn AnyGame, text: &str) {
    let (head, body) = text.split_once("\n\n").unwrap_or((text, text));
    let variant = game.variant(&option_values(&game.start_options(), head, body));
    if let Some(spec) = accepted(variant.and_then(|variant| game.spec(&variant))) {
        assert_moves_are_safe(spec, body);
    }
    if let Some(spec) = accepted(game.position(&option_values(&game.position_options(), head, body))) {
        let _ = spec.start.protocol(&option_values(&game.program_options(), head, body));
        play_out(&spec.start, body.as_bytes());
    }
    if let Ok(variant) = serde_json::from_str(text) {
        let _ = game.task(&variant);
        if let Some(spec) = accepted(game.spec(&variant)) {
            play_out(&spec.start, text.as_bytes());
        }
    }
    if let Some(record) = accepted(UncheckedRecord::parse(text)) {
        assert_replays(game, &record);
    }
    if let Some(foreign) = accepted(RecordedGame::parse_foreign(game, text)) {
        assert_eq!(foreign.positions.len(), foreign.moves.len() + 1);
    }
    let _ = game.player(text);
}

/// Returns the values of options: the defaults, unless the lines of `head` set others.
fn option_values(options: &[GameOption], head: &str, body: &str) -> OptionValues {
    let mut values = OptionValues::defaults(options);
    for line in head.lines() {
        let (name, value) = line.split_once('=').unwrap_or((line, body));
        if let Some(option) = options.iter().find(|option| option.name == name)
            && let Some(value) = accepted(option.parse(value))
        {
            values.set(option.name, value);
        }
    }
    values
}

/// Reads a text as a move, and as a list of moves.
fn assert_moves_are_safe(spec: GameSpec<AnyPosition>, text: &str) {
    let start = &spec.start;
    if let Some(mv) = accepted(start.parse_move(text)) {
        assert_eq!(start.parse_move(mv.name()), Ok(mv), "{text:?}");
        accepted(start.play_legal(mv));
    }
    play_out(start, text.as_bytes());
    accepted(RecordedGame::from_moves(spec, text));
}

/// Replays a record, and the record of what was replayed.
fn assert_replays(game: &dyn AnyGame, record: &UncheckedRecord) {
    let Some(RecordedGame { record: Some(played), positions, .. }) = accepted(RecordedGame::replay(game, record))
    else {
        return;
    };
    let text = serde_json::to_string(&played).expect("a record");
    let again = RecordedGame::replay(game, &UncheckedRecord::parse(&text).expect("a record")).expect("the same game");
    assert_eq!(serde_json::to_string(&again.record).expect("a record"), text);
    let is_over = positions.last().is_some_and(Game::is_over);
    assert!(is_over != played.outcome.fault.is_some() || played.turns.is_empty(), "{text}");
}

/// Returns what was accepted, or checks the message of the error.
fn accepted<T, E: Display>(result: Result<T, E>) -> Option<T> {
    result.map_err(|error| assert_is_message(&error.to_string())).ok()
}

/// Checks that a message is one short line, which is safe to show on a terminal.
///
/// # Panics
///
/// Panics with the message if it is not.
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

/// Plays a game to its end and checks the rules on the way; `choices` choose the moves.
///
/// # Panics
///
/// Panics with the position that breaks a rule.
pub fn play_out(start: &AnyPosition, choices: &[u8]) {
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
