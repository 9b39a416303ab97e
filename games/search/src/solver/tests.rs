//! Tests of the solver on artificial games.

use std::hash::{BuildHasher as _, Hash, Hasher};
use std::ops::ControlFlow;

use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use rustc_hash::{FxBuildHasher, FxHasher};

use super::*;
use crate::tests::{Corridor, FIGURE, Maze, Tree};
use crate::{Algorithm, Bounds, Game, INFINITY, Player, Progress, Proved, Search};

impl Solvable for Maze {
    type Key = [u64; 2];
    type Endgame = ();

    fn key(&self) -> [u64; 2] {
        let [left, state, side] = [self.left, self.state, u8::from(self.to_move == Player::First)].map(u64::from);
        [self.seed, left << 16 | state << 8 | side]
    }

    fn plies_left(&self) -> u32 {
        self.left.into()
    }
}

/// A maze that gives the search every hint that a game may give, or only tells it not to look children up.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Variant<const TELLS_ALL: bool>(pub(crate) Maze);

pub(crate) type Told = Variant<true>;

impl<const TELLS_ALL: bool> Game for Variant<TELLS_ALL> {
    type Move = u8;
    type Moves = std::ops::Range<u8>;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn moves(&self) -> Self::Moves {
        self.0.moves()
    }

    fn play(&self, mv: u8) -> Self {
        Self(self.0.play(mv))
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.0.utility(player)
    }
}

impl Solvable for Told {
    /// A key of more words than a cache line has.
    type Key = [u64; 9];
    type Endgame = ();

    fn key(&self) -> [u64; 9] {
        let [seed, rest] = self.0.key();
        [0, 0, seed, 0, 0, 0, 0, 0, rest]
    }

    fn plies_left(&self) -> u32 {
        self.0.plies_left()
    }

    fn move_index(&self, mv: u8) -> u16 {
        65_534 - u16::from(mv)
    }

    fn move_at(&self, code: u16) -> Option<u8> {
        u8::try_from(65_534 - code).ok()
    }

    fn bounds(&self, _: Window) -> Bounds {
        Bounds { lower: -6, upper: 6 }
    }

    /// Guesses right, wrong, or not at all.
    fn guess(&self) -> Option<Value> {
        let lot = FxBuildHasher.hash_one(self) % 16;
        (lot > 0).then(|| lot as Value - 8)
    }

    fn solve_endgame(&self, (): &mut (), _: Window, nodes: &mut u64) -> Option<Value> {
        if self.0.left > 2 {
            return None;
        }
        *nodes += 1;
        Some(minimax(self))
    }

    fn probes_children(&self) -> bool {
        self.0.left > 4
    }

    fn cost(&self, mv: u8, child: &Self, _: u32) -> i32 {
        i32::from(child.0.state) - i32::from(mv)
    }

    const HISTORY_SLOTS: usize = 5;
    const HISTORY_WEIGHT: i32 = 10;

    fn history_slot(&self, mv: u8) -> usize {
        mv.into()
    }
}

/// Returns the value for the player to move, by a textbook search.
pub(crate) fn minimax<G: Game>(position: &G) -> Value {
    Search::new(Algorithm::Minimax, |_: &G, _| 0).decide(position).value
}

/// Solves a position in every way, and compares the results with minimax.
fn assert_solves<G: Solvable + std::fmt::Debug>(position: &G, bytes: usize, threads: usize) {
    let mut solver = Solver::new(bytes, threads);
    let value = minimax(position);
    for bound in -7..=7 {
        assert_eq!(solver.is_at_least(position, bound, &mut ()), Ok(value >= bound), "{bound}: {position:?}");
        let Ok(proof) = solver.proof(position, bound, &mut ());
        let end = proof.iter().fold(position.clone(), |position, &mv| position.try_play(mv).expect("a legal move"));
        assert!(end.is_over());
        assert_eq!(end.utility(position.to_move()) >= bound, value >= bound, "{bound}, {proof:?}: {position:?}");
    }
    for (alpha, beta) in (-8..=8).flat_map(|alpha| (alpha + 1..=8).map(move |beta| (alpha, beta))) {
        let Ok(found) = solver.solve_within(position, Window { alpha, beta }, &mut ());
        let on_its_side = if value >= beta { beta..=value } else { value..=value.max(alpha) };
        assert!(on_its_side.contains(&found.value), "{found:?} in {alpha} to {beta}: {position:?}");
        assert_eq!(found.is_exact, position.is_over() || alpha < value && value < beta);
    }
    for fresh in [false, true] {
        if fresh {
            solver.forget();
        }
        let Ok(solution) = solver.solve(position, &mut ());
        assert_eq!(solution.value, value, "{position:?}");
        assert_eq!(solution.best.is_none(), position.is_over());
        let Ok(line) = solver.principal_variation(position, value, &mut ());
        let end = line.iter().fold(position.clone(), |position, &mv| {
            let next = position.try_play(mv).expect("a legal move");
            assert_eq!(
                minimax(&next),
                if next.to_move() == position.to_move() { minimax(&position) } else { -minimax(&position) }
            );
            next
        });
        assert!(end.is_over());
        assert_eq!(end.utility(position.to_move()), value, "{line:?}: {position:?}");
    }
    let Ok(values) = solver.values(position, &mut ());
    let expected = position.moves().map(|mv| {
        let child = position.play(mv);
        (mv, if child.to_move() == position.to_move() { minimax(&child) } else { -minimax(&child) })
    });
    assert_eq!(values, expected.collect::<Vec<_>>(), "{position:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn the_solver_agrees_with_minimax(seed: u64, left in 0..9_u8, lines in 0..50_usize, threads in 1..=2_usize) {
        let start = Maze { seed, left, state: 0, to_move: Player::Second };
        assert_solves(&start, 64 * lines, threads);
        assert_solves(&Variant::<true>(start), 64 * lines, threads);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn what_is_recalled_answers_at_once(seed: u64, left in 0..9_u8) {
        let start = Variant::<true>(Maze { seed, left, state: 0, to_move: Player::Second });
        let [mut one, mut other] = [1, 2].map(|threads| Solver::new(1 << 16, threads));
        let solution = one.solve(&start, &mut ());
        one.table().proved(0).for_each(|proved| other.table().recall(proved));
        prop_assert_eq!(other.solve(&start, &mut ()), solution.map(|solution| Decision { nodes: 0, ..solution }));
        prop_assert_eq!(other.nodes(), 0);
        let known = |solver: &Solver<Told>, least_nodes| {
            let mut proved: Vec<_> = solver.table().proved(least_nodes).collect();
            proved.sort_by_key(|proved| proved.key);
            proved
        };
        let all = known(&one, 0);
        prop_assert_eq!(&known(&other, 0), &all);
        let hard: Vec<_> = all.into_iter().filter(|proved| proved.effort >= 3).collect();
        prop_assert_eq!(known(&one, 8), hard);
    }

    #[test]
    fn solvers_with_one_table_know_what_the_other_has_proved(seed: u64, left in 0..9_u8) {
        let start = Variant::<true>(Maze { seed, left, state: 0, to_move: Player::Second });
        let mut one = Solver::new(1 << 16, 1);
        let mut other = one.sharing_table();
        let solution = one.solve(&start, &mut ());
        prop_assert_eq!(other.nodes(), one.nodes());
        prop_assert_eq!(other.solve(&start, &mut ()), solution.map(|solution| Decision { nodes: 0, ..solution }));
    }

    #[test]
    fn whatever_is_recalled_the_solver_answers(
        seed: u64,
        left in 1..9_u8,
        facts in vec((any_bound(), any_bound(), option::of(65_500_u16..), any::<u8>()), 100),
    ) {
        let start = Variant::<true>(Maze { seed, left, state: 0, to_move: Player::Second });
        let mut solver = Solver::new(1 << 16, 1);
        // Of the positions that the search comes to, so that they matter.
        let Ok(_) = solver.solve(&start, &mut ());
        let keys: Vec<_> = solver.table().proved(0).map(|proved| proved.key).collect();
        solver.forget();
        prop_assert_eq!(solver.table().proved(0).count(), 0);
        let memory = solver.table();
        for (key, (lower, upper, best, effort)) in keys.into_iter().zip(facts) {
            memory.recall(Proved { key, bounds: Bounds { lower, upper }, best, effort });
        }
        let Ok(solution) = solver.solve(&start, &mut ());
        let Ok(line) = solver.principal_variation(&start, solution.value, &mut ());
        let end = line.iter().try_fold(start, |position, &mv| position.try_play(mv));
        prop_assert!(end.is_ok_and(|end| end.is_over()), "{line:?}");
    }
}

/// Generates a bound within the range of values, or any other.
fn any_bound() -> impl Strategy<Value = Value> {
    prop_oneof![-7..=7, Just(-INFINITY), Just(INFINITY), any::<Value>()]
}

impl Solvable for Corridor {
    type Key = [u64; 1];
    type Endgame = ();

    fn key(&self) -> [u64; 1] {
        [self.left.into()]
    }

    fn plies_left(&self) -> u32 {
        self.left
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "a stack in WebAssembly does not grow")]
fn a_million_plies_do_not_overflow_the_stack_of_any_thread() {
    let start = Corridor { left: 1_000_001 };
    for threads in [1, 2] {
        let Ok(solution) = Solver::new(1 << 20, threads).solve(&start, &mut ());
        assert_eq!((solution.value, solution.best), (1, Some(0)));
    }
}

/// Stops a search after `patience` reports.
struct Impatient {
    patience: usize,
    nodes: Vec<u64>,
    moves_done: Vec<usize>,
    lines: Vec<Vec<u8>>,
    fills: Vec<f64>,
}

impl Impatient {
    fn new(patience: usize) -> Self {
        Self { patience, nodes: Vec::new(), moves_done: Vec::new(), lines: Vec::new(), fills: Vec::new() }
    }
}

impl<G: Game<Move = u8>> Observe<G> for Impatient {
    type Stop = &'static str;

    fn progress(&mut self, progress: &Progress<u8>) -> Result<(), Self::Stop> {
        self.nodes.push(progress.nodes);
        self.moves_done.push(progress.moves_done);
        self.fills.push(progress.table_fill());
        self.lines.push(progress.current_line.iter().copied().take(4).collect());
        if self.nodes.len() < self.patience { Ok(()) } else { Err("enough") }
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "a stack in WebAssembly does not grow")]
fn a_watcher_sees_the_work_and_may_end_it() {
    {
        let mut watch = Impatient::new(3);
        let mut solver = Solver::new(1 << 10, 1);
        let stopped = solver.solve(&Corridor { left: 1_000_000 }, &mut watch);
        assert_eq!(stopped, Err("enough"));
        // With a child to score at each node it is asked every 512 nodes.
        assert_eq!(watch.nodes, [0, 512, 1_024]);
        assert_eq!((&watch.moves_done, &watch.lines[0]), (&vec![0; 3], &Vec::new()));
        assert_eq!(watch.lines[1..], [[0; 4]; 2]);
        // The observer is asked even if the answer takes little, unless it is known already.
        solver.forget();
        assert_eq!(solver.solve(&Corridor { left: 9 }, &mut watch), Err("enough"));
        let Ok(_) = solver.solve(&Corridor { left: 9 }, &mut ());
        let known = solver.solve(&Corridor { left: 9 }, &mut watch);
        assert_eq!(known.map(|known| (known.value, known.nodes)), Ok((1, 0)));
    }
}

#[test]
fn a_watcher_sees_the_line_that_is_searched() {
    let start = Maze { seed: 94, left: 60, state: 0, to_move: Player::First };
    let mut watch = Impatient::new(100);
    // A table that forgets everything makes the search long.
    let stopped = Solver::new(0, 1).solve(&start, &mut watch);
    assert_eq!(stopped, Err("enough"));
    // It is asked before the first move, too.
    watch.lines.remove(0);
    for line in &watch.lines {
        line.iter().fold(start.clone(), |position, &mv| position.try_play(mv).expect("a legal move"));
    }
    watch.lines.dedup();
    assert!(watch.lines.len() > 1, "{:?}", watch.lines);
    // The table of a single line fills up.
    assert!(watch.fills.is_sorted() && watch.fills[0] == 0.0 && watch.fills[99] == 1.0, "{:?}", watch.fills);
}

/// Mazes of eight plies.
fn small_mazes() -> impl Iterator<Item = Maze> {
    (0..60).map(|seed| Maze { seed, left: 8, state: 0, to_move: Player::First })
}

/// The value for the player who moves in `start`.
fn value_at_start(start: &Maze, position: &Maze) -> Value {
    let value = minimax(position);
    if position.to_move() == start.to_move() { value } else { -value }
}

#[test]
fn a_proof_holds_at_each_move_of_the_one_who_proves() {
    for start in small_mazes() {
        let value = minimax(&start);
        for bound in [value, value + 1] {
            let holds = value >= bound;
            let prover = if holds { start.to_move() } else { start.to_move().opponent() };
            let Ok(proof) = Solver::new(1 << 16, 1).proof(&start, bound, &mut ());
            let mut position = start.clone();
            for mv in proof {
                let mover = position.to_move();
                position = position.play(mv);
                let still = value_at_start(&start, &position) >= bound;
                assert!(mover != prover || still == holds, "{bound}, {mv}: {start:?}");
            }
        }
    }
}

#[test]
#[cfg_attr(target_pointer_width = "32", ignore = "its mazes are drawn by hashes of 64 bits")]
fn a_solution_has_the_line_that_the_table_knows() {
    let mut moves = 0;
    for start in small_mazes() {
        let Ok(solution) = Solver::new(1 << 16, 1).solve(&start, &mut ());
        let line = solution.principal_variation;
        let end = line.iter().fold(start.clone(), |position, &mv| position.play(mv));
        assert_eq!(value_at_start(&start, &end), solution.value, "{line:?}: {start:?}");
        moves += line.len();
    }
    // The same on every machine.
    assert_eq!(moves, 174);
}

#[test]
fn a_watcher_sees_how_many_moves_of_the_root_are_done() {
    let mut most_done = 0;
    for seed in 0..40 {
        let start = Maze { seed, left: 40, state: 0, to_move: Player::First };
        let mut watch = Impatient::new(1_000);
        // A table that forgets everything makes the search long.
        let _ = Solver::new(0, 1).solve(&start, &mut watch);
        let most = watch.moves_done.into_iter().max().unwrap_or_default();
        assert!(most <= start.moves().count(), "{most}: {start:?}");
        most_done = most_done.max(most);
    }
    assert!(most_done > 0);
}

/// The nodes that it takes to solve a position.
fn nodes_of<G: Solvable>(position: &G) -> u64 {
    let mut solver = Solver::new(1 << 16, 1);
    let Ok(_) = solver.solve(position, &mut ());
    solver.nodes()
}

impl Solvable for Variant<false> {
    type Key = [u64; 2];
    type Endgame = ();

    fn key(&self) -> [u64; 2] {
        self.0.key()
    }

    fn plies_left(&self) -> u32 {
        self.0.plies_left()
    }

    fn probes_children(&self) -> bool {
        false
    }
}

#[test]
#[cfg_attr(target_pointer_width = "32", ignore = "its mazes are drawn by hashes of 64 bits")]
fn every_part_of_the_search_saves_nodes() {
    let mazes = || (0..40).map(|seed| Maze { seed, left: 60, state: 0, to_move: Player::First });
    let plain: u64 = mazes().map(|maze| nodes_of(&maze)).sum();
    let unprobed: u64 = mazes().map(|maze| nodes_of(&Variant::<false>(maze))).sum();
    let told: u64 = mazes().map(|maze| nodes_of(&Variant::<true>(maze))).sum();
    // The numbers are the same on every machine: a change to them has to be intended.
    assert_eq!((plain, unprobed, told), (7_177, 8_879, 3_187));
}

#[test]
fn the_figure_takes_the_nodes_that_a_null_window_needs() {
    for (bound, nodes) in [(3, 5), (4, 9)] {
        let mut solver = Solver::new(1 << 10, 1);
        assert_eq!(solver.is_at_least(&FIGURE, bound, &mut ()), Ok(bound == 3));
        assert_eq!(solver.nodes(), nodes, "{bound}");
    }
}

/// Returns the moves of the figure in the order in which a thread searches them while another searches `elsewhere`.
fn order_beside(elsewhere: u8) -> Vec<u8> {
    let hash = |mv| Slot::new(FIGURE.play(mv).key()).hash;
    let marks = InProgress::for_threads(2).expect("marks for two threads");
    let (table, nodes) = (Table::new(1 << 10), AtomicU64::new(0));
    let shared = Shared { policy: &ToTheEnd, table: &table, in_progress: Some(&marks), nodes: &nodes };
    marks.begin(hash(elsewhere));
    let mut order = Vec::new();
    let poll = &mut |_, line: &[u8]| {
        if let Some(&mv) = line.first() {
            assert!(marks.contains(hash(mv)), "{mv} is being searched");
            order.push(mv);
        }
        ControlFlow::Continue(0)
    };
    assert!(PrincipalVariationSearch::new(&shared, &FIGURE, 0, poll).solve(&FIGURE, Window::OPEN).is_ok());
    assert!(FIGURE.moves().all(|mv| !marks.contains(hash(mv))), "nothing is being searched any more");
    order.dedup();
    order
}

#[test]
fn a_move_that_another_thread_searches_is_put_off_unless_it_is_the_first() {
    assert_eq!([0, 1, 2].map(order_beside), [[0, 1, 2], [0, 2, 1], [0, 1, 2]]);
}

/// Solves the figure in a window while another thread finds that its position after these moves is worth at least
/// `lower` to the player to move there, when this one is at the second leaf of three below move 2; returns what this
/// one finds, and its nodes.
fn solve_beside(settled: &[u8], lower: Value, window: Window) -> (Value, Option<u8>, u64) {
    let marks = InProgress::for_threads(2).expect("marks for two threads");
    let (table, nodes) = (Table::new(1 << 10), AtomicU64::new(0));
    let shared = Shared { policy: &ToTheEnd, table: &table, in_progress: Some(&marks), nodes: &nodes };
    let position = settled.iter().fold(FIGURE, |position, &mv| position.play(mv));
    let poll = &mut |_, line: &[u8]| {
        if line == [2, 1] {
            let entry = TableEntry { bounds: Bounds { lower, upper: INFINITY }, best: Some(2), effort: 9 };
            table.store(&Slot::new(position.key()), entry, TableEntry::and);
        }
        ControlFlow::Continue(0)
    };
    let Ok(best) = PrincipalVariationSearch::new(&shared, &FIGURE, 0, poll).solve(&FIGURE, window) else {
        panic!("nobody ends the search");
    };
    assert!(FIGURE.moves().all(|mv| !marks.contains(Slot::new(FIGURE.play(mv).key()).hash)));
    (best.value, best.mv, nodes.load(Ordering::Relaxed))
}

#[test]
fn a_node_that_another_thread_settles_is_left() {
    let narrow = Window { alpha: 3, beta: 4 };
    let (value, mv, nodes) = solve_beside(&[0, 0], 0, narrow);
    assert_eq!((value, mv), (3, Some(0)), "what is settled has been left already");
    // What it has found is worth as much as if this thread had found it, at the root and below.
    assert_eq!(solve_beside(&[], 7, narrow), (7, Some(2), nodes - 2));
    assert_eq!(solve_beside(&[2], -2, narrow), (3, Some(0), nodes - 2));
    // Bounds that settle nothing end nothing.
    assert_eq!(solve_beside(&[], 3, narrow), (value, mv, nodes));
}

impl Solvable for Tree {
    type Key = [u64; 1];
    type Endgame = ();

    fn key(&self) -> [u64; 1] {
        let mut hasher = FxHasher::default();
        self.hash(&mut hasher);
        [hasher.finish()]
    }

    fn plies_left(&self) -> u32 {
        self.leaves.len().ilog(self.moves.into())
    }
}
