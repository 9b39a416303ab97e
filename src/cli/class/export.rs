//! `suite class export`: the source files of a class, for programs that look for copies.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_grading::class::{ClassPlan, SourceExport, export_sources};
use suite_work::counted;

use crate::cli::status::Status;

/// Copy the source files of a class to a new folder, as MOSS and JPlag take them, and print how to start these.
///
/// DIR gets a folder for each language, in it one for each submission, and in that its source files. Starter files of
/// the course are left out of submissions; those of --with are in DIR/base, for both programs to leave out, too.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite class export results --out sources")]
pub struct Export {
    /// Folder of the class
    results: PathBuf,
    /// New folder for the source files
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
}

impl Export {
    pub fn run(self) -> Result<Status> {
        let Self { results, out } = self;
        let exports = export_sources(&results, &ClassPlan::read(&results)?, &out)?;
        let mut stdout = anstream::stdout().lock();
        for SourceExport { language, submissions, commands: [moss, jplag] } in exports {
            writeln!(stdout, "{language}: {}\n  {moss}\n  {jplag}", counted(submissions, "submission"))?;
        }
        Ok(Status::Done)
    }
}
