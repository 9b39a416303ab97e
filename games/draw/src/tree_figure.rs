//! Drawings of trees: max nodes are triangles that point up, min nodes triangles that point down, leaves squares with
//! their values.

use suite_search::Player;
use suite_tree::{GameTree, NodeId};

use crate::DrawError;
use crate::drawing::{Anchor, Drawing, Fill, Point, Shape, Style};
use crate::layout::{Extent, layout};
use crate::search_steps::SearchSteps;
use crate::text_width::{text_width, wrap};
use crate::tree_state::{Progress, TreeState, number};

/// The most nodes of a tree that is drawn.
pub const MOST_NODES: usize = 5000;
/// The most steps of a search that are drawn together.
pub const MOST_STEPS: usize = 1000;

/// The free edge around a drawing. All lengths are in points.
const MARGIN: f64 = 12.0;
/// The width of a triangle, and the height of a level.
const TRIANGLE: (f64, f64) = (36.0, 32.0);
/// The least width of a leaf's square, and its height.
const SQUARE: (f64, f64) = (24.0, 24.0);
/// Between a node and what is written beside it.
const BESIDE: f64 = 3.0;
/// Between two nodes of a level.
const GAP: f64 = 12.0;
/// Between two levels: at least this much, more where branches would be flat.
const LEVELS: (f64, f64) = (36.0, 120.0);
/// The sizes of fonts: values and names, alpha and beta, explanations.
const FONT: f64 = 12.0;
const SMALL_FONT: f64 = 9.0;
const CAPTION_FONT: f64 = 10.0;
/// The least width of explanations.
const CAPTION_WIDTH: f64 = 360.0;
const CAPTION_LINE: f64 = 13.0;
/// Above the explanation.
const CAPTION_GAP: f64 = 14.0;

/// A tree with the place of each of its nodes, which is the same in all drawings of a search.
#[derive(Debug)]
pub struct TreeFigure<'a> {
    tree: &'a GameTree,
    search: Option<&'a SearchSteps>,
    centers: Vec<f64>,
    /// The distance from one level to the next.
    pitch: f64,
    /// The size of the tree without the free edge.
    size: (f64, f64),
    /// The lines of the longest explanation.
    caption_lines: usize,
}

impl<'a> TreeFigure<'a> {
    /// Lays out a bare tree.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooManyNodes`] if the tree is too large to be drawn.
    pub fn of_tree(tree: &'a GameTree) -> Result<Self, DrawError> {
        Self::new(tree, None, &vec![0.0; tree.len()])
    }

    /// Lays out a tree for all steps of a search.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooManyNodes`] if the tree is too large to be drawn.
    pub fn of_search(search: &'a SearchSteps) -> Result<Self, DrawError> {
        // What is written at the right of each node, at its widest.
        let mut labels = vec![0.0_f64; search.tree().len()];
        let mut widen = |state: &TreeState, id: NodeId| {
            let width = &mut labels[id.index()];
            *width = right_labels(search.tree(), Some(state), id).iter().map(Label::width).fold(*width, f64::max);
        };
        search.each_state(|state, changed| changed.iter().for_each(|&id| widen(state, id)));
        let result = search.result();
        search.tree().nodes().for_each(|id| widen(&result, id));
        Self::new(search.tree(), Some(search), &labels)
    }

    fn new(tree: &'a GameTree, search: Option<&'a SearchSteps>, labels: &[f64]) -> Result<Self, DrawError> {
        if tree.len() > MOST_NODES {
            return Err(DrawError::TooManyNodes { found: tree.len(), most: MOST_NODES });
        }
        let children: Vec<Vec<usize>> = tree.nodes().map(|id| tree.children(id).map(NodeId::index).collect()).collect();
        let bare_labels = |id| right_labels(tree, None, id).iter().map(Label::width).fold(0.0, f64::max);
        let extents: Vec<Extent> =
            tree.nodes().map(|id| extent(tree, id, labels[id.index()].max(bare_labels(id)))).collect();
        let centers = layout(&children, &extents, GAP);
        let width = centers.iter().zip(&extents).map(|(x, extent)| x + extent.right).fold(0.0, f64::max);
        let span = |below: &Vec<usize>| Some(centers[*below.last()?] - centers[*below.first()?]);
        let widest = children.iter().filter_map(span).fold(0.0, f64::max);
        let pitch = TRIANGLE.1 + (widest / 6.0).clamp(LEVELS.0, LEVELS.1);
        let levels = tree.nodes().map(|id| tree.depth(id)).max().unwrap_or(0);
        let last_level = if tree.nodes().any(|id| tree.is_leaf(id) && tree.given_name(id).is_some()) {
            SQUARE.1 + FONT + BESIDE
        } else {
            SQUARE.1
        };
        let size = (width, f64::from(levels) * pitch + last_level.max(if levels == 0 { 0.0 } else { SQUARE.1 }));
        let mut figure = Self { tree, search, centers, pitch, size, caption_lines: 0 };
        let captions = search.into_iter().flat_map(|search| 1..=search.len());
        figure.caption_lines = captions.map(|step| figure.caption(step).len()).max().unwrap_or(0);
        Ok(figure)
    }

    /// Draws the tree without a search.
    #[must_use]
    pub fn bare(&self) -> Drawing {
        let title = format!("A game tree of {} nodes", self.tree.len());
        Drawing { title, description: String::new(), ..self.draw(None) }
    }

    /// Draws the tree at the end of the search, or without one if there was none.
    #[must_use]
    pub fn result(&self) -> Drawing {
        let Some(search) = self.search else { return self.bare() };
        let state = search.result();
        let value = state.node(NodeId::ROOT).value_text().unwrap_or_default();
        let title = format!("A game tree of {} nodes, searched: the value of the root is {value}", self.tree.len());
        Drawing { title, description: String::new(), ..self.draw(Some(&state)) }
    }

    /// Draws the tree after a step of the search, counted from 1, with its explanation.
    ///
    /// # Errors
    ///
    /// [`DrawError::NoSuchStep`] if the search has no such step.
    pub fn step(&self, step: usize) -> Result<Drawing, DrawError> {
        let Some(search) = self.search else { return Err(DrawError::NoSuchStep { found: step, steps: 0 }) };
        let mut drawing = self.draw(Some(&search.state(step)?));
        drawing.title = format!("Step {step} of {}", search.len());
        search.explanation(step)?.clone_into(&mut drawing.description);
        let (width, top) = (self.caption_width(), drawing.height - MARGIN + CAPTION_GAP);
        for (index, line) in self.caption(step).into_iter().enumerate() {
            let at = Point::new(MARGIN, top + CAPTION_LINE * index as f64 + CAPTION_FONT);
            let style = if index == 0 { Style::Emphasized } else { Style::Plain };
            drawing.shapes.push(text(at, Anchor::Start, CAPTION_FONT, style, line));
        }
        drawing.width = drawing.width.max(width + 2.0 * MARGIN);
        drawing.height = top + CAPTION_LINE * self.caption_lines as f64 + MARGIN;
        Ok(drawing)
    }

    /// Draws the tree after each step of the search.
    ///
    /// # Errors
    ///
    /// [`DrawError::TooManySteps`] if nobody could look through them all.
    pub fn steps(&self) -> Result<impl Iterator<Item = Drawing> + use<'_, 'a>, DrawError> {
        let found = self.search.map_or(0, SearchSteps::len);
        if found > MOST_STEPS {
            return Err(DrawError::TooManySteps { found, most: MOST_STEPS });
        }
        Ok((1..=found).filter_map(|step| self.step(step).ok()))
    }

    fn caption_width(&self) -> f64 {
        self.size.0.max(CAPTION_WIDTH)
    }

    /// Returns the lines below a step.
    fn caption(&self, step: usize) -> Vec<String> {
        let Some(search) = self.search else { return Vec::new() };
        let explanation = search.explanation(step).unwrap_or_default();
        let mut lines = vec![format!("Step {step} of {}", search.len())];
        lines.extend(wrap(explanation, CAPTION_FONT, self.caption_width()));
        lines
    }

    fn draw(&self, state: Option<&TreeState>) -> Drawing {
        let mut shapes = Vec::new();
        // With the caption, the tree stands in the middle.
        let is_captioned = state.is_some_and(|state| state.current().is_some());
        let free = if is_captioned { (self.caption_width() - self.size.0) / 2.0 } else { 0.0 };
        let is_best = state.map_or_else(|| vec![false; self.tree.len()], TreeState::principal_variation);
        for id in self.tree.nodes() {
            if let Some(parent) = self.tree.parent(id) {
                let (from, to) = (self.bottom(parent, free), self.top(id, free));
                shapes.push(Shape::Line { from, to, style: self.branch_style(state, id, is_best[id.index()]) });
            }
        }
        for id in self.tree.nodes() {
            self.draw_node(&mut shapes, state, id, free);
        }
        let (width, height) = (self.size.0 + 2.0 * MARGIN, self.size.1 + 2.0 * MARGIN);
        Drawing { title: String::new(), description: String::new(), width: width + 2.0 * free, height, shapes }
    }

    fn branch_style(&self, state: Option<&TreeState>, id: NodeId, is_best: bool) -> Style {
        let Some(state) = state else { return Style::Plain };
        if state.is_cut_branch(self.tree, id) {
            return Style::StruckThrough;
        }
        match state.node(id).progress {
            Progress::Unseen | Progress::Pruned => Style::Faint,
            _ if is_best => Style::Emphasized,
            _ => Style::Plain,
        }
    }

    fn draw_node(&self, shapes: &mut Vec<Shape>, state: Option<&TreeState>, id: NodeId, free: f64) {
        let Point { x, y } = self.top(id, free);
        let is_faint =
            state.is_some_and(|state| matches!(state.node(id).progress, Progress::Unseen | Progress::Pruned));
        let is_current = state.is_some_and(|state| state.current() == Some(id));
        let (style, fill) = match (is_current, is_faint) {
            (true, _) => (Style::Emphasized, Fill::Light),
            (_, true) => (Style::Faint, Fill::White),
            _ => (Style::Plain, Fill::White),
        };
        let text_style = if is_faint { Style::Faint } else { Style::Plain };
        let name = self.tree.given_name(id).map(|name| name.to_string());
        if self.tree.is_leaf(id) {
            let value = leaf_text(self.tree, id);
            let width = leaf_width(&value);
            shapes.push(Shape::rectangle(x - width / 2.0, y, width, SQUARE.1, style, fill));
            let baseline = y + SQUARE.1 / 2.0 + FONT * 0.36;
            shapes.push(text(Point::new(x, baseline), Anchor::Middle, FONT, text_style, value));
            let below = Point::new(x, y + SQUARE.1 + FONT);
            shapes.extend(name.map(|name| text(below, Anchor::Middle, SMALL_FONT, text_style, name)));
            return;
        }
        let (half, height) = (TRIANGLE.0 / 2.0, TRIANGLE.1);
        let corners = match self.tree.to_move(id) {
            Player::First => [(x, y), (x - half, y + height), (x + half, y + height)],
            Player::Second => [(x - half, y), (x + half, y), (x, y + height)],
        };
        let corners = corners.map(|(x, y)| Point::new(x, y)).to_vec();
        shapes.push(Shape::Polygon { corners, style, fill });
        let beside = Point::new(x - half - BESIDE, y + height / 2.0 + FONT * 0.36);
        shapes.extend(name.map(|name| text(beside, Anchor::End, FONT, text_style, name)));
        let labels = right_labels(self.tree, state, id);
        // One line stands in the middle, three fill the height.
        let first = if labels.len() == 1 { height / 2.0 + FONT * 0.36 } else { FONT * 0.85 };
        for (index, label) in labels.into_iter().enumerate() {
            let at = Point::new(x + half + BESIDE, y + first + 10.0 * index as f64);
            shapes.push(text(at, Anchor::Start, label.size, label.style, label.text));
        }
    }

    /// Returns where the branch from above ends.
    fn top(&self, id: NodeId, free: f64) -> Point {
        let y = MARGIN + f64::from(self.tree.depth(id)) * self.pitch;
        Point::new(MARGIN + free + self.centers[id.index()], y)
    }

    /// Returns where the branches below an inner node begin.
    fn bottom(&self, id: NodeId, free: f64) -> Point {
        let Point { x, y } = self.top(id, free);
        Point::new(x, y + TRIANGLE.1)
    }
}

/// A line of what is written at the right of an inner node.
struct Label {
    text: String,
    size: f64,
    style: Style,
}

impl Label {
    fn width(&self) -> f64 {
        // Bold letters are wider.
        text_width(&self.text, self.size) * if self.style == Style::Emphasized { 1.12 } else { 1.0 }
    }
}

/// Returns what is written at the right of an inner node: its value, alpha and beta, or its estimate.
fn right_labels(tree: &GameTree, state: Option<&TreeState>, id: NodeId) -> Vec<Label> {
    if tree.is_leaf(id) {
        return Vec::new();
    }
    let small = |text, style| Label { text, size: SMALL_FONT, style };
    let Some(value) = state.and_then(|state| state.node(id).value_text()) else {
        let style = if state.is_some() { Style::Faint } else { Style::Plain };
        return tree.value(id).map(|value| small(format!("h = {}", number(value)), style)).into_iter().collect();
    };
    let mut labels = vec![Label { text: value, size: FONT, style: Style::Emphasized }];
    let window = state.and_then(|state| state.node(id).window_text());
    labels.extend(window.into_iter().flatten().map(|text| small(text, Style::Plain)));
    labels
}

fn leaf_text(tree: &GameTree, id: NodeId) -> String {
    tree.value(id).map(number).unwrap_or_default()
}

fn leaf_width(value: &str) -> f64 {
    SQUARE.0.max(text_width(value, FONT) + 8.0)
}

/// Returns the room of a node, with `labels` at the right of an inner one.
fn extent(tree: &GameTree, id: NodeId, labels: f64) -> Extent {
    let name = tree.given_name(id);
    if tree.is_leaf(id) {
        let name = name.map_or(0.0, |name| text_width(name.as_str(), SMALL_FONT));
        let half = leaf_width(&leaf_text(tree, id)).max(name) / 2.0;
        return Extent { left: half, right: half };
    }
    let beside = |width: f64| TRIANGLE.0 / 2.0 + if width > 0.0 { BESIDE + width } else { 0.0 };
    Extent { left: beside(name.map_or(0.0, |name| text_width(name.as_str(), FONT))), right: beside(labels) }
}

fn text(at: Point, anchor: Anchor, size: f64, style: Style, text: String) -> Shape {
    Shape::Text { at, anchor, size, style, text }
}
