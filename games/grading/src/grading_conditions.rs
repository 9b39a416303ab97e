//! What is graded, and how.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};
use suite_programs::Submission;
use suite_work::command_line;

use crate::rubrics::AnyRubric;
use crate::{PartPoints, Rubric};

/// What is graded, and how: the content of `grading.json`. A grading that is resumed keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GradingConditions {
    /// The program.
    #[serde(flatten)]
    pub submission: Submission,
    /// The seed of all that is random.
    pub seed: u64,
    /// The folder in which the grading was begun, which relative paths are of.
    pub folder: PathBuf,
    /// The rubric with its options.
    pub rubric: AnyRubric,
}

impl GradingConditions {
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
