//! The report of a grading as a page for the browser.

use std::collections::HashSet;
use std::path::Path;

use maud::{Markup, html};
use suite_web::{GameRecord, PageData, link_to_game};
use suite_work::table;

use crate::shown_paths::{shown_command, shown_path};
use crate::{Failure, GradingReport, Part};

impl GradingReport {
    /// Returns the page. `command` is the command line that grades the program in the same way, and `records` the
    /// folder with all games and cases.
    #[must_use]
    pub fn page(&self, command: &str, records: &Path) -> PageData {
        let (mut told, mut games) = (HashSet::new(), Vec::new());
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
                @for (_, failures) in part.mistakes() { (mistake(part, &failures, &mut told, &mut games)) }
            }
            @if self.tells_seed() {
                h2 { "See it again" }
                p { "This command grades the program in the same way:" }
                pre tabindex="0" { code { (command) } }
                p { "All games and cases are recorded in " code { (shown_path(&records.to_string_lossy())) } "." }
            }
        };
        PageData::of_report(self.submission.name.clone(), report, games)
    }
}

/// Returns the failures of a kind: the explanation of the first one, unless it was `told` before, and a list of all,
/// with links to `games`.
fn mistake<'a>(part: &Part, alike: &[&'a Failure], told: &mut HashSet<&'a str>, games: &mut Vec<GameRecord>) -> Markup {
    let first = alike[0];
    let shown = alike.iter().filter(|failure| failure.game.is_some()).count();
    html! {
        h3 { (part.describe(alike)) }
        @if !first.explanation.is_empty() && told.insert(&first.explanation) {
                        pre tabindex="0" { (first.explanation) }
                    }
        ul { @for failure in alike { li { (failure_line(failure, games)) } } }
        @if (1..alike.len()).contains(&shown) {
                        p.muted { "Boards that are left out, the last ones: " (alike.len() - shown) "." }
                    }
    }
}

/// Returns the line of a failure, which links to its game if there is one.
fn failure_line(failure: &Failure, games: &mut Vec<GameRecord>) -> Markup {
    let Some(game) = &failure.game else { return html! { (failure.summary) } };
    games.push(game.clone());
    link_to_game(games.len() - 1, &failure.summary)
}
