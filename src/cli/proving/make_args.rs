//! Making certificates of any game.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use indicatif::HumanCount;
use suite_proof::{Certificate, Maker, Resources};
use suite_text::whole_number;
use suite_work::Progress;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::draft::Draft;
use super::proof_question::ProofQuestion;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::solver_watch::SolverWatch;
use crate::cli::status::Status;

/// The option for the cut of certificates.
#[derive(Args)]
pub struct CutArg {
    /// Most empty squares, or moves left in Little-Go, with which a checker has to solve a position itself
    #[arg(long, value_name = "N", default_value = "0", value_parser = whole_number::<u32>)]
    pub cut: u32,
}

/// The options for making certificates.
#[derive(Args)]
pub struct MakeArgs {
    /// File to write the certificates to; until they are complete, FILE.part has what is proved, and the same command
    /// resumes it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    solver: SolverArgs,
}

impl MakeArgs {
    /// Makes the certificates that answer a question.
    pub fn run(self, question: ProofQuestion) -> Result<Status> {
        let Self { out, solver } = self;
        let file = OutputFile::at(&out)?;
        let mut draft_path = out.into_os_string();
        draft_path.push(".part");
        let resources = Resources { bytes: solver.bytes(), threads: solver.threads() };
        let progress = Progress::new(0, "positions");
        let interrupt = Interrupt::catch("the same command resumes it")?;
        let watch = || SolverWatch::new(&progress, &interrupt);
        let mut draft = Draft::open(draft_path.into(), question, resources, watch())?;
        let (claims, known) = (draft.claims.clone(), draft.known.clone());
        let ProofQuestion { subject, cut, .. } = question;
        let report = &mut |left, done, positions| show(&progress, left, done, positions);
        let mut maker = Maker { subject, cut, resources, known: &known, draft: &mut draft, report };
        let certificates = claims.into_iter().map(|claim| {
            let mut watch = watch();
            maker.make(claim, &mut |solver| watch.see(solver))
        });
        let certificates = certificates.collect::<Result<Vec<_>, _>>();
        let certificates = certificates.map_err(|error| draft.error(error))?;
        file.put(&bytes(&certificates))?;
        draft.remove()?;
        drop(progress);
        tell(&certificates)?;
        Ok(Status::Done)
    }
}

/// Shows how far a proof is.
pub fn show(progress: &Progress, placements_left: u32, done: usize, positions: usize) {
    progress.set_steps(positions);
    progress.set_done(done);
    progress.message(|| format!(" with {placements_left} placements left"));
}

/// Returns the bytes of a file of certificates.
pub fn bytes(certificates: &[Certificate]) -> Vec<u8> {
    certificates.iter().flat_map(Certificate::to_bytes).collect()
}

/// Prints what certificates prove.
pub fn tell(certificates: &[Certificate]) -> io::Result<()> {
    let mut stdout = io::stdout().lock();
    certificates.iter().try_for_each(|certificate| {
        writeln!(stdout, "{certificate}; {} positions", HumanCount(certificate.moves.len() as u64))
    })
}
