//! `suite class grade`: grades the submissions of a class on this machine.

use std::io::{self, IsTerminal};
use std::path::PathBuf;

use anyhow::{Result, bail, ensure};
use clap::Args;
use suite_grading::class::{self, ClassJob, ClassReport, ClassRunner, first_names, forget, run_all, try_all};
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{Progress, ask, note};

use super::assignment_arg::AssignmentArg;
use super::class_jobs_arg::ClassJobsArg;
use super::policy_args::PolicyArgs;
use super::summary::print_summary;
use crate::cli::status::Status;

/// Grade the submissions of a class on this machine.
///
/// SUBMISSIONS is a folder with a folder, an archive or a source file for each student, or an archive of all of them,
/// as Gradescope and MarkUs export them. They are copied to RESULTS and graded as by `suite ASSIGNMENT grade`, several
/// at a time.
///
/// First, each submission that is to be graded runs once, on a trivial case (`suite class check`). If some do not run,
/// their reasons are printed, and you are asked whether to grade all the same; without a terminal, nothing is graded
/// then unless there is --yes.
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
    #[command(flatten)]
    jobs: ClassJobsArg,
    /// Grade the submission of NAME anew, though nothing has changed; may be repeated
    #[arg(long, value_name = "NAME")]
    regrade: Vec<String>,
    #[command(flatten)]
    policy: PolicyArgs,
    /// Grade all, even if some submissions do not run in their trial
    #[arg(long)]
    yes: bool,
    /// Write the page for the teacher to FILE, too, without links to other files
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
}

impl Grade {
    pub fn run(self) -> Result<Status> {
        let (args, assignment) = self.assignment.split()?;
        let GradeArgs { submissions, out, jobs, regrade, policy, yes, html, quiet } = args;
        let policy = policy.policy()?;
        let html = html.as_deref().map(OutputFile::at).transpose()?;
        let interrupt = Interrupt::catch("what is finished is kept; the same command goes on")?;
        let plan = class::plan(&out, &submissions, assignment, policy, &interrupt)?;
        let anew = plan.of(&regrade)?;
        let runner = ClassRunner::new(&out, &plan, &interrupt)?;
        let mut due = plan.jobs.iter().collect::<Vec<_>>();
        let is_anew = |job: &ClassJob| job.program.is_some() && anew.iter().any(|other| other.number == job.number);
        due.retain(|job| !runner.is_done(job) || is_anew(job));
        if !quiet {
            note!("seed {}; {} of {} submissions to grade", plan.conditions.seed, due.len(), plan.jobs.len());
            for (reason, names) in plan.refusals() {
                let (count, of) = (names.len(), plan.jobs.len());
                note!("cannot be graded: {count} of {of} submissions ({}): {reason}", first_names(&names));
            }
        }
        let progress = || (!quiet && !due.is_empty()).then(|| Progress::shown(due.len(), "submissions"));
        // Nobody looks at trials of which nothing is said, and which keep nothing from being graded.
        let tried = if yes && quiet { &[][..] } else { &due };
        let tried = try_all(&out, &plan, tried, jobs.get(), progress().as_ref(), &interrupt)?;
        if !tried.is_clean() {
            anstream::eprint!("{tried}");
            let (failed, count) = (tried.failed(), due.len());
            if !yes && !is_confirmed()? {
                bail!("nothing was graded: {failed} of {count} submissions do not run; to grade all the same: --yes");
            }
        }
        forget(&out, &anew, &interrupt)?;
        let progress = progress();
        let ran = run_all(&runner, &due, jobs.get(), progress.as_ref(), &interrupt);
        drop(progress);
        // Also of a run that broke off.
        let report = ClassReport::merge(&out, &plan)?;
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

/// Asks whoever sits at the terminal whether to go on; nobody means no.
fn is_confirmed() -> Result<bool> {
    if !io::stdin().is_terminal() || !io::stderr().is_terminal() {
        return Ok(false);
    }
    ask!("Grade all the same? [y/N] ");
    let mut answer = String::new();
    io::stdin().read_line(&mut answer)?;
    Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes"))
}
