//! The making of a plan: submissions are found and copied into the folder of the class.

use std::collections::HashSet;
use std::path::Path;
use std::{fs, io};

use anyhow::{Context, Result, ensure};
use suite_arena::printable;
use suite_programs::{Language, SourceFile};
use suite_work::interrupt::Interrupt;
use suite_work::{output, random_seed};

use super::assignment::Assignment;
use super::plan::{Job, Plan, Rubric};
use super::{CASES, GRADESCOPE, RESULTS, STUDENTS};
use crate::submissions::{self, Collected, SUBMISSIONS};

/// Plans the grading of all submissions at a path, in the folder of a class.
///
/// A submission that cannot be graded, such as a damaged archive, is a job with a problem; it keeps nobody else from being graded.
pub fn plan(folder: &Path, path: &Path, assignment: Assignment, interrupt: &Interrupt) -> Result<Plan> {
    let earlier = match (Plan::read_if_any(folder), assignment.seed) {
        // A damaged plan is replaced.
        (Err(_), Some(_)) => None,
        (earlier, _) => earlier?,
    };
    if let Some(Plan { rubric: Rubric { game, .. }, .. }) = &earlier {
        ensure!(
            *game == assignment.game,
            "{}: expected a class of {}, found one of {game}",
            folder.display(),
            assignment.game
        );
    }
    let collected = submissions::collect(folder, path, interrupt)?;
    // The same command goes on with what it has begun.
    let seed = assignment.seed.or(earlier.as_ref().map(|plan| plan.rubric.seed)).unwrap_or_else(random_seed);
    let mut options = assignment.options;
    let mut cases = None;
    if let Some(own) = assignment.cases {
        cases = Some(submissions::replace(folder, CASES, |room| submissions::copy(&own, room))?);
        options.push(format!("--cases={CASES}"));
    }
    let rubric =
        Rubric { game: assignment.game.to_owned(), suite: env!("CARGO_PKG_VERSION").to_owned(), seed, options, cases };
    let planner = Planner { folder, rubric: &rubric, names: assignment.program_names, functions: assignment.functions };
    let jobs = (1..).zip(collected).map(|(number, collected)| planner.job(number, collected)).collect::<Result<_>>()?;
    let plan = Plan { rubric, points: assignment.points, jobs };
    if let Some(earlier) = earlier {
        remove_withdrawn(folder, &earlier, &plan)?;
    }
    plan.write(folder)?;
    Ok(plan)
}

/// Removes the copies and the results of submissions that only the earlier plan has. Their records stay: results are made from them
/// again if they come back.
fn remove_withdrawn(folder: &Path, earlier: &Plan, plan: &Plan) -> Result<()> {
    // On some systems, names that differ in case are those of one file.
    let ids: HashSet<_> = plan.jobs.iter().map(|job| job.id.to_lowercase()).collect();
    for Job { id, .. } in earlier.jobs.iter().filter(|job| !ids.contains(&job.id.to_lowercase())) {
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
    rubric: &'a Rubric,
    names: &'a [&'a str],
    functions: bool,
}

impl Planner<'_> {
    /// Returns the job of a submission.
    fn job(&self, number: u32, Collected { name, id, path, hash }: Collected) -> Result<Job> {
        let submitted = hash.and_then(|hash| self.program(&path).map(|program| (program, hash)));
        let (submitted, problem) = match submitted {
            Ok(submitted) => (Some(submitted), None),
            Err(problem) => (None, Some(problem)),
        };
        let (program, hash) = submitted.unzip();
        let key = self.rubric.key(&name, program.as_deref(), hash.as_deref())?;
        Ok(Job { number, name, id, program, hash, problem, key })
    }

    /// Returns the argument that names the program in a folder of the class, or what is wrong with it.
    fn program(&self, path: &str) -> Result<String, String> {
        match SourceFile::at(&self.folder.join(path), self.names) {
            Some(Ok(file)) if self.functions => {
                let name = file.path.file_name().unwrap_or_default().to_string_lossy();
                if file.language != Language::Python {
                    return Err(format!("expected a Python file, found {}", printable(&name)));
                }
                Ok(format!("--functions={path}/{name}"))
            }
            Some(Ok(_)) => Ok(path.to_owned()),
            Some(Err(error)) => Err(error.to_string()),
            None => Err("expected a folder with a program".to_owned()),
        }
    }
}
