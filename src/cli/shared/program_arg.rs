//! Programs as the command line names them.

use std::str::FromStr;

use suite_arena::printable;

use super::player_arg::{is_program, words};

/// A program as the command line names it.
#[derive(Debug, Clone)]
pub struct ProgramArg {
    /// The argument, with unprintable characters escaped.
    pub label: String,
    /// The words of its command line, at least one.
    pub words: Vec<String>,
}

impl FromStr for ProgramArg {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let words = words(text).ok_or("expected a command, found an unclosed quote or nothing")?;
        if is_program(&words[0]) {
            Ok(Self { label: printable(text), words })
        } else {
            Err(format!("found no program `{}`", words[0]))
        }
    }
}
