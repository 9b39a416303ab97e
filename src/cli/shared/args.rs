//! Arguments that the commands of several games share, and the parsers of their values.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::num::NonZeroUsize;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::thread;
use std::time::Duration;

use clap::Args;
use serde::{Deserialize, Serialize};
use suite_search::{Solvable, Solver};

use crate::note::note;

/// Parses a time in seconds, greater than 0.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let expected = || format!("expected a number of seconds greater than 0, found `{text}`");
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(expected)
}

/// Parses a whole number, at least 1.
pub fn positive<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| format!("expected a whole number of at least 1, found `{text}`"))
}

/// Parses a whole number.
pub fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a whole number, found `{text}`"))
}

/// Returns a parser of whole numbers in a range.
pub fn number_in<N>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}, found `{text}`"))
    }
}

/// Parses an amount of memory, such as `512M` or `2G`.
pub fn memory(text: &str) -> Result<Memory, String> {
    let expected = || format!("expected an amount of memory such as 512M or 2G, found `{text}`");
    let unit = text.bytes().last().ok_or_else(expected)?;
    let shift = match unit.to_ascii_uppercase() {
        b'K' => 10,
        b'M' => 20,
        b'G' => 30,
        b'T' => 40,
        _ => return Err(expected()),
    };
    let number: f64 = text[..text.len() - 1].parse().map_err(|_| expected())?;
    let bytes = number * f64::from(2_u32).powi(shift);
    if bytes >= 1.0 && bytes <= f64::from(2_u32).powi(50) { Ok(Memory(bytes as u64)) } else { Err(expected()) }
}

/// Returns an unpredictable seed, short enough to type.
pub fn random_seed() -> u64 {
    RandomState::new().build_hasher().finish() >> 32
}

/// Returns the number of cores that this process may use.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, NonZeroUsize::get)
}

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
    #[arg(long, value_parser = number::<u64>)]
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

/// An amount of memory in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory(pub u64);

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            bytes if bytes.is_multiple_of(1 << 30) => write!(f, "{}G", bytes >> 30),
            bytes => write!(f, "{}M", bytes >> 20),
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_has_a_unit() {
        for (text, bytes) in
            [("512M", 512 << 20), ("2G", 2 << 30), ("1.5g", 3 << 29), ("64K", 64 << 10), ("1T", 1 << 40)]
        {
            assert_eq!(memory(text), Ok(Memory(bytes)), "{text}");
        }
        for wrong in ["", "M", "512", "0G", "-1G", "1e99G", "NaNG", "2 X", "2GB", "é"] {
            assert!(memory(wrong).is_err_and(|message| message.contains("such as 512M or 2G")), "{wrong}");
        }
    }

    #[test]
    fn times_are_positive() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "x", "", "inf", "NaN", "1e400", "1e-40"] {
            let message = seconds(wrong).expect_err(wrong);
            assert_eq!(message, format!("expected a number of seconds greater than 0, found `{wrong}`"));
        }
    }
}
