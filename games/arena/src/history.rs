//! Games under way.

use suite_search::{Game, Player};

use crate::{Elapsed, Turn};

/// A game so far.
pub(crate) struct History<G: Game> {
    /// The positions so far, each with the turn that led out of it.
    played: Vec<(G, Turn<G::Move>)>,
    position: G,
}

impl<G: Game> History<G> {
    /// Begins a game with legal moves, each with the time that it took if an agent has chosen it.
    pub(crate) fn new(start: &G, moves: impl IntoIterator<Item = (G::Move, Option<Elapsed>)>) -> Self {
        let mut history = Self { played: Vec::new(), position: start.clone() };
        for (mv, elapsed) in moves {
            history.play_legal(mv, elapsed);
        }
        history
    }

    /// Returns the current position.
    pub(crate) const fn position(&self) -> &G {
        &self.position
    }

    /// Returns the number of the next move, from 1.
    pub(crate) const fn next_number(&self) -> usize {
        self.played.len() + 1
    }

    /// Plays a move if it is legal; returns whether it is.
    pub(crate) fn play(&mut self, mv: G::Move, elapsed: Option<Elapsed>) -> bool {
        let Ok(next) = self.position.try_play(mv) else { return false };
        let turn = Turn { player: self.position.to_move(), mv, elapsed };
        self.played.push((std::mem::replace(&mut self.position, next), turn));
        true
    }

    /// Plays a legal move that no agent has chosen.
    pub(crate) fn play_without_agent(&mut self, mv: G::Move) {
        self.play_legal(mv, None);
    }

    fn play_legal(&mut self, mv: G::Move, elapsed: Option<Elapsed>) {
        let is_legal = self.play(mv, elapsed);
        debug_assert!(is_legal, "{mv} is not legal");
    }

    /// Goes back to the last turn of an agent that may take moves back; returns whether there is one.
    pub(crate) fn take_back(&mut self, may_take_back: impl Fn(Player) -> bool) -> bool {
        let turn = self.played.iter().rposition(|(_, turn)| turn.elapsed.is_some() && may_take_back(turn.player));
        let Some((position, _)) = turn.and_then(|turn| self.played.drain(turn..).next()) else { return false };
        self.position = position;
        true
    }

    /// Returns the final position and what was played.
    pub(crate) fn into_parts(self) -> (G, Vec<Turn<G::Move>>) {
        (self.position, self.played.into_iter().map(|(_, turn)| turn).collect())
    }
}
