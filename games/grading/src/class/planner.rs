//! The making of a plan: submissions are found and copied into the folder of the class.

use std::collections::HashSet;
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result, ensure};
use suite_arena::printable;
use suite_programs::{Language, SourceFile, Surroundings, Surveyor};
use suite_work::interrupt::Interrupt;
use suite_work::{ChecksumKey, output, random_seed};

use super::class_plan::FUNCTIONS;
use super::{Assignment, CASES, ClassConditions, ClassJob, ClassPlan, GRADESCOPE, RESULTS, STUDENTS};
use crate::submissions::{self, SUBMISSIONS, SubmissionCopy, folded};

/// Plans the grading of all submissions at a path, in the folder of a class.
///
/// A submission that cannot be graded, such as a damaged archive, is a job with a problem; it keeps nobody else from
/// being graded.
///
/// # Errors
///
/// A path without submissions, two of one name, a folder of another class, an interrupt, or a shortage of this
/// computer.
pub fn plan(folder: &Path, path: &Path, assignment: Assignment, interrupt: &Interrupt) -> Result<ClassPlan> {
    let earlier = match (ClassPlan::earlier(folder), assignment.seed) {
        // A damaged plan is replaced.
        (Err(_), Some(_)) => None,
        (earlier, _) => earlier?,
    };
    if let Some((ClassConditions { rubric, .. }, _)) = &earlier {
        let [expected, found] = [&assignment.rubric, rubric].map(|rubric| rubric.rubric().game());
        ensure!(expected == found, "{}: expected a class of {expected}, found one of {found}", folder.display());
    }
    let collected = submissions::collect(folder, path, interrupt)?;
    // The same command goes on with what it has begun.
    let seed = assignment.seed.or(earlier.as_ref().map(|(before, _)| before.seed)).unwrap_or_else(random_seed);
    let Assignment { mut rubric, points, .. } = assignment;
    let mut cases = None;
    if let Some(own) = rubric.rubric_mut().own_cases().and_then(Option::as_mut) {
        cases = Some(submissions::replace(folder, CASES, |room| submissions::copy(own, room))?);
        *own = CASES.into();
    }
    let conditions = ClassConditions { suite: env!("CARGO_PKG_VERSION").to_owned(), seed, rubric, cases };
    let mut planner = Planner { folder, conditions: &conditions, surveyor: Surveyor::default() };
    let jobs = (1..).zip(collected).map(|(number, copy)| planner.job(number, copy)).collect::<Result<_>>()?;
    let plan = ClassPlan { conditions, points, jobs, key: ChecksumKey::create(folder)? };
    if let Some((_, earlier)) = earlier {
        remove_withdrawn(folder, &earlier, &plan.jobs)?;
    }
    plan.write(folder)?;
    Ok(plan)
}

/// Removes the copies and the results of submissions that only an earlier plan had. Their records stay: results are
/// made from them again if they come back.
fn remove_withdrawn(folder: &Path, earlier: &[ClassJob], planned: &[ClassJob]) -> Result<()> {
    let ids: HashSet<_> = planned.iter().map(|job| folded(&job.id)).collect();
    for ClassJob { id, .. } in earlier.iter().filter(|job| !ids.contains(&folded(&job.id))) {
        remove(&folder.join(SUBMISSIONS).join(id), fs::remove_dir_all)?;
        for (results, extension) in [(RESULTS, "json"), (STUDENTS, "html"), (GRADESCOPE, "json")] {
            remove(&folder.join(results).join(format!("{id}.{extension}")), fs::remove_file)?;
        }
    }
    Ok(())
}

/// Removes what may not be there.
fn remove<'a>(path: &'a Path, by: fn(&'a Path) -> io::Result<()>) -> Result<()> {
    output::remove_if_any(path, by).with_context(|| format!("cannot remove {}", path.display()))
}

struct Planner<'a> {
    folder: &'a Path,
    conditions: &'a ClassConditions,
    surveyor: Surveyor,
}

impl Planner<'_> {
    /// Returns the job of a submission.
    fn job(&mut self, number: u32, SubmissionCopy { name, id, path, hash }: SubmissionCopy) -> Result<ClassJob> {
        let submitted = hash.and_then(|hash| self.program(&path).map(|program| (program, hash)));
        let (submitted, problem) = match submitted {
            Ok(submitted) => (Some(submitted), None),
            Err(problem) => (None, Some(problem)),
        };
        let (program, hash) = submitted.unzip();
        let (surroundings, key) = (Surroundings::default(), String::new());
        let job = ClassJob { number, name, id, program, hash, problem, surroundings, key };
        let rubric = self.conditions.rubric.rubric();
        let source = job.source(self.folder, rubric);
        let surroundings = self.surveyor.surroundings(source.as_ref(), rubric.confine());
        let key = self.conditions.key(&job.name, job.program.as_deref(), job.hash.as_deref(), &surroundings)?;
        Ok(ClassJob { surroundings, key, ..job })
    }

    /// Returns the argument that names the program in a folder of the class, or what is wrong with it.
    fn program(&self, path: &str) -> Result<String, String> {
        let rubric = self.conditions.rubric.rubric();
        match SourceFile::at(&self.folder.join(path), rubric.program_names()) {
            Some(Ok(file)) if rubric.calls_functions() => {
                let name = file.path.file_name().unwrap_or_default().to_string_lossy();
                if file.language != Language::Python {
                    return Err(format!("expected a Python file, found {}", printable(&name)));
                }
                Ok(format!("{FUNCTIONS}{path}/{name}"))
            }
            Some(Ok(_)) => Ok(path.to_owned()),
            Some(Err(error)) => Err(error.to_string()),
            None => Err("expected a folder with a program".to_owned()),
        }
    }
}
