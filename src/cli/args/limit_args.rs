//! The options for the limits of programs, their confinement, and how they are set up.

use std::path::PathBuf;
use std::time::Duration;

use anyhow::Result;
use clap::Args;
use clap::builder::PossibleValue;
use suite_programs::{CommonLimits, ConfinementChoice, FilePattern, ProgramLimits, ProgramSetup, PythonChoice};
use suite_tabletop::StarterFile;
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
    /// Interpreter of .py files: a command, `python2` for the Python 2 that is here, or `auto` for the Python that each
    /// file is written for
    #[arg(long, value_name = "COMMAND", default_value = "auto")]
    python: PythonChoice,
    /// Lay the files in DIR beside each program, over its own of the same names; `starter` for free stand-ins of the
    /// course's starter files
    #[arg(long, value_name = "DIR")]
    with: Option<PathBuf>,
    /// Pattern of the program's name in a folder, besides the names that the assignment gives, such as 'hw1*.py'
    #[arg(long, value_name = "PATTERN")]
    file: Option<FilePattern>,
}

/// Returns the name of a choice for the command line.
fn value(choice: ConfinementChoice) -> PossibleValue {
    PossibleValue::new(choice.name()).help(choice.description())
}

impl LimitOptions {
    /// Returns the limits, in a game with these `stand_ins` for starter files.
    pub fn limits(self, stand_ins: &[StarterFile]) -> Result<ProgramLimits> {
        let Self { time_limit, common, work_dir } = self;
        Ok(ProgramLimits { time_limit, common: common.limits(stand_ins)?, work_dir })
    }
}

impl CommonLimitOptions {
    /// Returns the limits, in a game with these `stand_ins` for starter files.
    pub fn limits(self, stand_ins: &[StarterFile]) -> Result<CommonLimits> {
        let Self { wall_limit, memory_limit, confine, python, with, file } = self;
        let setup = ProgramSetup::new(python, with, file, stand_ins)?;
        Ok(CommonLimits { wall_limit, memory_limit, confine, setup, private: Vec::new() })
    }
}
