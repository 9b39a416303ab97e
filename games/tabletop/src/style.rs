//! Styles of texts for terminals; whoever prints them elsewhere drops them.

use std::fmt;

use anstyle::{AnsiColor, Style};
use suite_search::Player;

/// Text in a style.
#[derive(Debug, Clone, Copy)]
pub struct Styled<T>(Style, T);

impl<T: fmt::Display> fmt::Display for Styled<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(style, text) = self;
        write!(f, "{style}{text}{style:#}")
    }
}

/// Styles an error.
pub const fn error<T>(text: T) -> Styled<T> {
    Styled(AnsiColor::Red.on_default().bold(), text)
}

/// Styles a success.
pub const fn success<T>(text: T) -> Styled<T> {
    Styled(AnsiColor::Green.on_default().bold(), text)
}

/// Styles a warning.
pub const fn warning<T>(text: T) -> Styled<T> {
    Styled(AnsiColor::Yellow.on_default().bold(), text)
}

/// Styles what matters most.
pub const fn strong<T>(text: T) -> Styled<T> {
    Styled(Style::new().bold(), text)
}

/// Styles what belongs to a player.
pub const fn player<T>(player: Player, text: T) -> Styled<T> {
    let color = match player {
        Player::First => AnsiColor::Cyan,
        Player::Second => AnsiColor::Magenta,
    };
    Styled(color.on_default().bold(), text)
}
