//! Agents that misbehave: each gets its own verdict, the match goes on, and none of them is left alive.

use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::{Duration, Instant};

use serde_json::json;

use super::host;
use crate::processes::{assert_nobody_is_left, interrupt, is_running, wait_until};
use crate::{done, has, records, text};

/// Introduces itself and reads what comes before its first answer.
const READY: &str = "echo Rogue; read -r greeting; read -r score; read -r board\n";

/// A match of two games against the agent that is this shell script. Checks that it loses both for this reason, and
/// returns the fault in the first.
#[track_caller]
fn judge(name: &str, script: &str, reason: &str) -> serde_json::Value {
    let folder = tempfile::tempdir().expect("a folder");
    let agent = folder.path().join("agent.sh");
    fs::write(&agent, script).expect("a script");
    let begun = Instant::now();
    let limits = match reason {
        "no-name" => "--start-limit 0.4",
        "timeout" => "--wall-limit 0.4",
        _ => "",
    };
    let line = format!("-d 4 -b greedy --games 2 --json {limits} --seed 1 -a");
    let output = done(host(&line).arg(format!("sh {}", agent.display())).env("TMPDIR", folder.path()));
    assert!(begun.elapsed() < Duration::from_secs(50), "{name}: {:?}", begun.elapsed());
    let games = records(&output);
    assert_eq!(games.len(), 2, "{name}: the match goes on");
    for (game, winner) in games.iter().zip(["light", "dark"]) {
        assert_eq!((&game["reason"], &game["winner"]), (&json!(reason), &json!(winner)), "{name}: {game}");
    }
    assert_nobody_is_left(folder.path());
    games[0]["fault"].clone()
}

/// The fault of an agent that plays dark, without its times.
fn told(kind: &str, number: usize, message: &str, stderr: &str) -> serde_json::Value {
    json!({"player": "dark", "move": number, "kind": kind, "message": message, "stderr": stderr})
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_no_name() {
    let fault = judge("silent", "exec sleep 60", "no-name");
    assert_eq!(fault, told("no-name", 0, "gave no name within 0.4 s", ""));
    judge("silent, but reads", "read -r line; exec sleep 60", "no-name");
    judge("half a line", "printf Rog; exec sleep 60", "no-name");
    let fault = judge("a blank line", "echo; exec sleep 60", "malformed");
    assert_eq!(fault["message"], "answered ``: expected a name");
    judge("ends at once", "exit 0", "eof");
    let fault = judge("fails at once", "echo cannot find my board >&2; exit 1", "crash");
    assert_eq!(fault, told("crash", 0, "crashed: exit status: 1", "cannot find my board\n"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_late() {
    let fault = judge("late", &format!("{READY} echo thinking >&2; sleep 60; echo 0 1"), "timeout");
    assert_eq!(fault, told("timeout", 1, "gave no answer within 0.4 s", "thinking\n"));
    judge("half a line", &format!("{READY} printf '0 1'; exec sleep 60"), "timeout");
    judge("never reads", "echo Rogue; exec sleep 60", "timeout");
    judge("only complains", &format!("{READY} yes complaint >&2"), "timeout");
    judge("will not be told", &format!("trap '' TERM HUP INT PIPE; {READY} while :; do sleep 1; done"), "timeout");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_end_of_file() {
    let fault = judge("ends", &format!("{READY} exit 0"), "eof");
    assert_eq!(fault, told("eof", 1, "ended without an answer", ""));
    judge("ends before its turn", "echo Rogue; exit 0", "eof");
    judge("closes its output", &format!("{READY} exec >&-; exec sleep 60"), "eof");
    judge("closes everything", &format!("{READY} exec <&- >&- 2>&-; exec sleep 60"), "eof");
}

#[test]
fn malformed() {
    for (said, answer) in [
        ("hello", "echo hello"),
        ("0 1 2", "echo 0 1 2"),
        ("0", "echo 0"),
        ("", "echo"),
        ("0, 1", "echo 0, 1"),
        ("0x0 1", "echo 0x0 1"),
        ("\\u{1b}[2J0 1", "printf '\\033[2J0 1\\n'"),
        ("y", "exec yes"),
    ] {
        let fault = judge(answer, &format!("{READY} {answer}"), "malformed");
        assert_eq!(fault["said"], said, "{fault}");
        assert_eq!(fault["move"], 1);
    }
    let fault = judge("a line without end", &format!("{READY} yes | tr -d '\\n'"), "malformed");
    assert!(fault["message"].as_str().expect("words").ends_with("the line is longer than 4096 bytes"), "{fault}");
    judge("a name without end", "yes | tr -d '\\n'", "malformed");
}

#[test]
fn illegal() {
    const OFF_BOARD: &str = ", which is not a legal move here";
    for (square, reason) in [
        ("2 1", ": the square is taken"),
        ("-1 0", OFF_BOARD),
        ("0 -1", OFF_BOARD),
        ("4 0", OFF_BOARD),
        ("0 4", OFF_BOARD),
        ("300 300", OFF_BOARD),
        ("99999999999999999999 0", OFF_BOARD),
    ] {
        let fault = judge(square, &format!("{READY} echo {square}"), "illegal");
        assert_eq!((&fault["said"], &fault["move"]), (&json!(square), &json!(1)));
        assert_eq!(fault["message"], format!("played {square}{reason}"));
    }
}

#[test]
fn crash() {
    let fault = judge("exit code", &format!("{READY} echo oops >&2; exit 3"), "crash");
    assert_eq!(fault, told("crash", 1, "crashed: exit status: 3", "oops\n"));
    for (signal, number) in [("KILL", "9"), ("TERM", "15"), ("ABRT", "6")] {
        let fault = judge(signal, &format!("{READY} kill -{signal} $$"), "crash");
        assert!(
            fault["message"].as_str().expect("words").starts_with(&format!("crashed: signal: {number} ")),
            "{fault}"
        );
    }
    let fault = judge("a long complaint", &format!("{READY} yes oops | head -n 100000 >&2; exit 3"), "crash");
    assert!((1000..3000).contains(&fault["stderr"].as_str().expect("words").len()), "only the end is told");
}

#[test]
fn grandchildren() {
    judge("leaves one with the pipe", &format!("{READY} sleep 300 & exit 0"), "eof");
    judge("leaves one with the pipe and fails", &format!("{READY} sleep 300 & exit 4"), "crash");
    judge("leaves one before its name", "sleep 300 & exit 0", "eof");
    judge(
        "leaves many",
        &format!("{READY} for i in 1 2 3 4 5 6 7 8; do (sleep 300 & sleep 300) & done; exit 0"),
        "eof",
    );
    if has("setsid") {
        judge("leaves one that leaves the group", &format!("{READY} setsid sleep 300 & exit 0"), "eof");
        judge(
            "leaves one that leaves twice",
            &format!("{READY} setsid sh -c 'setsid sleep 300 & exit' & sleep 0.1"),
            "eof",
        );
        judge("leaves one without a trace", &format!("{READY} env -i setsid sleep 300.25 & sleep 0.1"), "eof");
        assert!(!is_running(&["sleep", "300.25"].join("\0")));
        judge("leaves more and more", &format!("{READY} while :; do setsid sleep 300 & sleep 0.01; done"), "timeout");
    }
}

#[test]
fn a_crash_has_its_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let agent =
        format!("sh -c '{}'", "echo Rogue; read -r greeting; read -r score; echo bad luck >&2; echo 7 x; sleep 9");
    done(host("-d 4 -b greedy --quiet --log").arg(folder.path()).arg("-a").arg(agent));
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).expect("a log");
    assert_eq!(read("game-0001-dark.stderr"), "bad luck\n");
    let wire = read("game-0001.wire");
    assert!(wire.starts_with("dark > Rogue\ndark < 1,-1,0,0,0\nlight > greedy\n"), "{wire}");
    assert!(wire.ends_with("dark > 7 x\nlight < FINAL 2 2\n"), "{wire}");
}

#[test]
fn people_are_told_of_each_kind_of_fault_once() {
    let agent = "sh -c 'echo Rogue; echo my excuse >&2; exit 5'";
    let output = done(host("-d 4 -b greedy --games 6 --seed 1 -a").arg(agent));
    let told = text(&output.stderr);
    assert_eq!(told.matches("\n  my excuse\n").count(), 1, "{told}");
    let line = format!("game 1: light (greedy) wins: dark ({agent}), move 1, crashed: exit status: 5\n  my excuse\n");
    assert!(told.contains(&line), "{told}");
    assert!(text(&output.stdout).contains("6 crash\n"), "{}", text(&output.stdout));
}

#[test]
fn an_interrupted_match_leaves_nobody_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let agent = format!("sh -c '{}'", READY.trim_end().to_owned() + "; sleep 300");
    let mut child = host("-d 4 -b greedy --games 100 --jobs 4 --json --time-limit 100 -a")
        .arg(agent)
        .env("TMPDIR", folder.path())
        .arg("--log")
        .arg(folder.path())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let wire = folder.path().join("game-0001.wire");
    wait_until(|| fs::read_to_string(&wire).is_ok_and(|wire| wire.contains("SCORE")));
    interrupt(&child);
    let message = BufReader::new(child.stderr.take().expect("a pipe")).lines().map_while(Result::ok).last();
    assert_eq!(message.as_deref(), Some("error: interrupted; the finished games count"));
    assert_eq!(child.wait().expect("an end").code(), Some(130));
    assert_nobody_is_left(folder.path());
}
