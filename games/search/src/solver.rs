//! The strong search that goes to the end of the game: what a position is worth with best play.
//!
//! It is a [principal variation search](crate::principal_variation_search) whose values are the outcomes themselves, so
//! that all it finds out is proved once and for all, and stays in the table from question to question. It looks all
//! children of a node up before it searches one (enhanced transposition cutoffs), and orders moves by their history,
//! too. Where the game can guess the value, it searches in a narrow window around the guess first (aspiration search).

#[cfg(test)]
pub(crate) mod tests;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::in_progress::InProgress;
use crate::policy::Policy;
use crate::principal_variation_search::{Ancestor, Best, PrincipalVariationSearch, Shared, Stopped};
use crate::table::{Slot, Table};
use crate::table_entry::TableEntry;
use crate::threads::{Reporter, poll_helper, with_helpers};
use crate::{Bounds, Decision, Observe, Proved, Solvable, TableHandle, Value, Window};

/// The distance that the first window reaches below and above a guess.
const NARROW: Value = 1;

/// A solver of positions, which remembers what it has found.
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
///     type Endgame = ();
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
    table_bytes: usize,
    threads: usize,
    nodes: Arc<AtomicU64>,
}

impl<G: Solvable> Solver<G> {
    /// Creates a solver with a table of at most `bytes` bytes and with `threads` threads, at least one.
    #[must_use]
    pub fn new(bytes: usize, threads: usize) -> Self {
        Self { table: Arc::new(Table::new(bytes)), table_bytes: bytes, threads, nodes: Arc::default() }
    }

    /// Returns a solver for another thread, with the same table, so that each profits from what the other has proved,
    /// and with the same count of nodes.
    ///
    /// Many positions are solved sooner by one thread each than one after the other by all threads.
    #[must_use]
    pub fn sharing_table(&self) -> Self {
        let (table, nodes) = (Arc::clone(&self.table), Arc::clone(&self.nodes));
        Self { table, table_bytes: self.table_bytes, threads: self.threads, nodes }
    }

    /// Returns the number of positions looked at since the solver was made, by all that share its table.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.nodes.load(Ordering::Relaxed)
    }

    /// Forgets the positions that are solved.
    pub fn forget(&mut self) {
        self.table = Arc::new(Table::new(self.table_bytes));
    }

    /// Returns a handle to the table, for saving and recalling what is proved.
    #[must_use]
    pub fn table(&self) -> TableHandle<G> {
        TableHandle(Arc::clone(&self.table))
    }

    /// Returns whether `position` is worth at least `bound` to the player to move.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn is_at_least<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<bool, O::Stop> {
        let window = Window { alpha: bound - 1, beta: bound };
        Ok(self.search(position, window, observer)?.value >= bound)
    }

    /// Returns what `position` is worth to the player to move, and a move that keeps it.
    ///
    /// The principal variation is as long as the table still knows it;
    /// [`principal_variation`](Self::principal_variation) finds the rest.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn solve<O: Observe<G>>(&mut self, position: &G, observer: &mut O) -> Result<Decision<G::Move>, O::Stop> {
        let nodes_before = self.nodes();
        let best = self.search_around_guess(position, observer)?;
        Ok(self.decision(position, best, Window::OPEN, nodes_before))
    }

    /// Solves a position like [`solve`](Self::solve), as far as it matters to `window`: a value outside the window is a
    /// bound, on the same side of it as the true value, and below the window no move is known to be best.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn solve_within<O: Observe<G>>(
        &mut self,
        position: &G,
        window: Window,
        observer: &mut O,
    ) -> Result<Decision<G::Move>, O::Stop> {
        let nodes_before = self.nodes();
        let best = self.search(position, window, observer)?;
        Ok(self.decision(position, best, window, nodes_before))
    }

    /// Returns what a search with `window` has found.
    fn decision(
        &self,
        position: &G,
        Best { value, mv }: Best<G::Move>,
        window: Window,
        nodes_before: u64,
    ) -> Decision<G::Move> {
        Decision {
            best: mv,
            value,
            is_exact: position.is_over() || window.alpha < value && value < window.beta,
            principal_variation: principal_variation(&self.table, position, mv, value),
            depth: position.plies_left(),
            nodes: self.nodes() - nodes_before,
        }
    }

    /// Returns what each move is worth to the player to move, in canonical order.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn values<O: Observe<G>>(&mut self, position: &G, observer: &mut O) -> Result<Vec<(G::Move, Value)>, O::Stop> {
        let mut values = Vec::new();
        for mv in position.moves() {
            let child = position.play(mv);
            let value = self.search_around_guess(&child, observer)?.value;
            values.push((mv, if child.to_move() == position.to_move() { value } else { -value }));
        }
        Ok(values)
    }

    /// Returns best play from `position`, worth `value` to the player to move, to the end of the game.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn principal_variation<O: Observe<G>>(
        &mut self,
        position: &G,
        value: Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        // Any move that keeps the value is best.
        self.play_out(position, value, |value| -value, observer)
    }

    /// Returns play from `position` to the end of the game that shows whether it is worth at least `bound` to the
    /// player to move: the player who can make that true or false does so, and the opponent may make mistakes. Where
    /// that has just been found out, it takes no further search.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn proof<O: Observe<G>>(
        &mut self,
        position: &G,
        bound: Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        self.play_out(position, bound, |bound| 1 - bound, observer)
    }

    /// Plays the game out by the moves that decide whether a position is worth at least `bound`, which is `reversed`
    /// for the opponent.
    fn play_out<O: Observe<G>>(
        &mut self,
        position: &G,
        mut bound: Value,
        reversed: impl Fn(Value) -> Value,
        observer: &mut O,
    ) -> Result<Vec<G::Move>, O::Stop> {
        let (mut moves, mut position) = (Vec::new(), position.clone());
        while !position.is_over() {
            let window = Window { alpha: bound - 1, beta: bound };
            let Some(best) = self.search(&position, window, observer)?.mv else { break };
            moves.push(best);
            let next = position.play(best);
            if next.to_move() != position.to_move() {
                bound = reversed(bound);
            }
            position = next;
        }
        Ok(moves)
    }

    /// Finds the value: in a narrow window around the game's guess, if it has one, and then in windows next to it, each
    /// as wide as all before it together, until one has the value in it.
    fn search_around_guess<O: Observe<G>>(&mut self, position: &G, observer: &mut O) -> Result<Best<G::Move>, O::Stop> {
        let known = self.table.probe(&Slot::new(position.key()));
        let is_known = position.is_over() || known.is_some_and(|entry| entry.bounds.settles(Window::OPEN).is_some());
        let guess = if is_known { None } else { position.guess() };
        let Some(guess) = guess else { return self.search(position, Window::OPEN, observer) };
        let nodes_before = self.nodes();
        let mut window = Window { alpha: guess - NARROW, beta: guess + NARROW };
        let Best { value, mut mv } = self.search(position, window, observer)?;
        let (mut bounds, mut width) = (Bounds::proved_by(value, window), 2 * NARROW);
        // Recalled entries may be wrong, and contradict each other.
        while bounds.lower < bounds.upper {
            let Bounds { lower, upper } = bounds;
            window = if upper <= window.alpha {
                Window { alpha: upper.saturating_sub(width).max(lower), beta: upper }
            } else {
                Window { alpha: lower, beta: lower.saturating_add(width).min(upper) }
            };
            let found = self.search(position, window, observer)?;
            if found.value > window.alpha {
                mv = found.mv;
            }
            bounds = bounds.and(Bounds::proved_by(found.value, window));
            width = width.saturating_mul(2);
        }
        // One of the searches may have taken the place of another in the table.
        let (best, effort) = (mv.map(|mv| position.move_index(mv)), effort(self.nodes() - nodes_before));
        self.table().recall(Proved { key: position.key(), bounds, best, effort });
        Ok(Best { value: bounds.lower, mv })
    }

    /// Searches with all threads; the value is exact inside the window, and otherwise on the same side of it as the
    /// true one.
    fn search<O: Observe<G>>(
        &mut self,
        position: &G,
        window: Window,
        observer: &mut O,
    ) -> Result<Best<G::Move>, O::Stop> {
        let in_progress = InProgress::for_threads(self.threads);
        let (table, nodes) = (&*self.table, &*self.nodes);
        let nodes_before = nodes.load(Ordering::Relaxed);
        let shared = Shared { policy: &ToTheEnd, table, in_progress: in_progress.as_ref(), nodes };
        let mut reporter = Reporter::new(observer, table, nodes);
        let solved = with_helpers(
            self.threads,
            &|is_done| {
                table.claim(is_done);
                let poll = &mut |_, _: &[_]| poll_helper(is_done);
                // What a helper finds is in the table.
                let _ = PrincipalVariationSearch::new(&shared, position, 0, poll).solve(position, window);
            },
            |start_helpers| {
                let poll = &mut |moves_done, line: &[_]| {
                    if nodes.load(Ordering::Relaxed) > nodes_before {
                        start_helpers();
                    }
                    reporter.poll(moves_done, line)
                };
                PrincipalVariationSearch::new(&shared, position, 0, poll).solve(position, window)
            },
        );
        let Ok(best) = solved else { return Err(reporter.into_error()) };
        // It is too late to end the search.
        let _ = reporter.poll(0, &[]);
        Ok(best)
    }
}

impl<G: Solvable> PrincipalVariationSearch<'_, G, ToTheEnd> {
    /// Solves the position that the question is about.
    fn solve(mut self, position: &G, window: Window) -> Result<Best<G::Move>, Stopped> {
        if position.is_over() {
            return Ok(Best { value: position.utility(position.to_move()), mv: None });
        }
        let slot = Slot::new(position.key());
        let known = self.probe(&slot);
        // Recalled entries may come from anywhere.
        let is_legal = |&best: &G::Move| position.moves().any(|mv| mv == best);
        let hint = known.and_then(|entry| position.move_at(entry.best?)).filter(is_legal);
        let settled = known.and_then(|entry| entry.bounds.settles(window));
        if let (Some(value), Some(_)) = (settled, hint) {
            return Ok(Best { value, mv: hint });
        }
        // A series of short searches would never poll otherwise.
        self.poll()?;
        self.nodes += 1;
        let best = if settled.is_some() {
            // What is missing is the move.
            self.expand(position, u32::MAX, window, hint)?
        } else {
            let node = Ancestor { slot, depth: u32::MAX, sees_end: true, window };
            self.expand_unless_settled(position, node, hint)?
        };
        let effort = effort(self.nodes);
        self.store(position, &slot, &best, window, hint, effort);
        self.report();
        Ok(best)
    }
}

/// Returns best play as far as the table knows it for certain, beginning with `best`, which keeps `value`.
pub(crate) fn principal_variation<G: Solvable>(
    table: &Table<G::Key>,
    position: &G,
    best: Option<G::Move>,
    mut value: Value,
) -> Vec<G::Move> {
    let (mut moves, mut position, mut next) = (Vec::new(), position.clone(), best);
    while let Some(mv) = next {
        moves.push(mv);
        let child = position.play(mv);
        if child.to_move() != position.to_move() {
            value = -value;
        }
        position = child;
        let known = table.probe(&Slot::new(position.key()));
        let known = known.filter(|entry| entry.bounds == Bounds { lower: value, upper: value });
        // Recalled entries may come from anywhere.
        let best = known.and_then(|entry| position.move_at(entry.best?));
        next = best.filter(|best| position.moves().any(|mv| mv == *best));
    }
    moves
}

/// The policy of a search to the end of the game: a value is an outcome, and what is proved of it holds for any search.
struct ToTheEnd;

/// Returns the effort of a search of `nodes` nodes.
fn effort(nodes: u64) -> u8 {
    nodes.max(1).ilog2() as u8
}

impl<G: Solvable> Policy<G> for ToTheEnd {
    const PROBES_CHILDREN: bool = true;
    const USES_HISTORY: bool = true;
    const TRACKS_LINE: bool = true;

    #[inline]
    fn sees_end(&self, _: &G, _: u32) -> bool {
        true
    }

    #[inline]
    fn plies(&self, position: &G, _: u32) -> u32 {
        position.plies_left()
    }

    fn static_value(&self, _: &G) -> Value {
        unreachable!("a search to the end stops at no depth")
    }

    #[inline]
    fn from_outcome(outcome: Value) -> Value {
        outcome
    }

    #[inline]
    fn outcome_window(window: Window) -> Window {
        window
    }

    #[inline]
    fn trusted(entry: TableEntry, _: bool, _: u32) -> Bounds {
        entry.bounds
    }

    #[inline]
    fn effort(_: bool, _: u32, nodes: u64) -> u8 {
        effort(nodes)
    }

    #[inline]
    fn join(new: TableEntry, old: TableEntry) -> TableEntry {
        new.and(old)
    }
}
