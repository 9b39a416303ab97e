//! A cursor over a text of one line, which the parsers share.

use suite_text::quote;

use crate::parse_error::{Expected, ParseError};
use crate::size::Size;

/// A position in a text; blanks between the parts of the text are skipped.
pub(crate) struct Cursor<'a> {
    text: &'a [u8],
    /// The rest of the text, which does not begin with a blank.
    rest: &'a [u8],
}

impl<'a> Cursor<'a> {
    pub(crate) fn new(text: &'a [u8]) -> Self {
        Self { text, rest: text.trim_ascii_start() }
    }

    /// Returns where the rest begins, counted from 1.
    pub(crate) fn at(&self) -> usize {
        self.text.len() - self.rest.len() + 1
    }

    pub(crate) fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    /// Returns the next word: everything up to a blank, a comma or a bracket.
    pub(crate) fn word(&self) -> &'a [u8] {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || b",()[]".contains(byte);
        &self.rest[..self.rest.iter().position(ends).unwrap_or(self.rest.len())]
    }

    pub(crate) fn error(&self, expected: Expected) -> ParseError {
        let found = match (self.word(), self.rest) {
            (_, []) => "end of line".to_owned(),
            ([], [symbol, ..]) => quote(&[*symbol]),
            (word, _) => quote(word),
        };
        ParseError { at: self.at(), found, expected }
    }

    /// Takes the next word and returns its meaning; a word without one is an error.
    pub(crate) fn read<T>(
        &mut self,
        expected: Expected,
        meaning: impl FnOnce(&[u8]) -> Option<T>,
    ) -> Result<T, ParseError> {
        let word = self.word();
        let value = meaning(word).ok_or_else(|| self.error(expected))?;
        self.skip(word.len());
        Ok(value)
    }

    /// Takes `symbol` if it comes next.
    pub(crate) fn takes(&mut self, symbol: char) -> bool {
        let is_next = self.rest.first().is_some_and(|&byte| char::from(byte) == symbol);
        if is_next {
            self.skip(1);
        }
        is_next
    }

    /// Takes a comma.
    pub(crate) fn comma(&mut self) -> Result<(), ParseError> {
        if self.takes(',') { Ok(()) } else { Err(self.error(Expected::Comma)) }
    }

    /// Takes a list or a tuple of one to 16 items.
    pub(crate) fn list<T>(
        &mut self,
        expected: Expected,
        mut item: impl FnMut(&mut Self) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        let close = if self.takes('[') {
            ']'
        } else if self.takes('(') {
            ')'
        } else {
            return Err(self.error(expected));
        };
        let mut items = vec![item(self)?];
        while !self.takes(close) {
            if items.len() == Size::MAX.side() {
                return Err(self.error(Expected::Closing(close)));
            }
            if !self.takes(',') {
                return Err(self.error(Expected::CommaOr(close)));
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    /// Checks that the text ends here.
    pub(crate) fn end(&self) -> Result<(), ParseError> {
        if self.is_at_end() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// Skips a number of bytes and the blanks after them.
    pub(crate) fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_ascii_start();
    }
}
