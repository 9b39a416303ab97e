//! Results for PrairieLearn: the `results.json` of an external grader, with a test for each part of the rubric.
//!
//! The format is that of PrairieLearn's documentation, "External Grading", section "Grading results".

use serde::Serialize;

use crate::gradescope::plain;
use crate::{GradingReport, Part};

/// The file of results.
#[derive(Debug, Serialize)]
#[serde(untagged)]
pub enum PrairielearnResults {
    /// Those of a grading.
    #[expect(missing_docs, reason = "the fields are those of its documentation")]
    Graded { gradable: bool, score: f64, output: String, tests: Vec<Test> },
    /// Those of a submission that cannot be graded: no points are given or taken.
    #[expect(missing_docs, reason = "the fields are those of its documentation")]
    Refused { gradable: bool, format_errors: String },
}

/// A test: a part of the rubric.
#[derive(Debug, Serialize)]
pub struct Test {
    name: &'static str,
    points: f64,
    max_points: f64,
    output: String,
}

impl PrairielearnResults {
    /// Returns the results of a grading.
    #[must_use]
    pub fn new(report: &GradingReport) -> Self {
        let score = if report.of > 0.0 { report.points / report.of } else { 0.0 };
        let tests = report.parts.iter().map(Test::new).collect();
        Self::Graded { gradable: true, score, output: plain(&report.to_string()), tests }
    }

    /// Returns the results of a submission that is not graded, or not to the end.
    #[must_use]
    pub fn refused(problem: &str) -> Self {
        Self::Refused { gradable: false, format_errors: plain(problem) }
    }
}

impl Test {
    fn new(part: &Part) -> Self {
        Self { name: part.name, points: part.points, max_points: part.of, output: plain(&part.outcome()) }
    }
}
