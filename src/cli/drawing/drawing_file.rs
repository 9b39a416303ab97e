//! Files of drawings, each in the format that its ending names.

use std::path::{Path, PathBuf};

use anyhow::{Result, bail};
use suite_draw::{Drawing, html_player, tikz_document};
use suite_work::output::OutputFile;

/// The formats of drawings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DrawingFormat {
    /// Scalable Vector Graphics.
    Svg,
    /// A document for LaTeX.
    Latex,
    /// A page that plays several drawings.
    Html,
}

impl DrawingFormat {
    /// Returns the format of a file with this name.
    ///
    /// # Errors
    ///
    /// An error that says which endings there are.
    pub fn of(path: &Path) -> Result<Self> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("tex") => Ok(Self::Latex),
            Some("html") => Ok(Self::Html),
            _ => bail!("{}: expected a file that ends in .svg, .tex or .html", path.display()),
        }
    }
}

/// Writes a drawing.
pub fn write_drawing(path: &Path, drawing: Drawing) -> Result<()> {
    match DrawingFormat::of(path)? {
        DrawingFormat::Svg => write(path, &drawing.to_svg()),
        DrawingFormat::Latex => write(path, &tikz_document([drawing])?),
        DrawingFormat::Html => write(path, &html_player(&drawing.title.clone(), [drawing])),
    }
}

/// Writes drawings: in one document for LaTeX, with a page for each, in one page that plays them, or else in numbered
/// files.
pub fn write_drawings(path: &Path, title: &str, drawings: Vec<Drawing>) -> Result<()> {
    match DrawingFormat::of(path)? {
        DrawingFormat::Svg => {
            let paths = numbered(path, drawings.len());
            paths.iter().zip(drawings).try_for_each(|(path, drawing)| write(path, &drawing.to_svg()))
        }
        DrawingFormat::Latex => write(path, &tikz_document(drawings)?),
        DrawingFormat::Html => write(path, &html_player(title, drawings)),
    }
}

/// Writes a text to a file.
pub fn write(path: &Path, text: &str) -> Result<()> {
    Ok(OutputFile::at(path)?.put(text.as_bytes())?)
}

/// Returns the names of numbered files, from 1: `step.svg` becomes `step-01.svg` and so on.
fn numbered(path: &Path, count: usize) -> Vec<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let digits = count.to_string().len().max(2);
    (1..=count).map(|number| path.with_file_name(format!("{stem}-{number:0digits$}.{ending}"))).collect()
}
