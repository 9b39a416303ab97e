//! Lines of play from the start of a game.

use std::fmt;

use crate::Game;

/// The moves from the start to a position.
///
/// It is displayed as words that say where the position comes from.
///
/// ```
/// # use std::ops::RangeInclusive;
/// # use suite_search::{Game, Player, Value};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Nim { matches: u8, to_move: Player }
/// # impl Game for Nim {
/// #     type Move = u8;
/// #     type Moves = RangeInclusive<u8>;
/// #     fn to_move(&self) -> Player { self.to_move }
/// #     fn moves(&self) -> Self::Moves { 1..=self.matches.min(3) }
/// #     fn play(&self, taken: u8) -> Self {
/// #         Nim { matches: self.matches - taken, to_move: self.to_move.opponent() }
/// #     }
/// #     fn is_over(&self) -> bool { self.matches == 0 }
/// #     fn utility(&self, player: Player) -> Value { if player == self.to_move { -1 } else { 1 } }
/// # }
/// use suite_search::Variation;
///
/// let start = Variation::start(Nim { matches: 7, to_move: Player::First });
/// let later = start.play(2).play(1);
/// assert_eq!((start.to_string(), later.to_string()), ("at the start".into(), "after 2 1".into()));
/// assert_eq!(later.position.matches, 4);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Variation<G: Game> {
    /// The moves.
    pub moves: Vec<G::Move>,
    /// The position that they lead to.
    pub position: G,
}

impl<G: Game> Variation<G> {
    /// Returns the variation without moves.
    #[must_use]
    pub const fn start(start: G) -> Self {
        Self { moves: Vec::new(), position: start }
    }

    /// Returns the variation that goes on with a legal move.
    #[must_use]
    pub fn play(&self, mv: G::Move) -> Self {
        let mut moves = self.moves.clone();
        moves.push(mv);
        Self { moves, position: self.position.play(mv) }
    }
}

impl<G: Game> fmt::Display for Variation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves.is_empty() {
            return f.write_str("at the start");
        }
        let names: Vec<_> = self.moves.iter().map(ToString::to_string).collect();
        let separator = if names.iter().any(|name| name.contains(' ')) { ", " } else { " " };
        write!(f, "after {}", names.join(separator))
    }
}
