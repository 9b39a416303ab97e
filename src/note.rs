//! Notes and questions for people, on stderr. If it is closed, the work goes on.

/// Prints a line on stderr, with its colors on a terminal.
macro_rules! note {
    ($($argument:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(anstream::stderr(), $($argument)*);
    }};
}

/// Prints a question on stderr, for an answer on the same line.
macro_rules! ask {
    ($($argument:tt)*) => {{
        use std::io::Write as _;
        let _ = write!(anstream::stderr(), $($argument)*);
    }};
}

pub(crate) use {ask, note};
