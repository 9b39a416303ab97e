//! The kinds of faults.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The kind of a [`Fault`](crate::Fault), by its id in records and tables.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum FaultKind {
    /// `no-start`: the program cannot be started.
    NoStart,
    /// `compile`: the program cannot be compiled.
    Compile,
    /// `no-name`: there was no introduction in time.
    NoName,
    /// `timeout`: a move took more wall-clock time or CPU time than its limit.
    Timeout,
    /// `budget`: the CPU time for the match is used up.
    Budget,
    /// `memory`: the program held more memory than its limit.
    Memory,
    /// `processes`: the program had more processes at a time than its limit.
    Processes,
    /// `disk`: the program wrote more to disk than its limit.
    Disk,
    /// `no-folder`: the program made its working directory unusable.
    NoFolder,
    /// `missing`: there is no file with an answer.
    Missing,
    /// `unreadable`: the file with the answer is not a text file.
    Unreadable,
    /// `eof`: the program ended, or closed its output, without an answer.
    Eof,
    /// `crash`: the program failed or was killed.
    Crash,
    /// `malformed`: the answer is not a move.
    Malformed,
    /// `illegal`: the answer is a move that is not legal.
    Illegal,
    /// `resign`: a person gave up the game.
    Resign,
    /// `left`: a person left the match.
    Left,
    /// `out-of-resources`: the program used up what the computer has, and again when the game was played once more.
    OutOfResources,
}

impl FaultKind {
    /// Returns the id of the kind.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::NoStart => "no-start",
            Self::Compile => "compile",
            Self::NoName => "no-name",
            Self::Timeout => "timeout",
            Self::Budget => "budget",
            Self::Memory => "memory",
            Self::Processes => "processes",
            Self::Disk => "disk",
            Self::NoFolder => "no-folder",
            Self::Missing => "missing",
            Self::Unreadable => "unreadable",
            Self::Eof => "eof",
            Self::Crash => "crash",
            Self::Malformed => "malformed",
            Self::Illegal => "illegal",
            Self::Resign => "resign",
            Self::Left => "left",
            Self::OutOfResources => "out-of-resources",
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
