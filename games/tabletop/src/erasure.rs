//! How a game's own types become those of any game.

mod game;
mod position;
mod protocol;
mod search;
mod solver;
mod strategy;

use std::fmt::Display;

use suite_search::Decision;

pub use self::game::{game, parse_variant};
pub use self::solver::own_solver;
use crate::{AnyMove, AnyPosition, Tabletop};

/// Returns the game's own position.
fn own_position<G: Tabletop>(position: &AnyPosition) -> &G {
    position.downcast_ref().expect("a position of this game")
}

/// Returns the game's own move.
fn own_move<G: Tabletop>(position: &G, mv: AnyMove) -> Option<G::Move> {
    position.parse_move(mv.name()).ok()
}

/// Returns a decision with the moves of any game.
fn any_decision<M: Display>(decision: Decision<M>) -> Decision<AnyMove> {
    let Decision { best, value, is_exact, principal_variation, depth, nodes } = decision;
    let principal_variation = principal_variation.into_iter().map(AnyMove::new).collect();
    Decision { best: best.map(AnyMove::new), value, is_exact, principal_variation, depth, nodes }
}
