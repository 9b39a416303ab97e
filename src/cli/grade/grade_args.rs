//! The options of all graders, and what is printed and written of a grading.

use std::env;
use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use suite_grading::{
    AnyRubric, GRADE_SCHEMA, GradescopeResults, GradingConditions, GradingReport, GradingStore, PartPoints, Rubric,
    RunOptions, UnfinishedGrading, grade, markus_results,
};
use suite_programs::{PlayerChoice, PlayerKind, Submission};
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::note;
use suite_work::output::OutputFile;

use crate::cli::args::jobs_arg::JobsArg;
use crate::cli::args::seed_arg::SeedArg;
use crate::cli::status::Status;

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
    points: PointsArg,
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
    quiet: bool,
}

/// The points for parts of the rubric.
#[derive(Debug, Clone, Args)]
pub struct PointsArg {
    /// Points for parts of the rubric that weigh differently, as PART=POINTS,PART=POINTS
    #[arg(long, value_name = "PART=POINTS", value_delimiter = ',')]
    points: Vec<PartPoints>,
}

impl PointsArg {
    /// Returns the points, all of which have to be for parts of the rubric.
    pub fn of(self, rubric: &dyn Rubric) -> Result<Vec<PartPoints>> {
        self.points.iter().try_for_each(|points| points.check(rubric))?;
        Ok(self.points)
    }
}

impl GradeArgs {
    /// Grades a program, or a built-in player in its place, and prints the report. If the grading breaks off,
    /// Gradescope gets the parts until then.
    pub fn run(self, program: &PlayerChoice, rubric: AnyRubric) -> Result<Status> {
        // Before a grading that may take hours.
        let points = self.points.clone().of(rubric.rubric())?;
        let gradescope = self.gradescope.as_deref().map(OutputFile::at).transpose()?;
        let markus = self.markus.as_deref().map(OutputFile::at).transpose()?;
        let html = self.html.as_deref().map(OutputFile::at).transpose()?;
        let (store, conditions, program) = self.store(program, rubric)?;
        let interrupt = Interrupt::catch("what is finished is recorded")?;
        let jobs = self.jobs.get(conditions.rubric.rubric().shares_folder());
        if !self.quiet {
            self.jobs.warn();
        }
        let options = RunOptions { jobs, quiet: self.quiet };
        let report = match grade(&program, &conditions, &store, &points, options, &interrupt) {
            Ok(report) => report,
            Err(unfinished) => {
                let UnfinishedGrading { so_far, error } = *unfinished;
                if !self.quiet {
                    note!("to continue: --resume {}", store.folder().display());
                }
                if let Some(file) = gradescope {
                    write_gradescope(file, &so_far)?;
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
            report.page(&conditions.command_line(&points), store.folder()).put(file)?;
        }
        // Last: its reader may leave early.
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new(GRADE_SCHEMA.0, GRADE_SCHEMA.1, &report).print(&mut out)?;
        } else {
            write!(out, "{report}")?;
        }
        Ok(Status::Done)
    }

    /// Opens the grading to resume, or creates one by this rubric. Returns it with the program as it is started here.
    fn store(
        &self,
        program: &PlayerChoice,
        rubric: AnyRubric,
    ) -> Result<(GradingStore, GradingConditions, PlayerChoice)> {
        let source = match &program.kind {
            PlayerKind::Program(source) => Some(source),
            PlayerKind::BuiltIn(_) | PlayerKind::Person => None,
        };
        let submission = Submission::new(&program.label, source, self.name.as_deref())?;
        if let Some(folder) = &self.resume {
            let (store, mut conditions) = GradingStore::open(folder, rubric.rubric().game(), &submission)?;
            conditions.find_starter_files();
            let program = program.ready(conditions.rubric.rubric().common())?;
            conditions.check_interpreter(program.interpreter()).with_context(|| folder.display().to_string())?;
            return Ok((store, conditions, program));
        }
        let program = program.ready(rubric.rubric().common())?;
        let interpreter = program.interpreter().cloned();
        let seed = self.seed.get();
        let default = || PathBuf::from(format!("grade-{}-{seed}", submission.folder_name()));
        let records = self.records.clone().unwrap_or_else(default);
        if !self.quiet {
            note!("seed {seed}, records in {}", records.display());
        }
        let folder = env::current_dir().context("cannot find the current folder")?;
        let conditions = GradingConditions { submission, interpreter, seed, folder, rubric };
        Ok((GradingStore::create(records, &conditions)?, conditions, program))
    }
}

fn write_gradescope(file: OutputFile, report: &GradingReport) -> Result<()> {
    Ok(file.put((serde_json::to_string_pretty(&GradescopeResults::new(report))? + "\n").as_bytes())?)
}
