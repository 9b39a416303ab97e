//! Matches between agents of any two-player game, with a referee that judges them.
//!
//! The arena knows no game by name: a [`GameSpec`] describes one. A participant is an [`AgentSource`], which makes a
//! fresh [`Agent`] for each game: a [`StrategyAgent`] within the program, a [`PipeAgent`] that is a child process, a
//! [`FileAgent`] that is a [`Call`] of a program for each move, or one of your own, such as a person at the terminal.
//! The referee owns the rules and the [`Clock`]. It ends every game with one [`Outcome`]; an agent that does wrong
//! loses the game by a [`Fault`], and the match goes on. [`Limits`] and a [`TimeBank`] say what an agent may use. A
//! [`Series`] plays many games; a [`Record`] tells of one, a [`Summary`] of all.

mod agent;
mod agent_source;
mod answer_file;
mod by_player;
mod clock;
mod confine;
mod elapsed;
mod fault;
mod fault_kind;
mod fault_report;
mod file_agent;
mod find_program;
mod game_spec;
mod history;
mod limits;
mod log;
mod match_error;
mod outcome;
mod parallel;
mod pipe_agent;
mod process;
mod record;
mod record_document;
mod referee;
mod resources;
mod rng;
mod rule_violation;
mod scratch;
mod series;
mod spectate;
mod strategy_agent;
mod summary;
#[cfg(test)]
mod tests;
mod time_bank;
mod transcribed;
mod turn;
mod unchecked_record;
mod win_rate;
mod work_dirs;

pub use agent::{Agent, Choice};
pub use agent_source::{AgentContext, AgentSource};
pub use answer_file::{AnswerError, open_answer, open_untrusted, write_task};
pub use clock::Clock;
pub use confine::{
    Confinement, Finding, LaunchError, Program, Rules, Support, attempt, files_beside, is_confined, is_python, launch,
    self_test,
};
pub use elapsed::Elapsed;
pub use fault::Fault;
pub use fault_kind::FaultKind;
pub use fault_report::FaultReport;
pub use file_agent::{FileAgent, FileProtocol};
pub use find_program::find_program;
pub use game_spec::{GameSpec, MoveError, parse_legal_move};
pub use limits::Limits;
pub use log::AgentLog;
pub use match_error::MatchError;
pub use outcome::Outcome;
pub use parallel::in_parallel;
pub use pipe_agent::{PipeAgent, PipeProtocol};
pub use process::{Call, LineReader, OutputLogs, ReadLine, run_helper};
pub use record::Record;
pub use record_document::{RECORD_SCHEMA, RECORD_VERSION};
pub use resources::with_second_try;
pub use rng::seeded_rng;
pub use rule_violation::RuleViolation;
pub use series::Series;
pub use spectate::Spectate;
pub use strategy_agent::StrategyAgent;
pub use suite_text::printable;
pub use summary::Summary;
pub use time_bank::TimeBank;
pub use transcribed::Transcribed;
pub use turn::Turn;
pub use unchecked_record::{RecordError, UncheckedRecord};
pub use win_rate::wilson;
pub use work_dirs::{WorkDir, WorkDirs};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
