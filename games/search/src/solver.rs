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

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use self::worker::Worker;
use crate::table::{Busy, Entry, Place, Table};
use crate::{Bounds, Decision, Meter, Observe, Progress, Solvable, Value, Window};

/// What is proved of a position, so that it can be kept and [recalled](TableHandle::recall).
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
pub struct TableHandle<G: Solvable>(Arc<Table<G::Key>>);

impl<G: Solvable> TableHandle<G> {
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
/// let Ok(decision) = solver.solve(&Nim { matches: 50, to_move: Player::First }, &mut ());
/// assert_eq!((decision.value, decision.best), (1, Some(2)));
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
    pub fn table(&self) -> TableHandle<G> {
        TableHandle(Arc::clone(&self.table))
    }

    /// Whether `position` is worth at least `bound` to the player to move.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn is_at_least<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<bool, O::Stop> {
        let window = Window { alpha: bound - 1, beta: bound };
        Ok(self.search(position, window, observer)?.value >= bound)
    }

    /// Returns what `position` is worth to the player to move, and a move that keeps it. Best play is told as far as the table
    /// still knows it; [`principal_variation`](Self::principal_variation) finds the rest of it.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn solve<O: Observe<G>>(&mut self, position: &G, observer: &mut O) -> Result<Decision<G::Move>, O::Stop> {
        let nodes_before = self.nodes();
        let Root { value, best } = self.search(position, Window::OPEN, observer)?;
        Ok(Decision {
            best,
            value,
            is_exact: true,
            principal_variation: self.known_variation(position, best, value),
            depth: position.plies_left(),
            nodes: self.nodes() - nodes_before,
        })
    }

    /// Returns best play as far as the table knows it for certain, beginning with `best`.
    fn known_variation(&self, position: &G, best: Option<G::Move>, value: Value) -> Vec<G::Move> {
        let (mut moves, mut position, mut value) = (Vec::new(), position.clone(), value);
        let mut next = best;
        while let Some(mv) = next {
            moves.push(mv);
            let child = position.play(mv);
            if child.to_move() != position.to_move() {
                value = -value;
            }
            position = child;
            next = self.table.get(&Place::new(position.key())).and_then(|entry| {
                let is_best = entry.bounds == Bounds { lower: value, upper: value };
                // What is recalled may come from anywhere.
                let best = position.move_at(entry.best.filter(|_| is_best)?)?;
                position.moves().find(|&mv| mv == best)
            });
        }
        moves
    }

    /// Returns what each move is worth to the player to move, in canonical order.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn values<O: Observe<G>>(&mut self, position: &G, observer: &mut O) -> Result<Vec<(G::Move, Value)>, O::Stop> {
        let mut values = Vec::new();
        for mv in position.moves() {
            let child = position.play(mv);
            let value = self.search(&child, Window::OPEN, observer)?.value;
            values.push((mv, if child.to_move() == position.to_move() { value } else { -value }));
        }
        Ok(values)
    }

    /// Returns best play from `position`, worth `value` to the player to move, to the end of the game.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn principal_variation<O: Observe<G>>(
        &mut self,
        position: &G,
        value: Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        // Whatever move keeps as much is best.
        self.follow(position, value, |value| -value, observer)
    }

    /// Returns play from `position` to the end of the game that shows whether it is worth at least `bound` to the player to
    /// move: whoever has that in hand keeps it, the other may make mistakes. Where that has just been found out, it is known at
    /// once.
    ///
    /// # Errors
    ///
    /// What `observer` ends the work with.
    pub fn proof<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        self.follow(position, bound, |bound| 1 - bound, observer)
    }

    /// Returns the moves by which the question whether a position is worth at least `bound` is answered, one after the other; it
    /// is `reversed` for the opponent.
    fn follow<O: Observe<G>>(
        &mut self,
        position: &G,
        mut bound: Value,
        reversed: impl Fn(Value) -> Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        let (mut moves, mut position) = (Vec::new(), position.clone());
        while !position.is_over() {
            let window = Window { alpha: bound - 1, beta: bound };
            let Some(best) = self.search(&position, window, observer)?.best else { break };
            moves.push(best);
            let next = position.play(best);
            if next.to_move() != position.to_move() {
                bound = reversed(bound);
            }
            position = next;
        }
        Ok(moves)
    }

    /// Searches with all threads; the value lies to the window as the true one does.
    fn search<O: Observe<G>>(
        &mut self,
        position: &G,
        window: Window,
        observer: &mut O,
    ) -> Result<Root<G::Move>, O::Stop> {
        let (busy, done) = (Busy::new(), AtomicBool::new(false));
        let (table, nodes) = (&*self.table, &self.nodes);
        let busy = (self.threads > 1).then_some(&busy);
        let mut stop = None;
        let mut reported = nodes.load(Ordering::Relaxed);
        let mut report = |moves_done, current_line: &[G::Move]| {
            let nodes = nodes.load(Ordering::Relaxed);
            let new_nodes = nodes - reported;
            reported = nodes;
            let progress = Progress { nodes, new_nodes, moves_done, current_line, table_fill: &|| table.fill() };
            match observer.progress(&progress) {
                Ok(()) => ControlFlow::Continue(observer.node_limit().min(Meter::INTERVAL)),
                Err(error) => {
                    stop = Some(error);
                    ControlFlow::Break(())
                }
            }
        };
        let solution = thread::scope(|scope| {
            for _ in 1..self.threads {
                scope.spawn(|| {
                    let mut poll = |_, _: &[_]| {
                        if done.load(Ordering::Relaxed) {
                            ControlFlow::Break(())
                        } else {
                            ControlFlow::Continue(Meter::INTERVAL)
                        }
                    };
                    // What a helper finds is in the table.
                    let _ = Worker::new(position, table, busy, nodes, &mut poll).solve(position, window);
                });
            }
            let solution = Worker::new(position, table, busy, nodes, &mut report).solve(position, window);
            done.store(true, Ordering::Relaxed);
            solution
        });
        let Ok(solution) = solution else { return Err(stop.expect("only the observer ends the work")) };
        // It is too late to end the work.
        let _ = report(0, &[]);
        Ok(solution)
    }
}

/// What the search of a root came to.
struct Root<M> {
    value: Value,
    best: Option<M>,
}
