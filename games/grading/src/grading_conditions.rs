//! What is graded, and how.

use std::path::PathBuf;

use anyhow::{Result, bail};
use serde::{Deserialize, Serialize};
use suite_programs::{Submission, Surroundings};
use suite_work::{command_line, join_words, split_words};

use crate::rubrics::AnyRubric;
use crate::shown_paths::{shown_command, shown_path};
use crate::{PartPoints, Rubric};

/// What is graded, and how: the content of `grading.json`. A grading that is resumed keeps it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct GradingConditions {
    /// The program.
    #[serde(flatten)]
    pub submission: Submission,
    /// The seed of all that is random.
    pub seed: u64,
    /// What compiles, starts and confines the program.
    #[serde(default)]
    pub surroundings: Surroundings,
    /// The folder in which the grading was begun, which relative paths are of.
    pub folder: PathBuf,
    /// The absolute paths of the files that gradings of the program have written besides their records. It cannot read
    /// them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub outputs: Vec<PathBuf>,
    /// The rubric with its options.
    pub rubric: AnyRubric,
}

impl GradingConditions {
    /// Checks that the program still has the surroundings that it was graded in.
    ///
    /// # Errors
    ///
    /// What is different now.
    pub fn ensure_surroundings(&self, now: &Surroundings) -> Result<()> {
        let difference = self.surroundings.difference(now);
        difference.map_or(Ok(()), |difference| {
            bail!("graded under other conditions ({difference}); to grade all anew: without --resume")
        })
    }

    /// Finds the starter files of a grading that was begun in another folder.
    pub fn find_starter_files(&mut self) {
        self.rubric.rubric_mut().common_mut().setup.find_starter_files(&self.folder);
    }

    /// Returns the graded program with the options that it is started with, as one names it from any folder.
    #[must_use]
    pub fn program_from_anywhere(&self) -> String {
        let place = |word: &str| Some(self.folder.join(word)).filter(|path| path.exists());
        let absolute = |word: &str| place(word).map_or_else(|| word.to_owned(), |path| path.display().to_string());
        let command = &self.submission.command;
        let program = match (place(command), split_words(command)) {
            (None, Some(words)) => {
                let words: Vec<_> = words.iter().map(|word| absolute(word)).collect();
                join_words(words.iter().map(String::as_str))
            }
            _ => absolute(command),
        };
        let options = self.rubric.rubric().common().options().map(|option| match option.split_once('=') {
            Some((name, value)) => format!("{name}={}", absolute(value)),
            None => option,
        });
        let words: Vec<_> = [program].into_iter().chain(options).collect();
        join_words(words.iter().map(String::as_str))
    }

    /// Returns the command line that grades the program in the same way, without absolute paths.
    #[must_use]
    pub fn command_line(&self, points: &[PartPoints]) -> String {
        let rubric = self.rubric.rubric();
        // A file of functions is named by an option and its value.
        let command = shown_command(&self.submission.command);
        let words = command.splitn(if rubric.calls_functions() { 2 } else { 1 }, ' ');
        let arguments = grade_arguments(rubric, words, self.seed, points);
        let arguments = arguments.iter().map(|argument| match argument.split_once('=') {
            Some((option, value)) => format!("{option}={}", shown_path(value)),
            None => argument.clone(),
        });
        command_line(arguments.collect::<Vec<_>>().iter().map(String::as_str))
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
