//! The making of a plan: submissions are found and copied into the folder of the class.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use sha2::{Digest, Sha256};
use suite_arena::printable;
use suite_programs::{Language, ProgramSource, SourceFile, Surveyor, interpreters};
use suite_work::interrupt::Interrupt;
use suite_work::{ChecksumKey, random_seed};

use super::enrollment::identities;
use super::final_grade::check_policy;
use super::leftovers::remove;
use super::{
    Assignment, CASES, ClassConditions, ClassJob, ClassPlan, ClassPolicy, GRADESCOPE, RESULTS, STARTER_FILES, STUDENTS,
    SubmissionOwner,
};
use crate::submissions::{self, SUBMISSIONS, SubmissionCopy, folded};

/// Plans the grading of all submissions at a path, in the folder of a class, for which this is decided besides.
///
/// A submission that cannot be graded, such as a damaged archive, is a job with a problem; it keeps nobody else from
/// being graded.
///
/// # Errors
///
/// A path without submissions, two of one name, a submission of which it is not clear whose it is, a folder of another
/// class, an override for nobody, an interrupt, or a shortage of this computer.
pub fn plan(
    folder: &Path,
    path: &Path,
    assignment: Assignment,
    policy: ClassPolicy,
    interrupt: &Interrupt,
) -> Result<ClassPlan> {
    let earlier = match (ClassPlan::earlier(folder), assignment.seed) {
        // A damaged plan is replaced.
        (Err(_), Some(_)) => None,
        (earlier, _) => earlier?,
    };
    if let Some((ClassConditions { rubric, .. }, _)) = &earlier {
        let [expected, found] = [&assignment.rubric, rubric].map(|rubric| rubric.rubric().game());
        ensure!(expected == found, "{}: expected a class of {expected}, found one of {found}", folder.display());
    }
    assignment.rubric.rubric().check_own_cases()?;
    let pseudonyms = policy.is_anonymous.then(|| pseudonym_key(folder)).transpose()?;
    let collected = submissions::collect(folder, path, pseudonyms.as_ref(), interrupt)?;
    // The same command goes on with what it has begun.
    let seed = assignment.seed.or(earlier.as_ref().map(|(before, _)| before.seed)).unwrap_or_else(random_seed);
    let Assignment { mut rubric, points, feedback, .. } = assignment;
    let mut cases = None;
    if let Some(own) = rubric.rubric_mut().own_cases().and_then(Option::as_mut) {
        cases = Some(submissions::replace(folder, CASES, |room| submissions::copy(own, room))?);
        *own = CASES.into();
    }
    if let Some(starter) = &mut rubric.rubric_mut().common_mut().setup.with
        && let Some(own) = starter.folder()
    {
        submissions::replace(folder, STARTER_FILES, |room| submissions::copy(own, room))?;
        starter.place = STARTER_FILES.into();
    }
    let conditions = ClassConditions { suite: env!("CARGO_PKG_VERSION").to_owned(), seed, rubric, cases };
    let mut planner = Planner { folder, conditions: &conditions, policy: &policy, surveyor: Surveyor::default() };
    let jobs = planner.jobs(collected)?;
    let plan = ClassPlan { conditions, points, feedback, policy, jobs, key: ChecksumKey::create(folder)? };
    check_policy(folder, &plan)?;
    if let Some((_, earlier)) = earlier {
        remove_withdrawn(folder, &earlier, &plan.jobs)?;
    }
    plan.write(folder)?;
    Ok(plan)
}

/// Returns the key that makes the pseudonyms in the folder of a class.
fn pseudonym_key(folder: &Path) -> Result<ChecksumKey> {
    fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
    ChecksumKey::create(folder)
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

struct Planner<'a> {
    folder: &'a Path,
    conditions: &'a ClassConditions,
    policy: &'a ClassPolicy,
    surveyor: Surveyor,
}

/// A submission that can be graded: the argument that names the program, and its file.
struct Gradable {
    program: String,
    file: SourceFile,
}

impl Planner<'_> {
    /// Returns the jobs of submissions.
    fn jobs(&mut self, copies: Vec<SubmissionCopy>) -> Result<Vec<ClassJob>> {
        let found = |copy: &SubmissionCopy| match &copy.hash {
            Ok(_) => self.gradable(&copy.path),
            Err(problem) => Err(problem.clone()),
        };
        let found: Vec<Result<Gradable, String>> = copies.iter().map(found).collect();
        let files = found.iter().flatten().map(|gradable| &gradable.file);
        let files: Vec<_> = files.filter(|file| file.language == Language::Python).cloned().collect();
        // All at once.
        let mut interpreters = interpreters(&files, self.conditions.rubric.rubric().common())?.into_iter();
        let found = found.into_iter().map(|found| {
            let mut gradable = found?;
            if gradable.file.language == Language::Python {
                let interpreter = interpreters.next().expect("one for each");
                gradable.file.interpreter = Some(interpreter.map_err(|error| error.to_string())?);
            }
            Ok(gradable)
        });
        let found: Vec<_> = found.collect();
        let seeds = if self.policy.seed_per_student {
            self.seeds(&copies)?.into_iter().map(Some).collect()
        } else {
            vec![None; copies.len()]
        };
        let jobs = (1..).zip(copies.into_iter().zip(found).zip(seeds));
        jobs.map(|(number, ((copy, found), seed))| self.job(number, copy, found, seed)).collect()
    }

    /// Returns a seed for each submission, which follows from that of the class and from whose it is.
    fn seeds(&self, copies: &[SubmissionCopy]) -> Result<Vec<u64>> {
        let owner = |copy: &'_ SubmissionCopy| copy.own_name.as_ref().unwrap_or(&copy.name).clone();
        let names: Vec<_> = copies.iter().map(owner).collect();
        let owners =
            copies.iter().zip(&names).map(|(copy, name)| SubmissionOwner { name, provenance: &copy.provenance });
        let identities = identities(self.policy.roster.as_ref(), &owners.collect::<Vec<_>>())?;
        Ok(identities.iter().map(|identity| student_seed(self.conditions.seed, identity)).collect())
    }

    /// Returns the job of a submission.
    fn job(
        &mut self,
        number: u32,
        copy: SubmissionCopy,
        found: Result<Gradable, String>,
        seed: Option<u64>,
    ) -> Result<ClassJob> {
        let SubmissionCopy { name, own_name, id, hash, provenance, .. } = copy;
        let (found, problem) = match found {
            Ok(found) => (Some(found), None),
            Err(problem) => (None, Some(problem)),
        };
        let hash = hash.ok().filter(|_| found.is_some());
        let (program, file) = found.map(|found| (found.program, found.file)).unzip();
        let source = file.map(ProgramSource::File);
        let confine = self.conditions.rubric.rubric().common().confine;
        let surroundings = self.surveyor.surroundings(source.as_ref(), confine);
        let key = self.conditions.key(&name, program.as_deref(), hash.as_deref(), &surroundings, seed)?;
        Ok(ClassJob { number, name, own_name, id, program, hash, problem, seed, provenance, surroundings, key })
    }

    /// Returns the program in a folder of the class, or what is wrong with it.
    fn gradable(&self, path: &str) -> Result<Gradable, String> {
        let rubric = self.conditions.rubric.rubric();
        let pattern = rubric.common().setup.file.as_ref();
        let file = SourceFile::at(&self.folder.join(path), rubric.program_names(), pattern);
        let file = file.ok_or("expected a folder with a program")?.map_err(|error| error.to_string())?;
        if !rubric.calls_functions() {
            return Ok(Gradable { program: path.to_owned(), file });
        }
        let name = file.path.file_name().unwrap_or_default().to_string_lossy();
        if file.language != Language::Python {
            return Err(format!("expected a Python file, found {}", printable(&name)));
        }
        Ok(Gradable { program: format!("{path}/{name}"), file })
    }
}

/// Returns the seed of a student in a class with this seed, or of the variant of an exam.
#[must_use]
pub fn student_seed(seed: u64, identity: &str) -> u64 {
    let digest = Sha256::new().chain_update(seed.to_le_bytes()).chain_update(identity).finalize();
    // As short as those that this program draws, which all languages can read.
    u64::from(u32::from_le_bytes([digest[0], digest[1], digest[2], digest[3]]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_of_students_follow_from_that_of_the_class() {
        let seeds = [(1, "ann"), (1, "bob"), (2, "ann")].map(|(seed, identity)| student_seed(seed, identity));
        assert_eq!(seeds, [(1, "ann"), (1, "bob"), (2, "ann")].map(|(seed, identity)| student_seed(seed, identity)));
        assert!(seeds[0] != seeds[1] && seeds[0] != seeds[2] && seeds.iter().all(|&seed| seed < 1 << 32));
    }
}
