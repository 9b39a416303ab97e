//! All positions that a side can come to while it plays by a book.

use std::collections::HashSet;

use suite_search::{Game, Player, Solver, Watch};
use thiserror::Error;

use super::{Book, key};
use crate::board::color;
use crate::point::Move;
use crate::position::Position;
use crate::size::Size;

/// The moves from the start to a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What was played.
    pub moves: Vec<Move>,
    /// Where it leads.
    pub position: Position,
}

impl Line {
    pub(super) const fn start(size: Size) -> Self {
        Self { moves: Vec::new(), position: Position::start(size) }
    }

    fn play(&self, mv: Move) -> Self {
        let mut moves = self.moves.clone();
        moves.push(mv);
        Self { moves, position: self.position.play(mv) }
    }
}

/// Comes to every position in which `player` moves before the ply `plies`, up to symmetry, if it plays as `choose` says.
/// Returns where that ends: all positions, with the opponent to move or the game over, behind which no move is asked for.
///
/// `choose` is also told how many positions with as many moves played are done, and how many there are.
pub(super) fn walk<E>(
    size: Size,
    player: Player,
    plies: u32,
    mut choose: impl FnMut(&Line, usize, usize) -> Result<Move, E>,
) -> Result<Vec<Line>, E> {
    let mut leaves = Vec::new();
    let mut lines = vec![Line::start(size)];
    while !lines.is_empty() {
        let (mut next, mut seen) = (Vec::new(), HashSet::new());
        let mut go_on = |line: Line| {
            if seen.insert(key(&line.position)) {
                next.push(line);
            }
        };
        let all = lines.len();
        for (done, line) in lines.into_iter().enumerate() {
            let Line { position, .. } = line;
            let moves_on = position.played() + u32::from(position.to_move() != player) < plies;
            if position.is_over() || !moves_on {
                leaves.push(line);
            } else if position.to_move() == player {
                go_on(line.play(choose(&line, done, all)?));
            } else {
                position.moves().for_each(|mv| go_on(line.play(mv)));
            }
        }
        lines = next;
    }
    Ok(leaves)
}

/// Whether `player` wins from a position, which is often known.
pub(super) fn is_won<W: Watch>(
    solver: &mut Solver<Position>,
    position: &Position,
    player: Player,
    watch: &mut W,
) -> Result<bool, W::Stop> {
    if position.to_move() == player {
        solver.is_at_least(position, 1, watch)
    } else {
        Ok(!solver.is_at_least(position, 0, watch)?)
    }
}

impl Book {
    /// Plays every reply of the opponent to the moves of the book. Returns the positions behind its last moves, which
    /// have to be won if the book is right.
    ///
    /// # Errors
    ///
    /// The first hole that is found.
    pub fn leaves(&self) -> Result<Vec<Line>, Hole> {
        let mut used = 0;
        let leaves = walk(self.size(), self.winner(), self.plies(), |line, _, _| {
            used += 1;
            self.best(&line.position).ok_or_else(|| Hole::NoMove(line.clone()))
        })?;
        if used == self.len() { Ok(leaves) } else { Err(Hole::Useless(self.len() - used)) }
    }

    /// Solves one of the [`leaves`](Self::leaves): it is a hole if the side that the book is for does not win there.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn check<W: Watch>(
        &self,
        leaf: &Line,
        solver: &mut Solver<Position>,
        watch: &mut W,
    ) -> Result<Option<Hole>, W::Stop> {
        let is_won = is_won(solver, &leaf.position, self.winner(), watch)?;
        Ok((!is_won).then(|| Hole::NotWon(leaf.clone(), self.winner())))
    }
}

/// Where a book is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Hole {
    /// It has no legal move in a position that can arise.
    #[error("it has no move {}", after(.0))]
    NoMove(Line),
    /// It leads to a position that is not won.
    #[error("{} does not win {}", color(*.1), after(.0))]
    NotWon(Line, Player),
    /// It has so many entries of positions that cannot arise.
    #[error("{0} of its entries are of positions that cannot arise")]
    Useless(usize),
}

/// A line in words.
fn after(line: &Line) -> String {
    if line.moves.is_empty() {
        return "at the start".to_owned();
    }
    let moves: Vec<_> = line.moves.iter().map(Move::to_string).collect();
    format!("after {}", moves.join(" "))
}
