//! The options of the graders, and the run of a grading.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use serde::Serialize;
use serde::de::DeserializeOwned;
use suite_programs::ProgramSource;
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;
use suite_work::{command_line, note};

use super::args::{JobsArg, SeedArg};
use super::grade_conditions::GradeConditions;
use super::passed::Passed;
use super::status::Status;
use crate::grade::{Grading, Part, PartPoints, REPORT_SCHEMA, Report, Results, Store, Submission, markus_results};

/// The options of all graders.
#[derive(Debug, Args)]
pub struct GradeArgs {
    /// Name of the submission in reports [default: that of its folder, or of its file]
    #[arg(long)]
    name: Option<String>,
    #[command(flatten)]
    seed: SeedArg,
    #[command(flatten)]
    jobs: JobsArg,
    /// Folder for the records [default: grade-NAME-SEED]
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Resume the grading in DIR, with its name, seed, and limits
    #[arg(long, value_name = "DIR", conflicts_with_all = ["name", "seed", "records"])]
    resume: Option<PathBuf>,
    #[command(flatten)]
    points: Passed<PointsArg>,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the results in Gradescope's format (results.json)
    #[arg(long, value_name = "FILE")]
    gradescope: Option<PathBuf>,
    /// Write the results in the format of MarkUs, a line of JSON for each part
    #[arg(long, value_name = "FILE")]
    markus: Option<PathBuf>,
    /// Write the report to FILE, too, as a page for the browser, with boards of lost games and wrong cases
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    pub quiet: bool,
}

/// The points for parts of the rubric.
#[derive(Debug, Args)]
pub struct PointsArg {
    /// Points for parts of the rubric that weigh differently, as PART=POINTS,PART=POINTS
    #[arg(long, value_name = "PART=POINTS", value_delimiter = ',')]
    points: Vec<PartPoints>,
}

impl PointsArg {
    /// Checks that all points are for these parts.
    pub fn check(&self, parts: &[&str]) -> Result<()> {
        self.points.iter().try_for_each(|points| points.check(parts))
    }
}

impl GradeArgs {
    /// Grades the program that `command` names, or a built-in player if there is none, and prints the report. `words` are those that
    /// name it on the command line.
    ///
    /// `grade` goes on where the store ends. It adds each part when that is graded, and returns lines for people about the whole. If it
    /// breaks off, Gradescope gets the parts until then.
    pub fn run<C: GradeConditions + Serialize + DeserializeOwned>(
        &self,
        (command, words, program): (&str, Vec<&str>, Option<&ProgramSource>),
        conditions: Passed<C>,
        grade: impl FnOnce(&Store, &Grading<C>, &Interrupt, &mut Vec<Part>) -> Result<Vec<String>>,
    ) -> Result<Status> {
        // Before hours of games.
        self.points.parsed.check(&C::parts())?;
        let gradescope = self.gradescope.as_deref().map(OutputFile::at).transpose()?;
        let markus = self.markus.as_deref().map(OutputFile::at).transpose()?;
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        let submission = Submission::new(command, program, self.name.as_deref())?;
        let (store, grading) = match &self.resume {
            Some(folder) => Store::open(folder, C::GAME, &submission)?,
            None => self.create(submission, conditions)?,
        };
        let command_line = self.command_line(&words, &grading);
        let interrupt = Interrupt::catch("what is finished is recorded")?;
        let mut parts = Vec::new();
        let graded = grade(&store, &grading, &interrupt, &mut parts).map_err(|error| interrupt.explain(error));
        let Grading { submission, seed, .. } = grading;
        let report = |notes| Report::new(C::GAME, submission, seed, parts, notes).weighed(&self.points.parsed.points);
        let report = match graded {
            Ok(notes) => report(notes),
            Err(error) => {
                if !self.quiet {
                    note!("to continue: --resume {}", store.folder().display());
                }
                if let Some(file) = gradescope {
                    let notes = vec![format!("The grading did not come to its end: {error:#}")];
                    write_gradescope(file, &report(notes))?;
                }
                return Err(error);
            }
        };
        if let Some(file) = gradescope {
            write_gradescope(file, &report)?;
        }
        if let Some(file) = markus {
            file.put(markus_results(&report)?.as_bytes())?;
        }
        if let Some(file) = html {
            report.page(&command_line, store.folder()).put(file)?;
        }
        // Last: its reader may leave early.
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new(REPORT_SCHEMA.0, REPORT_SCHEMA.1, &report).print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(Status::Done)
    }

    /// Returns the command line that grades the program in the same way.
    fn command_line<C>(&self, words: &[&str], grading: &Grading<C>) -> String {
        let seed = format!("--seed={}", grading.seed);
        let options = [&seed].into_iter().chain(&grading.options).chain(&self.points.words).map(String::as_str);
        command_line([&grading.game, "grade"].into_iter().chain(words.iter().copied()).chain(options))
    }

    /// Returns the number of games or cases at the same time: by default 1 if `one_by_one`, or else all cores.
    pub fn jobs(&self, one_by_one: bool) -> u32 {
        let jobs = self.jobs.get(one_by_one);
        if !self.quiet {
            self.jobs.warn();
        }
        jobs
    }

    fn create<C: GradeConditions + Serialize>(
        &self,
        submission: Submission,
        Passed { parsed: conditions, words: options }: Passed<C>,
    ) -> Result<(Store, Grading<C>)> {
        let seed = self.seed.get();
        let default = || PathBuf::from(format!("grade-{}-{seed}", submission.folder_name()));
        let folder = self.records.clone().unwrap_or_else(default);
        let grading = Grading { game: C::GAME.to_owned(), submission, seed, options, conditions };
        if !self.quiet {
            note!("seed {seed}, records in {}", folder.display());
        }
        Ok((Store::create(folder, &grading)?, grading))
    }
}

fn write_gradescope(file: OutputFile, report: &Report) -> Result<()> {
    Ok(file.put((serde_json::to_string_pretty(&Results::new(report))? + "\n").as_bytes())?)
}
