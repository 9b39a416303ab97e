//! `suite confined`: becomes a program under rules. For `suite` itself, which so starts the programs of students.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::process;

use anyhow::{Context, Result};
use clap::Args;

use super::Status;

/// The name of the subcommand.
const NAME: &str = "confined";

/// Become a program under rules.
#[derive(Args)]
pub struct Confined {
    /// The rules, as JSON
    rules: String,
    /// The words of the program's command line
    #[arg(last = true, required = true)]
    words: Vec<PathBuf>,
}

impl Confined {
    /// Becomes the program.
    pub fn run(self) -> Result<Status> {
        let rules = serde_json::from_str(&self.rules).context("expected rules")?;
        process::exit(suite_arena::launch(&rules, &self.words))
    }
}

/// Returns the words that start this very program for that.
pub fn launcher() -> io::Result<[OsString; 2]> {
    // The file may have been replaced since the start.
    let program =
        if cfg!(target_os = "linux") { OsString::from("/proc/self/exe") } else { std::env::current_exe()?.into() };
    Ok([program, NAME.into()])
}
