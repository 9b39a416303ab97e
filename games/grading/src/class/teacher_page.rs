//! The page for the teacher: points by part, what went wrong over the class, and how the points are distributed.

use anyhow::Result;
use maud::{Markup, PreEscaped, html};
use suite_web::PageData;
use suite_work::{command_line, counted};

use super::final_grade::{FinalGrade, absentees, late_grades, strangers, timeless};
use super::name_list::SEPARATOR;
use super::number::short_number;
use super::quartiles::quartiles;
use super::{ClassReport, ClassStudent, Deadline, GRADES, OVERRIDES, STUDENTS, SubmissionGrade, plots};
use crate::GradingState;
use crate::grading_report::named_seeds;

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
                "suite " (conditions.suite) ", "
                (named_seeds(conditions.seed, conditions.rubric.rubric().seeds()))
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
        @let undecided = report.students.iter().filter(|student| student.undecided().is_some()).count();
        @if undecided > 0 {
            p {
                (counted(undecided, "submission")) " undecided in a part: whether the points are deserved could not be \
                told, so there are none. The table names the parts; points are given by " code { (OVERRIDES) } "."
            }
        }
        @if let Some(grades) = &report.grades { (decisions(report, grades, linked)) }
    }
}

/// Tells what changes the points of the grading, and for how many.
fn decisions(report: &ClassReport, grades: &[FinalGrade], linked: bool) -> Markup {
    let policy = &report.policy;
    html! {
        @if policy.roster.is_some() {
            p {
                (absentees(grades).count()) " of " (grades.iter().filter(|grade| grade.place.is_some()).count())
                " students on the roster have submitted nothing; submissions of nobody on it: "
                (strangers(grades).count()) "."
                @if linked { " For gradebooks: the folder " code { (GRADES) } "." }
            }
        }
        @if let Some(Deadline { time, late }) = policy.deadline {
            p {
                "Due " (time) ", rule for late submissions: " code { (late) } ". "
                (late_grades(grades).count()) " late, "
                (timeless(grades).count()) " without a time, of which nothing is deducted."
            }
        }
        @let given = grades.iter().map(|grade| grade.overrides.len()).sum::<usize>();
        @if given > 0 { p { (counted(given, "override")) " from " code { (OVERRIDES) } "." } }
    }
}

fn students(report: &ClassReport, linked: bool) -> Markup {
    let parts = report.parts();
    let has_grades = report.grades.is_some();
    let has_seeds = report.has_deviations();
    let row = |student, grade| row(student, grade, &parts, has_seeds, linked);
    html! {
        h2 { "Students" }
        div.scroll-x tabindex="0" role="region" aria-label="Points by part" {
            table.sortable {
                caption { "Points by part" }
                thead {
                    tr {
                        th scope="col" { "name" }
                        @if has_grades { th.numeric scope="col" { "final" } }
                        th.numeric scope="col" { "points" }
                        @if has_seeds { th.numeric scope="col" { "deviation" } }
                        @for (name, of) in &parts { th.numeric scope="col" { (name) " (" (short_number(*of)) ")" } }
                        th.numeric scope="col" { "faults" }
                        th.numeric scope="col" { "CPU in s" }
                        th scope="col" { "problem" }
                        @if has_grades { th scope="col" { "reason" } }
                    }
                }
                tbody {
                    @if let Some(grades) = &report.grades {
                        @for grade in grades { (row(report.student_of(grade), Some(grade))) }
                    } @else {
                        @for student in &report.students { (row(Some(student), None)) }
                    }
                }
            }
        }
    }
}

/// Returns the row of a submission, or that of a student with a grade, who may have none.
fn row(
    student: Option<&ClassStudent>,
    grade: Option<&FinalGrade>,
    parts: &[(&str, f64)],
    has_seeds: bool,
    linked: bool,
) -> Markup {
    // One that is not graded yet has no page.
    let page = student.filter(|student| linked && student.state != GradingState::Missing);
    let page = page.map(|student| &*student.id);
    let graded = student.and_then(|student| student.graded.as_ref());
    let name = grade.map(|grade| &*grade.name).or(student.map(|student| &*student.name)).unwrap_or_default();
    html! {
        tr {
            th scope="row" { (link_to_student(page, name)) }
            @if let Some(grade) = grade {
                td.numeric { @if let Some(last) = grade.final_points { (short_number(last)) } }
            }
            td.numeric { @if let Some(graded) = graded { (short_number(graded.points)) } }
            @if has_seeds {
                td.numeric {
                    @if let Some(deviation) = graded.and_then(|graded| graded.deviation) { (format!("{deviation:.2}")) }
                }
            }
            @for (part, _) in parts {
                td.numeric {
                    @if let Some(own) = student.and_then(|student| student.points_in(part)) { (short_number(own)) }
                }
            }
            td.numeric { @if let Some(graded) = graded { (graded.faults()) } }
            td.numeric { @if let Some(graded) = graded { (format!("{:.2}", graded.cpu())) } }
            td {
                @if let Some(problem) = student.and_then(ClassStudent::problem_in_words) { (problem) }
                @if student.is_none() { (GradingState::Absent.word()) }
                @if grade.is_some_and(|grade| grade.is_on_roster == Some(false)) { "not on the roster" }
            }
            @if let Some(grade) = grade { td { (grade.reasons()) } }
        }
    }
}

/// Returns a text, which links to the page of a student by the part of file names that stands for it, if there is one.
fn link_to_student(id: Option<&str>, text: &str) -> Markup {
    html! { @if let Some(id) = id { a href={ (STUDENTS) "/" (id) ".html" } { (text) } } @else { (text) } }
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
                                    @if index > 0 { (SEPARATOR) }
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
    let mut all = vec![("all parts".to_owned(), most, total)];
    all.extend(report.parts().iter().map(of_part));
    let plots = all.iter().filter(|(_, of, points)| *of > 0.0 && !points.is_empty());
    let plots = plots.map(|(name, of, points)| Ok((plots::histogram(name, *of, points)?, name)));
    let plots = plots.collect::<Result<Vec<_>>>()?;
    Ok(html! {
        h2 { "Distribution of points" }
        (quartiles_table(&all))
        @for (plot, name) in &plots {
            // It scrolls by the keyboard, too.
            div.scroll-x tabindex="0" role="region" aria-label={ "Chart of " (name) } {
                figure role="img"
                aria-label={ "Number of students by points for " (name) "; the table of students has the numbers" } {
                    (PreEscaped(plot))
                }
            }
        }
    })
}

/// Returns the table of the quartiles of points, which has a row for each part: its name, its points, and those that
/// students have.
fn quartiles_table(parts: &[(String, f64, Vec<f64>)]) -> Markup {
    html! {
        div.scroll-x tabindex="0" role="region" aria-label="Quartiles of points" {
            table {
                caption { "Quartiles of points" }
                thead {
                    tr {
                        th scope="col" { "part" }
                        @for heading in ["of", "least", "lower quartile", "median", "upper quartile", "most"] {
                            th.numeric scope="col" { (heading) }
                        }
                    }
                }
                tbody {
                    @for (name, of, own) in parts {
                        @if let Some(quartiles) = quartiles(own) {
                            tr {
                                th scope="row" { (name) }
                                td.numeric { (short_number(*of)) }
                                @for quartile in quartiles { td.numeric { (short_number(quartile)) } }
                            }
                        }
                    }
                }
            }
        }
    }
}

fn alike(report: &ClassReport) -> Markup {
    html! {
        h2 { "Submissions that fail alike" }
        p {
            "In all games and cases, in the same way. This is a hint to look at them, not a verdict: "
            "a common mistake does it, too."
        }
        @if report.alike.is_empty() { p { "None." } } @else {
            ul { @for group in &report.alike { li { (group.join(SEPARATOR)) } } }
        }
    }
}
