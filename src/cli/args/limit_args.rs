//! The options for the limits of programs and their confinement.

use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use clap::builder::PossibleValue;
use suite_programs::{CommonLimits, ConfinementChoice, ProgramLimits};
use suite_text::seconds;
use suite_work::{Memory, memory};

use super::named::named;

/// The options of the commands that run programs for moves.
#[derive(Debug, Clone, Args)]
pub struct LimitOptions {
    /// CPU time limit for a move
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    time_limit: Duration,
    #[command(flatten)]
    common: CommonLimitOptions,
    /// Run programs in DIR, one game at a time, instead of temporary folders
    #[arg(long, value_name = "DIR")]
    work_dir: Option<PathBuf>,
}

/// The options of all commands that run programs.
#[derive(Debug, Clone, Args)]
pub struct CommonLimitOptions {
    /// Wall-clock time limit, not counting time spent waiting for a core [default: 3 times the CPU time limit]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    wall_limit: Option<Duration>,
    /// Memory limit for a program with its child processes, such as 512M or 2G
    #[arg(long, value_name = "SIZE", default_value = "2G", value_parser = memory)]
    memory_limit: Memory,
    /// Confinement of programs: no network, no files but the system's and their own, nothing outside their folder
    /// changed
    #[arg(
        long,
        value_name = "HOW",
        default_value = "auto",
        value_parser = named::<ConfinementChoice>(ConfinementChoice::ALL.map(value)),
    )]
    confine: ConfinementChoice,
}

/// Returns the name of a choice for the command line.
fn value(choice: ConfinementChoice) -> PossibleValue {
    PossibleValue::new(choice.name()).help(choice.description())
}

impl From<LimitOptions> for ProgramLimits {
    fn from(LimitOptions { time_limit, common, work_dir }: LimitOptions) -> Self {
        Self { time_limit, common: common.into(), work_dir }
    }
}

impl From<CommonLimitOptions> for CommonLimits {
    fn from(CommonLimitOptions { wall_limit, memory_limit, confine }: CommonLimitOptions) -> Self {
        Self { wall_limit, memory_limit, confine }
    }
}
