//! Games are analyzed, with estimates where nothing is proved.

use std::process::Stdio;

use serde_json::Value;

use crate::processes::interrupt;
use crate::{done, has, records, suite, text};

/// Eight moves on 8x8, where nothing can be proved.
const OPENING: &str = "f5d6c3f3e3f4f2d3";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_is_not_proved_is_estimated_the_same_each_time() {
    let analyze = |options: &str| {
        let mut command = suite();
        command.args(["othello", "analyze", "--nodes", "1000", "--moves", OPENING]).args(options.split_whitespace());
        done(&mut command)
    };
    let told = text(&analyze("").stdout).to_owned();
    assert!(told.contains("about "), "{told}");
    assert!(told.contains("\nworst moves:\n") && told.contains(" seems better\n"), "{told}");
    assert!(told.contains("positions unknown: 9 of 9\n"), "{told}");
    let json = || {
        let mut value: Value = serde_json::from_slice(&analyze("--json").stdout).expect("JSON");
        value.as_object_mut().expect("an object").remove("seconds");
        value
    };
    let first = json();
    assert_eq!(first, json());
    let moves = first["moves"].as_array().expect("moves");
    assert!(moves.iter().all(|mv| mv["after"]["winner"].is_null() && mv["estimate"].is_i64()), "{first}");
    assert!(moves.iter().any(|mv| mv["estimated_loss"].as_i64() > Some(0)), "{first}");
    assert!(moves.iter().all(|mv| mv["mistake"].is_null()), "an estimate proves no mistake: {first}");
}

#[test]
fn what_is_proved_is_not_estimated() {
    let output = done(suite().args("othello analyze -d 4 --moves a2a1 --json --exact".split(' ')));
    let analysis: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(analysis["moves"].as_array().expect("moves").iter().all(|mv| mv.get("estimate").is_none()), "{analysis}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_was_found_is_kept_on_ctrl_c() {
    let mut command = suite();
    command.args(["othello", "analyze", "--nodes", "1000000000000", "--moves", "f5d6"]);
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the command starts");
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(text(&output.stderr), "error: interrupted; the rest was not analyzed\n");
    let told = text(&output.stdout);
    assert!(told.contains("\n   2  light  ") && told.contains("positions unknown: 3 of 3\n"), "{told}");
}

#[test]
fn the_fault_that_ended_a_game_is_told() {
    if !has("sh") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let agent = "sh -c 'echo Rogue; read -r a; read -r a; read -r a; echo 3 3'";
    let output = done(suite().args("othello host -d 4 -b greedy --games 2 --json -a".split(' ')).arg(agent));
    assert_eq!(records(&output).len(), 2);
    let told = text(&output.stderr);
    assert!(told.contains("game 1: ") && told.contains("game 2: "), "each fault is told: {told}");
    let file = folder.path().join("games.jsonl");
    std::fs::write(&file, &output.stdout).expect("a file");
    let analyzed = done(suite().args(["othello", "analyze", "--game", "1"]).arg(&file));
    let told = text(&analyzed.stdout);
    assert!(told.contains("\n   1  dark   loses the game: played 3 3: it outflanks no disk\n"), "{told}");
    let analyzed = done(suite().args(["othello", "analyze", "--game", "1", "--json"]).arg(&file));
    let analysis: Value = serde_json::from_slice(&analyzed.stdout).expect("JSON");
    assert_eq!((&analysis["fault"]["kind"], &analysis["fault"]["number"]), (&"illegal".into(), &1.into()));
}
