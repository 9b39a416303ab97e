//! What is graded, and how.

use std::path::PathBuf;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use suite_programs::{Interpreter, Submission};
use suite_work::command_line;

use crate::rubrics::AnyRubric;
use crate::{PartPoints, Rubric};

/// What is graded, and how: the content of `grading.json`. A grading that is resumed keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GradingConditions {
    /// The program.
    #[serde(flatten)]
    pub submission: Submission,
    /// The interpreter that starts the program, if it is in Python.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub interpreter: Option<Interpreter>,
    /// The seed of all that is random.
    pub seed: u64,
    /// The folder in which the grading was begun, which relative paths are of.
    pub folder: PathBuf,
    /// The rubric with its options.
    pub rubric: AnyRubric,
}

impl GradingConditions {
    /// Finds the starter files of a grading that was begun in another folder.
    pub fn find_starter_files(&mut self) {
        let starter = &mut self.rubric.rubric_mut().common_mut().setup.with;
        if let Some(starter) = starter.as_mut().filter(|starter| starter.folder().is_some()) {
            starter.place = self.folder.join(&starter.place);
        }
    }

    /// Checks that this interpreter is the one that the grading was begun with.
    ///
    /// # Errors
    ///
    /// Another one, or none.
    pub fn check_interpreter(&self, found: Option<&Interpreter>) -> Result<()> {
        let [begun, now] = [self.interpreter.as_ref(), found].map(|interpreter| match interpreter {
            Some(interpreter) => interpreter.to_string(),
            None => "none".to_owned(),
        });
        ensure!(begun == now, "begun with another interpreter, {begun}, than now, {now}; begin anew, without --resume");
        Ok(())
    }

    /// Returns the command line that grades the program in the same way.
    #[must_use]
    pub fn command_line(&self, points: &[PartPoints]) -> String {
        let rubric = self.rubric.rubric();
        // A file of functions is named by an option and its value.
        let words = self.submission.command.splitn(if rubric.calls_functions() { 2 } else { 1 }, ' ');
        let arguments = grade_arguments(rubric, words, self.seed, points);
        command_line(arguments.iter().map(String::as_str))
    }
}

/// Returns the arguments that grade the program that `words` name.
pub fn grade_arguments<'a>(
    rubric: &dyn Rubric,
    words: impl IntoIterator<Item = &'a str>,
    seed: u64,
    points: &[PartPoints],
) -> Vec<String> {
    let words = [rubric.game(), "grade"].into_iter().chain(words).map(str::to_owned);
    let options = [format!("--seed={seed}")].into_iter().chain(rubric.options());
    words.chain(options).chain(points.iter().map(PartPoints::option)).collect()
}
