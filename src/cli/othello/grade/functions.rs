//! Programs whose functions are called directly, by a driver that speaks the manager's protocol.

use std::path::Path;

use suite_arena::printable;
use suite_programs::{Language, ProgramArg, ProgramSource, is_program};

/// The driver.
const DRIVER: &str = include_str!("../../../../contrib/othello_functions.py");
/// The interpreter that runs it.
const PYTHON: &str = "python3";

/// Parses the name of a file as the program that calls its functions.
pub fn program(file: &str) -> Result<ProgramArg, String> {
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
    Ok(ProgramArg { label: format!("--functions {}", printable(file)), source: ProgramSource::Command(words) })
}
