//! Strategies at play.

use std::time::Duration;

use suite_search::{Budget, Decision, Game, OutOfBudget, Strategy};

use crate::{Clock, Fault};

/// Lets a strategy decide in the time that the clock has left. With `limits`, it is given at most so many nodes, and at most so
/// much time, and no more than half of what is left, which keeps it far from the end even on a busy machine.
///
/// # Errors
///
/// The clock's, if it runs out before there is a move.
pub fn decide<G: Game>(
    strategy: &mut impl Strategy<G>,
    position: &G,
    limits: Option<(u64, Duration)>,
    clock: &Clock,
) -> Result<Decision<G::Move>, Fault> {
    loop {
        let budget = clock.budget();
        let budget = match limits {
            None => budget,
            Some((nodes, time)) => Budget { nodes, time: time.min(budget.time / 2), ..budget },
        };
        match strategy.choose(position, budget) {
            Ok(decision) => return Ok(decision),
            // On a busy machine wall-clock time may have run out before the CPU time: there is some left.
            Err(OutOfBudget) => clock.check()?,
        }
    }
}
