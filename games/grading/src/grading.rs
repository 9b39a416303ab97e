//! A grading: the program goes through its rubric, and what comes of it is reported.

use anyhow::Result;
use suite_programs::PlayerChoice;
use suite_work::interrupt::Interrupt;
use thiserror::Error;

use crate::{GradingConditions, GradingReport, GradingRun, GradingStore, Note, PartPoints, RunOptions, evidence};

/// A grading that broke off.
#[derive(Debug, Error)]
#[error("{error:#}")]
pub struct UnfinishedGrading {
    /// The report of the parts that are graded.
    pub so_far: GradingReport,
    /// Why it broke off.
    pub error: anyhow::Error,
}

/// Grades a program under these conditions: goes on where the store ends.
///
/// # Errors
///
/// An [`UnfinishedGrading`] if it breaks off; what is finished is recorded.
pub fn grade(
    program: &PlayerChoice,
    conditions: &GradingConditions,
    store: &GradingStore,
    points: &[PartPoints],
    options: RunOptions,
    interrupt: &Interrupt,
) -> Result<GradingReport, Box<UnfinishedGrading>> {
    let started = conditions.surroundings.interpreter.as_ref().map(|interpreter| format!("started by {interpreter}"));
    let rubric = conditions.rubric.rubric();
    let mut run = GradingRun {
        seed: conditions.seed,
        command: &conditions.submission.command,
        program: conditions.program_from_anywhere(),
        calls_functions: rubric.calls_functions(),
        folder: &conditions.folder,
        records: store.records(),
        options,
        interrupt,
        progress: None,
        parts: Vec::new(),
        notes: started.map(Note::from).into_iter().collect(),
    };
    // An earlier run may have been told to keep them.
    let cleared = if options.keeps_right { Ok(()) } else { evidence::remove_right(store.folder()) };
    let graded = cleared.and_then(|()| rubric.grade(program, &mut run));
    let graded = graded.map_err(|error| interrupt.explain(error));
    let GradingRun { parts, mut notes, .. } = run;
    if let Err(error) = &graded {
        notes.truncate(usize::from(conditions.surroundings.interpreter.is_some()));
        notes.push(format!("The grading did not come to its end: {error:#}").into());
    }
    let report = GradingReport::new(conditions, parts, notes).weighed(points);
    match graded {
        Ok(()) => Ok(report),
        Err(error) => Err(Box::new(UnfinishedGrading { so_far: report, error })),
    }
}
