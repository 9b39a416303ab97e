//! The observer that ends a search when its budget is used up.

use std::sync::atomic::Ordering;
use std::time::Duration;

use crate::{Budget, Game, Instant, Node, Observe, OutOfBudget, Progress};

/// An observer that ends any search, textbook or strong, when a [`Budget`] is used up. Several searches may share one.
///
/// A search never uses more nodes than the budget has, unless it runs on several threads, or the game solves its last
/// plies [in code of its own](crate::Solvable::solve_endgame). The clock and the flag are checked about every thousand
/// nodes.
///
/// ```
/// # use suite_search::{Algorithm, Budget, Game, Meter, OutOfBudget, Player, Search, Value};
/// # #[derive(Clone, PartialEq, Eq, Hash)]
/// # struct Nim(u8, Player);
/// # impl Game for Nim {
/// #     type Move = u8;
/// #     type Moves = std::ops::RangeInclusive<u8>;
/// #     fn to_move(&self) -> Player { self.1 }
/// #     fn moves(&self) -> Self::Moves { 1..=self.0.min(3) }
/// #     fn play(&self, taken: u8) -> Self { Nim(self.0 - taken, self.1.opponent()) }
/// #     fn is_over(&self) -> bool { self.0 == 0 }
/// #     fn utility(&self, player: Player) -> Value { if player == self.1 { -1 } else { 1 } }
/// # }
/// // The tree has eight nodes.
/// let search = Search::new(Algorithm::Minimax, |_: &Nim, _| 0);
/// let within = |nodes| {
///     let mut meter = Meter::new(Budget { nodes, ..Budget::UNLIMITED });
///     search.observe(&Nim(3, Player::First), &mut meter).map(|decision| decision.best)
/// };
/// assert_eq!((within(8), within(7)), (Ok(Some(3)), Err(OutOfBudget)));
/// ```
#[derive(Debug)]
pub struct Meter<'a> {
    budget: Budget<'a>,
    deadline: Option<Instant>,
    /// Nodes looked at so far.
    nodes: u64,
    /// The number of nodes at which the whole budget is checked again.
    next_check: u64,
}

impl<'a> Meter<'a> {
    /// Nodes between two checks of the clock.
    pub(crate) const INTERVAL: u64 = 1 << 10;

    /// Creates a meter that starts now.
    #[must_use]
    pub fn new(budget: Budget<'a>) -> Self {
        // A time too long for the clock is no limit.
        let deadline = Instant::now().checked_add(budget.time);
        Self { budget, deadline, nodes: 0, next_check: 0 }
    }

    /// Returns what is left of the budget.
    #[must_use]
    pub fn rest(&self) -> Budget<'a> {
        let time = self.deadline.map_or(Duration::MAX, |deadline| deadline.saturating_duration_since(Instant::now()));
        Budget { nodes: self.budget.nodes.saturating_sub(self.nodes), time, ..self.budget }
    }

    /// Counts nodes that were looked at elsewhere, such as by a search that had a budget of its own.
    ///
    /// # Errors
    ///
    /// Returns [`OutOfBudget`] if nothing is left.
    #[inline]
    pub fn spend(&mut self, nodes: u64) -> Result<(), OutOfBudget> {
        self.nodes = self.nodes.saturating_add(nodes);
        self.check()
    }

    /// Counts a node of a textbook search before it is looked at.
    #[inline]
    fn count(&mut self) -> Result<(), OutOfBudget> {
        if self.nodes >= self.next_check {
            self.check()?;
        }
        self.nodes += 1;
        Ok(())
    }

    fn check(&mut self) -> Result<(), OutOfBudget> {
        let is_late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        let is_interrupted = self.budget.interrupt.is_some_and(|flag| flag.load(Ordering::Relaxed));
        if self.nodes >= self.budget.nodes || is_late || is_interrupted {
            return Err(OutOfBudget);
        }
        self.next_check = self.nodes.saturating_add(Self::INTERVAL).min(self.budget.nodes);
        Ok(())
    }
}

impl<G: Game> Observe<G> for Meter<'_> {
    type Stop = OutOfBudget;

    #[inline]
    fn enter(&mut self, _: &Node<G>) -> Result<(), OutOfBudget> {
        self.count()
    }

    #[inline]
    fn leaf(&mut self, _: &Node<G>) -> Result<(), OutOfBudget> {
        self.count()
    }

    #[inline]
    fn cached(&mut self, _: &Node<G>) -> Result<(), OutOfBudget> {
        self.count()
    }

    fn progress(&mut self, progress: &Progress<G::Move>) -> Result<(), OutOfBudget> {
        self.spend(progress.new_nodes)
    }

    fn node_limit(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.nodes)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;

    use super::*;
    use crate::tests::{FIGURE, Maze, Tree};
    use crate::{Algorithm, Player, Search, Solver};

    #[test]
    fn searches_that_share_a_meter_share_its_budget() {
        let [one, other] = [1, 2].map(|seed| Maze { seed, left: 60, state: 0, to_move: Player::First });
        let within = |nodes| {
            let mut meter = Meter::new(Budget { nodes, ..Budget::UNLIMITED });
            let mut solver = Solver::new(1 << 16, 1);
            let solved = [&one, &other].map(|maze| solver.solve(maze, &mut meter).map(|decision| decision.nodes));
            (solved, solver.nodes())
        };
        let ([Ok(first), Ok(second)], all) = within(u64::MAX) else { panic!("no limit") };
        assert!(first > 1 && second > 1 && all == first + second, "{first} and {second}");
        assert_eq!(within(all), ([Ok(first), Ok(second)], all));
        assert_eq!(within(all - 1), ([Ok(first), Err(OutOfBudget)], all - 1));
        assert_eq!(within(first - 1), ([Err(OutOfBudget); 2], first - 1));
        assert_eq!(within(0), ([Err(OutOfBudget); 2], 0));
        // A long search is told when to report again.
        let mut meter = Meter::new(Budget { nodes: 2_000, ..Budget::UNLIMITED });
        let progress = Progress { nodes: 600, new_nodes: 600, moves_done: 0, current_line: &[], table_fill: &|| 0.0 };
        assert_eq!(Observe::<Maze>::progress(&mut meter, &progress), Ok(()));
        assert_eq!(Observe::<Maze>::node_limit(&meter), 1_400);
        assert_eq!((meter.spend(1_399), meter.rest().nodes), (Ok(()), 1));
        assert_eq!((meter.spend(5), meter.rest().nodes), (Err(OutOfBudget), 0));
    }

    #[test]
    fn what_is_left_is_as_limited_as_the_budget() {
        let unlimited = Meter::new(Budget::UNLIMITED).rest();
        assert_eq!((unlimited.nodes, unlimited.time), (u64::MAX, Duration::MAX));
        let raised = AtomicBool::new(true);
        let hour = Duration::from_secs(3_600);
        let mut meter = Meter::new(Budget { nodes: 7, time: hour, interrupt: Some(&raised) });
        let rest = meter.rest();
        assert!(rest.nodes == 7 && rest.time <= hour && rest.time > hour / 2);
        assert!(rest.interrupt.is_some_and(|flag| std::ptr::eq(flag, &raw const raised)));
        assert_eq!(meter.spend(0), Err(OutOfBudget));
        let late = Meter::new(Budget { time: Duration::ZERO, ..Budget::UNLIMITED });
        assert_eq!(late.rest().time, Duration::ZERO);
    }

    #[test]
    fn a_textbook_search_spends_a_node_for_each_that_it_comes_to() {
        let maze = Maze { seed: 12, left: 12, state: 0, to_move: Player::First };
        for caching in [false, true] {
            let search = Search { caching, ..Search::new(Algorithm::Minimax, |_: &Maze, _| 0) };
            let all = search.decide(&maze).nodes;
            let within = |nodes| {
                let mut meter = Meter::new(Budget { nodes, ..Budget::UNLIMITED });
                (search.observe(&maze, &mut meter).map(|decision| decision.nodes), meter.nodes)
            };
            assert_eq!(within(all), (Ok(all), all));
            assert_eq!(within(all - 1), (Err(OutOfBudget), all - 1));
            assert_eq!(within(0), (Err(OutOfBudget), 0));
        }
    }

    #[test]
    fn time_that_is_up_ends_a_search_before_its_first_node() {
        let search = Search::new(Algorithm::Minimax, |_: &Tree, _| 0);
        for (time, nodes) in [(Duration::ZERO, 0), (Duration::from_secs(u32::MAX.into()), 13), (Duration::MAX, 13)] {
            let mut meter = Meter::new(Budget { time, ..Budget::UNLIMITED });
            assert_eq!(search.observe(&FIGURE, &mut meter).is_ok(), nodes > 0, "{time:?}");
            assert_eq!(meter.nodes, nodes, "{time:?}");
        }
    }

    #[test]
    fn a_flag_that_is_raised_ends_a_search_within_a_thousand_nodes_or_so() {
        let is_raised = AtomicBool::new(false);
        let maze = Maze { seed: 12, left: 60, state: 0, to_move: Player::First };
        // The first leaf raises it.
        let raise = |_: &Maze, _| {
            is_raised.store(true, Ordering::Relaxed);
            0
        };
        let mut meter = Meter::new(Budget { interrupt: Some(&is_raised), ..Budget::UNLIMITED });
        let search = Search { limit: Some(20), ..Search::new(Algorithm::Minimax, raise) };
        assert_eq!(search.observe(&maze, &mut meter), Err(OutOfBudget));
        assert_eq!(meter.nodes, 1_024);
    }
}
