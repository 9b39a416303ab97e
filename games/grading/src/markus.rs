//! Results for MarkUs: what a custom tester of its autotester prints, a line of JSON for each part of the rubric.
//!
//! The format is that of the documentation of MarkUs, "Automated Testing", section "Custom Tester".

use serde::Serialize;

use crate::{GradingReport, Part};

/// A line: the result of a test.
#[derive(Debug, Serialize)]
struct Test<'a> {
    name: &'a str,
    output: String,
    marks_earned: f64,
    marks_total: f64,
    status: &'static str,
    /// In milliseconds.
    time: u64,
}

/// Returns the results of a submission that is not graded: an error, which brings 0 of 0 marks.
///
/// # Errors
///
/// Results that are no JSON.
pub fn markus_refusal(problem: &str) -> serde_json::Result<String> {
    let output = problem.to_owned();
    let test = Test { name: "submission", output, marks_earned: 0.0, marks_total: 0.0, status: "error", time: 0 };
    Ok(serde_json::to_string(&test)? + "\n")
}

/// Returns the results of a grading.
///
/// # Errors
///
/// Results that are no JSON.
pub fn markus_results(report: &GradingReport) -> serde_json::Result<String> {
    report.parts.iter().map(|part| Ok(serde_json::to_string(&Test::new(part))? + "\n")).collect()
}

impl<'a> Test<'a> {
    fn new(part: &'a Part) -> Self {
        Self {
            name: part.name,
            output: part.outcome(),
            marks_earned: part.points,
            marks_total: part.of,
            status: match part.points {
                points if points >= part.of => "pass",
                points if points > 0.0 => "partial",
                _ => "fail",
            },
            time: part.cpu.as_millis() as u64,
        }
    }
}
