//! Parts of a rubric.

use std::borrow::Cow;
use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::time::Duration;

use itertools::Itertools;
use serde::ser::{Serialize, SerializeMap, Serializer};
use suite_web::PageRecord;

use crate::Failure;

/// The most failures of a kind in a part that can be looked at, which keeps reports small.
const RECORDS_OF_A_KIND: usize = 3;

/// A part of a rubric.
#[derive(Debug, Clone, PartialEq)]
pub struct RubricPart {
    /// The name.
    pub name: &'static str,
    /// The most points for it.
    pub points: f64,
    /// What the points are for.
    pub unit: Unit,
    /// What it takes to get all of them, as a clause.
    pub requirement: Cow<'static, str>,
}

/// A part of a rubric, with the results of the graded program.
#[derive(Debug, Clone)]
pub struct Part {
    /// The name in the rubric.
    pub name: &'static str,
    /// The points.
    pub points: f64,
    /// The most points possible.
    pub of: f64,
    /// What it takes to get all points, as a clause.
    pub requirement: Cow<'static, str>,
    /// Of a spot check: the least and the most points that fit it with 95 % confidence.
    pub range: Option<[f64; 2]>,
    /// The points with each seed, if there are several: `points` is their mean.
    pub points_by_seed: Vec<f64>,
    /// What the points are for.
    pub unit: Unit,
    /// Whether it could not be told whether the points are deserved, so that none are given: people decide.
    pub is_undecided: bool,
    /// The number of games or cases.
    pub played: u32,
    /// The number of those that were won or answered right.
    pub won: u32,
    /// The others.
    pub failures: Vec<Failure>,
    /// The numbers, from 0, of those failures whose cases the teacher keeps hidden.
    pub hidden: BTreeSet<usize>,
    /// The CPU time of the program.
    pub cpu: Duration,
    /// That of its longest move or case.
    pub longest: Duration,
    /// Numbers that only one game has.
    pub details: Vec<Detail>,
}

/// What the points of a part are for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unit {
    /// Games that are won.
    Games,
    /// Cases that are answered right.
    Cases,
}

/// A number that only one game has.
#[derive(Debug, Clone)]
pub struct Detail {
    /// The name of its field.
    pub field: &'static str,
    /// The heading of its column.
    pub heading: &'static str,
    /// The number.
    pub number: u32,
}

impl Part {
    /// Returns a part without results.
    #[must_use]
    pub fn new(RubricPart { name, points: of, unit, requirement }: RubricPart) -> Self {
        Self {
            name,
            points: 0.0,
            is_undecided: false,
            of,
            requirement,
            range: None,
            points_by_seed: Vec::new(),
            unit,
            played: 0,
            won: 0,
            failures: Vec::new(),
            hidden: BTreeSet::new(),
            cpu: Duration::ZERO,
            longest: Duration::ZERO,
            details: Vec::new(),
        }
    }

    /// Adds a game or a case with the CPU times of its moves. `record` returns what there is to look at, and is
    /// called for the first few failures of a kind.
    pub fn add(
        &mut self,
        times: impl Iterator<Item = Duration>,
        failure: Option<Failure>,
        record: impl FnOnce(&Failure) -> Option<PageRecord>,
    ) {
        self.played += 1;
        self.won += u32::from(failure.is_none());
        if let Some(failure) = failure {
            let alike = self.failures.iter().filter(|other| other.id == failure.id).count();
            let record = if alike < RECORDS_OF_A_KIND { record(&failure) } else { None };
            self.failures.push(Failure { record, ..failure });
        }
        for time in times {
            self.cpu += time;
            self.longest = self.longest.max(time);
        }
    }

    /// Gives the part the share of its points that was won or answered right.
    pub fn give_share(&mut self) {
        self.give_share_beyond(0);
    }

    /// Gives the part the share of its points that was won or answered right beyond the first `unearned`.
    pub fn give_share_beyond(&mut self, unearned: u32) {
        if self.played > unearned {
            let earned = self.won.saturating_sub(unearned);
            self.points = self.of * f64::from(earned) / f64::from(self.played - unearned);
        }
    }

    /// Returns what it takes to get all points, if points are missing.
    pub(crate) fn missing(&self) -> Option<&str> {
        (self.points < self.of).then_some(&*self.requirement)
    }

    /// Tells how many games or cases brought points, and what happened in each of the others, line by line.
    #[must_use]
    pub fn outcome(&self) -> String {
        let (units, won) = self.unit.words();
        let undecided =
            if self.is_undecided { "; undecided, so no points are given until somebody decides" } else { "" };
        let share = format!("{} of {} {units} {won}{undecided}", self.won, self.played);
        [&share].into_iter().chain(self.failures.iter().map(|failure| &failure.summary)).join("\n")
    }

    /// Tells how many games or cases failed by the reason that these failures have in common.
    pub(crate) fn describe(&self, alike: &[&Failure]) -> String {
        let Failure { id, mistake, .. } = alike[0];
        let share = format!("{} of {}", alike.len(), self.played);
        // A plus joins the ids of several.
        let mistakes = match id.matches('+').count() {
            0 => "one mistake".to_owned(),
            others => format!("{} mistakes", ["two", "three", "four"][others.min(3) - 1]),
        };
        match (self.unit, mistake) {
            (Unit::Games, None) => format!("{share} games lost: {id}"),
            (Unit::Games, Some(mistake)) => format!("{share} games lost by {mistakes} ({id}): {mistake}"),
            (Unit::Cases, None) => format!("{share} cases wrong: {id}"),
            (Unit::Cases, Some(mistake)) => format!("{share} cases wrong by {mistakes} ({id}): {mistake}"),
        }
    }

    /// Returns the failures by their ids, the most frequent first; of equal numbers, the earliest.
    #[must_use]
    pub fn mistakes(&self) -> Vec<(&str, Vec<&Failure>)> {
        let mut kinds: Vec<(&str, Vec<&Failure>)> = Vec::new();
        for failure in &self.failures {
            match kinds.iter_mut().find(|(id, _)| *id == failure.id) {
                Some((_, failures)) => failures.push(failure),
                None => kinds.push((&failure.id, vec![failure])),
            }
        }
        kinds.into_iter().sorted_by_key(|(_, failures)| Reverse(failures.len())).collect()
    }
}

impl Unit {
    /// Returns the name of the units, and what is said of those that bring points.
    #[must_use]
    pub const fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::Games => ("games", "won"),
            Self::Cases => ("cases", "right"),
        }
    }
}

/// The failures of a kind: the first of them, and their number.
#[derive(Debug, serde::Serialize)]
struct Mistake<'a> {
    #[serde(flatten)]
    first: &'a Failure,
    cases: usize,
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let (units, won) = self.unit.words();
        let kinds = self.mistakes().into_iter();
        let mistakes: Vec<_> =
            kinds.map(|(_, failures)| Mistake { first: failures[0], cases: failures.len() }).collect();
        let mut part = serializer.serialize_map(None)?;
        part.serialize_entry("name", &self.name)?;
        part.serialize_entry("points", &self.points)?;
        part.serialize_entry("of", &self.of)?;
        if let Some(requirement) = self.missing() {
            part.serialize_entry("for_all_points", requirement)?;
        }
        if let Some([low, high]) = self.range {
            part.serialize_entry("points_low", &low)?;
            part.serialize_entry("points_high", &high)?;
        }
        if !self.points_by_seed.is_empty() {
            part.serialize_entry("points_by_seed", &self.points_by_seed)?;
        }
        if self.is_undecided {
            part.serialize_entry("undecided", &true)?;
        }
        part.serialize_entry(won, &self.won)?;
        part.serialize_entry(units, &self.played)?;
        part.serialize_entry("mistakes", &mistakes)?;
        part.serialize_entry("cpu", &self.cpu.as_secs_f64())?;
        part.serialize_entry("longest", &self.longest.as_secs_f64())?;
        for Detail { field, number, .. } in &self.details {
            part.serialize_entry(field, number)?;
        }
        part.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(unit: Unit) -> Part {
        Part::new(RubricPart { name: "a part", points: 10.0, unit, requirement: "answer every case right".into() })
    }

    #[test]
    fn the_most_frequent_mistake_comes_first() {
        let failure = |id: &str| Failure::by_fault(id, String::new(), "", "");
        let mut part = part(Unit::Cases);
        for id in ["crash", "timeout", "missing", "timeout", "missing"] {
            part.add([Duration::from_secs(2), Duration::from_secs(1)].into_iter(), Some(failure(id)), |_| None);
        }
        part.add(std::iter::empty(), None, |_| None);
        let ids: Vec<_> = part.mistakes().into_iter().map(|(id, failures)| (id, failures.len())).collect();
        assert_eq!(ids, [("timeout", 2), ("missing", 2), ("crash", 1)]);
        assert_eq!((part.played, part.won, part.cpu.as_secs(), part.longest.as_secs()), (6, 1, 15, 2));
    }

    #[test]
    fn what_is_missing_is_said_only_where_points_are() {
        let mut part = part(Unit::Cases);
        assert_eq!(part.missing(), Some("answer every case right"));
        part.points = 10.0;
        assert_eq!(part.missing(), None);
    }

    #[test]
    fn games_lost_by_mistakes_are_described_by_them() {
        let mut part = part(Unit::Games);
        part.played = 20;
        let failure = Failure::by_fault("ko", String::new(), "", "");
        assert_eq!(part.describe(&[&failure]), "1 of 20 games lost: ko");
        let named = Failure { id: "no-ko".to_owned(), mistake: Some("a ko is retaken".to_owned()), ..failure };
        assert_eq!(part.describe(&[&named]), "1 of 20 games lost by one mistake (no-ko): a ko is retaken");
        let several = Failure { id: "a+b+c".to_owned(), mistake: Some("all is wrong".to_owned()), ..named };
        assert_eq!(part.describe(&[&several]), "1 of 20 games lost by three mistakes (a+b+c): all is wrong");
    }
}
