//! `suite class grade`: grades the submissions of a class on this machine.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use suite_grading::class::{self, ClassReport, ClassRunner, run_all};
use suite_programs::NoInterpreter;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, cores, note, number_in};

use super::assignment_arg::AssignmentArg;
use super::summary::print_summary;
use crate::cli::status::Status;

/// Grade the submissions of a class on this machine.
///
/// SUBMISSIONS is a folder with a folder, an archive or a source file for each student, or an archive of all of them,
/// as Gradescope and MarkUs export them. They are copied to RESULTS and graded as by `suite ASSIGNMENT grade`, several
/// at a time.
///
/// RESULTS gets the results as results.csv and results.json, a page for the teacher (index.html) and one for each
/// student (students/NAME.html), results for Gradescope (gradescope/NAME.json), and the records. A submission that was
/// graded already under the same conditions is not graded again, and one that was begun is resumed; so run the same
/// command again after an interruption, or when submissions have changed.
#[derive(Args)]
#[command(
    subcommand_value_name = "ASSIGNMENT",
    subcommand_help_heading = "Assignments",
    after_help = "\
Example:
  suite class grade squirrel submissions --out results
  suite class grade go submissions.zip --out results --stage 1 --jobs 8 --seed 1
  suite class grade othello --functions assignment_1_export --out results"
)]
pub struct Grade {
    #[command(subcommand)]
    assignment: AssignmentArg<GradeArgs>,
}

/// The arguments apart from those of the assignment.
#[derive(Args)]
pub struct GradeArgs {
    /// Folder or archive of the submissions
    submissions: PathBuf,
    /// Folder for the results
    #[arg(long, value_name = "RESULTS")]
    out: PathBuf,
    /// Number of submissions graded at the same time [default: all cores]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1024))]
    jobs: Option<u32>,
    /// Write the page for the teacher to FILE, too, without links to other files
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let (GradeArgs { submissions, out, jobs, html, quiet }, assignment) = self.assignment.split()?;
        let html = html.as_deref().map(OutputFile::at).transpose()?;
        let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
        let plan = class::plan(&out, &submissions, assignment, &interrupt)?;
        let runner = ClassRunner::new(&out, &plan, &interrupt)?;
        let due: Vec<_> = plan.jobs.iter().filter(|job| !runner.is_done(job)).collect();
        if !quiet {
            note!("seed {}; {} of {} submissions to grade", plan.conditions.seed, due.len(), plan.jobs.len());
            let problem = NoInterpreter::NoPython2.to_string();
            let count = plan.jobs.iter().filter(|job| job.problem.as_ref() == Some(&problem)).count();
            if count > 0 {
                note!("cannot be graded: {count} of {} submissions: {problem}", plan.jobs.len());
            }
        }
        let progress = (!quiet && !due.is_empty()).then(|| Progress::shown(due.len(), "submissions"));
        let at_a_time = jobs.unwrap_or_else(|| u32::try_from(cores()).unwrap_or(1));
        let ran = run_all(&runner, &due, at_a_time, progress.as_ref(), &interrupt);
        drop(progress);
        // Also of a run that broke off.
        let report = ClassReport::merge(&out, &plan);
        report.write(&out)?;
        if let Some(file) = html {
            report.page()?.put(file)?;
        }
        let failed = ran?;
        print_summary(&report, &out)?;
        ensure!(
            failed == 0,
            "{failed} of {} submissions were not graded; the same command tries them again",
            due.len()
        );
        Ok(Status::Done)
    }
}
