//! The rules that a confined program runs under.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

use super::confinement::Confinement;

/// The rules for a confined program. In addition, it may read the system's folders, and write in the folder that it
/// runs in.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    /// The means that enforce the rules.
    pub confinement: Confinement,
    /// The files and folders that may be read and executed.
    pub read: Vec<PathBuf>,
    /// The folders whose entries may be listed.
    pub list: Vec<PathBuf>,
    /// The files that it must not find.
    pub hidden: Vec<PathBuf>,
    /// The bytes of writable memory of each process; [`u64::MAX`]: no limit, as with the others.
    pub memory: u64,
    /// The bytes of a file.
    pub file_size: u64,
    /// The processes and threads of the user, those of other programs included.
    pub tasks: u64,
    /// The process whose end ends the program.
    pub parent: u32,
    /// Whether the program is marked as one that must not start this executable.
    pub marks: bool,
    /// The process that holds the room of the program open, if it has one.
    pub room: Option<u32>,
    /// The folder that the program runs in, as it knows it.
    pub place: PathBuf,
}

impl Rules {
    /// The files that a process of the program may have open at a time.
    pub const OPEN_FILES: u64 = 512;
}
