//! The jobs of a proof's plan: positions to prove.

use std::fs::{self, File};
use std::io::BufWriter;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use suite_work::Progress;
use suite_work::interrupt::Interrupt;
use suite_work::jobs::{JobNumbers, lock};

use super::proof_folder::ProofFolder;
use super::proof_plan::ProofPlan;
use crate::cli::solving::solver_watch::SolverWatch;
use crate::cli::status::Status;

/// Proves the positions of some jobs of the plan in a folder, unless they are proved already. A job that was begun is
/// resumed; if somebody else is doing it, that is waited for.
pub fn run_proof(path: PathBuf, numbers: JobNumbers) -> Result<Status> {
    let plan = ProofPlan::read(&path)?;
    let conditions = &plan.conditions;
    let progress = Progress::new(0, "positions");
    let interrupt = Interrupt::catch("what is proved is kept; the same command goes on")?;
    let watch = SolverWatch::new(&progress, &interrupt);
    let folder = ProofFolder::open(path.clone(), conditions.question()?, conditions.resources(), watch)?;
    for job in numbers.of(&plan.jobs)? {
        let moves_file = conditions.moves_file(&path, job);
        let name = || moves_file.display().to_string();
        moves_file.parent().map_or(Ok(()), fs::create_dir_all).with_context(name)?;
        let _lock = lock(&moves_file.with_extension("lock"), &interrupt)?;
        let file = File::options().create(true).append(true).open(&moves_file).with_context(name)?;
        let rest = job.rest(file.metadata()?.len() as usize);
        if rest.is_empty() {
            continue;
        }
        let (resources, out) = (conditions.resources(), &mut BufWriter::new(file));
        let level = folder.prove(conditions.known, &rest, resources, out, &progress, &interrupt)?;
        ensure!(level.is_some_and(|level| conditions.is_for(level)), "the level is not that of the plan: plan again");
    }
    Ok(Status::Done)
}
