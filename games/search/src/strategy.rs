//! The trait for strategies, which choose moves.

use crate::{Budget, Decision, Evaluate, Game, Meter, OutOfBudget, Search};

/// Chooses moves, within a [`Budget`].
pub trait Strategy<G: Game> {
    /// Chooses a move for the player to move in `position`, in which the game goes on.
    ///
    /// # Errors
    ///
    /// [`OutOfBudget`] if the budget ends before a move is found.
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget>;
}

impl<G: Game, S: Strategy<G> + ?Sized> Strategy<G> for Box<S> {
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        (**self).choose(position, budget)
    }
}

impl<G: Game, S: Strategy<G> + ?Sized> Strategy<G> for &mut S {
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        (**self).choose(position, budget)
    }
}

/// A textbook search that the budget cuts short returns no move.
impl<G: Game, E: Evaluate<G>> Strategy<G> for Search<E> {
    fn choose(&mut self, position: &G, budget: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        self.observe(position, &mut Meter::new(budget))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Algorithm;
    use crate::tests::{FIGURE, Tree};

    #[test]
    fn a_textbook_search_chooses_a_move_within_its_budget_or_none() {
        let search = Search::new(Algorithm::Minimax, |_: &Tree, _| 0);
        let mut boxed: Box<dyn Strategy<Tree>> = Box::new(search);
        // The figure has 13 nodes.
        let [enough, too_few] = [13, 12].map(|nodes| boxed.choose(&FIGURE, Budget { nodes, ..Budget::UNLIMITED }));
        assert_eq!(enough, Ok(search.decide(&FIGURE)));
        assert_eq!(too_few, Err(OutOfBudget));
    }
}
