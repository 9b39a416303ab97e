//! `suite tree check`: compares somebody's answer with the right one.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use suite_search::Value;
use suite_tabletop::{NamedMistake, style};
use suite_text::read_file;
use suite_tree::{AnswerVerdict, GameTree, NodeId, check_best, check_log, check_pruned, check_values};
use suite_work::document::Document;
use suite_work::output;

use super::search_args::SearchArgs;
use super::tree_arg::TreeArg;
use crate::cli::status::Status;

/// Check somebody's answer: pruned leaves, values, the best move, or a log.
///
/// Says what is wrong, and names known mistakes that explain the whole answer. Exit code 0 if all that is given is
/// right, 1 if not, 2 if the tree or an answer cannot be read.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tree check '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' --pruned '2.1 2.2 2.3'
  suite tree check tree.txt --values 'A=3 B=3 C=2' --best B
  suite tree check tree.txt --algorithm minimax --log traverse_log.txt --json")]
pub struct Check {
    #[command(flatten)]
    tree: TreeArg,
    #[command(flatten)]
    search: SearchArgs,
    #[command(flatten)]
    answers: Answers,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
}

/// The answers to check.
#[derive(Args)]
#[group(required = true, multiple = true)]
struct Answers {
    /// Names of the leaves that are pruned; an inner node stands for all leaves below it, `none` for none
    #[arg(long, value_name = "NODES")]
    pruned: Option<String>,
    /// Values of nodes, such as 'A=3 B=2'
    #[arg(long, value_name = "VALUES")]
    values: Option<String>,
    /// Best move at the root
    #[arg(long, value_name = "NODE")]
    best: Option<String>,
    /// File with a log of the search; `-` for stdin
    #[arg(long, value_name = "FILE")]
    log: Option<PathBuf>,
}

/// The report, as `--json` prints it.
#[derive(Serialize)]
struct TreeReport {
    right: bool,
    answers: Vec<AnswerReport>,
}

#[derive(Serialize)]
struct AnswerReport {
    answer: &'static str,
    right: bool,
    #[serde(flatten)]
    verdict: AnswerVerdict,
}

impl Check {
    pub fn run(self) -> Result<Status> {
        let answers = self.check()?;
        let report = TreeReport { right: answers.iter().all(|answer| answer.right), answers };
        let printed = if self.json {
            Document::new("suite/tree-check", 1, &report).print(&mut io::stdout().lock())
        } else {
            report.print(&mut anstream::stdout().lock())
        };
        output::unless_closed(printed)?;
        Ok(if report.right { Status::Done } else { Status::No })
    }

    fn check(&self) -> Result<Vec<AnswerReport>> {
        let (tree, search) = (self.tree.read()?, self.search.search());
        let mut reports = Vec::new();
        let Answers { pruned, values, best, log } = &self.answers;
        let mut report = |answer, verdict| reports.push(AnswerReport::new(answer, verdict));
        if let Some(pruned) = pruned {
            let checked = check_pruned(&tree, &search, &nodes(&tree, pruned).context("--pruned")?)?;
            report("pruned", checked.verdict(&tree));
        }
        if let Some(values) = values {
            let checked = check_values(&tree, &search, &parse_values(&tree, values).context("--values")?)?;
            report("values", checked.verdict(&tree));
        }
        if let Some(best) = best {
            let checked = check_best(&tree, &search, tree.node_named(best).context("--best")?)?;
            report("best", checked.verdict(&tree));
        }
        if let Some(path) = log {
            let text = read_file(path)?;
            let difference = check_log(&tree, &search, &String::from_utf8_lossy(&text))?;
            report("log", difference.map_or_else(AnswerVerdict::default, AnswerVerdict::from));
        }
        Ok(reports)
    }
}

impl AnswerReport {
    const fn new(answer: &'static str, verdict: AnswerVerdict) -> Self {
        Self { answer, right: verdict.is_right(), verdict }
    }
}

impl TreeReport {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        for AnswerReport { answer, right, verdict: AnswerVerdict { problems, mistakes } } in &self.answers {
            if *right {
                writeln!(out, "{answer:<8} {}", style::success("right"))?;
                continue;
            }
            writeln!(out, "{answer:<8} {}", style::error("wrong"))?;
            for problem in problems {
                let options = textwrap::Options::with_termwidth().initial_indent("  ").subsequent_indent("  ");
                writeln!(out, "{}", textwrap::fill(problem, options))?;
            }
            for NamedMistake { message, .. } in mistakes {
                writeln!(out, "  This known mistake gives exactly your answer: {message}.")?;
            }
        }
        Ok(())
    }
}

/// Reads names of nodes.
fn nodes(tree: &GameTree, text: &str) -> Result<Vec<NodeId>> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    Ok(words(text).map(|name| tree.node_named(name)).collect::<Result<_, _>>()?)
}

/// Reads values of nodes.
fn parse_values(tree: &GameTree, text: &str) -> Result<BTreeMap<NodeId, Value>> {
    let value = |word: &str| {
        let (name, value) = word.split_once('=').with_context(|| format!("expected NODE=VALUE, found {word:?}"))?;
        let value = value.parse().with_context(|| format!("{name}: expected a whole number, found {value:?}"))?;
        Ok((tree.node_named(name)?, value))
    };
    words(text).map(value).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character.is_whitespace() || character == ',').filter(|word| !word.is_empty())
}
