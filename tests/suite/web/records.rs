//! Records on the page.

use std::fs;

use serde_json::{Value, json};

use super::Server;
use crate::{done, root, suite, text};

/// Plays games and returns their records.
fn hosted(line: &str) -> String {
    let output = done(suite().args(line.split(' ')).args(["--json", "--quiet", "--seed", "1"]));
    text(&output.stdout).to_owned()
}

#[test]
fn records_of_all_games_are_shown_and_analyzed_as_the_command_does() {
    let server = Server::start();
    for (game, line) in [
        ("go", "go host --size 3 --black aggressive --white random"),
        ("othello", "othello host -d 4 -a randy -b randy"),
        ("tictactoe", "tictactoe host -a random -b random"),
    ] {
        let record = hosted(line);
        let list = server.ask("POST", "records", &record).json();
        let id = list["id"].as_str().expect("an id");
        assert_eq!(server.get(&format!("records/{id}")), list);
        let seen = server.get(&format!("records/{id}/1"));
        let played: Value = serde_json::from_str(&record).expect("a record");
        let moves = |value: &Value| value.as_array().expect("moves").clone();
        let seen_moves: Vec<_> = moves(&seen["moves"]).iter().map(|mv| mv["move"].clone()).collect();
        assert_eq!(seen_moves, moves(&played["moves"]), "{game}");
        assert_eq!(moves(&seen["boards"]).len(), seen_moves.len() + 1);
        assert_eq!(seen["outcome"], list["games"][0]["outcome"]);

        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("game.jsonl");
        fs::write(&file, &record).expect("a file");
        let exact = if game == "go" { &[][..] } else { &["--exact"] };
        let analysis = done(suite().args([game, "analyze", "--json"]).args(exact).arg(&file));
        let analysis: Value = serde_json::from_slice(&analysis.stdout).expect("JSON");
        let mut results: Vec<_> =
            server.events(&format!("records/{id}/1/analysis")).take_while(|event| event["kind"] != "done").collect();
        results.reverse();
        assert_eq!(results.len(), seen_moves.len() + 1);
        assert!(results.iter().enumerate().all(|(ply, result)| result["ply"] == ply && result["proved"] == true));
        for (result, turn) in results[1..].iter().zip(moves(&analysis["moves"])) {
            let winner = match result["winner"].as_u64() {
                Some(winner) => server.get("about")["games"]
                    .as_array()
                    .expect("games")
                    .iter()
                    .find(|about| about["id"] == game)
                    .expect("the game")["players"][winner as usize]
                    .clone(),
                None => json!("draw"),
            };
            assert_eq!(turn["after"]["winner"], winner, "{game}");
            assert_eq!(turn["mistake"]["id"], result["mistake"]["id"], "{game}");
            assert_eq!(turn["better"], result["mistake"]["better"], "{game}");
        }
        let hint = server.get(&format!("records/{id}/1/hint?ply={}", seen_moves.len() - 1));
        assert!(hint["best"].is_string(), "{hint}");
        assert_eq!(server.ask("GET", &format!("records/{id}/1/hint?ply=999"), "").status, 400);
        assert_eq!(server.ask("GET", &format!("records/{id}/2"), "").status, 404);
    }
}

#[test]
fn series_sgf_files_and_lists_of_moves_are_read() {
    let server = Server::start();
    let series = server.ask("POST", "records", &hosted("tictactoe host -a random -b random --games 3")).json();
    let numbers: Vec<_> = series["games"].as_array().expect("games").iter().map(|game| &game["number"]).collect();
    assert_eq!(numbers, [1, 2, 3]);
    let sgf = fs::read_to_string(root().join("testdata/go/ko.sgf")).expect("a file");
    assert!(server.ask("POST", "records", &sgf).json()["games"][0]["boards"].as_u64() > Some(1));
    let moves = server.ask("POST", "records?game=go", "1,1 0,1 PASS PASS").json();
    assert_eq!(moves["games"][0]["outcome"], json!({ "winner": 1, "words": "white wins, 3.5 to 1 (passes)" }));
    let open = server.ask("POST", "records?game=squirrel", "A1 B2").json();
    assert_eq!(open["games"][0]["outcome"], json!({ "winner": null, "words": "not over" }));
    for (query, text, message) in [
        ("", "", "expected game records, found an empty text"),
        ("?game=go", "1,1 1,1", "move 2, 1,1: the point is occupied"),
        ("?game=chess", "e4", "expected a game (go, othello, squirrel, tictactoe), found \"chess\""),
        (
            "",
            "# README\n",
            "expected game records (a JSON object on each line), SGF or GGF, or a list of moves and the choice of its \
             game; found `# README`",
        ),
    ] {
        assert_eq!(server.ask("POST", &format!("records{query}"), text).error(), message);
    }
    // A record counts only if its moves lead to its outcome.
    let forged = hosted("tictactoe host -a random -b random").replace("three-in-a-row", "full");
    assert!(server.ask("POST", "records", &forged).error().contains("reason: expected"), "{forged}");
}
