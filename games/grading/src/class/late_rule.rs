//! What late submissions lose.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use suite_arena::printable;
use suite_work::serialize_as_text;
use thiserror::Error;

use crate::Timestamp;

/// When submissions are due, and what they lose after that.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Deadline {
    /// The last moment that is not late.
    pub time: Timestamp,
    /// What they lose for each day that has begun after it.
    pub late: LateRule,
}

/// What late submissions lose.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum LateRule {
    /// They are not accepted, and have no points.
    None,
    /// They lose a share of their points for each day.
    Daily {
        /// The percentage of a day.
        percent: f64,
        /// The days that cost nothing.
        grace: u32,
        /// The last day on which they are accepted; `None` for any.
        days: Option<u32>,
    },
}

/// A text that is no rule.
#[derive(Debug, PartialEq, Eq, Error)]
#[error("expected none, or a percentage a day such as 20, 20,days=5 or 10,grace=2,days=4, found `{0}`")]
pub struct LateRuleError(String);

impl Deadline {
    /// Returns the days that a submission is late, and the percentage of its points that it loses.
    #[must_use]
    pub fn deduction(&self, submitted: Timestamp) -> (u32, f64) {
        let days = submitted.days_after(self.time);
        (days, self.late.percent(days))
    }
}

impl LateRule {
    /// Returns the percentage that is lost by being `late` days late.
    #[must_use]
    pub fn percent(self, late: u32) -> f64 {
        match self {
            _ if late == 0 => 0.0,
            Self::None => 100.0,
            Self::Daily { days: Some(days), .. } if late > days => 100.0,
            Self::Daily { percent, grace, .. } => (percent * f64::from(late.saturating_sub(grace))).min(100.0),
        }
    }

    fn parse(text: &str) -> Option<Self> {
        if text == "none" {
            return Some(Self::None);
        }
        let mut words = text.split(',').map(str::trim);
        let percent: f64 = words.next()?.trim_end_matches('%').trim_end().parse().ok()?;
        let (mut grace, mut days) = (None, None);
        for word in words {
            let (name, number) = word.split_once('=')?;
            let place = match name {
                "grace" => &mut grace,
                "days" => &mut days,
                _ => return None,
            };
            if place.replace(number.parse().ok()?).is_some() {
                return None;
            }
        }
        // Also without a number.
        (0.0..=100.0).contains(&percent).then_some(Self::Daily { percent, grace: grace.unwrap_or(0), days })
    }
}

impl fmt::Display for LateRule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self::Daily { percent, grace, days } = self else { return f.write_str("none") };
        write!(f, "{percent}")?;
        if *grace > 0 {
            write!(f, ",grace={grace}")?;
        }
        days.map_or(Ok(()), |days| write!(f, ",days={days}"))
    }
}

impl FromStr for LateRule {
    type Err = LateRuleError;

    fn from_str(text: &str) -> Result<Self, LateRuleError> {
        Self::parse(text).ok_or_else(|| LateRuleError(printable(text)))
    }
}

serialize_as_text!(LateRule);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_of_the_handouts() {
        for (rule, expected) in [
            // Little-Go, Othello with two grace days and a last date, the squirrel war.
            ("20,days=5", [0.0, 20.0, 40.0, 60.0, 80.0, 100.0, 100.0]),
            ("10 %,grace=2,days=4", [0.0, 0.0, 0.0, 10.0, 20.0, 100.0, 100.0]),
            ("none", [0.0, 100.0, 100.0, 100.0, 100.0, 100.0, 100.0]),
            ("30", [0.0, 30.0, 60.0, 90.0, 100.0, 100.0, 100.0]),
        ] {
            let parsed: LateRule = rule.parse().expect(rule);
            assert_eq!(std::array::from_fn(|late| parsed.percent(late as u32)), expected, "{rule}");
            assert_eq!(parsed.to_string().parse(), Ok(parsed));
        }
    }

    #[test]
    fn other_texts_are_refused() {
        for text in
            ["", "x", "-1", "101", "NaN", "20,days", "20,days=-1", "20,weeks=1", "20,days=1,days=2", "none,days=1"]
        {
            assert_eq!(text.parse::<LateRule>(), Err(LateRuleError(text.to_owned())));
        }
    }
}
