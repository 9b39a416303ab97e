//! The CPU times with an option that is to save time, compared with those without it.

use std::iter;
use std::time::Duration;

use itertools::Itertools;

use super::answer::Answer;
use super::case::Case;
use super::judgement::is_right;
use crate::Part;

/// The most of the CPU time without an option that a program may take with it, if the option is to save time.
const LESS: f64 = 0.95;
/// The CPU time for a board below which a program is too quick: what it does else, such as compiling itself, takes as
/// long.
const QUICK: Duration = Duration::from_millis(500);

/// The times of the boards that were answered right both with an option and without it.
pub struct Times {
    /// Those with the option as a part of those without it, the least first.
    ratios: Vec<f64>,
    /// Those without it, the least first.
    without: Vec<Duration>,
}

impl Times {
    /// Returns the times of these answers.
    pub fn of(cases: &[Case], answers: &[Answer]) -> Self {
        let timed = iter::zip(cases, answers).filter(|(case, _)| case.topic.is_timed(case.options));
        let times = timed.filter_map(|(case, Answer { reply, without, .. })| {
            let without = without.as_ref().filter(|without| is_right(case, without) && !without.cpu.is_zero())?;
            is_right(case, reply).then_some((reply.cpu.as_secs_f64() / without.cpu.as_secs_f64(), without.cpu))
        });
        let (ratios, without): (Vec<_>, Vec<_>) = times.unzip();
        Self {
            ratios: ratios.into_iter().sorted_by(f64::total_cmp).collect(),
            without: without.into_iter().sorted().collect(),
        }
    }

    /// Returns whether larger boards might show what these do not.
    pub fn are_undecided(&self) -> bool {
        let is_quick = median(&self.without).is_some_and(|time| *time < QUICK);
        is_quick && !self.are_less()
    }

    /// Returns whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.ratios.is_empty()
    }

    fn are_less(&self) -> bool {
        median(&self.ratios).is_some_and(|ratio| *ratio <= LESS)
    }

    /// Takes the points away from the part of an option that saves no time, and returns what to say about it.
    pub fn judge(&self, part: &mut Part) -> String {
        let (name, boards) = (&part.name, self.ratios.len());
        let Some(median) = median(&self.ratios) else {
            part.points = 0.0;
            return format!("{name}: no board was answered right both with it and without it, to compare the times");
        };
        let mut note = format!("{name}: {median:.2} of the CPU time without it (median of {boards} boards)");
        if !self.are_less() {
            part.points = 0.0;
            note += ", which is not less, so there are no points for it";
        }
        note
    }
}

/// Returns the median of sorted values; of an even number of them, the greater one in the middle.
fn median<T>(values: &[T]) -> Option<&T> {
    values.get(values.len() / 2)
}
