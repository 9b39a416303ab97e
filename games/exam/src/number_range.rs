//! Ranges as people write them.

use std::fmt;
use std::str::FromStr;

use suite_search::Value;
use thiserror::Error;

/// A range of whole numbers, both ends included: `3`, `2..4`, `2..` or `..4`.
///
/// ```
/// use suite_exam::NumberRange;
///
/// let range: NumberRange = "2..".parse()?;
/// assert!(range.contains(2) && !range.contains(1));
/// # Ok::<_, suite_exam::ParseRangeError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NumberRange {
    /// The least number; none if the range has no beginning.
    pub least: Option<Value>,
    /// The greatest number; none if the range has no end.
    pub most: Option<Value>,
}

/// A text that is no range.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected a number or a range, such as 3, 2..4 or 2.., found {0}")]
pub struct ParseRangeError(String);

impl NumberRange {
    /// Returns whether a number lies in the range.
    #[must_use]
    pub fn contains(self, number: Value) -> bool {
        self.least.is_none_or(|least| least <= number) && self.most.is_none_or(|most| number <= most)
    }
}

impl FromStr for NumberRange {
    type Err = ParseRangeError;

    fn from_str(text: &str) -> Result<Self, ParseRangeError> {
        let wrong = || ParseRangeError(suite_text::quote(text.as_bytes()));
        let end = |text: &str| match text.trim() {
            "" => Ok(None),
            // Far from the values that stand for infinity.
            number => match number.parse() {
                Ok(number @ -1_000_000..=1_000_000) => Ok(Some(number)),
                _ => Err(wrong()),
            },
        };
        let (least, most) = match text.split_once("..") {
            Some((least, most)) => (end(least)?, end(most.trim_start_matches('='))?),
            None => (end(text)?, end(text)?),
        };
        let is_empty = least.zip(most).is_some_and(|(least, most)| least > most);
        if is_empty || least.is_none() && most.is_none() {
            return Err(wrong());
        }
        Ok(Self { least, most })
    }
}

impl fmt::Display for NumberRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let end = |end: Option<Value>| end.map(|end| end.to_string()).unwrap_or_default();
        match (self.least, self.most) {
            (least, most) if least == most => write!(f, "{}", end(least)),
            (least, most) => write!(f, "{}..{}", end(least), end(most)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read_and_written() {
        for text in ["3", "-5..5", "2..", "..4", "0..0"] {
            let range = text.parse::<NumberRange>().expect(text);
            assert_eq!(range.to_string().parse(), Ok(range));
        }
        for text in ["", "..", "4..2", "a", "1..b", "99999999999", "1...2"] {
            assert!(text.parse::<NumberRange>().is_err(), "{text}");
        }
        assert_eq!("-5..=5".parse(), Ok(NumberRange { least: Some(-5), most: Some(5) }));
    }
}
