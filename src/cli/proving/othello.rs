//! `suite prove othello`: what Othello is worth.

use anyhow::Result;
use clap::Args;
use suite_othello::Size;
use suite_proof::Subject;
use suite_text::whole_number;

use super::make_args::{CutArg, MakeArgs};
use super::proof_question::ProofQuestion;
use crate::cli::othello::rules_arg::RulesArg;
use crate::cli::status::Status;

/// Prove what Othello is worth, by a certificate for either player.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite prove othello --size 5 --rules standard --out othello5.proof
  suite prove othello --size 6 --cut 8 --memory 4G --out othello6.proof")]
pub struct ProveOthello {
    #[command(flatten)]
    question: OthelloArgs,
    #[command(flatten)]
    make: MakeArgs,
}

/// The options for a question about Othello.
#[derive(Args)]
pub struct OthelloArgs {
    /// Board size, from 3 to 8
    #[arg(long, value_name = "N", default_value = "6", value_parser = size)]
    size: Size,
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    cut: CutArg,
}

fn size(text: &str) -> Result<Size, String> {
    let side = whole_number(text)?;
    let size = Size::new(side).ok().filter(|size| *size <= suite_othello::Book::MAX_SIZE);
    size.ok_or_else(|| format!("expected a board size from 3 to 8, found {side}"))
}

impl OthelloArgs {
    /// Returns the question.
    pub fn question(self) -> ProofQuestion {
        ProofQuestion { subject: Subject::Othello(self.size, self.rules.rules.into()), exact: true, cut: self.cut.cut }
    }
}

impl ProveOthello {
    /// Makes the certificates.
    pub fn run(self) -> Result<Status> {
        self.make.run(self.question.question())
    }
}
