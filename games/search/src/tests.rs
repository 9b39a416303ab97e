//! Tests of the searches on artificial trees.

use std::cell::Cell;
use std::convert::Infallible;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Range;
use std::panic::AssertUnwindSafe;

use proptest::prelude::*;
use rustc_hash::FxHasher;

use crate::conformance::{assert_conforms, assert_searches_agree};
use crate::{Algorithm, Cache, Count, Game, IllegalMove, Node, Observe, Player, Search, Value};

/// A game drawn from a seed: few states, so that lines meet again, at the same and at other depths; players who move
/// twice in a row; few values, so that ties are common.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Maze {
    pub(crate) seed: u64,
    pub(crate) left: u8,
    pub(crate) state: u8,
    pub(crate) to_move: Player,
}

impl Maze {
    fn draw(&self, what: impl Hash, choices: u64) -> u8 {
        let mut hasher = FxHasher::default();
        (self, what).hash(&mut hasher);
        u8::try_from(hasher.finish() % choices).expect("few choices")
    }

    pub(crate) fn value(&self, player: Player) -> Value {
        let value = Value::from(self.draw("value", 7)) - 3;
        if player == Player::First { value } else { -value }
    }
}

impl Game for Maze {
    type Move = u8;
    type Moves = Range<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn moves(&self) -> Range<u8> {
        if self.left == 0 { 0..0 } else { 0..self.draw("moves", 5) }
    }

    fn play(&self, mv: u8) -> Self {
        debug_assert!(self.moves().contains(&mv), "{mv} is not legal: {self:?}");
        Self {
            seed: self.seed,
            left: self.left.saturating_sub(1 + self.draw((mv, "left"), 2)),
            state: self.draw((mv, "state"), 4),
            to_move: Player::BOTH[usize::from(self.draw((mv, "side"), 2))],
        }
    }

    fn is_over(&self) -> bool {
        self.moves().is_empty()
    }

    fn utility(&self, player: Player) -> Value {
        2 * self.value(player)
    }
}

proptest! {
    #[test]
    fn all_searches_agree_on_drawn_games(seed: u64, left in 0..8_u8) {
        let start = Maze { seed, left, state: 0, to_move: Player::Second };
        assert_conforms(&start, seed, 8);
        assert_searches_agree(&start, &Maze::value, (0..=9).map(Some).chain([None]));
    }
}

/// A tree with the same number of moves everywhere, in which the players take turns.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Tree {
    pub(crate) moves: u8,
    /// The values of the leaves below to the first player.
    pub(crate) leaves: &'static [Value],
    pub(crate) to_move: Player,
}

/// The two-ply tree of AIMA figures 5.2 and 5.5.
pub(crate) const FIGURE: Tree = Tree { moves: 3, leaves: &[3, 12, 8, 2, 4, 6, 14, 5, 2], to_move: Player::First };

impl Game for Tree {
    type Move = u8;
    type Moves = Range<u8>;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn moves(&self) -> Range<u8> {
        if self.is_over() { 0..0 } else { 0..self.moves }
    }

    fn play(&self, mv: u8) -> Self {
        debug_assert!(self.moves().contains(&mv), "{mv} is not legal: {self:?}");
        let below = self.leaves.len() / usize::from(self.moves);
        let leaves = &self.leaves[usize::from(mv) * below..][..below];
        Self { leaves, to_move: self.to_move.opponent(), ..*self }
    }

    fn is_over(&self) -> bool {
        self.leaves.len() == 1
    }

    fn utility(&self, player: Player) -> Value {
        if player == Player::First { self.leaves[0] } else { -self.leaves[0] }
    }
}

/// Writes down every step of a search.
#[derive(Default)]
struct Steps(Vec<String>);

impl Steps {
    fn push<G: Game>(&mut self, what: &str, node: &Node<G>) -> Result<(), Infallible> {
        struct Name<M>(Option<M>);
        impl<M: fmt::Display> fmt::Display for Name<M> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match &self.0 {
                    Some(mv) => write!(f, "{mv}"),
                    None => f.write_str("root"),
                }
            }
        }
        let (name, window) = (Name(node.last_move), node.window);
        self.0.push(format!("{what} {name}@{} {} [{}, {}]", node.depth, node.value, window.alpha, window.beta));
        Ok(())
    }
}

impl<G: Game> Observe<G> for Steps {
    type Stop = Infallible;

    fn enter(&mut self, node: &Node<G>) -> Result<(), Infallible> {
        self.push("enter", node)
    }

    fn leaf(&mut self, node: &Node<G>) -> Result<(), Infallible> {
        self.push("leaf", node)
    }

    fn update(&mut self, node: &Node<G>, _: &Node<G>) -> Result<(), Infallible> {
        self.push("update", node)
    }

    fn cut(&mut self, node: &Node<G>, _: &Node<G>) -> Result<(), Infallible> {
        self.push("cut", node)
    }

    fn cached(&mut self, node: &Node<G>) -> Result<(), Infallible> {
        self.push("cached", node)
    }
}

fn no_heuristic<G>(_: &G, _: Player) -> Value {
    0
}

#[test]
fn alpha_beta_takes_the_steps_of_figure_5_5() {
    let mut steps = Steps::default();
    let search = Search::new(Algorithm::AlphaBeta, no_heuristic::<Tree>);
    let Ok(decision) = search.observe(&FIGURE, &mut steps);
    assert_eq!((decision.best, decision.value), (Some(0), 3));
    let infinity = i32::MAX.to_string();
    let steps: Vec<_> = steps.0.iter().map(|step| step.replace(&infinity, "oo")).collect();
    assert_eq!(
        steps,
        [
            "enter root@0 -oo [-oo, oo]",
            "enter 0@1 oo [-oo, oo]",
            "leaf 0@2 3 [-oo, oo]",
            "update 0@1 3 [-oo, 3]",
            "leaf 1@2 12 [-oo, 3]",
            "update 0@1 3 [-oo, 3]",
            "leaf 2@2 8 [-oo, 3]",
            "update 0@1 3 [-oo, 3]",
            "update root@0 3 [3, oo]",
            "enter 1@1 oo [3, oo]",
            "leaf 0@2 2 [3, oo]",
            "cut 1@1 2 [3, oo]",
            "update root@0 3 [3, oo]",
            "enter 2@1 oo [3, oo]",
            "leaf 0@2 14 [3, oo]",
            "update 2@1 14 [3, 14]",
            "leaf 1@2 5 [3, 14]",
            "update 2@1 5 [3, 5]",
            "leaf 2@2 2 [3, 5]",
            "cut 2@1 2 [3, 5]",
            "update root@0 3 [3, oo]",
        ]
    );
}

#[test]
fn a_limit_at_the_leaves_changes_no_step() {
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let steps = [None, Some(2)].map(|limit| {
            let mut steps = Steps::default();
            let Ok(_) = Search { limit, ..Search::new(algorithm, no_heuristic::<Tree>) }.observe(&FIGURE, &mut steps);
            steps.0
        });
        assert_eq!(steps[0], steps[1], "{algorithm:?}");
    }
}

#[test]
fn alpha_beta_cuts_on_equality_at_either_player_s_nodes() {
    for (leaves, expected) in [
        // A min node is worth no more than the one before it, and a max node no less.
        (&[3, 12, 3, 4][..], Count { nodes: 6, leaves: 3, cuts: 1, cached: 0 }),
        (&[5, 3, 5, 9, 5, 5, 5, 5], Count { nodes: 11, leaves: 5, cuts: 2, cached: 0 }),
    ] {
        for limit in [None, Some(leaves.len().ilog2())] {
            let mut count = Count::default();
            let search = Search { limit, ..Search::new(Algorithm::AlphaBeta, no_heuristic::<Tree>) };
            let Ok(decision) = search.observe(&Tree { moves: 2, leaves, to_move: Player::First }, &mut count);
            assert_eq!((decision.best, count, decision.nodes), (Some(0), expected, expected.nodes), "{limit:?}");
        }
    }
}

/// Notes the values that the children of the root return.
#[derive(Default)]
struct Returned(Vec<Value>);

impl<G: Game> Observe<G> for Returned {
    type Stop = Infallible;

    fn update(&mut self, node: &Node<G>, child: &Node<G>) -> Result<(), Infallible> {
        if node.depth == 0 {
            self.0.push(child.value);
        }
        Ok(())
    }
}

#[test]
fn fail_hard_search_returns_bounds_and_cuts_the_same_branches() {
    // The second min node finds 2, and the third one, too; alpha is 3.
    for (fail_hard, expected) in [(false, [3, 2, 2]), (true, [3, 3, 3])] {
        let search = Search { fail_hard, ..Search::new(Algorithm::AlphaBeta, no_heuristic::<Tree>) };
        let mut returned = Returned::default();
        let Ok(decision) = search.observe(&FIGURE, &mut returned);
        assert_eq!((decision.best, decision.value, &*returned.0), (Some(0), 3, &expected[..]));
    }
    for seed in 0..200 {
        let start = Maze { seed, left: 7, state: 0, to_move: Player::First };
        let soft = Search::new(Algorithm::AlphaBeta, Maze::value);
        let counted = [false, true].map(|fail_hard| {
            let mut count = Count::default();
            let Ok(decision) = Search { fail_hard, ..soft }.observe(&start, &mut count);
            (decision.best, decision.value, count)
        });
        assert_eq!(counted[0], counted[1], "{seed}");
    }
}

/// Notes the best move of each node that is updated.
#[derive(Default)]
struct BestMoves(Vec<Option<u8>>);

impl Observe<Tree> for BestMoves {
    type Stop = Infallible;

    fn update(&mut self, node: &Node<Tree>, _: &Node<Tree>) -> Result<(), Infallible> {
        self.0.push(node.best);
        Ok(())
    }
}

#[test]
fn of_equal_children_the_first_is_the_best_at_either_player_s_nodes() {
    let mut best = BestMoves::default();
    let equal = Tree { moves: 2, leaves: &[5; 8], to_move: Player::First };
    let Ok(_) = Search::new(Algorithm::Minimax, no_heuristic::<Tree>).observe(&equal, &mut best);
    assert_eq!(best.0, [Some(0); 14]);
}

#[test]
fn minimax_leaves_the_window_open_and_sees_every_node() {
    let mut count = Count::default();
    let search = Search::new(Algorithm::Minimax, no_heuristic::<Tree>);
    let Ok(decision) = search.observe(&FIGURE, &mut count);
    assert_eq!((decision.best, decision.value), (Some(0), 3));
    assert_eq!(count, Count { nodes: 13, leaves: 9, cuts: 0, cached: 0 });
}

#[test]
fn the_cache_answers_for_what_was_searched_before() {
    let start = Maze { seed: 12, left: 12, state: 0, to_move: Player::First };
    let count = |algorithm, caching| {
        let mut count = Count::default();
        let Ok(_) = Search { caching, ..Search::new(algorithm, Maze::value) }.observe(&start, &mut count);
        count
    };
    for algorithm in [Algorithm::Minimax, Algorithm::AlphaBeta] {
        let [plain, cached] = [false, true].map(|caching| count(algorithm, caching));
        assert_eq!(plain.cached, 0);
        assert!(cached.cached > 0 && cached.nodes < plain.nodes / 2, "{cached:?}, {plain:?}");
    }
    // Every position at every number of plies to come is searched once, if there is no window.
    let cached = count(Algorithm::Minimax, true);
    let mut cache = Cache::new();
    assert!(cache.is_empty());
    let search = Search { caching: true, ..Search::new(Algorithm::Minimax, Maze::value) };
    let Ok(_) = search.observe_with(&mut cache, &start, &mut ());
    assert_eq!(cached.nodes - cached.leaves - cached.cached, cache.len() as u64);
    assert!(!cache.is_empty());
}

#[test]
fn a_cache_tells_positions_with_more_plies_to_come_apart() {
    for seed in 0..50 {
        let start = Maze { seed, left: 12, state: 0, to_move: Player::First };
        let search =
            |limit| Search { caching: true, limit: Some(limit), ..Search::new(Algorithm::Minimax, Maze::value) };
        let mut cache = Cache::new();
        let Ok(_) = search(3).observe_with(&mut cache, &start, &mut ());
        for child in start.moves().map(|mv| start.play(mv)).filter(|child| child.to_move == start.to_move) {
            let Ok(again) = search(4).observe_with(&mut cache, &child, &mut ());
            assert_eq!(again.value, search(4).decide(&child).value, "{child:?}");
        }
    }
}

#[test]
fn ordering_tries_the_best_successor_first_and_equals_in_canonical_order() {
    let mut steps = Steps::default();
    // The last of the leaves, and whatever is on the way there, is the best for the first player.
    let worth = |position: &Tree, player: Player| {
        let value = Value::from(position.leaves.ends_with(&[5, 2]) || position.leaves == [2]);
        if player == Player::First { value } else { -value }
    };
    let search = Search { ordering: true, limit: Some(1), ..Search::new(Algorithm::Minimax, worth) };
    let order = |root: &Tree| {
        let mut steps = Steps::default();
        let Ok(_) = search.observe(root, &mut steps);
        let leaves = steps.0.iter().filter(|step| step.starts_with("leaf")).map(|step| step[5..6].to_owned());
        leaves.collect::<Vec<_>>()
    };
    assert_eq!(order(&FIGURE), ["2", "0", "1"]);
    // Where the second player moves, what is least for the first one comes first.
    let Ok(_) = Search { limit: Some(2), ..search }.observe(&FIGURE, &mut steps);
    let leaves: Vec<_> = steps.0.iter().filter(|step| step.starts_with("leaf")).map(|step| &step[5..8]).collect();
    assert_eq!(leaves, ["2@2", "1@2", "0@2", "0@2", "2@2", "1@2", "0@2", "1@2", "2@2"]);
}

/// A game without a choice: `left` moves and it is over.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Corridor {
    pub(crate) left: u32,
}

impl Game for Corridor {
    type Move = u8;
    type Moves = Range<u8>;

    fn to_move(&self) -> Player {
        Player::BOTH[usize::from(self.left.is_multiple_of(2))]
    }

    fn moves(&self) -> Range<u8> {
        0..u8::from(self.left > 0)
    }

    fn play(&self, mv: u8) -> Self {
        debug_assert!(self.moves().contains(&mv), "{mv} is not legal: {self:?}");
        Self { left: self.left - 1 }
    }

    fn is_over(&self) -> bool {
        self.left == 0
    }

    fn utility(&self, player: Player) -> Value {
        if player == Player::First { 1 } else { -1 }
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "a stack in WebAssembly does not grow")]
fn a_million_plies_do_not_overflow_the_stack() {
    for (algorithm, caching) in [(Algorithm::Minimax, false), (Algorithm::AlphaBeta, true)] {
        for limit in [None, Some(u32::MAX)] {
            let search = Search { limit, caching, ..Search::new(algorithm, no_heuristic::<Corridor>) };
            let decision = search.decide(&Corridor { left: 1_000_001 });
            assert_eq!((decision.best, decision.value, decision.nodes), (Some(0), 1, 1_000_002));
        }
    }
}

#[test]
#[cfg_attr(target_pointer_width = "32", ignore = "its mazes are drawn by hashes of 64 bits")]
fn a_node_costs_no_allocation() {
    let start = Maze { seed: 12, left: 20, state: 0, to_move: Player::First };
    for ordering in [false, true] {
        let mut count = Count::default();
        let search = Search { ordering, ..Search::new(Algorithm::Minimax, Maze::value) };
        let allocated = allocation_counter::measure(|| {
            let Ok(_) = search.observe(&start, &mut count);
        });
        // The path and the ordered moves are vectors, which double as they grow.
        assert!(
            count.nodes > 10_000 && allocated.count_total < 20,
            "{} in {} nodes",
            allocated.count_total,
            count.nodes
        );
    }
}

#[test]
fn a_finished_game_and_a_limit_of_0_have_no_move_to_choose() {
    let search = Search::new(Algorithm::AlphaBeta, |_: &Corridor, _| 7);
    let over = search.decide(&Corridor { left: 0 });
    assert_eq!((over.best, over.value, over.is_exact), (None, -1, true));
    let shallow = Search { limit: Some(0), ..search }.decide(&Corridor { left: 3 });
    assert_eq!((shallow.best, shallow.value, shallow.is_exact), (None, 7, false));
}

#[test]
fn try_play_refuses_what_is_not_legal() {
    assert_eq!(Corridor { left: 1 }.try_play(0), Ok(Corridor { left: 0 }));
    assert_eq!(Corridor { left: 0 }.try_play(0), Err(IllegalMove(0)));
    let refused = Corridor { left: 1 }.try_play(9).unwrap_err();
    assert_eq!(refused.to_string(), "9 is not a legal move here");
}

/// A corridor that breaks a promise.
#[derive(Debug, Clone)]
struct Broken {
    corridor: Corridor,
    promise: Promise,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Promise {
    OverMeansNoMoves,
    ZeroSum,
    EqualHashesAlike,
    GamesEnd,
    NoMoveTwice,
}

impl PartialEq for Broken {
    fn eq(&self, other: &Self) -> bool {
        self.corridor == other.corridor
    }
}

impl Eq for Broken {}

impl Hash for Broken {
    fn hash<H: Hasher>(&self, state: &mut H) {
        if self.promise == Promise::EqualHashesAlike {
            std::ptr::from_ref(self).hash(state);
        }
    }
}

impl Game for Broken {
    type Move = u8;
    type Moves = std::iter::Chain<Range<u8>, Range<u8>>;

    fn to_move(&self) -> Player {
        self.corridor.to_move()
    }

    fn moves(&self) -> Self::Moves {
        self.corridor.moves().chain(0..u8::from(self.promise == Promise::NoMoveTwice))
    }

    fn play(&self, mv: u8) -> Self {
        let corridor = if self.promise == Promise::GamesEnd { self.corridor.clone() } else { self.corridor.play(mv) };
        Self { corridor, promise: self.promise }
    }

    fn is_over(&self) -> bool {
        self.corridor.is_over() != (self.promise == Promise::OverMeansNoMoves)
    }

    fn utility(&self, player: Player) -> Value {
        if self.promise == Promise::ZeroSum { 1 } else { self.corridor.utility(player) }
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "a panic in WebAssembly is not caught")]
fn conformance_finds_each_broken_promise() {
    for (promise, complaint) in [
        (Promise::OverMeansNoMoves, "over must mean"),
        (Promise::ZeroSum, "zero-sum"),
        (Promise::EqualHashesAlike, "hashed differently"),
        (Promise::GamesEnd, "no end after 5 moves"),
        (Promise::NoMoveTwice, "listed twice"),
    ] {
        let broken = Broken { corridor: Corridor { left: 5 }, promise };
        let panic = std::panic::catch_unwind(|| assert_conforms(&broken, 0, 5)).unwrap_err();
        let message = panic.downcast_ref::<String>().expect("a panic with a message");
        assert!(message.contains(complaint), "{promise:?}: {message}");
    }
}

#[test]
#[cfg_attr(target_family = "wasm", ignore = "a panic in WebAssembly is not caught")]
fn searches_that_disagree_are_found() {
    let asked = Cell::new(0);
    // Each position is worth more the more often one asks.
    let moody = |_: &Tree, _: Player| asked.replace(asked.get() + 1);
    // All are worth the same, but for the first, which is worth less from the second time on.
    let fickle = |position: &Tree, _: Player| match position.leaves {
        [3, ..] => -Value::from(asked.replace(1) > 0),
        _ => 0,
    };
    let complaint = |limit, heuristic: &dyn Fn(&Tree, Player) -> Value| {
        asked.set(0);
        let check = AssertUnwindSafe(|| assert_searches_agree(&FIGURE, &heuristic, [limit]));
        let panic = std::panic::catch_unwind(check).unwrap_err();
        *panic.downcast::<String>().expect("a panic with a message")
    };
    assert!(complaint(Some(1), &moody).contains("Minimax, limit Some(1)"));
    assert!(complaint(Some(1), &fickle).contains("Minimax, limit Some(1), caching false, ordering false"));
    assert!(complaint(Some(3), &moody).contains("greedy"));
}
