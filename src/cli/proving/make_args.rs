//! Making certificates of any game.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use indicatif::HumanCount;
use suite_proof::{MakeError, Maker, Resources, Subject};
use suite_text::whole_number;
use suite_work::Progress;
use suite_work::interrupt::Interrupt;
use suite_work::output::OutputFile;

use super::draft::Draft;
use crate::cli::args::solver_args::SolverArgs;
use crate::cli::solving::solver_watch::{SolverWatch, stop_error};
use crate::cli::status::Status;

/// The options for making certificates.
#[derive(Args)]
pub struct MakeArgs {
    /// Most empty squares, or moves left in Little-Go, with which a checker has to solve a position itself
    #[arg(long, value_name = "N", default_value = "0", value_parser = whole_number::<u32>)]
    cut: u32,
    /// File to write the certificates to; until they are complete, FILE.part has what is proved, and the same command
    /// resumes it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    solver: SolverArgs,
}

impl MakeArgs {
    /// Makes the certificates of who wins, or with `exact`, by how much.
    pub fn run(self, subject: Subject, exact: bool) -> Result<Status> {
        let Self { cut, out, solver } = self;
        let file = OutputFile::at(&out)?;
        let mut draft_path = out.into_os_string();
        draft_path.push(".part");
        let draft_path = PathBuf::from(draft_path);
        let question = format!("{subject}, {}, cut {cut}", if exact { "value" } else { "winner" });
        let mut draft = Draft::open(&draft_path, &question)?;
        let resources = Resources { bytes: solver.bytes(), threads: solver.threads() };
        let progress = Progress::new(0, "positions");
        let interrupt = Interrupt::catch("the same command resumes it")?;
        let claims = if let Some(claims) = draft.claims.take() {
            claims
        } else {
            let mut watch = SolverWatch::new(&progress, &interrupt);
            let claims = subject.claims(exact, resources, &mut |solver| watch.see(solver));
            draft.begin(&question, claims.map_err(stop_error)?)?
        };
        let known = draft.known.clone();
        let report = &mut |left: u32, done: usize, positions: usize| {
            progress.set_steps(positions);
            progress.set_done(done);
            progress.message(|| format!(" with {left} placements left"));
        };
        let mut maker = Maker { subject, cut, resources, known: &known, draft: &mut draft, report };
        let certificates = claims.into_iter().map(|claim| {
            let mut watch = SolverWatch::new(&progress, &interrupt);
            maker.make(claim, &mut |solver| watch.see(solver))
        });
        let certificates = certificates.collect::<Result<Vec<_>, _>>().map_err(|error| match error {
            MakeError::Stopped(stopped) => stop_error(stopped),
            MakeError::Draft(error) => error.into(),
            MakeError::Walk(error) => anyhow!("{}: not what this command leaves: {error}", draft_path.display()),
        })?;
        file.put(&certificates.iter().flat_map(suite_proof::Certificate::to_bytes).collect::<Vec<_>>())?;
        drop(draft);
        fs::remove_file(&draft_path)?;
        drop(progress);
        let mut stdout = io::stdout().lock();
        for certificate in &certificates {
            writeln!(stdout, "{certificate}; {} positions", HumanCount(certificate.moves.len() as u64))?;
        }
        Ok(Status::Done)
    }
}
