//! The graded program of a rubric that grades no built-in players.

use anyhow::{Result, bail};
use suite_programs::{PlayerChoice, PlayerKind, ProgramSource};

/// Returns what a program is started from.
pub fn program_source(program: &PlayerChoice) -> Result<&ProgramSource> {
    match &program.kind {
        PlayerKind::Program(source) => Ok(source),
        PlayerKind::BuiltIn(_) | PlayerKind::Person => bail!("expected a program, found `{}`", program.label),
    }
}
