//! The options of the commands that plan jobs, for the engine that runs them.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValue;
use suite_text::positive;
use suite_work::jobs::Engine;

use super::named::named;

/// The engine that runs jobs.
#[derive(Debug, Args)]
pub struct EngineArgs {
    /// Engine that will run the jobs; prints what to type
    #[arg(long = "for", value_name = "ENGINE", value_parser = named::<Engine>(Engine::ALL.map(value)))]
    engine: Option<Engine>,
    /// Number of jobs that an element of Slurm's job array does, so that it runs for minutes
    #[arg(long, value_name = "N", default_value = "5", value_parser = positive::<usize>)]
    batch: usize,
}

/// Returns the name of an engine for the command line.
fn value(engine: Engine) -> PossibleValue {
    PossibleValue::new(engine.name()).help(engine.description())
}

impl EngineArgs {
    /// Prints what to type to run the jobs of a plan, and to merge their results, if there is an engine. The programs
    /// of a job may have `memory` bytes.
    pub fn print(&self, folder: &Path, jobs: usize, memory: u64) -> Result<()> {
        let Some(engine) = self.engine else { return Ok(()) };
        let lines = engine.prepare(folder, jobs, self.batch, memory)?;
        writeln!(anstream::stdout().lock(), "{}\n{}", lines.run, lines.merge)?;
        Ok(())
    }
}
