//! A submitted file, read line by line against the expected lines.

use std::convert::Infallible;
use std::io::{self, BufRead, BufReader, Read};

use crate::comparison::{Comparison, Difference};
use crate::file_digest::LONGEST_LINE;

/// The reason why a comparison ended early.
pub(crate) enum Stop {
    Different(Box<Difference>),
    Unreadable(io::Error),
}

impl From<io::Error> for Stop {
    fn from(error: io::Error) -> Self {
        Self::Unreadable(error)
    }
}

impl From<Infallible> for Stop {
    fn from(never: Infallible) -> Self {
        match never {}
    }
}

/// A reader of a submitted file.
pub(crate) struct Submission<'a> {
    file: BufReader<&'a mut dyn Read>,
    /// The current line with its line ending; empty at the end of the file.
    current: Vec<u8>,
    /// The number of the current line, from 1.
    number: u64,
    /// Set while every line has been as expected to the byte.
    is_exact: bool,
}

impl<'a> Submission<'a> {
    pub(crate) fn new(file: BufReader<&'a mut dyn Read>) -> Self {
        Self { file, current: Vec::new(), number: 0, is_exact: true }
    }

    /// Advances to the next line.
    pub(crate) fn advance(&mut self) -> io::Result<()> {
        self.current.clear();
        self.number += 1;
        self.file.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut self.current)?;
        Ok(())
    }

    /// Returns `true` if the current line is `expected`, except for trailing blanks.
    pub(crate) fn is(&self, expected: &[u8]) -> bool {
        !self.current.is_empty() && self.current.trim_ascii_end() == expected
    }

    /// Accepts the current line as `expected`, and notes whether it is exact.
    pub(crate) fn accept(&mut self, expected: &[u8]) {
        self.is_exact &= self.current.strip_suffix(b"\n") == Some(expected);
    }

    /// Advances to the next line, which should be `expected`.
    pub(crate) fn expect(&mut self, expected: &str, explanation: impl FnOnce() -> String) -> Result<(), Stop> {
        self.advance()?;
        self.expect_current(expected, explanation)
    }

    /// Takes the current line, which should be `expected`.
    pub(crate) fn expect_current(&mut self, expected: &str, explanation: impl FnOnce() -> String) -> Result<(), Stop> {
        if self.is(expected.as_bytes()) {
            self.accept(expected.as_bytes());
            Ok(())
        } else {
            Err(Stop::Different(Box::new(self.difference(Some(expected.as_bytes()), explanation()))))
        }
    }

    /// Reads the rest of the file, which should be blank, and returns the result of the whole comparison.
    pub(crate) fn expect_end(mut self, explanation: impl FnOnce() -> String) -> Result<Comparison, Stop> {
        loop {
            self.advance()?;
            if self.current.is_empty() {
                return Ok(if self.is_exact { Comparison::Right } else { Comparison::RightButForBlanks });
            }
            self.is_exact = false;
            if !self.current.trim_ascii().is_empty() {
                return Err(Stop::Different(Box::new(self.difference(None, explanation()))));
            }
        }
    }

    /// Returns the difference between the current line and `expected`.
    pub(crate) fn difference(&self, expected: Option<&[u8]>, explanation: String) -> Difference {
        let text = |line: &[u8]| String::from_utf8_lossy(line.trim_ascii_end()).into_owned();
        Difference {
            line: self.number,
            found: (!self.current.is_empty()).then(|| text(&self.current)),
            expected: expected.map(text),
            path: Vec::new(),
            explanation: self.oddity(expected.is_some()).map_or(explanation, str::to_owned),
            mistakes: Vec::new(),
        }
    }

    /// Returns what is odd about the text of the current line, whatever it tells.
    fn oddity(&self, is_expected: bool) -> Option<&'static str> {
        let (line, is_first) = (&self.current[..], self.number == 1);
        match line.trim_ascii_end() {
            [0xef, 0xbb, 0xbf, ..] if is_first => {
                Some("Your file begins with a byte order mark: write UTF-8 without it.")
            }
            [0xff, 0xfe, ..] | [0xfe, 0xff, ..] if is_first => Some("Your file is in UTF-16: write ASCII or UTF-8."),
            [] if is_expected && !line.is_empty() => Some("This line is blank, and the right file has none here."),
            text if text.contains(&b'\r') => Some("Your lines end with CR alone: end them with LF, or with CR and LF."),
            _ => None,
        }
    }
}
