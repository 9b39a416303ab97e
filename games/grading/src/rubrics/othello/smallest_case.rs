//! The smallest case that a program answers wrong, found by asking it.

use anyhow::Result;
use itertools::Itertools;
use suite_arena::FaultKind;
use suite_othello::{Board, Options, PlainProgram, Position, Size, Square, tree_height, tree_size};
use suite_search::{Game, Player};

use super::answered_topic::AnsweredTopic;
use super::case::PositionCase;
use super::case_evidence::case_evidence;
use super::examiner::Examiner;
use super::judgement::is_right;
use super::topic::Topic;
use crate::rubrics::answer::Reply;
use crate::smallest_case::{Chunks, Reaction, SmallerCases, keep_smallest, smallest_by_asking, smallest_shown};
use crate::{GradingRun, Note};

/// The most nodes of a search without pruning that a program is asked for: a slow one answers in about a second.
const MOST_NODES: u64 = 8_000;
/// What the case is called.
const NAME: &str = "the smallest case found";
/// The most cases with wrong answers that the search begins with.
const FIRSTS: usize = 5;
/// How many rows and columns boards have less: those of the assignment have even sizes, from 4.
const CROPPED: usize = 2;
const LEAST_SIDE: usize = 4;

/// A topic some of whose cases may be answered wrong.
pub struct FailedTopic<'a> {
    pub answered: &'a AnsweredTopic,
    /// A program that could have given all answers, if the mistakes have a name.
    pub program: Option<PlainProgram>,
}

impl FailedTopic<'_> {
    /// Looks for the smallest case that the program answers wrong, and keeps it as files. If the answers are known to
    /// be those of a plain program, that tells what is wrong, and the graded one only confirms it. Returns what to say
    /// about it.
    ///
    /// # Errors
    ///
    /// An interrupt, a shortage, or a folder that cannot be written.
    pub fn keep_smallest_case(&self, examiner: &Examiner<'_>, run: &GradingRun<'_>) -> Result<Option<Note>> {
        let mut wrong: Vec<_> = self
            .answered
            .answered_cases()
            .filter(|answered| !answered.is_right)
            .map(|answered| answered.case)
            .collect();
        if wrong.is_empty() {
            return Ok(None);
        }
        wrong.sort_by_key(|case| rough_size(case));
        keep_smallest(self.answered.topic.part().name, run, || {
            let mut last = None;
            let ask = |case: &PositionCase| {
                // Nothing may depend on what a process was asked before: the case is to be repeated by itself.
                let reply = examiner.anew().reply(case)?;
                let reaction = reaction(case, &reply);
                if reaction == Reaction::Wrong {
                    last = Some(reply);
                }
                anyhow::Ok(reaction)
            };
            let case = smallest(&wrong, self.program.as_ref(), ask)?;
            Ok(case.zip(last).map(|(case, reply)| case_evidence(NAME, &case, &reply, run.program_from_anywhere())))
        })
    }
}

/// Returns the smallest case found that is answered wrong, beginning with one of these, which have been; `None` if they
/// are answered right when they are asked again. The last one that `ask` finds wrong is the one that is returned.
fn smallest(
    wrong: &[&PositionCase],
    named: Option<&PlainProgram>,
    mut ask: impl FnMut(&PositionCase) -> Result<Reaction>,
) -> Result<Option<PositionCase>> {
    let is_shown = |case: &PositionCase| named.is_none_or(|program| case.shows(program));
    if named.is_some() {
        let shown = wrong.iter().filter(|case| is_shown(case)).take(FIRSTS);
        let shown = shown.map(|case| smallest_shown(*case, SmallerBoards::than(case), is_shown));
        if let Some(case) = shown.min_by_key(|case| size(case).unwrap_or_else(|| rough_size(case)))
            && ask(&case)? == Reaction::Wrong
        {
            return Ok(Some(case));
        }
    }
    for &first in wrong.iter().take(FIRSTS) {
        match ask(first)? {
            Reaction::Wrong => {
                // No legal move is wrong where all are as good, whatever the program does.
                let is_likely = |case: &PositionCase| is_shown(case) && case.chance() < 1.0;
                return smallest_by_asking(first, SmallerBoards::than(first), is_likely, ask).map(Some);
            }
            Reaction::NotWrong => {}
            Reaction::TooLate => break,
        }
    }
    Ok(None)
}

/// Returns what a program does when it replies so.
fn reaction(case: &PositionCase, reply: &Reply) -> Reaction {
    let is_late = reply.fault.as_ref().is_some_and(|fault| fault.id == FaultKind::Timeout.id());
    if is_late { Reaction::TooLate } else { Reaction::wrong_if(reply.said().is_some() && !is_right(case, reply)) }
}

/// How large a case is for whoever looks at it: the side of the board, the plies to look ahead, and the disks.
type CaseSize = (usize, u32, usize);

/// Returns about how large a case is, in no time.
fn rough_size(case: &PositionCase) -> CaseSize {
    let plies = case.options.limit.unwrap_or_else(|| case.position.longest_game());
    (case.position.size().side(), plies, disks(&case.position).len())
}

/// Returns how large a case is; `None` if it is too large to ask.
fn size(case: &PositionCase) -> Option<CaseSize> {
    let plies = depth(case)?;
    Some((case.position.size().side(), plies, disks(&case.position).len()))
}

/// Returns how many plies a search looks ahead, or `None` if it is too large.
fn depth(case: &PositionCase) -> Option<u32> {
    if case.topic == Topic::ComputeUtility {
        return Some(0);
    }
    let limit = case.limit_before.max(case.options.limit);
    tree_size(&case.position, Options { limit, minimax: true, ..Options::default() }, MOST_NODES)?;
    Some(limit.unwrap_or_else(|| tree_height(&case.position)))
}

/// The squares with disks.
fn disks(position: &Position<u64>) -> Vec<Square> {
    position.size().squares().filter(|&square| position.disk_at(square).is_some()).collect()
}

/// Cases that are smaller than one: with a lower limit, after a move or two, on a smaller board, without some of its
/// disks, or with one more that shortens the game. When all were tried, they are once more if any was wrong.
struct SmallerBoards {
    /// The size of the case, unless that is too large.
    size: Option<CaseSize>,
    step: Step,
    /// The number of the next one of the step.
    next: usize,
    removed: Chunks,
    is_smaller: bool,
}

/// A way to make a case smaller.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    LowerLimit,
    Crop,
    PlayOn,
    Remove,
    Fill,
}

impl SmallerBoards {
    fn than(case: &PositionCase) -> Self {
        Self { size: size(case), step: Step::LowerLimit, next: 0, removed: Chunks::of(0), is_smaller: false }
    }

    /// Goes on to the next step; returns whether there is one.
    fn go_on(&mut self, case: &PositionCase) -> bool {
        self.next = 0;
        self.step = match self.step {
            Step::LowerLimit => Step::Crop,
            Step::Crop => Step::PlayOn,
            Step::PlayOn => {
                self.removed = Chunks::of(disks(&case.position).len());
                Step::Remove
            }
            Step::Remove => Step::Fill,
            Step::Fill => {
                if !std::mem::take(&mut self.is_smaller) {
                    return false;
                }
                Step::LowerLimit
            }
        };
        true
    }

    /// Returns the next case of the step, which may be no smaller, without its right answers, which it takes long to
    /// find in a large one.
    fn candidate(&mut self, case: &PositionCase) -> Option<PositionCase> {
        let number = self.next;
        self.next += 1;
        let position = &case.position;
        match self.step {
            Step::LowerLimit => {
                let limit = number as u32 + 1;
                (limit < case.options.limit?).then(|| with_limit(case, limit))
            }
            Step::PlayOn => {
                let after =
                    |position: &Position<u64>| -> Vec<_> { position.moves().map(|mv| position.play(mv)).collect() };
                let next = after(position);
                let position = next.iter().copied().chain(next.iter().flat_map(after)).nth(number)?;
                Some(with_position(case, position))
            }
            Step::Crop => {
                let side = position.size().side().checked_sub(CROPPED).filter(|&side| side >= LEAST_SIDE)?;
                let [column, row] = [number / (CROPPED + 1), number % (CROPPED + 1)];
                let size = Size::new(side).ok().filter(|_| column <= CROPPED)?;
                let board = Board::new(size, |square| {
                    position.disk_at(Square::at(square.column() + column, square.row() + row)?)
                });
                Some(with_board(case, &board))
            }
            Step::Remove => {
                let disks = disks(position);
                let removed = &disks[self.removed.next(disks.len())?];
                Some(with_disks(case, |square| position.disk_at(square).filter(|_| !removed.contains(&square))))
            }
            Step::Fill => {
                let empty = position.size().squares().filter(|&square| position.disk_at(square).is_none());
                let filled = empty.cartesian_product(Player::BOTH).nth(number)?;
                let disk = |square| if square == filled.0 { Some(filled.1) } else { position.disk_at(square) };
                Some(with_disks(case, disk))
            }
        }
    }
}

impl SmallerCases<PositionCase> for SmallerBoards {
    fn next(&mut self, case: &PositionCase) -> Option<PositionCase> {
        loop {
            let Some(candidate) = self.candidate(case) else {
                if self.go_on(case) {
                    continue;
                }
                return None;
            };
            let is_smaller = |size| self.size.is_none_or(|own| size < own);
            if is_askable(&candidate) && size(&candidate).is_some_and(is_smaller) {
                let PositionCase { topic, number, position, options, limit_before, .. } = candidate;
                return Some(PositionCase::new(topic, number, position, options, limit_before));
            }
        }
    }

    fn accept(&mut self, _: &PositionCase, after: &PositionCase) {
        (self.size, self.is_smaller) = (size(after), true);
        match self.step {
            // The limits below were tried.
            Step::LowerLimit => self.next = after.options.limit.map_or(0, |limit| limit as usize),
            Step::PlayOn | Step::Crop | Step::Fill => self.next = 0,
            Step::Remove => self.removed.leave_out(),
        }
    }
}

/// Returns a case with another limit. That of a search before stays above or below it.
fn with_limit(case: &PositionCase, limit: u32) -> PositionCase {
    let is_above = case.limit_before > case.options.limit;
    let limit_before = case.limit_before.map(|before| if is_above { limit + 1 } else { before.min(limit - 1) });
    let options = Options { limit: Some(limit), ..case.options };
    PositionCase { options, limit_before, right: Vec::new(), ..*case }
}

fn with_disks(case: &PositionCase, disk_at: impl FnMut(Square) -> Option<Player>) -> PositionCase {
    with_board(case, &Board::new(case.position.size(), disk_at))
}

fn with_board(case: &PositionCase, board: &Board) -> PositionCase {
    with_position(case, Position::new(board, case.position.to_move(), case.position.rules()))
}

fn with_position(case: &PositionCase, position: Position<u64>) -> PositionCase {
    PositionCase { position, right: Vec::new(), ..*case }
}

/// Returns whether there is something to ask: a move, unless the utility is asked for, and limits of at least 1.
fn is_askable(case: &PositionCase) -> bool {
    case.limit_before != Some(0) && (case.topic == Topic::ComputeUtility || case.position.moves().next().is_some())
}

#[cfg(test)]
mod tests {
    use suite_othello::KNOWN_MISTAKES;
    use suite_tabletop::KnownMistake;

    use super::super::fresh_cases::fresh_cases;
    use super::*;

    /// The program with a known mistake.
    fn program(id: &str) -> PlainProgram {
        KnownMistake::program(KNOWN_MISTAKES.iter().find(|mistake| mistake.id == id))
    }

    /// The cases of a topic that a program answers wrong, whatever it prefers, the smallest ones first.
    fn wrong(topic: Topic, program: &PlainProgram) -> Vec<PositionCase> {
        let mut wrong: Vec<_> = fresh_cases(topic, 20, 1).into_iter().filter(|case| case.shows(program)).collect();
        wrong.sort_by_key(rough_size);
        wrong
    }

    /// The smallest case of a program, by its name or without, and how often it is asked.
    fn found(wrong: &[PositionCase], program: &PlainProgram, is_named: bool) -> (Option<PositionCase>, u32) {
        let (mut asked, mut last) = (0, None);
        let ask = |case: &PositionCase| {
            asked += 1;
            let is_wrong = case.shows(program);
            if is_wrong {
                last = Some(case.clone());
            }
            Ok(Reaction::wrong_if(is_wrong))
        };
        let wrong: Vec<_> = wrong.iter().collect();
        let found = smallest(&wrong, is_named.then_some(program), ask).expect("no error");
        assert_eq!(found, last, "what was answered wrong last is what is kept");
        (found, asked)
    }

    /// Checks that a known mistake shows in a case of at most this size, found by its name with one question, and in a
    /// smaller one than the first without.
    fn check(topic: Topic, id: &str, most: CaseSize) {
        let program = program(id);
        let wrong = wrong(topic, &program);
        for is_named in [true, false] {
            let (case, asked) = found(&wrong, &program, is_named);
            let case = case.expect("a case");
            let size = size(&case).expect("a small one");
            assert!(case.shows(&program) && size < rough_size(&wrong[0]), "{id}: {case}");
            assert_eq!(PositionCase::new(topic, case.number, case.position, case.options, case.limit_before), case);
            if is_named {
                assert!(asked == 1 && size <= most, "{id}: {asked} questions, {size:?}: {case}");
            } else {
                assert!((2..=21).contains(&asked), "{id}: {asked} questions");
            }
        }
    }

    #[test]
    fn a_planted_mistake_shows_in_a_smaller_case() {
        check(Topic::DepthLimit, "ignores-limit", (4, 1, 4));
        check(Topic::DepthLimit, "one-ply-less", (4, 2, 4));
        check(Topic::DepthLimit, "movers-utility", (4, 1, 4));
    }

    #[test]
    #[ignore = "slow: .ci/run runs it"]
    fn slow_planted_mistakes_show_in_smaller_cases_to_the_end_of_the_game() {
        check(Topic::Minimax, "opponent-maximizes", (4, 4, 12));
        check(Topic::Minimax, "max-starts-at-zero", (4, 2, 13));
        check(Topic::AlphaBeta, "darks-utility", (4, 1, 5));
        check(Topic::Minimax, "passes", (4, 3, 13));
        // Its boards are 8x8.
        check(Topic::Caching, "passes", (6, 3, 33));
    }

    #[test]
    fn numbers_get_smaller_cases_too() {
        let cases = |topic| fresh_cases(topic, 6, 1);
        for topic in [Topic::ComputeUtility, Topic::MinimaxMinNode, Topic::AlphaBetaMaxNode] {
            // Wrong is what has a disk of light on an edge.
            let is_wrong = |case: &PositionCase| {
                let last = case.position.size().side() - 1;
                let is_edge = |square: &Square| [square.column(), square.row()].iter().any(|&at| at == 0 || at == last);
                let is_light = |&square: &Square| case.position.disk_at(square) == Some(Player::Second);
                disks(&case.position).iter().filter(|square| is_edge(square)).any(is_light)
            };
            let first = cases(topic).into_iter().filter(is_wrong).max_by_key(rough_size).expect("a case");
            let ask = |case: &PositionCase| Ok(Reaction::wrong_if(is_wrong(case)));
            let case = smallest(&[&first], None, ask).expect("no error").expect("a case");
            assert!(is_wrong(&case) && rough_size(&case) <= (4, 15, 2), "{case}");
        }
    }

    #[test]
    fn what_a_search_before_has_cached_is_shown_by_a_lower_limit() {
        let shown = |case: &PositionCase| {
            let before = suite_othello::best_moves(&case.position, case.limit_before);
            case.refutes(before)
        };
        for first in fresh_cases(Topic::CacheBetweenLimits, 10, 1) {
            let ask = |case: &PositionCase| Ok(Reaction::wrong_if(shown(case)));
            let case = smallest(&[&first], None, ask).expect("no error").expect("a case");
            assert!(shown(&case) && case.limit_before != case.options.limit && size(&case) <= size(&first), "{case}");
        }
    }

    #[test]
    fn what_is_right_when_it_is_asked_again_has_no_case() {
        let program = program("opponent-maximizes");
        let wrong = wrong(Topic::Minimax, &program);
        let wrong: Vec<_> = wrong.iter().collect();
        for named in [None, Some(&program)] {
            for reaction in [Reaction::NotWrong, Reaction::TooLate] {
                let mut asked = 0;
                let ask = |_: &PositionCase| {
                    asked += 1;
                    Ok(reaction)
                };
                assert_eq!(smallest(&wrong, named, ask).expect("no error"), None);
                assert!(asked <= FIRSTS + 1, "{asked} questions");
            }
        }
        assert_eq!(smallest(&[], None, |_| Ok(Reaction::Wrong)).expect("no error"), None);
    }

    #[test]
    fn a_program_that_takes_long_is_not_asked_on() {
        let program = program("opponent-maximizes");
        let wrong = wrong(Topic::Minimax, &program);
        let wrong: Vec<_> = wrong.iter().collect();
        let mut asked = 0;
        let ask = |case: &PositionCase| {
            asked += 1;
            Ok(if asked == 4 { Reaction::TooLate } else { Reaction::wrong_if(case.shows(&program)) })
        };
        let case = smallest(&wrong, None, ask).expect("no error").expect("a case");
        assert!(asked == 4 && case.shows(&program), "{asked} questions: {case}");
    }

    #[test]
    fn illegal_moves_and_crashes_are_told_apart() {
        let case = fresh_cases(Topic::Minimax, 1, 1).remove(0);
        let reply = |answer: Option<&str>, fault: Option<(&str, Option<&str>)>| Reply {
            answer: answer.map(str::to_owned),
            cpu: std::time::Duration::ZERO,
            positions: None,
            fault: fault.map(|(id, said)| crate::rubrics::answer::ReplyFault {
                id: id.to_owned(),
                message: String::new(),
                stderr: String::new(),
                said: said.map(str::to_owned),
                advice: None,
            }),
        };
        for (answer, fault, expected) in [
            (Some(&*case.right[0]), None, Reaction::NotWrong),
            (Some("9 9"), None, Reaction::Wrong),
            (None, Some(("illegal", Some("9 9"))), Reaction::Wrong),
            (None, Some(("crash", None)), Reaction::NotWrong),
            (None, Some(("timeout", None)), Reaction::TooLate),
        ] {
            assert_eq!(reaction(&case, &reply(answer, fault)), expected, "{answer:?}, {fault:?}");
        }
    }
}
