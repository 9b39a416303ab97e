//! The play of the champion near the end of a game, where the result can be proven.

use suite_search::{Budget, Meter, OutOfBudget, Solver};

use crate::moves::Move;
use crate::position::Position;
use crate::swindle::Swindle;

/// A solver with a budget for the end of a game.
pub(crate) struct Endgame<'a> {
    solver: &'a mut Solver<Position>,
    /// The nodes that the solver had searched before.
    nodes_before: u64,
    meter: Meter<'a>,
}

impl<'a> Endgame<'a> {
    /// The least number of nodes with which a proof is worth trying; fewer are better spent on the search.
    pub(crate) const LEAST_NODES: u64 = 1 << 18;

    /// Creates an endgame with a budget.
    pub(crate) fn new(solver: &'a mut Solver<Position>, budget: Budget<'a>) -> Self {
        let nodes_before = solver.nodes();
        Self { solver, nodes_before, meter: Meter::new(budget) }
    }

    /// Returns the number of nodes searched.
    pub(crate) fn nodes(&self) -> u64 {
        self.solver.nodes() - self.nodes_before
    }

    /// Returns a move that wins or, if there is none, one that draws. In a lost position it is the move that is hardest
    /// to answer, or `best` unless another is known to be harder.
    ///
    /// # Errors
    ///
    /// Returns [`OutOfBudget`] if the budget runs out before the result is proven.
    pub(crate) fn play(&mut self, position: &Position, best: Move) -> Result<Move, OutOfBudget> {
        for bound in [1, 0] {
            if let Some(mv) = self.solver.holding_move(position, bound, &mut self.meter)? {
                return Ok(mv);
            }
        }
        let mut swindle = Swindle::new(best);
        // If the budget runs out, the hardest move so far will do.
        let _ = swindle.harden(self.solver, position, &mut self.meter);
        Ok(swindle.mv)
    }
}
