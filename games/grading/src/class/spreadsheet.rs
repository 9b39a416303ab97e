//! The results of a class as CSV, for spreadsheets.

use anyhow::Result;

use super::{ClassReport, SubmissionGrade};

/// Returns the table: a row for each student, with the points of each part.
pub fn csv(report: &ClassReport) -> Result<Vec<u8>> {
    let parts = report.parts();
    let mut table = csv::Writer::from_writer(Vec::new());
    let header = ["name", "state", "points", "of"].into_iter().chain(parts.iter().map(|(name, _)| *name));
    table.write_record(header.chain(["faults", "cpu", "problem"]))?;
    for student in &report.students {
        let graded = student.graded.as_ref();
        let number = |number: Option<f64>| number.map(|number| format!("{number:.2}")).unwrap_or_default();
        let mut row = vec![inert(&student.name), student.state.word().to_owned()];
        row.extend([number(graded.map(|graded| graded.points)), number(graded.map(|graded| graded.of))]);
        row.extend(parts.iter().map(|(part, _)| number(student.points_in(part))));
        row.push(graded.map(|graded| graded.faults().to_string()).unwrap_or_default());
        row.extend([number(graded.map(SubmissionGrade::cpu)), inert(student.problem.as_deref().unwrap_or_default())]);
        table.write_record(row)?;
    }
    Ok(table.into_inner()?)
}

/// Returns a text that no spreadsheet takes for a formula: students choose the names of their files.
fn inert(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}
