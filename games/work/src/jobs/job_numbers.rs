//! The numbers of jobs, as people type them.

use std::str::FromStr;

use anyhow::{Result, ensure};
use itertools::Itertools;
use suite_text::positive;

/// The first and the last number of jobs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct JobNumbers(usize, usize);

impl JobNumbers {
    /// Returns the jobs with these numbers, which begin with 1.
    ///
    /// # Errors
    ///
    /// Numbers that the jobs do not have.
    pub fn of<J>(self, jobs: &[J]) -> Result<&[J]> {
        let (Self(first, last), count) = (self, jobs.len());
        ensure!(
            (1..=last).contains(&first) && last <= count,
            "--job: expected numbers from 1 to {count}, found {first}-{last}"
        );
        Ok(&jobs[first - 1..last])
    }
}

impl FromStr for JobNumbers {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        Ok(Self(positive(first)?, positive(last)?))
    }
}

/// Says which of a number of jobs, by ascending numbers, have not been `done`, which is a word such as `played`.
///
/// ```
/// use suite_work::jobs::not_yet;
///
/// assert_eq!(not_yet("played", &[1, 2, 4], 6), "not played yet: 3 of 6 jobs, 1-2, 4");
/// ```
#[must_use]
pub fn not_yet(done: &str, due: &[usize], jobs: usize) -> String {
    format!("not {done} yet: {} of {jobs} jobs, {}", due.len(), ranges(due.iter().copied()))
}

/// Returns ascending numbers as `--job` takes them: those that follow one another as a range.
fn ranges(numbers: impl Iterator<Item = usize>) -> String {
    let ranges = numbers
        .map(|number| (number, number))
        .coalesce(|one, next| if one.1 + 1 == next.0 { Ok((one.0, next.1)) } else { Err((one, next)) });
    ranges.map(|(first, last)| if first == last { first.to_string() } else { format!("{first}-{last}") }).join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_one_or_two() {
        assert_eq!("7".parse(), Ok(JobNumbers(7, 7)));
        assert_eq!("7-12".parse(), Ok(JobNumbers(7, 12)));
        for wrong in ["", "0", "-1", "1-", "-", "1-2-3", "x"] {
            assert!(wrong.parse::<JobNumbers>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn jobs_are_numbered_from_1() {
        let found = |first, last| JobNumbers(first, last).of(&[1, 2, 3]).map(<[i32]>::to_vec);
        assert_eq!(found(1, 3).expect("jobs"), [1, 2, 3]);
        assert_eq!(found(2, 2).expect("a job"), [2]);
        for (first, last) in [(0, 1), (2, 1), (3, 4)] {
            assert!(found(first, last).is_err(), "{first}-{last}");
        }
    }

    #[test]
    fn numbers_that_follow_one_another_are_a_range() {
        for (numbers, expected) in [(&[1, 2, 3, 5, 7, 8][..], "1-3, 5, 7-8"), (&[4], "4"), (&[], "")] {
            assert_eq!(ranges(numbers.iter().copied()), expected);
        }
    }
}
