//! `--help` teaches, and the command line is checked.

use crate::{run, snapshots, text};

#[test]
fn help_teaches_with_an_example() {
    for (name, line) in [
        ("help", "--help"),
        ("help-go", "go --help"),
        ("help-go-analyze", "go analyze --help"),
        ("help-go-book", "go book --help"),
        ("help-go-book-build", "go book build --help"),
        ("help-go-book-verify", "go book verify --help"),
        ("help-go-grade", "go grade --help"),
        ("help-go-host", "go host --help"),
        ("help-go-perft", "go perft --help"),
        ("help-go-replay", "go replay --help"),
        ("help-go-solve", "go solve --help"),
        ("help-go-train", "go train --help"),
        ("help-othello", "othello --help"),
        ("help-othello-host", "othello host --help"),
        ("help-othello-perft", "othello perft --help"),
        ("help-squirrel", "squirrel --help"),
        ("help-squirrel-check", "squirrel check --help"),
        ("help-squirrel-show", "squirrel show --help"),
        ("help-othello-solve", "othello solve --help"),
        ("help-tictactoe", "tictactoe --help"),
        ("help-tictactoe-play", "tictactoe play --help"),
    ] {
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{line}");
        assert!(text(&output.stdout).contains("Example:\n  suite "), "{line}");
        snapshots("help").bind(|| insta::assert_snapshot!(name, text(&output.stdout)));
    }
}

#[test]
fn a_wrong_command_line_is_exit_code_2_and_no_output() {
    for line in
        ["", "chess", "squirrel", "squirrel -i", "squirrel check", "squirrel show --json", "squirrel -i a --eol cr"]
    {
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!output.stderr.is_empty(), "{line}");
    }
}
