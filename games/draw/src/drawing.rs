//! Drawings: lists of shapes, independent of the format in which they are written.

/// A point; `y` grows downward.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Point {
    /// The distance from the left edge, in points.
    pub x: f64,
    /// The distance from the upper edge, in points.
    pub y: f64,
}

impl Point {
    /// Creates a point.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }
}

/// A drawing in black on white.
#[derive(Debug, Clone, PartialEq)]
pub struct Drawing {
    /// The title, which screen readers read out.
    pub title: String,
    /// The description, for those who do not see the drawing.
    pub description: String,
    /// The width in points, of which an inch has 72.
    pub width: f64,
    /// The height in points.
    pub height: f64,
    /// The shapes; later ones cover earlier ones.
    pub shapes: Vec<Shape>,
}

/// The look of a line, an outline or a text. None needs a color to be told from the others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Style {
    /// A thin line, a regular text.
    #[default]
    Plain,
    /// A thick line, a bold text.
    Emphasized,
    /// A line crossed by two short strokes, as textbooks mark pruned branches.
    StruckThrough,
    /// A dashed line, a gray text.
    Faint,
}

/// The inside of a polygon or circle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Fill {
    /// White.
    #[default]
    White,
    /// A light gray, on which text can be read.
    Light,
    /// Black.
    Black,
}

/// The part of a text that is at its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    Middle,
    /// Its right end.
    End,
}

/// A shape of a drawing.
#[derive(Debug, Clone, PartialEq)]
pub enum Shape {
    /// A straight line.
    Line {
        /// Where it begins.
        from: Point,
        /// Where it ends.
        to: Point,
        /// Its look.
        style: Style,
    },
    /// A closed polygon.
    Polygon {
        /// Its corners.
        corners: Vec<Point>,
        /// The look of its outline.
        style: Style,
        /// Its inside.
        fill: Fill,
    },
    /// A circle.
    Circle {
        /// Its center.
        center: Point,
        /// Its radius in points.
        radius: f64,
        /// The look of its outline.
        style: Style,
        /// Its inside.
        fill: Fill,
    },
    /// A line of text without serifs.
    Text {
        /// The point on the baseline at which the anchor is.
        at: Point,
        /// The part of the text that is at the point.
        anchor: Anchor,
        /// The size of the font in points.
        size: f64,
        /// Its look.
        style: Style,
        /// The text.
        text: String,
    },
}

impl Shape {
    /// Returns a rectangle.
    #[must_use]
    pub(crate) fn rectangle(left: f64, top: f64, width: f64, height: f64, style: Style, fill: Fill) -> Self {
        let (right, bottom) = (left + width, top + height);
        let corners = [(left, top), (right, top), (right, bottom), (left, bottom)];
        Self::Polygon { corners: corners.map(|(x, y)| Point::new(x, y)).to_vec(), style, fill }
    }
}

impl Style {
    /// Returns the width of a line in points.
    pub(crate) const fn line_width(self) -> f64 {
        match self {
            Self::Plain | Self::StruckThrough => 1.0,
            Self::Emphasized => 2.5,
            Self::Faint => 0.75,
        }
    }
}

/// Half of the length of the strokes through a pruned branch, and half of their distance, in points.
const STROKE: (f64, f64) = (5.5, 1.75);

/// Returns the two short strokes through the middle of a line.
pub(crate) fn strokes_through(from: Point, to: Point) -> [(Point, Point); 2] {
    let (dx, dy) = (to.x - from.x, to.y - from.y);
    let length = dx.hypot(dy).max(f64::MIN_POSITIVE);
    let (dx, dy) = (dx / length, dy / length);
    let (half, apart) = STROKE;
    [-apart, apart].map(|along| {
        let (x, y) = (f64::midpoint(from.x, to.x) + dx * along, f64::midpoint(from.y, to.y) + dy * along);
        (Point::new(x - dy * half, y + dx * half), Point::new(x + dy * half, y - dx * half))
    })
}
