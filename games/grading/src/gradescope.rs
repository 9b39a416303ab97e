//! Results for Gradescope: the `results.json` of its autograder, a test for each part of the rubric.
//!
//! The format is that of Gradescope's documentation, "Autograder Specifications", section "Output Format". It wants a
//! score, in all or in each test; results without one are those of an autograder that has failed, and bring no points.

use serde::Serialize;

use crate::{GradingReport, Part};

/// The file of results.
#[derive(Debug, Serialize)]
pub struct GradescopeResults {
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    visibility: &'static str,
    output: String,
    output_format: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    tests: Vec<Test>,
}

/// A test: a line of a student's result page.
#[derive(Debug, Serialize)]
struct Test {
    name: String,
    number: String,
    score: f64,
    max_score: f64,
    status: &'static str,
    output: String,
    visibility: &'static str,
}

impl GradescopeResults {
    /// Returns the results of a submission that is not graded, or not to the end: no score, but the reason.
    #[must_use]
    pub fn without_score(output: &str) -> Self {
        Self { score: None, visibility: "visible", output: plain(output), output_format: "text", tests: Vec::new() }
    }

    /// Returns the results of a grading.
    #[must_use]
    pub fn new(report: &GradingReport) -> Self {
        Self {
            score: Some(report.points),
            visibility: "visible",
            output: plain(&report.to_string()),
            output_format: "text",
            tests: (1..).zip(&report.parts).map(|(number, part)| Test::new(number, part)).collect(),
        }
    }
}

impl Test {
    fn new(number: u32, part: &Part) -> Self {
        Self {
            name: part.name.to_owned(),
            number: number.to_string(),
            score: part.points,
            max_score: part.of,
            status: if part.points >= part.of { "passed" } else { "failed" },
            output: plain(&part.outcome()),
            visibility: "visible",
        }
    }
}

/// Returns the text without its styles for terminals.
pub fn plain(text: &str) -> String {
    anstream::adapter::strip_str(text).to_string()
}
