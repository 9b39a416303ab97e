//! `suite tree solve`: what a search of a tree comes to.

use std::collections::BTreeMap;
use std::io::{self, Write};

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use suite_search::Value;
use suite_tree::{GameTree, NodeId, Solution};
use suite_work::document::Document;

use super::search_args::SearchArgs;
use super::tree_arg::TreeArg;
use crate::cli::status::Status;

/// Search a tree: its value, the best move, and the leaves that are pruned.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tree solve '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' --algorithm alphabeta --json
  suite tree solve tree.txt --right-to-left")]
pub struct Solve {
    #[command(flatten)]
    tree: TreeArg,
    #[command(flatten)]
    search: SearchArgs,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
}

/// The result, as `--json` prints it.
#[derive(Serialize)]
struct SolutionReport {
    value: Value,
    best: Option<String>,
    principal_variation: Vec<String>,
    pruned: Vec<String>,
    nodes: usize,
    visited: usize,
    values: BTreeMap<String, Value>,
}

impl Solve {
    pub fn run(self) -> Result<Status> {
        let tree = self.tree.read()?;
        let solution = Solution::new(&tree, &self.search.search())?;
        if self.json {
            let report = SolutionReport::new(&tree, &solution);
            Document::new("suite/tree", 1, report).print(&mut io::stdout().lock())?;
        } else {
            print(&tree, &solution, &mut anstream::stdout().lock())?;
        }
        Ok(Status::Done)
    }
}

impl SolutionReport {
    fn new(tree: &GameTree, solution: &Solution) -> Self {
        let name = |id: NodeId| tree.name(id).to_string();
        let inner = tree.nodes().filter(|&id| !solution.is_leaf(id));
        let values = inner.filter_map(|id| Some((name(id), solution.node(id)?.value)));
        Self {
            value: solution.value(),
            best: solution.best().map(name),
            principal_variation: solution.principal_variation().into_iter().map(name).collect(),
            pruned: solution.pruned().map(name).collect(),
            nodes: tree.len(),
            visited: solution.visited(),
            values: values.collect(),
        }
    }
}

fn print(tree: &GameTree, solution: &Solution, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "value    {}", solution.value())?;
    writeln!(out, "best     {}", tree.names(solution.best()))?;
    writeln!(out, "line     {}", tree.names(solution.principal_variation()))?;
    writeln!(out, "pruned   {}", tree.names(solution.pruned()))?;
    writeln!(out, "visited  {} of {} nodes", solution.visited(), tree.len())
}
