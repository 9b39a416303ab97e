//! The strategy that every other one is measured by.

use rand::Rng;
use rand::seq::IteratorRandom;

use crate::{Budget, Decision, Game, OutOfBudget, Strategy};

/// Plays any legal move, each as likely as another.
#[derive(Debug, Clone)]
pub struct Random<R>(
    /// The random source.
    pub R,
);

impl<G: Game, R: Rng> Strategy<G> for Random<R> {
    fn choose(&mut self, position: &G, _: Budget) -> Result<Decision<G::Move>, OutOfBudget> {
        Ok(Decision::new(position.moves().choose(&mut self.0), 0))
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;

    use super::*;
    use crate::tests::{Corridor, FIGURE};

    #[test]
    fn each_legal_move_is_as_likely_as_another() {
        let mut random = Random(ChaCha8Rng::seed_from_u64(0));
        let mut chosen = [0; 3];
        for _ in 0..300 {
            let decision = random.choose(&FIGURE, Budget::UNLIMITED).expect("it needs no budget");
            chosen[usize::from(decision.best.expect("a move"))] += 1;
        }
        assert!(chosen.iter().all(|times| (80..=125).contains(times)), "{chosen:?}");
        let over = random.choose(&Corridor { left: 0 }, Budget::UNLIMITED);
        assert_eq!(over, Ok(Decision::new(None, 0)));
    }
}
