//! Programs that people hand in, and how they are run: languages, compilers, limits and confinement. It knows no game.
//!
//! | concept | where |
//! |---|---|
//! | what it is started from: a command line or a source file | [`ProgramSource`], [`SourceFile`] |
//! | the languages of the courses, with their compilers | [`Language`] |
//! | which Python starts a program | [`PythonChoice`], [`PythonVersion`], [`Interpreter`] |
//! | how programs are set up: Python, starter files, names | [`ProgramSetup`], [`StarterFiles`], [`FilePattern`] |
//! | files of a program that are copied to where it runs | [`helper_files`] |
//! | what a compiler says of a file that it cannot compile | [`CompileError`] |
//! | what to do about the faults of programs | [`FaultContext`], [`advice_on_failure`], [`advice_on_game`] |
//! | what a program answers in a single position | [`PositionAnswer`] |
//! | why a program is not run through no fault of its own | [`Refusal`] |
//! | limits and confinement as data | [`ProgramLimits`], [`CommonLimits`], [`ConfinementChoice`] |
//! | players by name, and participants of games | [`PlayerChoice`], [`Participant`], [`ProgramTerms`] |
//! | a program that was handed in, by name and content | [`Submission`], [`content_hash`] |
//! | what its results depend on besides its files | [`Surroundings`], [`Surveyor`] |
//! | a program, compiled, with the folders that it runs in | [`HostedProgram`] |
//! | the launcher of confined programs, which is this very executable | [`confined`] |
//!
//! An executable that hosts programs calls [`confined::become_program`] first of all.
//!
//! Functions that return [`anyhow::Error`] are for commands, which only print the error.

mod advice;
mod compilation;
pub mod confined;
mod confinement_choice;
mod content;
mod helper_files;
mod hosted_program;
mod interpreters;
mod java_class;
mod language;
mod participant;
mod player_choice;
mod position_answer;
mod program_limits;
mod program_setup;
mod program_source;
mod python;
mod refusal;
mod source_file;
mod starter_files;
mod submission;
mod surroundings;

pub use advice::{FaultContext, advice_on_failure, advice_on_game, board_with_moves};
pub use compilation::CompileError;
pub use confinement_choice::{ConfinementChoice, UnknownConfinement};
pub use content::{GRADING, content_hash, short_hash};
pub use helper_files::helper_files;
pub use hosted_program::HostedProgram;
pub use interpreters::{NoInterpreter, interpreters};
pub use language::Language;
pub use participant::{NoPeople, Participant, PersonAgents, ProgramTerms};
pub use player_choice::{PlayerChoice, PlayerKind, parse_built_in};
pub use position_answer::PositionAnswer;
pub use program_limits::{CommonLimits, ProgramLimits};
pub use program_setup::{FilePattern, ParsePatternError, ProgramSetup};
pub use program_source::{NotReady, ProgramError, ProgramSource, archive_stem, is_program, is_refusal};
pub use python::{Interpreter, PythonChoice, PythonVersion};
pub use refusal::Refusal;
pub use source_file::{FolderError, SourceFile, is_source};
pub use starter_files::{STARTER_NAMES, StarterFiles, is_starter_module};
pub use submission::Submission;
pub use surroundings::{Surroundings, Surveyor};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
