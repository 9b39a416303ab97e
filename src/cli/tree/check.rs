//! `suite tree check`: compares somebody's answer with the right one.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow};
use clap::Args;
use serde::Serialize;
use suite_search::Value;
use suite_tabletop::{Explanation, style};
use suite_text::read_file;
use suite_tree::{GameTree, NodeId, PlainSearch, check_best, check_log, check_pruned, check_values};
use suite_work::document::Document;

use super::print::names;
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
struct Report {
    right: bool,
    answers: Vec<AnswerReport>,
}

#[derive(Serialize)]
struct AnswerReport {
    answer: &'static str,
    right: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    problems: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    mistakes: Vec<MistakeReport>,
}

#[derive(Serialize)]
struct MistakeReport {
    id: String,
    message: String,
}

impl Check {
    pub fn run(self) -> Result<Status> {
        let answers = self.check()?;
        let report = Report { right: answers.iter().all(|answer| answer.right), answers };
        let printed = if self.json {
            Document::new("suite/tree-check", 1, &report).print(&mut io::stdout().lock())
        } else {
            report.print(&mut anstream::stdout().lock())
        };
        match printed {
            // If the pipe is closed, the exit code still answers.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error)?,
            _ => Ok(if report.right { Status::Done } else { Status::No }),
        }
    }

    fn check(&self) -> Result<Vec<AnswerReport>> {
        let (tree, search) = (self.tree.read()?, self.search.search());
        let mut reports = Vec::new();
        let Answers { pruned, values, best, log } = &self.answers;
        if let Some(pruned) = pruned {
            let checked = check_pruned(&tree, &search, &nodes(&tree, pruned).context("--pruned")?)?;
            let problems = checked.wrong.map_or_else(Vec::new, |wrong| {
                let pruned = |nodes: &[NodeId], which: &str| {
                    (!nodes.is_empty()).then(|| format!("{which}: {}", names(&tree, nodes.iter().copied())))
                };
                let missing = pruned(&wrong.missing, "pruned, but not in the answer");
                missing.into_iter().chain(pruned(&wrong.superfluous, "in the answer, but not pruned")).collect()
            });
            reports.push(AnswerReport::new("pruned", problems, &checked.mistakes));
        }
        if let Some(values) = values {
            let checked = check_values(&tree, &search, &parse_values(&tree, values).context("--values")?)?;
            let problems = checked.wrong.unwrap_or_default().into_iter().map(|wrong| {
                let name = tree.name(wrong.node);
                match wrong.expected {
                    Some(expected) => format!("{name}: expected {expected}, found {}", wrong.found),
                    None => format!("{name}: expected no value, since it is pruned, found {}", wrong.found),
                }
            });
            reports.push(AnswerReport::new("values", problems.collect(), &checked.mistakes));
        }
        if let Some(best) = best {
            let given = node(&tree, best).context("--best")?;
            let checked = check_best(&tree, &search, given)?;
            let problem = checked.wrong.map(|right| format!("expected {}, found {best}", names(&tree, right)));
            reports.push(AnswerReport::new("best", problem.into_iter().collect(), &checked.mistakes));
        }
        if let Some(path) = log {
            let text = read_file(path).map_err(|error| anyhow!("{error}"))?;
            let difference = check_log(&tree, &search, &String::from_utf8_lossy(&text))?;
            let mut report = AnswerReport::new("log", Vec::new(), &[]);
            if let Some(difference) = difference {
                let shown = |line: Option<String>| line.unwrap_or_else(|| "the end of the file".to_owned());
                let (expected, found) = (shown(difference.expected), shown(difference.found));
                let place = format!("line {}: expected {expected}, found {}", difference.line, found.escape_debug());
                let mistakes = difference.mistakes.into_iter().map(|(id, message)| MistakeReport { id, message });
                report.right = false;
                report.problems = vec![place, difference.explanation];
                report.mistakes = mistakes.collect();
            }
            reports.push(report);
        }
        Ok(reports)
    }
}

impl AnswerReport {
    fn new(answer: &'static str, problems: Vec<String>, mistakes: &[Explanation<PlainSearch>]) -> Self {
        let mistakes = mistakes
            .iter()
            .map(|explanation| MistakeReport { id: explanation.id(), message: explanation.description() });
        Self { answer, right: problems.is_empty(), problems, mistakes: mistakes.collect() }
    }
}

impl Report {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        for AnswerReport { answer, right, problems, mistakes } in &self.answers {
            if *right {
                writeln!(out, "{answer:<8} {}", style::success("right"))?;
                continue;
            }
            writeln!(out, "{answer:<8} {}", style::error("wrong"))?;
            for problem in problems {
                let options = textwrap::Options::with_termwidth().initial_indent("  ").subsequent_indent("  ");
                writeln!(out, "{}", textwrap::fill(problem, options))?;
            }
            for MistakeReport { message, .. } in mistakes {
                writeln!(out, "  This known mistake gives exactly your answer: {message}.")?;
            }
        }
        Ok(())
    }
}

fn node(tree: &GameTree, name: &str) -> Result<NodeId> {
    tree.find(name).with_context(|| format!("expected a node of the tree, found {name:?}"))
}

/// Reads names of nodes.
fn nodes(tree: &GameTree, text: &str) -> Result<Vec<NodeId>> {
    if text.trim() == "none" {
        return Ok(Vec::new());
    }
    words(text).map(|name| node(tree, name)).collect()
}

/// Reads values of nodes.
fn parse_values(tree: &GameTree, text: &str) -> Result<BTreeMap<NodeId, Value>> {
    let value = |word: &str| {
        let (name, value) = word.split_once('=').with_context(|| format!("expected NODE=VALUE, found {word:?}"))?;
        let value = value.parse().with_context(|| format!("{name}: expected a whole number, found {value:?}"))?;
        Ok((node(tree, name)?, value))
    };
    words(text).map(value).collect()
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|character: char| character.is_whitespace() || character == ',').filter(|word| !word.is_empty())
}
