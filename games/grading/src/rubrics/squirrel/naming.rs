//! Names for what is wrong: known mistakes that explain all answers of a part, and contradict no other answer.

use std::cell::OnceCell;

use anyhow::Result;
use itertools::Itertools;
use suite_search::{Algorithm, Game};
use suite_squirrel::{Answer, FileDigest, KNOWN_MISTAKES, Only, Output, PlainProgram, Task, explanations_of};
use suite_tabletop::Explanation;

use super::case::Case;
use super::case_result::{CaseResult, DIFFERENT};
use crate::mistake_name::{MOST_IN_A_SENTENCE, MistakeName, bits_needed, is_each_needed};

/// The cases of a part, with what the program has answered.
pub struct Answered<'a> {
    cases: &'a [Case],
    results: &'a mut Vec<CaseResult>,
    /// The tasks that were answered right, with the answers, computed when they are first needed.
    right: OnceCell<Vec<(&'a Task, Answer)>>,
}

/// A program that answers all cases of a part as the graded one does, with the name of what is wrong with it.
#[derive(Debug, Clone)]
pub struct NamedProgram {
    name: MistakeName,
    pub program: PlainProgram,
}

/// What a file is worth that no other move explains, such as a log, in bits; and the trace of a battle.
const BITS_OF_FILE: f64 = 64.0;
const BITS_OF_TRACE: f64 = 12.0;

/// Names the mistakes of each part, and returns the programs that make them.
///
/// # Errors
///
/// Cases that cannot be computed.
pub fn name_mistakes(parts: &mut [Answered<'_>]) -> Result<Vec<Option<NamedProgram>>> {
    let mut named: Vec<Option<NamedProgram>> = Vec::new();
    for index in 0..parts.len() {
        let found = explain(parts, index, &named)?;
        if let Some(NamedProgram { name, .. }) = &found {
            let failures = parts[index].results.iter_mut().filter_map(|result| result.failure.as_mut());
            failures.filter(|failure| failure.id == DIFFERENT).for_each(|failure| failure.set_name(name));
        }
        named.push(found);
    }
    Ok(named)
}

/// Returns what explains the answers of a part, if something does.
fn explain(parts: &[Answered<'_>], index: usize, earlier: &[Option<NamedProgram>]) -> Result<Option<NamedProgram>> {
    let part = &parts[index];
    let wrong: Vec<_> = part.wrong().sorted_by_key(|(task, _)| size(task)).collect();
    // A program that crashes or is late in most cases shows too little of what it does in the others.
    if wrong.is_empty() || part.count_answered() < part.results.len().div_ceil(2) {
        return Ok(None);
    }
    let right = part.right().iter().map(|(task, answer)| (*task, answer));
    let answers: Vec<_> = wrong.iter().copied().chain(right).collect();
    let others = || parts.iter().enumerate().filter(|&(other, _)| other != index).map(|(_, part)| part);
    let contradicts = |program: &PlainProgram| {
        others().flat_map(Answered::right).any(|(task, answer)| answer.is_missed_by(program, task))
    };
    let explains_others = |program: &PlainProgram| {
        !others().flat_map(Answered::wrong).any(|(task, answer)| answer.is_missed_by(program, task))
    };
    let found = explanations_of(&answers, true, &())?;
    let tried = KNOWN_MISTAKES.len();
    let tried = if found.iter().any(|found| found.mistakes().len() > 1) { tried * tried / 2 } else { tried };
    let is_enough = evidence(&wrong, answers.len()) >= bits_needed(tried);
    let beyond = |others: &PlainProgram| {
        let unexplained = wrong.iter().filter(|(task, answer)| answer.is_missed_by(others, task));
        evidence(&unexplained.copied().collect::<Vec<_>>(), answers.len())
    };
    let is_needed = |found: &Explanation<_>| is_each_needed(found, KNOWN_MISTAKES.len(), beyond);
    let found: Vec<_> = found.into_iter().filter(|found| is_enough && is_needed(found)).collect();
    let agreeing: Vec<_> = found.iter().filter(|found| !contradicts(&found.program())).collect();
    // Of several, one mistake in all parts is likelier than one in each.
    let is_preferred = |found: &&Explanation<_>| agreeing.len() > 1 && explains_others(&found.program());
    let preferred: Vec<_> = agreeing.iter().copied().filter(is_preferred).collect();
    if let Some(named) = named(if preferred.is_empty() { &agreeing } else { &preferred }, |program| program) {
        return Ok(Some(named));
    }
    let in_part = part.cases.first().map(|case| &case.task);
    // A battle has the mistakes of the searches.
    if let Some(Task::Battle { .. }) = in_part {
        let explains =
            |named: &&NamedProgram| !answers.iter().any(|(task, answer)| answer.is_missed_by(&named.program, task));
        if let Some(named) = earlier.iter().flatten().find(explains) {
            return Ok(Some(named.clone()));
        }
    }
    // A mistake may be made in some searches only; and in battles only, if all searches by themselves are right.
    let are_others_right = || others().all(|part| part.results.iter().all(|result| result.failure.is_none()));
    let restrictions = match in_part {
        Some(Task::NextState { spec, .. }) if spec.algorithm == Algorithm::Greedy => vec![Only::Greedy],
        Some(Task::NextState { spec, .. }) => vec![Only::MinimaxAndAlphaBeta, Only::search(spec.algorithm)],
        Some(Task::Battle { .. }) if are_others_right() => vec![Only::Battles],
        _ => Vec::new(),
    };
    Ok(restrictions.into_iter().find_map(|only| {
        let restricted = |program: PlainProgram| program.only_in(only);
        let agreeing: Vec<_> = found.iter().filter(|found| !contradicts(&restricted(found.program()))).collect();
        let mut named = named(&agreeing, restricted)?;
        named.name.description = format!("in {only} only: {}", named.name.description);
        Some(named)
    }))
}

impl<'a> Answered<'a> {
    /// Returns the cases of a part, with these results.
    pub const fn new(cases: &'a [Case], results: &'a mut Vec<CaseResult>) -> Self {
        Self { cases, results, right: OnceCell::new() }
    }

    /// Returns the tasks that were answered wrong, with the answers.
    fn wrong(&self) -> impl Iterator<Item = (&Task, &Answer)> {
        let answers = self.cases.iter().zip(self.results.iter());
        answers.filter_map(|(case, result)| Some((&case.task, result.answer.as_ref()?)))
    }

    /// Returns the number of tasks that were answered, right or wrong.
    fn count_answered(&self) -> usize {
        self.results.iter().filter(|result| result.failure.is_none() || result.answer.is_some()).count()
    }

    /// Returns the tasks that were answered right, with the answers.
    fn right(&self) -> &[(&'a Task, Answer)] {
        self.right.get_or_init(|| {
            let answers = self.cases.iter().zip(self.results.iter());
            let right = answers.filter(|(_, result)| result.failure.is_none()).map(|(case, _)| &case.task);
            right.filter_map(|task| Some((task, Answer::right(task)?))).collect()
        })
    }
}

/// Returns the first of these explanations, changed, by the name of all, if they are not too many to tell.
fn named(found: &[&Explanation<PlainProgram>], change: impl Fn(PlainProgram) -> PlainProgram) -> Option<NamedProgram> {
    let first = found.first().filter(|_| found.len() <= MOST_IN_A_SENTENCE)?;
    Some(NamedProgram { name: MistakeName::of(found)?, program: change(first.program()) })
}

/// Returns how much these wrong answers of so many tell, in bits: which are wrong, and what was answered instead.
fn evidence(wrong: &[(&Task, &Answer)], count: usize) -> f64 {
    let choices: f64 = (0..wrong.len()).map(|index| ((count - index) as f64 / (index + 1) as f64).log2()).sum();
    choices + wrong.iter().map(|(task, answer)| bits(task, answer)).sum::<f64>()
}

fn bits(task: &Task, answer: &Answer) -> f64 {
    let Task::NextState { position, .. } = task else { return BITS_OF_TRACE };
    let is_after = |square| {
        let board = position.play(square).to_string();
        FileDigest::read(&mut board.as_bytes())
            .is_ok_and(|file| *answer == Answer::default().with(Output::NextState, file))
    };
    if position.moves().any(is_after) { (position.moves().count() as f64).log2() } else { BITS_OF_FILE }
}

/// Returns how large a task is for whoever looks at it: the depth, and the number of pieces, or of a battle's turns.
pub fn size(task: &Task) -> (u32, usize) {
    let empty = task.position().empty().len();
    match task {
        Task::NextState { spec, .. } => (spec.limit, suite_squirrel::SQUARES - empty),
        Task::Battle { specs, .. } => (specs.iter().map(|spec| spec.limit).max().unwrap_or_default(), empty),
    }
}
