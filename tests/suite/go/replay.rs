//! Recorded games are shown.

use std::fs;

use crate::{run, snapshots, suite, text};

#[test]
fn a_line_of_json_is_shown_board_by_board() {
    let output = run("go replay testdata/go/games.jsonl --game 2");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    snapshots("go").bind(|| insta::assert_snapshot!("replay", text(&output.stdout)));
    assert_ne!(
        run("go replay testdata/go/games.jsonl --game 1").stdout,
        output.stdout,
        "the first game is another one"
    );
    let output = run("go replay testdata/go/games.jsonl");
    let message = "error: testdata/go/games.jsonl: expected --game to choose one of the games 1 to 2\n";
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), message));
}

#[test]
fn an_sgf_file_is_shown_as_well() {
    let output = run("go replay testdata/go/ko.sgf");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let shown = text(&output.stdout);
    assert!(shown.starts_with("black (Ann) against white (Ben)\n"), "{shown}");
    assert!(shown.contains("8: white 1,1\n") && shown.contains("8 of 24 moves played; ko at 1,2\n"), "{shown}");
    assert!(shown.ends_with("\nW+R  Black has seen enough.\n"), "{shown}");
    // A comment keeps its line ends.
    let file = tempfile::NamedTempFile::new().expect("a file");
    fs::write(&file, "(;GM[1]SZ[3]RE[B+1];B[bb]C[one\r\ntwo\u{1b}[31m])").expect("a file");
    let shown = run(&format!("go replay {}", file.path().display())).stdout;
    assert!(text(&shown).ends_with("\nB+1  one\ntwo\\u{1b}[31m\n"), "{}", text(&shown));
}

#[test]
fn what_is_no_game_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game");
    let line = |moves: &str| {
        let times = vec!["0"; moves.split("\",\"").filter(|mv| !mv.is_empty()).count()].join(",");
        format!(
            concat!(
                r#"{{"schema":"suite/record","version":1,"game":"go","number":1,"seed":1,"variant":{{"size":5}},"#,
                r#""players":{{"black":"a","white":"b"}},"swapped":false,"#,
                r#""moves":[{moves}],"cpu":[{times}],"wall":[{times}],"#,
                r#""score":{{"black":0,"white":0}},"compensation":2.5,"winner":"white","reason":"passes"}}"#
            ),
            moves = moves,
            times = times
        )
    };
    let passes = r#""PASS","PASS""#;
    for (content, message) in [
        (String::new(), "expected a game record, found an empty file"),
        ("hello".to_owned(), "line 1: not a game record: expected value"),
        (line(passes) + "\n\n{", "line 3: not a game record: EOF"),
        (line(r#""2,2","2,2""#), "line 1: move 2, 2,2: the point is occupied"),
        (line(r#""2,2","5,5""#), "line 1: move 2, 5,5: the point is not on the board"),
        (line(r#""middle""#), "line 1: move 1, middle: expected row,column such as 2,3, a point such as C3, or pass"),
        (line(r#""PASS""#), "line 1: the game is not over after its last move"),
        (
            line(passes).replace("winner\":\"white", "winner\":\"black"),
            r#"line 1: winner: expected "white", found "black""#,
        ),
        (line(passes).replace("size\":5", "size\":9"), "line 1: expected a board size from 2 to 7, found 9"),
        (
            line(passes).replace("version\":1", "version\":2"),
            "line 1: expected schema suite/record, version 1; found suite/record, version 2",
        ),
        (r#"{"v":1,"game":1,"black":"a"}"#.to_owned(), "line 1: not a game record: missing field `schema`"),
        ("(;SZ[5];B[cc];W[cc])".to_owned(), "move 2, 2,2: the point is occupied"),
        ("(;SZ[5".to_owned(), "not SGF: a property has no name or no end\n"),
    ] {
        fs::write(&file, &content).expect("a file");
        let game = if content.contains("\n\n{") { "2" } else { "1" };
        let output = suite().args(["go", "replay"]).arg(&file).args(["--game", game]).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{content}");
        let told = text(&output.stderr);
        assert!(told.starts_with(&format!("error: {}: {message}", file.display())), "{content}: {told}");
    }
    assert_eq!(run("go replay testdata/go/games.jsonl --game 3").status.code(), Some(2));
}

#[test]
fn what_a_program_read_before_a_move_is_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("input.txt");
    let replay = |number: &str| {
        let mut command = suite();
        command.args("go replay testdata/go/ko.sgf --move".split(' ')).arg(number).arg("--input-to").arg(&file);
        command.output().expect("the command starts")
    };
    assert_eq!(replay("1").status.code(), Some(0));
    assert_eq!(fs::read_to_string(&file).expect("a file"), "1\n".to_owned() + &"00000\n".repeat(9) + "00000");
    assert_eq!(replay("9").status.code(), Some(0));
    assert!(fs::read_to_string(&file).expect("a file").starts_with("1\n0"));
    let refused = replay("10");
    let message = "error: --move: expected a number from 1 to 9, found 10\n";
    assert_eq!((refused.status.code(), text(&refused.stderr)), (Some(2), message));
}
