//! Books are built and verified.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{assert_no_books, done, run, suite, text};

fn verify(book: &Path) -> Output {
    suite().args(["go", "book", "verify"]).arg(book).output().expect("a run")
}

#[test]
fn a_book_is_built_and_found_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("3x3.book");
    let told = done(suite().args(["go", "book", "build", "--size", "3", "--plies", "8", "--out"]).arg(&file));
    assert_eq!(text(&told.stdout), "");
    assert!(text(&told.stderr).starts_with("white wins; "), "{}", text(&told.stderr));
    let output = verify(&file);
    let told = text(&output.stdout);
    assert!(told.starts_with("right: white wins; ") && told.ends_with(" positions up to ply 8\n"), "{told}");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "and nothing else");
}

#[test]
fn an_error_is_exit_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wrong.book");
    // The book up to ply 1, with a win for Black in the place of a loss, and with its checksum.
    let book = b"suite go book 3\n\x03\x01\xe0\x9b\x05\x76\x00\x00\x00\x00\x00\x00\x04\x00";
    fs::write(&file, book).expect("a file");
    let output = verify(&file);
    let told = "wrong: the entry at the start is disproved: 1,1 wins\n";
    assert_eq!(text(&output.stdout), told, "{}", text(&output.stderr));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
}

#[test]
fn what_cannot_be_done_is_said() {
    let files = [
        ("suite go book 3\n", "unexpected end of file"),
        ("suite go book 2\n", "expected a book of version 3, found another version"),
        ("", "not a book of `suite go book build`"),
    ];
    assert_no_books("go", &files);
    let output = run("go book build --plies 0 --out none.book");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert!(text(&output.stderr).contains("invalid value '0' for '--plies <N>'"), "{}", text(&output.stderr));
}

#[test]
fn a_book_is_shown_and_played_by() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("3x3.book");
    done(suite().args(["go", "book", "build", "--size", "3", "--plies", "4", "--out"]).arg(&file));
    let shown = done(suite().args(["go", "book", "show"]).arg(&file).args(["--moves", "1,1"]));
    let shown = text(&shown.stdout);
    assert!(shown.starts_with("white wins; ") && shown.contains("\nbook    0,1 wins\n"), "{shown}");
    assert!(shown.contains("X black 1, O white 0 + 1.5; 1 of 8 moves played"), "{shown}");
    let own = run("go book show --moves 1,1");
    assert!(text(&own.stdout).starts_with("black wins; 27,254 positions up to ply 10\n"), "{own:?}");
    // With a budget of one node, only the book helps.
    let book = format!("champion:nodes=1,book={}", file.display());
    let games =
        done(suite().args("go host --size 3 --black random --games 3 --seed 5 --json --white".split(' ')).arg(&book));
    for line in text(&games.stdout).lines() {
        let game: serde_json::Value = serde_json::from_str(line).expect("a record");
        let first = game["moves"][0].as_str().expect("a move");
        let shown = done(suite().args(["go", "book", "show"]).arg(&file).args(["--moves", first]));
        let said =
            text(&shown.stdout).lines().find_map(|line| line.strip_prefix("book    ")).expect("an entry").to_owned();
        assert!(said.starts_with(game["moves"][1].as_str().expect("a move")), "{said}: {game}");
    }
    let output = run("go host --black champion:book=README.md --white random");
    assert!(text(&output.stderr).contains("README.md: "), "{output:?}");
    assert_eq!(output.status.code(), Some(2));
}
