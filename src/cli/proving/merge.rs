//! The moves of a plan's jobs, put together.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use suite_work::interrupt::Interrupt;
use suite_work::jobs::not_yet;
use suite_work::{Progress, note};

use super::make_args::tell;
use super::proof_folder::ProofFolder;
use super::proof_plan::ProofPlan;
use crate::cli::solving::solver_watch::SolverWatch;
use crate::cli::status::Status;

/// Adds the moves of the plan's jobs in a folder to the proof there, and writes the certificates if it is complete; or
/// says which moves are missing. A proof has no page.
pub fn merge_proof(path: PathBuf, html: Option<PathBuf>) -> Result<Status> {
    ensure!(html.is_none(), "--html: a proof has no page");
    let plan = ProofPlan::read(&path)?;
    let due: Vec<_> = plan.due(&path).map(|job| job.number).collect();
    if !due.is_empty() {
        writeln!(anstream::stdout().lock(), "{}", not_yet("proved", &due, plan.jobs.len()))?;
        return Ok(Status::No);
    }
    let (conditions, moves) = (&plan.conditions, plan.moves(&path)?);
    let progress = Progress::new(0, "positions");
    let interrupt = Interrupt::catch("the same command goes on")?;
    let watch = SolverWatch::new(&progress, &interrupt);
    let mut folder = ProofFolder::open(path, conditions.question()?, conditions.resources(), watch)?;
    folder.add(conditions.known, &moves)?;
    let certificates = match folder.open_level(&progress, &interrupt)? {
        Some(_) => None,
        None => Some(folder.certificates()?),
    };
    drop(progress);
    match certificates {
        None => note!("added {}; plan again for the next level", conditions.level()),
        Some(certificates) => tell(&certificates)?,
    }
    Ok(Status::Done)
}
