//! Judgement of the answers to the cases of a part.

use std::collections::BTreeMap;
use std::iter;

use suite_arena::printable;
use suite_othello::Mistake;
use suite_tabletop::Tabletop;

use super::answer::{Answer, Reply, ReplyFault};
use super::case::Case;
use super::topic::Topic;
use crate::{Failure, Part};

/// The id of a wrong move that no known mistake explains.
const WRONG_MOVE: &str = "wrong-move";
/// The id of a wrong number.
const WRONG_UTILITY: &str = "wrong-utility";
/// The id of a move that is wrong only with the option that the part is about.
const ONLY_WITH_OPTION: &str = "wrong-only-with-option";
/// The id of the move that was right for the limit before.
const SHARED_CACHE: (&str, &str) =
    ("cache-shared-between-limits", "a cached value of a search with another limit is used");
/// The least share of right answers to the end of the game, and the most with a limit, of a program that seems to use a
/// heuristic of its own.
const OWN_HEURISTIC: [f64; 2] = [0.9, 0.75];

/// Returns the part of a topic with the results of its cases.
pub fn judge(topic: Topic, cases: &[Case], answers: &[Answer]) -> Part {
    let mut part = Part::new(topic.part());
    let mistake = explanation(topic, cases, answers);
    for (case, answer) in iter::zip(cases, answers) {
        let failure = (!is_right(case, &answer.reply)).then(|| failure(case, answer, mistake));
        let title = format!("{}: case {}", part.name, answer.number);
        part.add([answer.reply.cpu].into_iter(), failure, |failure| case.game(title, &failure.summary));
    }
    part.give_share();
    part
}

/// Returns whether a program seems to use a heuristic of its own at the limit: to the end of the game its answers are
/// right, and those with a limit are not, and no known mistake explains them.
pub fn uses_own_heuristic(to_the_end: &[Part], limited: &Part) -> bool {
    let share = |won: u32, played: u32| f64::from(won) / f64::from(played.max(1));
    let (won, played) = to_the_end.iter().fold((0, 0), |sum, part| (sum.0 + part.won, sum.1 + part.played));
    share(won, played) >= OWN_HEURISTIC[0]
        && share(limited.won, limited.played) <= OWN_HEURISTIC[1]
        && limited.failures.iter().any(|failure| failure.id == WRONG_MOVE)
}

/// Returns whether a reply is right.
pub fn is_right(case: &Case, reply: &Reply) -> bool {
    reply.answer.as_deref().is_some_and(|answer| case.is_right(answer))
}

/// Returns the mistake that explains all answers, if some are wrong.
fn explanation(topic: Topic, cases: &[Case], answers: &[Answer]) -> Option<Mistake> {
    let given = || iter::zip(cases, answers).filter_map(|(case, answer)| Some((case, answer.reply.answer.as_deref()?)));
    let is_any_wrong = given().any(|(case, answer)| !case.is_right(answer));
    let mut mistakes = topic.mistakes().filter(|_| is_any_wrong);
    mistakes.find(|&mistake| given().all(|(case, answer)| case.explains(mistake, answer)))
}

/// Returns the failure of a case that was not answered right.
fn failure(case: &Case, answer: &Answer, mistake: Option<Mistake>) -> Failure {
    let question = format!("case {}, {}", answer.number, case.in_words());
    if let Some(ReplyFault { id, message, stderr }) = &answer.reply.fault {
        return Failure::by_fault(id, format!("{question}: {}", printable(message)), stderr, &answer.confinement);
    }
    let said = answer.reply.answer.as_deref().unwrap_or_default();
    let (id, mistake) = match mistake {
        Some(mistake) => (mistake.id(), Some(mistake.description())),
        None if case.topic == Topic::ComputeUtility => (WRONG_UTILITY, None),
        None if is_of_limit_before(case, said) => (SHARED_CACHE.0, Some(SHARED_CACHE.1)),
        None if answer.without.as_ref().is_some_and(|without| is_right(case, without)) => (ONLY_WITH_OPTION, None),
        None => (WRONG_MOVE, None),
    };
    let (right, said) = (case.right.join(", "), printable(said));
    let summary = if case.topic == Topic::ComputeUtility {
        format!("{question}: answered {said}, expected {right}")
    } else {
        format!("{question}: played {said}, expected {right}")
    };
    Failure {
        id: id.to_owned(),
        mistake: mistake.map(str::to_owned),
        summary,
        explanation: explanation_of(case),
        game: None,
    }
}

/// Returns whether a move is one of the best by the limit of the search before.
fn is_of_limit_before(case: &Case, said: &str) -> bool {
    let best = case.limit_before.map(|limit| suite_othello::best_moves(&case.position, Some(limit)));
    best.is_some_and(|best| best.iter().any(|mv| mv.to_string() == said))
}

/// Returns the board of a case, and the values of its moves.
fn explanation_of(case: &Case) -> String {
    let board = case.position.draw(None);
    let board = anstream::adapter::strip_str(&board).to_string();
    let mut text: String = board.lines().map(|line| format!("  {line}").trim_end().to_owned() + "\n").collect();
    if case.topic != Topic::ComputeUtility {
        let mut by_value = BTreeMap::<_, Vec<_>>::new();
        for (mv, value) in case.values() {
            by_value.entry(value).or_default().push(mv.to_string());
        }
        for (value, moves) in by_value.iter().rev() {
            text += &format!("  {value:>+4}  {}\n", moves.join(", "));
        }
    }
    text
}
