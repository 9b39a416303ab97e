//! `--help` teaches, and the command line is checked.

use crate::{run, snapshots, text};

#[test]
fn help_teaches_with_an_example() {
    for line in [
        "--help",
        "class --help",
        "class grade --help",
        "class merge --help",
        "class package --help",
        "class plan --help",
        "class run --help",
        "completions --help",
        "confine --help",
        "contest --help",
        "contest compare --help",
        "contest go --help",
        "contest merge --help",
        "contest othello --help",
        "contest plan --help",
        "contest run --help",
        "contest squirrel --help",
        "contest tictactoe --help",
        "go --help",
        "go agent --help",
        "go analyze --help",
        "go book --help",
        "go book build --help",
        "go book show --help",
        "go book verify --help",
        "go grade --help",
        "go gtp --help",
        "go host --help",
        "go perft --help",
        "go play --help",
        "go replay --help",
        "go solve --help",
        "go train --help",
        "man --help",
        "othello --help",
        "othello agent --help",
        "othello analyze --help",
        "othello book --help",
        "othello book build --help",
        "othello book show --help",
        "othello book verify --help",
        "othello grade --help",
        "othello gtp --help",
        "othello host --help",
        "othello nboard --help",
        "othello perft --help",
        "othello play --help",
        "othello replay --help",
        "othello solve --help",
        "othello train --help",
        "othello train merge --help",
        "othello train plan --help",
        "othello train run --help",
        "squirrel --help",
        "squirrel analyze --help",
        "squirrel check --help",
        "squirrel grade --help",
        "squirrel gtp --help",
        "squirrel host --help",
        "squirrel perft --help",
        "squirrel play --help",
        "squirrel replay --help",
        "squirrel show --help",
        "squirrel solve --help",
        "tictactoe --help",
        "tictactoe analyze --help",
        "tictactoe gtp --help",
        "tictactoe host --help",
        "tictactoe perft --help",
        "tictactoe play --help",
        "tictactoe replay --help",
        "tictactoe solve --help",
        #[cfg(feature = "web")]
        "web --help",
    ] {
        let name = format!("{line} ").replace("--help ", "");
        let name = format!("help {name}").trim_end().replace(' ', "-");
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
