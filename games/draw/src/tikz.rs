//! Drawings as pictures of `TikZ`, for LaTeX.

use std::fmt::Write;

use crate::DrawError;
use crate::drawing::{Anchor, Drawing, Fill, Point, Shape, Style, strokes_through};
use crate::number::Number;

/// The greatest length that TeX knows is 16,383 of its points, which are a little smaller.
const LONGEST: f64 = 16_000.0;

impl Drawing {
    /// Writes the drawing as an environment `tikzpicture`, for a document that uses the package `tikz`.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooLargeForLatex`] if TeX cannot count so far.
    pub fn to_tikz(&self) -> Result<String, DrawError> {
        if self.width.max(self.height) > LONGEST {
            return Err(DrawError::TooLargeForLatex { width: self.width, height: self.height });
        }
        let mut tikz = format!("% {}\n", comment(&self.title));
        tikz += "\\begin{tikzpicture}[x=1bp, y=-1bp, line width=1bp, inner sep=0]\n";
        let _ = writeln!(tikz, "\\useasboundingbox (0,0) rectangle ({},{});", Number(self.width), Number(self.height));
        self.shapes.iter().for_each(|shape| write_shape(&mut tikz, shape));
        tikz += "\\end{tikzpicture}\n";
        Ok(tikz)
    }
}

/// Writes a LaTeX document with a page for each drawing.
///
/// # Errors
///
/// [`DrawError::TooLargeForLatex`] if TeX cannot count so far.
pub fn tikz_document(drawings: impl IntoIterator<Item = Drawing>) -> Result<String, DrawError> {
    let mut document = String::from("\\documentclass[tikz]{standalone}\n\\begin{document}\n");
    for drawing in drawings {
        document += &drawing.to_tikz()?;
    }
    document += "\\end{document}\n";
    Ok(document)
}

fn write_shape(tikz: &mut String, shape: &Shape) {
    match shape {
        Shape::Line { from, to, style } => {
            write_line(tikz, *from, *to, *style);
            if *style == Style::StruckThrough {
                for (from, to) in strokes_through(*from, *to) {
                    write_line(tikz, from, to, Style::Plain);
                }
            }
        }
        Shape::Polygon { corners, style, fill } => {
            let corners: Vec<_> = corners.iter().map(|&corner| coordinates(corner)).collect();
            let _ = writeln!(tikz, "\\filldraw[{}{}] {} -- cycle;", inside(*fill), pen(*style), corners.join(" -- "));
        }
        Shape::Circle { center, radius, style, fill } => {
            let (center, radius) = (coordinates(*center), Number(*radius));
            let _ = writeln!(tikz, "\\filldraw[{}{}] {center} circle[radius={radius}bp];", inside(*fill), pen(*style));
        }
        Shape::Text { at, anchor, size, style, text } => {
            let anchor = match anchor {
                Anchor::Start => "base west",
                Anchor::Middle => "base",
                Anchor::End => "base east",
            };
            let look = match style {
                Style::Plain | Style::StruckThrough => "",
                Style::Emphasized => "\\bfseries",
                Style::Faint => "\\color{black!60}",
            };
            let (at, line, size) = (coordinates(*at), Number(size * 1.2), Number(*size));
            let font = format!("\\fontsize{{{size}}}{{{line}}}\\sffamily{look}");
            let _ = writeln!(tikz, "\\node[anchor={anchor}] at {at} {{{font} {}}};", escape_latex(text));
        }
    }
}

fn write_line(tikz: &mut String, from: Point, to: Point, style: Style) {
    let pen = pen(style);
    let pen = pen.strip_prefix(", ").map_or_else(String::new, |pen| format!("[{pen}]"));
    let _ = writeln!(tikz, "\\draw{pen} {} -- {};", coordinates(from), coordinates(to));
}

fn coordinates(Point { x, y }: Point) -> String {
    format!("({},{})", Number(x), Number(y))
}

const fn inside(fill: Fill) -> &'static str {
    match fill {
        Fill::White => "fill=white",
        Fill::Light => "fill=black!13",
        Fill::Black => "fill=black",
    }
}

/// Returns the options of a line, behind others.
fn pen(style: Style) -> String {
    let width = style.line_width();
    match style {
        Style::Plain | Style::StruckThrough => String::new(),
        Style::Emphasized => format!(", line width={width}bp"),
        Style::Faint => format!(", line width={width}bp, draw=black!60, dash pattern=on 3bp off 2bp"),
    }
}

/// Returns a text on one line, as a comment needs it.
fn comment(text: &str) -> String {
    text.chars().map(|character| if character.is_control() { ' ' } else { character }).collect()
}

/// Returns a text as LaTeX writes it, without whatever TeX would take for a command; control characters become spaces.
///
/// ```
/// assert_eq!(suite_draw::escape_latex("R&D: 50 % ≤ x_1"), r"R\&D: 50 \% $\leq$ x\_1");
/// ```
#[must_use]
pub fn escape_latex(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '#' | '$' | '%' | '&' | '_' | '{' | '}' => {
                escaped.push('\\');
                escaped.push(character);
            }
            '\\' => escaped.push_str("\\textbackslash{}"),
            '~' => escaped.push_str("\\textasciitilde{}"),
            '^' => escaped.push_str("\\textasciicircum{}"),
            '<' => escaped.push_str("$<$"),
            '>' => escaped.push_str("$>$"),
            '|' => escaped.push_str("$|$"),
            '"' => escaped.push_str("''"),
            '−' => escaped.push_str("$-$"),
            '∞' => escaped.push_str("$\\infty$"),
            'α' => escaped.push_str("$\\alpha$"),
            'β' => escaped.push_str("$\\beta$"),
            '≤' => escaped.push_str("$\\leq$"),
            '≥' => escaped.push_str("$\\geq$"),
            control if control.is_control() => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_latex_reads_as_a_command_is_text() {
        assert_eq!(escape_latex("50%_{a}\\b"), "50\\%\\_\\{a\\}\\textbackslash{}b");
        assert_eq!(escape_latex("α ≤ −∞"), "$\\alpha$ $\\leq$ $-$$\\infty$");
    }

    #[test]
    fn a_drawing_that_tex_cannot_measure_is_refused() {
        let (title, description) = ("deep".to_owned(), String::new());
        let drawing = Drawing { title, description, width: 10.0, height: 20_000.0, shapes: Vec::new() };
        let error = DrawError::TooLargeForLatex { width: 10.0, height: 20_000.0 };
        assert_eq!(drawing.to_tikz(), Err(error));
    }
}
