//! Tests of whole drawings, on the textbook's figure and on drawn trees.

use std::path::Path;
use std::process::Command;
use std::sync::Arc;

use proptest::prelude::*;
use suite_search::{Algorithm, Player, Search};
use suite_tree::{Estimate, GameTree, NewNode, TreeBuilder, search};

use crate::text_width::text_width;
use crate::{
    Anchor, DrawError, Drawing, MOST_NODES, Progress, SearchSteps, Shape, Style, TreeFigure, forest_document,
    tikz_document,
};

/// Figure 5.2 of Russell and Norvig, with its names.
const FIGURE: &str =
    "A\n  B\n    b1 3\n    b2 12\n    b3 8\n  C\n    c1 2\n    c2 4\n    c3 6\n  D\n    d1 14\n    d2 5\n    d3 2\n";

fn tree(text: &str) -> Arc<GameTree> {
    Arc::new(text.parse().expect(text))
}

fn steps(text: &str, search: &Search<Estimate>) -> SearchSteps {
    SearchSteps::new(&tree(text), search).expect("a search")
}

fn alpha_beta() -> Search<Estimate> {
    search(Algorithm::AlphaBeta)
}

/// The room of a shape: its left, upper, right and lower edge.
#[derive(Debug, Clone, Copy)]
struct Room([f64; 4]);

impl Room {
    /// Returns the room of a text or a node; branches have none.
    fn of(shape: &Shape) -> Option<Self> {
        match shape {
            Shape::Line { .. } => None,
            Shape::Circle { center, radius, .. } => {
                Some(Self([center.x - radius, center.y - radius, center.x + radius, center.y + radius]))
            }
            Shape::Polygon { corners, .. } => {
                let edge = |of: fn(&crate::Point) -> f64, best: fn(f64, f64) -> f64| {
                    corners.iter().map(of).reduce(best).expect("a corner")
                };
                let [x, y] = [|point: &crate::Point| point.x, |point: &crate::Point| point.y];
                Some(Self([edge(x, f64::min), edge(y, f64::min), edge(x, f64::max), edge(y, f64::max)]))
            }
            Shape::Text { at, anchor, size, text, .. } => {
                let width = text_width(text, *size);
                let left = match anchor {
                    Anchor::Start => at.x,
                    Anchor::Middle => at.x - width / 2.0,
                    Anchor::End => at.x - width,
                };
                Some(Self([left, at.y - size * 0.75, left + width, at.y]))
            }
        }
    }

    fn overlaps(self, other: Self) -> bool {
        let ([left, top, right, bottom], [other_left, other_top, other_right, other_bottom]) = (self.0, other.0);
        left < other_right && other_left < right && top < other_bottom && other_top < bottom
    }

    fn holds(self, other: Self) -> bool {
        let ([left, top, right, bottom], [other_left, other_top, other_right, other_bottom]) = (self.0, other.0);
        left <= other_left && top <= other_top && other_right <= right && other_bottom <= bottom
    }
}

/// Asserts that nothing is cut off, and that no text or node covers another but the value within its square.
fn assert_readable(drawing: &Drawing) {
    let all = Room([0.0, 0.0, drawing.width, drawing.height]);
    let rooms: Vec<(&Shape, Room)> =
        drawing.shapes.iter().filter_map(|shape| Some((shape, Room::of(shape)?))).collect();
    for (index, (shape, room)) in rooms.iter().enumerate() {
        assert!(all.holds(*room), "cut off: {shape:?}");
        for (other, other_room) in &rooms[index + 1..] {
            assert!(!room.overlaps(*other_room) || room.holds(*other_room), "{shape:?} overlaps {other:?}");
        }
    }
}

/// Builds a tree: for each node its depth, at most one more than that of the node before, its value, its name.
fn built(nodes: &[(usize, i32, bool)], first: Player) -> GameTree {
    let mut builder = TreeBuilder::new(first);
    let mut before = None;
    for (index, &(depth, value, is_named)) in nodes.iter().enumerate() {
        let depth = before.map_or(0, |before: usize| depth.clamp(1, before + 1));
        before = Some(depth);
        let name = is_named.then(|| format!("node-{index}").parse().expect("a name"));
        builder.add(depth, NewNode { name, to_move: None, value: Some(value) }).expect("a node");
    }
    builder.finish().expect("a tree")
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn nothing_overlaps_or_is_cut_off_at_any_step(
        nodes in prop::collection::vec((1_usize..6, -2000..2000, any::<bool>()), 2..24),
        algorithm in prop::sample::select(vec![Algorithm::Minimax, Algorithm::AlphaBeta]),
        fail_hard: bool,
        limit in prop::option::of(1_u32..4),
        min_first: bool,
    ) {
        let tree = Arc::new(built(&nodes, Player::BOTH[usize::from(min_first)]));
        assert_readable(&TreeFigure::of_tree(&tree).expect("a figure").bare());
        let search = Search { fail_hard, limit, ..search(algorithm) };
        let steps = SearchSteps::new(&tree, &search).expect("a search");
        let figure = TreeFigure::of_search(&steps).expect("a figure");
        assert_readable(&figure.result());
        let pages: Vec<_> = figure.steps().expect("steps").collect();
        prop_assert_eq!(pages.len(), steps.len());
        for page in &pages {
            assert_readable(page);
            // Pages that are turned do not jump.
            prop_assert_eq!((page.width, page.height), (pages[0].width, pages[0].height));
        }
    }

    #[test]
    fn a_value_is_marked_as_a_bound_where_it_is_one(
        nodes in prop::collection::vec((1_usize..5, -9..9, Just(false)), 2..40),
        fail_hard: bool,
    ) {
        let tree = Arc::new(built(&nodes, Player::First));
        let exact = SearchSteps::new(&tree, &search(Algorithm::Minimax)).expect("a search").result();
        let result = SearchSteps::new(&tree, &Search { fail_hard, ..alpha_beta() }).expect("a search").result();
        for id in tree.nodes() {
            let (Some(value), Some(text)) = (exact.node(id).value, result.node(id).value_text()) else { continue };
            let shown: i32 = text.trim_start_matches(['≤', '≥', ' ']).replace('−', "-").parse().expect("a number");
            match text.chars().next() {
                Some('≤') => prop_assert!(value <= shown, "{} {text}: {value}", tree.name(id)),
                Some('≥') => prop_assert!(value >= shown, "{} {text}: {value}", tree.name(id)),
                _ => prop_assert_eq!(value, shown, "{} {}", tree.name(id), text),
            }
        }
    }
}

#[test]
fn the_textbook_s_figure_is_drawn_to_the_byte() {
    let steps = steps(FIGURE, &alpha_beta());
    let figure = TreeFigure::of_search(&steps).expect("a figure");
    insta::assert_binary_snapshot!(
        "bare.svg",
        TreeFigure::of_tree(steps.tree()).expect("a figure").bare().to_svg().into()
    );
    insta::assert_binary_snapshot!("result.svg", figure.result().to_svg().into());
    insta::assert_binary_snapshot!("step.svg", figure.step(14).expect("a step").to_svg().into());
    insta::assert_binary_snapshot!("tikz.tex", tikz_document([figure.result()]).expect("a document").into());
    insta::assert_binary_snapshot!("forest.tex", forest_document(steps.tree(), Some(&steps.result())).into());
}

#[test]
fn pruned_branches_are_struck_through_and_the_best_ones_are_thick() {
    let steps = steps(FIGURE, &alpha_beta());
    let count = |drawing: &Drawing, wanted: Style| {
        drawing.shapes.iter().filter(|shape| matches!(shape, Shape::Line { style, .. } if *style == wanted)).count()
    };
    let figure = TreeFigure::of_search(&steps).expect("a figure");
    let result = figure.result();
    let branches =
        [Style::StruckThrough, Style::Emphasized, Style::Plain, Style::Faint].map(|style| count(&result, style));
    assert_eq!(branches, [2, 2, 8, 0]);
    let pruned: Vec<_> =
        steps.tree().nodes().filter(|&id| steps.result().node(id).progress == Progress::Pruned).collect();
    assert_eq!(pruned, ["c2", "c3"].map(|name| steps.tree().find(name).expect(name)));
    // Before the cut, which is made in step 12, nothing is.
    let struck: Vec<_> = figure.steps().expect("steps").map(|step| count(&step, Style::StruckThrough)).collect();
    assert_eq!(struck, [vec![0; 11], vec![2; 10]].concat());
    let minimax = SearchSteps::new(&tree(FIGURE), &search(Algorithm::Minimax)).expect("a search");
    assert_eq!(count(&TreeFigure::of_search(&minimax).expect("a figure").result(), Style::StruckThrough), 0);
}

#[test]
fn what_cannot_be_drawn_is_refused() {
    let steps = steps(FIGURE, &alpha_beta());
    let figure = TreeFigure::of_search(&steps).expect("a figure");
    for found in [0, 22] {
        assert_eq!(figure.step(found).err(), Some(DrawError::NoSuchStep { found, steps: 21 }));
    }
    let many: Vec<_> = (0..=MOST_NODES).map(|index| (usize::from(index > 0), 0, false)).collect();
    let tree = Arc::new(built(&many, Player::First));
    let error = DrawError::TooManyNodes { found: MOST_NODES + 1, most: MOST_NODES };
    assert_eq!(TreeFigure::of_tree(&tree).err(), Some(error.clone()));
    assert_eq!(SearchSteps::new(&tree, &alpha_beta()).err(), Some(error));
    let no_estimate =
        SearchSteps::new(&Arc::new(FIGURE.parse().expect("a tree")), &Search { limit: Some(1), ..alpha_beta() });
    assert!(matches!(no_estimate, Err(DrawError::Tree(_))));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_latex_compiles_every_document() {
    if Command::new("pdflatex").arg("--version").output().is_err() {
        eprintln!("skipped: there is no pdflatex, so that no drawing is compiled by LaTeX");
        return;
    }
    let steps = steps(FIGURE, &alpha_beta());
    let figure = TreeFigure::of_search(&steps).expect("a figure");
    let odd = tree("r_1\n  50%\n    {a} -3\n    $b$ 1000000\n  ~c^\\\n    <|> 7\n");
    let odd_figure = TreeFigure::of_tree(&odd).expect("a figure");
    let folder = tempfile::tempdir().expect("a folder");
    let pages = tikz_document(figure.steps().expect("steps")).expect("a document");
    compile(folder.path(), "steps", &pages);
    compile(folder.path(), "odd", &tikz_document([odd_figure.bare()]).expect("a document"));
    let state = steps.state(12).expect("a step");
    for (name, tree, state) in [("forest", steps.tree(), Some(&state)), ("odd-forest", &*odd, None)] {
        compile(folder.path(), name, &forest_document(tree, state));
    }
}

fn compile(folder: &Path, name: &str, source: &str) {
    let file = folder.join(format!("{name}.tex"));
    std::fs::write(&file, source).expect("a file");
    let mut pdflatex = Command::new("pdflatex");
    pdflatex.args(["-interaction=nonstopmode", "-halt-on-error"]).arg(&file).current_dir(folder);
    let output = pdflatex.output().expect("pdflatex");
    assert!(output.status.success(), "{name}: {}", String::from_utf8_lossy(&output.stdout));
}
