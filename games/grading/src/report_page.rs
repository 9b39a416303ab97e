//! The report of a grading as a page for the browser.

use std::collections::HashSet;
use std::path::Path;

use maud::{Markup, html};
use suite_web::{PageData, PageRecord, link_to_record};
use suite_work::table;

use crate::shown_paths::{shown_command, shown_path};
use crate::{Failure, GradingReport, Part};

impl GradingReport {
    /// Returns the page. `command` is the command line that grades the program in the same way, and `records` the
    /// folder with all games and cases.
    #[must_use]
    pub fn page(&self, command: &str, records: &Path) -> PageData {
        let (mut told, mut shown) = (HashSet::new(), Vec::new());
        let report = html! {
            p {
                strong { (format!("{:.2} of {} points", self.points, self.of)) }
                ", " (self.game) ", " code { (shown_command(&self.submission.command)) }
                @if self.tells_seed() { ", " (self.named_seeds()) }
            }
            @for uncertainty in self.uncertainty() { p { (uncertainty) } }
            (table("Points by part", "part", &self.table()))
            @for note in &self.notes { p { (note) } }
            @for requirement in self.missing() { p { (requirement) } }
            @for part in self.parts.iter().filter(|part| !part.failures.is_empty()) {
                h2 { (part.name) }
                @for (_, failures) in part.mistakes() { (mistake(part, &failures, &mut told, &mut shown)) }
            }
            @if self.tells_seed() {
                h2 { "See it again" }
                p { "This command grades the program in the same way:" }
                pre tabindex="0" { code { (command) } }
                p { "All games and cases are recorded in " code { (shown_path(&records.to_string_lossy())) } "." }
            }
        };
        PageData::of_report(self.submission.name.clone(), report, shown)
    }
}

/// Returns the failures of a kind: the explanation of the first one, unless it was `told` before, and a list of all,
/// with links to what is `shown` of them.
fn mistake<'a>(part: &Part, alike: &[&'a Failure], told: &mut HashSet<&'a str>, shown: &mut Vec<PageRecord>) -> Markup {
    let first = alike[0];
    let linked = alike.iter().filter(|failure| failure.record.is_some()).count();
    html! {
        h3 { (part.describe(alike)) }
        @if !first.explanation.is_empty() && told.insert(&first.explanation) {
                        pre tabindex="0" { (first.explanation) }
                    }
        ul { @for failure in alike { li { (failure_line(failure, shown)) } } }
        @if (1..alike.len()).contains(&linked) {
                        p.muted { "Of the last " (alike.len() - linked) ", nothing is shown here." }
                    }
    }
}

/// Returns the line of a failure, which links to what there is to look at.
fn failure_line(failure: &Failure, shown: &mut Vec<PageRecord>) -> Markup {
    let Some(record) = &failure.record else { return html! { (failure.summary) } };
    shown.push(record.clone());
    link_to_record(shown.len() - 1, &failure.summary)
}
