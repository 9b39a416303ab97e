//! Errors that end a match.

use std::io;
use std::path::PathBuf;

use thiserror::Error;

/// An error that ends a match, and that no agent loses by.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum MatchError {
    /// The interrupt flag was raised.
    #[error("interrupted")]
    Interrupted,
    /// The game is not over: a person has not decided yet.
    #[error("adjourned")]
    Adjourned,
    /// The computer has no room for an agent's program.
    #[error("this computer is out of resources: {0}")]
    OutOfResources(io::Error),
    /// Every game ends within the random moves that it was to begin with, or none was found that does not.
    #[error("no game lasts longer than {0} random plies")]
    NoOpening(usize),
    /// The log cannot be written.
    #[error("cannot write the log in {}", folder.display())]
    Log {
        /// The folder of the log.
        folder: PathBuf,
        /// The reason.
        source: io::Error,
    },
}
