//! The number of submissions at the same time.

use clap::Args;
use suite_work::{cores, number_in};

/// The number of submissions at the same time.
#[derive(Args)]
pub struct ClassJobsArg {
    /// Number of submissions graded at the same time [default: all cores]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1024))]
    jobs: Option<u32>,
}

impl ClassJobsArg {
    /// Returns the number that was given, or the default.
    pub fn get(&self) -> u32 {
        self.jobs.unwrap_or_else(|| u32::try_from(cores()).unwrap_or(1))
    }
}
