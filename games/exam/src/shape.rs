//! The shape of random trees.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use thiserror::Error;

/// How many children the nodes of a tree have, depth by depth: `3x3`, or `2-3x0-4` for anything in between. A node
/// without children is a leaf.
///
/// ```
/// use suite_exam::Shape;
///
/// let shape: Shape = "2-3x4".parse()?;
/// assert_eq!(shape.most_leaves(), 12);
/// # Ok::<_, suite_exam::ParseShapeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape(Vec<RangeInclusive<usize>>);

/// A text that is no shape.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum ParseShapeError {
    /// It is not written as a shape is.
    #[error("expected numbers of children, depth by depth, such as 3x3 or 2-3x1-4, found {0}")]
    Notation(String),
    /// The root may have no children.
    #[error("expected at least 2 children of the root, found {0}")]
    Root(String),
    /// The trees are larger than anybody reads.
    #[error("expected at most {MOST_LEAVES} leaves, found a shape with up to {0}")]
    TooLarge(usize),
    /// The trees are deeper than anybody draws.
    #[error("expected at most {MOST_PLIES} levels, found {0}")]
    TooDeep(usize),
}

/// The most leaves of a tree of an exam.
const MOST_LEAVES: usize = 500;

/// The most plies below the root of a tree of an exam.
const MOST_PLIES: usize = 20;

impl Shape {
    /// Returns the shape of the tree that textbooks draw: three children of the root, and three leaves of each.
    #[must_use]
    pub fn textbook() -> Self {
        Self(vec![3..=3, 3..=3])
    }

    /// Returns how many children a node at a depth may have; none at the last one.
    pub(crate) fn children(&self, depth: usize) -> RangeInclusive<usize> {
        self.0.get(depth).cloned().unwrap_or(0..=0)
    }

    /// Returns the most leaves that such a tree may have.
    #[must_use]
    pub fn most_leaves(&self) -> usize {
        self.0.iter().fold(1, |leaves, level| leaves.saturating_mul(*level.end()))
    }
}

impl FromStr for Shape {
    type Err = ParseShapeError;

    fn from_str(text: &str) -> Result<Self, ParseShapeError> {
        let wrong = || ParseShapeError::Notation(suite_text::quote(text.as_bytes()));
        let level = |level: &str| {
            let (least, most) = level.split_once('-').unwrap_or((level, level));
            let range = least.parse().ok()?..=most.parse().ok()?;
            (!range.is_empty() && *range.end() > 0).then_some(range)
        };
        let levels = text.split('x').map(level).collect::<Option<Vec<_>>>().ok_or_else(wrong)?;
        if levels.first().is_some_and(|root| *root.start() < 2) {
            return Err(ParseShapeError::Root(suite_text::quote(text.as_bytes())));
        }
        let shape = Self(levels);
        match (shape.most_leaves(), shape.0.len()) {
            (leaves, _) if leaves > MOST_LEAVES => Err(ParseShapeError::TooLarge(leaves)),
            (_, plies) if plies > MOST_PLIES => Err(ParseShapeError::TooDeep(plies)),
            _ => Ok(shape),
        }
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (depth, level) in self.0.iter().enumerate() {
            f.write_str(if depth > 0 { "x" } else { "" })?;
            write!(f, "{}", level.start())?;
            if level.end() > level.start() {
                write!(f, "-{}", level.end())?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_read_and_written() {
        for text in ["3x3", "2-3x1-4", "2x0-2x3", "2"] {
            assert_eq!(text.parse::<Shape>().map(|shape| shape.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "x", "3x", "3-2", "3x0", "a", "-3", "3x-3"] {
            assert!(matches!(text.parse::<Shape>(), Err(ParseShapeError::Notation(_))), "{text}");
        }
        assert!(matches!("1-3x3".parse::<Shape>(), Err(ParseShapeError::Root(_))));
        assert_eq!("9x9x9".parse::<Shape>(), Err(ParseShapeError::TooLarge(729)));
        assert_eq!(format!("2-{0}x{0}x{0}", u32::MAX).parse::<Shape>(), Err(ParseShapeError::TooLarge(usize::MAX)));
        assert_eq!(format!("2{}", "x1".repeat(20)).parse::<Shape>(), Err(ParseShapeError::TooDeep(21)));
    }
}
