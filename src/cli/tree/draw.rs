//! `suite tree draw`: pictures of trees and of searches, for slides and paper.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use suite_draw::{SearchSteps, TreeFigure, forest_document};

use super::search_args::SearchArgs;
use super::tree_arg::TreeArg;
use crate::cli::drawing::drawing_file::{DrawingFormat, write, write_drawing, write_drawings};
use crate::cli::status::Status;

/// Draw a tree, or a search of it at any step, as SVG, for LaTeX, or as a page that plays.
///
/// Max nodes point up, min nodes down, and pruned branches are struck through. The file's ending says what it is: .svg,
/// .tex for a document that pdflatex compiles, or .html for a page that shows one step after the other; in builds with
/// the feature `pictures`, .png, .pdf or .gif, too.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tree draw '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' -o tree.svg
  suite tree draw tree.txt --step 17 -o step.svg
  suite tree draw tree.txt --steps -o slides.tex
  suite tree draw tree.txt --steps -o search.html
  suite tree draw tree.txt --result --forest -o tree.tex")]
pub struct Draw {
    #[command(flatten)]
    tree: TreeArg,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    moment: Moment,
    /// Write the source of LaTeX's package forest, which places the nodes itself
    #[arg(long, conflicts_with = "steps")]
    forest: bool,
    /// File to write; with --steps, .svg and .png are one for each step: step-01.svg and so on
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
}

/// The moment of the search that is drawn; without one, the tree as it is.
#[derive(Args)]
#[group(multiple = false)]
struct Moment {
    /// Draw the search after this step, counted from 1
    #[arg(long, value_name = "STEP")]
    step: Option<usize>,
    /// Draw the search after each of its steps
    #[arg(long)]
    steps: bool,
    /// Draw what the search comes to
    #[arg(long)]
    result: bool,
}

impl Draw {
    pub fn run(self) -> Result<Status> {
        let Self { out, forest, .. } = &self;
        let is_latex = DrawingFormat::of(out)? == DrawingFormat::Latex;
        ensure!(is_latex || !forest, "{}: expected a file that ends in .tex, for --forest", out.display());
        let tree = self.tree.read()?;
        let Moment { step, steps, result } = self.moment;
        if step.is_none() && !steps && !result {
            if *forest {
                write(out, forest_document(&tree, None).as_bytes())?;
            } else {
                write_drawing(out, TreeFigure::of_tree(&tree)?.bare())?;
            }
            return Ok(Status::Done);
        }
        let search = SearchSteps::new(&tree, &self.search.search())?;
        if *forest {
            let state = match step {
                Some(step) => search.state(step)?,
                None => search.result(),
            };
            write(out, forest_document(&tree, Some(&state)).as_bytes())?;
            return Ok(Status::Done);
        }
        let figure = TreeFigure::of_search(&search)?;
        match step {
            Some(step) => write_drawing(out, figure.step(step)?)?,
            None if result => write_drawing(out, figure.result())?,
            None => write_drawings(out, &figure.bare().title, figure.steps()?.collect())?,
        }
        Ok(Status::Done)
    }
}
