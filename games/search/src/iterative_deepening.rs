//! The strong search within a budget: it searches one ply deeper again and again, until the budget is used up.
//!
//! It is a [principal variation search](crate::principal_variation_search) to a depth. The table remembers from one
//! depth to the next, and from one move of a game to the next, which moves were best. A bound counts only in searches
//! that are no deeper than the one that found it, but one that rests on finished games alone counts always. Values are
//! on a [scale](crate::scale) on which a win is worth more than any estimate.

use std::sync::atomic::{AtomicU64, Ordering};

use crate::in_progress::InProgress;
use crate::policy::Policy;
use crate::principal_variation_search::{PrincipalVariationSearch, Shared, Stopped, null_window_search};
use crate::scale::{decided, from_outcome, outcome, outcome_window, to_estimate};
use crate::solver::principal_variation;
use crate::table::Table;
use crate::table_entry::TableEntry;
use crate::threads::{Reporter, poll_helper, with_helpers};
use crate::{Bounds, Budget, Decision, Evaluate, INFINITY, Meter, Observe, ProbCut, Solvable, Value, Window};

/// A search that chooses moves within a budget, and remembers what it has found: the search for one move of a game
/// helps with the next. It therefore belongs to one game and one heuristic.
///
/// # Examples
///
/// ```
/// # use std::ops::RangeInclusive;
/// # use suite_search::{Game, Player, Solvable, Value};
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
/// # impl Solvable for Nim {
/// #     type Key = [u64; 1];
/// #     type Endgame = ();
/// #     fn key(&self) -> [u64; 1] { [self.matches.into()] }
/// #     fn plies_left(&self) -> u32 { self.matches.into() }
/// # }
/// use suite_search::{Budget, IterativeDeepening};
///
/// let heap = Nim { matches: 30, to_move: Player::First };
/// let decision = IterativeDeepening::new(1 << 20, 1).choose(&heap, &|_: &Nim, _| 0, Budget::UNLIMITED, |_| ());
/// assert_eq!((decision.best, decision.value, decision.is_exact), (Some(2), 1, true));
/// ```
pub struct IterativeDeepening<G: Solvable> {
    table: Table<G::Key>,
    threads: usize,
}

impl<G: Solvable> IterativeDeepening<G> {
    /// Creates a search with a table of at most `table_bytes` bytes and with `threads` threads, at least one.
    ///
    /// With one thread, the same calls in the same order, with the same budgets of nodes, give the same moves on every
    /// machine.
    #[must_use]
    pub fn new(table_bytes: usize, threads: usize) -> Self {
        Self { table: Table::new(table_bytes), threads }
    }

    /// Chooses the best move that can be found within the budget; there is none only if the game is over.
    ///
    /// `arrange` is given the legal moves in canonical order. It may reorder them, since of equal moves the first is
    /// likely to be chosen, and remove some, which are then not considered. About a thousand nodes are searched in any
    /// case, however little time there is.
    pub fn choose<E: Evaluate<G> + Sync>(
        &self,
        position: &G,
        heuristic: &E,
        budget: Budget,
        arrange: impl FnOnce(&mut Vec<G::Move>),
    ) -> Decision<G::Move> {
        let mut meter = Meter::new(budget);
        let mut moves: Vec<_> = position.moves().collect();
        arrange(&mut moves);
        if moves.is_empty() {
            let value = position.utility(position.to_move());
            return Decision { is_exact: true, ..Decision::new(None, value) };
        }
        let first_poll = budget.nodes.min(Meter::INTERVAL);
        let (in_progress, nodes) = (InProgress::for_threads(self.threads), AtomicU64::new(0));
        let policy = ToDepth { heuristic };
        let (table, in_progress, nodes) = (&self.table, in_progress.as_ref(), &nodes);
        let shared = Shared { policy: &policy, table, in_progress, nodes };
        let mut reporter = Reporter::<G, _>::new(&mut meter, table, nodes);
        let poll = &mut |moves_done, line: &[_]| reporter.poll(moves_done, line);
        let mut search = PrincipalVariationSearch::new(&shared, position, first_poll, poll);
        let mut value = policy.static_value(position);
        let (mut depth, longest) = (0, position.plies_left());
        while depth < longest {
            let root_moves = moves.clone();
            let searched = with_helpers(
                self.threads,
                &|is_done| {
                    table.claim(is_done);
                    let poll = &mut |_, _: &[_]| poll_helper(is_done);
                    let mut helper = PrincipalVariationSearch::new(&shared, position, 0, poll);
                    // What a helper finds is in the table.
                    let _ = helper.search_root(position, depth + 1, &mut root_moves.clone());
                    helper.report();
                },
                |start_helpers| {
                    if nodes.load(Ordering::Relaxed) >= Meter::INTERVAL {
                        start_helpers();
                    }
                    search.search_root(position, depth + 1, &mut moves)
                },
            );
            let Ok(found) = searched else { break };
            (value, depth) = (found, depth + 1);
        }
        search.report();
        let is_exact = depth == longest;
        let best = moves.first().copied();
        Decision {
            best,
            value: if is_exact { outcome(value) } else { value },
            is_exact,
            principal_variation: principal_variation(table, position, best, value),
            depth,
            nodes: nodes.load(Ordering::Relaxed),
        }
    }

    /// Returns what a position is worth to the player to move, by a search `depth` plies deep with one thread: an
    /// estimate or, where the search has seen that the game is won or lost, a value greater or less than any estimate.
    ///
    /// # Errors
    ///
    /// The error with which `observer` ends the search.
    pub fn value<E: Evaluate<G> + Sync, O: Observe<G>>(
        &self,
        position: &G,
        heuristic: &E,
        depth: u32,
        observer: &mut O,
    ) -> Result<Value, O::Stop> {
        let (policy, nodes) = (ToDepth { heuristic }, AtomicU64::new(0));
        let shared = Shared { policy: &policy, table: &self.table, in_progress: None, nodes: &nodes };
        let mut reporter = Reporter::new(observer, &self.table, &nodes);
        let poll = &mut |moves_done, line: &[_]| reporter.poll(moves_done, line);
        let mut search = PrincipalVariationSearch::new(&shared, position, 0, poll);
        let searched = search.search(position, None, depth, Window::OPEN);
        search.report();
        let Ok(value) = searched else { return Err(reporter.into_error()) };
        // It is too late to end the search.
        let _ = reporter.poll(0, &[]);
        Ok(value)
    }
}

impl<G: Solvable, E: Evaluate<G> + Sync> PrincipalVariationSearch<'_, G, ToDepth<'_, E>> {
    /// Searches the moves of the root in the order of the list, and returns the value of the best. A move that turns
    /// out to be better than the first is moved to the front at once, and stays there even if the search ends early.
    fn search_root(&mut self, root: &G, depth: u32, moves: &mut [G::Move]) -> Result<Value, Stopped> {
        let mut best = -INFINITY;
        for index in 0..moves.len() {
            let child = root.play(moves[index]);
            let rest = Window { alpha: best, beta: INFINITY };
            let mut searches = 0;
            let value = null_window_search(root, &child, rest, index == 0, |window| {
                searches += 1;
                self.search(&child, None, depth - 1, window)
            });
            // Only a move that has turned out to be better is searched again.
            if searches > 1 {
                moves[..=index].rotate_right(1);
            }
            best = best.max(value?);
        }
        Ok(best)
    }
}

/// The policy of a search to a depth: a value is an estimate, or an outcome where the search has seen it.
struct ToDepth<'a, E> {
    heuristic: &'a E,
}

/// The effort of an entry whose search has seen the end of every game; of others it is the plies, which are fewer.
const WHOLE: u8 = 62;

impl<G: Solvable, E: Evaluate<G> + Sync> Policy<G> for ToDepth<'_, E> {
    const PROBES_CHILDREN: bool = false;
    const USES_HISTORY: bool = false;
    const TRACKS_LINE: bool = false;

    #[inline]
    fn sees_end(&self, position: &G, depth: u32) -> bool {
        depth >= position.plies_left()
    }

    #[inline]
    fn plies(&self, _: &G, depth: u32) -> u32 {
        depth
    }

    #[inline]
    fn static_value(&self, position: &G) -> Value {
        to_estimate(self.heuristic.evaluate(position, position.to_move()))
    }

    #[inline]
    fn prob_cut(&self, position: &G, depth: u32) -> Option<ProbCut> {
        self.heuristic.prob_cut(position, depth)
    }

    #[inline]
    fn from_outcome(outcome: Value) -> Value {
        from_outcome(outcome)
    }

    #[inline]
    fn outcome_window(window: Window) -> Window {
        outcome_window(window)
    }

    #[inline]
    fn trusted(entry: TableEntry, sees_end: bool, depth: u32) -> Bounds {
        let effort = <Self as Policy<G>>::effort(sees_end, depth, 0);
        if entry.effort >= effort { entry.bounds } else { decided(entry.bounds) }
    }

    #[inline]
    fn effort(sees_end: bool, depth: u32, _: u64) -> u8 {
        if sees_end { WHOLE } else { depth.min(u32::from(WHOLE) - 1) as u8 }
    }

    /// Keeps the bounds of the deeper search, the move of the newer, and what either has decided.
    fn join(new: TableEntry, old: TableEntry) -> TableEntry {
        let (deeper, other) = if new.effort >= old.effort { (new, old) } else { (old, new) };
        let bounds = deeper.bounds.and(if new.effort == old.effort { other.bounds } else { decided(other.bounds) });
        // Searches of the same depth may differ where the table has seen further for one of them.
        let bounds = if bounds.lower > bounds.upper { deeper.bounds } else { bounds };
        TableEntry { bounds, best: new.best.or(old.best), effort: deeper.effort }
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;
    use std::hash::BuildHasher as _;
    use std::ops::ControlFlow;
    use std::sync::Mutex;
    use std::sync::atomic::AtomicBool;
    use std::time::Duration;

    use proptest::prelude::*;
    use rustc_hash::FxBuildHasher;

    use super::*;
    use crate::table::Slot;
    use crate::tests::{Corridor, Maze, Tree};
    use crate::{Algorithm, Game, OutOfBudget, Player, Search, Solver};

    fn maze(seed: u64, left: u8) -> Maze {
        Maze { seed, left, state: 0, to_move: Player::Second }
    }

    /// Returns the value of the end of the game, by a textbook search.
    fn minimax(position: &Maze) -> Value {
        Search::new(Algorithm::Minimax, |_: &Maze, _| 0).decide(position).value
    }

    /// A heuristic with huge, wrong estimates.
    fn rash(position: &Maze, player: Player) -> Value {
        let value = Value::from(position.state) << 20;
        if player == Player::First { value } else { -value }
    }

    /// Random values, and the number of plies by which a shallow search may be less deep.
    struct Lots {
        less_deep: u32,
    }

    impl<G: Game> Evaluate<G> for Lots {
        fn evaluate(&self, position: &G, player: Player) -> Value {
            let value = (FxBuildHasher.hash_one(position) % 1_001) as Value - 500;
            if player == position.to_move() { value } else { -value }
        }

        fn prob_cut(&self, _: &G, depth: u32) -> Option<ProbCut> {
            (self.less_deep > 0 && depth > 2).then(|| ProbCut { depth: depth - self.less_deep, margin: 100 })
        }
    }

    fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes, ..Budget::UNLIMITED }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn what_is_seen_to_the_end_agrees_with_minimax(
            seed: u64,
            left in 0..8_u8,
            bytes in 0..4_usize,
            threads in 1..=2_usize,
        ) {
            let mut position = maze(seed, left);
            let search = IterativeDeepening::new(bytes << 8, threads);
            while !position.is_over() {
                let found = search.choose(&position, &rash, Budget::UNLIMITED, |_| ());
                prop_assert_eq!((found.value, found.is_exact), (minimax(&position), true));
                let value = |depth| search.value(&position, &rash, depth, &mut ());
                prop_assert_eq!(value(position.plies_left()), Ok(from_outcome(minimax(&position))));
                let selective = search.choose(&position, &Lots { less_deep: 2 }, Budget::UNLIMITED, |_| ());
                prop_assert_eq!((selective.value, selective.is_exact), (minimax(&position), true));
                let next = position.try_play(found.best.expect("a move")).expect("a legal move");
                let value = if next.to_move() == position.to_move() { minimax(&next) } else { -minimax(&next) };
                prop_assert_eq!(found.value, value);
                prop_assert_eq!(found.principal_variation.first(), found.best.as_ref());
                let mut line = position.clone();
                for mv in found.principal_variation {
                    line = line.try_play(mv).expect("a legal move");
                    let value = if line.to_move() == position.to_move() { minimax(&line) } else { -minimax(&line) };
                    prop_assert_eq!(found.value, value);
                }
                position = next;
            }
            let found = search.choose(&position, &rash, Budget::UNLIMITED, |_| ());
            prop_assert_eq!(found, Decision { is_exact: true, ..Decision::new(None, minimax(&position)) });
        }

        #[test]
        fn the_same_nodes_give_the_same_move(seed: u64, most in 0..300_u64) {
            let position = maze(seed, 40);
            let choose = || {
                let search = IterativeDeepening::new(1 << 10, 1);
                search.choose(&position, &rash, nodes(most), |moves| moves.reverse())
            };
            let found = choose();
            prop_assert_eq!(&found, &choose());
            prop_assert!(found.nodes <= most);
        }
    }

    /// Returns the value of a position by a search of all lines `depth` plies deep.
    fn plain_value(position: &Maze, depth: u32, heuristic: &impl Evaluate<Maze>) -> Value {
        if position.is_over() {
            return from_outcome(position.utility(position.to_move()));
        }
        if depth == 0 {
            return heuristic.evaluate(position, position.to_move());
        }
        let value = |child: Maze| {
            let value = plain_value(&child, depth - 1, heuristic);
            if child.to_move() == position.to_move() { value } else { -value }
        };
        position.moves().map(|mv| value(position.play(mv))).max().expect("a move")
    }

    #[test]
    fn the_value_of_a_depth_takes_some_of_the_budget() {
        let heuristic = |position: &Maze, player: Player| rash(position, player) >> 20;
        let mut meter = Meter::new(nodes(1_000_000));
        for seed in 0..20 {
            let (position, search) = (maze(seed, 60), IterativeDeepening::new(0, 1));
            for depth in 0..6 {
                let left = meter.rest().nodes;
                let value = search.value(&position, &heuristic, depth, &mut meter);
                assert_eq!(value, Ok(plain_value(&position, depth, &heuristic)), "{depth} plies");
                assert!(meter.rest().nodes < left);
            }
            assert_eq!(search.value(&position, &heuristic, 5, &mut Meter::new(nodes(0))), Err(OutOfBudget));
        }
    }

    #[test]
    fn a_selective_search_looks_further() {
        let start = Rush { left: 60, played: 1 };
        let depth = |less_deep| {
            IterativeDeepening::new(1 << 16, 1).choose(&start, &Lots { less_deep }, nodes(50_000), |_| ()).depth
        };
        let (whole, selective) = (depth(0), depth(2));
        assert!(selective > whole, "{selective} and {whole} plies");
    }

    #[test]
    fn of_equal_moves_the_first_in_the_list_is_chosen() {
        let alike = |_: &Maze, _: Player| 0;
        for seed in 0..100 {
            let position = maze(seed, 60);
            let last = position.moves().last();
            if position.moves().all(|mv| !position.play(mv).is_over()) {
                let one_ply = nodes(position.moves().count() as u64);
                let found = IterativeDeepening::new(0, 1).choose(&position, &alike, one_ply, |moves| moves.reverse());
                assert_eq!((found.best, found.depth), (last, u32::from(last.is_some())));
            }
        }
    }

    #[test]
    fn a_spent_budget_ends_the_search_and_leaves_a_move() {
        let start = Corridor { left: 1_000_001 };
        let found = IterativeDeepening::new(1 << 10, 1).choose(&start, &|_: &Corridor, _| 0, nodes(5_000), |_| ());
        assert_eq!((found.best, found.is_exact, found.nodes), (Some(0), false, 5_000));
        let raised = AtomicBool::new(true);
        for threads in [1, 2] {
            let interrupted = Budget { interrupt: Some(&raised), ..Budget::UNLIMITED };
            let search = IterativeDeepening::new(1 << 10, threads);
            let found = search.choose(&start, &|_: &Corridor, _| 0, interrupted, |_| ());
            assert!(found.best == Some(0) && !found.is_exact, "{found:?}");
        }
        let late = Budget { time: Duration::ZERO, ..Budget::UNLIMITED };
        let found = IterativeDeepening::new(1 << 10, 1).choose(&start, &|_: &Corridor, _| 0, late, |_| ());
        assert!(found.best == Some(0) && found.nodes <= Meter::INTERVAL, "{found:?}");
    }

    /// Four moves a ply, all worth nothing; the last ply is finished in code that looks at many positions at once.
    #[derive(Clone, PartialEq, Eq, Hash)]
    struct Rush {
        left: u8,
        played: u64,
    }

    const AT_ONCE: u64 = 1000;

    impl Game for Rush {
        type Move = u64;
        type Moves = std::ops::Range<u64>;

        fn to_move(&self) -> Player {
            Player::BOTH[usize::from(self.left % 2)]
        }

        fn moves(&self) -> Self::Moves {
            if self.is_over() { 0..0 } else { 0..4 }
        }

        fn play(&self, mv: u64) -> Self {
            Self { left: self.left - 1, played: 4 * self.played + mv }
        }

        fn is_over(&self) -> bool {
            self.left == 0
        }

        fn utility(&self, _: Player) -> Value {
            0
        }
    }

    thread_local! {
        /// The numbers of plies below the child for which the cost of a move was asked.
        static COSTS: RefCell<BTreeSet<u32>> = const { RefCell::new(BTreeSet::new()) };
    }

    impl Solvable for Rush {
        type Key = [u64; 2];
        type Endgame = ();

        fn key(&self) -> [u64; 2] {
            [self.left.into(), self.played]
        }

        fn plies_left(&self) -> u32 {
            self.left.into()
        }

        fn solve_endgame(&self, (): &mut (), _: Window, nodes: &mut u64) -> Option<Value> {
            (self.left <= 1).then(|| *nodes += AT_ONCE).map(|()| 0)
        }

        fn cost(&self, _: u64, _: &Self, plies: u32) -> i32 {
            COSTS.with_borrow_mut(|costs| costs.insert(plies));
            0
        }
    }

    #[test]
    fn the_clock_is_looked_at_however_many_positions_come_at_once() {
        let late = Budget { time: Duration::ZERO, ..Budget::UNLIMITED };
        let rush = Rush { left: 4, played: 0 };
        let found = IterativeDeepening::new(1 << 16, 1).choose(&rush, &|_: &Rush, _| 0, late, |_| ());
        assert!(found.nodes < Meter::INTERVAL + AT_ONCE, "{found:?}");
        // Each is counted once.
        let last = IterativeDeepening::new(1 << 16, 1).choose(
            &Rush { left: 2, ..rush },
            &|_: &Rush, _| 0,
            nodes(u64::MAX),
            |_| (),
        );
        assert_eq!((last.value, last.is_exact, last.nodes), (0, true, 4 + 4 * AT_ONCE));
    }

    #[test]
    fn a_game_is_told_how_much_further_the_search_goes_below_a_move() {
        let rush = Rush { left: 5, played: 0 };
        let costs = || COSTS.take().into_iter().collect::<Vec<_>>();
        // The budget ends while the first move of the root is searched to depth 4.
        let found = IterativeDeepening::new(1 << 16, 1).choose(&rush, &|_: &Rush, _| 0, nodes(50), |_| ());
        assert_eq!((found.depth, costs()), (3, vec![0, 1, 2]));
        let Ok(_) = Solver::new(1 << 16, 1).solve(&rush, &mut ());
        assert_eq!(costs(), [1, 2, 3, 4]);
    }

    #[test]
    #[cfg_attr(target_pointer_width = "32", ignore = "its mazes are drawn by hashes of 64 bits")]
    fn each_depth_learns_from_the_one_before() {
        let heuristic = |position: &Maze, player: Player| rash(position, player) >> 20;
        let found = (0..40)
            .map(|seed| IterativeDeepening::new(1 << 16, 1).choose(&maze(seed, 40), &heuristic, nodes(5_000), |_| ()));
        let (depths, all): (Vec<_>, Vec<_>) = found.map(|found| (found.depth, found.nodes)).unzip();
        // The numbers are the same on every machine: a change to them has to be intended.
        assert_eq!((depths.iter().sum::<u32>(), all.iter().sum::<u64>()), (1_320, 53_972));
    }

    type Deepening<'a> = ToDepth<'a, fn(&Maze, Player) -> Value>;

    #[test]
    fn a_search_to_any_depth_knows_less_than_one_to_the_end() {
        let effort = <Deepening as Policy<Maze>>::effort;
        let trusted = <Deepening as Policy<Maze>>::trusted;
        let bounds = Bounds { lower: 3, upper: from_outcome(-1) };
        for depth in [0, 1, 60, 61, 62, 1_000] {
            let [to_depth, to_the_end] =
                [false, true].map(|sees_end| TableEntry { bounds, best: None, effort: effort(sees_end, depth, 0) });
            assert!(to_depth.effort < to_the_end.effort);
            assert_eq!(trusted(to_depth, false, depth), bounds);
            assert_eq!(trusted(to_the_end, true, depth), bounds);
            // That it is lost holds however far one looks.
            assert_eq!(trusted(to_depth, true, depth), Bounds { lower: -INFINITY, ..bounds });
        }
    }

    #[test]
    fn joined_entries_keep_what_holds() {
        let entry = |lower, upper, effort| TableEntry { bounds: Bounds { lower, upper }, best: Some(1), effort };
        let (open, won) = (INFINITY, from_outcome(1));
        for (new, old, joined) in [
            (entry(1, open, 3), entry(-open, 4, 3), entry(1, 4, 3)),
            (entry(1, open, 3), entry(-open, 0, 3), entry(1, open, 3)),
            (entry(1, open, 4), entry(-open, 4, 3), entry(1, open, 4)),
            (entry(1, open, 2), entry(-open, 4, 3), entry(-open, 4, 3)),
            (entry(-open, won + 3, 4), entry(won, open, 3), entry(won, won + 3, 4)),
            (entry(won, open, 2), entry(3, open, 3), entry(won, open, 3)),
        ] {
            assert_eq!(<Deepening as Policy<Maze>>::join(new, old), joined);
        }
    }

    /// The leaves of five plies with three moves each, no two alike.
    const LEAVES: [Value; 243] = {
        let mut leaves = [0; 243];
        let mut leaf = 0;
        while leaf < 243 {
            leaves[leaf] = leaf as Value;
            leaf += 1;
        }
        leaves
    };

    /// Returns the moves of a root in the order in which a thread searches them to `depth` while another searches move
    /// 1.
    fn order_beside(depth: u32) -> Vec<Value> {
        let root = Tree { moves: 3, leaves: &LEAVES, to_move: Player::First };
        let order = Mutex::new(Vec::new());
        let heuristic = |position: &Tree, _: Player| {
            order.lock().expect("one thread").push(position.leaves[0] / 81);
            0
        };
        let marks = InProgress::for_threads(2).expect("marks for two threads");
        let (table, nodes) = (Table::new(0), AtomicU64::new(0));
        let policy = ToDepth { heuristic: &heuristic };
        let shared = Shared { policy: &policy, table: &table, in_progress: Some(&marks), nodes: &nodes };
        marks.begin(Slot::new(root.play(1).key()).hash);
        let poll = &mut |_, _: &[u8]| ControlFlow::Continue(u64::MAX);
        let found = PrincipalVariationSearch::new(&shared, &root, 0, poll).search(&root, None, depth, Window::OPEN);
        assert!(found.is_ok_and(|value| value == 0));
        let mut order = order.into_inner().expect("one thread");
        order.dedup();
        order
    }

    #[test]
    fn a_move_that_another_thread_searches_is_put_off_where_that_pays() {
        assert_eq!([3, 4].map(order_beside), [[0, 1, 2], [0, 2, 1]]);
    }
}
