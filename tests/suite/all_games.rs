//! The commands that every game has: `host`, `play`, `perft`, `solve`, `replay` and `analyze`.

use std::fs;

use serde_json::{Value, json};

#[cfg(unix)]
use crate::processes::assert_can_be_interrupted;
use crate::{done, run, suite, text};

/// A game, its players' names, two built-in players, and a variant that is soon over.
const GAMES: [(&str, [&str; 2], [&str; 2], &str); 4] = [
    ("go", ["black", "white"], ["random", "greedy"], "--size 3"),
    ("othello", ["dark", "light"], ["randy", "alphabeta:limit=2"], "-d 4"),
    ("squirrel", ["X", "O"], ["random", "minimax:limit=1,caching,ordering"], ""),
    ("tictactoe", ["X", "O"], ["random", "smart"], ""),
];

/// Returns the arguments of `suite GAME host` between two players.
fn host([first, second]: [&str; 2], start: &str, rest: &str) -> Vec<String> {
    let players = ["-a", first, "-b", second].map(str::to_owned);
    let words = start.split_whitespace().chain(rest.split_whitespace()).map(str::to_owned);
    ["host".to_owned()].into_iter().chain(players).chain(words).collect()
}

#[test]
fn every_game_is_hosted_recorded_replayed_and_analyzed() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    for (game, names, players, start) in GAMES {
        let rest = "--games 3 --swap --seed 4 --random-plies 2 --json --jobs";
        let play = |jobs| {
            let output = done(suite().arg(game).args(host(players, start, rest)).arg(jobs));
            let lines = text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("a record"));
            (lines.collect::<Vec<Value>>(), output.stdout)
        };
        let (records, lines) = play("1");
        for (record, (again, number)) in records.iter().zip(play("3").0.iter().zip(1..)) {
            assert_eq!((&record["schema"], &record["game"]), (&json!("suite/record"), &json!(game)));
            assert_eq!(record["number"], number);
            assert_eq!(record["moves"], again["moves"], "the same seed plays the same games: {game}");
            let first = if number % 2 == 1 { players[0] } else { players[1] };
            assert_eq!(record["players"][names[0]], first, "{game}");
        }
        fs::write(&file, lines).expect("a file");
        let last = records[1]["moves"].as_array().expect("moves").len();
        let shown = done(suite().args([game, "replay"]).arg(&file).args(["--game", "2"]));
        let shown = text(&shown.stdout);
        assert!(shown.starts_with(&format!("{} ({}) against {} (", names[0], players[1], names[1])), "{shown}");
        assert!(shown.contains(&format!("\n{last}: ")) && !shown.contains(&format!("\n{}: ", last + 1)), "{shown}");
        let analyzed = done(suite().args([game, "analyze"]).arg(&file).args("--game 2 --time 0.05 --json".split(' ')));
        let analysis: Value = serde_json::from_slice(&analyzed.stdout).expect("JSON");
        assert_eq!((&analysis["schema"], &analysis["game"]), (&json!("suite/analysis"), &json!(game)));
        let turns = analysis["moves"].as_array().expect("moves");
        assert_eq!((turns.len(), &turns[last - 1]["after"]["winner"]), (last, &records[1]["winner"]), "{game}");
        let output = suite().args([game, "analyze"]).arg(&file).output().expect("a run");
        assert!(text(&output.stderr).contains("expected --game to choose one of the games 1 to 3"), "{output:?}");
    }
    let (other, ..) = GAMES[1];
    let output = suite().args([other, "replay"]).arg(&file).args(["--game", "1"]).output().expect("a run");
    let message = "line 1: expected a game of othello, found one of tictactoe\n";
    assert!(text(&output.stderr).ends_with(message), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_series_of_every_game_ends_with_a_table() {
    for (game, names, players, start) in GAMES {
        let output = done(suite().arg(game).args(host(players, start, "--games 4 --swap --seed 4")));
        let table = text(&output.stdout);
        assert!(table.starts_with("seed 4\n"), "{table}");
        assert_eq!(table.matches(&format!("\n  {}", names[1])).count(), 2, "{table}");
        assert_eq!(table.matches("with 95 % confidence").count(), 2, "{table}");
        // There is no terminal to show a bar on.
        assert_eq!(text(&output.stderr).lines().count(), 4, "{}", text(&output.stderr));
        assert!(text(&output.stderr).starts_with("game 1: "), "{}", text(&output.stderr));
    }
}

#[cfg(unix)]
#[test]
fn results_do_not_depend_on_a_place_for_notes() {
    for (game, _, players, start) in GAMES {
        for broken in ["2>&-", "2>/dev/full"] {
            let mut shell = std::process::Command::new("sh");
            shell.args(["-c", &format!("exec \"$0\" \"$@\" {broken}"), env!("CARGO_BIN_EXE_suite"), game]);
            let output = done(shell.args(host(players, start, "--games 2 --seed 1")));
            assert!(text(&output.stdout).contains("95 % confidence"), "{game} {broken}: {output:?}");
        }
    }
}

#[cfg(unix)]
#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_people_play_every_game_in_the_same_words() {
    for (game, names, _, start) in GAMES {
        let line = format!("{game} play {start} --seed 1");
        for (words, moves, result) in [
            ("", "h\nwhat now\nresign\n", "move 1, resigned\n"),
            ("", "quit\n", "move 1, left the game\n"),
            ("--second", "undo\nu\nresign\n", "move 2, resigned\n"),
        ] {
            let output = crate::typed(suite().args(line.split_whitespace()).args(words.split_whitespace()), moves);
            assert!(text(&output.stdout).ends_with(result), "{line}: {output:?}");
            let me = if words.is_empty() { names[0] } else { names[1] };
            let prompt = format!("{me} to move (");
            assert!(text(&output.stderr).contains(&prompt), "{line}: {output:?}");
            assert!(text(&output.stderr).contains("; undo, hint, resign or quit): "), "{line}: {output:?}");
            if moves.starts_with('h') {
                assert!(
                    text(&output.stderr).contains("try ") && text(&output.stderr).contains("expected "),
                    "{output:?}"
                );
            }
        }
        for person in ["human", "manual"] {
            let output = crate::typed(suite().arg(game).args(host([person, person], start, "--seed 1")), "q\n");
            assert!(
                text(&output.stdout).contains(&format!("{} ({person}), move 1, left the game", names[0])),
                "{output:?}"
            );
        }
    }
}

#[test]
fn small_games_are_solved() {
    for (line, value, nodes) in [
        ("tictactoe solve", 0, Some(549_946)),
        ("othello solve -d 4", -6, Some(123_281)),
        ("go solve --size 2 --exact", 0, None),
    ] {
        let solution = |more: &str| -> Value {
            serde_json::from_slice(&run(&format!("{line} --json --threads 1{more}")).stdout).expect("JSON")
        };
        let solved = solution(" --all-moves");
        assert_eq!(solved["value"], value, "{line}");
        let values = solved["moves"].as_object().expect("moves").values();
        assert_eq!(values.filter_map(|worth| worth["value"].as_i64()).max(), Some(value), "{line}");
        let counted: Value =
            serde_json::from_slice(&run(&format!("{line} --json --count --algorithm minimax")).stdout).expect("JSON");
        assert_eq!(counted["value"], value, "{line}");
        assert!(nodes.is_none_or(|nodes: u64| counted["nodes"] == nodes), "{line}: {counted}");
        assert!(counted["leaves"].as_u64() < counted["nodes"].as_u64(), "{line}");
        let printed = run(line);
        let variation = text(&printed.stdout).lines().find_map(|line| line.strip_prefix("pv      "));
        let end = done(suite().args(line.split(' ')).args(["--moves", variation.expect("a principal variation")]));
        assert!(text(&end.stdout).contains("none: the game is over"), "{line}: {end:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_solution_that_takes_too_long_can_be_interrupted() {
    // More memory than any system has: the table takes what there is.
    for line in ["go solve --size 6 --memory 100T", "othello solve --memory 100T"] {
        assert_can_be_interrupted(line, "error: interrupted; nothing was solved\n");
    }
}

#[test]
fn a_wrong_number_is_met_with_what_was_expected() {
    let number = "expected a whole number, found";
    for (line, expected) in [
        ("go perft x", number),
        ("othello perft -d 4 -- -1", number),
        ("squirrel host -a random -b random --seed 1.5", number),
        ("go replay games.jsonl --game second", number),
        ("tictactoe host -a random -b smart --games 0", "expected a whole number from 1 to 10000000, found `0`"),
        ("go host --black random --white random --jobs 0", "expected a whole number from 1 to 1024, found `0`"),
        ("othello solve -d 4 --player 3", "expected a whole number from 1 to 2, found `3`"),
        ("tictactoe host -a minimax:limit=4294967296 -b smart", "expected a number of plies, or -1 for unlimited"),
    ] {
        let output = suite().args(line.split(' ')).output().expect("a run");
        assert_eq!(output.status.code(), Some(2), "{line}");
        assert!(text(&output.stderr).contains(expected), "{line}: {output:?}");
    }
}
