//! The pipe protocol between the course's game manager and an agent.
//!
//! Each message is a line: the manager's handshake ([`Handshake`]), its report before each turn and at the end
//! ([`ScoreReport`]), the board ([`Board`]), and the agent's move ([`Square`]). Parsers accept LF, CRLF or no line
//! ending, and blanks around the parts; what is printed has no blanks at either end and no newline.

mod handshake;
mod messages;
mod score_report;
#[cfg(test)]
mod tests;

use suite_search::Player;

pub use self::handshake::{Handshake, Options};
pub use self::score_report::ScoreReport;

/// Returns the digit for a player, for a disk of a player, or for an empty square.
const fn digit(player: Option<Player>) -> char {
    match player {
        None => '0',
        Some(Player::First) => '1',
        Some(Player::Second) => '2',
    }
}

/// Returns the contents of a square from its digit; `None` for any other text.
fn disk(digit: &[u8]) -> Option<Option<Player>> {
    match digit {
        b"0" => Some(None),
        b"1" => Some(Some(Player::First)),
        b"2" => Some(Some(Player::Second)),
        _ => None,
    }
}
