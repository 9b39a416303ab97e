//! `suite tree`.

use std::fs;
use std::process::Output;

use crate::{suite, text};

const FIGURE: &str = "'[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'";

/// Runs the command with the words of a shell's line.
fn run(line: &str) -> Output {
    suite().args(shlex::split(line).expect("words")).output().expect("the command starts")
}

/// Runs a command that ends with this code, and returns what it prints.
fn printed(line: &str, code: i32) -> String {
    let output = run(line);
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(code), ""), "{line}");
    text(&output.stdout).to_owned()
}

fn refused(line: &str) -> String {
    let output = run(line);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
    text(&output.stderr).to_owned()
}

#[test]
fn the_textbook_s_figure_is_solved() {
    let expected = "value    3\nbest     1\nline     1 1.1\npruned   2.2 2.3\nvisited  11 of 13 nodes\n";
    assert_eq!(printed(&format!("tree solve {FIGURE}"), 0), expected);
    let minimax = printed(&format!("tree solve {FIGURE} --algorithm minimax"), 0);
    assert_eq!(minimax, expected.replace("2.2 2.3", "none").replace("11 of", "13 of"));
    let json = printed(&format!("tree solve {FIGURE} --algorithm alphabeta --json"), 0);
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!((json["value"].as_i64(), json["best"].as_str()), (Some(3), Some("1")));
    assert_eq!(json["pruned"], serde_json::json!(["2.2", "2.3"]));
    let min = printed(&format!("tree solve {FIGURE} --min"), 0);
    assert!(min.starts_with("value    6\nbest     2\n"), "{min}");
    assert_eq!(printed(&format!("tree solve {FIGURE} --fail-hard"), 0), expected);
}

#[test]
fn a_log_is_right_and_a_changed_one_is_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let (right, wrong) = (folder.path().join("right.txt"), folder.path().join("wrong.txt"));
    let log = printed(&format!("tree log {FIGURE}"), 0);
    assert_eq!(log.lines().count(), 22);
    assert_eq!(log.lines().nth(12), Some("2,1,2,3,Infinity"), "the cut shows the new value with the old bounds");
    fs::write(&right, &log).expect("a file");
    fs::write(&wrong, log.replace("Infinity", "inf")).expect("a file");
    assert_eq!(printed(&format!("tree check {FIGURE} --log {}", right.display()), 0), "log      right\n");
    let checked = printed(&format!("tree check {FIGURE} --log {}", wrong.display()), 1);
    assert!(checked.contains("Infinity is written `inf`"), "{checked}");
    let explained = printed(&format!("tree log {FIGURE} --explain"), 0);
    assert!(explained.contains("equality is enough for a"), "{explained}");
}

#[test]
fn wrong_answers_are_told_and_named() {
    let answers = "--pruned '2.1 2.2 2.3 1.3' --values '1=3 2=2 root=4' --best 3";
    assert_eq!(
        printed(&format!("tree check {FIGURE} {answers}"), 1),
        "pruned   wrong\n  in the answer, but not pruned: 1.3 2.1\nvalues   wrong\n  root: expected 3, found 4\n\
         best     wrong\n  expected 1, found 3\n  This known mistake gives exactly your answer: every node takes the \
         greatest value.\n"
    );
    assert_eq!(
        printed(&format!("tree check {FIGURE} --pruned 2.3,2.2 --best 1"), 0),
        "pruned   right\nbest     right\n"
    );
}

#[test]
fn positions_of_games_become_trees() {
    let tree = printed("tree from othello -d 4 --limit 2", 0);
    assert_eq!(tree.lines().count(), 17);
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.txt");
    fs::write(&path, tree).expect("a file");
    let solved = printed(&format!("tree solve {}", path.display()), 0);
    assert!(solved.starts_with("value    0\n") && solved.ends_with("of 17 nodes\n"), "{solved}");
    for game in ["go", "tictactoe"] {
        assert!(!printed(&format!("tree from {game} --limit 1"), 0).is_empty());
    }
}

#[test]
fn what_is_no_tree_or_no_answer_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tree.txt");
    fs::write(&path, "A\n  B 3 4\n").expect("a file");
    for (line, message) in [
        (format!("tree solve {}", path.display()), format!("{}:2: expected a name", path.display())),
        ("tree solve '[[3, 12], []]'".to_owned(), "expected at least one child in every list".to_owned()),
        (format!("tree solve {FIGURE} --limit 1"), "expected an estimate at 1".to_owned()),
        (format!("tree check {FIGURE} --pruned 7.7"), "expected a node of the tree, found \"7.7\"".to_owned()),
        (format!("tree check {FIGURE} --values 1:3"), "expected NODE=VALUE, found \"1:3\"".to_owned()),
        (format!("tree check {FIGURE}"), "required".to_owned()),
    ] {
        let error = refused(&line);
        assert!(error.contains(&message), "{line}: {error}");
    }
}

#[test]
fn trees_and_searches_are_drawn() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name);
    let draw =
        |options: &str, name: &str| printed(&format!("tree draw {FIGURE} {options} -o {}", file(name).display()), 0);
    draw("", "bare.svg");
    draw("--step 17", "step.svg");
    draw("--steps", "all.svg");
    draw("--steps", "all.tex");
    draw("--result --forest", "forest.tex");
    let read = |name: &str| fs::read_to_string(file(name)).expect(name);
    assert!(read("bare.svg").starts_with("<svg ") && !read("bare.svg").contains("Step"));
    assert!(read("step.svg").contains("<title>Step 17 of 21</title>"));
    assert_eq!(read("all-17.svg"), read("step.svg"));
    assert!(file("all-01.svg").exists() && file("all-21.svg").exists() && !file("all-22.svg").exists());
    assert_eq!(read("all.tex").matches("\\begin{tikzpicture}").count(), 21);
    assert!(read("forest.tex").contains("\\begin{forest}"));
    for (options, message) in [
        ("--step 22 -o x.svg", "expected a step from 1 to 21, found 22"),
        ("-o x.gif", "x.gif: expected a file that ends in .svg, .tex or .html"),
        ("--forest -o x.svg", "expected a file that ends in .tex, for --forest"),
    ] {
        let error = refused(&format!("tree draw {FIGURE} {options}"));
        assert!(error.contains(message), "{options}: {error}");
    }
}
