//! Trees as source of the LaTeX package `forest`, which lays them out itself.

use std::fmt::Write;

use suite_search::Player;
use suite_tree::{GameTree, NodeId};

use crate::tikz::escape_latex;
use crate::tree_state::{Progress, TreeState, number};

/// What stands above the tree: the looks of nodes and branches.
const HEAD: &str = r"\documentclass[border=4pt]{standalone}
\usepackage{forest}
\usetikzlibrary{shapes.geometric, decorations.markings}
\tikzset{
  strokes/.style={draw, postaction={decorate, decoration={markings,
    mark=at position 0.5 with {\draw[thin] (-1.75bp,-5.5bp) -- (-1.75bp,5.5bp) (1.75bp,-5.5bp) -- (1.75bp,5.5bp);}}}},
}
\forestset{
  max/.style={draw, regular polygon, regular polygon sides=3, inner sep=0pt, minimum size=30pt},
  min/.style={max, shape border rotate=180},
  leaf/.style={draw, minimum size=18pt, inner sep=2pt},
  best/.style={edge={line width=1.6pt}},
  unseen/.style={draw=black!60, text=black!60, dashed, edge={draw=black!60, dashed}},
  pruned/.style={draw=black!60, text=black!60, dashed, edge={strokes}},
  current/.style={fill=black!13, line width=1.6pt},
}
\begin{document}
\begin{forest}
  for tree={parent anchor=south, child anchor=north, font=\sffamily, l sep=24pt, s sep=8pt}
";

/// Writes a tree as a LaTeX document with the package `forest`, bare or as a search knows it.
#[must_use]
pub fn forest_document(tree: &GameTree, state: Option<&TreeState>) -> String {
    let is_best = state.map_or_else(|| vec![false; tree.len()], TreeState::principal_variation);
    let mut source = String::from(HEAD);
    let mut depth = 0;
    for (index, id) in tree.nodes().enumerate() {
        // Nodes come before their children, so that brackets close where the next node is no child.
        let closing = if index == 0 { 0 } else { depth + 1 - tree.depth(id) };
        source += &"]".repeat(closing as usize);
        depth = tree.depth(id);
        if index > 0 {
            source.push('\n');
        }
        // No deeper than can be read.
        source += &" ".repeat(2 + 2 * depth.min(30) as usize);
        let _ = write!(source, "[{}", node(tree, state, id, is_best[id.index()]));
    }
    source += &"]".repeat(depth as usize + 1);
    source += "\n\\end{forest}\n\\end{document}\n";
    source
}

/// Returns the content and the options of a node.
fn node(tree: &GameTree, state: Option<&TreeState>, id: NodeId, is_best: bool) -> String {
    let name = tree.given_name(id).map(|name| escape_latex(name.as_str()));
    let mut options = Vec::new();
    let content = if tree.is_leaf(id) {
        options.push("leaf".to_owned());
        options.extend(name.map(|name| format!("label={{below:{{\\scriptsize\\sffamily {name}}}}}")));
        format!("{{{}}}", escape_latex(&tree.value(id).map(number).unwrap_or_default()))
    } else {
        let shape = if tree.to_move(id) == Player::First { "max" } else { "min" };
        options.push(shape.to_owned());
        options.extend(name.map(|name| format!("label={{left:{{\\sffamily {name}}}}}")));
        let value = state.and_then(|state| state.node(id).value_text());
        let window = state.and_then(|state| state.node(id).window_text());
        let mut lines: Vec<String> = Vec::new();
        lines.extend(value.map(|value| format!("\\textbf{{{}}}", escape_latex(&value))));
        lines.extend(window.into_iter().flatten().map(|text| format!("\\scriptsize {}", escape_latex(&text))));
        if !lines.is_empty() {
            let lines = lines.join("\\\\[-2pt]");
            options
                .push(format!("label={{[align=left, font=\\sffamily, inner sep=1pt, xshift=11pt]right:{{{lines}}}}}"));
        }
        "{}".to_owned()
    };
    if let Some(state) = state {
        let look = match state.node(id).progress {
            _ if state.is_cut_branch(tree, id) => "pruned",
            Progress::Unseen | Progress::Pruned => "unseen",
            _ if is_best => "best",
            _ => "",
        };
        options.extend((!look.is_empty()).then(|| look.to_owned()));
        options.extend((state.current() == Some(id)).then(|| "current".to_owned()));
    }
    format!("{content}, {}", options.join(", "))
}
