//! Self-contained files.

use std::fs;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{done, suite, text};

/// Returns what stands between two texts.
fn between<'a>(text: &'a str, begin: &str, end: &str) -> &'a str {
    text.split_once(begin).and_then(|(_, rest)| rest.split_once(end)).expect("both").0
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
        let game = &data["games"][0];
        assert_eq!(game["players"][0], "</script><script>alert(1)");
        let boards = game["boards"].as_array().map(Vec::len);
        assert_eq!(game["analysis"].as_array().map(Vec::len), if has_analysis { boards } else { None });
        assert_eq!(boards, game["moves"].as_array().map(|moves| moves.len() + 1));
    }
}
