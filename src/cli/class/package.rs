//! `suite class package`: archives for the autograders of other services.

use std::path::PathBuf;
use std::{env, fs};

use anyhow::{Context, Result, ensure};
use clap::{Args, Subcommand};
use suite_grading::class::{Linkage, Service, package};
use suite_work::note;
use suite_work::output::OutputFile;

use super::assignment_arg::AssignmentArg;
use crate::cli::status::Status;

/// Write an archive for the autograder of another service, which grades each submission as it comes.
///
/// It holds this program, a script that grades a submission, and the teacher's own cases. All submissions get the same
/// seed. The program has to be linked statically (`--target x86_64-unknown-linux-musl`) to start on any system.
#[derive(Args)]
#[command(
    arg_required_else_help = true,
    subcommand_required = true,
    subcommand_value_name = "SERVICE",
    subcommand_help_heading = "Services",
    after_help = "\
Example:
  suite class package gradescope squirrel --out autograder.zip --seed 1
  suite class package markus go --out autotest.zip --stage 1"
)]
pub struct Package {
    #[command(subcommand)]
    service: ServiceArg,
}

#[derive(Subcommand)]
enum ServiceArg {
    /// Gradescope: a script that sets up, and one that grades
    Gradescope(PackageArgs),
    /// MarkUs: a script that grades, for a custom tester
    Markus(PackageArgs),
    /// PrairieLearn: a script that grades, for an external grader
    Prairielearn(PackageArgs),
    /// Classroom 50: a script in Python that grades
    Classroom50(PackageArgs),
}

/// The assignment.
#[derive(Args)]
#[command(subcommand_value_name = "ASSIGNMENT", subcommand_help_heading = "Assignments")]
struct PackageArgs {
    #[command(subcommand)]
    assignment: AssignmentArg<PackageOptions>,
}

/// The arguments apart from those of the assignment.
#[derive(Args)]
struct PackageOptions {
    /// Archive to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// The program `suite` for the archive [default: this one]
    #[arg(long, value_name = "FILE")]
    program: Option<PathBuf>,
}

impl Package {
    pub fn run(self) -> Result<Status> {
        let (service, args) = match self.service {
            ServiceArg::Gradescope(args) => (Service::Gradescope, args),
            ServiceArg::Markus(args) => (Service::Markus, args),
            ServiceArg::Prairielearn(args) => (Service::Prairielearn, args),
            ServiceArg::Classroom50(args) => (Service::Classroom50, args),
        };
        let (PackageOptions { out, program }, assignment) = args.assignment.split()?;
        let path = program.map_or_else(env::current_exe, Ok).context("cannot find this program")?;
        let program = fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
        let linked = Linkage::of(&program);
        ensure!(linked != Linkage::NotAtAll, "--program: expected a program for Linux, found {}", path.display());
        if linked == Linkage::Dynamically {
            note!(
                "warning: {} is not linked statically, and may not start elsewhere; docs/classes.md says how to build \
                one that is, for --program",
                path.display()
            );
        }
        package(service, assignment, &program, OutputFile::at(&out)?)?;
        Ok(Status::Done)
    }
}
