//! Books are built and verified.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{done, suite, text};

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
    let expected = "right: white wins, by ";
    assert!(text(&output.stdout).starts_with(expected), "{}", text(&output.stdout));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "and nothing else");
}

#[test]
fn a_hole_is_exit_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("hole.book");
    // A book for Black without a move, with its checksum.
    fs::write(&file, b"suite go book 1\n\x03\x01\x00\xed\x2e\x91\x9b\xd6\x84\x1c\x40").expect("a file");
    let output = verify(&file);
    assert_eq!(text(&output.stdout), "wrong: black does not win at the start\n", "{}", text(&output.stderr));
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
}

#[test]
fn what_cannot_be_done_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a.book");
    fs::write(&file, "suite go book 1\n").expect("a file");
    let output = verify(&file);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert_eq!(text(&output.stderr), format!("error: {}: it ends too early\n", file.display()));
    fs::remove_file(&file).expect("a file");
    let mut command = suite();
    let output = command.args(["go", "book", "build", "--size", "2", "--plies", "2", "--out"]).arg(&file).output();
    let output = output.expect("a run");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), "error: nobody wins with best play\n"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "nothing is written");
}
