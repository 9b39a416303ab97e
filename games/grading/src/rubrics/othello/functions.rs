//! Programs whose functions are called directly, by a driver that speaks the manager's protocol.

use std::path::Path;

use suite_othello::Position;
use suite_programs::{Language, PlayerChoice, PlayerKind, ProgramSource, SourceFile};
use suite_tabletop::Tabletop;
use suite_text::printable;

/// The driver.
const DRIVER: &str = include_str!("functions.py");

/// Parses the name of a file as the program that calls its functions.
///
/// # Errors
///
/// A message for people if there is no such Python file.
pub fn functions_program(file: &str) -> Result<PlayerChoice, String> {
    if !Path::new(file).is_file() {
        return Err(format!("found no file `{file}`"));
    }
    let source = SourceFile::at(Path::new(file), Position::<u64>::PROGRAM_NAMES, None).and_then(Result::ok);
    let source = source.filter(|source| source.language == Language::Python);
    let source = source.ok_or_else(|| format!("expected a Python file, found `{file}`"))?;
    let kind = PlayerKind::Program(ProgramSource::File(SourceFile { driver: Some(DRIVER), ..source }));
    Ok(PlayerChoice { label: format!("--functions {}", printable(file)), kind })
}
