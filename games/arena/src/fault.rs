//! The faults of agents.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use thiserror::Error;

use crate::{FaultKind, RuleViolation, printable};

/// A fault of an agent, which costs it the game.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum Fault {
    /// The agent's program cannot be started.
    #[error("could not be started: {0}")]
    NoStart(io::Error),
    /// The agent's program could not be compiled.
    #[error("could not be compiled: {why}")]
    Compile {
        /// The way in which the compiler failed.
        why: String,
        /// The beginning of what the compiler said.
        message: String,
    },
    /// The agent did not introduce itself in time.
    #[error("gave no name within {} s", .0.as_secs_f64())]
    NoName(Duration),
    /// The wall-clock time for a move is up.
    #[error("gave no answer within {} s", .0.as_secs_f64())]
    Timeout(Duration),
    /// The agent used more CPU time than a move may take.
    #[error("used more than {} s of CPU time", .0.as_secs_f64())]
    CpuTime(Duration),
    /// The agent has used all the CPU time that it had for the match.
    #[error("has used up its {} s of CPU time for the match", .0.as_secs_f64())]
    TimeBank(Duration),
    /// The agent held more memory than this many bytes.
    #[error("held more than {} MiB of memory", .0 >> 20)]
    Memory(u64),
    /// The agent had more than this many processes at a time.
    #[error("had more than {0} processes")]
    Processes(u32),
    /// The agent wrote more than this many bytes to disk.
    #[error("wrote more than {} MiB to disk", .0 >> 20)]
    Disk(u64),
    /// The agent removed its working directory, or made it impossible to write to.
    #[error("made its working folder unusable: {0}")]
    NoFolder(io::Error),
    /// The agent did not write the file that its answer belongs in.
    #[error("wrote no {0}")]
    Missing(&'static str),
    /// The file that the answer belongs in is not a text file.
    #[error("wrote {file}, which {problem}")]
    Unreadable {
        /// The name of the file.
        file: &'static str,
        /// The problem with it.
        problem: &'static str,
    },
    /// The agent ended, or closed its output, without an answer.
    #[error("ended without an answer")]
    Eof,
    /// The agent's program failed or was killed.
    #[error("crashed: {0}")]
    Crash(ExitStatus),
    /// The answer is not a move.
    #[error("answered `{}`: {why}", printable(said))]
    Malformed {
        /// The answer.
        said: String,
        /// The problem with it.
        why: String,
    },
    /// The answer is a move that is not legal in the position.
    #[error("played {}{}", printable(said), clause(violation.as_ref()))]
    Illegal {
        /// The answer.
        said: String,
        /// The rule that the move breaks, if the game tells its rules apart.
        violation: Option<RuleViolation>,
    },
    /// A person gave up the game.
    #[error("resigned")]
    Resigned,
    /// A person left the match.
    #[error("left the game")]
    Left,
    /// A person has not decided yet. This ends no game: it goes on [later](crate::Series::resume).
    #[error("has not decided yet")]
    Adjourned,
    /// The agent's program took the resources that the computer has, and again when the game was played once more.
    #[error("used up what this computer has, and again when the game was played once more: {0}")]
    TookResources(io::Error),
    /// The computer has no room for the agent's program. This ends the match, and nobody loses by it.
    #[error("this computer is out of resources: {0}")]
    OutOfResources(io::Error),
}

fn clause(violation: Option<&RuleViolation>) -> String {
    violation.map_or(", which is not a legal move here".to_owned(), |violation| format!(": {}", violation.message))
}

impl Fault {
    /// Returns the fault of a program that cannot be started: none of its own if the computer is out of resources.
    #[must_use]
    pub fn no_start(error: io::Error) -> Self {
        if is_shortage(&error) { Self::OutOfResources(error) } else { Self::NoStart(error) }
    }

    /// Returns the fault of a program whose working directory cannot be used: none of its own if the computer is out of
    /// resources.
    #[must_use]
    pub fn no_folder(error: io::Error) -> Self {
        if is_shortage(&error) { Self::OutOfResources(error) } else { Self::NoFolder(error) }
    }

    /// Returns the kind of the fault.
    #[must_use]
    pub const fn kind(&self) -> FaultKind {
        match self {
            Self::NoStart(_) => FaultKind::NoStart,
            Self::Compile { .. } => FaultKind::Compile,
            Self::NoName(_) => FaultKind::NoName,
            Self::Timeout(_) | Self::CpuTime(_) => FaultKind::Timeout,
            Self::TimeBank(_) => FaultKind::Budget,
            Self::Memory(_) => FaultKind::Memory,
            Self::Processes(_) => FaultKind::Processes,
            Self::Disk(_) => FaultKind::Disk,
            Self::NoFolder(_) => FaultKind::NoFolder,
            Self::Missing(_) => FaultKind::Missing,
            Self::Unreadable { .. } => FaultKind::Unreadable,
            Self::Eof => FaultKind::Eof,
            Self::Crash(_) => FaultKind::Crash,
            Self::Malformed { .. } => FaultKind::Malformed,
            Self::Illegal { .. } => FaultKind::Illegal,
            Self::Resigned => FaultKind::Resign,
            Self::Left | Self::Adjourned => FaultKind::Left,
            Self::TookResources(_) | Self::OutOfResources(_) => FaultKind::OutOfResources,
        }
    }

    /// Returns the answer that is wrong, if there was one.
    #[must_use]
    pub fn said(&self) -> Option<&str> {
        match self {
            Self::Malformed { said, .. } | Self::Illegal { said, .. } => Some(said),
            _ => None,
        }
    }

    /// Returns the beginning of what the compiler said, if the agent's program could not be compiled.
    #[must_use]
    pub fn compiler_message(&self) -> Option<&str> {
        match self {
            Self::Compile { message, .. } => Some(message),
            _ => None,
        }
    }

    /// Returns the id of the rule that was broken, if the game tells its rules apart.
    #[must_use]
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { violation, .. } => violation.as_ref().map(|violation| violation.rule),
            _ => None,
        }
    }
}

/// Returns whether something failed for want of memory, processes, files or disk space, which is no agent's fault.
fn is_shortage(error: &io::Error) -> bool {
    #[cfg(unix)]
    if matches!(rustix::io::Errno::from_io_error(error), Some(rustix::io::Errno::MFILE | rustix::io::Errno::NFILE)) {
        return true;
    }
    use io::ErrorKind::{OutOfMemory, QuotaExceeded, StorageFull, WouldBlock};
    matches!(error.kind(), OutOfMemory | QuotaExceeded | StorageFull | WouldBlock)
}

#[cfg(all(test, unix))]
mod tests {
    use rustix::io::Errno;

    use super::*;

    #[test]
    fn a_shortage_is_no_agent_s_fault() {
        for errno in [Errno::MFILE, Errno::NFILE, Errno::AGAIN, Errno::NOMEM, Errno::NOSPC, Errno::DQUOT] {
            assert!(matches!(Fault::no_start(errno.into()), Fault::OutOfResources(_)), "{errno}");
            assert!(matches!(Fault::no_folder(errno.into()), Fault::OutOfResources(_)), "{errno}");
        }
        assert!(matches!(Fault::no_start(Errno::NOENT.into()), Fault::NoStart(_)));
        assert!(matches!(Fault::no_folder(Errno::ACCESS.into()), Fault::NoFolder(_)));
    }
}
