//! The smallest case that a program answers wrong, found by asking it.

use anyhow::Result;
use suite_search::{Algorithm, Game};
use suite_squirrel::{Answer, PlainProgram, Position, SearchSpec, Square, SquareSet, Task};

use super::case::Case;
use super::case_result::CaseResult;
use super::naming::{NamedProgram, size};
use super::task_section::TaskSection;
use crate::GradingRun;

/// The most questions.
const QUESTIONS: u32 = 20;
/// The most nodes of a search that a program is asked for, so that a slow one answers in about a second.
const MOST_NODES: u64 = 20_000;
/// What the folder of the case is called.
const SMALLEST: &str = "smallest";

/// Looks for the smallest case that the program answers wrong, and keeps it as files. If the answers are known to be
/// those of `named`, that program tells what is wrong, and the graded one only confirms it. Returns what to say about
/// it.
///
/// # Errors
///
/// An interrupt, a shortage, or a folder that cannot be written.
pub fn keep_smallest_case(
    section: &TaskSection<'_>,
    results: &[CaseResult],
    named: Option<&NamedProgram>,
    run: &GradingRun<'_>,
) -> Result<Option<String>> {
    let part = section.part.name;
    let folder = format!("{part}-{SMALLEST}");
    let wrong = section.cases.iter().zip(results).filter(|(case, result)| result.answer.is_some() && !case.is_hidden());
    let Some((first, result)) = wrong.min_by_key(|(case, _)| size(&case.task)) else { return Ok(None) };
    if !run.has_evidence(&folder) {
        let (mut number, mut summary) = (result.number, result.failure.as_ref().map(|failure| failure.summary.clone()));
        let ask = |task: &Task| {
            let result = section.ask(0, &Case { name: SMALLEST.to_owned(), task: task.clone() })?;
            let is_wrong = result.answer.is_some();
            if is_wrong {
                number = result.number;
                summary = result.failure.map(|failure| failure.summary);
            }
            anyhow::Ok(is_wrong)
        };
        let task = smallest(&first.task, named.map(|named| &named.program), ask)?;
        let program = run.program_from_anywhere();
        let summary = summary.unwrap_or_default();
        run.keep_evidence(&folder, section.evidence_of(number, &task, summary, &program))?;
    }
    // Students whose reports keep back what is right have no such folder.
    let is_told = run.options().keeps_right;
    Ok(is_told.then(|| format!("{part}: the smallest case found that is answered wrong is in wrong/{folder}")))
}

/// Returns the smallest task found that is answered wrong, which `first` is. `ask` asks the graded program for an
/// answer, and returns whether it is wrong; the last one that is wrong is the one to the task that is returned.
fn smallest(first: &Task, named: Option<&PlainProgram>, mut ask: impl FnMut(&Task) -> Result<bool>) -> Result<Task> {
    let is_shown =
        |task: &Task| size_of_search(task) <= MOST_NODES && named.is_none_or(|program| is_wrong(program, task));
    if named.is_some() {
        let task = shrink(first.clone(), |task| Ok(is_shown(task)))?;
        if task == *first || ask(&task)? {
            return Ok(task);
        }
    }
    let mut questions = QUESTIONS;
    shrink(first.clone(), |task| {
        if questions == 0 || !is_shown(task) {
            return Ok(false);
        }
        questions -= 1;
        ask(task)
    })
}

/// Returns a task as small as it gets by steps to tasks that are wrong.
fn shrink(mut task: Task, mut is_wrong: impl FnMut(&Task) -> Result<bool>) -> Result<Task> {
    let mut smaller = Smaller::new(&task);
    while let Some(candidate) = smaller.next(&task) {
        if is_wrong(&candidate)? {
            smaller.accept(&task, &candidate);
            task = candidate;
        }
    }
    Ok(task)
}

/// Returns whether a program answers a task wrong.
fn is_wrong(program: &PlainProgram, task: &Task) -> bool {
    Answer::right(task).is_some_and(|right| right.is_missed_by(program, task))
}

/// Returns the most nodes that the searches of a task can have.
fn size_of_search(task: &Task) -> u64 {
    let empty = task.position().moves().count() as u64;
    let nodes = |spec: &SearchSpec| {
        let plies = if spec.algorithm == Algorithm::Greedy { 1 } else { u64::from(spec.limit).min(empty) };
        (0..plies).fold(1_u64, |nodes, ply| nodes.saturating_mul(empty - ply))
    };
    match task {
        Task::NextState { spec, .. } => nodes(spec),
        Task::Battle { specs, .. } => specs.iter().map(nodes).fold(0, u64::saturating_add).saturating_mul(empty),
    }
}

/// Tasks that are smaller than one: first with less depth, then without some of its pieces, which makes a battle no
/// smaller.
struct Smaller {
    depth: u32,
    /// The pieces that are removed at once, and how many of the others come before them.
    removed: usize,
    start: usize,
}

impl Smaller {
    fn new(task: &Task) -> Self {
        Self { depth: 0, removed: (size(task).1 / 2).max(1), start: 0 }
    }

    fn next(&mut self, task: &Task) -> Option<Task> {
        if self.depth + 1 < size(task).0 {
            self.depth += 1;
            return Some(with_depth(task, self.depth));
        }
        let Task::NextState { position, .. } = task else { return None };
        let pieces = pieces(position);
        if self.start >= pieces.len() {
            if self.removed == 1 {
                return None;
            }
            (self.removed, self.start) = (self.removed.div_ceil(2), 0);
        }
        if pieces.is_empty() {
            return None;
        }
        let removed = pieces.iter().skip(self.start).take(self.removed).copied().collect();
        self.start += self.removed;
        Some(without(task, removed))
    }

    /// Goes on with a smaller task: what comes behind the pieces that were removed is where they were.
    fn accept(&mut self, before: &Task, after: &Task) {
        if size(before).1 > size(after).1 {
            self.start = self.start.saturating_sub(self.removed);
        } else {
            self.depth = size(after).0;
        }
    }
}

fn pieces(position: &Position) -> Vec<Square> {
    Square::all().filter(|&square| position.piece_at(square).is_some()).collect()
}

fn with_depth(task: &Task, depth: u32) -> Task {
    let less = |spec: SearchSpec| SearchSpec { limit: spec.limit.min(depth), ..spec };
    match task {
        Task::NextState { spec, position } => Task::NextState { spec: less(*spec), position: *position },
        Task::Battle { specs, position } => Task::Battle { specs: specs.map(less), position: *position },
    }
}

fn without(task: &Task, removed: SquareSet) -> Task {
    let Task::NextState { spec, position } = task else { return task.clone() };
    let [x, o] = suite_search::Player::BOTH.map(|player| position.pieces(player).difference(removed));
    let position = Position::new(*position.values(), x, o, position.to_move());
    Task::NextState { spec: *spec, position }
}

#[cfg(test)]
mod tests {
    use suite_search::Player;
    use suite_squirrel::{KNOWN_MISTAKES, SQUARES};
    use suite_tabletop::KnownMistake;

    use super::*;

    fn task() -> Task {
        let text = "2\nX\n3\n1 2 3 4 5\n5 4 3 2 1\n1 2 3 4 5\n5 4 3 2 1\n1 2 3 4 5\n\
                    XOXOX\nOXOXO\nXOXOX\n*O*OX\nO*X**\n";
        Task::parse(text.as_bytes()).expect("a task")
    }

    #[test]
    fn a_task_gets_as_small_as_what_is_wrong_allows() {
        let mut asked = 0;
        // Wrong is what has an O on B1 and at least two plies.
        let is_wrong = |task: &Task| {
            asked += 1;
            let b1 = Square::at(0, 1).expect("a square");
            Ok(size(task).0 >= 2 && task.position().piece_at(b1) == Some(Player::Second))
        };
        let task = shrink(task(), is_wrong).expect("no error");
        assert_eq!((size(&task), asked < 30), ((2, 1), true), "{asked} questions\n{task}");
        assert!(size(&task).1 + task.position().empty().len() == SQUARES);
    }

    #[test]
    fn a_program_whose_mistake_is_known_is_asked_once() {
        let mistake = KNOWN_MISTAKES.iter().find(|mistake| mistake.id == "chain-conversion");
        let program = KnownMistake::program(mistake);
        let asked = |named: Option<&PlainProgram>, last_is_right: bool| {
            let mut asked: Vec<(Task, bool)> = Vec::new();
            let ask = |task: &Task| {
                let is_right = last_is_right && asked.is_empty();
                asked.push((task.clone(), !is_right && is_wrong(&program, task)));
                Ok(asked.last().is_some_and(|(_, is_wrong)| *is_wrong))
            };
            let found = smallest(&task(), named, ask).expect("no error");
            let last = asked.iter().rfind(|(_, is_wrong)| *is_wrong).map(|(task, _)| task.clone());
            assert_eq!(last, Some(found.clone()), "what was asked last is what is kept");
            (found, asked.len())
        };
        let ((by_name, once), (by_asking, often)) = (asked(Some(&program), false), asked(None, false));
        assert_eq!((&by_name, once), (&by_asking, 1));
        assert!(often > 10, "{often} questions");
        // If it answers right there, it is asked, as is one whose mistake is unknown.
        let (found, count) = asked(Some(&program), true);
        assert!(found == by_name && (2..=often).contains(&count), "{count} questions");
    }
}
