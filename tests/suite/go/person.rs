//! A person at the terminal, played by a pipe.

use std::fs;
use std::process::Output;

use serde_json::json;

use super::host;
use crate::{done, has, records, seen, snapshots, suite, text, typed};

/// A game in which this is typed.
fn play(line: &str, moves: &str) -> Output {
    typed(&mut host(line), moves)
}

#[test]
fn a_game_with_its_mistakes_and_second_thoughts() {
    let moves = "what now\n5,5\n9 9\n1,1\nundo\n1 1\n1,1\n pass \nresign\n";
    let output = play("--black manual --white alphabeta --size 3 --seed 1", moves);
    assert_eq!(text(&output.stdout), "white (alphabeta) wins: black (manual), move 5, resigned\n");
    snapshots("go").bind(|| insta::assert_snapshot!("person", seen(&output)));
}

#[test]
fn a_ko_is_seen_and_explained() {
    let moves = "0,1\n0,2\n1,0\n1,3\n2,1\n2,2\n1,2\n1,1\n";
    let output = play("--black manual --white manual", &format!("{moves}1,2\npass\npass\n"));
    let told = text(&output.stderr);
    assert!(told.contains("; ko at 1,2\n"), "{told}");
    assert!(told.contains("1,2: the stone would restore the board before the opponent's move (ko)\n"), "{told}");
    assert_eq!(text(&output.stdout), "white (manual) wins, 6.5 to 3 (passes)\n");
}

#[test]
fn a_hint_is_a_move_that_may_be_played() {
    let output = play("--black manual --white random --seed 1", "hint\n");
    let told = text(&output.stderr);
    let hint = told.split("try ").nth(1).and_then(|rest| rest.lines().next()).expect("a hint");
    let games = records(&play("--black manual --white random --seed 1 --json", &format!("{hint}\n")));
    assert_eq!((&games[0]["moves"][0], &games[0]["reason"]), (&json!(hint), &json!("left")));
}

#[test]
fn a_person_who_resigns_plays_the_next_game() {
    let output = play("--black manual --white random --games 3 --json --seed 1", "resign\n2,2\nresign\n");
    let reasons: Vec<_> = records(&output).iter().map(|game| game["reason"].to_string()).collect();
    assert_eq!(reasons, [r#""resign""#, r#""resign""#, r#""left""#]);
}

#[test]
fn a_person_who_leaves_ends_the_match() {
    for moves in ["quit\n", ""] {
        let output = play("--black random --white manual --games 3 --json --seed 1", moves);
        assert_eq!((output.status.code(), records(&output).len()), (Some(0), 1));
    }
}

#[test]
fn help_is_given_and_nothing_is_undone() {
    let output = typed(suite().args("go play --seed 1".split(' ')), "help\n?\nundo\n9,9\nZ9\n");
    let told = text(&output.stderr);
    assert_eq!(told.matches("undo, u: take your last move back").count(), 2, "{told}");
    assert_eq!(told.matches("): there is nothing to undo\n").count(), 1, "{told}");
    assert!(told.contains("): 9,9: not on the board; expected row,column"), "{told}");
    assert!(told.contains("): Z9: not on the board; expected row,column"), "{told}");
}

#[test]
fn a_person_plays_against_a_program_and_keeps_the_game() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let mut play = suite();
    play.args("go play --against testdata/go/my_player3.py --json --seed 1 --log".split(' ')).arg(folder.path());
    play.arg("--sgf").arg(folder.path());
    let output = typed(&mut play, "2,2\nundo\n1,1\nresign\n");
    let game = &records(&output)[0];
    assert_eq!((&game["moves"][0], &game["reason"]), (&json!("1,1"), &json!("resign")));
    assert_eq!(game["players"]["white"], "testdata/go/my_player3.py");
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    assert!(read("game-0001.sgf").contains("RE[W+R]"));
    let wire = read("game-0001.wire");
    assert!(wire.starts_with("white < 2\n") && wire.contains("\nwhite > "), "{wire}");
    assert_eq!(read("game-0001-white.stderr"), "move 2\nmove 2\n");
}

#[test]
fn what_a_program_writes_is_logged_move_by_move() {
    let folder = tempfile::tempdir().expect("a folder");
    let agent = "sh -c 'echo out; echo err >&2; echo PASS > output.txt'";
    done(host("--size 3 --white random --seed 1 --quiet --log").arg(folder.path()).arg("--black").arg(agent));
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a file");
    assert!(read("game-0001-black.stdout").starts_with("move 1\nout\nmove 3\nout\n"));
    assert!(read("game-0001-black.stderr").starts_with("move 1\nerr\nmove 3\nerr\n"));
    assert!(read("game-0001.wire").contains("black < 000\nblack > PASS\n"));
}
