//! The making of a plan: submissions are found and copied into the folder of the class.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use tempfile::TempDir;

use super::assignment::Assignment;
use super::plan::{Job, Plan, Rubric};
use super::submissions::{self, Found};
use super::{CASES, SUBMISSIONS};
use crate::cli::{SourceFile, random_seed};
use crate::grade::content_hash;
use crate::interrupt::Interrupt;

/// Plans the grading of all submissions at a path, in the folder of a class.
///
/// A submission that cannot be graded, such as a damaged archive, is a job with a problem; it keeps nobody else from being graded.
pub fn plan(folder: &Path, path: &Path, assignment: Assignment, interrupt: &Interrupt) -> Result<Plan> {
    ensure!(path.exists(), "found no folder or archive {}", path.display());
    fs::create_dir_all(folder.join(SUBMISSIONS)).with_context(|| format!("cannot write to {}", folder.display()))?;
    ensure_apart(folder, path)?;
    let room = room(folder)?;
    let found = submissions::find(path, room.path())?;
    submissions::ensure_told_apart(&found)?;
    let seed = match assignment.seed {
        Some(seed) => seed,
        // The same command goes on with what it has begun.
        None => Plan::read_if_any(folder)?
            .filter(|plan| plan.rubric.game == assignment.game)
            .map_or_else(random_seed, |plan| plan.rubric.seed),
    };
    let mut options = assignment.options;
    let mut cases = None;
    if let Some(own) = assignment.cases {
        cases = Some(replace(folder, CASES, |room| submissions::copy(&own, room))?);
        options.push(format!("--cases={CASES}"));
    }
    let rubric =
        Rubric { game: assignment.game.to_owned(), suite: env!("CARGO_PKG_VERSION").to_owned(), seed, options, cases };
    let planner = Planner { folder, rubric: &rubric, names: assignment.program_names, functions: assignment.functions };
    let job = |(number, found)| {
        interrupt.check()?;
        planner.job(number, found)
    };
    let jobs = (1..).zip(&found).map(job).collect::<Result<_>>()?;
    let plan = Plan { rubric, points: assignment.points, jobs };
    plan.write(folder)?;
    Ok(plan)
}

struct Planner<'a> {
    folder: &'a Path,
    rubric: &'a Rubric,
    names: &'a [&'a str],
    functions: bool,
}

impl Planner<'_> {
    /// Copies a submission, and returns its job.
    fn job(&self, number: u32, found: &Found) -> Result<Job> {
        let id = submissions::id(&found.name);
        let path = format!("{SUBMISSIONS}/{id}");
        let hash = replace(self.folder, &path, |room| submissions::take(&found.path, room));
        let submitted = match hash {
            Ok(hash) => self.program(&path).map(|program| (program, hash)),
            Err(error) if is_ours(&error) => return Err(error),
            Err(error) => Err(format!("{error:#}")),
        };
        let (submitted, problem) = match submitted {
            Ok(submitted) => (Some(submitted), None),
            Err(problem) => (None, Some(problem)),
        };
        let (program, hash) = submitted.unzip();
        let key = self.rubric.key(&found.name, program.as_deref(), hash.as_deref())?;
        Ok(Job { number, name: found.name.clone(), id, program, hash, problem, key })
    }

    /// Returns the argument that names the program in a folder of the class, or what is wrong with it.
    fn program(&self, path: &str) -> Result<String, String> {
        match SourceFile::at(&self.folder.join(path), self.names) {
            Some(Ok(file)) if self.functions => {
                let name = file.path.file_name().unwrap_or_default().to_string_lossy();
                Ok(format!("--functions={path}/{name}"))
            }
            Some(Ok(_)) => Ok(path.to_owned()),
            Some(Err(error)) => Err(error.to_string()),
            None => Err("expected a folder with a program".to_owned()),
        }
    }
}

/// Checks that what is made of a class does not lie among its submissions.
fn ensure_apart(folder: &Path, path: &Path) -> Result<()> {
    let absolute = |path: &Path| fs::canonicalize(path).with_context(|| format!("cannot read {}", path.display()));
    let [inner, outer] = [absolute(folder)?, absolute(path)?];
    let is_apart = !inner.starts_with(&outer);
    ensure!(is_apart, "--out: expected a folder outside of {}, found {}", path.display(), folder.display());
    Ok(())
}

/// Returns an empty folder in that of the class, which is removed in the end.
fn room(folder: &Path) -> Result<TempDir> {
    let room = tempfile::Builder::new().prefix(".room-").tempdir_in(folder);
    room.with_context(|| format!("cannot write to {}", folder.display()))
}

/// Puts a folder that `fill` makes in an empty one in the place of another one, unless they are the same; returns its hash.
fn replace(folder: &Path, name: &str, fill: impl FnOnce(&Path) -> Result<PathBuf>) -> Result<String> {
    let room = room(folder)?;
    let new = fill(room.path())?;
    let place = folder.join(name);
    let hash = content_hash(&new)?;
    if place.exists() {
        if content_hash(&place)? == hash {
            return Ok(hash);
        }
        fs::remove_dir_all(&place).with_context(|| format!("cannot replace {}", place.display()))?;
    }
    fs::rename(&new, &place).with_context(|| format!("cannot write {}", place.display()))?;
    Ok(hash)
}

/// Returns whether an error is one of this computer, and not of a submission.
fn is_ours(error: &anyhow::Error) -> bool {
    use io::ErrorKind::{QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let kinds = error.chain().filter_map(|cause| cause.downcast_ref::<io::Error>()).map(io::Error::kind);
    kinds.into_iter().any(|kind| matches!(kind, QuotaExceeded | ReadOnlyFilesystem | StorageFull))
}
