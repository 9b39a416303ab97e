//! `suite tree draw`: pictures of trees and of searches, for slides and paper.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail, ensure};
use clap::Args;
use suite_draw::{Drawing, SearchSteps, TreeFigure, forest_document, tikz_document};
use suite_work::output::OutputFile;

use super::search_args::SearchArgs;
use super::tree_arg::TreeArg;
use crate::cli::status::Status;

/// Draw a tree, or a search of it at any step, as SVG or for LaTeX.
///
/// Max nodes point up, min nodes down, and pruned branches are struck through. The file's ending says what it is:
/// .svg, or .tex for a document that pdflatex compiles.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tree draw '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' -o tree.svg
  suite tree draw tree.txt --step 17 -o step.svg
  suite tree draw tree.txt --steps -o slides.tex
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
    /// File to write; with --steps and .svg, one for each step: step-01.svg and so on
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
        let ending = self.out.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        let is_latex = match ending {
            "svg" => false,
            "tex" => true,
            _ => bail!("{}: expected a file that ends in .svg or .tex", self.out.display()),
        };
        ensure!(is_latex || !self.forest, "{}: expected a file that ends in .tex, for --forest", self.out.display());
        let tree = self.tree.read()?;
        let Moment { step, steps, result } = self.moment;
        if step.is_none() && !steps && !result {
            let text = match (self.forest, is_latex) {
                (true, _) => forest_document(&tree, None),
                (false, latex) => document(TreeFigure::of_tree(&tree)?.bare(), latex)?,
            };
            return write(&self.out, &text);
        }
        let search = SearchSteps::new(&tree, &self.search.search())?;
        if self.forest {
            let state = match step {
                Some(step) => search.state(step)?,
                None => search.result(),
            };
            return write(&self.out, &forest_document(&tree, Some(&state)));
        }
        let figure = TreeFigure::of_search(&search)?;
        match step {
            Some(step) => write(&self.out, &document(figure.step(step)?, is_latex)?),
            None if result => write(&self.out, &document(figure.result(), is_latex)?),
            None if is_latex => write(&self.out, &tikz_document(figure.steps()?)?),
            None => {
                let stem = self.out.file_stem().unwrap_or_default().to_string_lossy();
                let digits = search.len().to_string().len().max(2);
                for (number, drawing) in (1..).zip(figure.steps()?) {
                    write(&self.out.with_file_name(format!("{stem}-{number:0digits$}.svg")), &drawing.to_svg())?;
                }
                Ok(Status::Done)
            }
        }
    }
}

/// Returns a drawing as a document of its own.
fn document(drawing: Drawing, is_latex: bool) -> Result<String> {
    Ok(if is_latex { tikz_document([drawing])? } else { drawing.to_svg() })
}

fn write(path: &Path, text: &str) -> Result<Status> {
    OutputFile::at(path)?.put(text.as_bytes())?;
    Ok(Status::Done)
}
