//! What long work shares: files, Ctrl-C, progress, notes for people, and plans that are cut into jobs. It knows no
//! game.
//!
//! | concept | where |
//! |---|---|
//! | output files that appear whole or not at all | [`output`] |
//! | input files, which may contain anything | [`input`] |
//! | files that grow by a line for each entry, and are read when a run is resumed | [`recorder`] |
//! | keyed checksums of results, by which changes show | [`ChecksumKey`] |
//! | JSON documents with a schema and a version | [`document`] |
//! | times and texts in them | [`in_seconds`], [`serialize_as_text!`] |
//! | Ctrl-C and other signals | [`interrupt`] |
//! | progress bars, and writers that count | [`Progress`], [`CountingWriter`] |
//! | notes and questions on stderr | [`note!`], [`ask!`] |
//! | tables for people, in text and on pages | [`write_table`], [`table`] |
//! | tables for spreadsheets | [`table_reader`], [`inert`] |
//! | plans, engines that run their jobs, locks | [`jobs`] |
//! | values as people type them | [`number_in`], [`memory`] |
//! | defaults | [`cores`], [`random_seed`] |
//! | small texts | [`counted`], [`file_name_part`], [`hex`] |
//! | command lines, as people type them | [`split_words`], [`join_words`], [`command_line`] |
//!
//! Functions that return [`anyhow::Error`] are for commands, which only print the error: it names the file, and what
//! was expected of it.

mod as_text;
mod checksum_key;
mod command_line;
mod cores;
mod counted;
pub mod document;
mod file_name_part;
mod hex;
pub mod in_seconds;
pub mod input;
pub mod interrupt;
pub mod jobs;
mod memory;
pub mod note;
mod number_in;
pub mod output;
mod progress;
mod random_seed;
pub mod recorder;
mod spreadsheet;
mod table;

pub use checksum_key::{ChecksumError, ChecksumKey};
pub use command_line::{command_line, join_words, split_words};
pub use cores::cores;
pub use counted::counted;
pub use file_name_part::file_name_part;
pub use hex::hex;
pub use memory::{Memory, memory};
pub use number_in::number_in;
pub use progress::{CountingWriter, Progress};
pub use random_seed::random_seed;
pub use spreadsheet::{inert, table_reader};
pub use table::{table, write_table};

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
