//! Positions that are equal if play goes on in the same way.

use std::hash::{Hash, Hasher};

use suite_search::{Game, Player, Value};
use suite_tabletop::Tabletop;

/// A position that is compared by what the solver plays, so that a cache finds it however the game came there.
#[derive(Clone)]
pub struct ByCore<G>(pub G);

impl<G: Tabletop> PartialEq for ByCore<G> {
    fn eq(&self, other: &Self) -> bool {
        self.0.core() == other.0.core()
    }
}

impl<G: Tabletop> Eq for ByCore<G> {}

impl<G: Tabletop> Hash for ByCore<G> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.core().hash(state);
    }
}

impl<G: Tabletop> Game for ByCore<G> {
    type Move = G::Move;
    type Moves = G::Moves;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn moves(&self) -> G::Moves {
        self.0.moves()
    }

    fn play(&self, mv: G::Move) -> Self {
        Self(self.0.play(mv))
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.0.utility(player)
    }
}
