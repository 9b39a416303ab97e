//! How the champion plays the end of a game, where it can be proved who wins.

use suite_search::{Budget, Meter, OutOfBudget, Solver};

use crate::hold::holding_move;
use crate::point::Move;
use crate::position::Position;
use crate::swindle::Swindle;

/// A position near the end of a game, with what there is to solve it.
pub(crate) struct Endgame<'a> {
    solver: &'a mut Solver<Position>,
    /// What the solver had looked at before.
    nodes_before: u64,
    meter: Meter<'a>,
}

impl<'a> Endgame<'a> {
    /// With fewer nodes little can be proved: they are better spent on looking ahead.
    pub(crate) const LEAST_NODES: u64 = 1 << 18;

    /// An endgame that `budget` may be spent on.
    pub(crate) fn new(solver: &'a mut Solver<Position>, budget: Budget<'a>) -> Self {
        let nodes_before = solver.nodes();
        Self { solver, nodes_before, meter: Meter::new(budget) }
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
    /// If the budget runs out first.
    pub(crate) fn play(&mut self, position: &Position, best: Move) -> Result<Move, OutOfBudget> {
        for bound in [1, 0] {
            if let Some(mv) = holding_move(self.solver, position, bound, &mut self.meter)? {
                return Ok(mv);
            }
        }
        let mut stubborn = Swindle::new(best);
        // Where the budget is spent, what was found by then will do.
        let _ = stubborn.harden(self.solver, position, &mut self.meter);
        Ok(stubborn.mv)
    }
}
