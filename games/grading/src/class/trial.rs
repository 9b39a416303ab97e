//! Trials: each submission is run once, on a trivial case, before any point is given. A class whose programs do not
//! even start would get zeros for what the grader lacks.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;

use anyhow::Result;
use itertools::Itertools;
use suite_arena::in_parallel;
use suite_programs::is_refusal;
use suite_work::Progress;
use suite_work::interrupt::Interrupt;

use super::failure_reason::{advice, reason, refusal_reason, telling_line};
use super::name_list::first_names;
use super::{ClassJob, ClassPlan};
use crate::AnyRubric;

/// What the trials of a class have shown.
#[derive(Debug)]
pub struct TrialReport {
    /// The number of submissions.
    count: usize,
    /// Those that do not run, by their reason; the most frequent first.
    failures: Vec<TrialFailure>,
}

/// Submissions that do not run, for the same reason.
#[derive(Debug)]
struct TrialFailure {
    reason: String,
    advice: Option<String>,
    /// The names of the students.
    names: Vec<String>,
    /// What happened to the first of them, if that is more than the reason.
    example: Option<String>,
}

/// Why a submission does not run, what happened, and what to do about it, if that is known.
struct Trouble {
    reason: String,
    example: String,
    advice: Option<String>,
}

/// Runs the programs of these jobs once, `at_a_time` of them in parallel.
///
/// # Errors
///
/// An interrupt, or a shortage of this computer.
pub fn try_all(
    folder: &Path,
    plan: &ClassPlan,
    jobs: &[&ClassJob],
    at_a_time: u32,
    progress: Option<&Progress>,
    interrupt: &Interrupt,
) -> Result<TrialReport> {
    // Its folders are in that of the class.
    let mut rubric = plan.conditions.rubric.clone();
    rubric.rubric_mut().common_mut().setup.find_starter_files(folder);
    let mut by_reason: BTreeMap<String, Vec<(u32, Trouble)>> = BTreeMap::new();
    let count = u32::try_from(jobs.len())?;
    let try_job = |number: u32| Ok((number, try_program(folder, &rubric, jobs[number as usize - 1], interrupt)?));
    in_parallel(at_a_time, 1..=count, try_job, |tried: Result<_>| {
        let (number, trouble) = tried?;
        if let Some(trouble) = trouble {
            by_reason.entry(trouble.reason.clone()).or_default().push((number, trouble));
        }
        if let Some(progress) = progress {
            progress.step();
        }
        anyhow::Ok(interrupt.check().is_ok())
    })?;
    interrupt.check()?;
    let failure = |(reason, tried): (String, Vec<(u32, Trouble)>)| {
        let names = tried.iter().map(|(number, _)| jobs[*number as usize - 1].name.clone()).collect();
        let first = tried.into_iter().map(|(_, trouble)| trouble).next();
        let (example, advice) = first.map(|trouble| (trouble.example, trouble.advice)).unzip();
        TrialFailure { example: example.filter(|example| *example != reason), reason, advice: advice.flatten(), names }
    };
    let failures = by_reason.into_iter().map(failure).sorted_by_key(|failure| Reverse(failure.names.len()));
    Ok(TrialReport { count: jobs.len(), failures: failures.collect() })
}

/// Runs a program once, and returns why it does not run.
fn try_program(folder: &Path, rubric: &AnyRubric, job: &ClassJob, interrupt: &Interrupt) -> Result<Option<Trouble>> {
    let refused = |problem: String| {
        let reason = refusal_reason(&problem).to_owned();
        Ok(Some(Trouble { advice: advice(&reason).map(str::to_owned), reason, example: problem }))
    };
    let Some(path) = job.path(folder) else { return refused(job.problem.clone().unwrap_or_default()) };
    let rubric = rubric.rubric();
    let program = match rubric.program(&path.to_string_lossy()) {
        Ok(program) => program,
        Err(problem) => return refused(problem.replace(&format!("{}/", folder.display()), "")),
    };
    let tried = program.ready(rubric.common()).and_then(|program| rubric.trial(&program, interrupt));
    match tried {
        Ok(failure) => Ok(failure.map(|failure| {
            let example = telling_line(&failure).to_owned();
            let reason = reason(&failure);
            // Advice for teachers comes before that for who has written the program.
            let own = || Some(failure.advice().join(" ")).filter(|advice| !advice.is_empty());
            Trouble { advice: advice(&reason).map(str::to_owned).or_else(own), reason, example }
        })),
        Err(error) if is_refusal(&error) => {
            refused(format!("{error:#}").replace(&format!("{}/", folder.display()), ""))
        }
        Err(error) => Err(error),
    }
}

impl TrialReport {
    /// Returns whether all programs run.
    #[must_use]
    pub const fn is_clean(&self) -> bool {
        self.failures.is_empty()
    }

    /// Returns the number of programs that do not run.
    #[must_use]
    pub fn failed(&self) -> usize {
        self.failures.iter().map(|failure| failure.names.len()).sum()
    }
}

/// Formats the reasons with the students that they concern, and how many programs run.
impl fmt::Display for TrialReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for TrialFailure { reason, advice, names, example } in &self.failures {
            writeln!(f, "{} of {}: {reason}", names.len(), self.count)?;
            writeln!(f, "  {}", first_names(names))?;
            if let Some(example) = example {
                writeln!(f, "  {}: {example}", names[0])?;
            }
            if let Some(advice) = advice {
                writeln!(f, "  {advice}")?;
            }
        }
        writeln!(f, "{} of {} submissions run", self.count - self.failed(), self.count)
    }
}
