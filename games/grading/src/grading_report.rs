//! The report of a grading, for people and as JSON.

use std::collections::HashSet;
use std::fmt;

use itertools::Itertools;
use serde::Serialize;
use sha2::{Digest, Sha256};
use suite_arena::wilson;
use suite_programs::{Submission, Surroundings, short_hash};
use suite_tabletop::style;
use suite_work::{counted, write_table};

use crate::shown_paths::{ShownPaths, shown_command};
use crate::{Detail, Failure, Feedback, GradingConditions, GradingState, Note, Part, PartPoints, Unit};

/// The schema of a report as JSON, and its version.
pub const GRADE_SCHEMA: (&str, u32) = ("suite/grade", 2);

/// The report of a grading.
#[derive(Debug, Clone, Serialize)]
pub struct GradingReport {
    state: GradingState,
    pub(super) game: &'static str,
    #[serde(flatten)]
    pub(super) submission: Submission,
    seed: u64,
    /// The number of seeds, from that one on.
    #[serde(skip)]
    seeds: u32,
    /// What compiled, started and confined the program.
    surroundings: Surroundings,
    /// The points.
    pub points: f64,
    /// The most points possible.
    pub of: f64,
    /// The points with each seed, if there are several: `points` is their mean.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    points_by_seed: Vec<f64>,
    /// The standard deviation of these.
    #[serde(skip_serializing_if = "Option::is_none")]
    deviation: Option<f64>,
    /// The parts of the rubric.
    pub parts: Vec<Part>,
    /// Lines for people about the whole.
    pub(super) notes: Vec<Note>,
    /// A hash of what failed and how, the same for programs that fail alike; `None` if nothing failed.
    behavior: Option<String>,
    /// How much it tells; programs are told all.
    #[serde(skip)]
    pub(super) feedback: Feedback,
}

impl GradingReport {
    /// Returns the report of all parts.
    pub(crate) fn new(conditions: &GradingConditions, mut parts: Vec<Part>, notes: Vec<Note>) -> Self {
        let paths = ShownPaths::of(&conditions.submission, &conditions.folder);
        for failure in parts.iter_mut().flat_map(|part| &mut part.failures) {
            failure.summary = paths.shown(&failure.summary);
            failure.explanation = paths.shown(&failure.explanation);
        }
        let GradingConditions { submission, seed, surroundings, rubric, .. } = conditions;
        let report = Self {
            state: GradingState::Graded,
            game: rubric.rubric().game(),
            submission: submission.clone(),
            seed: *seed,
            seeds: rubric.rubric().seeds(),
            surroundings: surroundings.clone(),
            points: 0.0,
            of: 0.0,
            points_by_seed: Vec::new(),
            deviation: None,
            behavior: behavior(&parts),
            parts,
            notes,
            feedback: Feedback::Full,
        };
        report.summed()
    }

    /// Returns the report with the sums over its parts.
    fn summed(self) -> Self {
        let points = total(self.parts.iter().map(|part| part.points));
        let of = total(self.parts.iter().map(|part| part.of));
        let seeds = self.parts.iter().map(|part| part.points_by_seed.len()).min().unwrap_or_default();
        let with = |seed: usize| total(self.parts.iter().map(|part| part.points_by_seed[seed]));
        let points_by_seed: Vec<f64> = (0..seeds).map(with).collect();
        Self { points, of, deviation: standard_deviation(&points_by_seed), points_by_seed, ..self }
    }

    /// Returns the report with other points for some parts.
    pub(crate) fn weighed(mut self, points: &[PartPoints]) -> Self {
        for part in &mut self.parts {
            if let Some(points) = points.iter().rfind(|points| points.is_for(part.name)) {
                points.weigh(part);
            }
        }
        self.summed()
    }

    /// Returns the report as the student is to see it.
    #[must_use]
    pub fn for_student(&self, feedback: Feedback) -> Self {
        let parts = self.parts.iter().map(|part| feedback.shown(part)).collect();
        Self { parts, feedback, ..self.clone() }
    }

    /// Returns the report for whoever does not have the records.
    #[must_use]
    pub fn without_records(&self) -> Self {
        let notes = self.notes.iter().filter(|note| !note.is_of_records).cloned().collect();
        Self { notes, ..self.clone() }
    }

    /// Returns whether the seed may be told, by which cases and right answers can be made again.
    pub(super) fn tells_seed(&self) -> bool {
        self.feedback == Feedback::Full
    }

    /// Names the seed, or all of them.
    pub(super) fn named_seeds(&self) -> String {
        named_seeds(self.seed, self.seeds)
    }

    /// Tells how uncertain the points are, as far as that is known.
    pub(super) fn uncertainty(&self) -> impl Iterator<Item = String> {
        self.range().into_iter().chain(self.spread())
    }

    /// Tells how uncertain the points of a spot check are.
    fn range(&self) -> Option<String> {
        let ends = |end: usize| self.parts.iter().map(|part| part.range.map_or(part.points, |range| range[end])).sum();
        let games = self.parts.iter().filter(|part| part.range.is_some()).map(|part| part.played).max()?;
        let [low, high]: [f64; 2] = [0, 1].map(ends);
        let games = counted(games as usize, "game");
        Some(format!(
            "a spot check of {games} against each opponent: {low:.2} to {high:.2} points, as each win rate is uncertain"
        ))
    }

    /// Tells how the points differ by seed.
    fn spread(&self) -> Option<String> {
        let deviation = self.deviation?;
        let points = self.points_by_seed.iter().map(|points| format!("{points:.2}")).join(", ");
        Some(format!(
            "points with each of {} seeds: {points}; mean {:.2}, standard deviation {deviation:.2}",
            self.points_by_seed.len(),
            self.points
        ))
    }

    /// Tells what it takes to get all points of those parts that have not.
    pub(super) fn missing(&self) -> impl Iterator<Item = String> {
        let missing = |part: &Part| Some(format!("all points of {}: {}", part.name, part.missing()?));
        self.parts.iter().filter_map(missing)
    }

    /// Returns the table of the parts, with the headings in its first row.
    pub(super) fn table(&self) -> Vec<Vec<String>> {
        let columns = Columns::of(&self.parts, self.feedback > Feedback::Verdict);
        [columns.header()].into_iter().chain(self.parts.iter().map(|part| columns.row(part))).collect()
    }
}

/// Names these seeds, the first of which is this.
pub fn named_seeds(first: u64, count: u32) -> String {
    match count {
        0 | 1 => format!("seed {first}"),
        // As games are drawn: the greatest is followed by 0.
        _ => format!("seeds {first} to {}", first.wrapping_add(u64::from(count) - 1)),
    }
}

/// Returns the sum of these points: that of none is 0, and not -0, as which Rust sums nothing.
fn total(points: impl IntoIterator<Item = f64>) -> f64 {
    points.into_iter().fold(0.0, |sum, points| sum + points)
}

/// Returns the standard deviation of a sample, if it has at least two values.
fn standard_deviation(sample: &[f64]) -> Option<f64> {
    let count = sample.len() as f64;
    let mean = sample.iter().sum::<f64>() / count;
    let squares: f64 = sample.iter().map(|value| (value - mean).powi(2)).sum();
    (sample.len() > 1).then(|| (squares / (count - 1.0)).sqrt())
}

/// Returns the hash of the failures in all parts, unless there are none.
fn behavior(parts: &[Part]) -> Option<String> {
    let mut hasher = Sha256::new();
    for part in parts {
        for Failure { id, summary, .. } in &part.failures {
            for text in [part.name, id, summary] {
                hasher.update((text.len() as u64).to_le_bytes());
                hasher.update(text);
            }
        }
    }
    parts.iter().any(|part| !part.failures.is_empty()).then(|| short_hash(hasher))
}

/// Formats the table, and below it the first failure of each kind in each part.
impl fmt::Display for GradingReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, command) = (&self.submission.name, shown_command(&self.submission.command));
        write!(f, "{}", style::strong(name))?;
        if *name != command {
            write!(f, " ({command})")?;
        }
        if self.tells_seed() {
            write!(f, ", {}", self.named_seeds())?;
        }
        writeln!(f)?;
        write_table(f, &self.table())?;
        writeln!(f, "{} of {} points", style::strong(format!("{:.2}", self.points)), self.of)?;
        for uncertainty in self.uncertainty() {
            writeln!(f, "{uncertainty}")?;
        }
        for note in &self.notes {
            writeln!(f, "{note}")?;
        }
        for requirement in self.missing() {
            writeln!(f, "{requirement}")?;
        }
        let mut told = HashSet::new();
        self.parts.iter().try_for_each(|part| write_mistakes(f, part, &mut told))
    }
}

/// The columns of the table, by what the parts have.
struct Columns<'a> {
    /// What is said of the games and cases that bring points.
    won: String,
    has_games: bool,
    has_mistakes: bool,
    details: &'a [Detail],
}

impl<'a> Columns<'a> {
    fn of(parts: &'a [Part], has_mistakes: bool) -> Self {
        Self {
            won: parts.iter().map(|part| part.unit.words().1).unique().join(", "),
            has_mistakes,
            has_games: parts.iter().any(|part| part.unit == Unit::Games),
            details: parts.first().map_or(&[], |part| &part.details),
        }
    }

    /// Returns the headings.
    fn header(&self) -> Vec<String> {
        let interval = self.has_games.then_some("95 % interval");
        let columns = ["", &self.won, "rate"].into_iter().chain(interval).chain(["points", "of", "CPU", "longest"]);
        let details = self.details.iter().map(|detail| detail.heading);
        let mistakes = self.has_mistakes.then_some("mistakes");
        columns.chain(details).chain(mistakes).map(str::to_owned).collect()
    }

    /// Returns the line of a part.
    fn row(&self, part: &Part) -> Vec<String> {
        let Part { name, points, of, unit, played, won, cpu, longest, details, .. } = part;
        let [rate, low, high] = wilson(*won, (*played).max(1)).map(|rate| 100.0 * rate);
        let mistakes = part.mistakes().into_iter().map(|(id, failures)| format!("{} {id}", failures.len())).join(", ");
        let mut cells = vec![format!("  {name}"), format!("{won} of {played}"), format!("{rate:.0} %")];
        // The cases are no sample of anything.
        let interval = if *unit == Unit::Games { format!("{low:.0} to {high:.0} %") } else { String::new() };
        cells.extend(self.has_games.then_some(interval));
        cells.extend([format!("{points:.2}"), of.to_string()]);
        cells.extend([cpu, longest].map(|time| format!("{:.2} s", time.as_secs_f64())));
        cells.extend(details.iter().map(|Detail { number, .. }| number.to_string()));
        let mistakes = if mistakes.is_empty() { "none".to_owned() } else { mistakes };
        cells.extend(self.has_mistakes.then_some(mistakes));
        cells
    }
}

/// Writes the first failure of each kind, with its explanation unless that was `told` before: what a compiler says is
/// the same in every part.
fn write_mistakes<'a>(f: &mut fmt::Formatter<'_>, part: &'a Part, told: &mut HashSet<&'a str>) -> fmt::Result {
    for (_, failures) in part.mistakes() {
        let Failure { summary, explanation, .. } = failures[0];
        let explanation = if told.insert(explanation) { explanation } else { "" };
        let name = style::warning(&part.name);
        write!(f, "\n{name}: {}\n  {summary}\n{explanation}", part.describe(&failures))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grading_that_has_not_come_to_a_part_has_no_negative_points() {
        assert_eq!(format!("{:.2} of {}", total([]), total([])), "0.00 of 0");
        assert_eq!(total([1.5, 2.0]), 3.5);
    }

    #[test]
    fn all_seeds_are_named() {
        for (first, count, expected) in
            [(7, 1, "seed 7"), (1, 3, "seeds 1 to 3"), (u64::MAX, 2, "seeds 18446744073709551615 to 0")]
        {
            assert_eq!(named_seeds(first, count), expected);
        }
    }
}
