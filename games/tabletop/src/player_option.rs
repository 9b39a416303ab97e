//! Options of built-in players as data, for people who choose them by fields.

/// An option of a built-in player, which people may choose by a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PlayerOption {
    /// The key, as in `limit=3`.
    pub key: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// What it takes.
    pub kind: PlayerOptionKind,
}

/// What an option of a player takes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PlayerOptionKind {
    /// Nothing: it is given or not.
    Flag,
    /// A number.
    Number,
    /// The name of one of the [heuristics](crate::Tabletop::HEURISTICS) of the game.
    Heuristic,
}

impl PlayerOption {
    /// The depth limit of a search.
    pub const LIMIT: Self = Self::number("limit", "Depth limit");
    /// The time for a move.
    pub const TIME: Self = Self::number("time", "Seconds a move");
    /// Whether a search remembers positions.
    pub const CACHING: Self = Self { key: "caching", label: "Caching", kind: PlayerOptionKind::Flag };
    /// Whether a search orders moves.
    pub const ORDERING: Self = Self { key: "ordering", label: "Ordering", kind: PlayerOptionKind::Flag };
    /// The heuristic of a search.
    pub const HEURISTIC: Self = Self { key: "heuristic", label: "Heuristic", kind: PlayerOptionKind::Heuristic };

    /// Returns an option that takes a number.
    #[must_use]
    pub const fn number(key: &'static str, label: &'static str) -> Self {
        Self { key, label, kind: PlayerOptionKind::Number }
    }
}
