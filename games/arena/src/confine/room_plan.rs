//! What is in the room of a program.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// What is in a room.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct RoomPlan {
    /// The files and folders that the program may read besides the system's.
    pub(crate) read: Vec<PathBuf>,
    /// The files that it must not find.
    pub(crate) hidden: Vec<PathBuf>,
    /// The folder that it runs and writes in.
    pub(crate) place: PathBuf,
    /// The bytes that it may write, in memory; `None`: in the folder on disk.
    pub(crate) bytes: Option<u64>,
}
