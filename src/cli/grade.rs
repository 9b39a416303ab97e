//! `suite GAME grade`: grades a program by the assignment's rubric.

pub mod go;
mod grade_args;
pub mod othello;
pub mod squirrel;

use suite_programs::{PlayerChoice, PlayerKind, ProgramArg, ProgramError};

pub use self::grade_args::{GradeArgs, PointsArg};

/// Returns a parser of programs, which have one of these names in a folder.
fn program(
    names: &'static [&'static str],
) -> impl Fn(&str) -> Result<PlayerChoice, ProgramError> + Clone + Send + Sync {
    let parse = ProgramArg::parser(names);
    move |text| {
        let ProgramArg { label, source } = parse(text)?;
        Ok(PlayerChoice { label, kind: PlayerKind::Program(source) })
    }
}
