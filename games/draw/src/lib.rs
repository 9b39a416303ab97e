//! Drawings of game trees, of searches step by step and of boards: black on white, for slides and paper.
//!
//! A [`Drawing`] is a list of shapes, whatever it shows, and is written as SVG, or as `TikZ` for LaTeX. [`TreeFigure`]
//! draws trees, where [`layout`] puts the nodes; [`forest_document`] leaves that to LaTeX. [`draw_board`] draws the
//! board of any game.
//!
//! ```
//! use std::sync::Arc;
//! use suite_draw::{SearchSteps, TreeFigure};
//! use suite_search::Algorithm;
//! use suite_tree::search;
//!
//! let tree = Arc::new("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]".parse()?);
//! let steps = SearchSteps::new(&tree, &search(Algorithm::AlphaBeta))?;
//! let figure = TreeFigure::of_search(&steps)?;
//! assert!(figure.step(17)?.to_svg().starts_with("<svg "));
//! # Ok::<_, Box<dyn std::error::Error>>(())
//! ```

mod board_drawing;
mod drawing;
mod error;
mod forest;
mod html;
mod layout;
mod number;
#[cfg(feature = "pictures")]
mod pictures;
mod search_steps;
mod svg;
#[cfg(test)]
mod tests;
mod text_width;
mod tikz;
mod tree_figure;
mod tree_state;

pub use board_drawing::draw_board;
pub use drawing::{Anchor, Drawing, Fill, Point, Shape, Style};
pub use error::DrawError;
pub use forest::forest_document;
pub use html::html_player;
pub use layout::{Extent, layout};
#[cfg(feature = "pictures")]
pub use pictures::Renderer;
pub use search_steps::SearchSteps;
pub use tikz::{escape_latex, tikz_document};
pub use tree_figure::{MOST_NODES, MOST_STEPS, TreeFigure};
pub use tree_state::{NodeState, Progress, TreeState};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
