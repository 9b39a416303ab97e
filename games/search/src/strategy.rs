//! The trait of whatever chooses a move.

use crate::{Budget, Decision, Evaluate, Game, Meter, OutOfBudget, Search};

/// Chooses moves, within a [`Budget`].
pub trait Strategy<G: Game> {
    /// Chooses a move for the player to move in `position`, in which the game goes on.
    ///
    /// # Errors
    ///
    /// [`OutOfBudget`] if the budget ends before there is a move to stand for.
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget>;
}

impl<G: Game, S: Strategy<G> + ?Sized> Strategy<G> for Box<S> {
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        (**self).choose(position, budget)
    }
}

/// A textbook search that the budget cuts short has no move to stand for.
impl<G: Game, E: Evaluate<G>> Strategy<G> for Search<E> {
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        self.observe(position, &mut Meter::new(budget))
    }
}
