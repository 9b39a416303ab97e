//! The page for the teacher: points by part, what went wrong over the class, and how the points are distributed.

use anyhow::Result;
use maud::{Markup, PreEscaped, html};
use suite_web::PageData;
use suite_work::command_line;

use super::{ClassReport, ClassStudent, STUDENTS, SubmissionGrade, plots};
use crate::GradingState;

/// Returns the page. It is `linked` to the files of the class if it is one of them.
pub fn page(report: &ClassReport, linked: bool) -> Result<PageData> {
    let conditions = &report.conditions;
    let body = html! {
        (overview(report, linked))
        (students(report, linked))
        (mistakes(report, linked))
        (distributions(report)?)
        (alike(report))
        h2 { "See it again" }
        p {
                "suite " (conditions.suite) ", seed " (conditions.seed)
                ". This command grades a submission in the same way:"
            }
        pre tabindex="0" { code { (command_line(report.command.iter().map(String::as_str))) } }
    };
    Ok(PageData::of_report(format!("Results: {}", conditions.rubric.rubric().game()), body, Vec::new()))
}

fn overview(report: &ClassReport, linked: bool) -> Markup {
    let count = |state| report.students(state).count();
    html! {
        p {
            (report.students.len()) " submissions: " (count(GradingState::Graded)) " graded, "
            (count(GradingState::Refused)) " cannot be graded, " (count(GradingState::Missing)) " not graded yet. "
            @if linked { a href="results.csv" { "CSV" } ", " a href="results.json" { "JSON" } "." }
        }
    }
}

fn students(report: &ClassReport, linked: bool) -> Markup {
    let parts = report.parts();
    html! {
        h2 { "Students" }
        div.scroll-x tabindex="0" role="region" aria-label="Points by part" {
            table.sortable {
                caption { "Points by part" }
                thead {
                    tr {
                        th scope="col" { "name" }
                        th.numeric scope="col" { "points" }
                        @for (name, of) in &parts { th.numeric scope="col" { (name) " (" (points(*of)) ")" } }
                        th.numeric scope="col" { "faults" }
                        th.numeric scope="col" { "CPU in s" }
                        th scope="col" { "problem" }
                    }
                }
                tbody { @for student in &report.students { (row(student, &parts, linked)) } }
            }
        }
    }
}

fn row(student: &ClassStudent, parts: &[(&str, f64)], linked: bool) -> Markup {
    // One that is not graded yet has no page.
    let page = (linked && student.state != GradingState::Missing).then_some(&*student.id);
    let graded = student.graded.as_ref();
    html! {
        tr {
            th scope="row" { (link_to_student(page, &student.name)) }
            td.numeric { @if let Some(graded) = graded { (points(graded.points)) } }
            @for (part, _) in parts { td.numeric { @if let Some(own) = student.points_in(part) { (points(own)) } } }
            td.numeric { @if let Some(graded) = graded { (graded.faults()) } }
            td.numeric { @if let Some(graded) = graded { (format!("{:.2}", graded.cpu())) } }
            td { @if let Some(problem) = &student.problem { (problem) } }
        }
    }
}

/// Returns a text, which links to the page of a student by the part of file names that stands for it, if there is one.
fn link_to_student(id: Option<&str>, text: &str) -> Markup {
    html! { @if let Some(id) = id { a href={ (STUDENTS) "/" (id) ".html" } { (text) } } @else { (text) } }
}

/// Formats points: with two digits, but for whole numbers.
fn points(points: f64) -> String {
    if points.fract() == 0.0 { points.to_string() } else { format!("{points:.2}") }
}

fn mistakes(report: &ClassReport, linked: bool) -> Markup {
    html! {
        h2 { "Mistakes" }
        div.scroll-x tabindex="0" role="region" aria-label="Mistakes" {
            table.sortable {
                caption { "What games and cases failed by, over the class" }
                thead {
                    tr {
                        th.numeric scope="col" { "students" }
                        th scope="col" { "part" }
                        th scope="col" { "mistake" }
                        th.numeric scope="col" { "games or cases" }
                        th scope="col" { "examples" }
                    }
                }
                tbody {
                    @for one in &report.mistakes {
                        tr {
                            td.numeric { (one.students) " of " (one.of) }
                            td { (one.part) }
                            td { (one.id) @if let Some(mistake) = &one.mistake { ": " (mistake) } }
                            td.numeric { (one.cases) }
                            td {
                                @for (index, id) in one.examples.iter().enumerate() {
                                    @if index > 0 { ", " }
                                    (link_to_student(linked.then_some(id), report.name_of(id)))
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
    let graded: Vec<&SubmissionGrade> = report.students.iter().filter_map(|student| student.graded.as_ref()).collect();
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
            figure role="img"
            aria-label={ "Number of students by points for " (name) "; the table of students has the numbers" } {
                (PreEscaped(plot))
            }
        }
    })
}

fn alike(report: &ClassReport) -> Markup {
    html! {
        h2 { "Submissions that fail alike" }
        p {
            "In all games and cases, in the same way. This is a hint to look at them, not a verdict: "
            "a common mistake does it, too."
        }
        @if report.alike.is_empty() { p { "None." } } @else {
            ul { @for group in &report.alike { li { (group.join(", ")) } } }
        }
    }
}
