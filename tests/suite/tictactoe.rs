//! `suite tictactoe`.

use std::fs;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::processes::interrupt;
use crate::{snapshots, suite, text, typed};

/// `suite tictactoe` in a folder, with arguments separated by blanks.
fn tictactoe(folder: &Path, line: &str) -> Command {
    let mut command = suite();
    command.arg("tictactoe").args(line.split(' ')).current_dir(folder);
    command
}

/// Runs the command, which must succeed.
fn done(folder: &Path, line: &str) -> Output {
    let output = tictactoe(folder, line).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0), "{line}: {}", text(&output.stderr));
    output
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

fn read(folder: &Path, file: &str) -> Vec<u8> {
    fs::read(folder.join(file)).expect("a file")
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_competition_is_printed_as_the_course_prints_it() {
    let folder = folder();
    for (name, line) in [("competition", "--seed 1"), ("competition-classic", "--classic --games 2000 --seed 1")] {
        let output = done(folder.path(), line);
        assert_eq!(text(&output.stderr), "seed 1\n");
        snapshots("tictactoe").bind(|| insta::assert_binary_snapshot!(&format!("{name}.txt"), output.stdout));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_with_the_defaults_it_never_loses() {
    let folder = folder();
    for seed in 10..12 {
        let output = done(folder.path(), &format!("--seed {seed}"));
        let printed = text(&output.stdout);
        assert_eq!(printed.matches("Win/Draw Rate = 100.0%\n").count(), 3, "{printed}");
        assert!(printed.ends_with("\n\nTask 2 Grade: 70 / 70 \n\n"), "{printed}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_to_go_on_from_a_table_is_to_learn_in_one_run() {
    let folder = folder();
    for way in ["--games", "--classic --games"] {
        // The course's learner is not to be stopped but for good, so that both runs are of the same number of games.
        let first = if way == "--games" { 700 } else { 3000 };
        for games in [first, 3000] {
            done(folder.path(), &format!("{way} {games} --seed 7 --table parts.json"));
        }
        let parts = tictactoe(folder.path(), &format!("{way} 3000 --table parts.json")).output().expect("a run");
        let whole = done(folder.path(), &format!("{way} 3000 --seed 7 --table whole.json"));
        assert_eq!(text(&parts.stdout), text(&whole.stdout));
        let games = if way == "--games" { 3000 } else { 6000 };
        let said = text(&parts.stderr);
        assert!(
            said.starts_with(&format!("seed 7, {games} games in the table\nwarning: ").replace("000", ",000")),
            "{said}"
        );
        assert_eq!(read(folder.path(), "parts.json"), read(folder.path(), "whole.json"));
        for file in ["parts.json", "whole.json"] {
            fs::remove_file(folder.path().join(file)).expect("a file");
        }
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_saves_what_has_been_learned() {
    let folder = folder();
    for (line, meaning) in [
        ("--games 1000000000 --seed 3 --table table.json", "the table has been saved"),
        ("--games 1000000000 --seed 3", "nothing was saved: there is no --table"),
    ] {
        let child = tictactoe(folder.path(), line).stderr(Stdio::piped()).spawn().expect("the command starts");
        interrupt(&child);
        let output = child.wait_with_output().expect("an end");
        assert_eq!(output.status.code(), Some(130), "{line}");
        assert_eq!(text(&output.stderr), format!("seed 3\nerror: interrupted; {meaning}\n"));
    }
    let stopped = read(folder.path(), "table.json");
    let games =
        text(&stopped).lines().find_map(|line| line.strip_prefix("\"games\":")?.strip_suffix(',')).expect("games");
    assert_ne!(games, "0");
    done(folder.path(), &format!("--games {games} --seed 3 --table whole.json"));
    assert!(stopped == read(folder.path(), "whole.json"), "after {games} games");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2);
}

#[test]
fn a_table_that_does_not_fit_is_refused_and_left_alone() {
    let folder = folder();
    done(folder.path(), "--games 100 --seed 1 --table table.json");
    let table = read(folder.path(), "table.json");
    let good = text(&table);
    let corrupt = good.replacen("0.5", "0.x", 1);
    let chess = good.replace("tic-tac-toe", "chess");
    for (line, content, message) in [
        ("--seed 2", good, "table.json: expected the seed 1, with which it was learned, found 2"),
        ("--classic", good, "table.json: learned with other parameters: expected {\"alpha\":0.7,"),
        ("", &good[..good.rfind('[').expect("a row")], "table.json: not a learner's table: EOF while parsing"),
        ("", &corrupt, "table.json: not a learner's table: invalid number at line"),
        ("", &chess, "table.json: expected a table for tic-tac-toe (3x3), found one for chess (3x3)"),
        ("", "", "table.json: not a learner's table: EOF while parsing a value at line 1 column 0"),
    ] {
        fs::write(folder.path().join("table.json"), content).expect("a file");
        let line = format!("--games 200 --table table.json {line}");
        let output = tictactoe(folder.path(), line.trim_end()).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert_eq!(text(&output.stderr).matches(message).count(), 1, "{line}: {}", text(&output.stderr));
        assert_eq!(text(&output.stderr).matches(" line ").count(), message.matches("learner's table").count());
        assert_eq!(text(&read(folder.path(), "table.json")), content);
    }
    done(folder.path(), "--classic --games 10 --seed 1 --table classic.json");
    let output = tictactoe(folder.path(), "--classic --games 20 --table classic.json").output().expect("a run");
    assert!(text(&output.stderr).contains("classic.json: learned in other lessons"), "{}", text(&output.stderr));
}

#[test]
fn a_wrong_command_line_is_refused_at_once() {
    let folder = folder();
    for line in [
        "--games 0",
        "--games many",
        "--seed -1",
        "--games 1000000000 --table no/table.json",
        "--games 1000000000 --curve no/curve.svg",
        "play --against nobody",
        "play --against qlearning:table=none.json",
        "--classic play",
    ] {
        let output = tictactoe(folder.path(), line).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!output.stderr.is_empty(), "{line}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
}

#[test]
fn a_curve_is_drawn() {
    let folder = folder();
    done(folder.path(), "--games 2000 --seed 1 --curve curve.svg");
    let curve = read(folder.path(), "curve.svg");
    let curve = text(&curve);
    assert!(curve.starts_with("<svg ") && curve.trim_end().ends_with("</svg>"));
    for words in ["Q-learning of tic-tac-toe, seed 1", "wins against RandomPlayer", "no loss to PerfectPlayer", "100 %"]
    {
        assert!(curve.contains(words), "{words}");
    }
    // A line for each of two rates against each of three opponents, with a point for each piece.
    let lines = curve.lines().filter(|line| line.starts_with("<polyline") && line.matches(',').count() > 90);
    assert_eq!(lines.count(), 6);
}

/// A game in which this is typed.
fn play(folder: &Path, line: &str, moves: &str) -> Output {
    typed(&mut tictactoe(folder, line), moves)
}

#[test]
fn a_person_plays_with_hints_and_second_thoughts() {
    let folder = folder();
    let output = play(folder.path(), "play --against perfect --seed 1", "h\nhello\n3 3\n2,2\nu\n0 1\n0,0\n0 1\nq\n");
    assert_eq!(text(&output.stdout), "O (perfect) wins: X (human), move 3, left the game\n");
    let without_seconds = |line: &str| match line.split_once(", after ") {
        Some((what, _)) => format!("{what}, after [seconds]\n"),
        None => line.to_owned(),
    };
    let shown: String = text(&output.stderr).split_inclusive('\n').map(without_seconds).collect();
    snapshots("tictactoe").bind(|| insta::assert_snapshot!("person", shown));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_person_plays_any_player_to_the_end() {
    let folder = folder();
    done(folder.path(), "--seed 1 --table table.json");
    let everywhere = "0 0\n0 1\n0 2\n1 0\n1 1\n1 2\n2 0\n2 1\n2 2\n";
    for (line, ends) in [
        ("--against perfect", &["O (perfect) wins, ", "a draw, 0 to 0 (full)"][..]),
        ("--against qlearning:table=table.json", &["O (qlearning:table=table.json) wins, ", "a draw, 0 to 0 (full)"]),
        ("--against qlearning", &["O (qlearning) wins, ", "a draw, 0 to 0 (full)"]),
        ("--against random", &["X (human) wins, ", "O (random) wins, ", "a draw, 0 to 0 (full)"]),
        ("--against smart", &["X (human) wins, ", "O (smart) wins, ", "a draw, 0 to 0 (full)"]),
    ] {
        let output = play(folder.path(), &format!("play --seed 1 {line}"), &everywhere.repeat(2));
        let printed = text(&output.stdout);
        assert_eq!(output.status.code(), Some(0));
        assert!(ends.iter().any(|end| printed.starts_with(end)), "{line}: {printed}");
    }
}
