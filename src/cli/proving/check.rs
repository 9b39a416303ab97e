//! `suite prove check`: whether certificates prove what they claim.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_proof::{Certificate, CheckError, Resources};
use suite_work::Progress;
use suite_work::input;
use suite_work::interrupt::Interrupt;

use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::solver_watch::{SolverWatch, stop_error};
use crate::cli::status::Status;

/// Check that certificates prove what they claim.
///
/// Exit code 1 if one of them does not; the first error is reported. The rules are those of the solver: for an
/// independent check there are programs in contrib/proofs/.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite prove check othello4.proof")]
pub struct Check {
    /// File of certificates
    file: PathBuf,
    #[command(flatten)]
    solver: SolverArgs,
}

impl Check {
    pub fn run(self) -> Result<Status> {
        let certificates = input::read_own(&self.file, Certificate::parse_all)?;
        let progress = Progress::new(certificates.len(), "certificates");
        let interrupt = Interrupt::catch("nothing was checked")?;
        let resources = Resources { bytes: self.solver.bytes(), threads: self.solver.threads() };
        let mut lines = Vec::new();
        let mut status = Status::Done;
        for certificate in &certificates {
            let mut watch = SolverWatch::new(&progress, &interrupt);
            match certificate.check(resources, &mut |solver| watch.see(solver)) {
                Ok(()) => {
                    let positions = HumanCount(certificate.moves.len() as u64);
                    lines.push(format!("proved: {certificate}; {positions} positions"));
                }
                Err(CheckError::Stopped(stopped)) => return Err(stop_error(stopped)),
                Err(error) => {
                    lines.push(format!("wrong: {certificate}: {error}"));
                    status = Status::No;
                }
            }
            progress.step();
        }
        drop(progress);
        writeln!(io::stdout().lock(), "{}", lines.join("\n"))?;
        Ok(status)
    }
}
