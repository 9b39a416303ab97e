//! The agent, called as the course's host calls it: in a folder with an `input.txt`, a new process for each move.

use std::fs;
use std::path::Path;
use std::process::Output;

use tempfile::TempDir;

use crate::{shared, snapshots, suite, text};

const EMPTY: &str = "00000\n00000\n00000\n00000\n00000";

/// A folder in which an agent plays.
struct Folder(TempDir);

impl Folder {
    fn new() -> Self {
        Self(tempfile::tempdir().expect("a folder"))
    }

    fn path(&self) -> &Path {
        self.0.path()
    }

    fn write(&self, name: &str, text: &str) {
        fs::write(self.path().join(name), text).expect("a file");
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path().join(name)).expect("a file")
    }

    /// Runs the agent on an input.
    fn run(&self, input: &str, arguments: &str) -> Output {
        self.write("input.txt", input);
        let _ = fs::remove_file(self.path().join("output.txt"));
        let mut command = suite();
        command.current_dir(self.path()).arg("go").args(arguments.split_whitespace());
        command.output().expect("the command starts")
    }

    /// Runs the agent in a good turn, and returns its message about the number of moves.
    fn turn(&self, input: &str) -> String {
        let output = self.run(input, "--player alphabeta --seed 1");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(0), ""), "{}", text(&output.stderr));
        let (count, played) = text(&output.stderr).trim_end().rsplit_once('\n').expect("two lines");
        let color = if input.starts_with('1') { "black" } else { "white" };
        assert_eq!(played, format!("{color} plays {}", self.read("output.txt")));
        count.to_owned()
    }
}

fn input(color: u8, before: &str, now: &str) -> String {
    format!("{color}\n{before}\n{now}")
}

#[test]
fn a_move_and_a_note_are_written_to_the_byte() {
    let folder = Folder::new();
    assert_eq!(folder.turn(&input(1, EMPTY, EMPTY)), "a new game; moves played: 0");
    assert_eq!(folder.read("output.txt"), "2,2");
    let notes = folder.read("suite-black.txt").into_bytes();
    snapshots("go").bind(|| insta::assert_binary_snapshot!("suite-black.txt", notes));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 3, "and nothing else");
}

#[test]
fn the_number_of_moves_is_known_from_turn_to_turn() {
    let folder = Folder::new();
    let first = "00000\n00000\n00100\n00000\n00000";
    let reply = "00000\n00020\n00100\n00000\n00000";
    folder.turn(&input(1, EMPTY, EMPTY));
    assert_eq!(folder.turn(&input(1, first, reply)), "moves played: 2, by suite-black.txt");
    let again = folder.turn(&input(1, first, reply));
    assert_eq!(again, "moves played: 2, by suite-black.txt, for the same turn again");
    // The opponent passes after the agent's own second stone: no stone on the board tells of that move.
    let (row, column) = folder
        .read("output.txt")
        .split_once(',')
        .map(|(row, column)| (row.parse::<usize>().expect("a row"), column.parse::<usize>().expect("a column")))
        .expect("a point");
    let mut second = reply.as_bytes().to_vec();
    second[row * 6 + column] = b'1';
    let second = text(&second);
    assert_eq!(folder.turn(&input(1, second, second)), "moves played: 4, by suite-black.txt");
}

#[test]
fn without_notes_of_this_game_it_is_estimated() {
    let boards = ("00000\n00000\n01100\n00020\n00000", "00000\n00000\n01100\n02020\n00000");
    let asked = input(1, boards.0, boards.1);
    let folder = Folder::new();
    let estimate = "warning: moves played: at least 4, by the stones; ";
    assert_eq!(folder.turn(&asked), format!("{estimate}no suite-black.txt"));
    for (notes, why) in [
        ("", "suite-black.txt: line 1: expected `suite go 1`, found end of file"),
        ("\u{0}\u{1}garbage", "suite-black.txt: line 1: expected `suite go 1`, found \"\\x00\\x01garbage\""),
        (
            "suite go 1\nplayed 99\nanswered 1,1\n1\n00\n00\n00\n00",
            "suite-black.txt: line 2: expected a number of moves from 0 to 2",
        ),
    ] {
        folder.write("suite-black.txt", notes);
        assert_eq!(folder.turn(&asked), format!("{estimate}{why}"));
    }
    // Valid memos of another game.
    folder.turn(&input(1, EMPTY, EMPTY));
    assert_eq!(folder.turn(&asked), format!("{estimate}suite-black.txt belongs to another game"));
    fs::remove_file(folder.path().join("suite-black.txt")).expect("notes");
    fs::create_dir(folder.path().join("suite-black.txt")).expect("a folder in their place");
    let told = folder.turn(&asked);
    assert!(told.contains("cannot write") && told.starts_with(estimate), "an answer is given all the same: {told}");
}

#[test]
fn an_estimate_counts_what_was_captured_and_passed() {
    let folder = Folder::new();
    // White's eight stones before Black captured them took White eight moves.
    let before = "00000\n00000\n11110\n22221\n22221";
    let captured = "00000\n00000\n11110\n00001\n00001";
    let told = folder.turn(&input(2, before, captured));
    assert!(told.starts_with("warning: moves played: at least 17, by the stones; "), "{told}");
    // White has passed: a move that no stone tells of.
    let board = "00000\n00000\n00120\n00000\n00000";
    let told = folder.turn(&input(1, board, board));
    assert!(told.starts_with("warning: moves played: at least 4, by the stones; "), "{told}");
}

#[test]
fn a_new_game_is_seen_whatever_the_notes_say() {
    let folder = Folder::new();
    let asked = input(2, EMPTY, "00000\n00000\n00100\n00000\n00000");
    for _ in 0..2 {
        assert_eq!(folder.turn(&asked), "a new game; moves played: 1");
    }
    assert_eq!(folder.turn(&input(2, EMPTY, EMPTY)), "a new game; moves played: 1", "black has passed");
}

#[test]
fn both_colors_may_play_in_one_folder_and_games_in_two() {
    let (one, other) = (Folder::new(), Folder::new());
    let first = "00000\n00000\n00100\n00000\n00000";
    for folder in [&one, &other] {
        folder.turn(&input(1, EMPTY, EMPTY));
        folder.turn(&input(2, EMPTY, first));
    }
    assert_eq!(one.read("suite-black.txt"), other.read("suite-black.txt"));
    assert!(one.turn(&input(1, first, "00000\n00020\n00100\n00000\n00000")).starts_with("moves played: 2, by"));
    assert!(other.turn(&input(1, first, "00000\n02000\n00100\n00000\n00000")).starts_with("moves played: 2, by"));
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let folder = Folder::new();
    let answer = |seed: u32| {
        folder.run(&input(1, EMPTY, EMPTY), &format!("--player random --seed {seed}"));
        folder.read("output.txt")
    };
    let answers: Vec<_> = (0..20).map(answer).collect();
    assert_eq!(answers, (0..20).map(answer).collect::<Vec<_>>());
    assert!(answers.iter().any(|other| *other != answers[0]));
}

#[test]
fn real_positions_are_answered_with_legal_moves() {
    let Some(file) = shared("go/legal_moves.jsonl") else { return };
    let lines = fs::read_to_string(file).expect("positions");
    let folder = Folder::new();
    for (line, player) in
        lines.lines().step_by(200).zip(["random", "greedy", "aggressive", "alphabeta", "minimax"].iter().cycle())
    {
        let position: serde_json::Value = serde_json::from_str(line).expect("a position");
        let output = folder.run(position["input"].as_str().expect("an input"), &format!("--player {player}"));
        assert!(output.status.success(), "{}", text(&output.stderr));
        let answer = folder.read("output.txt");
        let legal = position["legal"].as_array().expect("points");
        assert!(answer == "PASS" || legal.iter().any(|point| *point == *answer), "{player}: {answer}: {line}");
    }
}

#[test]
fn other_places_and_other_ends_of_lines() {
    let folder = Folder::new();
    folder.write("told.txt", &(input(2, EMPTY, EMPTY).replace('\n', "\r\n") + "\r\n"));
    let mut command = suite();
    command.args(["go", "--player", "greedy", "--input"]).arg(folder.path().join("told.txt"));
    let output = command.arg("--output").arg(folder.path().join("said.txt")).output().expect("the command starts");
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert_eq!(folder.read("said.txt").len(), 3);
    assert!(folder.read("suite-white.txt").starts_with("suite go 1\nplayed 1\n"));
}

#[test]
fn a_wrong_input_gets_no_answer() {
    for (wrong, message) in [
        ("", "line 1: expected the color to play (1 for black, 2 for white), found end of file"),
        ("3\n", "line 1: expected the color to play (1 for black, 2 for white), found \"3\""),
        ("1\n00000\n0000", "line 3: expected row 2 of the previous board (5 digits, each 0, 1 or 2), found \"0000\""),
    ] {
        let folder = Folder::new();
        let output = folder.run(wrong, "");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
        assert_eq!(text(&output.stderr), format!("error: input.txt: {message}\n"));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "nothing is written");
    }
    let folder = Folder::new();
    for (line, message) in [
        ("--input none.txt", "error: cannot read none.txt: "),
        ("--output none/output.txt", "error: cannot write none/output.txt: no such folder"),
        ("--output .", "error: cannot write "),
        ("--player nobody", "error: invalid value 'nobody' for '--player <PLAYER>': expected one of random, "),
        ("--player random:limit=2", "expected no options, found `limit=2`"),
        ("--player random --move-time 1", "error: --move-time: expected --player champion"),
    ] {
        let output = folder.run(&input(1, EMPTY, EMPTY), line);
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    }
}
