//! Games are analyzed.

use serde_json::Value;

use crate::{done, run, suite, text};

/// A game of the assignment's aggressive player against its greedy one.
const GAME: &str = "2,2 3,0 2,1 1,3 2,3 0,0 0,1 4,0 1,0 2,4 1,4 0,4 3,2 4,2 4,1 3,1 1,2 0,2 0,3 4,4 1,4 3,4 3,3 4,1";

/// The analysis of moves as JSON.
fn analysis(moves: &str, options: &str) -> Value {
    let mut command = suite();
    command.args(["go", "analyze", "--json", "--moves", moves]).args(options.split_whitespace());
    serde_json::from_slice(&done(&mut command).stdout).expect("a line of JSON")
}

#[test]
fn a_recorded_game_is_told_move_by_move() {
    let output = run("go analyze testdata/go/games.jsonl --game 1 --exact");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let expected = "\
black (random) against white (greedy)

       start        white wins by 0.5
   1  black  1,1    white wins by 0.5
   2  white  0,1    white wins by 0.5
   3  black  PASS   white wins by 3.5   costs 3 points; 1,0 keeps them
   4  white  PASS   white wins by 1.5   costs 2 points; 2,1 keeps them

mistakes that change the result: 0; positions unknown: 0 of 5
";
    let told = text(&output.stdout);
    assert!(told.starts_with(expected), "{told}");
    let output = run("go analyze testdata/go/games.jsonl --game 1");
    assert!(text(&output.stdout).contains("\n   3  black  PASS   white wins\n"), "{}", text(&output.stdout));
}

#[test]
fn mistakes_are_found_and_better_moves_are_better() {
    let analysis = analysis(GAME, "--time 0.5");
    let moves = analysis["moves"].as_array().expect("moves");
    assert_eq!((moves.len(), &analysis["schema"], &analysis["version"]), (24, &"suite/analysis".into(), &1.into()));
    for (number, player, opponent) in [(17, "black", "white"), (18, "white", "black"), (19, "black", "white")] {
        let turn = &moves[number - 1];
        assert_eq!((&turn["player"], &turn["mistake"]["id"]), (&player.into(), &"gives-win-away".into()), "{turn}");
        assert_eq!(turn["after"]["winner"], opponent);
        let before: Vec<_> = GAME.split(' ').take(number - 1).collect();
        let better = format!("{} {}", before.join(" "), turn["better"].as_str().expect("a move"));
        let solved = done(suite().args(["go", "solve", "--moves", &better]));
        let value = format!("value   {player} wins\n");
        assert!(text(&solved.stdout).starts_with(&value), "{better}: {}", text(&solved.stdout));
    }
    assert!(moves[19..].iter().all(|turn| turn["mistake"].is_null() && turn["better"].is_null()), "{analysis}");
    assert_eq!(moves[23]["after"]["winner"], "white", "12 to 12 stones and the komi");
}

#[test]
fn the_opening_is_known_from_the_book() {
    let told = text(&run("go analyze --moves 2,1 --time 0.000001").stdout).to_owned();
    let expected =
        "       start        black wins\n   1  black  2,1    white wins          gives the win away; 2,2 keeps it\n";
    assert!(told.starts_with(expected) && told.contains("\n0 nodes, "), "{told}");
}

#[test]
fn what_takes_too_long_is_unknown() {
    let analysis = analysis("2,2 2,3", "--size 6 --time 0.01");
    let [start, turn] = [&analysis["start"], &analysis["moves"][0]];
    assert_eq!(
        (&start["winner"], &turn["after"]["winner"], &turn["mistake"]),
        (&Value::Null, &Value::Null, &Value::Null)
    );
    let told = run("go analyze --moves 2,2 --size 6 --time 0.01");
    assert!(text(&told.stdout).starts_with("       start        unknown\n"), "{}", text(&told.stdout));
}

#[test]
fn a_draw_is_nobodys_win() {
    let analysis = analysis("PASS 0,0", "--size 2");
    assert_eq!(analysis["moves"][1]["after"]["winner"], "white");
    let over = self::analysis("0,0 1,1 0,1", "--size 2 --exact");
    assert_eq!(over["moves"][2]["after"], serde_json::json!({"winner": "draw", "margin": 0}), "{over}");
}

#[test]
fn what_is_no_game_is_refused() {
    for (arguments, message) in [
        (&["--moves", "2,2 2,2"][..], "error: --moves: move 2, 2,2: the point is occupied\n"),
        (
            &["--moves", "2,2 x"],
            "error: --moves: move 2, x: expected row,column such as 2,3, a point such as C3, or pass\n",
        ),
        (&["--moves", "", "--time", "0"], "expected a number of seconds greater than 0, found `0`"),
        (&[], "the following required arguments were not provided"),
        (
            &["testdata/go/games.jsonl", "--game", "3"],
            "error: testdata/go/games.jsonl: expected --game to choose one of the games 1 to 2, found 3\n",
        ),
        (&["testdata/go/games.jsonl", "--moves", ""], "cannot be used with"),
    ] {
        let output = suite().args(["go", "analyze"]).args(arguments).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{arguments:?}");
        assert!(text(&output.stderr).contains(message), "{}", text(&output.stderr));
    }
    done(suite().args(["go", "analyze", "testdata/go/ko.sgf", "--time", "0.000001"]));
}
