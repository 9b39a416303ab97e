//! One thread's search.

use std::ops::ControlFlow;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Root;
use crate::candidates::{Candidate, Candidates, scout, with_stack};
use crate::history::History;
use crate::table::{Busy, Entry, Place, Table};
use crate::{Bounds, Game, INFINITY, Solvable, Value, Window};

/// A search under way.
pub(super) struct Worker<'a, G: Solvable> {
    table: &'a Table<G::Key>,
    /// Where other threads are, if there are any.
    busy: Option<&'a Busy>,
    /// The nodes of all threads.
    all_nodes: &'a AtomicU64,
    /// The nodes of this one, and how many of them are among those of all.
    nodes: u64,
    reported: u64,
    /// The nodes of this one at which it asks whether to go on.
    next_poll: u64,
    poll: &'a mut Poll<'a, G>,
    /// Moves of the root that are done, and the moves from there to where the search is.
    moves_done: usize,
    line: Vec<G::Move>,
    candidates: Candidates<G>,
    history: History<G>,
}

/// Told now and then how many moves of the root are done, and by which moves the search has come to where it is; says whether
/// to go on, and for how many nodes.
pub(super) type Poll<'a, G> = dyn FnMut(usize, &[<G as Game>::Move]) -> ControlFlow<(), u64> + 'a;

/// The best child of a node so far.
struct Best<M> {
    value: Value,
    mv: Option<M>,
}

/// The work was ended from outside.
pub(super) struct Stopped;

/// The least rank of moves that another thread is busy with.
const PUT_OFF: i64 = 1 << 56;

impl<'a, G: Solvable> Worker<'a, G> {
    /// One for the position that the question is about.
    pub(super) fn new(
        position: &G,
        table: &'a Table<G::Key>,
        busy: Option<&'a Busy>,
        all_nodes: &'a AtomicU64,
        poll: &'a mut Poll<'a, G>,
    ) -> Self {
        let (candidates, history) = (Candidates::new(), History::new(position));
        let line = Vec::new();
        Self {
            table,
            busy,
            all_nodes,
            nodes: 0,
            reported: 0,
            next_poll: 0,
            poll,
            moves_done: 0,
            line,
            candidates,
            history,
        }
    }

    /// Solves the position that the question is about.
    pub(super) fn solve(mut self, position: &G, window: Window) -> Result<Root<G::Move>, Stopped> {
        let player = position.to_move();
        if position.is_over() {
            return Ok(Root { value: position.utility(player), best: None });
        }
        let place = Place::new(position.key());
        let known = self.table.get(&place);
        // What is recalled may come from anywhere.
        let is_legal = |&mv: &G::Move| position.moves().any(|legal| legal == mv);
        let hint = known.and_then(|entry| position.move_at(entry.best?)).filter(is_legal);
        if let (Some(value), Some(best)) = (known.and_then(|entry| entry.bounds.settles(window)), hint) {
            return Ok(Root { value, best: Some(best) });
        }
        // Of many questions that take little, each asks whether to go on.
        self.poll()?;
        self.nodes += 1;
        let best = self.expand(position, window, hint, true)?;
        self.remember(position, &place, &best, window, hint, self.nodes);
        self.report();
        Ok(Root { value: best.value, best: best.mv })
    }

    /// The value of a position, as it lies to the window. `place` is where the table has it, if that has been worked out.
    fn search(&mut self, position: &G, place: Option<Place<G::Key>>, window: Window) -> Result<Value, Stopped> {
        if self.nodes >= self.next_poll {
            self.poll()?;
        }
        if let Some(value) = position.solve_endgame(window, &mut self.nodes) {
            return Ok(value);
        }
        self.nodes += 1;
        if position.is_over() {
            return Ok(position.utility(position.to_move()));
        }
        if let Some(value) = position.bounds(window).settles(window) {
            return Ok(value);
        }
        let place = place.unwrap_or_else(|| Place::new(position.key()));
        let known = self.table.get(&place);
        if let Some(value) = known.and_then(|entry| entry.bounds.settles(window)) {
            return Ok(value);
        }
        let begun = self.nodes;
        let hint = known.and_then(|entry| position.move_at(entry.best?));
        let best = with_stack(|| self.expand(position, window, hint, false))?;
        self.remember(position, &place, &best, window, hint, self.nodes - begun);
        Ok(best.value)
    }

    /// Searches the children of a position in which the game goes on.
    fn expand(
        &mut self,
        position: &G,
        window: Window,
        hint: Option<G::Move>,
        is_root: bool,
    ) -> Result<Best<G::Move>, Stopped> {
        let start = self.candidates.0.len();
        if let Some(refutation) = self.gather(position, window, hint) {
            self.candidates.0.truncate(start);
            return Ok(refutation);
        }
        let busy = self.busy.filter(|_| position.probes_children());
        let mut best = Best { value: -INFINITY, mv: None };
        let first_tried = self.history.tried.len();
        while let Some(index) = self.candidates.first(start) {
            let candidate = &mut self.candidates.0[index];
            let busy = busy.zip(candidate.place.map(|place| place.hash));
            if let (Some((busy, hash)), Some(_)) = (busy, best.mv)
                && candidate.rank < PUT_OFF
                && busy.has(hash)
            {
                candidate.rank += PUT_OFF;
                continue;
            }
            let child = self.candidates.0.swap_remove(index);
            if let Some((busy, hash)) = busy {
                busy.begin(hash);
            }
            let rest = Window { alpha: window.alpha.max(best.value), beta: window.beta };
            self.line.push(child.mv);
            let value = scout(position, &child.position, rest, best.mv.is_none(), |window| {
                self.search(&child.position, child.place, window)
            });
            self.line.pop();
            if let Some((busy, hash)) = busy {
                busy.end(hash);
            }
            let value = value?;
            if value > best.value {
                best = Best { value, mv: Some(child.mv) };
                if value >= window.beta {
                    self.history.has_cut(position, child.mv, first_tried);
                    self.candidates.0.truncate(start);
                    break;
                }
            }
            self.history.tried.push(child.mv);
            if is_root {
                self.moves_done += 1;
            }
        }
        self.history.tried.truncate(first_tried);
        Ok(best)
    }

    /// Lists the children; returns one that is known to be enough, if there is one.
    #[inline]
    fn gather(&mut self, position: &G, window: Window, hint: Option<G::Move>) -> Option<Best<G::Move>> {
        let (start, probes_children) = (self.candidates.0.len(), position.probes_children());
        for (mv, index) in position.moves().zip(0..) {
            let child = position.play(mv);
            let place = probes_children.then(|| Place::new(child.key()));
            self.candidates.0.push(Candidate { mv, rank: index, position: child, place });
        }
        let candidates = &mut self.candidates.0[start..];
        let places = candidates.iter().filter_map(|child| Some((child, child.place.as_ref()?)));
        // Memory is slow to answer, but it answers many at once.
        places.clone().for_each(|(_, place)| self.table.fetch(place));
        for (child, place) in places {
            let Some(Entry { bounds, .. }) = self.table.get(place) else { continue };
            let same_player = child.position.to_move() == position.to_move();
            let bounds = if same_player { bounds } else { bounds.reversed() };
            if bounds.lower >= window.beta {
                return Some(Best { value: bounds.lower, mv: Some(child.mv) });
            }
        }
        for child in candidates {
            child.promise(position, hint, child.position.plies_left());
            child.rank -= i64::from(self.history.merit(position, child.mv)) << 16;
        }
        None
    }

    /// Puts what a search has found into the table.
    fn remember(
        &self,
        position: &G,
        place: &Place<G::Key>,
        best: &Best<G::Move>,
        window: Window,
        hint: Option<G::Move>,
        nodes: u64,
    ) {
        let mv = if best.value > window.alpha { best.mv } else { hint.or(best.mv) };
        let entry = Entry {
            bounds: Bounds::proved_by(best.value, window),
            best: mv.map(|mv| position.move_index(mv)),
            effort: nodes.max(1).ilog2() as u8,
        };
        self.table.put(place, entry, Entry::and);
    }

    /// Asks whether to go on.
    fn poll(&mut self) -> Result<(), Stopped> {
        self.report();
        match (self.poll)(self.moves_done, &self.line) {
            ControlFlow::Continue(nodes) => {
                self.next_poll = self.nodes.saturating_add(nodes);
                Ok(())
            }
            ControlFlow::Break(()) => Err(Stopped),
        }
    }

    /// Adds this thread's nodes to those of all.
    fn report(&mut self) {
        self.all_nodes.fetch_add(self.nodes - self.reported, Ordering::Relaxed);
        self.reported = self.nodes;
    }
}
