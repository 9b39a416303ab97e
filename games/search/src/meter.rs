//! The observer that ends a search when its budget is used up.

use std::sync::atomic::Ordering;
use std::time::Instant;

use crate::{Budget, Game, Node, Observe, OutOfBudget, Progress};

/// An observer that ends any search, textbook or strong, when a [`Budget`] is used up. Several searches may share one.
///
/// A search is never allowed a node more than the budget has, unless several threads look at them, or a game solves its last
/// plies [in code of its own](crate::Solvable::solve_endgame). The clock and the flag are looked at about every thousand
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
    /// The number of nodes at which the whole budget is looked at again.
    next_check: u64,
}

impl<'a> Meter<'a> {
    /// Nodes between two looks at the clock.
    pub(crate) const INTERVAL: u64 = 1 << 10;

    /// A meter that starts now.
    #[must_use]
    pub fn new(budget: Budget<'a>) -> Self {
        // A time too long for the clock is no limit.
        let deadline = Instant::now().checked_add(budget.time);
        Self { budget, deadline, nodes: 0, next_check: 0 }
    }

    /// Takes nodes that have been looked at off the budget.
    pub(crate) fn spend(&mut self, nodes: u64) -> Result<(), OutOfBudget> {
        self.nodes += nodes;
        self.check()
    }

    /// Nodes that are left.
    pub(crate) fn nodes_left(&self) -> u64 {
        self.budget.nodes.saturating_sub(self.nodes)
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
        self.nodes_left()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::Maze;
    use crate::{Player, Solver};

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
    }
}
