//! Gradings that are refused: what is told instead of points.

use maud::html;
use serde::Serialize;
use suite_web::PageData;

use crate::GradingState;

/// A grading that is refused. It has no points, and so no zero either.
#[derive(Debug, Serialize)]
pub struct RefusedGrading<'a> {
    state: GradingState,
    game: &'static str,
    name: &'a str,
    /// Why it is refused.
    problem: &'a str,
}

impl<'a> RefusedGrading<'a> {
    /// Returns the refused grading of a submission with this name.
    #[must_use]
    pub const fn new(game: &'static str, name: &'a str, problem: &'a str) -> Self {
        Self { state: GradingState::Refused, game, name, problem }
    }

    /// Returns the page for the student.
    #[must_use]
    pub fn page(&self) -> PageData {
        let report = html! {
            h2 { "Not graded" }
            pre tabindex="0" { (self.problem) }
        };
        PageData::of_report(self.name.to_owned(), report, Vec::new())
    }
}
