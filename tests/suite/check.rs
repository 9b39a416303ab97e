//! Programs are checked in positions that are tricky by the rules.

use std::fs;
use std::process::Stdio;

use crate::{has, run, suite, text};

/// Checks a program that knows the rules, which it shows in this number of positions; returns what is told.
fn told_of_right(line: &str, positions: u32) -> String {
    let output = run(line);
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    assert!(told.ends_with(&format!("\n{positions} of {positions} positions right\n")), "{told}");
    told.to_owned()
}

#[test]
fn a_program_that_knows_the_rules_of_little_go_passes() {
    if !has("python3") {
        return;
    }
    let told = told_of_right("go check testdata/go/my_player3.py", 14);
    assert!(told.contains("  5  ko, as black ") && told.contains("  6  ko, as white "), "{told}");
    assert!(told.contains("  8  ko and suicide; a pass is the only move, as white    plays PASS "), "{told}");
}

#[test]
fn a_program_that_does_not_know_a_rule_is_shown_where() {
    if !has("python3") {
        return;
    }
    let output = run("go check testdata/go/students/forgets_ko --only 5");
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("wrong: played 0,1: the stone would restore the board before the opponent's move (ko)\n"));
    assert!(told.contains("\n        0 (O) .  O  .  X\n"), "{told}");
    assert!(told.contains("\n       legal moves: 0,3; 2,4; 4,4; PASS\n"), "{told}");
    assert!(told.contains("\n       tried here: a stone may not restore the board"), "{told}");
    assert!(told.ends_with("\n0 of 1 positions right\n"), "{told}");
    let refused = run("go check testdata/go/my_player3.py --only 15");
    let message = "error: --only: expected a number from 1 to 14, found 15\n";
    assert_eq!((refused.status.code(), text(&refused.stderr)), (Some(2), message));
}

#[test]
fn a_pass_where_one_stone_could_be_placed_is_right_but_not_passed_over() {
    let agent = "sh -c 'echo PASS > output.txt'";
    let told_at = |position: &str| {
        let output = suite().args(["go", "check", agent, "--only", position]).output().expect("the command starts");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        text(&output.stdout).to_owned()
    };
    let told = told_at("9");
    assert!(told.contains("\n       0,4 is legal, too; tried here: captured stones are removed first"), "{told}");
    for position in ["1", "8"] {
        assert!(!told_at(position).contains("tried here"));
    }
    // Who does not move tries no rule.
    let silent = suite().args(["go", "check", "true", "--only", "5"]).output().expect("the command starts");
    let told = text(&silent.stdout);
    assert!(told.contains("\n       legal moves: ") && !told.contains("tried here"), "{told}");
}

#[test]
fn the_exit_code_answers_a_reader_who_has_left() {
    if !has("python3") {
        return;
    }
    for (program, code) in [("students/forgets_ko", 1), ("my_player3.py", 0)] {
        let line = ["go", "check", &format!("testdata/go/{program}"), "--only", "5"].map(str::to_owned);
        let mut checking = suite().args(line).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("a process");
        drop(checking.stdout.take());
        let output = checking.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(code), "{}", text(&output.stderr));
    }
}

#[test]
fn a_program_is_asked_in_a_position_of_one_s_own() {
    let folder = tempfile::tempdir().expect("a folder");
    let input = folder.path().join("input.txt");
    fs::write(&input, "1\n00000\n00000\n00000\n00000\n00000\n00000\n00000\n00200\n00000\n00000\n").expect("a file");
    let agent = "sh -c 'grep -c 2 input.txt >&2; echo 2,2 > output.txt'";
    let mut command = suite();
    command.args(["go", "check", agent, "--played", "2", "--input"]).arg(&input);
    let output = command.output().expect("the command starts");
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.starts_with("  1  the position, as black "), "{told}");
    assert!(told.contains("wrong: played 2,2: the point is occupied\n") && told.contains("\n       1\n"), "{told}");
}

#[test]
fn programs_for_othello_are_checked_too() {
    if !has("python3") {
        return;
    }
    let told = told_of_right("othello check testdata/othello/first_move.py", 12);
    assert!(told.contains(" a board of 7x7, as dark ") && told.contains(" as light "), "{told}");
    let agent = "sh -c 'echo me; read -r a; read -r a; read -r a; echo 3 2; read -r a'";
    let output = suite().args(["othello", "check", agent]).output().expect("the command starts");
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{told}");
    assert!(told.contains("wrong: played 3 2: the square is taken\n"), "{told}");
    assert!(told.contains("\n       tried here: a disk has to outflank"), "{told}");
}
