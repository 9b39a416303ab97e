//! Results for Gradescope: the `results.json` of its autograder, a test for each opponent.
//!
//! The format is that of Gradescope's documentation, "Autograder Specifications", section "Output Format".

use serde::Serialize;

use super::report::Report;
use super::rubric::GAMES;
use super::tally::Tally;

/// The file.
#[derive(Debug, Serialize)]
pub struct Results {
    score: f64,
    visibility: &'static str,
    output: String,
    output_format: &'static str,
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

impl Results {
    /// Returns the results of a grading.
    pub fn new(report: &Report) -> Self {
        let mut tests = Vec::new();
        for stage in &report.stages {
            tests.extend((1..).zip(&stage.opponents).map(|(number, tally)| Test::new(stage.stage, number, tally)));
        }
        // Without the styles for terminals.
        let output = anstream::adapter::strip_str(&report.to_string()).to_string();
        Self { score: report.points, visibility: "visible", output, output_format: "text", tests }
    }
}

impl Test {
    fn new(stage: u32, number: u32, tally: &Tally) -> Self {
        let (score, max_score) = (tally.points(), tally.opponent.most);
        let mut output = format!("{} of {GAMES} games won", tally.won(None));
        for game in tally.lost_games() {
            output += "\n";
            output += &game;
        }
        Self {
            name: format!("Stage {stage}: {}", tally.opponent.name),
            number: format!("{stage}.{number}"),
            score,
            max_score,
            status: if score >= max_score { "passed" } else { "failed" },
            output,
            visibility: "visible",
        }
    }
}
