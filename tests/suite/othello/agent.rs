//! `suite othello` as an agent under the course's manager.

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::Instant;

use super::host;
use crate::{SUITE, done, has, records, root, suite, text};

/// The boards that dark and light see first on 4x4, as the course's manager writes them: a list, then tuples.
const FIRST: &str = "SCORE 2 2\n[[0, 0, 0, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 0, 0, 0]]\n";
const SECOND: &str = "SCORE 4 1\n((0, 0, 0, 0), (1, 1, 1, 0), (0, 1, 2, 0), (0, 0, 0, 0))\n";

/// Lets the agent hear `input` to its end.
fn agent(options: &[&str], input: &str) -> Output {
    let mut child = suite()
        .arg("othello")
        .args(options)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    // The agent may have left before it has heard everything.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("an end")
}

#[test]
fn it_answers_in_both_handshakes_with_lists_tuples_and_either_line_end() {
    for (input, answers) in [
        (format!("1,-1,0,1,1\n{FIRST}FINAL 3 3\n"), "suite\n0 1\n"),
        (format!("1\n{FIRST}"), "suite\n0 1\n"),
        (format!("1,3,1,0,0\n{FIRST}").replace('\n', "\r\n"), "suite\n0 1\n"),
        (format!("2,1,0,0,0\n{SECOND}"), "suite\n0 0\n"),
        ("2\n".to_owned(), "suite\n"),
        ("2,-1,0,0,0\nFINAL 0 0\n".to_owned(), "suite\n"),
    ] {
        let output = agent(&[], &input);
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""), "{input}");
        assert_eq!(text(&output.stdout), answers, "{input}");
    }
}

#[test]
fn it_gives_the_name_that_it_is_given() {
    assert_eq!(text(&agent(&["--name", "deep thought"], "1\n").stdout), "deep thought\n");
}

#[test]
fn the_textbook_s_unlimited_minimax_can_be_asked_for() {
    for player in ["minimax", "alphabeta:heuristic=champion"] {
        let output = agent(&["--player", player], &format!("1,-1,0,0,0\n{FIRST}"));
        assert_eq!(text(&output.stdout), "suite\n0 1\n", "{}", text(&output.stderr));
    }
}

#[test]
fn a_wrong_input_gets_a_message_with_its_line() {
    let tail = "line 3: expected a board with a move for this agent";
    for (input, message) in [
        ("", "standard input, line 1: expected the color, found the end"),
        ("dark\n", "standard input, line 1: "),
        ("3,-1,0,0,0\n", "standard input, line 1: "),
        ("1,-1,0,0\n", "standard input, line 1: "),
        ("1\nSCORE two 2\n", "standard input, line 2: "),
        ("1\nSCORE 2 2\n[[0, 0], [0, 0]]\n", "standard input, line 3: "),
        ("1\nSCORE 2 2\n[[0, 0, 0], [0, 3, 0], [0, 0, 0]]\n", "standard input, line 3: "),
        ("1\nSCORE 2 2\n[[0, 0, 0], [0, 0, 0], [0, 0, 0]]\n", tail),
        ("1\nSCORE 2 2\n[[0, 0, 0], [0, 0, 0]\n", "standard input, line 3: "),
    ] {
        let output = agent(&[], input);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), "suite\n"), "{input}");
        assert!(text(&output.stderr).starts_with("error: "), "{input}");
        assert!(text(&output.stderr).contains(message), "{input}: {}", text(&output.stderr));
    }
    assert_eq!(agent(&["--player", "karpov"], "1\n").status.code(), Some(2));
}

#[test]
fn the_champion_keeps_to_its_time() {
    let board = "SCORE 2 2\n((0,0,0,0,0,0,0,0),(0,0,0,0,0,0,0,0),(0,0,0,0,0,0,0,0),(0,0,0,2,1,0,0,0),\
                 (0,0,0,1,2,0,0,0),(0,0,0,0,0,0,0,0),(0,0,0,0,0,0,0,0),(0,0,0,0,0,0,0,0))\n";
    let begun = Instant::now();
    let output = agent(&["--move-time", "0.2"], &format!("1,-1,0,0,0\n{board}"));
    assert_eq!(text(&output.stdout).lines().count(), 2, "{}", text(&output.stderr));
    // No tight bound: it is the course's 10 seconds that must never come near.
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}

#[test]
fn it_plays_under_our_manager_as_the_built_in_player_does() {
    let agent = format!("{SUITE} othello --player alphabeta:limit=3");
    for options in ["-d 6 --seed 7", "-d 9 --seed 7"] {
        let play = |a: &str| {
            let output = done(host(options).args(["-a", a, "-b", "randy", "--games", "2", "--json", "--quiet"]));
            records(&output).iter().map(|record| record["moves"].clone()).collect::<Vec<_>>()
        };
        assert_eq!(play(&agent), play("alphabeta:limit=3"), "{options}");
    }
}

#[test]
fn the_champion_beats_a_random_player() {
    let output = done(&mut host("-d 6 -a champion:time=0.05 -b randy --games 6 --seed 1 --json --quiet"));
    for record in records(&output) {
        assert_eq!(record["players"][record["winner"].as_str().expect("a winner")], "champion:time=0.05", "{record}");
    }
}

#[cfg(unix)]
#[test]
fn on_windows_the_launchers_wait_for_the_command() {
    use std::os::unix::fs::PermissionsExt;

    let Some(python) = crate::python() else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("suite");
    fs::write(&program, "#!/bin/sh\necho \"$@\"\nexit 3\n").expect("a file");
    fs::set_permissions(program, fs::Permissions::from_mode(0o755)).expect("a file");
    let pretend = "import os, runpy, subprocess, sys; os.name = 'nt'; del os.execvp; runpy.run_path(sys.argv[1])";
    for (launcher, variable, said) in
        [("my_player3.py", "SUITE_GO", "go --seed 1\n"), ("othello_agent.py", "SUITE_OTHELLO", "othello --seed 1\n")]
    {
        let mut command = Command::new(python);
        command.args(["-c", pretend]).arg(root().join("contrib").join(launcher));
        let output = command.env("PATH", folder.path()).env(variable, "--seed 1").output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(3), said), "{output:?}");
    }
}

#[cfg(unix)]
#[test]
fn the_launcher_starts_the_installed_command() {
    if !has("python3") {
        return;
    }
    let folder = Path::new(SUITE).parent().expect("a folder");
    let path = format!("{}:{}", folder.display(), std::env::var("PATH").unwrap_or_default());
    let launcher = root().join("contrib/othello_agent.py");
    // A confined program could not start another one that is no part of the system.
    let mut command = host("-d 4 -b greedy --games 2 --json --quiet --confine off");
    let output = done(command.arg("-a").arg(launcher).env("PATH", path).env("SUITE_OTHELLO", "--move-time 0.1"));
    for record in records(&output) {
        assert_eq!(record["reason"], "no-moves", "{record}");
    }
}
