//! `suite squirrel check`: somebody's answer against the right one.

use std::fs::File;
use std::io::{self, BufReader, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use serde::Serialize;
use suite_squirrel::{Comparison, Difference, Output, Task};

use crate::cli::shared::document::Document;
use crate::cli::shared::status::Status;
use crate::cli::shared::style;
use crate::input;

/// Compare output files with the right ones, and say what the first difference means.
///
/// Exit code 0: all files are right, line ends and trailing blanks aside. 1: one is different or missing. 2: bad input.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite squirrel check -i input.txt              the files are in the current folder
  suite squirrel check -i input.txt -d mine --json | jq .files")]
pub struct Check {
    /// The task: the assignment's input.txt
    #[arg(short, long, value_name = "FILE")]
    input: PathBuf,
    /// The folder with the output files
    #[arg(short, long = "dir", value_name = "DIR", default_value = ".")]
    dir: PathBuf,
    /// Print one JSON document
    #[arg(long)]
    json: bool,
}

/// What `--json` prints.
#[derive(Serialize)]
struct Report {
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
        let task = input::read(&self.input, Task::parse)?;
        ensure!(self.dir.is_dir(), "{}: no such folder", self.dir.display());
        let files: Vec<_> = Output::of(&task).iter().map(|&file| self.check(&task, file)).collect::<Result<_>>()?;
        let right =
            files.iter().all(|file| matches!(file.comparison, Comparison::Right | Comparison::RightButForBlanks));
        let report = Report { task: task.number(), right, files };
        let printed = if self.json {
            Document::new("suite/check", 1, &report).print(&mut io::stdout().lock())
        } else {
            report.print()
        };
        match printed {
            // Nobody reads it, and the exit code still answers.
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => Err(error)?,
            _ => Ok(if right { Status::Done } else { Status::No }),
        }
    }

    fn check(&self, task: &Task, file: Output) -> Result<FileReport> {
        let path = self.dir.join(file.name());
        let comparison = match File::open(&path) {
            Ok(reader) => suite_squirrel::check(task, file, &mut BufReader::new(reader)),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Comparison::Missing),
            Err(error) => Err(error),
        };
        let comparison = comparison.with_context(|| format!("cannot read {}", path.display()))?;
        Ok(FileReport { file, comparison })
    }
}

impl Report {
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
            Comparison::Right => writeln!(out, "{}", style::success("right")),
            Comparison::RightButForBlanks => {
                writeln!(out, "{}", style::warning("right but for line ends or trailing blanks"))
            }
            Comparison::Different(difference) => {
                writeln!(out, "{}, first in line {}", style::error("different"), difference.line)?;
                print_difference(difference, out)
            }
        }
    }
}

fn print_difference(difference: &Difference, out: &mut impl Write) -> io::Result<()> {
    writeln!(out)?;
    writeln!(out, "  yours   {}", style::error(line(difference.found.as_deref())))?;
    writeln!(out, "  right   {}", style::success(line(difference.expected.as_deref())))?;
    if !difference.path.is_empty() {
        writeln!(out, "  node    {}", difference.path.join(" > "))?;
    }
    writeln!(out)?;
    print_paragraph(&difference.explanation, out)?;
    for mistake in &difference.mistakes {
        let sentence = format!("Your file is what comes out when {}.", mistake.description());
        print_paragraph(&sentence, out)?;
    }
    Ok(())
}

fn print_paragraph(text: &str, out: &mut impl Write) -> io::Result<()> {
    writeln!(out, "{}\n", textwrap::fill(text, textwrap::Options::new(80).initial_indent("  ").subsequent_indent("  ")))
}

/// A line of a file, made fit for a terminal.
fn line(line: Option<&str>) -> String {
    const LONGEST: usize = 60;
    match line {
        None => "(the end of the file)".to_owned(),
        Some("") => "(an empty line)".to_owned(),
        Some(line) => {
            let mut shown = line.chars().flat_map(char::escape_default);
            let start: String = shown.by_ref().take(LONGEST).collect();
            if shown.next().is_some() { start + "..." } else { start }
        }
    }
}
