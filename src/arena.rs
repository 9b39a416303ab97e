//! Plays games between agents, and judges them. No game is known here by name.
//!
//! A [`Contestant`] enters an [`Agent`] into each game: one that is built in, a [`PipeAgent`] that is a child process, a
//! [`FileAgent`] that is a new one for each move, or a person at the terminal. The [`referee`] owns the rules and the clock, and
//! ends every game with one verdict; [`Limits`] and a [`Budget`] say what an agent may use up. A [`Series`] plays many games; a
//! [`Record`] is what is told of one, a [`Summary`] of all.

mod agent;
mod clock;
mod fault;
mod files;
mod folders;
mod limits;
mod log;
mod pipe;
mod process;
mod record;
mod referee;
mod series;
mod setup;
mod summary;
#[cfg(test)]
mod tests;

pub use agent::{Agent, BuiltIn, Choice, Contestant, Seat, random};
pub use clock::Clock;
pub use fault::{Failure, Fault, Offence, printable};
pub use files::{FileAgent, FileProtocol};
pub use folders::Folders;
pub use limits::{Budget, Limits};
pub use log::Transcribed;
pub use pipe::{PipeAgent, Protocol};
pub use process::{Line, Lines};
pub use record::{Record, VERSION};
pub use referee::{Spectate, Took, Verdict};
pub use series::Series;
pub use setup::Setup;
pub use summary::Summary;
