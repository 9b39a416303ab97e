//! Positions are solved.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

#[cfg(unix)]
use crate::processes::interrupt;
use crate::{done, run, suite, text};

/// 12 moves of good play.
const MOVES: &str = "2,2 1,2 1,1 2,1 3,2 2,3 3,1 3,3 1,3 0,2 0,1 2,0";

/// Returns the JSON output of the command.
fn solve(options: &[&str]) -> Value {
    let output = done(suite().args(["go", "solve", "--json"]).args(options));
    assert_eq!((text(&output.stderr), text(&output.stdout).matches('\n').count()), ("", 1));
    serde_json::from_slice(&output.stdout).expect("JSON")
}

#[test]
fn a_small_game_is_solved_in_words() {
    let output = run("go solve --size 3 --exact --all-moves");
    let told = text(&output.stdout);
    assert!(told.starts_with("value   white wins by 0.5\nbest    1,1 for black\npv      1,1 "), "{told}");
    assert!(told.contains("\nmove    1,1  white wins by 0.5\n"), "{told}");
    assert_eq!(told.matches("\nmove    ").count(), 10);
    let output = run("go solve --size 3");
    let told = text(&output.stdout);
    assert!(told.starts_with("value   white wins\nbest    none: black loses after any move\npv      "), "{told}");
}

#[test]
fn points_may_have_the_names_that_they_have_in_go() {
    let [ours, theirs] = ["1,1 0,0 2,1", "B2 a3 B1"].map(|moves| solve(&["--size", "3", "--exact", "--moves", moves]));
    assert_eq!((&ours["value"], &ours["principal_variation"]), (&theirs["value"], &theirs["principal_variation"]));
    let wrong = run("go solve --size 3 --moves A4");
    let message = "error: --moves: move 1, A4: expected row,column such as 2,3, a point such as C3, or pass\n";
    assert_eq!(text(&wrong.stderr), message);
}

#[test]
fn who_wins_agrees_with_the_margin_for_any_number_of_threads_and_every_move() {
    let exact = solve(&["--moves", MOVES, "--exact", "--all-moves", "--threads", "2"]);
    let quick = solve(&["--moves", MOVES, "--all-moves", "--memory", "10M", "--threads", "1"]);
    assert_eq!((&exact["schema"], &exact["version"]), (&json!("suite/solution"), &json!(1)));
    assert_eq!((&exact["game"], &exact["to_move"]), (&json!("go"), &json!("black")));
    assert_eq!((&exact["winner"], quick.get("margin"), quick.get("value")), (&quick["winner"], None, None));
    let value = exact["value"].as_f64().expect("a value");
    assert_eq!(exact["winner"], if value > 0.0 { "black" } else { "white" });
    assert_eq!(exact["margin"].as_f64(), Some(value.abs()));
    let moves = exact["moves"].as_object().expect("moves");
    for (mv, worth) in moves {
        assert_eq!(worth["winner"], quick["moves"][mv]["winner"], "{mv}");
        assert!(worth["value"].as_f64() <= Some(value), "{mv}");
    }
    assert!(moves.values().any(|worth| worth["value"] == exact["value"]));
    assert!(moves.contains_key("PASS") && quick["nodes"].as_u64() > Some(10) && quick["seconds"].as_f64() > Some(0.0));
    // The line ends with the margin that it promises.
    let line: Vec<_> =
        exact["principal_variation"].as_array().expect("a line").iter().filter_map(Value::as_str).collect();
    let whole = format!("{MOVES} {}", line.join(" "));
    let end = solve(&["--moves", &whole, "--exact"]);
    assert_eq!((&end["winner"], &end["margin"]), (&exact["winner"], &exact["margin"]));
    assert_eq!((&end["best"], &end["principal_variation"]), (&Value::Null, &json!([])));
}

#[test]
fn a_position_comes_from_a_file_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("input.txt");
    fs::write(&file, "1\n010\n020\n000\n010\n022\n000").expect("a file");
    let path = file.to_str().expect("a path");
    let answer = solve(&["--input", path, "--played", "4", "--exact"]);
    assert_eq!((&answer["to_move"], &answer["winner"]), (&json!("black"), &json!("white")));
    // A number that does not fit would reverse the proof.
    for (played, expected) in [
        ("9", "at most 8, the moves of a game"),
        ("2", "at least 3, the stones on the board"),
        ("5", "an even number, since it is black's turn"),
    ] {
        let output = suite().args(["go", "solve", "--input", path, "--played", played]).output().expect("a run");
        let message = format!("error: --played: expected {expected}, found {played}\n");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &*message));
    }
}

/// Returns the JSON output of the command with a checkpoint, and a table of this size.
fn resume(checkpoint: &Path, memory: &str, options: &[&str]) -> Value {
    let path = checkpoint.to_str().expect("a path");
    solve(&[&["--checkpoint", path, "--memory", memory], options].concat())
}

#[test]
fn a_checkpoint_saves_the_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.checkpoint");
    let first = resume(&file, "50M", &["--moves", MOVES]);
    for (memory, options) in [("50M", &["--threads", "2"][..]), ("100M", &[]), ("50M", &["--all-moves"])] {
        let again = resume(&file, memory, &[&["--moves", MOVES], options].concat());
        assert_eq!((&again["winner"], &again["best"]), (&first["winner"], &first["best"]));
        let [before, after] = [&first, &again].map(|answer| answer["nodes"].as_u64().expect("nodes"));
        assert!(options == ["--all-moves"] || after < before / 10, "{options:?}: {before}, {after}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "and nothing else");
}

#[cfg(unix)]
#[test]
fn an_interrupted_run_can_be_resumed() {
    use std::process::Stdio;
    use std::thread::sleep;
    use std::time::Duration;

    // A position four moves before takes long enough to be interrupted.
    let moves = MOVES.rsplitn(5, ' ').last().expect("moves");
    let whole = solve(&["--moves", moves, "--memory", "50M", "--threads", "1"]);
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.checkpoint");
    let mut patience = whole["seconds"].as_f64().expect("seconds") / 2.0;
    for _ in 0..20 {
        let mut command = suite();
        command.args(["go", "solve", "--moves", moves, "--memory", "50M", "--threads", "1", "--checkpoint"]).arg(&file);
        let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the command starts");
        sleep(Duration::from_secs_f64(patience));
        interrupt(&child);
        let output = child.wait_with_output().expect("an end");
        if output.status.success() {
            // On a machine that was busy before, it is done too soon.
            patience /= 2.0;
        } else {
            let message = format!("error: interrupted; the checkpoint is saved in {}\n", file.display());
            assert_eq!((output.status.code(), text(&output.stderr)), (Some(130), &message[..]));
            assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "and nothing else");
            let rest = resume(&file, "50M", &["--moves", moves]);
            assert_eq!((&rest["winner"], rest["best"].is_null()), (&whole["winner"], whole["best"].is_null()));
            let [all, left] = [&whole, &rest].map(|answer| answer["nodes"].as_u64().expect("nodes"));
            if left < all {
                return;
            }
            // On a machine that is busy now, it has hardly begun.
            patience *= 1.5;
        }
        fs::remove_file(&file).expect("a file");
    }
    panic!("no interrupted run was of any use");
}

#[test]
fn a_file_that_is_no_checkpoint_for_the_board_is_refused_and_left_as_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.checkpoint");
    resume(&file, "50M", &["--size", "3"]);
    let whole = fs::read(&file).expect("a file");
    let mut damaged = whole.clone();
    // The checksum, which begins eight bytes before the end.
    damaged[whole.len() - 8] ^= 1;
    let message = |what: &str| format!("error: {}: {what}", file.display());
    for (bytes, size, expected) in [
        (&whole[..], "4", message("expected a checkpoint for board size 4, found one for 3\n")),
        (&damaged, "3", message("damaged or truncated: ")),
        (&whole[..whole.len() - 1], "3", message("damaged or truncated: ")),
        (b"my thesis", "3", message("not a checkpoint of `suite go solve`: ")),
        (b"", "3", message("not a checkpoint of `suite go solve`: ")),
    ] {
        fs::write(&file, bytes).expect("a file");
        let output = suite()
            .args(["go", "solve", "--size", size, "--memory", "50M", "--checkpoint"])
            .arg(&file)
            .output()
            .expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
        assert!(text(&output.stderr).starts_with(&expected), "{}", text(&output.stderr));
        assert_eq!(fs::read(&file).expect("a file"), bytes);
    }
    let nowhere = folder.path().join("none/a.checkpoint");
    let output = suite().args(["go", "solve", "--checkpoint"]).arg(&nowhere).output().expect("a run");
    let expected = format!("error: cannot write {}: no such folder\n", nowhere.display());
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), &expected[..]));
}

#[test]
fn wrong_options_are_exit_code_2() {
    for line in [
        "--size 8",
        "--moves 5,5",
        "--moves 2,2,1",
        "--input none.txt --played 3",
        "--input none.txt",
        "--played 3",
        "--threads 0",
        "--memory 0",
        "--memory nanG",
        "--memory 1e9T",
    ] {
        let output = run(&format!("go solve {line}"));
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!output.stderr.is_empty(), "{line}");
    }
}
