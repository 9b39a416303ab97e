//! The files that tell the results of a class: for the teacher, for each student, and for other programs.

use std::collections::HashMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use suite_web::PageData;
use suite_work::document::Document;
use suite_work::output;

use super::class_report::SCHEMA;
use super::leftovers::remove;
use super::{
    ClassReport, FinalGrade, GRADESCOPE, STUDENTS, feedback_texts, final_section, gradebooks, spreadsheet, teacher_page,
};
use crate::{GradescopeResults, GradingState, RefusedGrading};

/// The file that tells whom pseudonyms stand for, in the folder of a class.
pub const NAMES: &str = "names.csv";
/// The file of the results as JSON, in the folder of a class.
const RESULTS_JSON: &str = "results.json";

impl ClassReport {
    /// Writes the files that tell the results: for the teacher, for each student, and for other programs. Those of an
    /// earlier run that are not written now are removed.
    ///
    /// # Errors
    ///
    /// A file that cannot be written.
    pub fn write(&self, folder: &Path) -> Result<()> {
        let [pages, gradescope] = [STUDENTS, GRADESCOPE].map(|name| folder.join(name));
        for folder in [&pages, &gradescope] {
            fs::create_dir_all(folder).with_context(|| format!("cannot write to {}", folder.display()))?;
        }
        self.remove_leftovers(folder)?;
        let mut json = Vec::new();
        Document::new(SCHEMA.0, SCHEMA.1, self).print(&mut json)?;
        output::write(&folder.join(RESULTS_JSON), &json)?;
        output::write(&folder.join("results.csv"), &spreadsheet::csv(self)?)?;
        let game = self.conditions.rubric.rubric().game();
        if self.policy.is_anonymous {
            output::write(&folder.join(NAMES), &spreadsheet::names(self)?)?;
        }
        if let Some(grades) = &self.grades {
            if let Some(roster) = &self.policy.roster {
                gradebooks::write(folder, roster, grades, game, self.most())?;
            }
            if let Some(template) = &self.policy.template {
                feedback_texts::write(folder, self, template, grades)?;
            }
        }
        for student in &self.students {
            // What a graded one gets is written by the grader.
            if let (GradingState::Refused, Some(problem)) = (student.state, &student.problem) {
                let results = serde_json::to_vec_pretty(&GradescopeResults::without_score(problem))?;
                output::write(&gradescope.join(format!("{}.json", student.id)), &results)?;
                RefusedGrading::new(game, &student.name, problem)
                    .page()
                    .write(&pages.join(format!("{}.html", student.id)))?;
            }
        }
        self.write_final_sections(&pages)?;
        teacher_page::page(self, true)?.write(&folder.join("index.html"))
    }

    /// Removes the files of an earlier run that are not written now.
    fn remove_leftovers(&self, folder: &Path) -> Result<()> {
        feedback_texts::remove_earlier(folder, &folder.join(RESULTS_JSON))?;
        if self.grades.is_none() || self.policy.roster.is_none() {
            gradebooks::remove(folder)?;
        }
        let names = folder.join(NAMES);
        if !self.policy.is_anonymous && spreadsheet::is_names(&names) {
            remove(&names, fs::remove_file)?;
        }
        Ok(())
    }

    /// Tells what students get in the end on the pages of their submissions.
    fn write_final_sections(&self, pages: &Path) -> Result<()> {
        let mut grades: HashMap<usize, Vec<&FinalGrade>> = HashMap::new();
        for grade in self.grades.iter().flatten() {
            if let Some(index) = grade.index {
                grades.entry(index).or_default().push(grade);
            }
        }
        for (index, student) in self.students.iter().enumerate() {
            let own = grades.remove(&index).unwrap_or_default();
            final_section::put(&pages.join(format!("{}.html", student.id)), &own, self.most())?;
        }
        Ok(())
    }

    /// Returns the page for the teacher, without links to other files.
    ///
    /// # Errors
    ///
    /// A distribution of points that cannot be drawn.
    pub fn page(&self) -> Result<PageData> {
        teacher_page::page(self, false)
    }
}
