//! The results of a class as CSV, for spreadsheets.

use std::path::Path;

use anyhow::Result;
use suite_work::inert;

use super::final_grade::FinalGrade;
use super::number::number_or;
use super::{ClassReport, ClassStudent, SubmissionGrade};

/// The headings of the table of the names that pseudonyms stand for.
const NAMES_HEADER: [&str; 2] = ["pseudonym", "name"];

/// Returns the table: a row for each student, with the points of each part, and their standard deviation if they are
/// those of several seeds. If students get something else than the
/// points of the grading, the row tells that, too, and who they are.
pub fn csv(report: &ClassReport) -> Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    match &report.grades {
        None => write_students(report, &mut table)?,
        Some(grades) => write_grades(report, grades, &mut table)?,
    }
    Ok(table.into_inner()?)
}

fn write_students(report: &ClassReport, table: &mut csv::Writer<Vec<u8>>) -> Result<()> {
    let columns = PointsColumns::of(report);
    let header = ["name", "state"].into_iter().chain(columns.header());
    table.write_record(header.chain(["faults", "cpu", "problem"]))?;
    for student in &report.students {
        let row = vec![inert(&student.name), student.state.word().to_owned()];
        table.write_record(row.into_iter().chain(columns.row(Some(student))).chain(rest(Some(student))))?;
    }
    Ok(())
}

fn write_grades(report: &ClassReport, grades: &[FinalGrade], table: &mut csv::Writer<Vec<u8>>) -> Result<()> {
    let columns = PointsColumns::of(report);
    let header = ["name", "sid", "email", "group", "state"].into_iter().chain(columns.header());
    let header = header.chain(["submitted", "late_days", "final_points", "reason"]);
    table.write_record(header.chain(["faults", "cpu", "problem"]))?;
    for grade in grades {
        let student = report.student_of(grade);
        let text = |text: &Option<String>| inert(text.as_deref().unwrap_or_default());
        let who = [inert(&grade.name), text(&grade.sid), text(&grade.email), text(&grade.group)];
        let submitted = grade.submitted.map(|time| time.to_string()).unwrap_or_default();
        let late_days = grade.late_days.map(|days| days.to_string()).unwrap_or_default();
        let end = [submitted, late_days, number_or(grade.final_points, ""), inert(&grade.reasons())];
        let row = who.into_iter().chain([grade.state.word().to_owned()]).chain(columns.row(student));
        table.write_record(row.chain(end).chain(rest(student)))?;
    }
    Ok(())
}

/// Returns whether a file is a table of the names that pseudonyms stand for.
pub fn is_names(path: &Path) -> bool {
    csv::Reader::from_path(path).is_ok_and(|mut table| table.headers().is_ok_and(|header| *header == NAMES_HEADER[..]))
}

/// Returns the table of the names that pseudonyms stand for.
pub fn names(report: &ClassReport) -> Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(NAMES_HEADER)?;
    let submitted = report.students.iter().map(|student| (&student.name, &student.own_name));
    let absent = report.grades.iter().flatten().filter(|grade| grade.submission.is_none());
    for (name, own_name) in submitted.chain(absent.map(|grade| (&grade.name, &grade.own_name))) {
        table.write_record([name.clone(), inert(own_name.as_deref().unwrap_or_default())])?;
    }
    Ok(table.into_inner()?)
}

/// The columns of the points.
struct PointsColumns<'a> {
    has_deviations: bool,
    parts: Vec<(&'a str, f64)>,
}

impl<'a> PointsColumns<'a> {
    fn of(report: &'a ClassReport) -> Self {
        Self { has_deviations: report.has_deviations(), parts: report.parts() }
    }

    /// Returns the headings.
    fn header(&self) -> impl Iterator<Item = &'a str> {
        let deviation = self.has_deviations.then_some("deviation");
        ["points", "of"].into_iter().chain(deviation).chain(self.parts.iter().map(|(name, _)| *name))
    }

    /// Returns the points of a student, in all and in each part.
    fn row(&self, student: Option<&ClassStudent>) -> Vec<String> {
        let graded = student.and_then(|student| student.graded.as_ref());
        let all = [graded.map(|graded| graded.points), graded.map(|graded| graded.of)];
        let deviation = self.has_deviations.then(|| graded.and_then(|graded| graded.deviation));
        let by_part = self.parts.iter().map(|(part, _)| student.and_then(|student| student.points_in(part)));
        all.into_iter().chain(deviation).chain(by_part).map(|points| number_or(points, "")).collect()
    }
}

/// Returns the faults of a student's program, its CPU time, and why it was not graded, or has to be looked at.
fn rest(student: Option<&ClassStudent>) -> [String; 3] {
    let graded = student.and_then(|student| student.graded.as_ref());
    let problem = student.and_then(ClassStudent::problem_in_words);
    [
        graded.map(|graded| graded.faults().to_string()).unwrap_or_default(),
        number_or(graded.map(SubmissionGrade::cpu), ""),
        inert(&problem.unwrap_or_default()),
    ]
}
