//! Self-contained files.

use std::fs;
use std::path::Path;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{done, suite, text};

/// Returns the text between two others.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    text.split_once(begin).and_then(|(_, rest)| rest.split_once(end)).expect("both").0
}

/// Returns the data of a page, which has nothing but its own script and style.
fn data(page: &str) -> Value {
    let policy = between(page, "Content-Security-Policy\" content=\"", "\"");
    let script = between(page, "<script type=\"module\">", "</script>");
    let style = between(page, "<style>", "</style>");
    for (kind, content) in [("script", script), ("style", style)] {
        let hash = STANDARD.encode(Sha256::digest(content));
        assert!(policy.contains(&format!("{kind}-src 'sha256-{hash}'")), "{policy}");
    }
    assert!(policy.starts_with("default-src 'none';"), "{policy}");
    assert_eq!(page.matches("</script").count(), 2, "the data and the script");
    let data: Value = serde_json::from_str(between(page, "id=\"data\">", "</script>")).expect("JSON");
    assert_eq!((&data["schema"], &data["version"]), (&"suite/page".into(), &1.into()));
    data
}

#[test]
fn a_file_holds_the_game_and_lets_nothing_else_in() {
    let folder = tempfile::tempdir().expect("a folder");
    let [record, html] = ["game.jsonl", "game.html"].map(|name| folder.path().join(name));
    let output = done(suite().args("othello host -d 4 -a randy -b randy --json --quiet --seed 1".split(' ')));
    // A name that would end the script, if it could.
    let evil = text(&output.stdout).replace("\"dark\":\"randy\"", "\"dark\":\"</script><script>alert(1)\"");
    fs::write(&record, evil).expect("a file");
    let replayed = done(suite().args(["othello", "replay"]).arg(&record).arg("--html").arg(&html));
    assert_eq!(text(&replayed.stdout), "");
    let replayed = fs::read_to_string(&html).expect("a page");
    done(suite().args(["othello", "analyze", "--exact"]).arg(&record).arg("--html").arg(&html));
    let analyzed = fs::read_to_string(&html).expect("a page");
    for (page, has_analysis) in [(&replayed, false), (&analyzed, true)] {
        let game = &data(page)["records"][0];
        assert_eq!(game["players"][0], "</script><script>alert(1)");
        let boards = game["boards"].as_array().map(Vec::len);
        assert_eq!(game["analysis"].as_array().map(Vec::len), if has_analysis { boards } else { None });
        assert_eq!(game.get("keeps").is_some(), has_analysis);
        assert_eq!(boards, game["moves"].as_array().map(|moves| moves.len() + 1));
    }
}

/// A text that must not become a script or an image.
const EVIL: &str = "</script><img src=x onerror=alert(1)>";

/// Grades a program twice, the second time from its records, and returns the page and its data.
fn graded(game: &str, program: &str, options: &str) -> (String, Value) {
    let folder = tempfile::tempdir().expect("a folder");
    let [records, first, second] = ["records", "1.html", "2.html"].map(|name| folder.path().join(name));
    let grade = |arguments: &[&str], records: &Path, page: &Path| {
        let mut command = suite();
        command.args([game, "grade", program, "--quiet"]).args(arguments).arg(records).arg("--html").arg(page);
        done(&mut command);
        fs::read_to_string(page).expect("a page")
    };
    let named: Vec<_> = ["--name", EVIL].into_iter().chain(options.split(' ')).chain(["--out"]).collect();
    let page = grade(&named, &records, &first);
    let resumed = grade(&["--resume"], &records, &second);
    assert_eq!(resumed, page, "resumed");
    let data = data(&page);
    assert_eq!(data["title"], EVIL);
    (page, data)
}

/// Returns the report of a page, as it is shown without scripts.
fn report(page: &str) -> &str {
    let report = between(page, "<main id=\"report\">", "</main>");
    assert!(!report.contains("<img") && !report.contains("<script"), "{report}");
    report
}

#[test]
fn a_grading_is_a_page_with_boards_of_what_went_wrong() {
    let (page, data) = graded("go", "random", "--seed 1 --stage 1");
    let shown = report(&page);
    for part in [
        "&lt;/script&gt;&lt;img",
        "<strong>1.00 of 90 points</strong>",
        "<th scope=\"row\">  greedy</th><td class=\"numeric\">4 of 20</td>",
        "<h3>16 of 20 games lost: score</h3>",
        "<a href=\"#/record/3\">game 1, as black: lost by 8 to 14.5 points: \
         8 stones to 12, and a komi of 2.5 for white</a>",
        "Of the last 13, nothing is shown here.",
        "<code>suite go grade random --seed=1 --stage=1</code>",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let games = data["records"].as_array().expect("games");
    assert_eq!((games.len(), shown.matches("#/record/").count()), (12, 12));
    assert_eq!(games[3]["title"], "greedy: game 1");
    assert_eq!(games[3]["players"], serde_json::json!(["random", "greedy"]));
    assert_eq!(games[3]["outcome"]["winner"], 1);
}

#[test]
#[cfg(unix)]
fn what_a_program_says_is_a_text_of_the_page() {
    let (page, data) =
        graded("squirrel", &format!("sh -c 'echo \"{EVIL}\" >&2; exit 3'"), "--seed 1 --cases-per-task 4");
    let shown = report(&page);
    for part in ["0.00 of 100 points", "4 of 4 cases wrong: crash", "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;"]
    {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    let games = data["records"].as_array().expect("games");
    let moves: Vec<_> = games.iter().map(|game| game["moves"].as_array().map_or(0, Vec::len)).collect();
    assert_eq!(moves[..9], [1; 9], "the right moves of three cases of each task");
    assert!(moves.len() == 12 && moves[9..].iter().all(|&count| count > 1), "{moves:?}");
    assert_eq!(games[0]["title"], "greedy: case 1");
    assert_eq!(games[0]["outcome"]["words"], "case 1: crashed: exit status: 3");
}

#[test]
#[cfg(unix)]
fn a_case_of_othello_shows_the_board_and_a_right_move() {
    let (page, data) = graded("othello", "false", "--seed 1 --cases-per-task 1 --games 2");
    assert!(report(&page).contains("minimax"));
    let game = &data["records"][0];
    assert_eq!(game["title"], "minimax: case 1");
    assert_eq!(game["moves"].as_array().map(Vec::len), Some(1));
}

#[test]
fn a_contest_is_a_page_with_a_game_of_each_encounter() {
    let folder = tempfile::tempdir().expect("a folder");
    let contest =
        "contest tictactoe random perfect minimax --openings 2 --random-plies 2 --seed 1 --quiet --html page.html";
    let printed = done(suite().args(contest.split(' ')).current_dir(&folder));
    let page = fs::read_to_string(folder.path().join("page.html")).expect("a page");
    let (shown, data) = (report(&page), data(&page));
    assert_eq!((&data["title"], data["records"].as_array().map(Vec::len)), (&"Contest: tictactoe".into(), Some(3)));
    let first = text(&printed.stdout).lines().nth(2).expect("standings").split_whitespace().nth(1).expect("a name");
    for part in [
        "<caption>Standings</caption>",
        &format!("<th scope=\"row\">  1 {first}</th>"),
        "<caption>Crosstable</caption>",
        "<td class=\"numeric\">-</td>",
        "One game of each encounter: the last one that somebody won.",
    ] {
        assert!(shown.contains(part), "{part}: {shown}");
    }
    for (index, game) in data["records"].as_array().expect("games").iter().enumerate() {
        // Twice in the crosstable, and in the list.
        assert_eq!(shown.matches(&format!("<a href=\"#/record/{index}\">")).count(), 3, "{shown}");
        let players = game["players"].as_array().expect("players");
        let is_named = |player: &Value| shown.contains(player.as_str().expect("a name"));
        assert!(players.iter().all(is_named), "{players:?}");
    }
}

#[test]
fn an_analysis_holds_the_moves_that_keep_the_result() {
    let folder = tempfile::tempdir().expect("a folder");
    let analyzed = |game: &str, moves: &str, options: &[&str]| {
        let page = folder.path().join("page.html");
        done(suite().args([game, "analyze", "--moves", moves]).args(options).arg("--html").arg(&page));
        let data = data(&fs::read_to_string(&page).expect("a page"));
        data["records"][0]["keeps"].clone()
    };
    // An edge gives the draw away, and then X the win.
    let keeps = analyzed("tictactoe", "1,1 0,1 2,1", &[]);
    assert_eq!(keeps["1"], serde_json::json!(["0,0", "0,2", "2,0", "2,2"]));
    assert!(keeps.as_object().is_some_and(|keeps| keeps.keys().eq(["1", "2"])), "{keeps}");
    // A move that gives a win away is judged by the result, also where points are known.
    let exact = analyzed("tictactoe", "1,1 0,1 2,1", &["--exact"]);
    assert_eq!(exact, keeps);
}
