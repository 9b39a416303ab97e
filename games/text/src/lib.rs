//! What all readers of an assignment's texts share: lines that may end in several ways, plain numbers, and quotes for messages.
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

use std::str::FromStr;

/// The lines of a text, taken one by one.
///
/// They may end in LF or CRLF, the last one in neither; blanks at the end of a line or of the text do not matter, nor does a
/// byte order mark at the start.
#[derive(Debug, Clone)]
pub struct Lines<'a> {
    rest: std::slice::Split<'a, u8, fn(&u8) -> bool>,
    number: usize,
}

impl<'a> Lines<'a> {
    /// The lines of `text`.
    #[must_use]
    pub fn new(text: &'a [u8]) -> Self {
        // Some editors begin a file with a byte order mark.
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text).trim_ascii_end();
        let mut rest = text.split((|&byte| byte == b'\n') as fn(&u8) -> bool);
        if text.is_empty() {
            // Nothing splits into one empty line.
            rest.next();
        }
        Self { rest, number: 0 }
    }

    /// The number of the line that was taken last, or tried to be, from 1.
    #[must_use]
    pub const fn number(&self) -> usize {
        self.number
    }
}

/// The lines without what ends them; after the last, each further try counts as a line.
impl<'a> Iterator for Lines<'a> {
    type Item = &'a [u8];

    fn next(&mut self) -> Option<&'a [u8]> {
        self.number += 1;
        self.rest.next().map(<[u8]>::trim_ascii_end)
    }
}

/// A whole number in decimal digits, without a sign.
#[must_use]
pub fn number<N: FromStr>(word: &[u8]) -> Option<N> {
    if word.iter().all(u8::is_ascii_digit) { std::str::from_utf8(word).ok()?.parse().ok() } else { None }
}

/// Text from outside, made fit for a message: in quotes, with what cannot be printed escaped, and not too long.
#[must_use]
pub fn quote(text: &[u8]) -> String {
    const LONGEST: usize = 40;
    let (shown, more) = if text.len() > LONGEST { (&text[..LONGEST], "...") } else { (text, "") };
    format!("\"{}{more}\"", shown.escape_ascii())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_in_many_ways() {
        let lines = |text: &'static str| Lines::new(text.as_bytes()).collect::<Vec<_>>();
        assert_eq!(lines("a\r\n\nb \t\nc"), [&b"a"[..], b"", b"b", b"c"]);
        assert_eq!(lines("\u{feff}a\n\r\n \n"), [b"a"]);
        assert_eq!(lines(" \n"), [b""; 0]);
    }

    #[test]
    fn numbers_are_plain() {
        assert_eq!(number(b"007"), Some(7));
        for wrong in ["", "+1", "-1", "1 ", "256", "x", "\u{661}"] {
            assert_eq!(number::<u8>(wrong.as_bytes()), None, "{wrong}");
        }
    }

    #[test]
    fn quotes_are_short_and_printable() {
        assert_eq!(quote(b"a\"b\n\xff"), r#""a\"b\n\xff""#);
        assert_eq!(quote(&[b'x'; 1000]).len(), 45);
    }
}
