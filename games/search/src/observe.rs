//! The trait for observers of a search.

use std::convert::Infallible;

use crate::{Game, Node, Progress};

/// Watches a search, and may stop it; every method has an empty default.
///
/// `()` observes nothing and costs nothing. An observer may end the search at any step by returning an error, which the
/// search returns in turn: a log that cannot be written, a [budget](crate::Meter) that is used up, a user who has seen
/// enough. One that never does has [`Infallible`] as its `Stop`. A textbook search calls all methods but
/// [`progress`](Self::progress) and [`node_limit`](Self::node_limit), which are for the strong searches. A pair of
/// observers is an observer, too: the first sees each step before the second.
pub trait Observe<G: Game> {
    /// The error with which this observer may end the search.
    type Stop;

    /// Called when an inner node is entered, while its value is still infinite.
    ///
    /// # Errors
    ///
    /// Any error ends the search, here and below.
    #[inline]
    fn enter(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a leaf has been given its value: the utility of a finished game, or the heuristic at the depth
    /// limit.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn leaf(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a node has been updated by a child's value, whether that has changed its value and window or not.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn update(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a child's value cuts off the rest of a node: the node has its new value, and still the old window.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cut(&mut self, _node: &Node<G>, _child: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a node is not searched because the cache has its value, or a bound that does as well.
    ///
    /// # Errors
    ///
    /// Any error ends the search.
    #[inline]
    fn cached(&mut self, _node: &Node<G>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Called when a strong search begins, about every thousand nodes or sooner, and when it ends.
    ///
    /// # Errors
    ///
    /// Any error ends the search, except at its end.
    #[inline]
    fn progress(&mut self, _progress: &Progress<G::Move>) -> Result<(), Self::Stop> {
        Ok(())
    }

    /// Returns after how many more nodes at most a strong search must call [`progress`](Self::progress), so that a
    /// budget of nodes gives the same result on every machine.
    #[inline]
    fn node_limit(&self) -> u64 {
        u64::MAX
    }
}

impl<G: Game> Observe<G> for () {
    type Stop = Infallible;
}

impl<G: Game, O: Observe<G>> Observe<G> for &mut O {
    type Stop = O::Stop;

    #[inline(always)]
    fn enter(&mut self, node: &Node<G>) -> Result<(), O::Stop> {
        (**self).enter(node)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<G>) -> Result<(), O::Stop> {
        (**self).leaf(node)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<G>, child: &Node<G>) -> Result<(), O::Stop> {
        (**self).update(node, child)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<G>, child: &Node<G>) -> Result<(), O::Stop> {
        (**self).cut(node, child)
    }

    #[inline(always)]
    fn cached(&mut self, node: &Node<G>) -> Result<(), O::Stop> {
        (**self).cached(node)
    }

    fn progress(&mut self, progress: &Progress<G::Move>) -> Result<(), O::Stop> {
        (**self).progress(progress)
    }

    fn node_limit(&self) -> u64 {
        (**self).node_limit()
    }
}

/// Both observe: the first sees each step before the second, which does not see a step at which the first ends the
/// search.
impl<G: Game, A: Observe<G, Stop: From<B::Stop>>, B: Observe<G>> Observe<G> for (A, B) {
    type Stop = A::Stop;

    #[inline(always)]
    fn enter(&mut self, node: &Node<G>) -> Result<(), A::Stop> {
        self.0.enter(node)?;
        Ok(self.1.enter(node)?)
    }

    #[inline(always)]
    fn leaf(&mut self, node: &Node<G>) -> Result<(), A::Stop> {
        self.0.leaf(node)?;
        Ok(self.1.leaf(node)?)
    }

    #[inline(always)]
    fn update(&mut self, node: &Node<G>, child: &Node<G>) -> Result<(), A::Stop> {
        self.0.update(node, child)?;
        Ok(self.1.update(node, child)?)
    }

    #[inline(always)]
    fn cut(&mut self, node: &Node<G>, child: &Node<G>) -> Result<(), A::Stop> {
        self.0.cut(node, child)?;
        Ok(self.1.cut(node, child)?)
    }

    #[inline(always)]
    fn cached(&mut self, node: &Node<G>) -> Result<(), A::Stop> {
        self.0.cached(node)?;
        Ok(self.1.cached(node)?)
    }

    fn progress(&mut self, progress: &Progress<G::Move>) -> Result<(), A::Stop> {
        self.0.progress(progress)?;
        Ok(self.1.progress(progress)?)
    }

    fn node_limit(&self) -> u64 {
        self.0.node_limit().min(self.1.node_limit())
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;
    use crate::tests::Maze;
    use crate::{Algorithm, Player, Search, StepKind, Value};

    /// Notes the steps, and ends the search at the one with the number `last`.
    struct Notes<'a> {
        name: char,
        last: usize,
        steps: &'a RefCell<Vec<(char, StepKind, Maze)>>,
    }

    impl Notes<'_> {
        fn note(&self, kind: StepKind, node: &Node<Maze>) -> Result<(), char> {
            self.steps.borrow_mut().push((self.name, kind, node.position.clone()));
            let mine = self.steps.borrow().iter().filter(|step| step.0 == self.name).count();
            if mine == self.last { Err(self.name) } else { Ok(()) }
        }
    }

    impl Observe<Maze> for Notes<'_> {
        type Stop = char;

        fn enter(&mut self, node: &Node<Maze>) -> Result<(), char> {
            self.note(StepKind::Enter, node)
        }

        fn leaf(&mut self, node: &Node<Maze>) -> Result<(), char> {
            self.note(StepKind::Leaf, node)
        }

        fn update(&mut self, node: &Node<Maze>, _: &Node<Maze>) -> Result<(), char> {
            self.note(StepKind::Update, node)
        }

        fn cut(&mut self, node: &Node<Maze>, _: &Node<Maze>) -> Result<(), char> {
            self.note(StepKind::Cut, node)
        }

        fn cached(&mut self, node: &Node<Maze>) -> Result<(), char> {
            self.note(StepKind::Cached, node)
        }

        fn node_limit(&self) -> u64 {
            self.last as u64
        }
    }

    #[test]
    fn a_pair_sees_each_step_the_first_before_the_second() {
        let search =
            Search { caching: true, ..Search::new(Algorithm::AlphaBeta, |maze: &Maze, player| maze.value(player)) };
        let start = Maze { seed: 5, left: 8, state: 0, to_move: Player::First };
        let observed = |lasts: [usize; 2]| {
            let steps = RefCell::default();
            let [first, mut second] =
                [('a', lasts[0]), ('b', lasts[1])].map(|(name, last)| Notes { name, last, steps: &steps });
            let mut pair = (first, &mut second);
            assert_eq!(pair.node_limit(), lasts[0].min(lasts[1]) as u64);
            let stop: Result<Value, char> = search.observe(&start, &mut pair).map(|decision| decision.value);
            (stop, steps.into_inner())
        };
        let (value, all) = observed([usize::MAX; 2]);
        assert!(value.is_ok());
        for kind in [StepKind::Enter, StepKind::Leaf, StepKind::Update, StepKind::Cut, StepKind::Cached] {
            assert!(all.iter().any(|step| step.1 == kind), "{kind:?}");
        }
        for [first, second] in all.as_chunks().0 {
            assert_eq!((first.0, second.0, &first.1, &first.2), ('a', 'b', &second.1, &second.2));
        }
        for (lasts, stop, steps) in [([3, 9], 'a', 5), ([9, 3], 'b', 6)] {
            assert_eq!(observed(lasts), (Err(stop), all[..steps].to_vec()));
        }
    }
}
