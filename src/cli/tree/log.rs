//! `suite tree log`: a search of a tree, step by step.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use suite_tree::{log, log_header};

use super::search_args::SearchArgs;
use super::tree_arg::TreeArg;
use crate::cli::status::Status;

/// Print every step of a search, in the columns of the squirrel war's log.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite tree log '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]' --explain
  suite tree log tree.txt --algorithm minimax > traverse_log.txt")]
pub struct Log {
    #[command(flatten)]
    tree: TreeArg,
    #[command(flatten)]
    search: SearchArgs,
    /// Say in words what happens in each step, and why
    #[arg(long)]
    explain: bool,
}

impl Log {
    pub fn run(self) -> Result<Status> {
        let (tree, search) = (self.tree.read()?, self.search.search());
        let mut out = std::io::BufWriter::new(anstream::stdout().lock());
        writeln!(out, "{}", log_header(search.algorithm))?;
        log(&tree, &search, |step| {
            writeln!(out, "{}", step.line())?;
            if self.explain {
                let options = textwrap::Options::with_termwidth().initial_indent("    ").subsequent_indent("    ");
                writeln!(out, "{}\n", textwrap::fill(&step.explanation(), options))?;
            }
            Ok::<_, std::io::Error>(())
        })??;
        out.flush()?;
        Ok(Status::Done)
    }
}
