//! The best move that can be found in so much time: a search that looks one ply further again and again.
//!
//! It is iterative deepening over a principal variation search (Marsland, *A Review of Game-Tree Pruning*, 1986) with a table of
//! fixed size, which remembers from one depth to the next what was best in a position. A bound that was found so many plies deep
//! counts only where no more are asked for; one that rests on finished games alone counts always.
//!
//! A finished game is worth more than any estimate if it is won, and less if it is lost, so that a sight of the end decides.

use crate::candidates::{Candidate, Candidates, scout, with_stack};
use crate::table::{Entry, Place, Table};
use crate::{Bounds, Budget, Decision, Evaluate, INFINITY, Meter, OutOfBudget, Solvable, Value, Window};

/// Chooses moves in a given time.
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
/// #     fn key(&self) -> [u64; 1] { [self.matches.into()] }
/// #     fn plies_left(&self) -> u32 { self.matches.into() }
/// # }
/// use suite_search::{Budget, IterativeDeepening};
///
/// let heap = Nim { matches: 30, to_move: Player::First };
/// let decision = IterativeDeepening::new(1 << 20).choose(&heap, &|_: &Nim, _| 0, Budget::UNLIMITED, |_| ());
/// assert_eq!((decision.best, decision.value, decision.is_exact), (Some(2), 1, true));
/// ```
pub struct IterativeDeepening<G: Solvable> {
    table: Table<G::Key>,
}

/// The value of the least win, but for the win itself; all estimates are less.
const WIN: Value = 1 << 14;

/// The plies of an entry that has seen the end of every line; others have fewer.
const WHOLE: u32 = 62;

impl<G: Solvable> IterativeDeepening<G> {
    /// A search with a table of so many bytes. To make one takes a millisecond for some four million of them.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        Self { table: Table::new(bytes) }
    }

    /// Chooses the best move that can be found for the budget; `None` if the game is over.
    ///
    /// `arrange` gets the legal moves in canonical order, and may put them into another one, since of equal moves the first is
    /// likely to be chosen; or take some out, which are then not thought of.
    pub fn choose<E: Evaluate<G>>(
        &mut self,
        position: &G,
        heuristic: &E,
        budget: Budget,
        arrange: impl FnOnce(&mut Vec<G::Move>),
    ) -> Decision<G::Move> {
        // The clock runs already while the table is emptied.
        let mut meter = Meter::new(budget);
        let mut moves: Vec<_> = position.moves().collect();
        arrange(&mut moves);
        // Estimates that are left from searches to another depth are no measure for those of this one: with them, a player of Go
        // won 1 of 30 games against itself without them, and one of Othello as many as without.
        self.table.clear();
        let Some(&first) = moves.first() else {
            let value = position.utility(position.to_move());
            return Decision { is_exact: true, ..Decision::new(None, value) };
        };
        let mut run = Run {
            table: &self.table,
            heuristic,
            nodes: 0,
            reported: 0,
            // However little time there is, something is looked at.
            next_poll: budget.nodes.min(Meter::INTERVAL),
            meter: &mut meter,
            candidates: Candidates::new(),
        };
        let longest = position.plies_left();
        let mut decision = Decision::new(Some(first), heuristic.evaluate(position, position.to_move()));
        while !decision.is_exact {
            let Ok(value) = run.best(position, decision.depth + 1, &mut moves) else { break };
            decision.depth += 1;
            decision.is_exact = decision.depth >= longest;
            decision.value = if decision.is_exact { outcome(value) } else { value };
        }
        decision.nodes = run.nodes;
        decision.best = moves.first().copied();
        decision.principal_variation = self.variation(position, moves[0], decision.depth);
        decision
    }

    /// Returns best play as far as the table knows it, beginning with `best`.
    fn variation(&self, position: &G, best: G::Move, depth: u32) -> Vec<G::Move> {
        let (mut moves, mut position) = (vec![best], position.play(best));
        for _ in 1..depth {
            let known = self.table.get(&Place::new(position.key()));
            let best = known.filter(|entry| entry.bounds.lower == entry.bounds.upper).and_then(|entry| entry.best);
            let best = best.and_then(|best| position.move_at(best));
            let Some(mv) = best.filter(|best| position.moves().any(|mv| mv == *best)) else { break };
            moves.push(mv);
            position = position.play(mv);
        }
        moves
    }
}

/// A finished game's value: any win is better than any estimate, and a greater win better than a smaller.
fn worth(utility: Value) -> Value {
    utility.saturating_add(WIN * utility.signum()).clamp(-INFINITY, INFINITY)
}

/// The end of the game that a value stands for.
fn outcome(value: Value) -> Value {
    value - WIN * value.signum()
}

/// The window on the ends of the game that lets through what `window` lets through.
fn of_outcomes(window: Window) -> Window {
    Window {
        alpha: match window.alpha {
            WIN.. => window.alpha - WIN,
            0..WIN => 0,
            value => (value + WIN).min(-1),
        },
        beta: match window.beta {
            1.. => (window.beta - WIN).max(1),
            value => (value + WIN).min(0),
        },
    }
}

/// What of these bounds holds however far one looks: that it is won, or lost.
fn decided(bounds: Bounds) -> Bounds {
    Bounds {
        lower: if bounds.lower > WIN { bounds.lower } else { -INFINITY },
        upper: if bounds.upper < -WIN { bounds.upper } else { INFINITY },
    }
}

/// A search under way.
struct Run<'a, 'b, G: Solvable, E> {
    table: &'a Table<G::Key>,
    heuristic: &'a E,
    nodes: u64,
    /// How many of them the meter knows of, and how many there are when it is asked again.
    reported: u64,
    next_poll: u64,
    meter: &'a mut Meter<'b>,
    candidates: Candidates<G>,
}

impl<G: Solvable, E: Evaluate<G>> Run<'_, '_, G, E> {
    /// The value of the best move, which it puts first. So it does with any that is better than the first, even if the search
    /// ends early.
    fn best(&mut self, position: &G, depth: u32, moves: &mut [G::Move]) -> Result<Value, OutOfBudget> {
        let mut best = -INFINITY;
        for index in 0..moves.len() {
            let child = position.play(moves[index]);
            let rest = Window { alpha: best, beta: INFINITY };
            let mut searches = 0;
            let value = scout(position, &child, rest, index == 0, |window| {
                searches += 1;
                self.search(&child, depth - 1, window)
            });
            // Only a move that has turned out to be better is searched again.
            if searches > 1 {
                moves[..=index].rotate_right(1);
            }
            best = best.max(value?);
        }
        Ok(best)
    }

    /// What a position is worth to the player to move, as it lies to the window, seen from so many plies above the leaves.
    fn search(&mut self, position: &G, depth: u32, window: Window) -> Result<Value, OutOfBudget> {
        if self.nodes >= self.next_poll {
            self.poll()?;
        }
        let is_whole = depth >= position.plies_left();
        let outcomes = of_outcomes(window);
        if is_whole && let Some(utility) = position.solve_endgame(outcomes, &mut self.nodes) {
            return Ok(worth(utility));
        }
        self.nodes += 1;
        if position.is_over() {
            return Ok(worth(position.utility(position.to_move())));
        }
        let Bounds { lower, upper } = position.bounds(outcomes);
        if let Some(value) = (Bounds { lower: worth(lower), upper: worth(upper) }).settles(window) {
            return Ok(value);
        }
        if depth == 0 {
            return Ok(self.heuristic.evaluate(position, position.to_move()).clamp(1 - WIN, WIN - 1));
        }
        let plies = if is_whole { WHOLE } else { depth.min(WHOLE - 1) } as u8;
        let place = Place::new(position.key());
        let known = self.table.get(&place);
        if let Some(entry) = known {
            let bounds = if entry.effort >= plies { entry.bounds } else { decided(entry.bounds) };
            if let Some(value) = bounds.settles(window) {
                return Ok(value);
            }
        }
        let hint = known.and_then(|entry| position.move_at(entry.best?));
        let start = self.candidates.0.len();
        let searched = with_stack(|| self.expand(position, depth, window, hint));
        self.candidates.0.truncate(start);
        let (value, best) = searched?;
        let mv = if value > window.alpha { Some(best) } else { hint.or(Some(best)) };
        let entry = Entry {
            bounds: Bounds::proved_by(value, window),
            best: mv.map(|mv| position.move_index(mv)),
            effort: plies,
        };
        self.table.put(&place, entry, join);
        Ok(value)
    }

    /// Searches the children of a position: the value of the best, and its move.
    fn expand(
        &mut self,
        position: &G,
        depth: u32,
        window: Window,
        hint: Option<G::Move>,
    ) -> Result<(Value, G::Move), OutOfBudget> {
        let start = self.candidates.0.len();
        for (mv, index) in position.moves().zip(0..) {
            let mut child = Candidate { mv, rank: index, position: position.play(mv), place: None };
            child.promise(position, hint, depth - 1);
            self.candidates.0.push(child);
        }
        let mut best: Option<(Value, G::Move)> = None;
        while let Some(index) = self.candidates.first(start) {
            let child = self.candidates.0.swap_remove(index);
            let alpha = best.map_or(window.alpha, |(value, _)| value.max(window.alpha));
            let rest = Window { alpha, ..window };
            let value = scout(position, &child.position, rest, best.is_none(), |window| {
                self.search(&child.position, depth - 1, window)
            })?;
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, child.mv));
                if value >= window.beta {
                    break;
                }
            }
        }
        Ok(best.expect("a game that goes on has a move"))
    }

    /// Asks the meter whether to go on.
    fn poll(&mut self) -> Result<(), OutOfBudget> {
        self.meter.spend(self.nodes - self.reported)?;
        self.reported = self.nodes;
        self.next_poll = self.nodes.saturating_add(self.meter.nodes_left().min(Meter::INTERVAL));
        Ok(())
    }
}

/// What an entry and an older one of the same position know together: the deeper one's bounds, the newer one's move, and
/// what either has decided.
fn join(new: Entry, old: Entry) -> Entry {
    let (deeper, other) = if new.effort >= old.effort { (new, old) } else { (old, new) };
    let bounds = deeper.bounds.and(if new.effort == old.effort { other.bounds } else { decided(other.bounds) });
    // Searches of the same depth may differ where the table has seen further for one of them.
    let bounds = if bounds.lower > bounds.upper { deeper.bounds } else { bounds };
    Entry { bounds, best: new.best.or(old.best), effort: deeper.effort }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::prelude::*;

    use super::*;
    use crate::tests::{Corridor, Maze};
    use crate::{Algorithm, Game, Player, Search};

    fn maze(seed: u64, left: u8) -> Maze {
        Maze { seed, left, state: 0, to_move: Player::Second }
    }

    /// What the end is worth by the search of the textbook.
    fn minimax(position: &Maze) -> Value {
        Search::new(Algorithm::Minimax, |_: &Maze, _| 0).decide(position).value
    }

    /// As bold as it is wrong.
    fn rash(position: &Maze, player: Player) -> Value {
        let value = Value::from(position.state) << 20;
        if player == Player::First { value } else { -value }
    }

    fn nodes(nodes: u64) -> Budget<'static> {
        Budget { nodes, ..Budget::UNLIMITED }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(64))]

        #[test]
        fn what_is_seen_to_the_end_agrees_with_minimax(seed: u64, left in 0..8_u8, bytes in 0..4_usize) {
            let mut position = maze(seed, left);
            let mut search = IterativeDeepening::new(bytes << 8);
            while !position.is_over() {
                let found = search.choose(&position, &rash, Budget::UNLIMITED, |_| ());
                prop_assert_eq!((found.value, found.is_exact), (minimax(&position), true));
                let next = position.try_play(found.best.expect("a move")).expect("a legal move");
                let value = if next.to_move() == position.to_move() { minimax(&next) } else { -minimax(&next) };
                prop_assert_eq!(found.value, value);
                position = next;
            }
            let found = search.choose(&position, &rash, Budget::UNLIMITED, |_| ());
            prop_assert_eq!((found.best, found.value, found.nodes), (None, minimax(&position), 0));
        }

        #[test]
        fn the_same_nodes_give_the_same_move(seed: u64, most in 0..300_u64) {
            let choose = || IterativeDeepening::new(1 << 10).choose(&maze(seed, 40), &rash, nodes(most), |moves| moves.reverse());
            let found = choose();
            prop_assert_eq!(&found, &choose());
            prop_assert!(found.nodes <= most);
        }

        #[test]
        fn windows_on_the_end_let_through_the_same(alpha in -40_i32..40, more in 1..80_i32) {
            // Around the least win and loss, and around nothing.
            for middle in [-WIN, 0, WIN] {
                let window = Window { alpha: middle + alpha, beta: middle + alpha + more };
                let outcomes = of_outcomes(window);
                for utility in -60..60 {
                    let value = worth(utility);
                    prop_assert_eq!(value > window.alpha, utility > outcomes.alpha, "{}, {:?}", utility, window);
                    prop_assert_eq!(value >= window.beta, utility >= outcomes.beta, "{}, {:?}", utility, window);
                    prop_assert_eq!(outcome(value), utility);
                }
            }
        }
    }

    #[test]
    fn of_equal_moves_the_first_in_the_list_is_chosen() {
        let alike = |_: &Maze, _: Player| 0;
        for seed in 0..100 {
            let position = maze(seed, 60);
            let last = position.moves().last();
            if position.moves().all(|mv| !position.play(mv).is_over()) {
                let one_ply = nodes(position.moves().count() as u64);
                let found = IterativeDeepening::new(0).choose(&position, &alike, one_ply, |moves| moves.reverse());
                assert_eq!((found.best, found.depth), (last, u32::from(last.is_some())));
            }
        }
    }

    #[test]
    fn a_spent_budget_ends_the_search_and_leaves_a_move() {
        let start = Corridor { left: 1_000_001 };
        let found = IterativeDeepening::new(1 << 10).choose(&start, &|_: &Corridor, _| 0, nodes(5_000), |_| ());
        assert_eq!((found.best, found.is_exact, found.nodes), (Some(0), false, 5_000));
        let late = Budget { time: Duration::ZERO, ..Budget::UNLIMITED };
        let found = IterativeDeepening::new(1 << 10).choose(&start, &|_: &Corridor, _| 0, late, |_| ());
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

    impl Solvable for Rush {
        type Key = [u64; 2];

        fn key(&self) -> [u64; 2] {
            [self.left.into(), self.played]
        }

        fn plies_left(&self) -> u32 {
            self.left.into()
        }

        fn solve_endgame(&self, _: Window, nodes: &mut u64) -> Option<Value> {
            (self.left <= 1).then(|| *nodes += AT_ONCE).map(|()| 0)
        }
    }

    #[test]
    fn the_clock_is_looked_at_however_many_positions_come_at_once() {
        let late = Budget { time: Duration::ZERO, ..Budget::UNLIMITED };
        let rush = Rush { left: 4, played: 0 };
        let found = IterativeDeepening::new(1 << 16).choose(&rush, &|_: &Rush, _| 0, late, |_| ());
        assert!(found.nodes < Meter::INTERVAL + AT_ONCE, "{found:?}");
        // Each is counted once.
        let last = IterativeDeepening::new(1 << 16).choose(
            &Rush { left: 2, ..rush },
            &|_: &Rush, _| 0,
            nodes(u64::MAX),
            |_| (),
        );
        assert_eq!((last.value, last.is_exact, last.nodes), (0, true, 4 + 4 * AT_ONCE));
    }

    #[test]
    fn joined_entries_keep_what_holds() {
        let entry = |lower, upper, effort| Entry { bounds: Bounds { lower, upper }, best: Some(1), effort };
        let (open, won) = (INFINITY, WIN + 1);
        for (new, old, joined) in [
            (entry(1, open, 3), entry(-open, 4, 3), entry(1, 4, 3)),
            (entry(1, open, 3), entry(-open, 0, 3), entry(1, open, 3)),
            (entry(1, open, 4), entry(-open, 4, 3), entry(1, open, 4)),
            (entry(1, open, 2), entry(-open, 4, 3), entry(-open, 4, 3)),
            (entry(-open, won + 3, 4), entry(won, open, 3), entry(won, won + 3, 4)),
            (entry(won, open, 2), entry(3, open, 3), entry(won, open, 3)),
        ] {
            assert_eq!(join(new, old), joined);
        }
    }
}
