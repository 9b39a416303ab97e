//! `suite go perft` and `suite othello perft`.

#[cfg(unix)]
use crate::processes::assert_can_be_interrupted;
use crate::{run, text};

#[test]
fn positions_are_counted_and_timed() {
    for (line, counted) in [
        ("go perft 3", "positions: 15,650; games ended earlier: 1"),
        ("go perft --size 5 2", "positions: 651; games ended earlier: 0"),
        ("go perft --size 2 4", "positions: 0; games ended earlier: 69"),
        ("go perft --size 7 0", "positions: 1; games ended earlier: 0"),
        ("othello perft -d 6 6", "positions: 7,604; games ended earlier: 0"),
        ("othello perft -d 4 7", "positions: 3,524; games ended earlier: 48"),
        ("othello perft -d 8 --rules standard 5", "positions: 1,396; games ended earlier: 0"),
        ("othello perft -d 9 0", "positions: 1; games ended earlier: 0"),
        ("othello perft 5", "positions: 1,396; games ended earlier: 0"),
        ("squirrel perft 3", "positions: 13,800; games ended earlier: 0"),
        ("tictactoe perft 9", "positions: 127,872; games ended earlier: 127,296"),
    ] {
        let output = run(line);
        let mut lines = text(&output.stdout).lines();
        assert_eq!((output.status.code(), lines.next()), (Some(0), Some(counted)), "{line}");
        assert!(lines.next().is_some_and(|line| line.ends_with("million positions a second")), "{line}");
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn each_first_move_has_its_count() {
    for (line, expected) in [
        ("go perft --size 2 2 --divide", "0,0: 4|0,1: 4|1,0: 4|1,1: 4|PASS: 5|positions: 21; games ended earlier: 0"),
        ("othello perft -d 4 3 --divide", "0 1: 11|1 0: 11|2 3: 11|3 2: 11|positions: 44; games ended earlier: 0"),
    ] {
        let output = run(line);
        let expected: Vec<_> = expected.split('|').collect();
        let counts: Vec<_> = text(&output.stdout).lines().take(expected.len()).collect();
        assert_eq!(counts, expected, "{line}");
    }
}

#[cfg(unix)]
#[test]
fn a_count_that_takes_too_long_can_be_interrupted() {
    let message = "error: interrupted; nothing was counted\n";
    assert_can_be_interrupted("go perft --size 7 40", message);
    assert_can_be_interrupted("othello solve --count --algorithm minimax", message);
}

#[test]
fn a_board_that_is_no_board_is_refused() {
    for line in [
        "go perft --size 1 3",
        "go perft --size 8 3",
        "go perft --size x 3",
        "go perft --size 5",
        "go perft x",
        "go perft",
        "othello perft -d 2 3",
        "othello perft -d 17 3",
        "othello perft -d x 3",
        "othello perft -d 8",
        "othello perft",
        "squirrel perft",
        "squirrel perft -i none.txt 3",
        "tictactoe perft x",
    ] {
        assert_eq!(run(line).status.code(), Some(2), "{line}");
    }
}
