//! `suite GAME grade`: grades a program by the assignment's rubric.

pub mod go;
mod grade_args;
pub mod othello;
pub mod squirrel;

pub use self::grade_args::{GradeArgs, PointsArg};
