//! The observer that counts.

use std::convert::Infallible;

use crate::{Game, Node, Observe};

/// Counts what a search does.
///
/// ```
/// # use suite_search::{Algorithm, Count, Game, Player, Search, Value};
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
/// let mut count = Count::default();
/// let Ok(_) = Search::new(Algorithm::Minimax, |_: &Nim, _| 0).observe(&Nim(3, Player::First), &mut count);
/// assert_eq!((count.nodes, count.leaves), (8, 4));
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Count {
    /// Every node of the tree that the search came to, leaves and those answered from the cache included.
    pub nodes: u64,
    /// Nodes that were evaluated.
    pub leaves: u64,
    /// Nodes whose remaining children were cut off.
    pub cuts: u64,
    /// Nodes that the cache answered.
    pub cached: u64,
}

impl<G: Game> Observe<G> for Count {
    type Stop = Infallible;

    #[inline]
    fn enter(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        Ok(())
    }

    #[inline]
    fn leaf(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        self.leaves += 1;
        Ok(())
    }

    #[inline]
    fn cut(&mut self, _: &Node<G>, _: &Node<G>) -> Result<(), Infallible> {
        self.cuts += 1;
        Ok(())
    }

    #[inline]
    fn cached(&mut self, _: &Node<G>) -> Result<(), Infallible> {
        self.nodes += 1;
        self.cached += 1;
        Ok(())
    }
}
