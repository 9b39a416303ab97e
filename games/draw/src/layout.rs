//! The layout of trees: compact, without overlaps, by Reingold and Tilford.

/// The room that a node takes to the left and to the right of its center.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Extent {
    /// To the left, in points.
    pub left: f64,
    /// To the right, in points.
    pub right: f64,
}

/// One side of a subtree: the outermost `x` of each level, the deepest level first, so that a root is added at the end.
#[derive(Debug, Default)]
struct Contour {
    levels: Vec<f64>,
    /// What is to be added to all of them.
    shift: f64,
}

impl Contour {
    /// Returns the outermost `x` of a level, counted from the top.
    fn at(&self, level: usize) -> f64 {
        self.levels[self.levels.len() - 1 - level] + self.shift
    }

    /// Replaces the upper levels, as many as `above` has, by its levels.
    fn cover(&mut self, above: &Self) {
        let first = self.levels.len() - above.levels.len();
        for (level, &x) in self.levels[first..].iter_mut().zip(&above.levels) {
            *level = x + above.shift - self.shift;
        }
    }
}

/// A subtree that is laid out, with its root, or the first of several roots, at 0.
#[derive(Debug, Default)]
struct Subtree {
    left: Contour,
    right: Contour,
}

impl Subtree {
    fn height(&self) -> usize {
        self.left.levels.len()
    }

    fn shift(&mut self, by: f64) {
        self.left.shift += by;
        self.right.shift += by;
    }

    /// Joins a subtree to the right of this one. Only the levels of the lower one are looked at, which makes the whole
    /// layout linear.
    fn join(&mut self, mut right: Self) {
        if right.height() > self.height() {
            right.left.cover(&self.left);
            self.left = right.left;
            self.right = right.right;
        } else {
            self.right.cover(&right.right);
        }
    }

    /// Adds the root above.
    fn grow(&mut self, extent: Extent) {
        self.left.levels.push(-extent.left - self.left.shift);
        self.right.levels.push(extent.right - self.right.shift);
    }
}

/// Returns the `x` of the centers of the nodes of a tree; the leftmost node begins at 0.
///
/// A node stands in the middle above its children; two nodes of a level are at least `gap` apart; subtrees are as close
/// together as that allows, and small ones between large ones are spread evenly, as Buchheim, Jünger and Leipert do
/// (2002). Nodes are numbered so that each comes before its children.
///
/// # Panics
///
/// If a child has a smaller number than its parent.
///
/// ```
/// use suite_draw::{Extent, layout};
///
/// let children = [vec![1, 2], vec![], vec![]];
/// assert_eq!(layout(&children, &[Extent { left: 5.0, right: 5.0 }; 3], 10.0), [15.0, 5.0, 25.0]);
/// ```
#[must_use]
pub fn layout(children: &[Vec<usize>], extents: &[Extent], gap: f64) -> Vec<f64> {
    // From its parent to each node.
    let mut offsets = vec![0.0; children.len()];
    let mut subtrees: Vec<Option<Subtree>> = children.iter().map(|_| None).collect();
    for node in (0..children.len()).rev() {
        let below = children[node].iter().map(|&child| subtrees[child].take().expect("a child comes after its parent"));
        let (mut subtree, own) = place_side_by_side(below.collect(), gap);
        let middle = own.first().zip(own.last()).map_or(0.0, |(first, last)| f64::midpoint(*first, *last));
        for (&child, offset) in children[node].iter().zip(own) {
            offsets[child] = offset - middle;
        }
        subtree.shift(-middle);
        subtree.grow(extents[node]);
        subtrees[node] = Some(subtree);
    }
    let mut centers = vec![0.0; children.len()];
    for (node, below) in children.iter().enumerate() {
        for &child in below {
            centers[child] = centers[node] + offsets[child];
        }
    }
    let leftmost = centers.iter().zip(extents).map(|(x, extent)| x - extent.left).reduce(f64::min).unwrap_or(0.0);
    centers.iter().map(|x| x - leftmost).collect()
}

/// Places siblings side by side; returns them joined, and the `x` of each, the first at 0.
fn place_side_by_side(siblings: Vec<Subtree>, gap: f64) -> (Subtree, Vec<f64>) {
    let mut placed: Vec<f64> = Vec::with_capacity(siblings.len());
    let mut joined = Subtree::default();
    // The siblings of which the right contour consists, each with its height: the last one has the upper levels.
    let mut visible: Vec<(usize, usize)> = Vec::new();
    for (index, mut sibling) in siblings.into_iter().enumerate() {
        let height = sibling.height();
        if index == 0 {
            placed.push(0.0);
            joined = sibling;
        } else {
            // The neighbor has the first level.
            let mut x = joined.right.at(0) + gap - sibling.left.at(0);
            let mut owners = visible.iter().rev().peekable();
            for level in 0..height.min(joined.height()) {
                while owners.next_if(|(owner_height, _)| *owner_height <= level).is_some() {}
                let owner = owners.peek().map_or(0, |(_, owner)| *owner);
                let missing = joined.right.at(level) + gap - sibling.left.at(level) - x;
                if missing <= 0.0 {
                    continue;
                }
                x += missing;
                // One further left keeps it away: those between are spread over the room that this makes. All of them
                // are less low than the two, so that no contour changes.
                let steps = (index - owner) as f64;
                for (between, placed) in placed.iter_mut().enumerate().skip(owner + 1) {
                    *placed += missing * (between - owner) as f64 / steps;
                }
            }
            placed.push(x);
            sibling.shift(x);
            joined.join(sibling);
        }
        while visible.pop_if(|(visible_height, _)| *visible_height <= height).is_some() {}
        visible.push((height, index));
    }
    (joined, placed)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Draws a tree: the parent of each node is one of those before it, of the last few for a deep tree.
    fn tree() -> impl Strategy<Value = (Vec<Vec<usize>>, Vec<Extent>)> {
        let node = (any::<prop::sample::Index>(), 1_u8..30, 1_u8..60);
        (prop::collection::vec(node, 1..120), prop_oneof![Just(2_usize), Just(6), Just(200)]).prop_map(
            |(nodes, reach)| {
                let mut children: Vec<Vec<usize>> = vec![Vec::new(); nodes.len()];
                for (node, (parent, ..)) in nodes.iter().enumerate().skip(1) {
                    children[node - 1 - parent.index(node.min(reach))].push(node);
                }
                let extents = nodes.iter().map(|&(_, left, right)| Extent { left: left.into(), right: right.into() });
                (children, extents.collect())
            },
        )
    }

    /// Returns the nodes of each level, from left to right.
    fn levels(children: &[Vec<usize>]) -> Vec<Vec<usize>> {
        let mut levels = vec![vec![0]];
        while let Some(level) = levels.last() {
            let next: Vec<usize> = level.iter().flat_map(|&node| children[node].iter().copied()).collect();
            if next.is_empty() {
                break;
            }
            levels.push(next);
        }
        levels
    }

    const GAP: f64 = 7.0;

    proptest! {
        #[test]
        fn nodes_of_a_level_never_overlap_and_parents_stand_above_their_children((children, extents) in tree()) {
            let centers = layout(&children, &extents, GAP);
            for level in levels(&children) {
                for pair in level.windows(2) {
                    let right = centers[pair[0]] + extents[pair[0]].right;
                    let left = centers[pair[1]] - extents[pair[1]].left;
                    prop_assert!(left - right > GAP - 1e-6, "{pair:?} are {} apart", left - right);
                }
            }
            for (node, below) in children.iter().enumerate() {
                if let (Some(first), Some(last)) = (below.first(), below.last()) {
                    prop_assert!((f64::midpoint(centers[*first], centers[*last]) - centers[node]).abs() < 1e-6);
                }
            }
            let leftmost = centers.iter().zip(&extents).map(|(x, extent)| x - extent.left).reduce(f64::min);
            prop_assert!(leftmost.is_some_and(|x| x.abs() < 1e-6));
        }

        #[test]
        fn a_mirrored_tree_of_two_children_is_laid_out_as_in_a_mirror((children, extents) in tree()) {
            let children: Vec<Vec<usize>> =
                children.iter().map(|below| below.iter().copied().take(2).collect()).collect();
            let mut reached = vec![false; children.len()];
            levels(&children).concat().into_iter().for_each(|node| reached[node] = true);
            let mirrored: Vec<Vec<usize>> =
                children.iter().map(|below| below.iter().rev().copied().collect()).collect();
            let turned: Vec<Extent> =
                extents.iter().map(|extent| Extent { left: extent.right, right: extent.left }).collect();
            let (centers, others) = (layout(&children, &extents, GAP), layout(&mirrored, &turned, GAP));
            for node in (0..children.len()).filter(|&node| reached[node]) {
                let (x, other) = (centers[node] - centers[0], others[node] - others[0]);
                prop_assert!((x + other).abs() < 1e-6, "{node}: {x} {other}");
            }
        }
    }

    const UNIT: Extent = Extent { left: 1.0, right: 1.0 };

    #[test]
    fn small_subtrees_between_large_ones_are_spread_evenly() {
        // The first and the last child have wide families; the two between them have none.
        let mut children = vec![vec![1, 2, 3, 4], (5..10).collect(), vec![], vec![], (10..15).collect()];
        children.resize(15, Vec::new());
        let centers = layout(&children, &[UNIT; 15], 1.0);
        let distances: Vec<f64> = centers[1..5].windows(2).map(|pair| pair[1] - pair[0]).collect();
        assert!(distances.iter().all(|distance| (distance - distances[0]).abs() < 1e-9), "{distances:?}");
        assert!(distances[0] > 3.0, "{distances:?}");
    }

    #[test]
    fn a_subtree_slips_under_its_neighbor_where_there_is_room() {
        // A deep, narrow first child leaves room above for what is beside it.
        let children = [vec![1, 2], vec![3, 4], vec![], vec![], vec![]];
        let centers = layout(&children, &[UNIT; 5], 1.0);
        assert_eq!(centers[2] - centers[1], 3.0);
    }

    #[test]
    fn a_path_of_a_million_nodes_overflows_no_stack() {
        let mut children: Vec<Vec<usize>> = (1..1_000_000).map(|child| vec![child]).collect();
        children.push(Vec::new());
        assert!(layout(&children, &vec![UNIT; children.len()], 1.0).iter().all(|&x| x == 1.0));
    }
}
