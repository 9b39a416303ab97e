//! The number of games played at the same time.

use clap::Args;
use suite_work::{cores, note, number_in};

/// The number of games played at the same time.
#[derive(Debug, Clone, Copy, Args)]
pub struct JobsArg {
    /// Number of games played at the same time [default: all cores; 1 if a person or a program plays, or if agents
    /// share a time limit or a folder]
    #[arg(long, value_name = "N", value_parser = number_in::<u32>(1..=1024))]
    jobs: Option<u32>,
}

impl JobsArg {
    /// Returns the number that was given, or the default: 1 if `one_by_one` says that games would disturb each other.
    pub fn get(self, one_by_one: bool) -> u32 {
        self.jobs.unwrap_or_else(|| if one_by_one { 1 } else { u32::try_from(cores()).unwrap_or(1) })
    }

    /// Warns if more games with programs are to be played at a time than there are cores.
    pub fn warn(self) {
        let cores = cores();
        if let Some(jobs) = self.jobs.filter(|&jobs| jobs as usize > cores) {
            note!("warning: --jobs {jobs} on {cores} cores: programs wait for each other, and moves take longer");
        }
    }
}
