//! Games as Othello's programs write them: transcripts, GGF, and the protocol of NBoard.

use std::fs;

use crate::{done, has, records, run, snapshots, suite, text};

#[test]
fn a_transcript_is_a_list_of_moves() {
    let solve = |moves: &str| {
        let output = done(suite().args(["othello", "solve", "-d", "4", "--json", "--moves", moves]));
        let solution: serde_json::Value = serde_json::from_slice(&output.stdout).expect("JSON");
        (solution["to_move"].clone(), solution["value"].clone(), solution["pv"].clone())
    };
    let expected = solve("1 0, 0 0, 0 1");
    for moves in ["b1a1a2", "B1A1A2", "b1 a1 a2", "b1a1 A2", "b1, a1, 0 1"] {
        assert_eq!(solve(moves), expected, "{moves}");
    }
    let wrong = run("othello solve -d 4 --moves b1a1e1");
    assert!(text(&wrong.stderr).contains("--moves: move 3, e1: expected"), "{wrong:?}");
}

#[test]
fn a_game_is_the_same_in_every_notation() {
    let folder = tempfile::tempdir().expect("a folder");
    let line = "othello host -d 4 -a randy -b alphabeta --rules standard --games 4 --seed 1 --json --ggf";
    let output = done(suite().args(line.split(' ')).arg(folder.path()));
    let file = folder.path().join("games.jsonl");
    fs::write(&file, &output.stdout).expect("a file");
    let replayed = |arguments: &[&str]| {
        let output = done(suite().args(["othello", "replay"]).args(arguments));
        // All but the result, which GGF has in another form.
        text(&output.stdout).rsplit_once("\n\n").expect("a result").0.to_owned()
    };
    let mut passes = 0;
    for (record, number) in records(&output).iter().zip(1..) {
        let ggf = folder.path().join(format!("game-000{number}.ggf"));
        let record_of = |path: &std::path::Path| replayed(&[path.to_str().expect("a path")]);
        let expected = replayed(&[file.to_str().expect("a path"), "--game", &number.to_string()]);
        assert_eq!(record_of(&ggf), expected);
        let written = fs::read_to_string(&ggf).expect("a file");
        passes += written.matches("[PA]").count();
        fs::write(&ggf, written.replace("B[PA]", "").replace("W[PA]", "")).expect("a file");
        assert_eq!(record_of(&ggf), expected, "passes that are left out");
        let lead =
            record["score"]["dark"].as_i64().zip(record["score"]["light"].as_i64()).map(|(dark, light)| dark - light);
        assert!(written.contains(&format!("RE[{:+}.00]", lead.expect("a score"))), "{written}");
    }
    assert!(passes > 0, "no game has a pass");
}

#[test]
fn a_file_may_be_a_transcript() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    fs::write(&file, "F5D6C3D3C4\n").expect("a file");
    let replayed = done(suite().args(["othello", "replay"]).arg(&file));
    let shown = text(&replayed.stdout);
    assert!(shown.contains("\n5: dark 2 3\n") && shown.trim_end().ends_with("X dark 6, O light 3"), "{shown}");
    let analyzed = done(suite().args(["othello", "analyze", "--time", "0.01", "--json"]).arg(&file));
    assert!(text(&analyzed.stdout).contains(r#""rules":"standard""#), "{analyzed:?}");
}

#[test]
fn a_forfeit_is_a_resignation_in_ggf() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut host = super::host("-d 4 -a false -b greedy --ggf");
    done(host.arg(folder.path()));
    let game = fs::read_to_string(folder.path().join("game-0001.ggf")).expect("a game");
    assert!(game.contains("PB[false]PW[greedy]RE[-16.00:r]"), "{game}");
}

#[cfg(unix)]
#[test]
fn nboard_is_answered() {
    let game = |moves: &str| {
        format!("set game (;GM[Othello]PC[NBoard]PB[a]PW[b]RE[?]TI[15:00]TY[4]BO[4 -----O*--*O----- *]{moves};)")
    };
    let session = [
        "nboard 2",
        "set depth 6",
        "set contempt 0",
        "set game (;GM[Othello]PB[a]PW[b]RE[?]TY[8]\
             BO[8 ---------------------------O*------*O--------------------------- *];)",
        "go",
        "move D3/1.5/2",
        "go",
        &game("B[B1]W[A1]B[A2]"),
        "ping 12",
        "hint 2",
        "move D4",
        "move A3//0.1",
        "go",
        "learn",
        "analyze",
        "something else",
        "set game (;GM[Amazons];)",
        "set game (;GM[Othello]BO[9 --- *];)",
        "",
    ];
    let output = crate::typed(suite().args("othello nboard --agent greedy --seed 1".split(' ')), &session.join("\n"));
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    snapshots("othello").bind(|| insta::assert_binary_snapshot!("nboard.txt", output.stdout));
}

#[cfg(unix)]
#[test]
fn a_student_s_program_plays_in_nboard() {
    if has("python3") {
        let mut nboard = suite();
        nboard.args("othello nboard --agent testdata/othello/first_move.py".split(' '));
        let output = crate::typed(&mut nboard, "nboard 2\ngo\nmove C4\ngo\n");
        let answers = "set myname suite (testdata/othello/first_move.py)\n=== C4\nstatus\n=== C3\nstatus\n";
        assert_eq!(text(&output.stdout), answers, "{output:?}");
    }
}
