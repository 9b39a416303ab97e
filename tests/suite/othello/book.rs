//! `suite othello book`: books are built, resumed, shown, and proved again.

use std::fs;
use std::path::Path;
use std::process::Output;

use crate::{assert_no_books, done, run, suite, text};

/// Runs `suite othello book build` with a file for the book.
fn build_by(threads: &str, options: &str, out: &Path) -> Output {
    let mut command = suite();
    command.args(["othello", "book", "build", "-d", "4", "--threads", threads]);
    done(command.args(options.split(' ')).arg("--out").arg(out))
}

/// Builds a book by one thread: several may find other moves.
fn build(options: &str, out: &Path) -> Output {
    build_by("1", options, out)
}

fn verify(book: &Path) -> Output {
    suite().args(["othello", "book", "verify"]).arg(book).output().expect("a run")
}

#[test]
fn a_book_is_built_and_found_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("4x4.book");
    for (rules, summary) in [
        ("ends", "light wins by 6; 20 positions up to ply 6\n"),
        ("standard", "light wins by 8; 20 positions up to ply 6\n"),
    ] {
        let told = build(&format!("--plies 6 --rules {rules}"), &file);
        assert_eq!(text(&told.stdout), "");
        assert!(text(&told.stderr).starts_with(summary), "{}", text(&told.stderr));
        let output = verify(&file);
        assert_eq!(text(&output.stdout), format!("right: {summary}"));
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "and nothing else");
}

#[test]
fn a_book_by_several_threads_is_right() {
    let folder = tempfile::tempdir().expect("a folder");
    let [file, checkpoint] = ["4x4.book", "checkpoint"].map(|name| folder.path().join(name));
    let build = |plies| build_by("3", &format!("--plies {plies} --checkpoint {}", checkpoint.display()), &file);
    build(4);
    let begun = fs::read(&checkpoint).expect("a checkpoint");
    build(8);
    assert!(fs::read(&checkpoint).expect("a checkpoint").starts_with(&begun));
    let output = done(suite().args(["othello", "book", "verify", "--threads", "3"]).arg(&file));
    assert!(text(&output.stdout).starts_with("right: light wins by 6; "), "{output:?}");
}

#[test]
fn an_error_is_exit_code_1() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("wrong.book");
    // The book up to ply 1, with a value of -5 in the place of -6, and with its checksum.
    fs::write(&file, b"suite othello book 1\n\x04\x00\x01\xee\x21\x54\x8f\x01\xfb").expect("a file");
    let output = verify(&file);
    assert_eq!(text(&output.stdout), "wrong: the entry at the start is disproved: 0 1, value -5\n");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(1), ""));
}

#[test]
fn a_build_is_resumed_from_its_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let [whole, book, checkpoint] = ["whole.book", "4x4.book", "checkpoint"].map(|name| folder.path().join(name));
    build("--plies 6", &whole);
    let with_checkpoint = |plies| build(&format!("--plies {plies} --checkpoint {}", checkpoint.display()), &book);
    with_checkpoint(4);
    // As if it had been interrupted while it wrote an entry.
    let kept = fs::read(&checkpoint).expect("a checkpoint");
    assert!(kept.starts_with(b"suite othello book checkpoint 1, 4x4, ends\n"));
    fs::write(&checkpoint, [&kept[..], b"\x01"].concat()).expect("a file");
    with_checkpoint(6);
    assert_eq!(fs::read(&book).expect("a book"), fs::read(&whole).expect("a book"));
    let longer = fs::read(&checkpoint).expect("a checkpoint");
    assert!(longer.starts_with(&kept) && longer.len() == fs::read(&whole).expect("a book").len() - 28 + 43);
    // All is proved.
    let told = with_checkpoint(6);
    assert!(text(&told.stderr).contains("\n0 nodes, "), "{}", text(&told.stderr));
    fs::write(&checkpoint, [&kept[..43], b"\x63\x00"].concat()).expect("a file");
    for (rules, message) in [
        ("ends", "corrupt: illegal move"),
        ("standard", "expected a file that begins with `suite othello book checkpoint 1, 4x4, standard`"),
    ] {
        let mut again = suite();
        again.args("othello book build -d 4 --plies 6 --rules".split(' ')).arg(rules);
        let output = again.arg("--checkpoint").arg(&checkpoint).arg("--out").arg(&book).output().expect("a run");
        assert_eq!(text(&output.stderr), format!("error: {}: {message}\n", checkpoint.display()));
        assert_eq!(output.status.code(), Some(2));
    }
}

#[test]
fn what_cannot_be_done_is_said() {
    let files = [
        ("suite othello book 1\n", "unexpected end of file"),
        ("suite othello book 2\n", "expected a book of version 1, found another version"),
        ("", "not a book of `suite othello book build`"),
    ];
    assert_no_books("othello", &files);
    let output = run("othello book build -d 10 --plies 1 --out none.book");
    assert_eq!(text(&output.stderr), "error: --size: expected at most 8, found 10\n");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_book_is_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("4x4.book");
    build("--plies 2", &file);
    let show = |moves: &str| {
        let output = done(suite().args(["othello", "book", "show"]).arg(&file).args(["--moves", moves]));
        text(&output.stdout).to_owned()
    };
    let start = show("");
    assert!(start.starts_with("light wins by 6; ") && start.contains("\nbook    0 1, value -6\n"), "{start}");
    assert!(show("a2").contains(", value +6\n"), "{}", show("a2"));
    let own = run("othello book show --moves b3");
    assert!(text(&own.stdout).starts_with("light wins by 4; 118,410 positions up to ply 16\n"), "{own:?}");
    assert!(text(&own.stdout).contains("\nbook    3 1, value +4\n"), "{own:?}");
    assert!(show("a2 a1").contains("\nbook    no entry for this position\n"));
}
