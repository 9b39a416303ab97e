//! The answers to our own tasks, pinned to the byte.

use std::fs;
use std::path::Path;

use super::student::{self, Mistake};
use super::{FILES, tasks};
use crate::{snapshots, suite, text};

/// The files that a folder holds, each with its bytes.
fn outputs(folder: &Path) -> Vec<(&'static str, Vec<u8>)> {
    FILES.iter().filter_map(|&file| Some((file, fs::read(folder.join(file)).ok()?))).collect()
}

fn answer(input: &Path, folder: &Path, more: &[&str]) {
    let output = suite().args(["squirrel", "-i"]).arg(input).arg("-o").arg(folder).args(more).output().expect("a run");
    assert_eq!(output.status.code(), Some(0), "{}: {}", input.display(), text(&output.stderr));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("", ""), "{}", input.display());
}

#[test]
fn answers_are_pinned_to_the_byte() {
    for (name, input) in tasks() {
        let folder = tempfile::tempdir().expect("a folder");
        answer(&input, folder.path(), &[]);
        for (file, bytes) in outputs(folder.path()) {
            let snapshot = format!("{name}-{file}");
            snapshots("squirrel").bind(|| insta::assert_binary_snapshot!(&snapshot, bytes));
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), outputs(folder.path()).len(), "{name}");
    }
}

#[test]
fn each_task_writes_its_files() {
    for (name, input) in tasks() {
        let folder = tempfile::tempdir().expect("a folder");
        answer(&input, folder.path(), &[]);
        let written: Vec<_> = outputs(folder.path()).into_iter().map(|(file, _)| file).collect();
        let expected: &[&str] = match fs::read(&input).expect("a task")[0] {
            b'1' => &FILES[..1],
            b'4' => &FILES[2..],
            _ => &FILES[..2],
        };
        assert_eq!(written, expected, "{name}");
    }
}

#[test]
fn crlf_changes_line_ends_and_nothing_else() {
    for (name, input) in tasks() {
        let [lf, crlf] = [&[][..], &["--eol", "crlf"]].map(|more| {
            let folder = tempfile::tempdir().expect("a folder");
            answer(&input, folder.path(), more);
            outputs(folder.path())
        });
        for ((file, lf), (_, crlf)) in lf.iter().zip(&crlf) {
            assert_eq!(text(lf).replace('\n', "\r\n"), text(crlf), "{name}: {file}");
        }
    }
}

#[test]
fn files_are_those_of_the_current_folder_and_replace_what_is_there() {
    let (_, input) = tasks().into_iter().find(|(name, _)| name == "figure5-minimax").expect("the task");
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("next_state.txt"), "older and longer than the right answer\n".repeat(9))
        .expect("a file");
    // The assignment's input.txt is the default.
    fs::copy(input, folder.path().join("input.txt")).expect("a copy");
    let run = suite().arg("squirrel").current_dir(folder.path()).status().expect("a run");
    assert!(run.success());
    assert_eq!(fs::read(folder.path().join("next_state.txt")).expect("an answer").len(), 30);
    assert!(suite().args(["squirrel", "check"]).current_dir(folder.path()).status().expect("a run").success());
}

#[test]
fn an_input_that_says_the_same_otherwise_has_the_same_answer() {
    for (one, other) in [("figure5-alpha-beta", "crlf-alpha-beta"), ("figure5-minimax", "trailing-blanks-minimax")] {
        let [one, other] = [one, other].map(|wanted| {
            let (_, input) = tasks().into_iter().find(|(name, _)| name == wanted).expect("the task");
            let folder = tempfile::tempdir().expect("a folder");
            answer(&input, folder.path(), &[]);
            outputs(folder.path())
        });
        assert_eq!(one, other);
    }
}

#[test]
fn the_command_answers_as_a_plain_program_does() {
    for (name, input) in tasks() {
        let folder = tempfile::tempdir().expect("a folder");
        let run = suite().args(["squirrel", "-i"]).arg(&input).arg("-o").arg(folder.path()).output().expect("a run");
        assert!(run.status.success(), "{name}: {}", text(&run.stderr));
        let expected = student::answer(&fs::read_to_string(&input).expect("a task"), Mistake::None);
        for file in FILES {
            let written = fs::read(folder.path().join(file)).ok();
            assert_eq!(written.as_deref(), expected.get(file).map(String::as_bytes), "{name}: {file}");
        }
    }
}
