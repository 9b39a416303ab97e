//! The texts of a template for all students, a file for each, in a folder of their own.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use itertools::Itertools;
use serde::Deserialize;
use suite_work::{document, output};

use super::class_report::SCHEMA;
use super::final_grade::FinalGrade;
use super::leftovers::remove_from;
use super::{ClassReport, FeedbackTemplate};
use crate::submissions::{folded, id};

/// The folder, in that of a class.
const FEEDBACK: &str = "feedback";

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
        let text = template.fill(grade, report.student_of(grade));
        output::write(&folder.join(name), text.as_bytes())?;
    }
    Ok(())
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
