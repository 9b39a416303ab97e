//! Notes and questions for people, on stderr. If it is closed, the work goes on.

use std::fmt::Arguments;
use std::io::Write;

/// Prints a line on stderr, with its colors on a terminal.
#[macro_export]
macro_rules! note {
    () => {
        $crate::note::line(::std::format_args!(""))
    };
    ($($argument:tt)*) => {
        $crate::note::line(::std::format_args!($($argument)*))
    };
}

/// Prints a question on stderr, for an answer on the same line.
#[macro_export]
macro_rules! ask {
    ($($argument:tt)*) => {
        $crate::note::question(::std::format_args!($($argument)*))
    };
}

/// Prints a line on stderr, as [`note!`] does.
pub fn line(text: Arguments<'_>) {
    let _ = writeln!(anstream::stderr(), "{text}");
}

/// Prints a question on stderr, as [`ask!`] does.
pub fn question(text: Arguments<'_>) {
    let _ = write!(anstream::stderr(), "{text}");
}
