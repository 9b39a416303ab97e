//! What is said of the results of a class in a few lines.

use std::io::Write;
use std::path::Path;

use anyhow::Result;
use suite_grading::GradingState;
use suite_grading::class::{
    ClassReport, ClassStudent, FinalGrade, GRADES, absentees, first_names, late_grades, strangers, timeless,
};
use suite_work::counted;

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
    let points: Vec<_> = results.iter().map(|graded| graded.points).collect();
    if let Some(of) = results.iter().map(|graded| graded.of).reduce(f64::max).filter(|&of| of > 0.0) {
        writeln!(out, "mean {:.2} of {of} points", mean(&points))?;
    }
    let undecided = |student: &ClassStudent| Some(format!("{}: {}", student.name, student.undecided()?));
    tell(&mut out, "undecided, no points until you decide", report.students.iter().filter_map(undecided))?;
    if let Some(grades) = &report.grades {
        print_grades(report, grades, folder, &mut out)?;
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

/// Prints what the roster, the deadline and overrides make of the points.
fn print_grades(report: &ClassReport, grades: &[FinalGrade], folder: &Path, out: &mut impl Write) -> Result<()> {
    let given = grades.iter().map(|grade| grade.overrides.len()).sum::<usize>();
    if let Some(roster) = &report.policy.roster {
        tell(out, &format!("of {} on the roster, absent", roster.students.len()), absentees(grades).map(name))?;
        tell(out, "not on the roster", strangers(grades).map(name))?;
        writeln!(out, "for gradebooks: {}", folder.join(GRADES).display())?;
    }
    if report.policy.deadline.is_some() {
        tell(out, "late", late_grades(grades).map(name))?;
        tell(out, "no time, nothing deducted", timeless(grades).filter(|grade| !grade.is_marked_late).map(name))?;
        let marked = timeless(grades).filter(|grade| grade.is_marked_late);
        tell(out, "marked late, but no time to tell how late, nothing deducted", marked.map(name))?;
    }
    if given > 0 {
        let finals: Vec<_> = grades.iter().filter_map(|grade| grade.final_points).collect();
        let given = counted(given, "override");
        writeln!(out, "{given} applied: mean of what counts in the end {:.2}", mean(&finals))?;
    }
    Ok(())
}

fn mean(points: &[f64]) -> f64 {
    points.iter().sum::<f64>() / points.len() as f64
}

/// Returns whose grade it is.
fn name(grade: &FinalGrade) -> String {
    grade.name.clone()
}

/// Tells the number of these names, and the first of them; nothing if there are none.
fn tell(out: &mut impl Write, what: &str, names: impl Iterator<Item = String>) -> Result<()> {
    let names: Vec<_> = names.collect();
    if names.is_empty() {
        return Ok(());
    }
    Ok(writeln!(out, "{what}: {} ({})", names.len(), first_names(&names))?)
}
