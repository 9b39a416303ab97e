//! Searches, step by step.

use std::fs;

use serde_json::{Value, json};

use super::Server;
use crate::{done, root, suite, text};

/// Starts a search, waits for its end, and returns its id and summary.
fn searched(server: &Server, request: &Value) -> (String, Value) {
    let id = server.post("trees", request)["id"].as_str().expect("an id").to_owned();
    loop {
        let summary = server.get(&format!("trees/{id}"));
        if summary["done"] == true {
            return (id, summary);
        }
    }
}

fn task(name: &str) -> String {
    fs::read_to_string(root().join("testdata/squirrel").join(name)).expect("a task")
}

/// Returns the log that the command writes for a task.
fn log(name: &str) -> Vec<String> {
    let folder = tempfile::tempdir().expect("a folder");
    let input = root().join("testdata/squirrel").join(name);
    done(suite().args(["squirrel", "-i"]).arg(input).arg("-o").arg(folder.path()));
    let log = fs::read_to_string(folder.path().join("traverse_log.txt")).expect("a log");
    log.lines().map(str::to_owned).collect()
}

#[test]
fn every_step_of_a_task_shows_its_line_of_the_log() {
    let server = Server::start();
    for name in ["figure5-minimax.txt", "figure5-alpha-beta.txt", "beyond-the-end-alpha-beta.txt"] {
        let log = log(name);
        let (id, summary) = searched(&server, &json!({ "game": "squirrel", "text": task(name) }));
        assert_eq!(summary["lines"], log.len() - 1, "{name}");
        for number in (0..log.len() - 1).step_by(1 + log.len() / 100) {
            let step = server.get(&format!("trees/{id}/steps/{number}"));
            assert_eq!(step["line_text"], log[number + 1], "{name}, step {number}");
            assert_eq!(step["line"], number + 2);
            let last = step["path"].as_array().and_then(|path| path.last()).expect("a path");
            assert_eq!((&last["value"], &last["alpha"]), (&step["node"]["value"], &step["node"]["alpha"]));
        }
    }
}

#[test]
fn steps_lead_to_each_other() {
    let server = Server::start();
    let request = json!({ "game": "squirrel", "text": task("figure5-alpha-beta.txt") });
    let (id, summary) = searched(&server, &request);
    let step = |number: &Value| server.get(&format!("trees/{id}/steps/{number}"));
    let first = step(&json!(0));
    assert_eq!((&first["kind"], &first["previous"]["step"]), (&json!("enter"), &Value::Null));
    let end = summary["events"].as_u64().expect("a number") - 1;
    assert_eq!(first["next"]["over"], end);
    let last = step(&json!(end));
    assert_eq!(
        last["next"],
        json!({ "step": null, "line": null, "update": null, "cut": null, "over": null, "out": null })
    );
    assert_eq!(last["node"]["best"], summary["result"]["best"]);
    // A cut: what is skipped stays in view, with the reason.
    let cut = step(&first["next"]["cut"]);
    assert_eq!(cut["kind"], "cut");
    let children = cut["path"].as_array().and_then(|path| path.last()).expect("a node")["children"].clone();
    let skipped: Vec<_> =
        children.as_array().expect("children").iter().filter(|child| child["state"] == "cut").collect();
    assert!(!skipped.is_empty() && skipped.iter().all(|child| child["why"].is_string()), "{children}");
    assert!(cut["explanation"].as_str().expect("words").contains("equality is enough for a cut"), "{cut}");
    assert!(cut["before"]["value"] != Value::Null && cut["child"]["move"] != Value::Null);
    // Over a subtree and out of it, and back.
    let child = step(&first["next"]["step"]);
    let out = step(&child["next"]["out"]);
    assert_eq!((&out["kind"], &out["child"]["move"]), (&json!("update"), &child["node"]["move"]));
    let over = step(&child["next"]["over"]);
    assert_eq!((&over["node"]["name"], &over["next"]["step"]), (&child["node"]["name"], &out["step"]));
    assert_eq!(over["previous"]["over"], child["step"]);
    // The children of a node that was left long ago.
    let name = child["node"]["name"].as_str().expect("a name");
    let opened = server.get(&format!("trees/{id}/children?path=[%22{name}%22]&step={end}"));
    assert_eq!(opened["node"]["value"], over["node"]["value"]);
    assert_eq!(opened["children"], over["path"][1]["children"]);
    let unknown = server.ask("GET", &format!("trees/{id}/children?path=[%22{name}%22]&step=0"), "");
    assert_eq!((unknown.status, unknown.error()), (400, format!("{name} has not been searched yet")));
    assert_eq!(server.ask("GET", &format!("trees/{id}/steps/{}", end + 1), "").status, 400);
    assert_eq!(server.ask("DELETE", &format!("trees/{id}"), "").status, 200);
    assert_eq!(server.ask("GET", &format!("trees/{id}"), "").status, 404);
}

#[test]
fn trees_of_all_games_come_to_the_value_of_the_search() {
    let server = Server::start();
    for (game, variant) in [
        ("go", json!({ "size": 3 })),
        ("othello", json!({ "size": 6, "rules": "standard" })),
        ("othello", json!({ "size": 10, "rules": "ends" })),
        ("squirrel", Value::Null),
        ("tictactoe", json!({})),
    ] {
        let mut values = Vec::new();
        for (algorithm, caching, ordering) in [("minimax", false, false), ("alphabeta", true, true)] {
            let request = json!({
                "game": game, "variant": variant, "algorithm": algorithm, "limit": 2,
                "caching": caching, "ordering": ordering,
            });
            let (id, summary) = searched(&server, &request);
            let last = summary["events"].as_u64().expect("a number") - 1;
            let step = server.get(&format!("trees/{id}/steps/{last}"));
            assert_eq!(step["node"]["value"], summary["result"]["value"], "{game}");
            assert_eq!(step["board"]["game"], game);
            values.push(summary["result"]["value"].clone());
        }
        assert_eq!(values[0], values[1], "{game} {variant}");
    }
}

#[test]
fn a_tree_of_ones_own_is_searched_step_by_step() {
    let server = Server::start();
    let tree = "[[3, 12, 8], [2, 4, 6], [14, 5, 2]]";
    for options in [&["--fail-hard"][..], &["--algorithm", "minimax"], &["--min", "--right-to-left"]] {
        let has = |option| options.contains(&option);
        let request = json!({
            "game": "tree", "text": tree, "fail_hard": has("--fail-hard"),
            "algorithm": if has("minimax") { "minimax" } else { "alphabeta" },
            "variant": {
                "root": if has("--min") { "Min" } else { "Max" },
                "order": if has("--right-to-left") { "right-to-left" } else { "left-to-right" },
            },
        });
        let (id, summary) = searched(&server, &request);
        let printed = text(&done(suite().args(["tree", "log", tree]).args(options)).stdout).to_owned();
        let log: Vec<_> = printed.lines().skip(1).collect();
        assert_eq!(summary["lines"], log.len(), "{options:?}");
        for (number, line) in log.iter().enumerate() {
            let step = server.get(&format!("trees/{id}/steps/{number}"));
            assert_eq!((&step["line_text"], &step["board"]), (&json!(line), &Value::Null), "{options:?}");
        }
        let check = |log: &str| server.ask("POST", &format!("trees/{id}/log"), log).json();
        assert_eq!(check(&printed)["same"], true, "{options:?}");
        let [wrong, line] = [printed.replacen(log[4], "root,0,99", 1), (5 + 1).to_string()];
        assert_eq!(check(&wrong)["line"].to_string(), line, "{options:?}");
    }
    // Names with any characters, as `suite tree from` gives them.
    let named = json!({ "game": "tree", "text": "root\n  B4\n    B4/C3 5\n  C4 7\n", "algorithm": "minimax" });
    let (id, summary) = searched(&server, &named);
    assert_eq!(summary["result"], json!({ "best": "C4", "value": 7 }));
    let path = "[%22B4%22,%22B4/C3%22]";
    let opened = server
        .get(&format!("trees/{id}/children?step={}&path={path}", summary["events"].as_u64().expect("a number") - 1));
    assert_eq!(opened["node"]["value"], 5);
    for (wrong, message) in [
        (json!({ "text": "[[3, 12]" }), "the tree: "),
        (json!({ "text": tree, "limit": 1 }), "expected an estimate at 1, "),
        (json!({ "text": tree, "variant": { "root": "min" } }), "variant: "),
    ] {
        let mut request = json!({ "game": "tree", "algorithm": "alphabeta" });
        request.as_object_mut().expect("an object").extend(wrong.as_object().expect("an object").clone());
        let answer = server.ask("POST", "trees", &request.to_string());
        assert_eq!(answer.status, 400);
        assert!(answer.error().starts_with(message), "{}", answer.error());
    }
}

#[test]
fn only_trees_of_one_s_own_are_drawn() {
    let server = Server::start();
    let (id, summary) = searched(&server, &json!({ "game": "tree", "algorithm": "alphabeta" }));
    let last = summary["events"].as_u64().expect("a number") - 1;
    let picture = server.get(&format!("trees/{id}/steps/{last}/picture"));
    let svg = picture["svg"].as_str().expect("a picture");
    assert!(svg.starts_with("<svg ") && svg.contains("Step 21 of 21"), "{svg}");
    let refused = |id: &str, step: u64| {
        let answer = server.ask("GET", &format!("trees/{id}/steps/{step}/picture"), "");
        assert_eq!(answer.status, 400);
        answer.error()
    };
    assert_eq!(refused(&id, last + 1), "expected a step from 1 to 21, found 22");
    let (game, _) = searched(&server, &json!({ "game": "tictactoe", "algorithm": "minimax", "limit": 1 }));
    assert_eq!(refused(&game, 0), "only trees of one's own are drawn");
    let large = format!("[{}]", vec!["1"; 5000].join(", "));
    let (large, _) = searched(&server, &json!({ "game": "tree", "algorithm": "minimax", "text": large }));
    assert_eq!(refused(&large, 0), "expected a tree of at most 5000 nodes to draw, found 5001");
}

#[test]
fn a_search_without_end_is_cut_short_and_makes_room() {
    let server = Server::start();
    let endless = json!({ "game": "othello", "algorithm": "minimax", "variant": { "size": 8, "rules": "ends" } });
    let ids: Vec<_> = (0..10).map(|_| server.post("trees", &endless)["id"].clone()).collect();
    let status = |id: &Value| server.ask("GET", &format!("trees/{}", id.as_str().expect("an id")), "").status;
    // Eight are open at a time.
    assert_eq!(ids.iter().map(status).collect::<Vec<_>>(), [404, 404, 200, 200, 200, 200, 200, 200, 200, 200]);
    let id = ids[9].as_str().expect("an id");
    while server.get(&format!("trees/{id}"))["events"] == 0 {}
    assert_eq!(server.get(&format!("trees/{id}/steps/0"))["kind"], "enter");
}

#[test]
fn a_log_with_a_mistake_is_found() {
    let server = Server::start();
    let name = "figure5-alpha-beta.txt";
    let log = log(name);
    let (id, _) = searched(&server, &json!({ "game": "squirrel", "text": task(name) }));
    let check = |lines: &[String]| server.ask("POST", &format!("trees/{id}/log"), &lines.join("\n")).json();
    let right = check(&log);
    assert_eq!(
        (&right["same"], &right["lines_yours"], &right["lines_right"]),
        (&json!(true), &json!(log.len()), &json!(log.len()))
    );

    let mut wrong = log.clone();
    wrong[60] = wrong[60].replacen(',', ",1", 1);
    let found = check(&wrong);
    assert_eq!((&found["same"], &found["line"], &found["step"]), (&json!(false), &json!(61), &json!(59)));
    assert_eq!((&found["yours"], &found["right"]), (&json!(wrong[60]), &json!(log[60])));
    assert_eq!(found["explanation"], server.get(&format!("trees/{id}/steps/59"))["log_explanation"]);
    let line = server.get(&format!("trees/{id}/log/60"));
    assert_eq!((&line["yours"], &line["yours_path"][0]["name"]), (&json!(log[59]), &json!("root")));
    assert_eq!(server.get(&format!("trees/{id}/log/99999"))["yours"], Value::Null);

    // A program that does not cut on equality.
    let strict = fs::read_to_string(root().join("testdata/squirrel/answers/strict-cut/traverse_log.txt"));
    let known = server.ask("POST", &format!("trees/{id}/log"), &strict.expect("a log")).json();
    assert_eq!(known["mistakes"][0]["id"], "strict-cut", "{known}");
    let short = check(&log[..log.len() - 1]);
    assert_eq!((&short["yours"], &short["line"]), (&Value::Null, &json!(log.len())));
    let empty = server.ask("POST", &format!("trees/{id}/log"), "x");
    assert_eq!((empty.json()["line"].clone(), empty.json()["step"].clone()), (json!(1), Value::Null));

    let (othello, _) = searched(&server, &json!({ "game": "tictactoe", "algorithm": "minimax", "limit": 1 }));
    let refused = server.ask("POST", &format!("trees/{othello}/log"), "x");
    assert_eq!(refused.status, 400);
    assert!(text(refused.error().as_bytes()).starts_with("expected a search that writes a log"));
}
