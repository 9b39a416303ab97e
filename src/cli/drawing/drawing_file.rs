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
    /// A document for LaTeX, with a page for each drawing.
    Latex,
    /// A page that plays the drawings.
    Html,
    #[cfg(feature = "pictures")]
    Png,
    /// A page for each drawing.
    #[cfg(feature = "pictures")]
    Pdf,
    /// One drawing after the other, again and again.
    #[cfg(feature = "pictures")]
    Gif,
}

impl DrawingFormat {
    /// Returns the format of a file with this name.
    ///
    /// # Errors
    ///
    /// An error that says which endings there are.
    pub fn of(path: &Path) -> Result<Self> {
        let shown = path.display();
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("svg") => Ok(Self::Svg),
            Some("tex") => Ok(Self::Latex),
            Some("html") => Ok(Self::Html),
            #[cfg(feature = "pictures")]
            Some("png") => Ok(Self::Png),
            #[cfg(feature = "pictures")]
            Some("pdf") => Ok(Self::Pdf),
            #[cfg(feature = "pictures")]
            Some("gif") => Ok(Self::Gif),
            #[cfg(not(feature = "pictures"))]
            Some("png" | "pdf" | "gif") => bail!(
                "{shown}: PNG, PDF and GIF are written if `suite` is installed by \
                 `cargo install --path . --features pictures`; else expected a file that ends in .svg, .tex or .html"
            ),
            _ => bail!("{shown}: expected a file that ends in .svg, .tex, .html, .png, .pdf or .gif"),
        }
    }

    /// Returns whether a file has room for several drawings.
    const fn holds_several(self) -> bool {
        match self {
            Self::Svg => false,
            Self::Latex | Self::Html => true,
            #[cfg(feature = "pictures")]
            Self::Png => false,
            #[cfg(feature = "pictures")]
            Self::Pdf | Self::Gif => true,
        }
    }

    /// Returns a file of drawings, of which there is one if it has room for one only.
    fn file(self, title: &str, drawings: Vec<Drawing>) -> Result<Vec<u8>> {
        Ok(match self {
            Self::Svg => drawings.iter().map(Drawing::to_svg).collect::<String>().into_bytes(),
            Self::Latex => tikz_document(drawings)?.into_bytes(),
            Self::Html => html_player(title, drawings).into_bytes(),
            #[cfg(feature = "pictures")]
            Self::Png => {
                let renderer = suite_draw::Renderer::new()?;
                drawings.iter().map(|drawing| renderer.png(drawing)).collect::<Result<Vec<_>, _>>()?.concat()
            }
            #[cfg(feature = "pictures")]
            Self::Pdf => suite_draw::Renderer::new()?.pdf(&drawings)?,
            #[cfg(feature = "pictures")]
            Self::Gif => suite_draw::Renderer::new()?.gif(&drawings)?,
        })
    }
}

/// Writes a drawing.
pub fn write_drawing(path: &Path, drawing: Drawing) -> Result<()> {
    let title = drawing.title.clone();
    write(path, &DrawingFormat::of(path)?.file(&title, vec![drawing])?)
}

/// Writes drawings: in one file or, where that has no room, in numbered ones.
pub fn write_drawings(path: &Path, title: &str, drawings: Vec<Drawing>) -> Result<()> {
    let format = DrawingFormat::of(path)?;
    if format.holds_several() {
        return write(path, &format.file(title, drawings)?);
    }
    let paths = numbered(path, drawings.len());
    paths.iter().zip(drawings).try_for_each(|(path, drawing)| write_drawing(path, drawing))
}

/// Writes a file.
pub fn write(path: &Path, content: &[u8]) -> Result<()> {
    Ok(OutputFile::at(path)?.put(content)?)
}

/// Returns the names of numbered files, from 1: `step.svg` becomes `step-01.svg` and so on.
fn numbered(path: &Path, count: usize) -> Vec<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let ending = path.extension().unwrap_or_default().to_string_lossy();
    let digits = count.to_string().len().max(2);
    (1..=count).map(|number| path.with_file_name(format!("{stem}-{number:0digits$}.{ending}"))).collect()
}
