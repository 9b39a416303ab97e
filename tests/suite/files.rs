//! Output goes through whatever is not a regular file, and input comes from stdin where it is called `-`.

use std::fs;
use std::io::Write;
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread;

use crate::{done, root, suite, text};

/// An `input.txt` of Little-Go with only one good answer.
const INPUT: &str = "1\n000\n000\n000\n000\n000\n000";

/// Answers the input in a folder, and writes the answer to `output`.
fn answer(folder: &Path, output: &str) -> std::process::Output {
    fs::write(folder.join("input.txt"), INPUT).expect("an input");
    let mut command = suite();
    done(command.args(["go", "--player", "greedy", "--seed", "1", "--output", output]).current_dir(folder))
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

/// Whether the text is a move.
fn is_move(text: &str) -> bool {
    text.len() == 3 && text.as_bytes()[1] == b','
}

#[test]
fn a_device_is_written_to_and_stays() {
    let folder = folder();
    let output = answer(folder.path(), "/dev/stdout");
    assert!(is_move(text(&output.stdout)), "{}", text(&output.stdout));
    answer(folder.path(), "/dev/null");
    assert!(fs::metadata("/dev/null").expect("a device").file_type().is_char_device());
}

#[test]
fn a_pipe_is_written_to_and_stays() {
    let folder = folder();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo").success());
    let reader = thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe).expect("a move")
    });
    answer(folder.path(), "pipe");
    assert!(is_move(&reader.join().expect("a reader")));
    assert!(fs::metadata(pipe).expect("a pipe").file_type().is_fifo());
}

#[test]
fn a_link_stays_and_the_file_behind_it_is_replaced() {
    for exists in [true, false] {
        let (folder, elsewhere) = (folder(), folder());
        let target = elsewhere.path().join("answer.txt");
        if exists {
            fs::write(&target, "an older answer").expect("a file");
        }
        symlink(&target, folder.path().join("link")).expect("a link");
        answer(folder.path(), "link");
        assert!(fs::symlink_metadata(folder.path().join("link")).expect("a link").is_symlink());
        assert!(is_move(&fs::read_to_string(target).expect("a move")));
        assert_eq!(fs::read_dir(elsewhere.path()).expect("a folder").count(), 1, "nothing else is left");
    }
}

#[test]
fn stdin_is_called_by_a_dash() {
    let task = fs::read(root().join("testdata/squirrel/figure5-alpha-beta.txt")).expect("a task");
    let mut command = suite();
    command.args(["squirrel", "show", "-i", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    child.stdin.take().expect("a pipe").write_all(&task).expect("a reader");
    let output = child.wait_with_output().expect("an end");
    assert!(output.status.success() && text(&output.stdout).starts_with("      A     B"), "{output:?}");
}

#[test]
fn a_stderr_that_nobody_reads_is_no_fault() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let mut command = suite();
    let line = "othello host -d 4 -a greedy -b randy --games 4 --seed 1";
    let output = command.args(line.split(' ')).stderr(writer).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0));
    assert!(text(&output.stdout).starts_with("seed 1\n"), "{}", text(&output.stdout));
}
