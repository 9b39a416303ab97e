//! Matches between well-behaved agents.

use std::fs;

use serde_json::{Value, json};

use super::host;
use crate::{done, has, records, root, snapshots, suite, text, timeless_table};

/// The built-in players whose games depend on the seed only.
const PLAYERS: [&str; 7] =
    ["random", "greedy", "aggressive", "alphabeta", "minimax", "champion:nodes=1000", "qlearning"];

fn words(list: &Value) -> String {
    list.as_array().expect("a list").iter().map(|word| word.as_str().expect("a word")).collect::<Vec<_>>().join(" ")
}

/// The stones of Black and of White in the end.
fn score(record: &Value) -> [i32; 2] {
    ["black", "white"]
        .map(|color| record["score"][color].as_i64().and_then(|stones| stones.try_into().ok()).expect("stones"))
}

#[test]
fn golden_games() {
    let mut games = String::new();
    for black in PLAYERS {
        for white in PLAYERS {
            let record = &records(&done(&mut host(&format!("--black {black} --white {white} --seed 1 --json"))))[0];
            let [moves, winner, reason] =
                [words(&record["moves"]), record["winner"].to_string(), record["reason"].to_string()];
            games += &format!("{black} {white}: {moves}; {winner} {} {reason}\n", json!(score(record)));
        }
    }
    snapshots("go").bind(|| insta::assert_snapshot!("golden", games));
}

#[test]
fn the_record_has_the_fields_that_are_promised() {
    let output = done(&mut host("--black random --white greedy --json --seed 9"));
    let line: Value = serde_json::from_str(text(&output.stdout)).expect("JSON");
    let names: Vec<_> = line.as_object().expect("an object").keys().map(String::as_str).collect();
    let expected = [
        "compensation",
        "cpu",
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
        "wall",
        "winner",
    ];
    assert_eq!(names, expected);
    let prefix = concat!(
        r#"{"schema":"suite/record","version":1,"game":"go","number":1,"seed":9,"variant":{"size":5},"#,
        r#""players":{"black":"random","white":"greedy"},"swapped":false,"moves":[""#
    );
    assert!(text(&output.stdout).starts_with(prefix), "{line}");
    assert_eq!((&line["seed"], &line["moves"].as_array().map(Vec::len)), (&json!(9), &Some(24)));
    let [black, white] = score(&line);
    let winner = if f64::from(black) > f64::from(white) + 2.5 { "black" } else { "white" };
    assert_eq!((&line["winner"], &line["reason"]), (&json!(winner), &json!("moves")));
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let play = |line: &str| records(&done(&mut host(&format!("--black aggressive --white greedy --json {line}"))));
    let games = play("--games 8 --seed 5 --jobs 1");
    assert_eq!(games.len(), 8);
    assert_eq!(games, play("--games 8 --seed 5 --jobs 4"), "however many are played at a time");
    assert_ne!(games, play("--games 8 --seed 6"));
    assert_ne!(games[0]["moves"], games[1]["moves"]);
}

#[test]
fn colors_are_swapped_if_that_is_asked_for() {
    let colors = |swap: &str| {
        let games = records(&done(&mut host(&format!("--black greedy --white random --games 3 --json {swap}"))));
        games.iter().map(|game| game["players"]["black"].as_str().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(colors(""), ["greedy"; 3]);
    assert_eq!(colors("--swap"), ["greedy", "random", "greedy"]);
}

#[test]
fn a_series_ends_with_a_table() {
    let output = done(&mut host("--black alphabeta --white random --games 20 --swap --seed 2"));
    snapshots("go").bind(|| insta::assert_snapshot!("table", timeless_table(&output)));
}

#[test]
fn boards_are_shown_as_the_course_s_host_shows_them() {
    let output = done(&mut host("--black random --white greedy --seed 1 --show --jobs 1"));
    snapshots("go").bind(|| insta::assert_binary_snapshot!("show.txt", output.stdout));
    let tie = done(&mut host("--black random --white random --size 2 --seed 3 --show"));
    assert!(text(&tie.stdout).contains("\n----\n\nGame end.\nThe game is a tie\na draw"), "{}", text(&tie.stdout));
}

#[test]
fn all_sizes_are_played() {
    for size in 2..=7 {
        let line = format!("--black aggressive --white greedy --size {size} --games 2 --json");
        for game in records(&done(&mut host(&line))) {
            assert_eq!((&game["variant"]["size"], &game["reason"]), (&json!(size), &json!("moves")), "{game}");
            assert!(size % 2 == 0 || game["winner"] != "draw");
        }
    }
}

#[test]
fn this_program_plays_as_a_process_too() {
    let agent = format!("{} go --player greedy --seed 1", suite().get_program().display());
    let output = done(host("--white random --games 2 --swap --json --seed 1 --black").arg(&agent));
    for game in records(&output) {
        assert_eq!(game["reason"], "moves", "{game}");
        assert!(["black", "white"].iter().any(|color| game["players"][color] == agent.as_str()));
    }
}

#[test]
fn an_agent_in_python_plays_as_under_the_course_s_host() {
    if !has("python3") {
        return;
    }
    // The file is named as seen from here, and runs elsewhere.
    let line = "--black testdata/go/my_player3.py --white random --games 2 --swap --strict --json --seed 1";
    for game in records(&done(host(line).current_dir(root()))) {
        assert_eq!(game["reason"], "moves", "{game}");
    }
}

#[test]
fn a_player_of_this_program_loses_by_the_clock_too() {
    for (limits, reason, why) in [
        ("--time-limit 0.1 --wall-limit 60", "timeout", "used more than 0.1 s of CPU time"),
        ("--wall-limit 0.1", "timeout", "gave no answer within 0.1 s"),
        ("--total-limit 0.1", "budget", "has used up its 0.1 s of CPU time for the match"),
    ] {
        let line = "--black minimax:limit=20 --white random --games 2 --json";
        let games = records(&done(&mut host(&format!("{line} {limits}"))));
        for game in &games {
            assert_eq!((&game["reason"], &game["winner"]), (&json!(reason), &json!("white")), "{game}");
            assert_eq!(game["fault"]["message"], why);
        }
        assert_eq!(games[0]["fault"]["move"], 1);
        assert_eq!(games[1]["fault"]["move"], i32::from(reason != "budget"), "nothing is left for the second");
    }
}

#[test]
fn a_wrong_command_line_is_explained() {
    for (line, message) in [
        (
            "--black rnadom --white random",
            "expected a program or one of random, greedy, aggressive, \
             alphabeta, minimax, champion, qlearning, human; found no",
        ),
        ("--black random:limit=2 --white random", "expected no options, found `limit=2`"),
        ("--black random --white random --size 9", "expected a board size from 2 to 7, found 9"),
        ("--black random --white random --time-limit 0", "expected a number of seconds greater than 0, found `0`"),
        ("--black random --white random --show --json", "cannot be used with"),
        ("--black random --white random --work-dir /no/such/folder", "cannot use /no/such/folder"),
        ("--black random --white random --work-dir README.md", "cannot use README.md: not a folder"),
        ("--black random --white random --work-dir . --jobs 2", "--work-dir: expected --jobs 1, found 2"),
    ] {
        let output = host(line).output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    }
}

#[test]
fn a_folder_that_was_given_keeps_what_is_left_in_it() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("mine"), "helper").expect("a file");
    let agent = format!("{} go --player random", suite().get_program().display());
    done(host("--white random --quiet --work-dir").arg(folder.path()).arg("--black").arg(agent));
    for name in ["mine", "input.txt", "output.txt", "suite-black.txt"] {
        assert!(folder.path().join(name).is_file(), "{name}");
    }
}

#[test]
fn each_game_has_its_sgf() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = folder.path().join("sgf");
    let output = done(host("--black greedy --white alphabeta --games 2 --swap --seed 4 --json --sgf").arg(&games));
    for (record, number) in records(&output).iter().zip(1..) {
        let file = games.join(format!("game-{number:04}.sgf"));
        let sgf = fs::read_to_string(&file).expect("a game");
        let names = ["black", "white"].map(|color| record["players"][color].as_str().expect("a name"));
        let head = format!("(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Little-Go]KM[2.5]PB[{}]PW[{}]RE[", names[0], names[1]);
        assert!(sgf.starts_with(&head), "{sgf}");
        let [black, white] = score(record).map(f64::from);
        let margin = black - white - 2.5;
        let result = format!("RE[{}+{}]", if margin > 0.0 { "B" } else { "W" }, margin.abs());
        assert!(sgf.contains(&result), "{result}: {sgf}");
        assert_eq!(sgf.matches([';']).count(), 1 + record["moves"].as_array().expect("moves").len());
        let replayed = done(suite().args(["go", "replay"]).arg(&file));
        assert!(text(&replayed.stdout).contains(&format!("black ({}) against", names[0])));
    }
}
