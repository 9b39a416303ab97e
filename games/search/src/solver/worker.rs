//! One thread's search.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use super::table::{Busy, Entry, Place, Table};
use super::{Bounds, Solution, Solve};
use crate::{INFINITY, Value, Window};

/// A search under way.
pub(super) struct Worker<'a, G: Solve> {
    table: &'a Table<G::Key>,
    /// Where other threads are, if there are any.
    busy: Option<&'a Busy>,
    /// The nodes of all threads.
    all_nodes: &'a AtomicU64,
    /// The nodes of this one, and how many of them are among those of all.
    nodes: u64,
    reported: u64,
    /// Told now and then how many moves of the root are done; says whether to go on.
    poll: &'a mut dyn FnMut(usize) -> ControlFlow<()>,
    moves_done: usize,
    /// The children that are still to be searched of all nodes on the path: each node's above its parent's.
    candidates: Vec<Candidate<G>>,
}

/// A child that may be searched.
struct Candidate<G: Solve> {
    mv: G::Move,
    code: u16,
    /// The cost and the place in the canonical order; the least is searched first.
    rank: i64,
    position: G,
    place: Place<G::Key>,
}

/// The best child of a node so far.
struct Best<M> {
    value: Value,
    /// The move and its code.
    mv: Option<(M, u16)>,
}

/// The work was ended from outside.
pub(super) struct Stopped;

/// How many nodes lie between two polls.
const POLL: u64 = 1 << 16;

/// Bytes of stack that must be left before going a ply deeper, and bytes to add where they are not.
const STACK_LEFT: usize = 32 * 1024;
const STACK_ADDED: usize = 1024 * 1024;

/// The least rank of moves that another thread is busy with.
const PUT_OFF: i64 = 1 << 56;

impl<'a, G: Solve> Worker<'a, G> {
    pub(super) fn new(
        table: &'a Table<G::Key>,
        busy: Option<&'a Busy>,
        all_nodes: &'a AtomicU64,
        poll: &'a mut dyn FnMut(usize) -> ControlFlow<()>,
    ) -> Self {
        Self { table, busy, all_nodes, nodes: 0, reported: 0, poll, moves_done: 0, candidates: Vec::new() }
    }

    /// Solves the position that the question is about.
    pub(super) fn solve(mut self, position: &G, window: Window) -> Result<Solution<G::Move>, Stopped> {
        let player = position.to_move();
        if position.is_over() {
            return Ok(Solution { value: position.utility(player), best: None });
        }
        let place = Place::new(position.key());
        let known = self.table.get(&place);
        let hint = known.and_then(|entry| entry.best);
        if let (Some(value), Some(code)) = (known.and_then(|entry| entry.bounds.settles(window)), hint) {
            let best = position.moves().zip(0..).find(|&(mv, index)| position.code(mv, index) == code);
            return Ok(Solution { value, best: best.map(|(mv, _)| mv) });
        }
        self.nodes += 1;
        let best = self.expand(position, window, hint, true)?;
        self.remember(&place, &best, window, hint, self.nodes);
        self.report();
        Ok(Solution { value: best.value, best: best.mv.map(|(mv, _)| mv) })
    }

    /// The value of a position, as it lies to the window.
    fn search(&mut self, position: &G, place: &Place<G::Key>, window: Window) -> Result<Value, Stopped> {
        if let Some(value) = position.finish(window, &mut self.nodes) {
            return Ok(value);
        }
        self.nodes += 1;
        if position.is_over() {
            return Ok(position.utility(position.to_move()));
        }
        if let Some(value) = position.bounds(window).settles(window) {
            return Ok(value);
        }
        let known = self.table.get(place);
        if let Some(value) = known.and_then(|entry| entry.bounds.settles(window)) {
            return Ok(value);
        }
        if self.nodes - self.reported >= POLL {
            self.report();
            if (self.poll)(self.moves_done).is_break() {
                return Err(Stopped);
            }
        }
        let begun = self.nodes;
        let hint = known.and_then(|entry| entry.best);
        let best = stacker::maybe_grow(STACK_LEFT, STACK_ADDED, || self.expand(position, window, hint, false))?;
        self.remember(place, &best, window, hint, self.nodes - begun);
        Ok(best.value)
    }

    /// Searches the children of a position in which the game goes on.
    fn expand(
        &mut self,
        position: &G,
        window: Window,
        hint: Option<u16>,
        is_root: bool,
    ) -> Result<Best<G::Move>, Stopped> {
        let start = self.candidates.len();
        if let Some(refutation) = self.gather(position, window, hint) {
            self.candidates.truncate(start);
            return Ok(refutation);
        }
        let busy = self.busy.filter(|_| position.is_deep());
        let mut best = Best { value: -INFINITY, mv: None };
        while let Some(index) = self.next(start) {
            if let (Some(busy), Some(_)) = (busy, best.mv) {
                let candidate = &mut self.candidates[index];
                if candidate.rank < PUT_OFF && busy.has(candidate.place.hash) {
                    candidate.rank += PUT_OFF;
                    continue;
                }
            }
            let child = self.candidates.swap_remove(index);
            if let Some(busy) = busy {
                busy.begin(child.place.hash);
            }
            let rest = Window { alpha: window.alpha.max(best.value), beta: window.beta };
            let value = self.search_child(position, &child, rest, best.mv.is_none());
            if let Some(busy) = busy {
                busy.end(child.place.hash);
            }
            let value = value?;
            if value > best.value {
                best = Best { value, mv: Some((child.mv, child.code)) };
                if value >= window.beta {
                    self.candidates.truncate(start);
                    break;
                }
            }
            if is_root {
                self.moves_done += 1;
            }
        }
        Ok(best)
    }

    /// Lists the children; returns one that is known to be enough, if there is one.
    #[inline]
    fn gather(&mut self, position: &G, window: Window, hint: Option<u16>) -> Option<Best<G::Move>> {
        let start = self.candidates.len();
        for (mv, index) in position.moves().zip(0..) {
            let child = position.play(mv);
            let place = Place::new(child.key());
            let (code, rank) = (position.code(mv, index), i64::from(index));
            self.candidates.push(Candidate { mv, code, rank, position: child, place });
        }
        let candidates = &mut self.candidates[start..];
        if position.is_deep() {
            // Memory is slow to answer, but it answers many at once.
            candidates.iter().for_each(|child| self.table.fetch(&child.place));
            for child in &*candidates {
                let Some(Entry { bounds, .. }) = self.table.get(&child.place) else { continue };
                let same_player = child.position.to_move() == position.to_move();
                let bounds = if same_player { bounds } else { bounds.reversed() };
                if bounds.lower >= window.beta {
                    return Some(Best { value: bounds.lower, mv: Some((child.mv, child.code)) });
                }
            }
        }
        for child in candidates {
            let is_hint = hint == Some(child.code);
            let cost = if is_hint { i32::MIN } else { position.cost(child.mv, &child.position) };
            child.rank += i64::from(cost) << 16;
        }
        None
    }

    /// Where the candidate from `start` on lies that is to be searched next.
    #[inline]
    fn next(&self, start: usize) -> Option<usize> {
        let ranks = self.candidates[start..].iter().map(|candidate| candidate.rank);
        ranks.zip(start..).min().map(|(_, index)| index)
    }

    /// The value of a child for the player who moves in `position`.
    #[inline]
    fn search_child(
        &mut self,
        position: &G,
        child: &Candidate<G>,
        window: Window,
        is_first: bool,
    ) -> Result<Value, Stopped> {
        let same_player = child.position.to_move() == position.to_move();
        let mut search = |window: Window| {
            if same_player {
                self.search(&child.position, &child.place, window)
            } else {
                let reversed = Window { alpha: -window.beta, beta: -window.alpha };
                Ok(-self.search(&child.position, &child.place, reversed)?)
            }
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

    /// Puts what a search has found into the table.
    fn remember(&self, place: &Place<G::Key>, best: &Best<G::Move>, window: Window, hint: Option<u16>, nodes: u64) {
        let code = best.mv.map(|(_, code)| code);
        let entry = Entry {
            bounds: Bounds::proved_by(best.value, window),
            best: if best.value > window.alpha { code } else { hint.or(code) },
            effort: nodes.max(1).ilog2() as u8,
        };
        self.table.put(place, entry);
    }

    /// Adds this thread's nodes to those of all.
    fn report(&mut self) {
        self.all_nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }
}
