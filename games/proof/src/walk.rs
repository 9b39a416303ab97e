//! The walk through a proof: one move for the player whose claim it is, all moves for the opponent, and each position
//! once.

use std::mem;

use thiserror::Error;

use crate::claim::Claim;
use crate::provable::Provable;

/// The number of positions from which on a level drops its duplicates as it grows.
const MANY: usize = 1 << 20;

/// What chooses the moves of a walk.
pub(crate) trait Guide<G> {
    /// The error that ends the walk.
    type Error: From<WalkError>;

    /// Called before the positions of a level; returns whether the walk goes on.
    fn enter_level(&mut self, placements_left: u32, positions: usize) -> bool;

    /// Returns the number of the move to play among the legal ones, from 0, or none to leave the position aside.
    fn choose(&mut self, position: &G) -> Result<Option<u8>, Self::Error>;

    /// Looks at a position that the walk leaves aside, since no more placements are left than at the cut.
    fn leave(&mut self, position: &G) -> Result<(), Self::Error>;
}

/// The error in a proof.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum WalkError {
    /// The proof leads to the end of a game that is worth too little.
    #[error("the opponent can end the game below the bound")]
    Refuted,
    /// The number is not that of a legal move.
    #[error("expected one of {legal} legal moves, found number {found}")]
    NoSuchMove {
        /// The number of legal moves.
        legal: usize,
        /// The number that was found.
        found: u8,
    },
}

/// The positions with the same number of placements left in which the player of the claim is to move.
struct Level<G: Provable> {
    /// Canonical positions with their keys; the same ones may occur several times.
    positions: Vec<(G::Key, G)>,
    /// The number of positions at which to drop duplicates.
    full: usize,
}

impl<G: Provable> Level<G> {
    const fn new() -> Self {
        Self { positions: Vec::new(), full: MANY }
    }

    fn push(&mut self, position: G) {
        if self.positions.len() >= self.full {
            self.sort();
            self.full = self.full.max(2 * self.positions.len());
        }
        self.positions.push((position.key(), position));
    }

    /// Sorts the positions by their keys, each once.
    fn sort(&mut self) {
        self.positions.sort_unstable_by_key(|&(key, _)| key);
        self.positions.dedup_by(|(one, _), (other, _)| one == other);
    }
}

struct Walk<G: Provable> {
    claim: Claim,
    /// The levels that are to come, by the number of placements left.
    levels: Vec<Level<G>>,
}

/// Walks through a proof of a claim about `start`, level by level, by the moves of a guide. Positions with at most
/// `cut` placements left are left aside.
pub(crate) fn walk<G: Provable, E: Guide<G>>(start: &G, claim: Claim, cut: u32, guide: &mut E) -> Result<(), E::Error> {
    let levels = (0..=start.placements_left()).map(|_| Level::new()).collect();
    let mut walk = Walk { claim, levels };
    walk.add(start)?;
    for left in (0..walk.levels.len()).rev() {
        let mut level = mem::replace(&mut walk.levels[left], Level::new());
        level.sort();
        if level.positions.is_empty() {
            continue;
        }
        if !guide.enter_level(left as u32, level.positions.len()) {
            break;
        }
        for (_, position) in &level.positions {
            if left as u32 <= cut {
                guide.leave(position)?;
                continue;
            }
            let Some(number) = guide.choose(position)? else { continue };
            let mv = position.moves().nth(number.into());
            let mv = mv.ok_or_else(|| WalkError::NoSuchMove { legal: position.moves().count(), found: number })?;
            walk.add(&position.play(mv))?;
        }
    }
    Ok(())
}

impl<G: Provable> Walk<G> {
    /// Adds the positions from this one on in which it is the player's turn again.
    fn add(&mut self, position: &G) -> Result<(), WalkError> {
        if position.is_over() {
            return if position.utility(self.claim.player) >= self.claim.bound {
                Ok(())
            } else {
                Err(WalkError::Refuted)
            };
        }
        if position.to_move() == self.claim.player {
            if !position.is_settled(self.claim) {
                self.levels[position.placements_left() as usize].push(position.canonical());
            }
            return Ok(());
        }
        position.moves().try_for_each(|mv| self.add(&position.play(mv)))
    }
}
