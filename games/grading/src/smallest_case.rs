//! The search for the smallest case that a program answers wrong, by asking it.

use std::convert::Infallible;
use std::ops::Range;

use anyhow::Result;

use crate::{Evidence, GradingRun, Note};

/// What the folder of the case is called.
pub const SMALLEST: &str = "smallest";
/// The most questions in search of it.
const QUESTIONS: u32 = 20;

/// What a program does when it is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reaction {
    /// It gives a wrong answer.
    Wrong,
    /// It gives a right answer, or fails without one.
    NotWrong,
    /// It takes too long, so that it is not asked again.
    TooLate,
}

impl Reaction {
    /// Returns `Wrong` if that is so.
    pub const fn wrong_if(is_wrong: bool) -> Self {
        if is_wrong { Self::Wrong } else { Self::NotWrong }
    }
}

/// Cases that are smaller than one, in the order in which they are tried.
pub trait SmallerCases<C> {
    /// Returns the next case that is smaller than `case`, if there is one.
    fn next(&mut self, case: &C) -> Option<C>;

    /// Goes on from `after`, which has turned out to be answered wrong, too.
    fn accept(&mut self, before: &C, after: &C);
}

/// Keeps the smallest case of a part as files, unless an earlier run has. `find` looks for it. Returns what to say
/// about it.
///
/// # Errors
///
/// That of `find`, or a folder that cannot be written.
pub fn keep_smallest(
    part: &str,
    run: &GradingRun<'_>,
    find: impl FnOnce() -> Result<Option<Evidence>>,
) -> Result<Option<Note>> {
    let folder = format!("{part}-{SMALLEST}");
    if !run.has_evidence(&folder) {
        let Some(evidence) = find()? else { return Ok(None) };
        run.keep_evidence(&folder, evidence)?;
    }
    // Students whose reports keep back what is right have no such folder.
    let is_told = run.options().keeps_right;
    let note =
        || Note::of_records(format!("{part}: the smallest case found that is answered wrong is in wrong/{folder}"));
    Ok(is_told.then(note))
}

/// Returns a case as small as it gets by steps to cases in which something `is_shown`, as it is in the first.
pub fn smallest_shown<C: Clone>(first: &C, smaller: impl SmallerCases<C>, is_shown: impl Fn(&C) -> bool) -> C {
    let Ok(case) = shrink(first.clone(), smaller, |case| Ok::<_, Infallible>(is_shown(case)));
    case
}

/// Returns the smallest case found that is answered wrong, which `first` is. `ask` asks the graded program; the last
/// case that it answers wrong is the one that is returned. Only cases that are `likely` to be wrong are asked.
///
/// # Errors
///
/// That of `ask`.
pub fn smallest_by_asking<C: Clone>(
    first: &C,
    smaller: impl SmallerCases<C>,
    is_likely: impl Fn(&C) -> bool,
    mut ask: impl FnMut(&C) -> Result<Reaction>,
) -> Result<C> {
    let mut questions = QUESTIONS;
    shrink(first.clone(), smaller, |case| {
        if questions == 0 || !is_likely(case) {
            return Ok(false);
        }
        let reaction = ask(case)?;
        questions = if reaction == Reaction::TooLate { 0 } else { questions - 1 };
        Ok(reaction == Reaction::Wrong)
    })
}

/// Returns a case as small as it gets by steps to cases that are wrong.
fn shrink<C, E>(
    mut case: C,
    mut smaller: impl SmallerCases<C>,
    mut is_wrong: impl FnMut(&C) -> Result<bool, E>,
) -> Result<C, E> {
    while let Some(candidate) = smaller.next(&case) {
        if is_wrong(&candidate)? {
            smaller.accept(&case, &candidate);
            case = candidate;
        }
    }
    Ok(case)
}

/// Parts of a list to leave out, one after another: its halves first, single items last.
#[derive(Debug, Clone, Copy)]
pub struct Chunks {
    size: usize,
    start: usize,
}

impl Chunks {
    /// Returns the parts of a list with `count` items.
    pub const fn of(count: usize) -> Self {
        Self { size: if count < 2 { 1 } else { count / 2 }, start: 0 }
    }

    /// Returns the next part of a list that has `count` items now.
    pub fn next(&mut self, count: usize) -> Option<Range<usize>> {
        if self.start >= count {
            if self.size == 1 || count == 0 {
                return None;
            }
            (self.size, self.start) = (self.size.div_ceil(2), 0);
        }
        let start = self.start;
        self.start += self.size;
        Some(start..self.start.min(count))
    }

    /// Leaves out the last part: what comes behind it is now in its place.
    pub const fn leave_out(&mut self) {
        self.start = self.start.saturating_sub(self.size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The numbers that are left of a list.
    struct Fewer(Chunks);

    impl SmallerCases<Vec<u32>> for Fewer {
        fn next(&mut self, case: &Vec<u32>) -> Option<Vec<u32>> {
            let left_out = self.0.next(case.len())?;
            Some([&case[..left_out.start], &case[left_out.end..]].concat())
        }

        fn accept(&mut self, _: &Vec<u32>, _: &Vec<u32>) {
            self.0.leave_out();
        }
    }

    fn numbers() -> (Vec<u32>, Fewer) {
        let numbers: Vec<u32> = (1..=25).collect();
        (numbers.clone(), Fewer(Chunks::of(numbers.len())))
    }

    /// The smallest list by asking, and how often that asks.
    fn asked(mut react: impl FnMut(&[u32], u32) -> Reaction) -> (Vec<u32>, u32) {
        let (first, smaller) = numbers();
        let mut count = 0;
        let ask = |case: &Vec<u32>| {
            count += 1;
            Ok(react(case, count))
        };
        (smallest_by_asking(&first, smaller, |_| true, ask).expect("no error"), count)
    }

    #[test]
    fn a_case_gets_as_small_as_what_is_wrong_allows() {
        let (first, smaller) = numbers();
        let needs = |case: &Vec<u32>| [7, 20].iter().all(|number| case.contains(number));
        assert_eq!(smallest_shown(&first, smaller, needs), [7, 20]);
    }

    #[test]
    fn questions_are_few_and_end_with_a_timeout() {
        let seven = |case: &[u32], _| Reaction::wrong_if(case.contains(&7));
        assert_eq!(asked(seven), (vec![7], 11));
        let (case, count) = asked(|case, _| Reaction::wrong_if(case.iter().sum::<u32>() >= 250));
        assert!((count, case.len()) == (QUESTIONS, 15), "{case:?}");
        let (case, count) = asked(|case, count| if count == 4 { Reaction::TooLate } else { seven(case, count) });
        assert!((count, case.contains(&7)) == (4, true), "{case:?}");
        assert_eq!(asked(|_, _| Reaction::NotWrong).0.len(), 25);
    }
}
