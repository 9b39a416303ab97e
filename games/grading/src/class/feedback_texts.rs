//! The texts of a template for all students, a file for each, in a folder of their own.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::Deserialize;
use suite_work::{document, output};

use super::class_report::SCHEMA;
use super::feedback_template::Placeholder;
use super::final_grade::FinalGrade;
use super::leftovers::remove_from;
use super::number::number_or;
use super::{ClassReport, ClassStudent, FeedbackTemplate, PartGrade};
use crate::submissions::{folded, id};

/// The folder, in that of a class.
const FEEDBACK: &str = "feedback";
/// What stands for points that there are not.
const NONE: &str = "none";

/// What an earlier report tells of those whom texts were for.
#[derive(Deserialize)]
struct EarlierReport {
    #[serde(default)]
    grades: Vec<Addressee>,
}

/// Somebody whom a text is for.
#[derive(Deserialize)]
struct Addressee {
    name: String,
    sid: Option<String>,
    email: Option<String>,
}

/// Writes the texts of a report.
pub fn write(folder: &Path, report: &ClassReport, template: &FeedbackTemplate, grades: &[FinalGrade]) -> Result<()> {
    let folder = folder.join(FEEDBACK);
    fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
    let addressee = |FinalGrade { name, sid, email, .. }: &FinalGrade| Addressee {
        name: name.clone(),
        sid: sid.clone(),
        email: email.clone(),
    };
    for (grade, name) in grades.iter().zip(file_names(grades.iter().map(addressee))) {
        let student = report.student_of(grade);
        let text = template.fill(|placeholder| value(placeholder, grade, student));
        output::write(&folder.join(name), text.as_bytes())?;
    }
    Ok(())
}

/// Returns what stands in the place of a placeholder for a student, who may have submitted nothing.
fn value(placeholder: Placeholder, grade: &FinalGrade, student: Option<&ClassStudent>) -> String {
    let graded = student.and_then(|student| student.graded.as_ref());
    match placeholder {
        Placeholder::Name => grade.name.clone(),
        Placeholder::State => grade.state.word().to_owned(),
        Placeholder::Points => number_or(grade.points, NONE),
        Placeholder::Of => number_or(graded.map(|graded| graded.of), NONE),
        Placeholder::Parts => graded.map(|graded| graded.parts.iter().map(part).join("\n")).unwrap_or_default(),
        Placeholder::Submitted => grade.submitted.map(|time| time.to_string()).unwrap_or_default(),
        Placeholder::LateDays => grade.late_days.map(|days| days.to_string()).unwrap_or_default(),
        Placeholder::FinalPoints => number_or(grade.final_points, NONE),
        Placeholder::Reason => grade.reasons(),
    }
}

/// Returns the line of a part.
fn part(part: &PartGrade) -> String {
    format!("{}: {:.2} of {}", part.name, part.points, part.of)
}

/// Removes the texts for those whom an earlier report names.
pub fn remove_earlier(folder: &Path, report: &Path) -> Result<()> {
    // Nothing can be told from one that is damaged.
    let earlier = fs::read(report).ok().and_then(|text| document::parse(&text, SCHEMA.0, SCHEMA.1).ok());
    let Some(EarlierReport { grades }) = earlier else { return Ok(()) };
    remove_from(&folder.join(FEEDBACK), file_names(grades.into_iter()))
}

/// Returns the names of files. Those of one name are told apart by what else is known of them, or else by numbers.
fn file_names(addressees: impl Iterator<Item = Addressee>) -> Vec<String> {
    let mut names = HashSet::new();
    let name = |Addressee { name, sid, email }: Addressee| {
        let own = [&name].into_iter().chain(&sid).chain(&email).join(" ");
        let numbered = (2..).map(|number| format!("{number} {own}"));
        let mut candidates = [name.clone(), own.clone()].into_iter().chain(numbered).map(|name| id(&name));
        let name = candidates.find(|name| names.insert(folded(name))).expect("numbers have no end");
        format!("{name}.txt")
    };
    addressees.map(name).collect()
}
