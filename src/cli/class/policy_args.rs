//! What a teacher decides about a class besides how its submissions are graded.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_grading::Timestamp;
use suite_grading::class::{ClassPolicy, Deadline, LateRule, Roster};
use suite_work::input;

/// What a teacher decides about a class besides how its submissions are graded.
#[derive(Args)]
pub struct PolicyArgs {
    /// Students of the class: CSV with a header, as Gradescope, Canvas, Moodle, Brightspace and MarkUs export it
    #[arg(long, value_name = "FILE")]
    roster: Option<PathBuf>,
    /// Time when submissions are due, with its offset from UTC, such as '2026-11-23 23:59 -08:00'
    #[arg(long, value_name = "TIME", requires = "late")]
    deadline: Option<Timestamp>,
    /// Deduction for late submissions: none (not accepted), or PERCENT a day, as in 20,days=5 or 10,grace=2,days=4
    #[arg(long, value_name = "RULE", requires = "deadline")]
    late: Option<LateRule>,
}

impl PolicyArgs {
    /// Returns what is decided.
    pub fn policy(self) -> Result<ClassPolicy> {
        let Self { roster, deadline, late } = self;
        let roster = roster.map(|path| input::read(&path, Roster::parse)).transpose()?;
        Ok(ClassPolicy { roster, deadline: deadline.zip(late).map(|(time, late)| Deadline { time, late }) })
    }
}
