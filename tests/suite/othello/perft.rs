//! `suite othello perft`.

use crate::{run, text};

#[test]
fn positions_are_counted_and_timed() {
    for (line, counted) in [
        ("-d 6 6", "7604 positions, 0 games over before"),
        ("-d 4 7", "3524 positions, 48 games over before"),
        ("-d 8 --rules standard 5", "1396 positions, 0 games over before"),
        ("-d 9 0", "1 positions, 0 games over before"),
    ] {
        let output = run(&format!("othello perft {line}"));
        let mut lines = text(&output.stdout).lines();
        assert_eq!((output.status.code(), lines.next()), (Some(0), Some(counted)), "{line}");
        assert!(lines.next().is_some_and(|line| line.ends_with("million positions a second")), "{line}");
        assert_eq!(lines.next(), None);
    }
}

#[test]
fn each_first_move_has_its_count() {
    let output = run("othello perft -d 4 3 --divide");
    let counts: Vec<_> = text(&output.stdout).lines().take(5).collect();
    assert_eq!(counts, ["0 1: 11", "1 0: 11", "2 3: 11", "3 2: 11", "44 positions, 0 games over before"]);
}

#[test]
fn a_board_that_is_no_board_is_refused() {
    for line in ["-d 2 3", "-d 17 3", "-d x 3", "3", "-d 8"] {
        assert_eq!(run(&format!("othello perft {line}")).status.code(), Some(2), "{line}");
    }
}
