//! What a position is worth with best play to the end of the game: an exact solver over any game.
//!
//! A game that implements [`Solvable`] can be solved. A [`Solver`] answers whether a position is worth at least so much, what it
//! is worth, which move keeps that, and what each move is worth.
//!
//! It searches depth first with a null window wherever a value is only to be compared (principal variation search), cuts on
//! fail-soft values, looks up all children of a node before it searches one (enhanced transposition cut-offs), and shares a
//! table of fixed size, with whole keys and bounds both ways, among its threads. The threads search the same tree and keep
//! out of each other's subtrees: a move that another thread is busy with is put off until the others are done. Each remembers
//! which kinds of moves have cut off searches, if the game tells them apart.

#[cfg(test)]
mod tests;
mod worker;

use std::convert::Infallible;
use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use self::worker::Worker;
use crate::table::{Busy, Entry, Place, Table};
use crate::{Bounds, Solvable, Value, Window};

/// Watches a solver; does nothing unless it is written. `()` watches nothing.
///
/// It may end the work by returning an error, which the solver hands back. One that never does has [`Infallible`] for `Stop`.
pub trait Watch {
    /// Why this watcher may end the work.
    type Stop;

    /// Called before each search, and many times a second while it goes on.
    ///
    /// # Errors
    ///
    /// Any error ends the work.
    fn progress(&mut self, _progress: &Progress) -> Result<(), Self::Stop> {
        Ok(())
    }
}

impl Watch for () {
    type Stop = Infallible;
}

/// How far a solver has come.
#[derive(Debug, Clone, Copy)]
pub struct Progress<'a> {
    /// Positions looked at since the solver was made, by all threads.
    pub nodes: u64,
    /// Moves of the position in question that are done.
    pub moves_done: usize,
    /// Where it is: the first moves of the line that it looks at, from the position in question on.
    pub line: fmt::Arguments<'a>,
    /// How full the table is, from 0 to 1.
    pub table_fill: f64,
}

/// Moves one after the other.
struct Line<'a, M>(&'a [M]);

/// How many moves of a line are shown: those that stay for a while.
const SHOWN: usize = 4;

impl<M: fmt::Display> fmt::Display for Line<'_, M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, mv) in self.0.iter().enumerate() {
            write!(f, "{}{mv}", if index == 0 { "" } else { " > " })?;
        }
        Ok(())
    }
}

/// What a position is worth, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Solution<M> {
    /// The value for the player to move.
    pub value: Value,
    /// A move that keeps it; `None` if the game is over.
    pub best: Option<M>,
}

/// What is proved of a position, so that it can be kept and [recalled](Memory::recall).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proved<K> {
    /// The [key](Solvable::key) of the position.
    pub key: K,
    /// What its value can be for the player to move.
    pub bounds: Bounds,
    /// The [code](Solvable::move_index) of the move that proves the lower bound; where there is none, of the most promising.
    pub best: Option<u16>,
    /// The nodes that it took, as a power of two.
    pub effort: u8,
}

/// What a [`Solver`] remembers, which can be read and added to while it is at work.
pub struct Memory<G: Solvable>(Arc<Table<G::Key>>);

impl<G: Solvable> Memory<G> {
    /// What is proved of positions that took at least so many nodes.
    ///
    /// It is proved once and for all: a solver that recalls it goes on where this one is, with a table of another size or on
    /// other threads.
    pub fn proved(&self, least_nodes: u64) -> impl Iterator<Item = Proved<G::Key>> {
        let entries = self.0.entries().filter(move |(_, entry)| 1 << entry.effort >= least_nodes);
        entries.map(|(key, Entry { bounds, best, effort })| Proved { key, bounds, best, effort })
    }

    /// Remembers what was proved before, together with what else is known of the position. What is not true is believed, too.
    pub fn recall(&self, proved: Proved<G::Key>) {
        let Proved { key, bounds, best, effort } = proved;
        self.0.put(&Place::new(key), Entry { bounds, best, effort }, Entry::and);
    }
}

/// Solves positions, and remembers what it has found.
///
/// # Examples
///
/// ```
/// # use std::ops::RangeInclusive;
/// use suite_search::{Game, Player, Solvable, Solver, Value};
///
/// /// A heap of matches; a player takes one to three; whoever takes the last one wins.
/// #[derive(Clone, PartialEq, Eq, Hash)]
/// struct Nim { matches: u8, to_move: Player }
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
///
/// impl Solvable for Nim {
///     type Key = [u64; 1];
///     fn key(&self) -> [u64; 1] { [self.matches.into()] }
///     fn plies_left(&self) -> u32 { self.matches.into() }
/// }
///
/// let mut solver = Solver::new(1 << 20, 1);
/// let Ok(solution) = solver.solve(&Nim { matches: 50, to_move: Player::First }, &mut ());
/// assert_eq!((solution.value, solution.best), (1, Some(2)));
/// let Ok(can_win) = solver.is_at_least(&Nim { matches: 48, to_move: Player::Second }, 1, &mut ());
/// assert!(!can_win);
/// ```
pub struct Solver<G: Solvable> {
    table: Arc<Table<G::Key>>,
    threads: usize,
    nodes: AtomicU64,
}

impl<G: Solvable> Solver<G> {
    /// A solver with a table of so many bytes and so many threads, at least one.
    #[must_use]
    pub fn new(bytes: usize, threads: usize) -> Self {
        Self { table: Arc::new(Table::new(bytes)), threads, nodes: AtomicU64::new(0) }
    }

    /// Positions looked at since the solver was made.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Forgets the positions it has solved.
    pub fn forget(&mut self) {
        self.table.clear();
    }

    /// What it remembers.
    #[must_use]
    pub fn memory(&self) -> Memory<G> {
        Memory(Arc::clone(&self.table))
    }

    /// Whether `position` is worth at least `bound` to the player to move.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn is_at_least<W: Watch>(&mut self, position: &G, bound: Value, watch: &mut W) -> Result<bool, W::Stop> {
        let window = Window { alpha: bound - 1, beta: bound };
        Ok(self.search(position, window, watch)?.value >= bound)
    }

    /// What `position` is worth to the player to move, and a move that keeps it.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn solve<W: Watch>(&mut self, position: &G, watch: &mut W) -> Result<Solution<G::Move>, W::Stop> {
        self.search(position, Window::OPEN, watch)
    }

    /// What each move is worth to the player to move, in canonical order.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn values<W: Watch>(&mut self, position: &G, watch: &mut W) -> Result<Vec<(G::Move, Value)>, W::Stop> {
        let moves = if position.is_over() { None } else { Some(position.moves()) };
        let mut values = Vec::new();
        for mv in moves.into_iter().flatten() {
            let child = position.play(mv);
            let value = self.solve(&child, watch)?.value;
            values.push((mv, if child.to_move() == position.to_move() { value } else { -value }));
        }
        Ok(values)
    }

    /// Best play from `position`, worth `value` to the player to move, to the end of the game.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn line<W: Watch>(&mut self, position: &G, value: Value, watch: &mut W) -> Result<Vec<G::Move>, W::Stop> {
        // Whatever move keeps as much is best.
        self.follow(position, value, |value| -value, watch)
    }

    /// Play from `position` to the end of the game that shows whether it is worth at least `bound` to the player to move:
    /// whoever has that in hand keeps it, the other may make mistakes. Where that has just been found out, it is known at once.
    ///
    /// # Errors
    ///
    /// What `watch` ends the work with.
    pub fn proof<W: Watch>(&mut self, position: &G, bound: Value, watch: &mut W) -> Result<Vec<G::Move>, W::Stop> {
        self.follow(position, bound, |bound| 1 - bound, watch)
    }

    /// The moves by which the question whether a position is worth at least `bound` is answered, one after the other; it is
    /// `reversed` for the opponent.
    fn follow<W: Watch>(
        &mut self,
        position: &G,
        mut bound: Value,
        reversed: impl Fn(Value) -> Value,
        watch: &mut W,
    ) -> Result<Vec<G::Move>, W::Stop> {
        let (mut line, mut position) = (Vec::new(), position.clone());
        while !position.is_over() {
            let window = Window { alpha: bound - 1, beta: bound };
            let Some(best) = self.search(&position, window, watch)?.best else { break };
            line.push(best);
            let next = position.play(best);
            if next.to_move() != position.to_move() {
                bound = reversed(bound);
            }
            position = next;
        }
        Ok(line)
    }

    /// Searches with all threads; the value lies to the window as the true one does.
    fn search<W: Watch>(&mut self, position: &G, window: Window, watch: &mut W) -> Result<Solution<G::Move>, W::Stop> {
        let (busy, done) = (Busy::new(), AtomicBool::new(false));
        let (table, nodes) = (&*self.table, &self.nodes);
        let busy = (self.threads > 1).then_some(&busy);
        let mut stop = None;
        let solution = thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| {
                    let mut poll = |_, _: &[_]| {
                        if done.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                    };
                    // What a helper finds is in the table.
                    let _ = Worker::new(position, table, busy, nodes, &mut poll).solve(position, window);
                });
            }
            let mut poll = |moves_done, line: &[G::Move]| {
                let line = Line(&line[..line.len().min(SHOWN)]);
                stop = watch
                    .progress(&Progress {
                        nodes: nodes.load(Ordering::Relaxed),
                        moves_done,
                        line: format_args!("{line}"),
                        table_fill: table.fill(),
                    })
                    .err();
                if stop.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            };
            let solution = Worker::new(position, table, busy, nodes, &mut poll).solve(position, window);
            done.store(true, Ordering::Relaxed);
            solution
        });
        match (solution, stop) {
            (Ok(solution), _) => Ok(solution),
            (Err(_), Some(error)) => Err(error),
            (Err(_), None) => unreachable!("only the watcher stops the work"),
        }
    }
}
