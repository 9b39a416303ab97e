//! `suite go perft`.

use crate::{run, text};

#[test]
fn positions_are_counted_and_timed() {
    for (line, counted) in [
        ("3", "15650 positions, 1 games over before"),
        ("--size 5 2", "651 positions, 0 games over before"),
        ("--size 2 4", "0 positions, 69 games over before"),
        ("--size 7 0", "1 positions, 0 games over before"),
    ] {
        let output = run(&format!("go perft {line}"));
        let mut lines = text(&output.stdout).lines();
        assert_eq!((output.status.code(), lines.next()), (Some(0), Some(counted)), "{line}");
        assert!(lines.next().is_some_and(|line| line.ends_with("million positions a second")), "{line}");
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn each_first_move_has_its_count() {
    let output = run("go perft --size 2 2 --divide");
    let counts: Vec<_> = text(&output.stdout).lines().take(6).collect();
    assert_eq!(counts, ["0,0: 4", "0,1: 4", "1,0: 4", "1,1: 4", "PASS: 5", "21 positions, 0 games over before"]);
}

#[test]
fn a_board_that_is_no_board_is_refused() {
    for line in ["--size 1 3", "--size 8 3", "--size x 3", "--size 5", "x", ""] {
        assert_eq!(run(format!("go perft {line}").trim_end()).status.code(), Some(2), "{line}");
    }
}
