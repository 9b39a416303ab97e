//! Games on the page.

use serde_json::{Value, json};

use super::Server;
use crate::has;

/// Starts a game and returns its path.
fn begin(server: &Server, request: &Value) -> String {
    format!("games/{}", server.post("games", request)["id"].as_str().expect("an id"))
}

/// Returns the first event for which `is_it` holds.
fn until(events: &mut impl Iterator<Item = Value>, is_it: impl Fn(&Value) -> bool) -> Value {
    events.find(|event| is_it(event)).expect("such an event")
}

fn is_asked(event: &Value, moves: usize) -> bool {
    event["asked"] == 0 && event["history"].as_array().is_some_and(|history| history.len() == moves)
}

#[test]
fn a_person_plays_takes_back_asks_and_resigns() {
    let server = Server::start();
    let game = begin(&server, &json!({ "game": "tictactoe", "players": ["human", "smart"], "seed": 1 }));
    let mut events = server.events(&format!("{game}/events"));
    let first = until(&mut events, |event| is_asked(event, 0));
    assert_eq!(first["players"], json!(["human", "smart"]));
    assert_eq!(first["board"]["words"], "X to move. X 0, O 0.");
    let play = |mv: &str| server.ask("POST", &format!("{game}/move"), &json!({ "move": mv }).to_string());
    assert_eq!(play("9,9").error(), "9,9: not on the board; expected row,column from 0 to 2, such as 1,2");
    assert_eq!(play("1,1").status, 200);
    let second = until(&mut events, |event| is_asked(event, 2));
    assert_eq!((&second["history"][0]["move"], &second["history"][1]["player"]), (&json!("1,1"), &json!(1)));
    assert_eq!(play("1,1").error(), "1,1: the square is taken");
    let taken = second["board"]["squares"].as_array().expect("squares").iter().find(|square| square["mark"] == "last");
    assert_eq!(taken.expect("the last move")["piece"], 1);

    let hint = server.get(&format!("{game}/hint"));
    assert_eq!(hint["moves"].as_array().map(Vec::len), Some(7));
    assert!(hint["moves"].as_array().expect("moves").iter().all(|mv| mv["proved"] == true && mv["result"].is_string()));

    assert_eq!(server.ask("POST", &format!("{game}/undo"), "").status, 200);
    until(&mut events, |event| is_asked(event, 0));
    assert_eq!(server.ask("GET", &format!("{game}/record"), "").error(), "expected a game that is over");
    assert_eq!(server.ask("POST", &format!("{game}/resign"), "").status, 200);
    let ended = until(&mut events, |event| event["kind"] == "ended");
    assert_eq!(ended["outcome"], json!({ "winner": 1, "words": "O (smart) wins: X (human), move 1, resigned" }));
    assert_eq!(server.get(&format!("{game}/record")), ended["record"]);
    let seen = server.get(&format!("records/{}/1", ended["record_id"].as_str().expect("an id")));
    assert_eq!(seen["outcome"], ended["outcome"]);
    assert_eq!(play("0,0").status, 400, "nobody is asked");
    assert_eq!(server.ask("DELETE", &game, "").status, 200);
    assert_eq!(play("0,0").status, 404);
}

#[test]
fn games_begin_with_the_given_moves_and_are_recorded_with_them() {
    let server = Server::start();
    for (game, players, moves) in [
        ("go", ["random", "greedy"], vec!["2,2", "1,1"]),
        ("othello", ["randy", "alphabeta:limit=1"], vec!["3 2"]),
        ("squirrel", ["random", "greedy"], vec!["C3"]),
        ("tictactoe", ["random", "perfect"], vec!["1,1", "0,0"]),
    ] {
        let request = json!({ "game": game, "players": players, "moves": moves.join(", "), "seed": 7 });
        let path = begin(&server, &request);
        let mut events = server.events(&format!("{path}/events"));
        let record = until(&mut events, |event| event["kind"] == "ended")["record"].clone();
        let played = record["moves"].as_array().expect("moves");
        assert_eq!(played[..moves.len()], moves.iter().map(|mv| json!(mv)).collect::<Vec<_>>(), "{game}");
        assert_eq!(server.ask("POST", "records", &record.to_string()).status, 200, "{game}");
        // All of it comes again for a new connection.
        let mut again = server.events(&format!("{path}/events"));
        let position = again.next().expect("a position");
        assert_eq!(position["history"].as_array().map(Vec::len), Some(played.len()));
        assert_eq!(again.next().expect("the end")["record"], record);
    }
}

#[test]
fn illegal_moves_say_why() {
    let server = Server::start();
    let moves = ["0,1", "2,2", "1,0", "3,3", "4,4", "PASS", "1,1", "PASS", "4,3", "PASS", "4,2"];
    let game = begin(&server, &json!({ "game": "go", "players": ["random", "human"], "moves": moves.join(" ") }));
    let mut events = server.events(&format!("{game}/events"));
    let event = until(&mut events, |event| event["asked"] == 1);
    let square = |id: &str| {
        let squares = event["board"]["squares"].as_array().expect("squares");
        squares.iter().find(|square| square["id"] == id).expect("a square").clone()
    };
    assert_eq!(
        (&square("0,0")["legal"], &square("0,0")["why"]),
        (&json!(false), &json!("the stone would have no liberty (suicide)"))
    );
    let occupied = "the point is occupied";
    assert_eq!((&square("0,1")["piece"], &square("0,1")["why"]), (&json!(0), &json!(occupied)));
    assert_eq!(event["board"]["other_moves"], json!([{ "id": "PASS", "label": "pass", "legal": true }]));
    assert!(server.ask("POST", &format!("{game}/move"), r#"{"move": "0,0"}"#).error().starts_with("0,0: "));
}

#[test]
fn a_program_plays_and_its_stderr_is_shown() {
    if !has("python3") {
        return;
    }
    let server = Server::start();
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("player.py");
    let text = "import sys\nprint('thinking', file=sys.stderr)\nopen('output.txt', 'w').write('PASS')\n";
    std::fs::write(&program, text).expect("a program");
    let command = format!("program python3 {}", program.display());
    let game = begin(&server, &json!({ "game": "go", "players": [command, "random"], "seed": 1 }));
    let mut events = server.events(&format!("{game}/events"));
    let stderr = until(&mut events, |event| event["kind"] == "stderr");
    assert_eq!((&stderr["player"], &stderr["text"]), (&json!(0), &json!("thinking\n")));
    let ended = until(&mut events, |event| event["kind"] == "ended");
    assert_eq!(ended["record"]["moves"][0], "PASS");
    // Each call writes the same, and all of it is shown.
    let mut again = server.events(&format!("{game}/events"));
    let written = until(&mut again, |event| event["kind"] == "stderr")["text"].as_str().expect("text").len();
    let calls = ended["record"]["moves"].as_array().expect("moves").iter().step_by(2).count();
    assert_eq!(written, calls * "thinking\n".len());
}
