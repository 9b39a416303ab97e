//! The smallest case that a program answers wrong, found by asking it.

use anyhow::Result;
use suite_arena::FaultKind;
use suite_search::Game;
use suite_squirrel::{PlainProgram, Position, SearchSpec, Square, SquareSet, Task};

use super::case::TaskCase;
use super::case_result::CaseResult;
use super::fresh_cases::is_wrong;
use super::naming::NamedProgram;
use super::task_section::TaskSection;
use super::task_size::{size, size_of_search};
use crate::smallest_case::{
    Chunks, Reaction, SMALLEST, SmallerCases, keep_smallest, smallest_by_asking, smallest_shown,
};
use crate::{GradingRun, Note};

/// The most nodes of a search that a program is asked for, so that a slow one answers in about a second.
const MOST_NODES: u64 = 20_000;

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
) -> Result<Option<Note>> {
    let wrong = section.cases.iter().zip(results).filter(|(case, result)| result.answer.is_some() && !case.is_hidden());
    let Some((first, _)) = wrong.min_by_key(|(case, _)| size(&case.task)) else { return Ok(None) };
    keep_smallest(section.part.name, run, || {
        let mut last = None;
        let mut ask = |case: &TaskCase| {
            let result = section.ask(0, case)?;
            let is_late = result.failure.as_ref().is_some_and(|failure| failure.id == FaultKind::Timeout.id());
            let is_wrong = result.answer.is_some();
            if let Some(failure) = result.failure.filter(|_| is_wrong) {
                last = Some(section.evidence_of(result.number, case, &failure, run.program_from_anywhere()));
            }
            anyhow::Ok(if is_late { Reaction::TooLate } else { Reaction::wrong_if(is_wrong) })
        };
        // What the program has written for it is elsewhere, and it may answer it right now.
        if ask(first)? == Reaction::Wrong {
            let ask = |task: &Task| ask(&TaskCase::new(SMALLEST.to_owned(), task.clone()));
            smallest(&first.task, named.map(|named| &named.program), ask)?;
        }
        Ok(last)
    })
}

/// Returns the smallest task found that is answered wrong, which `first` is. `ask` asks the graded program; the last
/// task that it answers wrong is the one that is returned.
fn smallest(
    first: &Task,
    named: Option<&PlainProgram>,
    mut ask: impl FnMut(&Task) -> Result<Reaction>,
) -> Result<Task> {
    let is_shown =
        |task: &Task| size_of_search(task) <= MOST_NODES && named.is_none_or(|program| is_wrong(program, task));
    if named.is_some() {
        let task = smallest_shown(first, Smaller::new(first), is_shown);
        if ask(&task)? == Reaction::Wrong {
            return Ok(task);
        }
    }
    smallest_by_asking(first, Smaller::new(first), is_shown, ask)
}

/// Tasks that are smaller than one: first with less depth, then without some of its pieces, which makes a battle no
/// smaller.
struct Smaller {
    depth: u32,
    /// The pieces that are removed at once.
    removed: Chunks,
}

impl Smaller {
    fn new(task: &Task) -> Self {
        Self { depth: 0, removed: Chunks::of(size(task).1) }
    }
}

impl SmallerCases<Task> for Smaller {
    fn next(&mut self, task: &Task) -> Option<Task> {
        if self.depth + 1 < size(task).0 {
            self.depth += 1;
            return Some(with_depth(task, self.depth));
        }
        let Task::NextState { position, .. } = task else { return None };
        let pieces = pieces(position);
        let removed = self.removed.next(pieces.len())?;
        Some(without(task, pieces[removed].iter().copied().collect()))
    }

    fn accept(&mut self, before: &Task, after: &Task) {
        if size(before).1 > size(after).1 {
            self.removed.leave_out();
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
    use std::cell::Cell;

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
        let mut tried = Cell::new(0);
        // Wrong is what has an O on B1 and at least two plies.
        let is_shown = |task: &Task| {
            tried.set(tried.get() + 1);
            let b1 = Square::at(0, 1).expect("a square");
            size(task).0 >= 2 && task.position().piece_at(b1) == Some(Player::Second)
        };
        let task = smallest_shown(&task(), Smaller::new(&task()), is_shown);
        assert_eq!((size(&task), *tried.get_mut() < 30), ((2, 1), true), "{tried:?} tasks\n{task}");
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
                Ok(Reaction::wrong_if(asked.last().is_some_and(|(_, is_wrong)| *is_wrong)))
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
