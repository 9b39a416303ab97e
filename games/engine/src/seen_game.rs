//! A game as its spectators see it: the moves so far, with their positions and times.

use suite_arena::{Elapsed, Turn};
use suite_search::{Game, Player};
use suite_tabletop::{AnyMove, AnyPosition, BoardView};

use crate::MoveView;

/// A game with its moves so far.
#[derive(Debug, Clone)]
pub struct SeenGame {
    /// The number of moves before the first position.
    opening: usize,
    /// The first position, and the one after each move.
    positions: Vec<AnyPosition>,
    turns: Vec<Turn<AnyMove>>,
    /// The move whose position has not been seen yet.
    played: Option<(AnyMove, Elapsed)>,
}

impl SeenGame {
    /// Returns a game that goes on from this position after an opening of this number of moves.
    #[must_use]
    pub fn new(position: AnyPosition, opening: usize) -> Self {
        Self { opening, positions: vec![position], turns: Vec::new(), played: None }
    }

    /// Returns the position.
    #[must_use]
    pub fn position(&self) -> &AnyPosition {
        &self.positions[self.positions.len() - 1]
    }

    /// Sees a move.
    pub fn see_move(&mut self, mv: AnyMove, elapsed: Elapsed) {
        self.played = Some((mv, elapsed));
    }

    /// Sees the position that follows a move, or that the game goes back to.
    pub fn see_position(&mut self, position: &AnyPosition) {
        // No position comes twice in a game.
        if let Some(index) = self.positions.iter().position(|known| known == position) {
            self.positions.truncate(index + 1);
            self.turns.truncate(index);
            return;
        }
        let player = self.position().to_move();
        let played = self.played.take().map(|(mv, elapsed)| (mv, Some(elapsed)));
        let forced = || self.position().forced_move().map(|mv| (mv, None));
        let Some((mv, elapsed)) = played.or_else(forced) else { return };
        self.turns.push(Turn { player, mv, elapsed });
        self.positions.push(position.clone());
    }

    /// Returns the turns so far.
    #[must_use]
    pub fn turns(&self) -> &[Turn<AnyMove>] {
        &self.turns
    }

    /// Returns the board.
    #[must_use]
    pub fn board(&self) -> BoardView {
        let last = self.turns.last().map(|turn| turn.mv);
        BoardView::new(self.position(), last, self.opening + self.turns.len())
    }

    /// Returns the moves.
    #[must_use]
    pub fn history(&self) -> Vec<MoveView> {
        self.turns.iter().map(|turn| MoveView::new(turn.mv, turn.player, turn.elapsed)).collect()
    }

    /// Returns the seconds that each player has used.
    #[must_use]
    pub fn clock(&self) -> [f64; 2] {
        Player::BOTH.map(|player| {
            let turns = self.turns.iter().filter(|turn| turn.player == player);
            let times = turns.filter_map(|turn| turn.elapsed).map(|elapsed| elapsed.wall().as_secs_f64());
            times.fold(0.0, |sum, seconds| sum + seconds)
        })
    }
}
