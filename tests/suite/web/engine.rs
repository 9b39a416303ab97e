//! The engine by itself, as a static site has it, and behind the server.

use std::fs;
use std::sync::atomic::AtomicBool;

use serde_json::{Value, json};
use suite_engine::{Answer, Engine, Request, StandaloneHost};

use super::Server;
use crate::{root, suite, text};

/// An engine whose work is done before the next request.
struct Local(Engine);

impl Local {
    fn new() -> Self {
        Self::with_first_id(1)
    }

    fn with_first_id(first_id: u64) -> Self {
        Self(Engine::new(StandaloneHost { seed: || 1, first_id }))
    }

    /// Returns the status and the answer, and the events after it.
    fn ask(&self, method: &str, path: &str, body: &str) -> (u16, Value, Vec<Value>) {
        let (answer, work) = match self.0.answer(&Request::new(method, path, body)) {
            Ok(Answer::Whole(answer)) => return (200, answer, Vec::new()),
            Ok(Answer::Begun(answer, work)) => (answer, work),
            Ok(Answer::Events(work)) => (Value::Null, work),
            Err(error) => return (error.status(), error.to_json(), Vec::new()),
        };
        let mut events = Vec::new();
        work(&mut |event| events.push(event), &AtomicBool::new(false));
        (200, answer, events)
    }

    fn post(&self, path: &str, body: &Value) -> (Value, Vec<Value>) {
        let (status, answer, events) = self.ask("POST", path, &body.to_string());
        assert_eq!(status, 200, "{path}: {answer}");
        (answer, events)
    }
}

/// Returns the requests of somebody who looks at a tree, up to a log of their own.
fn tree_requests() -> Vec<(&'static str, &'static str, String)> {
    let testdata = |name: &str| fs::read_to_string(root().join("testdata/squirrel").join(name)).expect("a file");
    let tree = json!({ "game": "squirrel", "text": testdata("figure5-alpha-beta.txt") });
    let own = json!({ "game": "tree", "text": "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]", "algorithm": "alphabeta" });
    let go = json!({ "game": "go", "moves": "2,2 2,3", "algorithm": "minimax", "limit": 2, "caching": true });
    let get = |path| ("GET", path, String::new());
    vec![
        ("POST", "trees", tree.to_string()),
        get("trees/1"),
        get("trees/1/steps/40"),
        get("trees/1/steps/99999999"),
        get("trees/1/children?path=%5B%5D&step=40"),
        get("trees/1/children?path=%5B%22A1%22%5D&step=9"),
        get("trees/1/children?path=x&step=9"),
        ("POST", "trees/1/log", "Node,Depth,Value,Alpha,Beta\nroot,0,-Infinity,-Infinity,Infinity\n".to_owned()),
        get("trees/1/log/2"),
        ("POST", "trees", own.to_string()),
        get("trees/2"),
        get("trees/2/steps/17/picture"),
        ("POST", "trees", go.to_string()),
        get("trees/3"),
        ("POST", "trees", "{}".to_owned()),
        ("DELETE", "trees/1", String::new()),
        get("trees/1"),
        ("DELETE", "records", String::new()),
        ("POST", "records?game=tictactoe", "1,1 0,1 0,0 2,2".to_owned()),
        get("records/1"),
        get("records/1/1"),
        get("records/1/1/hint?ply=2"),
        get("records/1/1/hint?ply=99"),
        get("records/1/1/picture?ply=2"),
        get("records/1/1/picture?ply=99"),
        get("records/1/1/picture?ply=2&line=1"),
        get("records/2"),
        ("POST", "hints", json!({ "game": "tictactoe", "moves": "1,1 0,1" }).to_string()),
    ]
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_server_answers_as_the_engine_does() {
    let server = Server::start();
    // The server's ids begin somewhere: those of trees, and those of records.
    let tree = json!({ "game": "tree", "algorithm": "minimax" });
    let first: u64 = server.post("trees", &tree)["id"].as_str().expect("an id").parse().expect("a number");
    let local = Local::with_first_id(first);
    local.post("trees", &tree);
    let place = |path: &str| {
        let mut parts: Vec<_> = path.split('/').map(str::to_owned).collect();
        if let Some(id) = parts.get(1).and_then(|id| id.parse::<u64>().ok()) {
            parts[1] = (first + id - u64::from(parts[0] == "records")).to_string();
        }
        parts.join("/")
    };
    for (method, path, body) in tree_requests() {
        let path = &place(path);
        let here = local.ask(method, path, &body);
        let mut there = server.ask(method, path, &body);
        // The server searches beside.
        while here.1["done"] == true && there.json()["done"] == false {
            there = server.ask(method, path, &body);
        }
        let answer: Value = serde_json::from_str(&there.body).expect("JSON");
        assert_eq!((there.status, &answer), (here.0, &here.1), "{method} {path}");
    }
    let mut about = server.get("about");
    for game in about["games"].as_array_mut().expect("games") {
        // Programs need the server.
        assert_eq!(game["has_programs"], !game["program_example"].is_null());
        game["has_programs"] = json!(false);
    }
    assert_eq!(about, local.ask("GET", "about", "").1);
    let path = place("records/1/1/analysis");
    let analysis: Vec<_> = server.events(&path).collect();
    assert_eq!(analysis, local.ask("GET", &path, "").2);
}

/// Returns a record without the times of its moves.
fn timeless(mut record: Value) -> Value {
    for key in ["cpu", "wall", "seed"] {
        record.as_object_mut().expect("a record").remove(key);
    }
    record
}

#[test]
fn a_game_is_the_same_in_the_server_and_in_the_engine() {
    for (game, opponent, moves) in [
        ("tictactoe", "smart", "0,0"),
        ("go", "random", "2,2, 1,1"),
        ("squirrel", "greedy", "C3"),
        ("othello", "randy", "3 2"),
    ] {
        let request = json!({ "game": game, "players": [opponent, opponent], "moves": moves, "seed": 7 });
        let (server, local) = (Server::start(), Local::new());
        let id = server.post("games", &request)["id"].as_str().expect("an id").to_owned();
        let mut events = server.events(&format!("games/{id}/events"));
        let there = events.find(|event| event["kind"] == "ended").expect("an end");
        let (_, events) = local.post("games", &request);
        let here = events.last().expect("an end");
        assert_eq!(timeless(here["record"].clone()), timeless(there["record"].clone()), "{game}");
        assert_eq!(here["outcome"], there["outcome"], "{game}");
    }
}

#[test]
fn a_game_is_adjourned_while_a_person_thinks() {
    let local = Local::new();
    let asked = |events: &[Value]| {
        let last = events.last().expect("an event");
        (last["asked"].clone(), last["history"].as_array().map_or(0, Vec::len))
    };
    let request = json!({ "game": "tictactoe", "players": ["human", "smart"], "seed": 1 });
    let (begun, events) = local.post("games", &request);
    assert_eq!((begun["id"].as_str(), asked(&events)), (Some("1"), (json!(0), 0)));
    assert_eq!(local.ask("POST", "games/1/move", r#"{"move": "9,9"}"#).0, 400);
    let (_, events) = local.post("games/1/move", &json!({ "move": "1,1" }));
    let counts: Vec<_> = events.iter().map(|event| event["history"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(counts, [0, 1, 2, 2], "the person's move is told before the answer");
    assert_eq!(asked(&events), (json!(0), 2));
    assert_eq!(local.ask("POST", "games/1/move", r#"{"move": "1,1"}"#).1["error"], "1,1: the square is taken");
    assert_eq!(asked(&local.post("games/1/undo", &json!({})).1), (json!(0), 0));
    assert_eq!(asked(&local.post("games/1/undo", &json!({})).1), (json!(0), 0), "nothing is to be taken back");
    assert_eq!(asked(&local.ask("GET", "games/1/events", "").2), (json!(0), 0));
    assert_eq!(local.ask("GET", "games/1/record", "").1["error"], "expected a game that is over");
    let (_, events) = local.post("games/1/resign", &json!({}));
    let ended = events.last().expect("an end");
    assert_eq!(ended["outcome"], json!({ "winner": 1, "words": "O (smart) wins: X (human), move 1, resigned" }));
    assert_eq!(local.ask("GET", "games/1/record", "").1, ended["record"]);
    let seen = local.ask("GET", &format!("records/{}/1", ended["record_id"].as_str().expect("an id")), "");
    assert_eq!(seen.1["outcome"], ended["outcome"]);
    assert_eq!(local.ask("POST", "games/1/move", r#"{"move": "0,0"}"#).0, 400, "nobody is asked");
    let programs = json!({ "game": "go", "players": ["human", "python3 my_player.py"] });
    let (status, answer, _) = local.ask("POST", "games", &programs.to_string());
    assert!(status == 400 && answer["error"].as_str().is_some_and(|error| error.contains("need the command")));
}

#[test]
fn a_program_that_holds_the_engine_writes_the_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let site = folder.path().join("courses/ai");
    let output = suite().args(["web", "--export"]).arg(&site).output().expect("an end");
    if !output.status.success() {
        assert!(text(&output.stderr).contains("built without the engine for browsers: `.ci/site DIR` builds it"));
        assert!(!site.exists());
        eprintln!("skipped: the static site, which needs SUITE_ENGINE where the command is built");
        return;
    }
    let index = fs::read_to_string(site.join("index.html")).expect("a page");
    assert!(index.contains("<meta name=\"suite-engine\"") && index.contains("default-src 'none'"));
    for address in index.split(['"', '\'']).filter(|part| part.contains("page/")) {
        assert!(site.join(address).is_file(), "{address}");
    }
    for file in ["worker.js", "suite_worker.js", "suite_worker_bg.wasm"] {
        assert!(site.join("page/engine").join(file).is_file(), "{file}");
    }
    assert!(!site.join("page/dist/standalone.js").exists());
}
