//! `suite exam`.

use crate::{run, text};

fn printed(line: &str) -> String {
    let output = run(line);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

#[test]
fn an_exam_follows_from_its_seed() {
    let exam = printed("exam alphabeta --count 12 --seed 3 --format json");
    assert_eq!(exam, printed("exam alphabeta --count 12 --seed 3 --format json"));
    assert_ne!(exam, printed("exam alphabeta --count 12 --seed 4 --format json"));
    let exam: serde_json::Value = serde_json::from_str(&exam).expect("JSON");
    let questions = exam["questions"].as_array().expect("questions");
    assert_eq!(questions.len(), 12);
    for question in questions {
        assert!(question["solution"]["steps"].as_array().is_some_and(|steps| !steps.is_empty()), "{question}");
        if question["kind"] != "pruned" {
            continue;
        }
        // The command that searches trees says the same.
        let tree = question["tree"].to_string();
        let solved = printed(&format!("tree solve {} --json", tree.replace(' ', "")));
        let solved: serde_json::Value = serde_json::from_str(&solved).expect("JSON");
        assert_eq!(question["answer"], solved["pruned"], "{question}");
    }
}

#[test]
fn solutions_are_printed_only_where_they_are_asked_for() {
    let line = "exam minimax --count 3 --seed 1";
    let (questions, solutions) = (printed(line), printed(&format!("{line} --solutions")));
    assert!(questions.starts_with("# Minimax search\n\n## Question 1\n"), "{questions}");
    assert!(!questions.contains("Answer"), "{questions}");
    assert_eq!(solutions.matches("**Answer:**").count(), 3);
}

#[test]
fn a_seed_that_is_not_given_is_printed() {
    let output = run("exam minimax --count 1");
    assert!(text(&output.stderr).starts_with("seed "), "{}", text(&output.stderr));
}

#[test]
fn what_cannot_be_is_refused() {
    for (line, message) in [
        ("exam chess", "expected alphabeta or minimax"),
        ("exam minimax --kinds pruned", "expected kinds of questions on minimax, found pruned"),
        ("exam alphabeta --values 5..2", "expected a range from a lower to a higher number"),
        ("exam alphabeta --distinct --values 0..3", "expected at least 9 values"),
        ("exam alphabeta --prunings 9", "has all that is asked for"),
    ] {
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    }
}
