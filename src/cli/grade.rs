//! `suite GAME grade`: grades a program by the assignment's rubric.

mod feedback_arg;
pub mod go;
mod grade_args;
pub mod othello;
pub mod squirrel;

pub use self::feedback_arg::FeedbackArg;
pub use self::grade_args::{GradeArgs, PointsArg};
