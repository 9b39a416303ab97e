//! The handshake that begins a game.

use std::fmt;

use suite_search::{Algorithm, Player, Search};
use suite_text::number;

use super::{digit, disk};
use crate::cursor::Cursor;
use crate::parse_error::{Expected, ParseError};

/// The manager's first line, which tells an agent its color and how to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Handshake {
    /// The agent's color.
    pub player: Player,
    /// The search options; `None` in the handout's short form, which has only the color.
    pub options: Option<Options>,
}

/// The search options that the manager passes on to an agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Options {
    /// The depth limit in plies (`-l`); `None` for the whole game.
    pub limit: Option<u32>,
    /// Use minimax instead of alpha-beta (`-m`).
    pub minimax: bool,
    /// Cache the values of positions (`-c`).
    pub caching: bool,
    /// Try moves in the order of their heuristic values (`-o`).
    pub ordering: bool,
}

impl Options {
    /// Returns the search with these options.
    ///
    /// ```
    /// use suite_othello::{Handshake, Utility};
    ///
    /// let options = Handshake::parse(b"1,-1,0,1,1\n")?.options.unwrap_or_default();
    /// assert!(options.search(Utility).caching);
    /// # Ok::<_, suite_othello::ParseError>(())
    /// ```
    #[must_use]
    pub const fn search<E>(self, heuristic: E) -> Search<E> {
        let Self { limit, minimax, caching, ordering } = self;
        let algorithm = if minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta };
        Search { algorithm, limit, caching, ordering, fail_hard: false, heuristic }
    }
}

impl Handshake {
    /// Parses `color,limit,minimax,caching,ordering`, or the color alone.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is malformed and what was expected there.
    ///
    /// ```
    /// use suite_othello::Handshake;
    ///
    /// assert_eq!(Handshake::parse(b"2")?.options, None);
    /// assert_eq!(
    ///     Handshake::parse(b"1,-1,0,1,yes").unwrap_err().to_string(),
    ///     "character 10: expected 0 or 1 for ordering, found \"yes\""
    /// );
    /// # Ok::<_, suite_othello::ParseError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut cursor = Cursor::new(text);
        let player = cursor.read(Expected::Color, |word| disk(word).flatten())?;
        let options = if cursor.is_at_end() {
            None
        } else {
            cursor.comma()?;
            Some(Options {
                limit: cursor.read(Expected::Limit, |word| match word {
                    b"-1" => Some(None),
                    plies => number(plies).map(Some),
                })?,
                minimax: flag(&mut cursor, "minimax")?,
                caching: flag(&mut cursor, "caching")?,
                ordering: flag(&mut cursor, "ordering")?,
            })
        };
        cursor.end()?;
        Ok(Self { player, options })
    }
}

/// Reads a comma and a flag.
fn flag(cursor: &mut Cursor, name: &'static str) -> Result<bool, ParseError> {
    cursor.comma()?;
    cursor.read(Expected::Flag(name), |word| match word {
        b"0" => Some(false),
        b"1" => Some(true),
        _ => None,
    })
}

impl fmt::Display for Handshake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", digit(Some(self.player)))?;
        let Some(Options { limit, minimax, caching, ordering }) = self.options else {
            return Ok(());
        };
        match limit {
            Some(plies) => write!(f, ",{plies}")?,
            None => f.write_str(",-1")?,
        }
        [minimax, caching, ordering].into_iter().try_for_each(|flag| write!(f, ",{}", u8::from(flag)))
    }
}
