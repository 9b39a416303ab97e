//! `suite prove`: certificates of what a game is worth, made at once or by jobs.

mod check;
mod draft;
mod go;
mod make_args;
pub mod merge;
mod othello;
mod plan;
mod proof_folder;
pub mod proof_plan;
mod proof_question;
pub mod run;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::status::Status;

/// Prove what a game is worth by a certificate that anybody can check.
///
/// A certificate has a move for the winner in every position that can arise by these moves, whatever the opponent
/// plays. docs/proofs.md describes the format. The programs in contrib/proofs/ check certificates by rules of their
/// own.
#[derive(Args)]
#[command(
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Example:
  suite prove othello --size 4 --out othello4.proof
  suite prove go --exact --out go5.proof
  suite prove check othello4.proof
  python3 contrib/proofs/check.py othello4.proof"
)]
pub struct Prove {
    #[command(subcommand)]
    command: ProveCommand,
}

#[derive(Subcommand)]
enum ProveCommand {
    Check(check::Check),
    Go(go::ProveGo),
    Othello(othello::ProveOthello),
    Plan(plan::PlanArgs),
}

impl Prove {
    /// Makes or checks certificates.
    pub fn run(self) -> Result<Status> {
        match self.command {
            ProveCommand::Check(check) => check.run(),
            ProveCommand::Go(prove) => prove.run(),
            ProveCommand::Othello(prove) => prove.run(),
            ProveCommand::Plan(plan) => plan.run(),
        }
    }
}
