//! All positions that a player can come to while it plays by a book.

use std::collections::HashSet;

use suite_search::{Bounds, Game, Observe, Player, Proved, Solvable, Solver, TableHandle};
use thiserror::Error;

use super::{Book, BookEntry, BookValue, key};
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
    const fn start(size: Size) -> Self {
        Self { moves: Vec::new(), position: Position::start(size) }
    }

    fn play(&self, mv: Move) -> Self {
        let mut moves = self.moves.clone();
        moves.push(mv);
        Self { moves, position: self.position.play(mv) }
    }
}

/// Comes to every position in which `player` moves before the ply `plies`, up to symmetry, if it plays as `choose` says and the
/// opponent anything.
///
/// `choose` is also told how many positions with as many moves played are done, and how many there are.
pub(super) fn walk<E>(
    size: Size,
    player: Player,
    plies: u32,
    mut choose: impl FnMut(&Line, usize, usize) -> Result<Move, E>,
) -> Result<(), E> {
    let mut lines = vec![Line::start(size)];
    for _ in 0..plies {
        let (mut next, mut seen) = (Vec::new(), HashSet::new());
        let mut go_on = |line: Line| {
            if !line.position.is_over() && seen.insert(key(&line.position)) {
                next.push(line);
            }
        };
        for (done, line) in lines.iter().enumerate() {
            if line.position.to_move() == player {
                go_on(line.play(choose(line, done, lines.len())?));
            } else {
                line.position.moves().for_each(|mv| go_on(line.play(mv)));
            }
        }
        lines = next;
    }
    Ok(())
}

impl Book {
    /// Plays every reply of either opponent to the moves of the book. Returns the positions that can arise so and have a
    /// move in the book, those of Black first, with fewer moves played before those with more.
    ///
    /// # Errors
    ///
    /// The first hole that is found.
    pub fn lines(&self) -> Result<Vec<Line>, Hole> {
        let mut lines = Vec::new();
        for player in Player::BOTH {
            walk(self.size(), player, self.plies(), |line, _, _| {
                let best = self.best(&line.position).ok_or_else(|| Hole::NoMove(line.clone()))?;
                lines.push(line.clone());
                Ok(best)
            })?;
        }
        if lines.len() == self.len() { Ok(lines) } else { Err(Hole::Useless(self.len() - lines.len())) }
    }

    /// Has a solver recall what the book says, for it not to be solved again.
    ///
    /// ```
    /// use suite_go::{Book, Position, Size};
    /// use suite_search::Solver;
    ///
    /// let mut solver = Solver::new(1 << 24, 1);
    /// Book::champions().teach(&solver.table())?;
    /// // Black wins.
    /// assert_eq!(solver.is_at_least(&Position::start(Size::DEFAULT), 1, &mut ()), Ok(true));
    /// assert_eq!(solver.nodes(), 0);
    /// # Ok::<_, suite_go::Hole>(())
    /// ```
    ///
    /// # Errors
    ///
    /// The first hole, as [`lines`](Self::lines) finds it.
    pub fn teach(&self, table: &TableHandle<Position>) -> Result<(), Hole> {
        for Line { position, .. } in self.lines()? {
            let Some(BookEntry { best, value }) = self.entry(&position) else { continue };
            let bounds = match value {
                BookValue::Won => Bounds { lower: 1, ..Bounds::OPEN },
                BookValue::Drawn => Bounds { lower: 0, upper: 0 },
                BookValue::Lost { .. } => Bounds { upper: -1, ..Bounds::OPEN },
            };
            let recall = |position: &Position, bounds, best| {
                table.recall(Proved { key: position.key(), bounds, best, effort: u8::MAX });
            };
            recall(&position, bounds, Some(position.move_index(best)));
            recall(&position.play(best), bounds.reversed(), None);
        }
        Ok(())
    }

    /// Solves what there is to solve in one of the [`lines`](Self::lines): it is a hole if what the book says there is not true.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn check<O: Observe<Position>>(
        &self,
        line: &Line,
        solver: &mut Solver<Position>,
        observer: &mut O,
    ) -> Result<Option<Hole>, O::Stop> {
        let Some(entry) = self.entry(&line.position) else { return Ok(Some(Hole::NoMove(line.clone()))) };
        let is_right = entry.is_right(solver, &line.position, observer)?;
        Ok((!is_right).then(|| Hole::Wrong(line.clone(), entry)))
    }
}

/// Where a book is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Hole {
    /// It has no legal move in a position that can arise.
    #[error("it has no move {}", after(.0))]
    NoMove(Line),
    /// What it says of a position is not true.
    #[error("it is not so that {} {}", .1, after(.0))]
    Wrong(Line, BookEntry),
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
