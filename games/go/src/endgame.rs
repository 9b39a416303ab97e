//! How the champion plays the end of a game, where it can be proved who wins.

use std::time::Instant;

use suite_search::{Budget, Progress, Solver, Watch};

use crate::hold::holding_move;
use crate::point::Move;
use crate::position::Position;
use crate::swindle::Swindle;

/// A position near the end of a game, with what there is to solve it.
pub(crate) struct Endgame<'a> {
    solver: &'a mut Solver<Position>,
    /// What the solver had looked at before.
    nodes_before: u64,
    allowance: Allowance,
}

/// What the solver may take; as a watcher, ends its work when that is used up.
#[derive(Clone, Copy)]
struct Allowance {
    /// Positions that the solver has looked at by then.
    most_nodes: u64,
    deadline: Option<Instant>,
}

/// The allowance is used up.
pub(crate) struct Spent;

impl<'a> Endgame<'a> {
    /// With fewer nodes a solver, who looks up from its work once in 2^16, would take far more than it may.
    pub(crate) const LEAST_NODES: u64 = 1 << 18;

    /// An ending that `budget` may be spent on.
    pub(crate) fn new(solver: &'a mut Solver<Position>, budget: Budget) -> Self {
        let nodes_before = solver.nodes();
        let most_nodes = nodes_before.saturating_add(budget.nodes);
        let allowance = Allowance { most_nodes, deadline: Instant::now().checked_add(budget.time) };
        Self { solver, nodes_before, allowance }
    }

    /// Positions that were looked at.
    pub(crate) fn nodes(&self) -> u64 {
        self.solver.nodes() - self.nodes_before
    }

    /// A move that wins; where there is none, one that keeps a draw; in a lost position the most stubborn one, or `best` as
    /// long as no other is known to be more so.
    ///
    /// # Errors
    ///
    /// If the budget does not do to prove which of these it is.
    pub(crate) fn play(&mut self, position: &Position, best: Move) -> Result<Move, Spent> {
        for bound in [1, 0] {
            if let Some(mv) = holding_move(self.solver, position, bound, &mut self.allowance)? {
                return Ok(mv);
            }
        }
        let mut stubborn = Swindle::new(best);
        // Where the budget is spent, what was found by then will do.
        let _ = stubborn.harden(self.solver, position, &mut self.allowance);
        Ok(stubborn.mv)
    }
}

impl Watch for Allowance {
    type Stop = Spent;

    fn progress(&mut self, progress: &Progress) -> Result<(), Spent> {
        let is_late = || self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if progress.nodes >= self.most_nodes || is_late() { Err(Spent) } else { Ok(()) }
    }
}
