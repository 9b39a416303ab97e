//! What is said of the results of a class in a few lines.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use suite_grading::GradingState;
use suite_grading::class::ClassReport;

/// The most mistakes that are told.
const MISTAKES: usize = 5;

/// Prints how far the class is graded, the mean of the points, and the most frequent mistakes.
pub fn print_summary(report: &ClassReport, folder: &Path) -> Result<()> {
    let mut out = anstream::stdout().lock();
    let count = |state| report.students(state).count();
    let [graded, refused, missing] = [GradingState::Graded, GradingState::Refused, GradingState::Missing].map(count);
    write!(out, "{graded} of {} submissions graded", report.students.len())?;
    if refused > 0 {
        write!(out, ", {refused} cannot be graded")?;
    }
    if missing > 0 {
        write!(out, ", {missing} not graded yet")?;
    }
    writeln!(out)?;
    for student in report.students(GradingState::Refused).chain(report.students(GradingState::Missing)) {
        writeln!(out, "  {}: {}", student.name, student.problem.as_deref().unwrap_or_default())?;
    }
    let results: Vec<_> = report.students.iter().filter_map(|student| student.graded.as_ref()).collect();
    if let Some(of) = results.iter().map(|graded| graded.of).reduce(f64::max).filter(|&of| of > 0.0) {
        let mean = results.iter().map(|graded| graded.points).sum::<f64>() / results.len() as f64;
        writeln!(out, "mean {mean:.2} of {of} points")?;
    }
    for one in report.mistakes.iter().take(MISTAKES) {
        let words = one.mistake.as_ref().map(|mistake| format!(": {mistake}")).unwrap_or_default();
        writeln!(out, "{} of {} in {}: {}{words}", one.students, one.of, one.part, one.id)?;
    }
    if let Some(more) = report.mistakes.len().checked_sub(MISTAKES).filter(|&more| more > 0) {
        writeln!(out, "and {more} more mistakes")?;
    }
    writeln!(out, "reports in {}", folder.join("index.html").display())?;
    Ok(())
}
