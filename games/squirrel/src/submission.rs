//! Somebody's file, read line by line against what belongs there.

use std::io::{self, BufRead, Read};

use crate::verdict::{Difference, Verdict};

/// Why a comparison ends before the files do.
pub(crate) enum Stop {
    Different(Box<Difference>),
    Unreadable(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

/// The lines of somebody's file.
pub(crate) struct Submission<'a, R> {
    file: &'a mut R,
    /// The line that was read last, with what ends it; nothing at the end of the file.
    current: Vec<u8>,
    /// Its number, from 1.
    number: u64,
    /// Whether everything so far was as expected to the byte.
    exact: bool,
    /// Whether to go past blank lines as if they were not there.
    pub(crate) skips_blank_lines: bool,
}

/// No line that is right is near as long, and a file may be anything.
pub(crate) const LONGEST_LINE: u64 = 64 * 1024;

impl<'a, R: BufRead> Submission<'a, R> {
    pub(crate) fn new(file: &'a mut R) -> Self {
        Self { file, current: Vec::new(), number: 0, exact: true, skips_blank_lines: false }
    }

    /// Goes on to the next line.
    pub(crate) fn advance(&mut self) -> io::Result<()> {
        loop {
            self.current.clear();
            self.number += 1;
            self.file.take(LONGEST_LINE).read_until(b'\n', &mut self.current)?;
            if !self.skips_blank_lines || self.current.is_empty() || !self.current.trim_ascii().is_empty() {
                return Ok(());
            }
        }
    }

    /// Whether the current line says `expected`, blanks at its end aside.
    pub(crate) fn is(&self, expected: &[u8]) -> bool {
        !self.current.is_empty() && self.current.trim_ascii_end() == expected
    }

    /// Takes the current line for `expected`, which it is but for blanks.
    pub(crate) fn accept(&mut self, expected: &[u8]) {
        self.exact &= self.current.strip_suffix(b"\n") == Some(expected);
    }

    /// Goes on to the next line, which must say `expected`.
    pub(crate) fn expect(&mut self, expected: &str, explanation: impl FnOnce() -> String) -> Result<(), Stop> {
        self.advance()?;
        if self.is(expected.as_bytes()) {
            self.accept(expected.as_bytes());
            Ok(())
        } else {
            Err(Stop::Different(Box::new(self.difference(Some(expected.as_bytes()), explanation()))))
        }
    }

    /// Makes sure that nothing but blanks follows, and says how the file compares on the whole.
    pub(crate) fn expect_end(mut self, explanation: impl FnOnce() -> String) -> Result<Verdict, Stop> {
        loop {
            self.advance()?;
            if self.current.is_empty() {
                return Ok(if self.exact { Verdict::Right } else { Verdict::RightButForBlanks });
            }
            self.exact = false;
            if !self.current.trim_ascii().is_empty() {
                return Err(Stop::Different(Box::new(self.difference(None, explanation()))));
            }
        }
    }

    /// The current line as a difference.
    pub(crate) fn difference(&self, expected: Option<&[u8]>, explanation: String) -> Difference {
        let text = |line: &[u8]| String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
        Difference {
            line: self.number,
            found: (!self.current.is_empty()).then(|| text(&self.current)),
            expected: expected.map(text),
            path: Vec::new(),
            explanation,
            mistakes: Vec::new(),
        }
    }
}
