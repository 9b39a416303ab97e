//! The graded program of a rubric that grades no built-in players.

use anyhow::{Result, bail};
use suite_arena::printable;
use suite_programs::{PlayerChoice, PlayerKind, ProgramSource};

/// Parses the text that names a program, which has one of these names in a folder.
pub fn parse_program(text: &str, names: &'static [&'static str]) -> Result<PlayerChoice, String> {
    let source = ProgramSource::parse(text, names).map_err(|error| error.to_string())?;
    Ok(PlayerChoice { label: printable(text), kind: PlayerKind::Program(source) })
}

/// Returns what a program is started from.
pub fn program_source(program: &PlayerChoice) -> Result<&ProgramSource> {
    match &program.kind {
        PlayerKind::Program(source) => Ok(source),
        PlayerKind::BuiltIn(_) | PlayerKind::Person => bail!("expected a program, found `{}`", program.label),
    }
}
