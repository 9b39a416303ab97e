//! Programs as the command line names them.

use suite_text::printable;

use crate::{ProgramError, ProgramSource};

/// A program as the command line names it.
#[derive(Debug, Clone)]
pub struct ProgramArg {
    /// The argument, with unprintable characters escaped.
    pub label: String,
    /// What it is started from.
    pub source: ProgramSource,
}

impl ProgramArg {
    /// Returns a parser of programs, which have one of these names in a folder.
    pub fn parser(names: &'static [&'static str]) -> impl Fn(&str) -> Result<Self, ProgramError> + Clone + Send + Sync {
        move |text| Ok(Self { label: printable(text), source: ProgramSource::parse(text, names)? })
    }
}
