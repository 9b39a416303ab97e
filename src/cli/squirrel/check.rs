//! `suite squirrel check`: compares answers with the right ones.

use std::collections::BTreeSet;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use serde::Serialize;
use suite_arena::{AnswerError, open_untrusted};
use suite_squirrel::{Answer, Comparison, FileDigest, Output, Task};
use suite_work::document::Document;
use suite_work::{interrupt, output};

use super::difference::explain;
use super::task_arg::TaskArg;
use crate::cli::status::Status;
use crate::exit::end_interrupted;
use suite_tabletop::{Explanation, style};

/// Check output files, explain the first difference, and name known mistakes.
///
/// Only mistakes that leave a right file right are named; if both files are wrong, those that explain both, where there
/// are any.
///
/// Line ends, trailing spaces and blank lines at the end do not count as differences. Symbolic links are not followed.
/// Exit code 0 if all files are right, 1 if a file is different, missing or not a regular file, 2 if the task is
/// malformed.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite squirrel check -i input.txt
  suite squirrel check -i input.txt -d my-answers --json | jq .files")]
pub struct Check {
    #[command(flatten)]
    task: TaskArg,
    /// Folder with the output files
    #[arg(short, long = "dir", value_name = "DIR", default_value = ".")]
    dir: PathBuf,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
}

/// The report, as `--json` prints it.
#[derive(Serialize)]
struct TaskReport {
    task: u8,
    right: bool,
    files: Vec<FileReport>,
}

#[derive(Serialize)]
struct FileReport {
    file: Output,
    #[serde(flatten)]
    comparison: Comparison,
}

impl Check {
    pub fn run(self) -> Result<Status> {
        let task = self.task.read()?;
        interrupt::end_at_once("nothing was checked", end_interrupted)?;
        ensure!(self.dir.is_dir(), "{}: no such folder", self.dir.display());
        let mut files: Vec<_> = Output::of(&task).iter().map(|&file| self.check(&task, file)).collect();
        self.keep_unrefuted_mistakes(&task, &mut files);
        keep_common_mistakes(&mut files);
        let right =
            files.iter().all(|file| matches!(file.comparison, Comparison::Right | Comparison::RightButForBlanks));
        let report = TaskReport { task: task.number(), right, files };
        let printed = if self.json {
            Document::new("suite/check", 1, &report).print(&mut io::stdout().lock())
        } else {
            report.print()
        };
        output::unless_closed(printed)?;
        Ok(if right { Status::Done } else { Status::No })
    }

    fn check(&self, task: &Task, file: Output) -> FileReport {
        let compared = open_untrusted(&self.dir.join(file.name()))
            .and_then(|mut opened| suite_squirrel::check(task, file, &mut opened).map_err(|_| AnswerError::Unreadable));
        let comparison = compared.unwrap_or_else(|error| match error {
            AnswerError::Missing => Comparison::Missing,
            error => Comparison::Unreadable { problem: error.clause() },
        });
        FileReport { file, comparison }
    }

    /// Keeps only the mistakes that leave right what is right. A task has two files at most.
    fn keep_unrefuted_mistakes(&self, task: &Task, files: &mut [FileReport]) {
        let (mut right, mut wrong) = (None, None);
        for FileReport { file, comparison } in files {
            match comparison {
                Comparison::Right => right = Some(*file),
                Comparison::Different(difference) => wrong = Some(&mut difference.mistakes),
                _ => {}
            }
        }
        let (Some(file), Some(mistakes)) = (right, wrong) else { return };
        let opened = open_untrusted(&self.dir.join(file.name())).ok();
        let digest = opened.and_then(|opened| FileDigest::read(&mut BufReader::new(opened)).ok());
        if let Some(digest) = digest {
            let right = Answer::default().with(file, digest);
            mistakes.retain(|mistake| !right.is_missed_by(&mistake.program(), task));
        }
    }
}

/// Keeps only the mistakes that explain all wrong files, if there are any: a board alone is explained by many, and one
/// mistake is likelier than several.
fn keep_common_mistakes(files: &mut [FileReport]) {
    let wrong = files.iter_mut().filter_map(|file| match &mut file.comparison {
        Comparison::Different(difference) => Some(&mut difference.mistakes),
        _ => None,
    });
    let mut wrong: Vec<_> = wrong.collect();
    let ids = wrong.iter().map(|mistakes| mistakes.iter().map(Explanation::id).collect::<BTreeSet<_>>());
    let common = ids.reduce(|some, others| &some & &others).unwrap_or_default();
    if !common.is_empty() {
        for mistakes in &mut wrong {
            mistakes.retain(|mistake| common.contains(&mistake.id()));
        }
    }
}

impl TaskReport {
    fn print(&self) -> io::Result<()> {
        let mut out = anstream::stdout().lock();
        self.files.iter().try_for_each(|file| file.print(&mut out))
    }
}

impl FileReport {
    fn print(&self, out: &mut impl Write) -> io::Result<()> {
        write!(out, "{:<18}", self.file.name())?;
        match &self.comparison {
            Comparison::Missing => writeln!(out, "{}", style::error("missing")),
            Comparison::Unreadable { problem } => writeln!(out, "{}: it {problem}", style::error("unreadable")),
            Comparison::Right => writeln!(out, "{}", style::success("right")),
            Comparison::RightButForBlanks => {
                writeln!(out, "{}", style::warning("right, except for line ends or trailing blanks"))
            }
            Comparison::Different(difference) => {
                writeln!(out, "{}, first in line {}", style::error("different"), difference.line)?;
                write!(out, "\n{}", explain(difference))
            }
        }
    }
}
