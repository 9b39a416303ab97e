//! The answer to a task: what a program has written, and which mistakes explain it.

use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::io;

use serde::{Deserialize, Serialize};
use suite_tabletop::{Explanation, KnownMistake, pair_explanations, several_explanations, single_explanations};

use crate::file_digest::{FileDigest, FileDigester};
use crate::known_mistakes::KNOWN_MISTAKES;
use crate::monitor::Monitor;
use crate::output::Output;
use crate::plain_program::PlainProgram;
use crate::task::Task;

/// What a program has written for a task: the digests of its files.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Answer(BTreeMap<Output, FileDigest>);

impl Answer {
    /// Returns the right answer to a task; `None` if that takes too long. This is for small searches.
    #[must_use]
    pub fn right(task: &Task) -> Option<Self> {
        Self::by(&PlainProgram::default(), task)
    }

    /// Returns what a program answers to a task; `None` if that takes too long. This is for small searches.
    #[must_use]
    pub fn by(program: &PlainProgram, task: &Task) -> Option<Self> {
        let mut files: BTreeMap<_, _> =
            Output::of(task).iter().map(|&output| (output, FileDigester::default())).collect();
        let logs = files.contains_key(&Output::TraverseLog);
        let ended = program.run(task, logs, &(), &mut |output, line| {
            if let Some(file) = files.get_mut(&output) {
                file.add(line);
            }
            Ok(())
        });
        ended.ok()?;
        Some(Self(files.into_iter().map(|(output, file)| (output, file.end())).collect()))
    }

    /// Returns the answer with a file.
    #[must_use]
    pub fn with(mut self, output: Output, file: FileDigest) -> Self {
        self.0.insert(output, file);
        self
    }

    /// Returns the number of lines of a file.
    #[must_use]
    pub fn line_count(&self, output: Output) -> Option<u64> {
        self.0.get(&output).map(FileDigest::line_count)
    }

    /// Returns whether all files are empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.values().all(|file| file.line_count() == 0)
    }

    /// Returns whether a file has fewer lines than in another answer to the task.
    #[must_use]
    pub fn is_shorter_than(&self, other: &Self) -> bool {
        other.0.keys().any(|&output| self.line_count(output) < other.line_count(output))
    }

    /// Returns whether a program writes the same files for a task. One that takes very long does not.
    ///
    /// # Errors
    ///
    /// The error of `monitor`.
    fn is_by(&self, program: &PlainProgram, task: &Task, monitor: &dyn Monitor) -> io::Result<bool> {
        program.writes(task, &self.0, monitor)
    }

    /// Returns whether a program writes other files than these for a task. One that takes very long does.
    #[must_use]
    pub fn is_missed_by(&self, program: &PlainProgram, task: &Task) -> bool {
        !self.is_by(program, task, &()).unwrap_or(false)
    }
}

/// The answers that tell how much a program with some of the mistakes agrees.
const COMPARED_FOR_AGREEMENT: usize = 4;

/// Returns the mistakes that explain answers to tasks: a program that makes them writes the same files for all of
/// these. Where none explains them by itself, several together are tried, up to `most`; of the answers, wrong ones
/// should come first, the quickest to compute before others.
///
/// # Errors
///
/// The error of `monitor`.
pub fn explanations_of(
    answers: &[(&Task, &Answer)],
    most: usize,
    monitor: &dyn Monitor,
) -> io::Result<Vec<Explanation<PlainProgram>>> {
    // Many mistakes keep a program from writing anything: that it does tells of none of them.
    if answers.iter().all(|(_, answer)| answer.is_empty()) {
        return Ok(Vec::new());
    }
    // After an error nothing is tried any more.
    let error = OnceCell::new();
    let tried = |attempt: &dyn Fn() -> io::Result<usize>| {
        if error.get().is_some() {
            return 0;
        }
        // It is the first one, which `set` keeps.
        attempt().map_err(|stop| error.set(stop)).unwrap_or_default()
    };
    let explains = |program: &PlainProgram| {
        answers.iter().all(|(task, answer)| tried(&|| Ok(usize::from(answer.is_by(program, task, monitor)?))) > 0)
    };
    let all: Vec<_> = KNOWN_MISTAKES.iter().collect();
    let mut found = single_explanations(&all, explains);
    if found.is_empty() && most > 1 {
        // What shows nowhere explains nothing. Where it shows once is enough.
        let mut hidden = all.clone();
        for (task, _) in answers {
            let shown = shown_in(task, hidden.iter().copied());
            hidden.retain(|mistake| !shown.contains(mistake));
        }
        let shown: Vec<_> = all.into_iter().filter(|mistake| !hidden.contains(mistake)).collect();
        found = pair_explanations(&shown, explains);
        if found.is_empty() && most > 2 {
            let agreement = |program: &PlainProgram| {
                let compared = answers.iter().take(COMPARED_FOR_AGREEMENT);
                compared.map(|(task, answer)| tried(&|| program.agreement(task, &answer.0, monitor))).sum()
            };
            found = several_explanations(&shown, most, agreement, explains);
        }
    }
    error.into_inner().map_or(Ok(found), Err)
}

/// Returns those of the known mistakes that show in a task: a program that makes one of them answers it wrong.
#[must_use]
pub fn shown_in(
    task: &Task,
    mistakes: impl IntoIterator<Item = &'static KnownMistake<PlainProgram>>,
) -> Vec<&'static KnownMistake<PlainProgram>> {
    let Some(right) = Answer::right(task) else { return Vec::new() };
    let shows = |mistake: &&KnownMistake<_>| right.is_missed_by(&KnownMistake::program([*mistake]), task);
    mistakes.into_iter().filter(shows).collect()
}
