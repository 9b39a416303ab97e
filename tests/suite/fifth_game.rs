//! The chapter "Add a game", followed to the letter: in a copy of the project, Connect Four becomes a game of the
//! suite, and everybody knows it.

mod chapter;
mod project_copy;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Command;

use serde_json::{Value, json};

use self::chapter::Chapter;
use self::project_copy::ProjectCopy;
use crate::documents::assert_crates_import_what_the_architecture_allows;
use crate::web::Server;
use crate::{done, has, help, python, root, run, text, typed};

/// A position in which three columns are full, and yellow wins the 24 plies that are left.
const LATE: &str = "444444222222666666";
/// The most files that a new game may touch besides those of its crate.
const MOST_PLACES: usize = 6;

#[test]
#[ignore = "builds the command once more, which takes minutes"]
fn slow_a_fifth_game_is_known_everywhere() {
    if !has("git") || !root().join(".git").exists() {
        return;
    }
    let chapter = Chapter::read("docs/add-a-game.md");
    let copy = ProjectCopy::new(&chapter);
    // With the command, whose features they would lack: nothing is compiled twice.
    copy.cargo(&["test", "-p", "suite", "-p", "suite-connectfour", "-p", "suite-catalog", "--lib"]);
    assert_crates_import_what_the_architecture_allows(copy.folder());
    copy.cargo(&["build"]);
    copy.assert_the_project_keeps_its_crates();
    assert_help_tells_of_it(&copy);
    assert_it_is_played_and_solved(&copy);
    assert_programs_for_boards_play_it(&copy);
    assert_contests_are_held(&copy);
    assert_the_page_shows_it(&copy);
    assert_python_plays_it(&copy);

    let locks = ["python", "site"].into_iter().filter(|folder| !copy.locks(folder));
    let unknown: Vec<_> = locks.map(|folder| format!("{folder}/Cargo.lock")).collect();
    let (changed, added) = copy.changes();
    let (own, mut touched): (BTreeSet<_>, BTreeSet<_>) =
        chapter.places().into_iter().partition(|place| place.starts_with("games/connectfour/"));
    touched.retain(|path| !unknown.contains(path));
    assert_eq!(changed, touched, "the files that change, and those that the chapter lists");
    assert_eq!(added, own, "the new files, and those that the chapter lists");
    assert!(changed.len() <= MOST_PLACES, "{changed:?}");
}

#[test]
fn the_chapter_lists_the_files_that_it_changes() {
    let chapter = Chapter::read("docs/add-a-game.md");
    let places = chapter.places();
    let old = places.iter().filter(|place| root().join(place).exists());
    let old: BTreeMap<_, _> = old.map(|path| (path.clone(), fs::read(root().join(path)).expect("a file"))).collect();
    assert!(old.len() <= MOST_PLACES, "{:?}", old.keys());
    let mut new = old.clone();
    chapter.apply(&mut new);
    assert!(new.keys().eq(&places), "{:?}", new.keys());
    // Cargo writes its own.
    let is_changed = |path: &String| old.get(path) != new.get(path) || path.ends_with("Cargo.lock");
    assert!(places.iter().all(is_changed));
}

/// Runs a line of the new command that has to come to its end in good order, and returns what it prints.
fn printed(copy: &ProjectCopy, line: &str) -> String {
    text(&done(copy.suite().args(line.split(' '))).stdout).to_owned()
}

/// Runs a line of the new command with something typed, and returns what it prints.
fn answered(copy: &ProjectCopy, line: &str, input: &str) -> String {
    let output = typed(copy.suite().args(line.split(' ')), input);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

/// Checks that lists of commands have the game, and no other help changes; that it has help of its own; and that
/// completions and manual know it.
fn assert_help_tells_of_it(copy: &ProjectCopy) {
    for line in help::LINES {
        let (old, new) = (run(line), printed(copy, line));
        let same = help::words_without(&new, &["connectfour"]);
        assert_eq!(same, help::words_without(text(&old.stdout), &[]), "{line}");
    }
    for line in ["--help", "contest --help", "contest compare --help", "contest plan --help"] {
        assert!(printed(copy, line).contains("\n  connectfour "), "{line}");
    }
    for verb in ["analyze", "gtp", "host", "perft", "play", "replay", "solve"] {
        let help = printed(copy, &format!("connectfour {verb} --help"));
        assert!(help.contains(&format!("Example:\n  suite connectfour {verb}")), "{help}");
    }
    // What fish asks, with the fewest words.
    let completed = done(copy.suite().env("SUITE_COMPLETE", "fish").args(["--", "suite", "connect"]));
    assert!(text(&completed.stdout).starts_with("connectfour"), "{}", text(&completed.stdout));
    let folder = tempfile::tempdir().expect("a folder");
    done(copy.suite().args(["man", "--out"]).arg(folder.path()));
    assert!(folder.path().join("suite-connectfour-host.1").exists());
}

fn assert_it_is_played_and_solved(copy: &ProjectCopy) {
    assert!(printed(copy, "connectfour perft 6").contains("117,649"));
    let solved = printed(copy, &format!("connectfour solve --moves {LATE}"));
    assert!(solved.contains("yellow"), "{solved}");
    let played =
        typed(copy.suite().args(["connectfour", "play", "--against", "random", "--seed", "1"]), "4\n8\n4\nquit\n");
    let seen = text(&played.stderr);
    assert!(seen.contains("expected a column from 1 to 7") && seen.contains(" 1  2  3  4  5  6  7"), "{seen}");

    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("games.jsonl");
    let records = printed(
        copy,
        "connectfour host --yellow alphabeta --red random --games 4 --swap --random-plies 2 --seed 1 --json --quiet",
    );
    fs::write(&file, &records).expect("a file");
    let record: Value = serde_json::from_str(records.lines().next().expect("a record")).expect("JSON");
    assert_eq!((&record["game"], &record["reason"]), (&json!("connectfour"), &json!("four-in-a-row")), "{record}");
    let moves = record["moves"].as_array().expect("moves").len();
    let file = file.to_str().expect("a path");
    let boards = printed(copy, &format!("connectfour replay {file} --game 1"));
    assert_eq!(boards.matches(" 1  2  3  4  5  6  7").count(), moves + 1, "{boards}");
    let analyzed = printed(copy, &format!("connectfour analyze --time 0.1 --moves {LATE}7171"));
    assert!(analyzed.contains("yellow wins"), "{analyzed}");
}

fn assert_programs_for_boards_play_it(copy: &ProjectCopy) {
    let session =
        "name\nboardsize 7\nclear_board\nplay black D1\nplay white D1\nplay white D2\ngenmove black\nshowboard\nquit\n";
    let answers = answered(copy, "connectfour gtp --agent greedy --seed 1", session);
    let answers: Vec<_> = answers.split("\n\n").collect();
    assert_eq!(answers[3], "= ", "{answers:?}");
    assert!(answers[4].starts_with("? illegal move"), "there is a disk: {answers:?}");
    assert_eq!(answers[6], "= D3", "greedy plays in the center: {answers:?}");
    assert!(answers[7].contains('X') && answers[7].contains('O'), "{answers:?}");
}

fn assert_contests_are_held(copy: &ProjectCopy) {
    let folder = tempfile::tempdir().expect("a folder");
    let results = folder.path().join("contest");
    let line = "contest connectfour random greedy alphabeta:limit=2 --seed 1 --quiet --json --out";
    let held = text(&done(copy.suite().args(line.split(' ')).arg(results)).stdout).to_owned();
    assert!(held.contains("alphabeta:limit=2"), "{held}");
    let compared = copy
        .suite()
        .args("contest compare connectfour alphabeta:limit=2 random --games 20 --seed 1 --quiet".split(' '))
        .output()
        .expect("the command starts");
    assert!(text(&compared.stdout).contains("Elo"), "{}", text(&compared.stderr));
}

fn assert_the_page_shows_it(copy: &ProjectCopy) {
    let server = Server::of(copy.suite().args(["web", "--port", "0", "--no-open"]));
    let about = server.get("about");
    let games = about["games"].as_array().expect("games");
    let about = games.iter().find(|game| game["id"] == "connectfour").expect("the game");
    assert_eq!(about["name"], "Connect Four", "{about}");

    let request = json!({ "game": "connectfour", "algorithm": "alphabeta", "limit": 4, "moves": "4 4" });
    let tree = server.post("trees", &request)["id"].as_str().expect("an id").to_owned();
    let summary = loop {
        let summary = server.get(&format!("trees/{tree}"));
        if summary["done"] == true {
            break summary;
        }
    };
    assert_eq!(summary["result"]["best"], "4", "{summary}");
    let board = &server.get(&format!("trees/{tree}/steps/0"))["board"];
    let squares = board["squares"].as_array().expect("squares");
    assert_eq!((squares.len(), squares.iter().filter(|square| square["legal"] == true).count()), (42, 7), "{board}");

    let request = json!({ "game": "connectfour", "players": ["random", "greedy"], "moves": "4 4", "seed": 7 });
    let game = server.post("games", &request)["id"].as_str().expect("an id").to_owned();
    let ended = server.events(&format!("games/{game}/events")).find(|event| event["kind"] == "ended");
    let record = ended.expect("an end")["record"].clone();
    assert_eq!(server.ask("POST", "records", &record.to_string()).status, 200, "{record}");
}

fn assert_python_plays_it(copy: &ProjectCopy) {
    let program = "\
import suite_games
assert 'connectfour' in suite_games.games()
position = suite_games.start('connectfour')
for mv in '444444222222666666':
    position = position.play(mv)
assert suite_games.solve(position).value > 0
while not position.is_over():
    position = position.play(position.moves()[0])
print(position.shape, position.players)";
    let Some(interpreter) = python().and_then(|python| copy.python(python)) else { return };
    let printed = done(Command::new(interpreter).args(["-c", program]));
    assert_eq!(text(&printed.stdout), "(6, 7) ('yellow', 'red')\n");
}
