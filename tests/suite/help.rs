//! `--help` teaches, and the command line is checked.

use std::fs;

use crate::{root, run, snapshots, text};

/// The command lines that print the help that is pinned: what all games share, and what the games of the courses have.
pub const LINES: &[&str] = &[
    "--help",
    "class --help",
    "class grade --help",
    "class package --help",
    "class plan --help",
    "completions --help",
    "confine --help",
    "contest --help",
    "contest compare --help",
    "contest compare go --help",
    "contest go --help",
    "contest othello --help",
    "contest plan --help",
    "contest plan go --help",
    "contest squirrel --help",
    "contest tictactoe --help",
    "go --help",
    "go agent --help",
    "go analyze --help",
    "go book --help",
    "go book build --help",
    "go book show --help",
    "go book verify --help",
    "go check --help",
    "go grade --help",
    "go gtp --help",
    "go host --help",
    "go perft --help",
    "go play --help",
    "go replay --help",
    "go solve --help",
    "go train --help",
    "man --help",
    "merge --help",
    "othello --help",
    "othello agent --help",
    "othello analyze --help",
    "othello book --help",
    "othello book build --help",
    "othello book show --help",
    "othello book verify --help",
    "othello check --help",
    "othello grade --help",
    "othello gtp --help",
    "othello host --help",
    "othello nboard --help",
    "othello perft --help",
    "othello play --help",
    "othello replay --help",
    "othello solve --help",
    "othello train --help",
    "othello train plan --help",
    "prove --help",
    "prove check --help",
    "prove go --help",
    "prove othello --help",
    "prove plan --help",
    "prove plan go --help",
    "prove plan othello --help",
    "run --help",
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
];

/// The games whose help is pinned; that of others is made of what their crates say.
const GAMES: [&str; 4] = ["go", "othello", "squirrel", "tictactoe"];

/// Returns the words of a help without the lines for some games in its list of commands. A longer name moves the whole
/// list.
pub fn words_without<'a>(help: &'a str, games: &[&str]) -> Vec<&'a str> {
    let mut is_left_out = false;
    let lines = help.lines().filter(|line| {
        let is_rest = line.starts_with("      ");
        is_left_out =
            if is_rest { is_left_out } else { games.iter().any(|game| line.starts_with(&format!("  {game} "))) };
        !is_left_out
    });
    lines.flat_map(str::split_whitespace).collect()
}

#[test]
fn help_teaches_with_an_example() {
    let names = suite_catalog::games().map(|game| game.facts().name);
    let new_games: Vec<_> = names.filter(|name| !GAMES.contains(name)).collect();
    for line in LINES {
        let name = format!("{line} ").replace("--help ", "");
        let name = format!("help {name}").trim_end().replace(' ', "-");
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{line}");
        assert!(text(&output.stdout).contains("Example:\n  suite "), "{line}");
        let help = text(&output.stdout);
        if words_without(help, &new_games).len() == help.split_whitespace().count() {
            snapshots("help").bind(|| insta::assert_snapshot!(name, help));
        } else {
            let pinned = fs::read_to_string(root().join(format!("snapshots/help/{name}.snap"))).expect("a snapshot");
            let pinned = pinned.splitn(3, "---\n").nth(2).expect("a help");
            assert_eq!(words_without(help, &new_games), words_without(pinned, &[]), "{line}");
        }
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
