//! Matches between well-behaved agents.

use std::fs;

use serde_json::{Value, json};

use super::host;
use crate::{done, has, records, snapshots, text, timeless_table};

#[test]
fn the_wire_of_games_is_pinned() {
    for (name, line) in [
        ("randy-greedy-4x4", "-d 4 -a randy -b greedy --seed 3"),
        ("alphabeta-minimax-4x4", "-d 4 -a alphabeta -b minimax -l -1 -c -o --seed 1"),
        ("alphabeta-minimax-6x6", "-d 6 -a alphabeta:heuristic=mobility -b minimax -l 4 --seed 1"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        done(host(line).args(["--quiet", "--log"]).arg(folder.path()));
        let wire = fs::read(folder.path().join("game-0001.wire")).expect("a log");
        snapshots("othello").bind(|| insta::assert_binary_snapshot!(&format!("{name}.wire"), wire));
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "built-in players have no stderr");
    }
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let line = "-d 6 -a randy -b alphabeta:limit=2 --games 8 --random-plies 3 --json --seed";
    let play = |seed: &str, jobs: &str| records(&done(host(line).args([seed, "--jobs", jobs])));
    let games = play("5", "1");
    assert_eq!(games.len(), 8);
    assert_eq!(games, play("5", "4"), "however many are played at a time");
    assert_ne!(games, play("6", "1"));
}

#[test]
fn the_champion_can_be_held_back() {
    let line = "-d 6 -a champion:level=7 -b champion:level=2 --games 4 --json --seed 3";
    let games = records(&done(&mut host(line)));
    assert_eq!(games.len(), 4);
    assert_eq!(games, records(&done(&mut host(line))), "the seed decides what a level misjudges");
}

#[test]
fn colors_alternate_and_openings_are_played_with_both() {
    let line = "-d 6 -a greedy -b alphabeta:limit=1 --games 6 --random-plies 4 --json --seed 1";
    let games = records(&done(&mut host(line)));
    let opening = |game: &Value| game["moves"].as_array().expect("moves")[..4].to_vec();
    for (index, pair) in games.chunks(2).enumerate() {
        assert_eq!((&pair[0]["number"], &pair[1]["number"]), (&json!(2 * index + 1), &json!(2 * index + 2)));
        assert_eq!(
            (&pair[0]["players"]["dark"], &pair[0]["players"]["light"]),
            (&json!("greedy"), &json!("alphabeta:limit=1"))
        );
        assert_eq!(
            (&pair[1]["players"]["dark"], &pair[1]["players"]["light"]),
            (&json!("alphabeta:limit=1"), &json!("greedy"))
        );
        assert_eq!(opening(&pair[0]), opening(&pair[1]));
    }
    assert_ne!(opening(&games[0]), opening(&games[2]));
    assert_ne!(opening(&games[0]), opening(&games[4]));
}

#[test]
fn the_record_has_the_fields_that_are_promised() {
    let games = records(&done(&mut host(
        "-d 4 -a minimax:limit=-1,caching -b alphabeta:limit=-1,caching,ordering --json --seed 9",
    )));
    let [game] = &games[..] else { panic!("one game") };
    let names: Vec<_> = game.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(
        names,
        [
            "compensation",
            "game",
            "moves",
            "number",
            "players",
            "reason",
            "schema",
            "score",
            "seed",
            "swapped",
            "variant",
            "version",
            "winner",
        ]
    );
    assert_eq!(
        (&game["game"], &game["variant"], &game["seed"]),
        (&json!("othello"), &json!({"size": 4, "rules": "ends"}), &json!(9))
    );
    // Perfect play is worth -6 to dark.
    let score = ["dark", "light"].map(|color| game["score"][color].as_i64().expect("a number"));
    assert_eq!((score[0] - score[1], &game["winner"], &game["reason"]), (-6, &json!("light"), &json!("no-moves")));
}

#[test]
fn a_forced_pass_is_played_for_the_agent() {
    let games = records(&done(&mut host(
        "-d 4 -c -o -a alphabeta:limit=-1 -b alphabeta:limit=-1 --rules standard --json --seed 9",
    )));
    let score = ["dark", "light"].map(|color| games[0]["score"][color].as_i64().expect("a number"));
    assert_eq!(score[0] - score[1], -8, "the known value of 4x4 by the standard rules");
    let folder = tempfile::tempdir().expect("a folder");
    let line = "-d 4 -a randy -b randy --rules standard --games 20 --json --seed 1 --log";
    let games = records(&done(host(line).arg(folder.path())));
    assert!(games.iter().any(|game| game["moves"].as_array().expect("moves").contains(&json!("pass"))));
    for game in 1..=20 {
        let wire = fs::read_to_string(folder.path().join(format!("game-{game:04}.wire"))).expect("a log");
        assert!(!wire.contains("pass"), "the protocol has no pass");
    }
}

#[test]
fn a_series_ends_with_a_table() {
    let output = done(&mut host("-d 4 -a alphabeta:limit=-1 -b greedy --games 4 --seed 2"));
    snapshots("othello").bind(|| insta::assert_snapshot!("table", timeless_table(&output)));
}

#[test]
fn large_and_odd_boards_are_played() {
    for size in ["3", "5", "9", "16"] {
        let games = records(&done(&mut host(&format!("-d {size} -a randy -b greedy --games 2 --json"))));
        assert!(games.iter().all(|game| game["reason"] == "no-moves"), "{size}");
    }
}

#[test]
fn a_player_of_this_program_loses_by_the_clock_too() {
    let games = records(&done(&mut host("-d 8 -a minimax:limit=-1 -b greedy --time-limit 0.1 --wall-limit 60 --json")));
    assert_eq!((&games[0]["reason"], &games[0]["winner"]), (&json!("timeout"), &json!("light")));
    assert_eq!(games[0]["fault"]["message"], "used more than 0.1 s of CPU time");
}

#[test]
fn an_agent_in_python_plays_as_under_the_course_s_manager() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let line = "-d 6 -a testdata/othello/first_move.py -b greedy -l 4 -m -o --games 2 --json --seed 1 --log";
    let games = records(&done(host(line).arg(folder.path())));
    for (game, side) in games.iter().zip(["dark", "light"]) {
        assert_eq!((&game["names"][side], &game["reason"]), (&json!("First Move"), &json!("no-moves")), "{game}");
        assert_eq!(game["players"][side], "testdata/othello/first_move.py", "not what an agent calls itself");
        let wire =
            fs::read_to_string(folder.path().join(format!("game-{:04}.wire", game["number"].as_i64().expect("one"))));
        let color = if side == "dark" { 1 } else { 2 };
        assert!(wire.expect("a log").contains(&format!("{side} > First Move\n{side} < {color},4,1,0,1\n")));
    }
}

#[test]
fn a_wrong_command_line_is_explained() {
    for (line, message) in [
        ("-d 2 -a randy", "expected a board size from 3 to 16, found 2"),
        (
            "-d 8 -a rnady",
            "expected a program or one of randy, greedy, minimax, alphabeta, champion, human; found no program `rnady`",
        ),
        ("-d 8 -a ./no/such/agent", "found no program `./no/such/agent`"),
        ("-d 8 -a champion:level=11", "expected a level from 1 to 10, found 11"),
        ("-d 8 -a champion:level=3,time=2", "expected nothing but a level, found `time=2`"),
        ("-d 8 -a randy:limit=2", "expected no options, found `limit=2`"),
        ("-d 8 -a alphabeta:limit=0", "expected a number of plies, or -1 for unlimited"),
        ("-d 8 -a 'sh", "expected a file, a folder or a command, found an unclosed quote"),
        ("-d 8 -l 0", "expected a number of plies, or -1 for unlimited"),
        ("-d 8 --time-limit 0", "expected a number of seconds greater than 0, found `0`"),
        ("-d 8 --time-limit -1", "unexpected argument"),
        ("-d 4 -a randy -b randy --random-plies 40", "no game lasts longer than 40 random plies"),
        ("-d 4 -a randy -b randy --log README.md/x", "cannot write to README.md/x"),
    ] {
        let output = host(line).output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    }
}
