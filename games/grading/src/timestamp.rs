//! Points in time, as exports and teachers write them.

use std::fmt;
use std::str::FromStr;

use chrono::{DateTime, FixedOffset, Timelike};
use suite_arena::printable;
use suite_work::serialize_as_text;
use thiserror::Error;

/// A point in time, to the second, with the offset from UTC that it is written with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Timestamp(DateTime<FixedOffset>);

/// A text that is no point in time.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("expected a time with its offset from UTC, such as `2026-11-23 23:59 -08:00`, found `{0}`")]
pub struct TimestampError(String);

/// The seconds of a day.
const DAY: i64 = 24 * 60 * 60;
/// How times are printed.
const PRINTED: &str = "%Y-%m-%d %H:%M:%S %:z";
/// How times are read.
const READ: [&str; 2] = ["%Y-%m-%d %H:%M:%S%.f %z", "%Y-%m-%d %H:%M %z"];

impl Timestamp {
    /// Returns the number of days after a deadline, of which the last one has begun; 0 until the deadline.
    #[must_use]
    pub fn days_after(self, deadline: Self) -> u32 {
        let late = (self.0 - deadline.0).num_seconds().max(0);
        ((late + DAY - 1) / DAY) as u32
    }

    fn parse(text: &str) -> Option<Self> {
        let (date, rest) = text.trim().split_once([' ', 'T'])?;
        let (clock, offset) = rest.split_at(rest.find(['Z', 'U', '+', '-', ' '])?);
        let offset = if matches!(offset.trim(), "Z" | "UTC") { "+00:00" } else { offset.trim() };
        let text = format!("{date} {clock} {offset}");
        let time = READ.iter().find_map(|format| DateTime::parse_from_str(&text, format).ok())?;
        time.with_nanosecond(0).map(Self)
    }
}

impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.format(PRINTED))
    }
}

impl FromStr for Timestamp {
    type Err = TimestampError;

    fn from_str(text: &str) -> Result<Self, TimestampError> {
        Self::parse(text).ok_or_else(|| TimestampError(printable(text)))
    }
}

serialize_as_text!(Timestamp);

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
