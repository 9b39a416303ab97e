//! What a teacher decides about a class besides the assignment.

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_grading::Timestamp;
use suite_grading::class::{ClassPolicy, Deadline, FeedbackTemplate, LateRule, Roster};
use suite_work::input;

/// What a teacher decides about a class besides the assignment.
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
    /// Text for each student, written to RESULTS/feedback, with placeholders such as {name} and {points}
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    /// Replace the names of students by pseudonyms on all pages and in results; names.csv tells whose they are
    #[arg(long)]
    anonymous: bool,
    /// Give each student a seed, derived from the seed of the class and the student's SID, e-mail or name
    #[arg(long)]
    seed_per_student: bool,
}

impl PolicyArgs {
    /// Returns what is decided.
    pub fn policy(self) -> Result<ClassPolicy> {
        let Self { roster, deadline, late, template, anonymous: is_anonymous, seed_per_student } = self;
        let roster = roster.map(|path| input::read(&path, Roster::parse)).transpose()?;
        let template = template.map(|path| input::read(&path, FeedbackTemplate::parse)).transpose()?;
        let deadline = deadline.zip(late).map(|(time, late)| Deadline { time, late });
        Ok(ClassPolicy { roster, deadline, template, is_anonymous, seed_per_student })
    }
}
