//! A person at the terminal, played by a pipe.

use std::process::Output;

use super::host;
use crate::{has, records, seen, snapshots, suite, text, typed};

/// A game in which this is typed.
fn play(line: &str, moves: &str) -> Output {
    typed(&mut host(line), moves)
}

#[test]
fn a_game_with_its_hints_and_second_thoughts() {
    let output = play("-d 4 -a greedy --seed 1", "h\nhello\n3 3\n0 1\nu\n1,0\nq\n");
    assert_eq!(text(&output.stdout), "light (greedy) wins: dark (human), move 3, left the game\n");
    snapshots("othello").bind(|| insta::assert_snapshot!("person", seen(&output)));
}

#[test]
fn two_people_take_back_one_move_at_a_time() {
    let games = records(&play("-d 4 --json --seed 1", "0 1\nu\n1 0\n0 0\nu\nu\nu\n0 1\n0 0\n"));
    assert_eq!((&games[0]["moves"], &games[0]["reason"]), (&serde_json::json!(["0 1", "0 0"]), &"left".into()));
}

#[test]
fn a_person_who_leaves_ends_the_match() {
    for moves in ["q\n", ""] {
        let output = play("-d 4 -b randy --games 3 --json --seed 1", moves);
        assert_eq!((output.status.code(), records(&output).len()), (Some(0), 1));
    }
}

#[test]
fn a_person_may_play_to_the_end() {
    let output = play("-d 3 -b randy --seed 1", &"0 0\n0 1\n0 2\n1 0\n1 1\n1 2\n2 0\n2 1\n2 2\n".repeat(9));
    assert!(text(&output.stdout).contains("(no-moves)"), "{}", text(&output.stdout));
}

#[test]
fn a_person_plays_against_a_program() {
    if !has("python3") {
        return;
    }
    let against = "othello play -d 4 --against testdata/othello/first_move.py --second --json --seed 1";
    let games = records(&typed(suite().args(against.split(' ')), "u\n?\nq\n"));
    assert_eq!((&games[0]["reason"], &games[0]["moves"].as_array().map(Vec::len)), (&"left".into(), &Some(1)));
    assert_eq!(games[0]["players"]["dark"], "testdata/othello/first_move.py");
}
