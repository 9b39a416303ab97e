//! Parts that all parsers of the assignments' text files share: lines, unsigned numbers, and texts for error messages.
//!
//! ```
//! use suite_text::{Lines, number, quote};
//!
//! let mut lines = Lines::new(b"5\r\n21000 \n\n");
//! assert_eq!(lines.next().and_then(number), Some(5));
//! assert_eq!((lines.next(), lines.number()), (Some(&b"21000"[..]), 2));
//! assert_eq!((lines.next(), lines.number()), (None, 3));
//! assert_eq!(quote(b"5\x00"), r#""5\x00""#);
//! ```

mod file;
mod json_error;
mod numbers;
mod printable;
mod utf8;

use std::str::FromStr;

pub use file::{ReadFileError, file_name, read_file};
pub use json_error::json_error;
pub use numbers::{positive, seconds, whole_number};
pub use printable::printable;
pub use utf8::decode_utf8;

/// An iterator over the lines of a text, without their line endings and trailing blanks.
///
/// Lines may end in LF or CRLF, and the last one in neither. Blank lines at the end of the text and a byte order mark
/// at the start are skipped.
#[derive(Debug, Clone)]
pub struct Lines<'a> {
    rest: std::slice::Split<'a, u8, fn(&u8) -> bool>,
    number: usize,
}

impl<'a> Lines<'a> {
    /// Creates an iterator over the lines of `text`.
    #[must_use]
    pub fn new(text: &'a [u8]) -> Self {
        // Some editors begin a file with a byte order mark.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_end();
        let mut rest = text.split((|&byte| byte == b'\n') as fn(&u8) -> bool);
        if text.is_empty() {
            // `split` yields one empty line for an empty text.
            rest.next();
        }
        Self { rest, number: 0 }
    }

    /// Returns the number of the line last returned, counted from 1. Each call of `next` after the last line counts as
    /// a line.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        self.number += 1;
        self.rest.next().map(<[u8]>::trim_ascii_end)
    }
}

/// Parses an unsigned number of decimal digits; a sign or any other character gives `None`.
#[must_use]
pub fn number<N: FromStr>(word: &[u8]) -> Option<N> {
    if word.iter().all(u8::is_ascii_digit) { std::str::from_utf8(word).ok()?.parse().ok() } else { None }
}

/// Quotes a text for an error message: unprintable bytes are escaped, and a long text is cut short.
#[must_use]
pub fn quote(text: &[u8]) -> String {
    const LONGEST: usize = 40;
    let (shown, ellipsis) = if text.len() > LONGEST { (&text[..LONGEST], "...") } else { (text, "") };
    format!("\"{}{ellipsis}\"", shown.escape_ascii())
}

/// The example of this crate's README, tested here.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn line_endings_and_trailing_blanks_are_removed() {
        let lines = |text: &'static str| Lines::new(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(lines("a\r\n\nb \t\nc"), [&b"a"[..], b"", b"b", b"c"]);
        assert_eq!(lines("\u{feff}a\n\r\n \n"), [b"a"]);
        assert_eq!(lines(" \n"), [b""; 0]);
    }

    #[test]
    fn numbers_are_digits_only() {
        assert_eq!(number(b"007"), Some(7));
        for wrong in ["", "+1", "-1", "1 ", "256", "x", "\u{661}"] {
            assert_eq!(number::<u8>(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn quotations_are_short_and_printable() {
        assert_eq!(quote(b"a\"b\n\xff"), r#""a\"b\n\xff""#);
        assert_eq!(quote(&[b'x'; 1000]).len(), 45);
    }
}
