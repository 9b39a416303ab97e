//! The search under both strong searches: principal variation search with a transposition table.
//!
//! It searches depth first, the first move of a node with the whole window and all others with a null window, as long
//! as they turn out to be no better (Marsland, *A Review of Game-Tree Pruning*, 1986). It is fail-soft, tries the most
//! promising moves first, and remembers in a table what it has found out. A [`Policy`] says whether it goes to the end
//! of the game or to a depth.
//!
//! Each thread has a search of its own; threads at the same tree share the table, keep out of each other's subtrees,
//! and leave those that do not matter any more, since another thread has settled a node above them.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use crate::history::History;
use crate::in_progress::InProgress;
use crate::move_picker::{Candidate, MovePicker};
use crate::policy::Policy;
use crate::table::{Slot, Table};
use crate::table_entry::TableEntry;
use crate::{Bounds, Game, INFINITY, ProbCut, Solvable, Value, Window};

/// The data that the threads of a search share.
pub(crate) struct Shared<'a, G: Solvable, P> {
    pub(crate) policy: &'a P,
    pub(crate) table: &'a Table<G::Key>,
    /// The subtrees that the threads are searching, if there are several threads.
    pub(crate) in_progress: Option<&'a InProgress>,
    /// The nodes of all threads.
    pub(crate) nodes: &'a AtomicU64,
}

impl<G: Solvable, P> Clone for Shared<'_, G, P> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Solvable, P> Copy for Shared<'_, G, P> {}

/// One thread's search.
pub(crate) struct PrincipalVariationSearch<'a, G: Solvable, P> {
    shared: Shared<'a, G, P>,
    /// The nodes of this thread, the number of them that are counted among those of all threads, and the number at
    /// which it next polls.
    pub(crate) nodes: u64,
    reported: u64,
    next_poll: u64,
    poll: &'a mut Poll<'a, G>,
    /// Moves of the root that are done, and the moves from the root to the current position.
    moves_done: usize,
    current_line: Vec<G::Move>,
    /// The nodes on the path that other threads may settle, from the root on, and the one that is settled.
    path: Vec<Ancestor<G::Key>>,
    settled: Option<Settled>,
    picker: MovePicker<G>,
    history: History<G>,
    endgame: G::Endgame,
}

/// A callback, called about every thousand nodes, and more often where many children are scored. It gets the number of
/// root moves that are done and the moves from the root to the current position, and returns whether to go on, and for
/// how many nodes at most.
pub(crate) type Poll<'a, G> = dyn FnMut(usize, &[<G as Game>::Move]) -> ControlFlow<(), u64> + 'a;

/// The search was ended from outside, or a node on its path is settled.
pub(crate) struct Stopped;

/// A node that is being searched, and how: what has to be known of it to settle it is found in the table.
pub(crate) struct Ancestor<K> {
    pub(crate) slot: Slot<K>,
    pub(crate) depth: u32,
    pub(crate) sees_end: bool,
    pub(crate) window: Window,
}

/// What another thread has found out about a node on the path.
struct Settled {
    /// The place of the node on the path.
    level: usize,
    value: Value,
    best: Option<u16>,
}

/// The best child of a node so far.
pub(crate) struct Best<M> {
    pub(crate) value: Value,
    pub(crate) mv: Option<M>,
}

/// The most nodes on the path, from the root on, that other threads may settle: trees further below are small.
const WATCHED: usize = 64;

/// The height above the leaves, in plies, from which on it pays to mark what is in progress.
const MARKED: u32 = 3;

impl<'a, G: Solvable, P: Policy<G>> PrincipalVariationSearch<'a, G, P> {
    /// Creates a search below `root`, which polls when it has looked at `first_poll` nodes.
    pub(crate) fn new(shared: &Shared<'a, G, P>, root: &G, first_poll: u64, poll: &'a mut Poll<'a, G>) -> Self {
        Self {
            shared: *shared,
            nodes: 0,
            reported: 0,
            next_poll: first_poll,
            poll,
            moves_done: 0,
            current_line: Vec::new(),
            path: Vec::new(),
            settled: None,
            picker: MovePicker::new(),
            history: History::new(root, P::USES_HISTORY),
            endgame: G::Endgame::default(),
        }
    }

    /// Returns the value of a position for the player to move, from a search `depth` plies deep: exact inside `window`,
    /// and otherwise a bound on the same side of it. `slot` is its place in the table, if that has been computed.
    pub(crate) fn search(
        &mut self,
        position: &G,
        slot: Option<&Slot<G::Key>>,
        depth: u32,
        window: Window,
    ) -> Result<Value, Stopped> {
        if self.nodes >= self.next_poll {
            self.poll()?;
        }
        let sees_end = self.shared.policy.sees_end(position, depth);
        let outcomes = P::outcome_window(window);
        if sees_end && let Some(outcome) = position.solve_endgame(&mut self.endgame, outcomes, &mut self.nodes) {
            return Ok(P::from_outcome(outcome));
        }
        self.nodes += 1;
        if position.is_over() {
            return Ok(P::from_outcome(position.utility(position.to_move())));
        }
        let Bounds { lower, upper } = position.bounds(outcomes);
        let bounds = Bounds { lower: P::from_outcome(lower), upper: P::from_outcome(upper) };
        if let Some(value) = bounds.settles(window) {
            return Ok(value);
        }
        if depth == 0 {
            return Ok(self.shared.policy.static_value(position));
        }
        let own_slot;
        let slot = if let Some(slot) = slot {
            slot
        } else {
            own_slot = Slot::new(position.key());
            &own_slot
        };
        let known = self.shared.table.probe(slot);
        if let Some(value) = known.and_then(|entry| P::trusted(entry, sees_end, depth).settles(window)) {
            return Ok(value);
        }
        if !sees_end && let Some(value) = self.prob_cut(position, slot, depth, window)? {
            return Ok(value);
        }
        let nodes_before = self.nodes;
        let hint = known.and_then(|entry| position.move_at(entry.best?));
        let node = Ancestor { slot: *slot, depth, sees_end, window };
        let best = with_stack(|| self.expand_unless_settled(position, node, hint))?;
        let effort = P::effort(sees_end, depth, self.nodes - nodes_before);
        self.store(position, slot, &best, window, hint, effort);
        Ok(best.value)
    }

    /// Returns the bound of a null window beyond which the value is likely to lie, by a shallow search, if one may
    /// stand in for this search. It is tried only where the estimate lies beyond the bound already.
    #[inline]
    fn prob_cut(
        &mut self,
        position: &G,
        slot: &Slot<G::Key>,
        depth: u32,
        window: Window,
    ) -> Result<Option<Value>, Stopped> {
        let policy = self.shared.policy;
        if depth < 2 || window.alpha + 1 < window.beta {
            return Ok(None);
        }
        let Some(ProbCut { depth, margin }) = policy.prob_cut(position, depth) else { return Ok(None) };
        let is_high = policy.static_value(position) >= window.beta;
        let bound = if is_high { window.beta + margin } else { window.alpha - margin };
        let beyond =
            if is_high { Window { alpha: bound - 1, beta: bound } } else { Window { alpha: bound, beta: bound + 1 } };
        let value = self.search(position, Some(slot), depth, beyond)?;
        let is_beyond = if is_high { value >= bound } else { value <= bound };
        Ok(is_beyond.then_some(if is_high { window.beta } else { window.alpha }))
    }

    /// Expands a node like [`expand`](Self::expand), as long as no other thread settles it: the result is then that
    /// thread's.
    #[inline]
    pub(crate) fn expand_unless_settled(
        &mut self,
        position: &G,
        node: Ancestor<G::Key>,
        hint: Option<G::Move>,
    ) -> Result<Best<G::Move>, Stopped> {
        let Ancestor { depth, window, .. } = node;
        if self.shared.in_progress.is_none() || self.path.len() == WATCHED {
            return self.expand(position, depth, window, hint);
        }
        let (level, start, first_tried) = (self.path.len(), self.picker.start(), self.history.tried());
        self.path.push(node);
        let expanded = self.expand(position, depth, window, hint);
        self.path.truncate(level);
        expanded.or_else(|Stopped| {
            let Settled { value, best, .. } = self.settled.take_if(|settled| settled.level == level).ok_or(Stopped)?;
            self.picker.drop_from(start);
            self.history.forget_tried(first_tried);
            Ok(Best { value, mv: best.and_then(|best| position.move_at(best)) })
        })
    }

    /// Ends the search below the first node on the path that another thread has settled.
    fn leave_if_settled(&mut self) -> Result<(), Stopped> {
        self.settled = self.path.iter().enumerate().find_map(|(level, node)| {
            let entry = self.shared.table.probe(&node.slot)?;
            let value = P::trusted(entry, node.sees_end, node.depth).settles(node.window)?;
            Some(Settled { level, value, best: entry.best })
        });
        if self.settled.is_some() { Err(Stopped) } else { Ok(()) }
    }

    /// Searches the children of a position in which the game goes on, the move of the table, `hint`, first.
    pub(crate) fn expand(
        &mut self,
        position: &G,
        depth: u32,
        window: Window,
        hint: Option<G::Move>,
    ) -> Result<Best<G::Move>, Stopped> {
        let start = self.picker.start();
        self.list_children(position, depth, hint);
        if P::PROBES_CHILDREN {
            if let Some(refutation) = self.probe_children(position, window, start) {
                self.picker.drop_from(start);
                return Ok(refutation);
            }
            self.score_children(position, depth, hint, start);
        }
        let first_tried = if P::USES_HISTORY { self.history.tried() } else { 0 };
        let mut best = Best { value: -INFINITY, mv: None };
        while let Some(index) = self.next_child(start, best.mv.is_none()) {
            let child = self.picker.take(index);
            let rest = Window { alpha: window.alpha.max(best.value), ..window };
            let value = self.search_child(position, &child, depth - 1, rest, best.mv.is_none())?;
            if value > best.value {
                best = Best { value, mv: Some(child.mv) };
                if value >= window.beta {
                    if P::USES_HISTORY {
                        self.history.credit_cut(position, child.mv, first_tried);
                    }
                    break;
                }
            }
            if P::USES_HISTORY {
                self.history.try_move(child.mv);
            }
            if P::TRACKS_LINE && self.current_line.is_empty() {
                self.moves_done += 1;
            }
        }
        self.picker.drop_from(start);
        if P::USES_HISTORY {
            self.history.forget_tried(first_tried);
        }
        Ok(best)
    }

    /// Lists the children, with their slots where these are needed, and with their scores unless they are looked up
    /// first.
    #[inline]
    fn list_children(&mut self, position: &G, depth: u32, hint: Option<G::Move>) {
        let (start, looks_up) = (self.picker.start(), P::PROBES_CHILDREN && position.probes_children());
        let mut index = 0;
        position.for_each_child(|mv, child| {
            let slot = looks_up.then(|| Slot::new(child.key()));
            let score = if P::PROBES_CHILDREN { 0 } else { self.score(position, mv, &child, depth, hint) };
            self.picker.add(Candidate::new(mv, child, slot, score, index));
            index += 1;
        });
        let marks = !P::PROBES_CHILDREN && self.shared.in_progress.is_some() && depth > MARKED;
        if marks && position.probes_children() {
            self.picker.find_slots(start);
        }
    }

    /// Looks the children up, and returns one that is known to cut off the rest, if there is one.
    #[inline]
    fn probe_children(&mut self, position: &G, window: Window, start: usize) -> Option<Best<G::Move>> {
        let table = self.shared.table;
        let children = self.picker.from(start).iter().filter_map(|child| Some((child, child.slot.as_ref()?)));
        // Memory is slow to answer, but it answers many at once.
        children.clone().for_each(|(_, slot)| table.prefetch(slot));
        for (child, slot) in children {
            let Some(TableEntry { bounds, .. }) = table.probe(slot) else { continue };
            let same_player = child.position.to_move() == position.to_move();
            let bounds = if same_player { bounds } else { bounds.reversed() };
            if bounds.lower >= window.beta {
                return Some(Best { value: bounds.lower, mv: Some(child.mv) });
            }
        }
        None
    }

    /// Scores the children.
    #[inline]
    fn score_children(&mut self, position: &G, depth: u32, hint: Option<G::Move>, start: usize) {
        let end = self.picker.start();
        // Scores are work, too: on a large board, those of a thousand nodes take seconds.
        self.next_poll = self.next_poll.saturating_sub((end - start) as u64);
        for index in start..end {
            let Candidate { mv, position: child, .. } = self.picker.get(index);
            let score = self.score(position, *mv, child, depth, hint);
            self.picker.set_score(index, score);
        }
    }

    /// Returns the score of a move, by the game's cost and by history; the least is tried first, and the hint before
    /// all.
    #[inline]
    fn score(&self, position: &G, mv: G::Move, child: &G, depth: u32, hint: Option<G::Move>) -> i64 {
        let cost = if hint == Some(mv) {
            i32::MIN
        } else {
            position.cost(mv, child, self.shared.policy.plies(child, depth - 1))
        };
        let merit = if P::USES_HISTORY { self.history.merit(position, mv) } else { 0 };
        i64::from(cost) - i64::from(merit)
    }

    /// Returns the place of the most promising child. All but the first are put off while another thread searches them.
    #[inline]
    fn next_child(&mut self, start: usize, is_first: bool) -> Option<usize> {
        loop {
            let index = self.picker.first(start)?;
            let Some(in_progress) = self.shared.in_progress.filter(|_| !is_first) else { return Some(index) };
            if !self.picker.put_off(index, |slot| in_progress.contains(slot.hash)) {
                return Some(index);
            }
        }
    }

    /// Returns the value of a child for the player who moves in its parent.
    #[inline]
    fn search_child(
        &mut self,
        parent: &G,
        child: &Candidate<G>,
        depth: u32,
        window: Window,
        is_first: bool,
    ) -> Result<Value, Stopped> {
        let mark = self.shared.in_progress.zip(child.slot.as_ref());
        if let Some((marks, slot)) = mark {
            marks.begin(slot.hash);
        }
        if P::TRACKS_LINE {
            self.current_line.push(child.mv);
        }
        let value = null_window_search(parent, &child.position, window, is_first, |window| {
            self.search(&child.position, child.slot.as_ref(), depth, window)
        });
        if P::TRACKS_LINE {
            self.current_line.pop();
        }
        if let Some((marks, slot)) = mark {
            marks.end(slot.hash);
        }
        value
    }

    /// Returns what the table knows of a position.
    pub(crate) fn probe(&self, slot: &Slot<G::Key>) -> Option<TableEntry> {
        self.shared.table.probe(slot)
    }

    /// Stores the result of a search in the table.
    pub(crate) fn store(
        &self,
        position: &G,
        slot: &Slot<G::Key>,
        best: &Best<G::Move>,
        window: Window,
        hint: Option<G::Move>,
        effort: u8,
    ) {
        // Where all moves fail low, none is known to be better than the one that was best before.
        let mv = if best.value > window.alpha { best.mv } else { hint.or(best.mv) };
        let best_move = mv.map(|mv| position.move_index(mv));
        let entry = TableEntry { bounds: Bounds::proved_by(best.value, window), best: best_move, effort };
        self.shared.table.store(slot, entry, P::join);
    }

    /// Asks whether to go on.
    pub(crate) fn poll(&mut self) -> Result<(), Stopped> {
        self.report();
        match (self.poll)(self.moves_done, &self.current_line) {
            ControlFlow::Continue(nodes) => {
                self.next_poll = self.nodes.saturating_add(nodes);
                self.leave_if_settled()
            }
            ControlFlow::Break(()) => Err(Stopped),
        }
    }

    /// Adds this thread's nodes to those of all.
    pub(crate) fn report(&mut self) {
        self.shared.nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }
}

/// Returns the value of a child for the player who moves in its parent: exact inside `window`, and otherwise a bound on
/// the same side of it. `search` finds it for the player to move in the child. All but the first child are searched
/// with a null window, as long as they are no better than `alpha`.
#[inline]
pub(crate) fn null_window_search<G: Game, S>(
    parent: &G,
    child: &G,
    window: Window,
    is_first: bool,
    mut search: impl FnMut(Window) -> Result<Value, S>,
) -> Result<Value, S> {
    let same_player = child.to_move() == parent.to_move();
    let mut search = |window: Window| {
        if same_player { search(window) } else { Ok(-search(Window { alpha: -window.beta, beta: -window.alpha })?) }
    };
    if is_first {
        return search(window);
    }
    let value = search(Window { beta: window.alpha + 1, ..window })?;
    if value > window.alpha && value < window.beta {
        // It is better than what there was; how much better?
        return Ok(value.max(search(Window { alpha: value, ..window })?));
    }
    Ok(value)
}

/// Bytes of stack that must be left before going a ply deeper, and bytes to add where fewer are left.
const STACK_LEFT: usize = 32 * 1024;
const STACK_ADDED: usize = 1024 * 1024;

/// Goes a ply deeper, however deep that is.
#[inline]
fn with_stack<T>(search: impl FnOnce() -> T) -> T {
    stacker::maybe_grow(STACK_LEFT, STACK_ADDED, search)
}
