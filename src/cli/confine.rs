//! `suite confine`: tests that the confinement of programs holds on this computer.

use std::env;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process;

use anyhow::{Context, Result};
use clap::Args;
use serde::Serialize;
use suite_arena::{Confinement, Finding, Support};
use suite_programs::confined;
use suite_tabletop::style;
use suite_work::document::Document;

use super::status::Status;

/// Test that the confinement of programs holds on this computer.
///
/// `host` and `grade` run programs confined. The test starts confined programs that try what they must not do, and
/// prints what comes of each attempt: it is prevented, and by what; possible as this kernel cannot prevent it; or not
/// prevented though the kernel claims to (FAILED). Exits with 1 in the last case.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    after_help = "\
Example:
  suite confine --self-test
  suite confine --self-test --json"
)]
pub struct Confine {
    /// Try everything that confined programs must not do
    #[arg(long)]
    self_test: bool,
    /// Print one line of JSON (see docs/json.md)
    #[arg(long)]
    json: bool,
    /// Make one attempt, in a program that is confined
    #[arg(long, hide = true, num_args = 2, conflicts_with = "self_test")]
    attempt: Option<Vec<PathBuf>>,
}

/// The result of the test.
#[derive(Serialize)]
struct ConfinementReport {
    confinement: String,
    holds: bool,
    attempts: Vec<Finding>,
}

impl Confine {
    /// Runs the test.
    pub fn run(self) -> Result<Status> {
        if let Some([id, folder]) = self.attempt.as_deref() {
            process::exit(suite_arena::attempt(&id.to_string_lossy(), folder));
        }
        let program = env::current_exe().context("cannot find this program")?;
        let launcher = confined::launcher().context("cannot find this program")?;
        let support = Support::current(&launcher);
        let words = |id: &str, folder: &Path| {
            vec![program.clone(), "confine".into(), "--attempt".into(), id.into(), folder.into()]
        };
        let attempts = suite_arena::self_test(support, &launcher, words).context("cannot test the confinement")?;
        let holds = attempts.iter().all(|finding| finding.prevented || !finding.claimed);
        let report = ConfinementReport { confinement: Confinement::Kernel(support).to_string(), holds, attempts };
        let mut out = anstream::stdout().lock();
        if self.json {
            Document::new("suite/confinement", 1, &report).print(&mut out)?;
        } else {
            report.print(support, &mut out)?;
        }
        Ok(if holds { Status::Done } else { Status::No })
    }
}

impl ConfinementReport {
    fn print(&self, support: Support, out: &mut impl Write) -> Result<()> {
        writeln!(out, "this kernel has: {}", style::strong(&self.confinement))?;
        for Finding { attempt, claimed, prevented, held_by, answer, .. } in &self.attempts {
            let verdict = match (prevented, claimed) {
                (true, _) => style::success("prevented"),
                (false, true) => style::error("FAILED   "),
                (false, false) => style::warning("possible "),
            };
            writeln!(out, "{verdict}  {:<10}  {attempt}: {answer}", held_by.unwrap_or("-"))?;
        }
        support.gaps().iter().try_for_each(|gap| writeln!(out, "programs can {gap}"))?;
        Ok(())
    }
}
