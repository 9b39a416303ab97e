//! The sizes of search trees.

use suite_search::{Game, Node, Observe};

use crate::heuristic::Utility;
use crate::position::Position;
use crate::protocol::Options;

/// Returns the nodes that the textbook's search with these options visits, or `None` if there are more than `most`; it
/// looks no further than that.
///
/// ```
/// use suite_othello::{Options, Position, Rules, Size, tree_size};
///
/// let start = Position::start(Size::new(4)?, Rules::Ends);
/// assert_eq!(tree_size(&start, Options::default(), 10_000), Some(9_035));
/// assert_eq!(tree_size(&start, Options { minimax: true, ..Options::default() }, 10_000), None);
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[must_use]
pub fn tree_size(position: &Position<u64>, options: Options, most: u64) -> Option<u64> {
    let mut visits = Visits { left: most };
    let searched = options.search(Utility).observe(position, &mut visits);
    searched.ok().map(|_| most - visits.left)
}

/// Returns the plies of the longest game from a position on. It tries all games, so it is meant for small trees.
///
/// ```
/// use suite_othello::{Position, Rules, Size, tree_height};
///
/// assert_eq!(tree_height(&Position::start(Size::new(3)?, Rules::Ends)), 4);
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[must_use]
pub fn tree_height(position: &Position<u64>) -> u32 {
    position.moves().map(|mv| 1 + tree_height(&position.play(mv))).max().unwrap_or(0)
}

/// The nodes that may still be visited.
struct Visits {
    left: u64,
}

/// The end of a search that has visited too many nodes.
struct TooMany;

impl Visits {
    fn visit(&mut self) -> Result<(), TooMany> {
        self.left = self.left.checked_sub(1).ok_or(TooMany)?;
        Ok(())
    }
}

impl Observe<Position<u64>> for Visits {
    type Stop = TooMany;

    fn enter(&mut self, _: &Node<Position<u64>>) -> Result<(), TooMany> {
        self.visit()
    }

    fn leaf(&mut self, _: &Node<Position<u64>>) -> Result<(), TooMany> {
        self.visit()
    }

    fn cached(&mut self, _: &Node<Position<u64>>) -> Result<(), TooMany> {
        self.visit()
    }
}
