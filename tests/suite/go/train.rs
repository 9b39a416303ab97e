//! Q-learning of Little-Go, and players that use its tables.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use super::host;
use crate::processes::interrupt;
use crate::{done, suite, text};

/// `suite go train` in a folder, with arguments separated by blanks.
fn train(folder: &Path, line: &str) -> Command {
    let mut command = suite();
    command.args(["go", "train"]).args(line.split(' ')).current_dir(folder);
    command
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn read(folder: &Path, file: &str) -> String {
    fs::read_to_string(folder.join(file)).expect("a file")
}

/// The rates that a line of the result has, as Black and as White.
fn rates(output: &Output, opponent: &str) -> Vec<f64> {
    let line = text(&output.stdout).lines().find(|line| line.starts_with(opponent)).expect("a line");
    line.split_whitespace().filter_map(|word| word.parse().ok()).collect()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_to_go_on_from_a_table_is_to_learn_in_one_run() {
    let folder = folder();
    let parts = [500, 1500].map(|games| {
        let line = format!("--games {games} --against random,greedy --seed 7 --table parts.json");
        done(&mut train(folder.path(), &line))
    });
    let whole = done(&mut train(folder.path(), "--games 1500 --against random,greedy --seed 7 --table whole.json"));
    assert_eq!(text(&parts[1].stderr), "seed 7, 500 games in the table\n");
    assert_eq!(text(&parts[1].stdout), text(&whole.stdout));
    assert!(read(folder.path(), "parts.json") == read(folder.path(), "whole.json"));
    let rates = rates(&whole, "random");
    // With an empty table it is 6 and 72.
    assert!(rates[0] > 30.0 && rates[1] > 85.0, "{rates:?}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_saves_what_has_been_learned() {
    let folder = folder();
    let mut command = train(folder.path(), "--games 1000000000 --seed 3 --table table.json");
    let child = command.stderr(Stdio::piped()).spawn().expect("the command starts");
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(text(&output.stderr), "seed 3\nerror: interrupted; the table has been saved\n");
    assert!(!read(folder.path(), "table.json").contains("\"games\":0,"));
}

#[test]
fn a_table_is_played_from_and_a_wrong_one_refused() {
    let folder = folder();
    done(&mut train(folder.path(), "--games 2000 --against random --seed 1 --table table.json --curve curve.svg"));
    assert!(read(folder.path(), "curve.svg").contains("wins as white against random"));
    let table = folder.path().join("table.json");
    let line = format!("--black qlearning:table={} --white random --games 20 --seed 1 --quiet", table.display());
    assert!(text(&done(&mut host(&line)).stdout).contains("20"));
    let good = read(folder.path(), "table.json");
    for (wrong, message) in [
        (good.replace("features 1", "features 0"), "expected a table for Little-Go (5x5, features 1), found"),
        (
            good.replace("Little-Go", "tic-tac-toe"),
            "expected a table for Little-Go (5x5, features 1), found one for tic-tac-toe (5x5, features 1)",
        ),
        (good[..good.rfind('[').expect("a row")].to_owned(), "not a learner's table: EOF"),
        (good.replacen("[\"", "[\"x", 1), "invalid digit found in string"),
    ] {
        fs::write(&table, &wrong).expect("a file");
        for mut command in [host(&line), train(folder.path(), "--games 9000 --against random --table table.json")] {
            let output = command.output().expect("the command starts");
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
            let told = text(&output.stderr);
            assert!(told.contains("table.json: ") && told.contains(message), "{message}: {told}");
        }
        assert!(read(folder.path(), "table.json") == wrong);
    }
    fs::write(&table, good).expect("a file");
    let output = train(folder.path(), "--games 9000 --against greedy --table table.json").output().expect("a run");
    assert!(text(&output.stderr).contains("table.json: learned in other lessons"), "{}", text(&output.stderr));
}

#[test]
fn a_wrong_command_line_is_refused_at_once() {
    let folder = folder();
    for line in ["--games 0", "--against nobody", "--against random,,", "--games 1000000000 --table no/table.json"] {
        let output = train(folder.path(), line).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!output.stderr.is_empty(), "{line}");
    }
}

#[test]
fn a_table_that_has_learned_more_is_left_alone_with_a_warning() {
    let folder = folder();
    done(&mut train(folder.path(), "--games 300 --seed 7 --table table.json"));
    let table = read(folder.path(), "table.json");
    let output = done(&mut train(folder.path(), "--games 200 --table table.json"));
    let warning =
        "warning: the table has learned 300 games already, and --games counts all of them: nothing to learn\n";
    assert!(text(&output.stderr).ends_with(warning), "{}", text(&output.stderr));
    assert!(read(folder.path(), "table.json") == table);
}
