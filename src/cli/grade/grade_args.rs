//! The options of all graders, and what is printed and written of a grading.

use std::env;
use std::io::Write;
use std::path::{self, Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use suite_grading::class::end_with;
use suite_grading::{
    AnyRubric, Feedback, GRADE_SCHEMA, GradescopeResults, GradingConditions, GradingStore, PartPoints,
    PrairielearnResults, RefusedGrading, Rubric, RunOptions, UnfinishedGrading, grade, markus_refusal, markus_results,
};
use suite_programs::{PlayerChoice, PlayerKind, ProgramSource, Refusal, Submission, Surveyor, is_refusal};
use suite_work::document::Document;
use suite_work::interrupt::Interrupt;
use suite_work::note;
use suite_work::output::OutputFile;

use super::FeedbackArg;
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
    /// New folder for the records, to keep them [default: grade-FILE, in which the next grading replaces them]
    #[arg(long, value_name = "DIR", alias = "records")]
    out: Option<PathBuf>,
    /// Resume the grading in DIR, with its name, seed, and limits [default: the last one without --out]
    #[arg(long, value_name = "DIR", conflicts_with_all = ["name", "seed", "out"])]
    resume: Option<Option<PathBuf>>,
    #[command(flatten)]
    points: PointsArg,
    #[command(flatten)]
    feedback: FeedbackArg,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Write the results in Gradescope's format (results.json)
    #[arg(long, value_name = "FILE")]
    gradescope: Option<PathBuf>,
    /// Write the results in the format of MarkUs, a line of JSON for each part
    #[arg(long, value_name = "FILE")]
    markus: Option<PathBuf>,
    /// Write the results in the format of PrairieLearn's external graders (results.json)
    #[arg(long, value_name = "FILE")]
    prairielearn: Option<PathBuf>,
    /// Write the report to FILE, too, as a page for the browser, with boards of lost games and wrong cases
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    /// Print only results: no progress bar or notes
    #[arg(long)]
    quiet: bool,
    /// The process of a class that has started this one, which ends with it
    #[arg(long, hide = true)]
    runner: Option<u32>,
}

/// The points for parts of the rubric.
#[derive(Debug, Clone, Args)]
pub struct PointsArg {
    /// Points for parts of the rubric that weigh differently, as PART=POINTS,PART=POINTS
    #[arg(long, value_name = "PART=POINTS", value_delimiter = ',')]
    points: Vec<PartPoints>,
}

/// The files of a grading besides its records.
struct OutputFiles {
    gradescope: Option<OutputFile>,
    markus: Option<OutputFile>,
    prairielearn: Option<OutputFile>,
    html: Option<OutputFile>,
}

impl PointsArg {
    /// Returns the points, all of which have to be for parts of the rubric.
    pub fn of(self, rubric: &dyn Rubric) -> Result<Vec<PartPoints>> {
        let parts = rubric.parts();
        self.points.iter().try_for_each(|points| points.check(&parts))?;
        Ok(self.points)
    }
}

impl GradeArgs {
    /// Grades a program that a text names, or a built-in player in its place, and prints the report.
    ///
    /// A program that is refused gets its reason in all files instead of points, and so does one whose grading breaks
    /// off in those of Gradescope and PrairieLearn.
    pub fn run(self, command: &str, rubric: AnyRubric) -> Result<Status> {
        // Before a grading that may take hours.
        let points = self.points.clone().of(rubric.rubric())?;
        if self.resume.is_none() {
            rubric.rubric().check_own_cases()?;
        }
        let files = OutputFiles {
            gradescope: self.gradescope.as_deref().map(OutputFile::at).transpose()?,
            markus: self.markus.as_deref().map(OutputFile::at).transpose()?,
            prairielearn: self.prairielearn.as_deref().map(OutputFile::at).transpose()?,
            html: self.html.as_deref().map(OutputFile::at).transpose()?,
        };
        let program = match rubric.rubric().program(command) {
            Ok(program) => program,
            Err(problem) => return self.refuse(&rubric, command, files, Refusal(problem).into()),
        };
        match self.store(&program, rubric.clone()) {
            Ok((store, conditions, program)) => self.grade(&program, &store, &conditions, &points, files),
            Err(error) if is_refusal(&error) => self.refuse(&rubric, command, files, error),
            Err(error) => Err(error),
        }
    }

    /// Grades a program and prints the report.
    fn grade(
        &self,
        program: &PlayerChoice,
        store: &GradingStore,
        conditions: &GradingConditions,
        points: &[PartPoints],
        files: OutputFiles,
    ) -> Result<Status> {
        let interrupt = Interrupt::catch("what is finished is recorded")?;
        self.runner.map_or(Ok(()), end_with)?;
        let jobs = self.jobs.get(conditions.rubric.rubric().shares_folder());
        if !self.quiet {
            self.jobs.warn();
        }
        let keeps_right = self.feedback.get() == Feedback::Full;
        let options = RunOptions { jobs, quiet: self.quiet, keeps_right };
        let report = match grade(program, conditions, store, points, options, &interrupt) {
            Ok(report) => report,
            Err(unfinished) if is_refusal(&unfinished.error) => {
                return self.refuse(&conditions.rubric, &conditions.submission.name, files, unfinished.error);
            }
            Err(unfinished) => {
                let UnfinishedGrading { so_far, error } = *unfinished;
                let so_far = so_far.for_student(self.feedback.get());
                if !self.quiet {
                    // What it has written is told from the program's files by these.
                    let files = self.files().map(|(option, file)| format!(" {option} {}", file.display()));
                    note!("to continue: --resume {}{}", store.folder().display(), files.collect::<Vec<_>>().concat());
                }
                if let Some(file) = files.gradescope {
                    write_json(file, &GradescopeResults::without_score(&so_far.to_string()))?;
                }
                if let Some(file) = files.prairielearn {
                    write_json(file, &PrairielearnResults::refused(&so_far.to_string()))?;
                }
                return Err(error);
            }
        };
        let shown = report.for_student(self.feedback.get());
        let handed_on = shown.without_records();
        if let Some(file) = files.gradescope {
            write_json(file, &GradescopeResults::new(&handed_on))?;
        }
        if let Some(file) = files.prairielearn {
            write_json(file, &PrairielearnResults::new(&handed_on))?;
        }
        if let Some(file) = files.markus {
            file.put(markus_results(&handed_on)?.as_bytes())?;
        }
        if let Some(file) = files.html {
            handed_on.page(&conditions.command_line(points), store.folder()).put(file)?;
        }
        // Last: its reader may leave early.
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new(GRADE_SCHEMA.0, GRADE_SCHEMA.1, &report).print(&mut out)?;
        } else {
            write!(out, "{shown}")?;
        }
        Ok(Status::Done)
    }

    /// Returns the files that are written besides records, with their options.
    fn files(&self) -> impl Iterator<Item = (&'static str, &Path)> {
        let files = [
            ("--gradescope", &self.gradescope),
            ("--markus", &self.markus),
            ("--prairielearn", &self.prairielearn),
            ("--html", &self.html),
        ];
        files.into_iter().filter_map(|(option, file)| Some((option, file.as_deref()?)))
    }

    /// Returns the absolute paths of the files that are written besides records, here and by the gradings in folders.
    fn outputs(&self, folders: &[&Path]) -> Result<Vec<PathBuf>> {
        let own = self.files().map(|(_, file)| path::absolute(file).with_context(|| file.display().to_string()));
        let mut outputs = own.collect::<Result<Vec<_>>>()?;
        outputs.extend(folders.iter().flat_map(|folder| GradingStore::outputs(folder)).filter(|file| file.is_file()));
        outputs.sort();
        outputs.dedup();
        Ok(outputs)
    }

    /// Writes everywhere why a program is not graded, and returns that error.
    fn refuse(&self, rubric: &AnyRubric, name: &str, files: OutputFiles, error: anyhow::Error) -> Result<Status> {
        let problem = format!("{error:#}");
        let refused = RefusedGrading::new(rubric.rubric().game(), self.name.as_deref().unwrap_or(name), &problem);
        if let Some(file) = files.gradescope {
            write_json(file, &GradescopeResults::without_score(&problem))?;
        }
        if let Some(file) = files.prairielearn {
            write_json(file, &PrairielearnResults::refused(&problem))?;
        }
        if let Some(file) = files.markus {
            file.put(markus_refusal(&problem)?.as_bytes())?;
        }
        if let Some(file) = files.html {
            refused.page().put(file)?;
        }
        if self.json {
            Document::new(GRADE_SCHEMA.0, GRADE_SCHEMA.1, &refused).print(&mut anstream::stdout().lock())?;
        }
        Err(error)
    }

    /// Opens the grading to resume, or creates one by this rubric. Returns it with the program as it is started here.
    fn store(
        &self,
        program: &PlayerChoice,
        mut rubric: AnyRubric,
    ) -> Result<(GradingStore, GradingConditions, PlayerChoice)> {
        let source = program_source(program);
        let usual = PathBuf::from(format!("grade-{}", Submission::records_name(&program.label, source)));
        let records = self.resume.clone().flatten().or_else(|| self.out.clone()).unwrap_or_else(|| usual.clone());
        let outputs = self.outputs(&[&records, &usual])?;
        let submission = Submission::new(&program.label, source, self.name.as_deref(), &outputs)?;
        let surroundings = |program: &PlayerChoice, rubric: &AnyRubric| {
            Surveyor::default().surroundings(program_source(program), rubric.rubric().common().confine)
        };
        if self.resume.is_some() {
            let (store, mut conditions) = GradingStore::open(&records, rubric.rubric().game(), &submission)?;
            conditions.find_starter_files();
            conditions.rubric.rubric_mut().hide(outputs);
            let program = program.ready(conditions.rubric.rubric().common())?;
            let now = surroundings(&program, &conditions.rubric);
            conditions.ensure_surroundings(&now).with_context(|| records.display().to_string())?;
            return Ok((store, conditions, program));
        }
        let program = program.ready(rubric.rubric().common())?;
        let seed = self.seed.get();
        if !self.quiet {
            note!("seed {seed}, records in {}", records.display());
        }
        let folder = env::current_dir().context("cannot find the current folder")?;
        let surroundings = surroundings(&program, &rubric);
        rubric.rubric_mut().hide(outputs.clone());
        let conditions = GradingConditions { submission, seed, surroundings, folder, outputs, rubric };
        let store = match &self.out {
            Some(_) => GradingStore::create(records, &conditions)?,
            None => GradingStore::replace(records, &conditions)?,
        };
        Ok((store, conditions, program))
    }
}

/// Returns what a program is started from, if it is one.
const fn program_source(program: &PlayerChoice) -> Option<&ProgramSource> {
    match &program.kind {
        PlayerKind::Program(source) => Some(source),
        PlayerKind::BuiltIn(_) | PlayerKind::Person => None,
    }
}

fn write_json(file: OutputFile, results: &impl Serialize) -> Result<()> {
    Ok(file.put((serde_json::to_string_pretty(results)? + "\n").as_bytes())?)
}
