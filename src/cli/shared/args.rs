//! Arguments that the commands of several games share.

use std::error::Error;
use std::str::FromStr;

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use suite_search::{Solvable, Solver};
use suite_text::{positive, whole_number};
use suite_work::{Memory, cores, memory, note, number_in, random_seed};

/// The number of games played at the same time.
#[derive(Debug, Clone, Copy, Args)]
pub struct JobsArg {
    /// Number of games played at the same time [default: all cores; 1 if a person or a program plays, or if agents share a
    /// time limit or a folder]
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

/// The random seed.
#[derive(Debug, Clone, Copy, Args)]
pub struct SeedArg {
    /// Random seed; the same seed gives the same games [default: random, printed]
    #[arg(long, value_parser = whole_number::<u64>)]
    seed: Option<u64>,
}

impl SeedArg {
    /// Returns the seed that was given, if there was one.
    pub const fn given(self) -> Option<u64> {
        self.seed
    }

    /// Returns the seed that was given, or a random one.
    pub fn get(self) -> u64 {
        self.get_or(None)
    }

    /// Returns the seed that was given, or that of an earlier run, or a random one.
    pub fn get_or(self, earlier: Option<u64>) -> u64 {
        self.seed.or(earlier).unwrap_or_else(random_seed)
    }
}

/// The resources of a solver; its table takes `MEBIBYTES` by default.
#[derive(Debug, Clone, Copy, Args)]
pub struct SolverArgs<const MEBIBYTES: u64> {
    /// Number of search threads [default: all cores]
    #[arg(long, value_name = "N", value_parser = positive::<usize>)]
    threads: Option<usize>,
    /// Most memory for the transposition table, such as 512M or 2G; easy positions take less
    #[arg(long, value_name = "SIZE", default_value = default_memory(MEBIBYTES), value_parser = memory)]
    memory: Memory,
}

/// Returns a default amount of memory as it is typed. `default_value_t` would format it once for all commands.
const fn default_memory(mebibytes: u64) -> &'static str {
    match mebibytes {
        256 => "256M",
        1024 => "1G",
        _ => panic!("expected one of the defaults"),
    }
}

impl<const MEBIBYTES: u64> SolverArgs<MEBIBYTES> {
    /// Returns a solver for a position that is at most `plies` before the end. Its table has `least` bytes, doubled for each
    /// ply, and at most those that the command line allows.
    pub fn solver<G: Solvable>(self, least: u64, plies: u32) -> Solver<G> {
        let bytes = (least << plies.min(32)).min(self.memory.0);
        let threads = self.threads.unwrap_or_else(cores);
        Solver::new(usize::try_from(bytes).unwrap_or(usize::MAX), threads)
    }
}

/// Returns a parser of values that have names, which the help lists.
pub fn named<T>(names: impl IntoIterator<Item = PossibleValue>) -> impl TypedValueParser<Value = T>
where
    T: FromStr<Err: Error + Send + Sync> + Clone + Send + Sync + 'static,
{
    PossibleValuesParser::new(names).try_map(|name| name.parse())
}
