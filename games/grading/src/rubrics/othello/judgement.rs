//! Judgement of the answers to the cases of a part.

use std::collections::BTreeMap;
use std::iter;

use suite_arena::printable;
use suite_othello::{Options, move_values, tree_size};
use suite_tabletop::Tabletop;
use suite_web::PageRecord;

use super::answered_topic::{AnsweredCase, answered_cases};
use super::case::PositionCase;
use super::chance::give_share_beyond_chance;
use super::topic::Topic;
use crate::mistake_name::MistakeName;
use crate::rubrics::answer::{AnswerRecord, Reply};
use crate::{Failure, Part};

/// The id of a wrong move that no known mistake explains.
const WRONG_MOVE: &str = "wrong-move";
/// The id of a wrong number, and that of a wrong move or value of a node.
const WRONG_UTILITY: &str = "wrong-utility";
const WRONG_NODE: &str = "wrong-node";
/// The id of a move that is wrong only with the option that the part is about.
const ONLY_WITH_OPTION: &str = "wrong-only-with-option";
/// The id of the move that was right for the limit before.
const SHARED_CACHE: (&str, &str) =
    ("cache-shared-between-limits", "a cached value of a search with another limit is used");
/// The id of a search that is too deep, or not deep enough.
const WRONG_DEPTH: &str = "wrong-depth";
/// The most positions that are counted to compare, and how many plies more than the limit.
const MOST_POSITIONS: u64 = 1 << 22;
const MOST_PLIES_OFF: u32 = 4;
/// What is said of a program that seems to use its own heuristic at the limit.
const OWN_HEURISTIC_NOTE: &str = "the moves are right to the end of the game, but fit no known search by disks with a \
    limit: the program uses a heuristic of its own there, or does not look at the limit everywhere";
/// What to do where the answers do not tell.
pub const HOW_TO_DECIDE: &str =
    "look at the program, or grade its functions (--functions), whose positions are counted";
/// The least share of right answers to the end of the game, and the most with a limit, of a program that seems to use a
/// heuristic of its own.
const OWN_HEURISTIC: [f64; 2] = [0.9, 0.75];

/// Returns the part of a topic with the results of its cases. `name` is what explains those that are wrong.
pub fn judge(topic: Topic, cases: &[PositionCase], answers: &[AnswerRecord], name: Option<&MistakeName>) -> Part {
    let mut part = Part::new(topic.part());
    let shared_cache = MistakeName { id: SHARED_CACHE.0.to_owned(), description: SHARED_CACHE.1.to_owned() };
    let name = name.or_else(|| is_of_limits_before(cases, answers).then_some(&shared_cache));
    for (case, answer) in iter::zip(cases, answers) {
        let failure = (!is_right(case, &answer.reply)).then(|| failure(case, answer, name));
        let title = format!("{}: case {}", part.name, answer.number);
        part.add([answer.reply.cpu].into_iter(), failure, |failure| {
            case.game(title, &failure.summary).map(PageRecord::Game)
        });
    }
    give_share_beyond_chance(&mut part, cases.iter().map(PositionCase::chance));
    part
}

/// Judges the depth limit of a program with a heuristic of its own by the positions that its minimax visits, which tell
/// how deep it looks whatever it takes a position to be worth. Returns what to say about it.
pub fn judge_depth(part: &mut Part, cases: &[PositionCase], answers: &[AnswerRecord]) -> String {
    let name = part.name;
    *part = Part::new(Topic::DepthLimit.part());
    for (case, answer) in iter::zip(cases, answers).filter(|(case, _)| case.options.minimax) {
        let (Some(visited), Some(limit)) = (answer.reply.positions, case.options.limit) else { continue };
        let depth = depth_of(case, limit, visited);
        let failure = (depth != limit).then(|| wrong_depth(case, answer, visited, depth));
        part.add([answer.reply.cpu].into_iter(), failure, |_| None);
    }
    // Chance visits no right number of positions.
    give_share_beyond_chance(part, iter::repeat_n(0.0, part.played as usize));
    part.is_undecided = part.played == 0;
    if part.is_undecided {
        format!("{name}: {OWN_HEURISTIC_NOTE}, so no points are given: {HOW_TO_DECIDE}")
    } else {
        format!("{name}: {OWN_HEURISTIC_NOTE}; it was judged by the positions that its minimax visits")
    }
}

/// Returns the limit of the minimax search whose number of positions is closest to this one: programs may look at some
/// twice. Of searches that visit as many, it is the one with this limit.
fn depth_of(case: &PositionCase, limit: u32, visited: u64) -> u32 {
    let distance = |depth: u32| {
        let options = Options { limit: Some(depth), ..case.options };
        // The root is not visited.
        let positions =
            tree_size(&case.position, options, MOST_POSITIONS).map_or(f64::INFINITY, |nodes| nodes as f64 - 1.0);
        (visited as f64 / positions).ln().abs()
    };
    let others = (1..=limit + MOST_PLIES_OFF).filter(|&depth| depth != limit);
    let nearest = |near: (u32, f64), depth| {
        let distance = distance(depth);
        if distance < near.1 { (depth, distance) } else { near }
    };
    others.fold((limit, distance(limit)), nearest).0
}

fn wrong_depth(case: &PositionCase, answer: &AnswerRecord, visited: u64, depth: u32) -> Failure {
    let question = format!("case {}, {}", answer.number, case.in_words());
    Failure {
        id: WRONG_DEPTH.to_owned(),
        mistake: None,
        summary: format!("{question}: visited {visited} positions, about as many as with limit {depth}"),
        explanation: explanation_of(case),
        record: None,
    }
}

/// Returns whether the answers to the end of the game are right.
pub fn is_right_to_the_end(parts: &[Part]) -> bool {
    let [won, played] = parts.iter().fold([0, 0], |sum, part| [sum[0] + part.won, sum[1] + part.played]);
    share(won, played) >= OWN_HEURISTIC[0]
}

/// Returns whether a program whose answers to the end of the game are right seems to use a heuristic of its own at the
/// limit: with a limit they are not, and no known mistake explains them.
pub fn uses_own_heuristic(limited: &Part) -> bool {
    share(limited.won, limited.played) <= OWN_HEURISTIC[1]
        && limited.failures.iter().any(|failure| failure.id == WRONG_MOVE)
}

fn share(won: u32, played: u32) -> f64 {
    f64::from(won) / f64::from(played.max(1))
}

/// Returns whether a reply is right.
pub fn is_right(case: &PositionCase, reply: &Reply) -> bool {
    reply.answer.as_deref().is_some_and(|answer| case.is_right(answer))
}

/// Returns the failure of a case that was not answered right.
fn failure(case: &PositionCase, answer: &AnswerRecord, name: Option<&MistakeName>) -> Failure {
    let question = format!("case {}, {}", answer.number, case.in_words());
    let mut failure = match &answer.reply.fault {
        Some(fault) => fault.failure(&format!("{question}: ")),
        None => wrong_answer(case, answer, &question),
    };
    if let Some(name) = name.filter(|_| answer.reply.said().is_some()) {
        failure.set_name(name);
        failure.explanation = explanation_of(case);
    }
    failure
}

/// Returns the failure of a case whose answer is wrong.
fn wrong_answer(case: &PositionCase, answer: &AnswerRecord, question: &str) -> Failure {
    let said = answer.reply.answer.as_deref().unwrap_or_default();
    let (right, said) = (case.right.join(", "), printable(said));
    let did = if case.topic.asks_for_move() { "played" } else { "answered" };
    let summary = format!("{question}: {did} {said}, expected {right}");
    let id = match case.topic {
        Topic::ComputeUtility => WRONG_UTILITY,
        topic if !topic.asks_for_move() => WRONG_NODE,
        _ if answer.without.as_ref().is_some_and(|without| is_right(case, without)) => ONLY_WITH_OPTION,
        _ => WRONG_MOVE,
    };
    Failure { id: id.to_owned(), mistake: None, summary, explanation: explanation_of(case), record: None }
}

/// Returns whether all answers are best by the limit of the search before, and some of them wrong.
fn is_of_limits_before(cases: &[PositionCase], answers: &[AnswerRecord]) -> bool {
    let is_before = |AnsweredCase { case, said, .. }: AnsweredCase<'_>| {
        let best = case.limit_before.map(|limit| suite_othello::best_moves(&case.position, Some(limit)));
        best.is_some_and(|best| best.iter().any(|mv| mv.to_string() == said))
    };
    answered_cases(cases, answers).any(|question| !question.is_right) && answered_cases(cases, answers).all(is_before)
}

/// Returns the board of a case, and the values of its moves.
fn explanation_of(case: &PositionCase) -> String {
    let board = case.position.draw(None);
    let board = anstream::adapter::strip_str(&board).to_string();
    let mut text: String = board.lines().map(|line| format!("  {line}").trim_end().to_owned() + "\n").collect();
    if case.topic != Topic::ComputeUtility {
        let mut by_value = BTreeMap::<_, Vec<_>>::new();
        for (mv, value) in move_values(&case.position, case.options.limit) {
            by_value.entry(value).or_default().push(mv.to_string());
        }
        for (value, moves) in by_value.iter().rev() {
            text += &format!("  {value:>+4}  {}\n", moves.join(", "));
        }
    }
    text
}
