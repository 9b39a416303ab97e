//! `suite prove go`: who wins Little-Go.

use anyhow::Result;
use clap::Args;
use suite_go::Size;
use suite_proof::Subject;

use super::make_args::{CutArg, MakeArgs};
use super::proof_question::ProofQuestion;
use crate::cli::status::Status;

/// Prove who wins Little-Go.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite prove go --size 3 --exact --out go3.proof
  suite prove go --memory 2G --out go5.proof")]
pub struct ProveGo {
    #[command(flatten)]
    question: GoArgs,
    #[command(flatten)]
    make: MakeArgs,
}

/// The options for a question about Little-Go.
#[derive(Args)]
pub struct GoArgs {
    /// Board size, from 2 to 7
    #[arg(long, value_name = "N", default_value = "5")]
    size: Size,
    /// Prove the winning margin too, by a certificate for either player
    #[arg(long)]
    exact: bool,
    #[command(flatten)]
    cut: CutArg,
}

impl GoArgs {
    /// Returns the question.
    pub fn question(self) -> ProofQuestion {
        ProofQuestion { subject: Subject::Go(self.size), exact: self.exact, cut: self.cut.cut }
    }
}

impl ProveGo {
    /// Makes the certificates.
    pub fn run(self) -> Result<Status> {
        self.make.run(self.question.question())
    }
}
