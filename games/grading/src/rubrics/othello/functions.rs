//! Programs whose functions are called directly, by a driver that speaks the manager's protocol.

use std::path::Path;

use suite_programs::{Language, PlayerChoice, PlayerKind, ProgramSource, is_program};
use suite_text::printable;

/// The driver.
const DRIVER: &str = include_str!("functions.py");
/// The interpreter that runs it.
const PYTHON: &str = "python3";

/// Parses the name of a file as the program that calls its functions.
///
/// # Errors
///
/// A message for people if there is no such Python file, or no Python.
pub fn functions_program(file: &str) -> Result<PlayerChoice, String> {
    if !Path::new(file).is_file() {
        return Err(format!("found no file `{file}`"));
    }
    if Language::of(Path::new(file)) != Some(Language::Python) {
        return Err(format!("expected a Python file, found `{file}`"));
    }
    if !is_program(PYTHON) {
        return Err(format!("found no program `{PYTHON}`"));
    }
    let words = [PYTHON, "-c", DRIVER, file].map(str::to_owned).into();
    let kind = PlayerKind::Program(ProgramSource::Command(words));
    Ok(PlayerChoice { label: format!("--functions {}", printable(file)), kind })
}
