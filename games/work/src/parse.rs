//! Parsers of numbers and times, as people type them.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::time::Duration;

/// Parses a time in seconds, greater than 0.
///
/// # Errors
///
/// A text that is no such time, with what was expected.
pub fn seconds(text: &str) -> Result<Duration, String> {
    let expected = || format!("expected a number of seconds greater than 0, found `{text}`");
    let time = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.filter(|time| !time.is_zero()).ok_or_else(expected)
}

/// Parses a whole number, at least 1.
///
/// # Errors
///
/// A text that is no such number, with what was expected.
pub fn positive<N: FromStr + Default + PartialEq>(text: &str) -> Result<N, String> {
    let number = text.parse().ok().filter(|number| *number != N::default());
    number.ok_or_else(|| format!("expected a whole number of at least 1, found `{text}`"))
}

/// Parses a whole number.
///
/// # Errors
///
/// A text that is no such number, with what was expected.
pub fn number<N: FromStr>(text: &str) -> Result<N, String> {
    text.parse().map_err(|_| format!("expected a whole number, found `{text}`"))
}

/// Returns a parser of whole numbers in a range.
pub fn number_in<N>(range: RangeInclusive<N>) -> impl Fn(&str) -> Result<N, String> + Clone + Send + Sync + 'static
where
    N: FromStr + PartialOrd + fmt::Display + Clone + Send + Sync + 'static,
{
    move |text| {
        let number = text.parse().ok().filter(|number| range.contains(number));
        let (least, most) = (range.start(), range.end());
        number.ok_or_else(|| format!("expected a whole number from {least} to {most}, found `{text}`"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_positive() {
        assert_eq!(seconds("0.5"), Ok(Duration::from_millis(500)));
        for wrong in ["0", "-1", "x", "", "inf", "NaN", "1e400", "1e-40"] {
            let message = seconds(wrong).expect_err(wrong);
            assert_eq!(message, format!("expected a number of seconds greater than 0, found `{wrong}`"));
        }
    }
}
