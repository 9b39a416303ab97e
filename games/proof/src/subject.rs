//! The games that certificates are about.

use std::fmt;

use suite_othello::Rules;
use suite_search::{Player, Value};

/// A game from its start, as certificates name it: `go 5`, `othello 6 ends`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Subject {
    /// Little-Go on a board of a size.
    Go(suite_go::Size),
    /// Othello on a board of a size, of at most 8x8 squares.
    Othello(suite_othello::Size, Rules),
}

/// Calls a function, generic over games, with the start of a subject's game.
macro_rules! with_start {
    ($subject:expr, |$start:ident| $result:expr) => {
        match $subject {
            Subject::Go(size) => {
                let $start = suite_go::Position::start(size);
                $result
            }
            Subject::Othello(size, rules) => {
                let $start = suite_othello::Position::<u64>::start(size, rules);
                $result
            }
        }
    };
}
pub(crate) use with_start;

impl Subject {
    /// Parses the name of a subject.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let words: Vec<_> = name.split(' ').collect();
        match words[..] {
            ["go", size] => Some(Self::Go(suite_go::Size::new(size.parse().ok()?).ok()?)),
            ["othello", size, rules] => {
                let rules = [Rules::Ends, Rules::Standard].into_iter().find(|&known| name_of(known) == rules)?;
                let size = suite_othello::Size::new(size.parse().ok()?).ok().filter(|size| size.side() <= 8)?;
                Some(Self::Othello(size, rules))
            }
            _ => None,
        }
    }

    /// Returns the color of a player.
    #[must_use]
    pub const fn color(self, player: Player) -> &'static str {
        match self {
            Self::Go(_) => suite_go::color(player),
            Self::Othello(..) => suite_othello::color(player),
        }
    }

    /// Returns a value in points: stones and komi, or disks.
    #[must_use]
    pub fn points(self, value: Value) -> f64 {
        match self {
            Self::Go(_) => f64::from(value) / 2.0,
            Self::Othello(..) => value.into(),
        }
    }
}

const fn name_of(rules: Rules) -> &'static str {
    match rules {
        Rules::Ends => "ends",
        Rules::Standard => "standard",
    }
}

impl fmt::Display for Subject {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Go(size) => write!(f, "go {}", size.side()),
            Self::Othello(size, rules) => write!(f, "othello {} {}", size.side(), name_of(rules)),
        }
    }
}
