//! What an agent can do wrong; it costs it the game.

use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use thiserror::Error;

/// Why an agent lost a game that was not over.
#[derive(Debug, Error)]
pub enum Fault {
    /// Its program does not run at all.
    #[error("could not be started: {0}")]
    NoStart(io::Error),
    /// It did not introduce itself.
    #[error("gave no name within {} s", .0.as_secs_f64())]
    NoName(Duration),
    /// It let the time for a move go by.
    #[error("gave no answer within {} s", .0.as_secs_f64())]
    Timeout(Duration),
    /// It used more CPU time than there is for a move.
    #[error("used more than {} s of CPU time", .0.as_secs_f64())]
    CpuTime(Duration),
    /// It has used all the CPU time that there is for the match.
    #[error("has used up its {} s of CPU time for the match", .0.as_secs_f64())]
    Budget(Duration),
    /// It held more memory than it may, in bytes.
    #[error("held more than {} MiB of memory", .0 >> 20)]
    Memory(u64),
    /// It wrote more than it may have on disk, in bytes.
    #[error("wrote more than {} MiB to disk", .0 >> 20)]
    Disk(u64),
    /// Its folder is gone, or is none any more that one can write to.
    #[error("has made its folder unusable: {0}")]
    NoFolder(io::Error),
    /// It wrote no answer.
    #[error("wrote no {0}")]
    Missing(&'static str),
    /// What it wrote cannot be an answer.
    #[error("wrote {what} for {file}")]
    Unreadable {
        /// The name of the file that was expected.
        file: &'static str,
        /// What is in its place.
        what: &'static str,
    },
    /// It ended in good order, or closed its output, where an answer was due.
    #[error("ended without an answer")]
    Eof,
    /// Its program failed, or was killed.
    #[error("crashed: {0}")]
    Crash(ExitStatus),
    /// What it said is no move.
    #[error("answered `{}`: {why}", printable(said))]
    Malformed {
        /// What it said.
        said: String,
        /// What is wrong with that.
        why: String,
    },
    /// What it said is a move, but not here.
    #[error("played {}{}", printable(said), clause(offence.as_ref()))]
    Illegal {
        /// What it said.
        said: String,
        /// Which rule that is against, if the game tells.
        offence: Option<Offence>,
    },
    /// It is a person who gives the game up.
    #[error("resigned")]
    Resigned,
    /// It is a person who has had enough.
    #[error("left the game")]
    Left,
    /// None: this computer has no room for its program. That ends the match, and nobody loses by it.
    #[error("this computer is out of resources: {0}")]
    NoRoom(io::Error),
}

/// A breach of a game's rules.
#[derive(Debug)]
pub struct Offence {
    /// The word for its kind in records.
    pub kind: &'static str,
    /// What it is, in words.
    pub why: String,
}

fn clause(offence: Option<&Offence>) -> String {
    offence.map_or(", which is not a legal move here".to_owned(), |offence| format!(": {}", offence.why))
}

impl Fault {
    /// What it is that a program does not start.
    pub fn no_start(error: io::Error) -> Self {
        if is_shortage(&error) { Self::NoRoom(error) } else { Self::NoStart(error) }
    }

    /// What it is that a program's folder cannot be used.
    pub fn no_folder(error: io::Error) -> Self {
        if is_shortage(&error) { Self::NoRoom(error) } else { Self::NoFolder(error) }
    }

    /// The word for this kind of fault in records.
    pub const fn reason(&self) -> &'static str {
        match self {
            Self::NoStart(_) => "no-start",
            Self::NoName(_) => "no-name",
            Self::Timeout(_) | Self::CpuTime(_) => "timeout",
            Self::Budget(_) => "budget",
            Self::Memory(_) => "memory",
            Self::Disk(_) => "disk",
            Self::NoFolder(_) => "no-folder",
            Self::Missing(_) => "missing",
            Self::Unreadable { .. } => "unreadable",
            Self::Eof => "eof",
            Self::Crash(_) => "crash",
            Self::Malformed { .. } => "malformed",
            Self::Illegal { .. } => "illegal",
            Self::Resigned => "resign",
            Self::Left => "left",
            Self::NoRoom(_) => "no-room",
        }
    }

    /// What the agent said that is wrong, if it said anything.
    pub fn said(&self) -> Option<&str> {
        match self {
            Self::Malformed { said, .. } | Self::Illegal { said, .. } => Some(said),
            _ => None,
        }
    }

    /// The word for the rule that was broken, where a game tells its rules apart.
    pub fn kind(&self) -> Option<&'static str> {
        match self {
            Self::Illegal { offence, .. } => offence.as_ref().map(|offence| offence.kind),
            _ => None,
        }
    }
}

/// Whether something failed for want of memory, processes, files or space on disk, which is no agent's fault.
fn is_shortage(error: &io::Error) -> bool {
    #[cfg(unix)]
    if matches!(rustix::io::Errno::from_io_error(error), Some(rustix::io::Errno::MFILE | rustix::io::Errno::NFILE)) {
        return true;
    }
    use io::ErrorKind::{OutOfMemory, QuotaExceeded, StorageFull, WouldBlock};
    matches!(error.kind(), OutOfMemory | QuotaExceeded | StorageFull | WouldBlock)
}

/// A fault, with what helps to find its cause.
#[derive(Debug)]
pub struct Failure {
    /// What went wrong.
    pub fault: Fault,
    /// The end of what the agent told people.
    pub last_words: String,
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self { fault, last_words: String::new() }
    }
}

/// Text from an agent, fit for a terminal: nothing in it moves the cursor or changes colours, and it is not too long.
pub fn printable(text: &str) -> String {
    let mut printable = String::new();
    for character in text.chars() {
        if printable.len() > LONGEST_QUOTE {
            printable.push_str("...");
            break;
        }
        if character.is_control() {
            printable.extend(character.escape_default());
        } else {
            printable.push(character);
        }
    }
    printable
}

/// Bytes of what an agent says that are repeated to people.
const LONGEST_QUOTE: usize = 200;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(unix)]
    fn a_shortage_is_nobody_s_fault() {
        use rustix::io::Errno;

        for errno in [Errno::MFILE, Errno::NFILE, Errno::AGAIN, Errno::NOMEM, Errno::NOSPC, Errno::DQUOT] {
            assert!(matches!(Fault::no_start(errno.into()), Fault::NoRoom(_)), "{errno}");
            assert!(matches!(Fault::no_folder(errno.into()), Fault::NoRoom(_)), "{errno}");
        }
        assert!(matches!(Fault::no_start(Errno::NOENT.into()), Fault::NoStart(_)));
        assert!(matches!(Fault::no_folder(Errno::ACCESS.into()), Fault::NoFolder(_)));
    }

    #[test]
    fn quotes_are_harmless_and_short() {
        assert_eq!(printable("2 3"), "2 3");
        assert_eq!(printable("\u{1b}[2J\r\té"), "\\u{1b}[2J\\r\\té");
        assert!(printable(&"x".repeat(10_000)).len() < 300);
    }
}
