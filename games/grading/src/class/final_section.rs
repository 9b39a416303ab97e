//! What a student gets in the end, on the page of the submission.
//!
//! The grader writes the page, and knows the submission only. The rest is known when results are collected, and may
//! change without a new grading: it is put into the page then.

use std::path::Path;

use anyhow::Result;
use itertools::Itertools;
use maud::{Markup, html};
use suite_work::{input, output};

use super::final_grade::FinalGrade;
use super::number::number_or;

/// The end of the heading, behind which the section is, and how the section begins and ends.
const PLACE: &str = "</h1>";
const BEGINNING: &str = "<section id=\"final-grade\">";
const END: &str = "</section>";

/// Puts the grades of those who have submitted it into the page of a submission, in the place of earlier ones. `most`
/// are the points of a submission without a mistake.
pub fn put(path: &Path, grades: &[&FinalGrade], most: f64) -> Result<()> {
    if !path.exists() {
        return Ok(());
    }
    let page = input::read_own(path, |text| str::from_utf8(text).map(str::to_owned))?;
    let Some((before, rest)) = page.split_once(PLACE) else { return Ok(()) };
    let earlier = rest.strip_prefix(BEGINNING).and_then(|section| section.split_once(END));
    let rest = earlier.map_or(rest, |(_, rest)| rest);
    let new = [before, PLACE, &section(grades, most).into_string(), rest].concat();
    if new != page {
        output::write(path, new.as_bytes())?;
    }
    Ok(())
}

/// Returns the section; nothing if the points are those of the grading.
fn section(grades: &[&FinalGrade], most: f64) -> Markup {
    let decided = |grade: &&&FinalGrade| grade.late_days.is_some() || !grade.overrides.is_empty();
    if !grades.iter().any(|grade| decided(&grade)) {
        return html! {};
    }
    let told = |grade: &&FinalGrade| (number_or(grade.final_points, "none"), grade.steps());
    let [(points, steps)] = &grades.iter().map(told).unique().collect_vec()[..] else {
        // What is decided about one is not for the others.
        return html! {
            section id="final-grade" {
                h2 { "Final grade" }
                p { "The members of this group have different final grades, which this page does not tell." }
            }
        };
    };
    html! {
        section id="final-grade" {
            h2 { "Final grade" }
            p { strong { (points) " of " (most) " points" } }
            ul { @for step in steps { li { (step) } } }
        }
    }
}
