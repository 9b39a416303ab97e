//! Matches and contests that are watched while they are played.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{ChildStderr, Command, Stdio};

use serde_json::{Value, json};

use super::Server;
use crate::{done, records, suite, text};

/// The end of the line before the address.
const WATCH: &str = "watch at ";

/// A match that is played beside its server.
struct LiveMatch {
    server: Server,
    stderr: BufReader<ChildStderr>,
}

impl LiveMatch {
    fn start(command: &mut Command) -> Self {
        command.args(["--live", "--port", "0", "--no-open"]);
        let mut child = command
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let mut stderr = BufReader::new(child.stderr.take().expect("a pipe"));
        let mut line = String::new();
        while !line.starts_with(WATCH) {
            line.clear();
            assert!(stderr.read_line(&mut line).expect("text") > 0, "there is no address");
        }
        let address = line.trim_end().strip_prefix(WATCH).and_then(|url| url.strip_suffix("/live"));
        Self { server: Server::at(address.expect("the address of the view"), child), stderr }
    }

    /// Types a line, as a person who plays.
    fn say(&self, line: &str) {
        writeln!(self.server.child.stdin.as_ref().expect("a pipe"), "{line}").expect("a listener");
    }

    /// Waits for the end, and returns what the match has printed.
    fn end(mut self) -> [String; 2] {
        let mut printed = [String::new(), String::new()];
        self.server.child.stdout.take().expect("a pipe").read_to_string(&mut printed[0]).expect("text");
        self.stderr.read_to_string(&mut printed[1]).expect("text");
        assert_eq!(self.server.child.wait().expect("an end").code(), Some(0), "{}", printed[1]);
        printed
    }
}

/// Returns the first state for which `is_so` holds.
#[track_caller]
fn until(states: &mut impl Iterator<Item = Value>, is_so: impl Fn(&Value) -> bool) -> Value {
    states.find(|state| is_so(state)).expect("such a state")
}

fn is_at(state: &Value, game: u32, moves: u32) -> bool {
    state["game"]["number"] == game && state["game"]["board"]["move_number"] == moves
}

/// The rows of the standings.
fn standings(state: &Value) -> &Value {
    &state["standings"]["rows"]
}

#[test]
fn a_series_is_watched_to_its_end() {
    let live = LiveMatch::start(suite().args("tictactoe host --x human --o smart --games 3 --seed 1".split(' ')));
    let title = "tictactoe: human against smart, 3 games";
    assert_eq!(live.server.get("about")["live"], title);
    let mut states = live.server.events("live/events");
    let first = until(&mut states, |state| is_at(state, 1, 0));
    assert_eq!((&first["title"], &first["over"]), (&json!(title), &json!(false)));
    assert_eq!((&first["game"]["players"], &first["game"]["outcome"]), (&json!(["human", "smart"]), &Value::Null));
    assert_eq!(first["game"]["board"]["words"], "X to move. X 0, O 0.");
    assert_eq!(
        standings(&first),
        &json!([["human", 1.0, 0.0, 0.0, 0.0, 0.0, 0.0], ["smart", 1.0, 0.0, 0.0, 0.0, 0.0, 0.0]])
    );

    live.say("1,1");
    let second = until(&mut states, |state| is_at(state, 1, 2));
    assert!(second["game"]["clock"].as_array().expect("times").iter().all(|time| time.as_f64() > Some(0.0)));
    assert_eq!(live.server.get("live")["game"]["board"], second["game"]["board"]);
    live.say("undo");
    until(&mut states, |state| is_at(state, 1, 0));
    live.say("resign");
    let third = until(&mut states, |state| is_at(state, 2, 0));
    let words = "O (smart) wins: X (human), move 1, resigned";
    assert_eq!(third["finished"], json!([{ "id": 1, "number": 1, "players": ["human", "smart"], "words": words }]));
    assert_eq!(standings(&third)[0], json!(["smart", 1.0, 1.0, 1.0, 1.0, 0.0, 0.0]));

    let id = third["id"].as_str().expect("an id");
    let record = live.server.get(&format!("records/{id}/1"));
    assert_eq!((&record["players"], &record["outcome"]["words"]), (&json!(["human", "smart"]), &json!(words)));
    assert_eq!(live.server.get(&format!("records/{id}"))["games"][0]["number"], 1);
    assert_eq!(live.server.ask("GET", &format!("records/{id}/2"), "").status, 404);
    // That of another match does not name its games.
    assert_eq!(live.server.ask("GET", "records/live/1", "").status, 404);
    assert_eq!(live.server.request("GET", "/api/live", &[], "").status, 401);

    live.say("quit");
    let last = until(&mut states, |state| state["over"] == true);
    assert_eq!(last["game"]["outcome"]["winner"], 1);
    assert_eq!(standings(&last)[0], json!(["smart", 1.0, 2.0, 2.0, 2.0, 0.0, 0.0]));
    assert_eq!(states.next(), None, "the server ends with the match");
    let [_, stderr] = live.end();
    assert!(stderr.contains(&format!("game 1: {words}\n")), "{stderr}");
}

#[cfg(unix)]
#[test]
fn a_contest_is_watched_to_its_end() {
    let folder = tempfile::tempdir().expect("a folder");
    let gate = folder.path().join("gate");
    let wait =
        format!("until [ -e {} ]; do sleep 0.01; done; exec {}", gate.display(), suite().get_program().display());
    let program = format!("sh -c '{wait} othello --player greedy'");
    let mut command = suite();
    command.args(["contest", "othello", "-d", "4", &program, "randy", "greedy", "--seed", "1", "--jobs", "1"]);
    command.args(["--confine", "off", "--start-limit", "1000", "--json", "--out"]).arg(folder.path());
    let live = LiveMatch::start(&mut command);
    let mut states = live.server.events("live/events");
    let first = until(&mut states, |_| true);
    assert_eq!((&first["title"], &first["over"]), (&json!("othello: 3 entries"), &json!(false)));
    assert_eq!(standings(&first).as_array().map(Vec::len), Some(3));

    // A game is shown from the first move after its opening on; it may be over sooner than anybody looks.
    std::fs::write(&gate, "").expect("a file");
    let last = until(&mut states, |state| state["over"] == true);
    assert_eq!(last["standings"]["caption"], "Standings of the rounds");
    assert_eq!(last["finished"].as_array().map(Vec::len), Some(6), "3 encounters of 2 games");
    assert!(last["game"]["board"]["move_number"].as_u64() > Some(4), "with the moves of the opening: {last}");
    let [stdout, _] = live.end();
    let report: Value = serde_json::from_str(&stdout).expect("JSON");
    let entries = report["entries"].as_array().expect("entries").iter();
    let expected: Vec<_> = entries
        .map(|entry| {
            let numbers = ["rank", "points", "games", "won", "drawn", "lost"].map(|name| entry[name].as_f64());
            json!([vec![entry["name"].clone()], numbers.into_iter().map(|number| json!(number)).collect()].concat())
        })
        .collect();
    assert_eq!(standings(&last), &json!(expected));
}

#[test]
fn a_comparison_is_watched() {
    let line = "contest compare othello -d 4 greedy randy --games 4 --seed 1 --quiet --live --port 0 --no-open";
    let output = done(suite().args(line.split(' ')));
    assert!(text(&output.stderr).starts_with("watch at http://127.0.0.1:"), "{}", text(&output.stderr));
    assert_eq!(
        text(&output.stdout),
        text(&done(suite().args(line.replace(" --live --port 0 --no-open", "").split(' '))).stdout)
    );
}

#[test]
fn a_match_prints_the_same_whether_it_is_watched_or_not() {
    let line =
        "othello host -d 4 --dark randy --light greedy --games 6 --swap --random-plies 2 --jobs 1 --json --seed 1";
    let alone = done(suite().args(line.split(' ')));
    let watched = done(suite().args(line.split(' ')).args(["--live", "--port", "0", "--no-open"]));
    assert_eq!(records(&alone), records(&watched));
    let notes: Vec<_> = text(&watched.stderr).lines().filter(|line| !line.starts_with(WATCH)).collect();
    assert_eq!(notes, text(&alone.stderr).lines().collect::<Vec<_>>());
}

#[test]
fn a_reader_that_never_reads_does_not_hold_up_a_match() {
    let live = LiveMatch::start(suite().args("tictactoe host --x human --o smart --seed 1".split(' ')));
    let head = format!("host: localhost\r\nx-suite-token: {}\r\n\r\n", live.server.token);
    let head = head.replace("localhost", &format!("localhost:{}", live.server.port));
    let readers: Vec<_> = (0..20)
        .map(|_| {
            let mut stream = live.server.connect();
            stream.write_all(format!("GET /api/live/events HTTP/1.1\r\n{head}").as_bytes()).expect("a listener");
            stream
        })
        .collect();
    for _ in 0..20 {
        live.say("1,1");
        live.say("undo");
    }
    live.say("resign");
    let [stdout, _] = live.end();
    assert_eq!(stdout, "O (smart) wins: X (human), move 1, resigned\n");
    drop(readers);
}

#[test]
fn nothing_is_live_without_a_match() {
    let server = Server::start();
    assert_eq!(server.get("about")["live"], Value::Null);
    for path in ["live", "live/events"] {
        let answer = server.ask("GET", path, "");
        assert_eq!((answer.status, answer.error().as_str()), (404, "nothing is played beside the server"));
    }
    assert_eq!(server.ask("GET", "records/live", "").status, 404);
}

#[test]
fn a_port_that_is_taken_ends_the_match_before_it_begins() {
    let server = Server::start();
    let port = server.port.to_string();
    let line = "tictactoe host --x smart --o smart --live --no-open --port";
    let output = suite().args(line.split(' ')).arg(&port).output().expect("the command starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    let message = format!("error: cannot listen on 127.0.0.1:{port}: ");
    assert!(text(&output.stderr).starts_with(&message), "{}", text(&output.stderr));
    let output = crate::run("tictactoe host --x smart --o smart --port 0");
    assert_eq!(output.status.code(), Some(2), "only with --live");
}
