//! The page for the teacher: points by part, what went wrong over the class, and how the points are distributed.

use anyhow::Result;
use maud::{Markup, PreEscaped, html};

use super::STUDENTS;
use super::class_report::{ClassReport, State, Student};
use super::graded::Graded;
use super::plots;
use super::web_page::{self, points};
use crate::command_line::command_line;

/// Returns the page.
pub fn page(report: &ClassReport) -> Result<Markup> {
    let rubric = &report.rubric;
    let body = html! {
        (overview(report))
        (students(report))
        (mistakes(report))
        (distributions(report)?)
        (alike(report))
        h2 { "See it again" }
        p { "suite " (rubric.suite) ", seed " (rubric.seed) ". This command grades a submission in the same way:" }
        pre { code { (command_line(report.command.iter().map(String::as_str))) } }
    };
    Ok(web_page::page(&format!("Results: {}", rubric.game), &body))
}

fn overview(report: &ClassReport) -> Markup {
    let count = |state| report.students(state).count();
    html! {
        p {
            (report.students.len()) " submissions: " (count(State::Graded)) " graded, "
            (count(State::Refused)) " cannot be graded, " (count(State::Missing)) " not graded yet. "
            a href="results.csv" { "CSV" } ", " a href="results.json" { "JSON" } "."
        }
    }
}

fn students(report: &ClassReport) -> Markup {
    let parts = report.parts();
    html! {
        h2 { "Students" }
        div.scroll {
            table.sortable {
                caption { "Points by part" }
                thead {
                    tr {
                        th scope="col" { "name" }
                        th.number scope="col" { "points" }
                        @for (name, of) in &parts { th.number scope="col" { (name) " (" (points(*of)) ")" } }
                        th.number scope="col" { "faults" }
                        th.number scope="col" { "CPU in s" }
                        th scope="col" { "problem" }
                    }
                }
                tbody { @for student in &report.students { (row(student, &parts)) } }
            }
        }
    }
}

fn row(student: &Student, parts: &[(&str, f64)]) -> Markup {
    let graded = student.graded.as_ref();
    html! {
        tr {
            th scope="row" { a href=(page_of(&student.id)) { (student.name) } }
            td.number { @if let Some(graded) = graded { (points(graded.points)) } }
            @for (part, _) in parts { td.number { @if let Some(own) = student.points_in(part) { (points(own)) } } }
            td.number { @if let Some(graded) = graded { (graded.faults()) } }
            td.number { @if let Some(graded) = graded { (format!("{:.2}", graded.cpu())) } }
            td { @if let Some(problem) = &student.problem { (problem) } }
        }
    }
}

fn page_of(id: &str) -> String {
    format!("{STUDENTS}/{id}.html")
}

fn mistakes(report: &ClassReport) -> Markup {
    html! {
        h2 { "Mistakes" }
        div.scroll {
            table.sortable {
                caption { "What games and cases failed by, over the class" }
                thead {
                    tr {
                        th.number scope="col" { "students" }
                        th scope="col" { "part" }
                        th scope="col" { "mistake" }
                        th.number scope="col" { "games or cases" }
                        th scope="col" { "examples" }
                    }
                }
                tbody {
                    @for one in &report.mistakes {
                        tr {
                            td.number { (one.students) " of " (one.of) }
                            td { (one.part) }
                            td { (one.id) @if let Some(mistake) = &one.mistake { ": " (mistake) } }
                            td.number { (one.cases) }
                            td {
                                @for (index, id) in one.examples.iter().enumerate() {
                                    @if index > 0 { ", " }
                                    a href=(page_of(id)) { (id) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn distributions(report: &ClassReport) -> Result<Markup> {
    let graded: Vec<&Graded> = report.students.iter().filter_map(|student| student.graded.as_ref()).collect();
    let total: Vec<f64> = graded.iter().map(|graded| graded.points).collect();
    let most = graded.iter().map(|graded| graded.of).fold(0.0, f64::max);
    let of_part = |&(part, of): &(&str, f64)| {
        let points = report.students.iter().filter_map(|student| student.points_in(part)).collect();
        (part.to_owned(), of, points)
    };
    let mut plots = vec![("all parts".to_owned(), most, total)];
    plots.extend(report.parts().iter().map(of_part));
    let plots = plots.into_iter().filter(|(_, of, points)| *of > 0.0 && !points.is_empty());
    let plots = plots.map(|(name, of, points)| Ok((plots::histogram(&name, of, &points)?, name)));
    let plots = plots.collect::<Result<Vec<_>>>()?;
    Ok(html! {
        h2 { "Distribution of points" }
        @for (plot, name) in &plots {
            figure role="img" aria-label={ "Number of students by points for " (name) "; the table of students has the numbers" } {
                (PreEscaped(plot))
            }
        }
    })
}

fn alike(report: &ClassReport) -> Markup {
    html! {
        h2 { "Submissions that fail alike" }
        p { "In all games and cases, in the same way. This is a hint to look at them, not a verdict: a common mistake does it, too." }
        @if report.alike.is_empty() { p { "None." } } @else {
            ul { @for group in &report.alike { li { (group.join(", ")) } } }
        }
    }
}
