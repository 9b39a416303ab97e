//! Agents that misbehave: each gets its own verdict, the match goes on, and none of them is left alive.

use std::fs;
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tempfile::TempDir;

use super::host;
use crate::processes::{ROGUE, assert_nobody_is_left, interrupt, wait_until};
use crate::{done, has, records, text};

/// Agents that are shell scripts, and a folder for all that they leave behind.
struct Rogues {
    folder: TempDir,
    temporary: TempDir,
}

impl Rogues {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder"), temporary: tempfile::tempdir().expect("a folder") }
    }

    /// The command line of an agent that is this script.
    fn agent(&self, name: &str, script: &str) -> String {
        let agent = self.folder.path().join(name);
        fs::write(&agent, script).expect("a script");
        format!("sh {}", agent.display())
    }

    /// A match with an agent that is this script, and with others.
    fn host(&self, script: &str, line: &str) -> Command {
        let mut command = host(line);
        command.args(["--seed", "1", "--black"]).arg(self.agent("agent.sh", script));
        command.env(ROGUE, self.folder.path()).env("TMPDIR", self.temporary.path());
        command
    }

    /// Checks that neither processes nor folders are left.
    #[track_caller]
    fn assert_nothing_is_left(&self) {
        assert_nobody_is_left(self.folder.path());
        assert_nobody_is_left(self.temporary.path());
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
    }

    /// The records of a match of the script, that leaves nothing behind.
    #[track_caller]
    fn play(&self, script: &str, line: &str) -> Vec<Value> {
        let begun = Instant::now();
        let output = done(&mut self.host(script, &format!("--json {line}")));
        assert!(begun.elapsed() < Duration::from_secs(50), "{script}: {:?}", begun.elapsed());
        self.assert_nothing_is_left();
        records(&output)
    }
}

/// A match of two games against the agent that is this shell script. Checks that it loses both for this reason, and
/// returns the fault in the first.
#[track_caller]
fn judge(script: &str, reason: &str, limits: &str) -> Value {
    let games = Rogues::new().play(script, &format!("--white greedy --games 2 --swap {limits}"));
    assert_eq!(games.len(), 2, "{script}: the match goes on");
    for (game, winner) in games.iter().zip(["white", "black"]) {
        assert_eq!((&game["reason"], &game["winner"]), (&json!(reason), &json!(winner)), "{script}: {game}");
    }
    games[0]["fault"].clone()
}

/// The fault of an agent that plays Black, without its times.
fn told(kind: &str, number: usize, message: &str, stderr: &str) -> Value {
    json!({"player": "black", "move": number, "kind": kind, "message": message, "stderr": stderr})
}

/// The fault of an agent that broke a rule of the game.
fn broken_rule(player: &str, number: usize, rule: &str, said: &str, words: &str) -> Value {
    let message = format!("played {said}: {words}");
    json!({
        "player": player, "move": number, "kind": "illegal", "rule": rule, "message": message, "said": said,
        "stderr": ""
    })
}

/// A match of two games against the agent that is this shell script. Checks that this is allowed.
#[track_caller]
fn tolerate(script: &str) {
    for game in Rogues::new().play(script, "--white greedy --games 2 --swap --time-limit 60 --wall-limit 600") {
        assert_eq!(game["reason"], "moves", "{script}: {game}");
    }
}

const BURN: &str = "while :; do :; done";

#[test]
fn missing() {
    let fault = judge("echo no idea >&2", "missing", "");
    assert_eq!(fault, told("missing", 1, "wrote no output.txt", "no idea\n"));
    judge("echo 2,2", "missing", "");
    judge("echo 2,2 >Output.txt", "missing", "");
    judge("read -r line && echo 2,2 >output.txt", "crash", "");
}

#[test]
fn no_answer_counts_twice() {
    let script = "[ -e answered ] || echo PASS >output.txt; touch answered";
    let game = &Rogues::new().play(script, "--white greedy")[0];
    assert_eq!((&game["reason"], &game["fault"]["move"]), (&json!("missing"), &json!(3)), "{game}");
}

#[test]
fn no_start() {
    let rogues = Rogues::new();
    let program = rogues.folder.path().join("program");
    fs::write(&program, "no program").expect("a file");
    fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("a file");
    let output = done(host("--white greedy --json --black").arg(&program));
    let game = &records(&output)[0];
    assert_eq!((&game["reason"], &game["winner"]), (&json!("no-start"), &json!("white")), "{game}");
    assert_eq!(game["fault"]["message"], "could not be started: Exec format error (os error 8)");
}

#[test]
fn unreadable() {
    for (script, what) in [
        ("printf '2,\\3772' >output.txt", "is not valid UTF-8"),
        ("mkdir output.txt", "is not a regular file"),
        ("mkdir -p output.txt/a/b; echo 2,2 >output.txt/a/b/c", "is not a regular file"),
        ("mkfifo output.txt", "is not a regular file"),
        ("ln -s /dev/zero output.txt", "is not a regular file"),
        ("echo 2,2 >other; ln -s other output.txt", "is not a regular file"),
        ("yes | tr -d '\\n' | head -c 1000000 >output.txt", "has a line of more than 64 KiB"),
    ] {
        assert_eq!(judge(script, "unreadable", "")["message"], format!("wrote output.txt, which {what}"), "{script}");
    }
}

#[test]
fn malformed() {
    for (said, script) in [
        ("", ": >output.txt"),
        ("hello", "echo hello >output.txt"),
        ("pass", "echo pass >output.txt"),
        ("\\n2,2", "printf '\\n2,2\\n' >output.txt"),
        ("\\u{1b}[2J2,2", "printf '\\033[2J2,2' >output.txt"),
    ] {
        let fault = judge(script, "malformed", "");
        assert_eq!((&fault["said"], &fault["move"]), (&json!(said), &json!(1)), "{fault}");
        assert_eq!(fault["message"], format!("answered `{said}`: expected a row and a column, as in `2,3`, or `PASS`"));
    }
    let lenient = "printf ' +2, 2,\\nand so on' >output.txt";
    judge(lenient, "malformed", "--strict");
    assert_eq!(judge(lenient, "illegal", "")["rule"], "occupied", "it is read by the host of the course");
}

#[test]
fn off_the_board() {
    for said in ["5,0", "0,5", "-1,0", "7,7", "99999999999999999999,0"] {
        let fault = judge(&format!("printf %s {said} >output.txt"), "illegal", "");
        assert_eq!(fault, broken_rule("black", 1, "off-board", said, "the point is not on the board"));
    }
}

#[test]
fn each_kind_of_illegal_move() {
    // Each answers with the next of its words, and so has to remember how many it has said.
    let script = |words: &str| {
        format!("set -- {words}; n=$(cat n 2>/dev/null || echo 0); echo $((n + 1)) >n; shift $n; echo $1 >output.txt")
    };
    for (kind, number, black, white, words) in [
        ("occupied", 2, "2,2", "2,2", "the point is occupied"),
        ("suicide", 4, "0,1 1,0", "4,4 0,0", "the stone would have no liberty (suicide)"),
        (
            "ko",
            10,
            "0,1 1,0 2,1 4,4 1,2",
            "0,2 1,3 2,2 1,1 1,1",
            "the stone would restore the board before the opponent's move (ko)",
        ),
    ] {
        let rogues = Rogues::new();
        let white_agent = rogues.agent("white.sh", &script(white));
        let output = done(rogues.host(&script(black), "--json").arg("--white").arg(white_agent));
        rogues.assert_nothing_is_left();
        let game = &records(&output)[0];
        let point = white.rsplit(' ').next().expect("a point");
        assert_eq!((&game["reason"], &game["winner"]), (&json!("illegal"), &json!("black")), "{game}");
        assert_eq!(game["fault"], broken_rule("white", number, kind, point, words));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_late() {
    let limits = "--wall-limit 0.3";
    let fault = judge("echo thinking >&2; sleep 60; echo 2,2 >output.txt", "timeout", limits);
    assert_eq!(fault, told("timeout", 1, "gave no answer within 0.3 s", "thinking\n"));
    judge("echo 2,2 >output.txt; exec sleep 60", "timeout", limits);
    judge("trap '' TERM HUP INT; while :; do sleep 1; done", "timeout", limits);
    judge("sleep 60 & wait", "timeout", limits);
    judge("exec yes complaint >&2", "timeout", limits);
}

#[test]
#[cfg(target_os = "linux")]
fn cpu_time() {
    let rogues = Rogues::new();
    let output = done(&mut rogues.host(BURN, "--white greedy --json --time-limit 0.2 --wall-limit 60"));
    let game: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    assert!(game["fault"]["cpu"].as_f64() > Some(0.2), "what ended the game took time, too: {game}");
    let limits = "--time-limit 0.1 --wall-limit 60";
    let fault = judge(BURN, "timeout", limits);
    assert_eq!(fault, told("timeout", 1, "used more than 0.1 s of CPU time", ""));
    judge(&format!("({BURN}) & {BURN}"), "timeout", limits);
    judge(&format!("({BURN}) & sleep 60"), "timeout", limits);
    if has("setsid") {
        judge(&format!("setsid sh -c '{BURN}' & sleep 60"), "timeout", &format!("{limits} --confine off"));
    }
    if has("python3") {
        let burn =
            "import threading\nfor _ in range(2): threading.Thread(target=lambda: [0 for _ in iter(int, 1)]).start()";
        judge(&format!("exec python3 -c '{burn}'"), "timeout", limits);
    }
}

#[test]
#[cfg(target_os = "linux")]
fn what_children_have_used_that_are_gone_counts() {
    // Ten of them, each of which uses a fifth of the limit or more.
    let script = "for i in 1 2 3 4 5 6 7 8 9 10; do sh -c 'i=0; while [ $i -lt 40000 ]; do i=$((i + 1)); done'; done";
    let fault = judge(script, "timeout", "--time-limit 0.08 --wall-limit 60");
    assert_eq!(fault["message"], "used more than 0.08 s of CPU time");
}

#[test]
#[cfg(target_os = "linux")]
fn budget() {
    let games = Rogues::new().play(BURN, "--white greedy --games 2 --total-limit 0.2");
    let why = "has used up its 0.2 s of CPU time for the match";
    for (game, number) in games.iter().zip([1, 0]) {
        assert_eq!((&game["reason"], &game["winner"]), (&json!("budget"), &json!("white")), "{game}");
        assert_eq!(game["fault"], told("budget", number, why, ""));
    }
}

#[test]
#[cfg(target_os = "linux")]
fn memory() {
    let script = "(yes | tr -d '\\n' | head -c 60000000; exec sleep 60) | tail -n 1";
    let fault = judge(script, "memory", "--memory-limit 30M");
    assert_eq!(fault["message"], "held more than 30 MiB of memory");
}

#[test]
#[cfg(target_os = "linux")]
fn disk() {
    let fault = judge("yes >large; echo 2,2 >output.txt", "disk", "");
    assert_eq!(fault["message"], "wrote more than 64 MiB to disk");
    judge("exec yes >large", "disk", "");
    judge("for i in 1 2 3; do yes | head -c 30000000 >large$i; done; exec sleep 60", "disk", "");
}

#[test]
fn crash() {
    let fault = judge("echo oops >&2; exit 3", "crash", "");
    assert_eq!(fault, told("crash", 1, "crashed: exit status: 3", "oops\n"));
    for (signal, number) in [("KILL", "9"), ("TERM", "15"), ("SEGV", "11")] {
        let fault = judge(&format!("kill -{signal} $$"), "crash", "");
        assert!(
            fault["message"].as_str().expect("words").starts_with(&format!("crashed: signal: {number} ")),
            "{fault}"
        );
    }
    let fault = judge("yes oops | head -n 100000 >&2; exit 3", "crash", "");
    assert!((1000..3000).contains(&fault["stderr"].as_str().expect("words").len()), "only the end is told");
}

#[test]
fn no_folder() {
    // A confined program cannot do it.
    let fault = judge("rm -rf \"$PWD\"", "no-folder", "--confine off");
    assert!(fault["message"].as_str().expect("words").starts_with("made its working folder unusable: "), "{fault}");
    judge("rm -rf \"$PWD\"; exit 1", "no-folder", "--confine off");
    judge("rm -rf \"$PWD\"; exit 0", "missing", "");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_harms_nobody_is_let_pass() {
    let pass = "echo PASS >output.txt";
    tolerate(pass);
    tolerate(&format!("{pass}; exit 3"));
    tolerate(&format!("{pass}; kill -KILL $$"));
    tolerate(&format!("echo 1 >input.txt; {pass}"));
    tolerate(&format!("rm input.txt; {pass}"));
    tolerate(&format!("rm input.txt; mkdir -p input.txt/a; chmod 0 input.txt; {pass}"));
    tolerate(&format!("ln -sf /dev/null input.txt; {pass}"));
    tolerate(&format!("yes | head -n 100000; {pass}"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_children_that_go_on_are_ended_with_their_parent() {
    let pass = "echo PASS >output.txt";
    tolerate(&format!("({BURN}) & {pass}"));
    tolerate(&format!("sleep 300 & sleep 300 & {pass}"));
    if has("setsid") {
        tolerate(&format!("setsid sleep 300 & {pass}"));
        let script = format!("setsid sh -c 'setsid sleep 300 & exit' & {pass}");
        for line in ["--games 2 --swap", "--games 8 --jobs 4"] {
            Rogues::new().play(&script, &format!("--white greedy {line}"));
            Rogues::new().play(&script, &format!("--white greedy {line} --confine off"));
        }
    }
}

#[test]
fn helper_files_live_as_long_as_the_match() {
    let rogues = Rogues::new();
    let script = "echo x >>turns; cp turns \"$ROGUE\"/turns; echo PASS >output.txt";
    assert_eq!(rogues.play(script, "--white greedy --games 3 --confine off").len(), 3);
    let turns = fs::read_to_string(rogues.folder.path().join("turns")).expect("a file");
    assert_eq!(turns.lines().count(), 36, "twelve in each game");
}

#[test]
fn what_agents_are_told_is_what_the_course_s_host_tells() {
    let rogues = Rogues::new();
    let script = "cp input.txt \"$ROGUE\"/input$(ls \"$ROGUE\" | wc -l); ls >\"$ROGUE\"/ls; echo 0,1 >output.txt";
    let game = &rogues.play(script, "--white greedy --confine off")[0];
    assert_eq!(game["fault"]["rule"], "occupied", "{game}");
    let read = |name: &str| fs::read_to_string(rogues.folder.path().join(name)).expect("a file");
    let empty = "00000\n00000\n00000\n00000\n00000";
    // The script is there from the beginning; the second turn finds what the first one left.
    assert_eq!(read("input1"), format!("1\n{empty}\n{empty}"));
    let second = read("input3");
    assert!(second.starts_with("1\n01000\n00000\n00000\n00000\n00000\n"), "{second}");
    assert_eq!((second.len(), second.matches('2').count()), (61, 1), "{second}");
    assert_eq!(read("ls"), "input.txt\n", "no answer is there before the program has given it");
}

#[test]
fn people_are_told_of_each_kind_of_fault_once() {
    let rogues = Rogues::new();
    let output = done(&mut rogues.host("echo my excuse >&2; printf 5,5 >output.txt", "--white greedy --games 3"));
    let told = text(&output.stderr);
    assert_eq!(told.matches("my excuse").count(), 1, "{told}");
    assert!(told.contains(", move 1, played 5,5: the point is not on the board\n  my excuse\n"), "{told}");
    assert!(text(&output.stdout).contains("  3 off-board\n"), "{}", text(&output.stdout));
}

#[test]
fn a_missing_answer_is_shown_in_the_words_of_the_course_s_host() {
    let output = done(&mut Rogues::new().host("exit 0", "--white greedy --show"));
    let expected = "Black makes move...\noutput.txt not found or invalid format\nGame end.\nThe winner is O\n";
    assert!(text(&output.stdout).starts_with(expected), "{}", text(&output.stdout));
}

#[test]
fn an_interrupted_match_leaves_nothing_behind() {
    let rogues = Rogues::new();
    let mut child = rogues
        .host("touch \"$ROGUE\"/started; sleep 300", "--white greedy --games 100 --jobs 4 --json --confine off")
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    wait_until(|| rogues.folder.path().join("started").exists());
    interrupt(&child);
    let message = BufReader::new(child.stderr.take().expect("a pipe")).lines().map_while(Result::ok).last();
    assert_eq!(message.as_deref(), Some("error: interrupted; the finished games count"));
    assert_eq!(child.wait().expect("an end").code(), Some(130));
    rogues.assert_nothing_is_left();
}
