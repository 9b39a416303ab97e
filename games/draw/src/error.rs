//! Reasons why something cannot be drawn.

use suite_tree::TreeError;
use thiserror::Error;

/// A reason why something cannot be drawn.
#[derive(Debug, Clone, PartialEq, Error)]
pub enum DrawError {
    /// The tree cannot be searched.
    #[error(transparent)]
    Tree(#[from] TreeError),
    /// The tree has more nodes than anybody could see.
    #[error("expected a tree of at most {most} nodes to draw, found {found}")]
    TooManyNodes {
        /// The number of nodes.
        found: usize,
        /// The greatest number that is drawn.
        most: usize,
    },
    /// The search has more steps than anybody could look through.
    #[error("expected a search of at most {most} steps to draw each of them, found {found}")]
    TooManySteps {
        /// The number of steps.
        found: usize,
        /// The greatest number that is drawn.
        most: usize,
    },
    /// The drawing has more pixels than a picture may have.
    #[cfg(feature = "pictures")]
    #[error(
        "expected a smaller drawing for a picture of pixels, found {width:.0} x {height:.0} points: write .svg or .pdf"
    )]
    TooLargeForPixels {
        /// Its width in points.
        width: f64,
        /// Its height in points.
        height: f64,
    },
    /// There is no font to write with.
    #[cfg(feature = "pictures")]
    #[error("expected a font for the texts of pictures: the system has none")]
    NoFont,
    /// The drawing cannot be written in a format.
    #[cfg(feature = "pictures")]
    #[error("the picture cannot be written: {0}")]
    Picture(String),
    /// The search has no such step.
    #[error("expected a step from 1 to {steps}, found {found}")]
    NoSuchStep {
        /// The step that was asked for.
        found: usize,
        /// The number of steps.
        steps: usize,
    },
    /// The drawing is larger than TeX can measure.
    #[error("expected a drawing of at most 16,000 points for LaTeX, found {width:.0} x {height:.0}: write it as SVG")]
    TooLargeForLatex {
        /// The width in points.
        width: f64,
        /// The height in points.
        height: f64,
    },
}
