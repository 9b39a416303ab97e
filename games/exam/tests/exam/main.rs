//! Tries exams as those who set and mark them do, and answers their questions again by code of its own.

mod formats;
mod marking;
mod plain_rules;
mod plain_solver;

use serde_json::Value as Json;

/// Checks that the mistakes of a question lead to answers that are all wrong and different, and that its choices are
/// different, too: the right answer once, and answers of mistakes.
fn check_choices(question: &Json) {
    let answer = &question["answer"];
    let mistakes = question["mistakes"].as_array().expect("mistakes");
    let mut wrong: Vec<_> = mistakes.iter().map(|mistake| mistake["answer"].to_string()).collect();
    assert!(!wrong.contains(&answer.to_string()), "{question}");
    wrong.sort();
    wrong.dedup();
    assert_eq!(wrong.len(), mistakes.len(), "two mistakes lead to one answer: {question}");
    let Some(choices) = question["choices"].as_array() else { return };
    assert!(choices.len() > 2);
    assert_eq!(choices.iter().filter(|choice| *choice == answer).count(), 1, "{question}");
    let is_named = |choice: &Json| choice == answer || wrong.contains(&choice.to_string());
    assert!(choices.iter().all(is_named), "{question}");
    let mut different: Vec<_> = choices.iter().map(Json::to_string).collect();
    different.sort();
    different.dedup();
    assert_eq!(different.len(), choices.len(), "{question}");
}
