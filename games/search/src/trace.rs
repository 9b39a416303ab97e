//! Searches recorded step by step, to look at any of them later.

use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

use crate::trace_state::Event;
use crate::{Game, Search, StepKind, TraceState, Value};

/// A search, step by step.
///
/// A [`TraceWriter`](crate::TraceWriter) records it while it runs; others may read at the same time. A step takes a few
/// bytes: its kind, the move if the search comes to a node, and the value if the node is not searched. The rest follows
/// from the steps before, so every few thousand steps the whole state is kept, and a state in between is replayed from
/// there.
///
/// ```
/// # use std::ops::RangeInclusive;
/// # use std::sync::atomic::AtomicBool;
/// # use suite_search::{Algorithm, Game, Player, Search, Trace, Value};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Nim { matches: u8, to_move: Player }
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
/// let start = Nim { matches: 3, to_move: Player::First };
/// let search = Search::new(Algorithm::Minimax, |_: &Nim, _: Player| 0);
/// let trace = Trace::new(&start, &search);
/// search.observe(&start, &mut trace.writer(1000, &AtomicBool::new(false)))?;
/// assert_eq!(trace.steps(), 15);
/// let state = trace.state(2).unwrap();
/// let path: Vec<_> = state.path().iter().map(|on_path| on_path.node.last_move).collect();
/// assert_eq!(path, [None, Some(1), Some(1)]);
/// # Ok::<_, suite_search::TraceStop>(())
/// ```
#[derive(Debug)]
pub struct Trace<G: Game> {
    start: TraceState<G>,
    chunks: RwLock<Vec<Arc<Chunk<G>>>>,
}

/// A part of a search, from one state that is kept to the next.
#[derive(Debug)]
pub(crate) struct Chunk<G: Game> {
    /// The state before the first step.
    before: TraceState<G>,
    kinds: Vec<StepKind>,
    /// The kinds that occur, so that a search for another one passes over the chunk.
    present: KindSet,
    /// The moves of all steps that come to a node but the root.
    moves: Vec<G::Move>,
    /// The values of all nodes that are not searched.
    values: Vec<Value>,
    /// The least and the greatest of them.
    range: Option<(Value, Value)>,
    /// The nodes on the shortest path after a step.
    shortest: usize,
}

/// A set of kinds of steps, a bit for each.
#[derive(Debug, Clone, Copy)]
struct KindSet(u8);

impl KindSet {
    /// Returns the kinds that are wanted.
    fn of(is_wanted: impl Fn(StepKind) -> bool) -> Self {
        let mut set = Self(0);
        StepKind::ALL.into_iter().filter(|&kind| is_wanted(kind)).for_each(|kind| set.add(kind));
        set
    }

    const fn add(&mut self, kind: StepKind) {
        self.0 |= 1 << kind as u8;
    }

    const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }
}

/// The least number of steps from one state that is kept to the next. Tests have small trees.
const CHUNK: usize = if cfg!(test) { 8 } else { 4096 };
/// The approximate number of bytes that a step takes.
const STEP: usize = 4;

impl<G: Game> Trace<G> {
    /// Creates the trace of a search, which has no steps yet.
    #[must_use]
    pub fn new<E>(start: &G, search: &Search<E>) -> Self {
        Self { start: TraceState::new(start, search), chunks: RwLock::default() }
    }

    /// Returns the state before the first step.
    #[must_use]
    pub const fn start(&self) -> &TraceState<G> {
        &self.start
    }

    /// Returns the number of steps that can be read.
    #[must_use]
    pub fn steps(&self) -> u32 {
        self.chunks().last().map_or(0, |chunk| chunk.end())
    }

    /// Returns the state after a step, counted from 0; `None` if there is no such step yet.
    #[must_use]
    pub fn state(&self, step: u32) -> Option<TraceState<G>> {
        let chunk = self.chunk_of(step)?;
        let mut state = chunk.before.clone();
        chunk.replay(step - chunk.before.steps() + 1, |event| state.apply(event));
        Some(state)
    }

    /// Returns the step that writes a line of the log, the lines counted from 0; `None` if there is no such line yet.
    #[must_use]
    pub fn step_of_line(&self, line: u32) -> Option<u32> {
        let chunk = {
            let chunks = self.chunks();
            let index = chunks.partition_point(|chunk| chunk.before.lines() <= line);
            Arc::clone(chunks.get(index.checked_sub(1)?)?)
        };
        let mut lines = chunk.before.lines();
        let step = chunk.kinds.iter().position(|&kind| {
            lines += u32::from(kind != StepKind::Cached);
            lines > line
        })?;
        Some(chunk.before.steps() + step as u32)
    }

    /// Returns the least and the greatest value of a node that was not searched; `None` if there is none yet.
    #[must_use]
    pub fn range(&self) -> Option<(Value, Value)> {
        let chunks = self.chunks();
        let ranges = chunks.iter().filter_map(|chunk| chunk.range);
        ranges.reduce(|(least, greatest), (low, high)| (least.min(low), greatest.max(high)))
    }

    /// Returns the first step after `step` whose kind is wanted.
    #[must_use]
    pub fn next(&self, step: u32, is_wanted: impl Fn(StepKind) -> bool) -> Option<u32> {
        let chunks = self.chunks();
        let wanted = KindSet::of(&is_wanted);
        let first = chunks.partition_point(|chunk| chunk.end() <= step + 1);
        chunks[first..].iter().filter(|chunk| chunk.present.meets(wanted)).find_map(|chunk| {
            let skipped = (step + 1).saturating_sub(chunk.before.steps()) as usize;
            let index = chunk.kinds[skipped..].iter().position(|&kind| is_wanted(kind))?;
            Some(chunk.before.steps() + (skipped + index) as u32)
        })
    }

    /// Returns the last step before `step` whose kind is wanted.
    #[must_use]
    pub fn previous(&self, step: u32, is_wanted: impl Fn(StepKind) -> bool) -> Option<u32> {
        let chunks = self.chunks();
        let wanted = KindSet::of(&is_wanted);
        let end = chunks.partition_point(|chunk| chunk.before.steps() < step);
        chunks[..end].iter().rev().filter(|chunk| chunk.present.meets(wanted)).find_map(|chunk| {
            let taken = (step - chunk.before.steps()).min(chunk.kinds.len() as u32) as usize;
            let index = chunk.kinds[..taken].iter().rposition(|&kind| is_wanted(kind))?;
            Some(chunk.before.steps() + index as u32)
        })
    }

    /// Returns the step by which the search goes back from the node that `state` is at to its parent; `None` at the
    /// root, or if there is no such step yet.
    #[must_use]
    pub fn return_from(&self, state: &TraceState<G>) -> Option<u32> {
        let (step, height) = (state.steps(), state.path().len());
        if height < 2 {
            return None;
        }
        let chunks = self.chunks();
        let first = chunks.partition_point(|chunk| chunk.end() <= step);
        chunks[first..].iter().find_map(|chunk| {
            if chunk.shortest >= height {
                return None;
            }
            let skipped = step.saturating_sub(chunk.before.steps()) as usize;
            let mut now = if skipped > 0 { height } else { chunk.before.path().len() };
            let index = chunk.kinds[skipped..].iter().position(|&kind| {
                now = if kind.is_arrival() { now + 1 } else { now - 1 };
                now < height
            })?;
            Some(chunk.before.steps() + (skipped + index) as u32)
        })
    }

    fn chunk_of(&self, step: u32) -> Option<Arc<Chunk<G>>> {
        let chunks = self.chunks();
        let index = chunks.partition_point(|chunk| chunk.end() <= step);
        chunks.get(index).cloned()
    }

    fn chunks(&self) -> RwLockReadGuard<'_, Vec<Arc<Chunk<G>>>> {
        // A chunk is added whole, so a panic elsewhere leaves them as they should be.
        self.chunks.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds the next chunk.
    pub(crate) fn push(&self, mut chunk: Chunk<G>) {
        chunk.kinds.shrink_to_fit();
        chunk.moves.shrink_to_fit();
        chunk.values.shrink_to_fit();
        chunk.range = chunk.values.iter().min().copied().zip(chunk.values.iter().max().copied());
        self.chunks.write().unwrap_or_else(PoisonError::into_inner).push(Arc::new(chunk));
    }
}

impl<G: Game> Chunk<G> {
    /// Begins a chunk in a state.
    pub(crate) fn new(before: TraceState<G>) -> Self {
        let (kinds, moves, values) = (Vec::with_capacity(CHUNK), Vec::new(), Vec::new());
        Self { before, kinds, present: KindSet(0), moves, values, range: None, shortest: usize::MAX }
    }

    /// Adds a step, after which the path has `height` nodes.
    pub(crate) fn add(&mut self, event: Event<G::Move>, height: usize) {
        match event {
            Event::Arrive(kind, mv, value) => {
                self.kinds.push(kind);
                self.moves.extend(mv);
                self.values.extend((kind != StepKind::Enter).then_some(value));
            }
            Event::Return(kind) => self.kinds.push(kind),
        }
        self.present.add(event.kind());
        self.shortest = self.shortest.min(height);
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }

    /// Returns whether the chunk is long enough for its state to take no more memory than its steps.
    pub(crate) fn is_full(&self) -> bool {
        self.kinds.len() >= CHUNK && self.kinds.len() * STEP >= self.before.size()
    }

    /// Returns the number of steps before the next chunk.
    const fn end(&self) -> u32 {
        self.before.steps() + self.kinds.len() as u32
    }

    /// Passes the first `steps` steps to `apply`.
    fn replay(&self, steps: u32, mut apply: impl FnMut(Event<G::Move>)) {
        let mut moves = self.moves.iter().copied();
        let mut values = self.values.iter().copied();
        let is_root = self.before.steps() == 0;
        for (index, &kind) in self.kinds[..steps as usize].iter().enumerate() {
            apply(if kind.is_arrival() {
                let mv = if is_root && index == 0 { None } else { moves.next() };
                let value = if kind == StepKind::Enter { None } else { values.next() };
                Event::Arrive(kind, mv, value.unwrap_or_default())
            } else {
                Event::Return(kind)
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::sync::atomic::{AtomicBool, Ordering};

    use proptest::prelude::*;

    use super::*;
    use crate::tests::Maze;
    use crate::{Algorithm, Node, Observe, Player, Step, TraceStop};

    /// A step with its node and, if it returns from one, the child.
    type Seen = (StepKind, Node<Maze>, Option<Node<Maze>>);

    /// Lists the steps of a search.
    #[derive(Default)]
    struct Steps(Vec<Seen>);

    impl Observe<Maze> for Steps {
        type Stop = Infallible;

        fn enter(&mut self, node: &Node<Maze>) -> Result<(), Infallible> {
            self.0.push((StepKind::Enter, node.clone(), None));
            Ok(())
        }

        fn leaf(&mut self, node: &Node<Maze>) -> Result<(), Infallible> {
            self.0.push((StepKind::Leaf, node.clone(), None));
            Ok(())
        }

        fn cached(&mut self, node: &Node<Maze>) -> Result<(), Infallible> {
            self.0.push((StepKind::Cached, node.clone(), None));
            Ok(())
        }

        fn update(&mut self, node: &Node<Maze>, child: &Node<Maze>) -> Result<(), Infallible> {
            self.0.push((StepKind::Update, node.clone(), Some(child.clone())));
            Ok(())
        }

        fn cut(&mut self, node: &Node<Maze>, child: &Node<Maze>) -> Result<(), Infallible> {
            self.0.push((StepKind::Cut, node.clone(), Some(child.clone())));
            Ok(())
        }
    }

    fn step_of(state: &TraceState<Maze>) -> Option<Seen> {
        Some(match state.step()? {
            Step::Enter(node) => (StepKind::Enter, node.clone(), None),
            Step::Leaf(node) => (StepKind::Leaf, node.clone(), None),
            Step::Cached(node) => (StepKind::Cached, node.clone(), None),
            Step::Update(node, child) => (StepKind::Update, node.clone(), Some(child.clone())),
            Step::Cut(node, child) => (StepKind::Cut, node.clone(), Some(child.clone())),
        })
    }

    fn assert_follows(trace: &Trace<Maze>, steps: &[Seen]) {
        assert_eq!(trace.steps() as usize, steps.len());
        assert_eq!(trace.state(trace.steps()), None);
        let mut lines = 0;
        for (number, step) in (0..).zip(steps) {
            let state = trace.state(number).expect("a step");
            assert_eq!(step_of(&state).as_ref(), Some(step));
            if step.0 != StepKind::Cached {
                assert_eq!(trace.step_of_line(lines), Some(number));
                lines += 1;
            }
            assert_eq!((state.steps(), state.lines()), (number + 1, lines));
            let is_cut = |kind| kind == StepKind::Cut;
            let cut = steps.iter().skip(number as usize + 1).position(|step| is_cut(step.0));
            assert_eq!(trace.next(number, is_cut), cut.map(|cut| number + 1 + cut as u32));
            let cut = steps[..number as usize].iter().rposition(|step| is_cut(step.0));
            assert_eq!(trace.previous(number, is_cut), cut.map(|cut| cut as u32));
            let depth = step.1.depth;
            let out = steps.iter().skip(number as usize + 1).position(|step| step.1.depth < depth);
            assert_eq!(trace.return_from(&state), out.map(|out| number + 1 + out as u32));
            for on_path in state.path() {
                assert_eq!(steps[on_path.first as usize].0, on_path.kind);
                for child in &on_path.children {
                    let after = &steps[*child.steps().end() as usize + 1];
                    let value = after.2.as_ref().map(|child| (child.last_move, child.value));
                    assert_eq!(value, Some((Some(child.mv), child.value)));
                    assert_eq!(steps[*child.steps().start() as usize].0, child.kind);
                }
            }
        }
        assert_eq!(trace.step_of_line(lines), None);
        let is_known = |step: &&Seen| matches!(step.0, StepKind::Leaf | StepKind::Cached);
        let values: Vec<_> = steps.iter().filter(is_known).map(|step| step.1.value).collect();
        assert_eq!(trace.range(), values.iter().min().copied().zip(values.iter().max().copied()));
    }

    proptest! {
        #[test]
        fn a_trace_is_the_search(seed: u64, left in 0..7_u8, limit in 0..6_u32, flags: [bool; 3]) {
            let [caching, ordering, fail_hard] = flags;
            let start = Maze { seed, left, state: 0, to_move: Player::Second };
            for algorithm in [Algorithm::Greedy, Algorithm::Minimax, Algorithm::AlphaBeta] {
                let options = Search::new(algorithm, Maze::value);
                let search = Search { limit: Some(limit), caching, ordering, fail_hard, ..options };
                let (trace, mut steps) = (Trace::new(&start, &search), Steps::default());
                let Ok(decision) = search.observe(&start, &mut steps);
                let interrupt = AtomicBool::new(false);
                let traced = search.observe(&start, &mut trace.writer(u32::MAX, &interrupt));
                assert_eq!(traced, Ok(decision));
                assert_follows(&trace, &steps.0);
                // A trace that ends early is right as far as it goes.
                let part = Trace::new(&start, &search);
                let most = steps.0.len() as u32 / 2;
                let stopped = search.observe(&start, &mut part.writer(most, &interrupt));
                assert_eq!(stopped.err(), Some(TraceStop::TooLong(most)));
                assert_eq!(part.steps(), most);
            }
        }
    }

    #[test]
    fn an_interrupt_ends_the_recording() {
        let start = Maze { seed: 3, left: 7, state: 0, to_move: Player::First };
        let search = Search::new(Algorithm::Minimax, Maze::value);
        let (trace, interrupt) = (Trace::new(&start, &search), AtomicBool::new(false));
        assert!(search.observe(&start, &mut trace.writer(u32::MAX, &interrupt)).is_ok());
        let all = trace.steps();
        interrupt.store(true, Ordering::Relaxed);
        let trace = Trace::new(&start, &search);
        let stopped = search.observe(&start, &mut trace.writer(u32::MAX, &interrupt));
        assert_eq!(stopped.err(), Some(TraceStop::Interrupted));
        assert!(0 < trace.steps() && trace.steps() < all, "{} of {all}", trace.steps());
    }
}
