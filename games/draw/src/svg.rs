//! Drawings as SVG.

use std::fmt::Write;

use crate::drawing::{Anchor, Drawing, Fill, Point, Shape, Style, strokes_through};
use crate::number::Number;

/// The fonts of texts, the first one that a reader has.
pub(crate) const FONTS: &str = "Helvetica, Arial, 'Liberation Sans', 'DejaVu Sans', sans-serif";

impl Drawing {
    /// Writes the drawing as an SVG document, which needs nothing else.
    #[must_use]
    pub fn to_svg(&self) -> String {
        let (width, height) = (Number(self.width), Number(self.height));
        let mut svg = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}pt\" height=\"{height}pt\" \
             viewBox=\"0 0 {width} {height}\" role=\"img\" font-family=\"{FONTS}\">\n<title>{}</title>\n",
            escape(&self.title)
        );
        if !self.description.is_empty() {
            svg += &format!("<desc>{}</desc>\n", escape(&self.description));
        }
        svg += "<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n";
        self.shapes.iter().for_each(|shape| write_shape(&mut svg, shape));
        svg += "</svg>\n";
        svg
    }
}

fn write_shape(svg: &mut String, shape: &Shape) {
    match shape {
        Shape::Line { from, to, style } => {
            write_line(svg, *from, *to, *style);
            if *style == Style::StruckThrough {
                for (from, to) in strokes_through(*from, *to) {
                    write_line(svg, from, to, Style::Plain);
                }
            }
        }
        Shape::Polygon { corners, style, fill } => {
            let corners: Vec<_> =
                corners.iter().map(|&Point { x, y }| format!("{},{}", Number(x), Number(y))).collect();
            let _ = writeln!(svg, "<polygon points=\"{}\"{}{}/>", corners.join(" "), inside(*fill), pen(*style));
        }
        Shape::Circle { center: Point { x, y }, radius, style, fill } => {
            let (x, y, radius) = (Number(*x), Number(*y), Number(*radius));
            let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"{}{}/>", inside(*fill), pen(*style));
        }
        Shape::Text { at: Point { x, y }, anchor, size, style, text } => {
            let anchor = match anchor {
                Anchor::Start => "",
                Anchor::Middle => " text-anchor=\"middle\"",
                Anchor::End => " text-anchor=\"end\"",
            };
            let look = match style {
                Style::Plain | Style::StruckThrough => "",
                Style::Emphasized => " font-weight=\"bold\"",
                Style::Faint => " fill=\"#666\"",
            };
            let (x, y, size, text) = (Number(*x), Number(*y), Number(*size), escape(text));
            let _ = writeln!(svg, "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{look}>{text}</text>");
        }
    }
}

fn write_line(svg: &mut String, from: Point, to: Point, style: Style) {
    let [x1, y1, x2, y2] = [from.x, from.y, to.x, to.y].map(Number);
    let _ = writeln!(svg, "<line x1=\"{x1}\" y1=\"{y1}\" x2=\"{x2}\" y2=\"{y2}\"{}/>", pen(style));
}

const fn inside(fill: Fill) -> &'static str {
    match fill {
        Fill::White => " fill=\"#fff\"",
        Fill::Light => " fill=\"#ddd\"",
        Fill::Black => " fill=\"#000\"",
    }
}

fn pen(style: Style) -> String {
    match style {
        Style::Faint => format!(" stroke=\"#666\" stroke-width=\"{}\" stroke-dasharray=\"3 2\"", style.line_width()),
        _ => format!(" stroke=\"#000\" stroke-width=\"{}\"", style.line_width()),
    }
}

/// Returns a text as SVG and HTML write it; control characters, which neither can hold, become spaces.
pub(crate) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            control if control.is_control() || matches!(control, '\u{fffe}' | '\u{ffff}') => escaped.push(' '),
            other => escaped.push(other),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_in_a_text_is_text() {
        assert_eq!(escape("<b>\"R&D\"\u{1}"), "&lt;b&gt;&quot;R&amp;D&quot; ");
    }

    #[test]
    fn a_struck_line_is_three_lines() {
        let (from, to, style) = (Point::new(0.0, 0.0), Point::new(10.0, 0.0), Style::StruckThrough);
        let shapes = vec![Shape::Line { from, to, style }];
        let drawing = Drawing { title: "A & B".into(), description: String::new(), width: 10.0, height: 10.0, shapes };
        let svg = drawing.to_svg();
        assert_eq!(svg.matches("<line ").count(), 3, "{svg}");
        assert!(svg.contains("<line x1=\"3.25\" y1=\"5.5\" x2=\"3.25\" y2=\"-5.5\""), "{svg}");
        assert!(svg.contains("<title>A &amp; B</title>") && !svg.contains("<desc>"), "{svg}");
    }
}
