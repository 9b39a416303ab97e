//! The words that the notations share: players and numbers.

use suite_search::Player;

/// Returns the player that a word names.
pub fn parse_player(word: &str) -> Option<Player> {
    match word.to_ascii_lowercase().as_str() {
        "max" => Some(Player::First),
        "min" => Some(Player::Second),
        _ => None,
    }
}

/// Returns the word for a player.
pub const fn player_word(player: Player) -> &'static str {
    match player {
        Player::First => "max",
        Player::Second => "min",
    }
}

/// Returns whether a text is meant as a number.
pub fn looks_like_number(text: &str) -> bool {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    digits.starts_with(|character: char| character.is_ascii_digit())
        && digits.chars().all(|character| character.is_ascii_digit() || character == '.')
}
