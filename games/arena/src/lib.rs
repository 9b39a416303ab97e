//! Matches between agents of any two-player game, with a referee that judges them.
//!
//! No game is known here by name: a [`GameSpec`] tells what the arena has to know about one. A participant is an [`AgentSource`],
//! which makes a fresh [`Agent`] for each game: a [`StrategyAgent`] within the program, a [`PipeAgent`] that is a child process, a
//! [`FileAgent`] that is a new process for each move, or one of your own, such as a person at the terminal. The referee owns the
//! rules and the [`Clock`]. It ends every game with one [`Outcome`]; an agent that does wrong loses the game by a [`Fault`], and the
//! match goes on. [`Limits`] and a [`TimeBank`] say what an agent may use. A [`Series`] plays many games; a [`Record`] tells of one,
//! a [`Summary`] of all.

mod agent;
mod agent_source;
mod clock;
mod elapsed;
mod fault;
mod fault_kind;
mod file_agent;
mod game_spec;
mod history;
mod limits;
mod log;
mod match_error;
mod outcome;
mod pipe_agent;
mod printable;
mod process;
mod record;
mod referee;
mod rng;
mod series;
mod spectate;
mod strategy;
mod strategy_agent;
mod summary;
#[cfg(test)]
mod tests;
mod time_bank;
mod transcribed;
mod work_dirs;

pub use agent::{Agent, Choice};
pub use agent_source::{AgentContext, AgentSource};
pub use clock::Clock;
pub use elapsed::Elapsed;
pub use fault::{Fault, RuleViolation};
pub use fault_kind::FaultKind;
pub use file_agent::{FileAgent, FileProtocol};
pub use game_spec::GameSpec;
pub use history::Turn;
pub use limits::Limits;
pub use log::AgentLog;
pub use match_error::MatchError;
pub use outcome::{FaultReport, Outcome};
pub use pipe_agent::{PipeAgent, PipeProtocol};
pub use printable::printable;
pub use process::{LineReader, ReadLine};
pub use record::{Record, VERSION};
pub use rng::seeded_rng;
pub use series::Series;
pub use spectate::Spectate;
pub use strategy::decide;
pub use strategy_agent::StrategyAgent;
pub use summary::Summary;
pub use time_bank::TimeBank;
pub use transcribed::Transcribed;
pub use work_dirs::{WorkDir, WorkDirs};

/// The example of the project's ARCHITECTURE.md, tested here.
#[cfg(doctest)]
#[doc = include_str!("../../../ARCHITECTURE.md")]
struct Architecture;
