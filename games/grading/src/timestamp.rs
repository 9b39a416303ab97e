//! Points in time, as exports and teachers write them.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A point in time, to the second, with the offset from UTC that it is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Timestamp {
    /// The seconds since the beginning of the calendar, in UTC, by which times are compared.
    seconds: i64,
    /// The minutes that the clock is ahead of UTC.
    offset: i64,
    /// Year, month and day, as they are written.
    date: [i64; 3],
    /// Hour, minute and second.
    clock: [i64; 3],
}

/// A text that is no point in time.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("expected a time with its offset from UTC, such as `2026-11-23 23:59 -08:00`, found `{0}`")]
pub struct TimestampError(String);

/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;

impl Timestamp {
    /// Returns the number of days after a deadline, of which the last one has begun; 0 until the deadline.
    #[must_use]
    pub const fn days_after(self, deadline: Self) -> u32 {
        let late = self.seconds - deadline.seconds;
        if late <= 0 { 0 } else { ((late + DAY - 1) / DAY) as u32 }
    }

    fn parse(text: &str) -> Option<Self> {
        let (date, rest) = text.trim().split_once([' ', 'T'])?;
        let end = rest.find(['Z', '+', '-', ' '])?;
        let (clock, offset) = rest.split_at(end);
        let date: [i64; 3] = numbers(date, '-')?.try_into().ok()?;
        let mut clock = numbers(clock.split('.').next()?, ':')?;
        clock.resize(3.max(clock.len()), 0);
        let clock: [i64; 3] = clock.try_into().ok()?;
        let offset = parse_offset(offset.trim())?;
        let [year, month, day] = date;
        let [hour, minute, second] = clock;
        let is_valid = (1..=9999).contains(&year)
            && (1..=12).contains(&month)
            && (1..=days_of_month(year, month)).contains(&day)
            && hour < 24
            && minute < 60
            // A leap second.
            && second <= 60;
        let days = days_before_year(year) + (1..month).map(|month| days_of_month(year, month)).sum::<i64>() + day;
        let seconds = days * DAY + (hour * 60 + minute - offset) * 60 + second;
        is_valid.then_some(Self { seconds, offset, date, clock })
    }
}

/// Returns the numbers between separators, each of at most four digits.
fn numbers(text: &str, separator: char) -> Option<Vec<i64>> {
    let number = |text: &str| {
        let is_number = (1..=4).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().ok()).flatten()
    };
    let numbers: Option<Vec<_>> = text.split(separator).map(number).collect();
    numbers.filter(|numbers| numbers.len() > 1)
}

/// Parses `Z`, `UTC`, `+01:00` or `-0800`; returns minutes.
fn parse_offset(text: &str) -> Option<i64> {
    if matches!(text, "Z" | "UTC") {
        return Some(0);
    }
    let (sign, rest) = text.split_at_checked(1)?;
    let digits: String = rest.chars().filter(|&letter| letter != ':').collect();
    let is_offset = digits.len() == 4 && digits.bytes().all(|byte| byte.is_ascii_digit());
    let (hours, minutes) = digits.split_at_checked(2).filter(|_| is_offset)?;
    let (hours, minutes): (i64, i64) = (hours.parse().ok()?, minutes.parse().ok()?);
    let total = 60 * hours + minutes;
    match sign {
        _ if hours > 14 || minutes > 59 => None,
        "+" => Some(total),
        "-" => Some(-total),
        _ => None,
    }
}

const fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

const fn days_before_year(year: i64) -> i64 {
    let before = year - 1;
    365 * before + before / 4 - before / 100 + before / 400
}

const fn days_of_month(year: i64, month: i64) -> i64 {
    match month {
        2 => 28 + is_leap(year) as i64,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { date: [year, month, day], clock: [hour, minute, second], offset, .. } = self;
        write!(f, "{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} ")?;
        let sign = if *offset < 0 { '-' } else { '+' };
        write!(f, "{sign}{:02}:{:02}", offset.abs() / 60, offset.abs() % 60)
    }
}

impl FromStr for Timestamp {
    type Err = TimestampError;

    fn from_str(text: &str) -> Result<Self, TimestampError> {
        Self::parse(text).ok_or_else(|| TimestampError(text.to_owned()))
    }
}

impl TryFrom<String> for Timestamp {
    type Error = TimestampError;

    fn try_from(text: String) -> Result<Self, TimestampError> {
        text.parse()
    }
}

impl From<Timestamp> for String {
    fn from(time: Timestamp) -> Self {
        time.to_string()
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn time(text: &str) -> Timestamp {
        text.parse().expect(text)
    }

    #[test]
    fn times_are_compared_in_utc() {
        let deadline = time("2024-02-28 23:59 -08:00");
        for (text, days) in [
            ("2024-02-29 07:58:59.999999 Z", 0),
            ("2024-02-29T07:59:00Z", 0),
            ("2024-02-29 07:59:01 UTC", 1),
            ("2024-02-29 23:59:00 -0800", 1),
            ("2024-03-01 00:00 -08:00", 2),
            ("2024-03-02 09:00 +01:00", 3),
            ("2025-02-28 23:59 -08:00", 366),
            ("2023-02-28 23:59 -08:00", 0),
        ] {
            assert_eq!(time(text).days_after(deadline), days, "{text}");
        }
        assert_eq!(time("1970-01-01T00:00Z").seconds - time("1969-12-31T00:00Z").seconds, DAY);
        assert_eq!(time("2000-03-01T00:00Z").seconds - time("2000-02-01T00:00Z").seconds, 29 * DAY);
    }

    #[test]
    fn other_texts_are_refused() {
        for text in [
            "",
            "2026-11-23",
            "2026-11-23 23:59",
            "2026-13-01 00:00 Z",
            "2026-02-29 00:00 Z",
            "2026-11-23 24:00 Z",
            "2026-11-23 23:59 +25:00",
            "2026-11-23 23:59 PST",
            "23.11.2026 23:59 Z",
        ] {
            assert_eq!(text.parse::<Timestamp>(), Err(TimestampError(text.to_owned())));
        }
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "[-0-9:. TZ+UC]{0,40}") {
            let _ = text.parse::<Timestamp>();
        }

        #[test]
        fn times_come_back(
            date in (1_i64..=9999, 1_i64..=12, 1_i64..=28),
            clock in (0_i64..24, 0_i64..60, 0_i64..60),
            offset in -840_i64..=840,
        ) {
            let sign = if offset < 0 { '-' } else { '+' };
            let (hours, minutes) = (offset.abs() / 60, offset.abs() % 60);
            let text = format!(
                "{:04}-{:02}-{:02} {:02}:{:02}:{:02} {sign}{hours:02}:{minutes:02}",
                date.0, date.1, date.2, clock.0, clock.1, clock.2
            );
            prop_assert_eq!(time(&text).to_string(), text);
        }
    }
}
