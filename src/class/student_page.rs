//! The page for a student: the points, what went wrong first in each part and why, and how to see it again.

use maud::{Markup, html};

use super::RECORDS;
use super::class_report::{ClassReport, Student};
use super::graded::{Graded, GradedPart};
use super::web_page::{self, points};
use crate::command_line::command_line;

/// Returns the page of a student.
pub fn page(report: &ClassReport, student: &Student) -> Markup {
    let body = html! {
        @if let Some(graded) = &student.graded {
            p { strong { (points(graded.points)) " of " (points(graded.of)) " points" } ", " (report.rubric.game) ", seed " (report.rubric.seed) }
        }
        @if let Some(problem) = &student.problem {
            h2 { "Not graded" }
            pre { (problem) }
        }
        @if let Some(graded) = student.graded.as_ref().filter(|graded| !graded.parts.is_empty()) {
            (table(graded))
            @for note in &graded.notes { p { (note) } }
            @for part in graded.parts.iter().filter(|part| !part.mistakes.is_empty()) { (mistakes(student, part)) }
            h2 { "See it again" }
            p { "This command grades a submission in the same way; put the path of yours in place of SUBMISSION:" }
            pre { code { (command_line(report.command.iter().map(String::as_str))) } }
        }
    };
    web_page::page(&student.name, &body)
}

/// Returns the table of the parts.
fn table(graded: &Graded) -> Markup {
    html! {
        div.scroll {
            table {
                caption { "Points by part" }
                thead {
                    tr {
                        th scope="col" { "part" }
                        @for heading in ["points", "of", "CPU in s", "longest in s"] { th.number scope="col" { (heading) } }
                        th scope="col" { "result" }
                    }
                }
                tbody {
                    @for part in &graded.parts {
                        tr {
                            th scope="row" { (part.name) }
                            td.number { (points(part.points)) }
                            td.number { (points(part.of)) }
                            td.number { (format!("{:.2}", part.cpu)) }
                            td.number { (format!("{:.2}", part.longest)) }
                            td { (part.share()) }
                        }
                    }
                }
            }
        }
    }
}

/// Returns what went wrong in a part: the first failure of each kind.
fn mistakes(student: &Student, part: &GradedPart) -> Markup {
    let records = format!("../{RECORDS}/{}/{}.jsonl", student.id, part.name);
    html! {
        h2 { (part.name) }
        @for one in &part.mistakes {
            h3 { (one.cases) " by " (one.id) @if let Some(mistake) = &one.mistake { ": " (mistake) } }
            p { (one.summary) }
            @if !one.explanation.is_empty() { pre { (one.explanation) } }
        }
        p { a href=(records) { "All records of " (part.name) } }
    }
}
