//! Positions are solved, and the searches of the textbook counted.

use std::fs;

use serde_json::Value as Json;

use crate::{run, suite, text};

/// Returns the JSON output of the command.
fn solve(line: &str) -> Json {
    let output = run(&format!("othello solve {line} --json"));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{line}");
    assert_eq!(text(&output.stdout).matches('\n').count(), 1, "{line}");
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn the_starts_of_small_boards_are_solved() {
    for (line, value, best) in [
        ("-d 3", -2, "1 2"),
        ("-d 4", -6, "0 1"),
        ("-d 4 --rules standard", -8, "0 1"),
        ("-d 4 --threads 2", -6, "0 1"),
    ] {
        let answer = solve(line);
        assert_eq!((&answer["version"], &answer["value"]), (&1.into(), &value.into()), "{line}");
        if !line.contains("threads") {
            assert_eq!(answer["best"], best, "{line}");
        }
        assert_eq!(answer["principal_variation"][0], answer["best"], "{line}");
        assert!(answer["nodes"].as_u64() > Some(10) && answer["seconds"].as_f64() > Some(0.0), "{line}");
        assert_eq!(answer.get("moves"), None, "{line}");
    }
}

#[test]
fn a_board_is_solved_for_either_player_with_the_value_of_every_move() {
    let light = solve("--board testdata/othello/late-4x4.txt --player 2 --all-moves");
    let values =
        light["moves"].as_object().expect("moves").iter().map(|(mv, worth)| format!("{mv}: {}", worth["value"]));
    assert_eq!(values.collect::<Vec<_>>(), ["0 3: -3", "1 3: -7", "2 0: -5", "3 3: 0"]);
    assert_eq!(light["moves"]["1 3"]["winner"], "dark");
    assert_eq!((&light["value"], &light["best"]), (&0.into(), &"3 3".into()));
    let output = run("othello solve --board testdata/othello/late-4x4.txt --player 2 --all-moves");
    assert!(text(&output.stdout).starts_with("value   +0 for light\nbest    3 3\npv      3 3, "), "{output:?}");
    assert!(text(&output.stdout).contains("\nmove    0 3  -3\nmove    1 3  -7\n"), "{output:?}");
}

#[test]
fn a_finished_game_has_a_value_and_no_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.txt");
    fs::write(&file, "[[1, 1, 1], [1, 0, 1], [1, 1, 1]]\r\n").expect("a board");
    for more in [&["--json"][..], &["--json", "--all-moves"]] {
        let output = suite().args(["othello", "solve", "--board"]).arg(&file).args(more).output().expect("a run");
        let answer: Json = serde_json::from_slice(&output.stdout).expect("JSON");
        assert_eq!(
            (&answer["value"], &answer["best"], &answer["principal_variation"]),
            (&8.into(), &Json::Null, &Json::Array(vec![]))
        );
    }
}

#[test]
fn the_searches_of_the_textbook_are_counted() {
    for (options, nodes, leaves) in [
        ("minimax", 123_281, 44_064),
        ("alphabeta", 9_035, 2_658),
        ("alphabeta --ordering", 4_526, 1_333),
        ("alphabeta --caching", 6_613, 1_662),
    ] {
        let answer = solve(&format!("-d 4 --count --algorithm {options}"));
        assert_eq!((&answer["value"], &answer["best"]), (&(-6).into(), &"0 1".into()), "{options}");
        assert_eq!((&answer["nodes"], &answer["leaves"]), (&nodes.into(), &leaves.into()), "{options}");
    }
    let output = run("othello solve -d 4 --count --algorithm minimax");
    assert!(text(&output.stdout).contains("\nnodes   123,281, 44,064 of them leaves\n"), "{output:?}");
}

#[test]
fn wrong_boards_and_options_are_exit_code_2() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("board.txt");
    fs::write(&file, "((0, 1), (3, 0))").expect("a board");
    let output = suite().args(["othello", "solve", "--board"]).arg(&file).output().expect("a run");
    let message = format!("error: {}: line 1, column 11: expected a square (0, 1 or 2), found \"3\"\n", file.display());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*message));
    for line in [
        "othello solve -d 2",
        "othello solve -d 17",
        "othello solve -d 4 --board testdata/othello/late-4x4.txt",
        "othello solve --board none.txt",
        "othello solve --board /dev/zero",
        "othello solve -d 4 --player 3",
        "othello solve -d 4 --rules other",
        "othello solve -d 4 --threads 0",
        "othello solve -d 4 --count",
        "othello solve -d 4 --algorithm minimax",
        "othello solve -d 4 --caching",
        "othello solve -d 4 --count --algorithm minimax --all-moves",
    ] {
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!output.stderr.is_empty(), "{line}");
    }
}
