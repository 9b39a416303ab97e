//! If writing a file fails, no half-written file is left.

use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::{Command, Stdio};
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::{root, suite, text};

/// A task whose log would take hours and terabytes.
const ENDLESS: &str =
    "2\nX\n25\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n*****\n*****\n*****\n*****\n*****\n";
/// A battle that takes as long and writes nothing on the way.
const ENDLESS_BATTLE: &str =
    "4\nX\n2\n25\nO\n1\n1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n1 1 1 1 1\n*****\n*****\n*****\n*****\n*****\n";

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    entries.map(|name| name.to_string_lossy().into_owned()).collect()
}

/// A folder with a task in it, and an answer that must stay as it is.
fn folder(task: &str) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("input.txt"), task).expect("a task");
    for file in super::FILES {
        fs::write(folder.path().join(file), "mine").expect("a file");
    }
    folder
}

fn assert_untouched(folder: &tempfile::TempDir) {
    assert_eq!(names(folder.path()).len(), 4, "{:?}", names(folder.path()));
    for file in super::FILES {
        assert_eq!(fs::read(folder.path().join(file)).expect("a file"), b"mine", "{file}");
    }
}

#[cfg(unix)]
#[test]
fn a_signal_ends_it_with_a_message_and_leaves_nothing_behind() {
    for (signal, task) in [("INT", ENDLESS), ("TERM", ENDLESS), ("HUP", ENDLESS), ("INT", ENDLESS_BATTLE)] {
        let folder = folder(task);
        let mut child = suite()
            .args(["squirrel", "-i", "input.txt"])
            .current_dir(folder.path())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command starts");
        let begun = Instant::now();
        while task == ENDLESS && names(folder.path()).len() == 4 && begun.elapsed() < Duration::from_secs(120) {
            sleep(Duration::from_millis(5));
        }
        sleep(Duration::from_millis(100));
        let kill = format!("kill -{signal} {}", child.id());
        assert!(Command::new("sh").args(["-c", &kill]).status().expect("a shell").success());
        let mut message = String::new();
        child.stderr.take().expect("a pipe").read_to_string(&mut message).expect("text");
        assert_eq!(child.wait().expect("an end").code(), Some(130), "{message}");
        assert_eq!(message, "error: interrupted; no output file was changed\n");
        assert_untouched(&folder);
    }
}

#[cfg(unix)]
#[test]
fn running_out_of_room_ends_it_with_a_message_and_leaves_nothing_behind() {
    let folder = folder(ENDLESS);
    // A limit on the size of files stands in for a full disk: either way a write fails half-way.
    let output = Command::new("sh")
        .args(["-c", "ulimit -f 2000; exec \"$0\" squirrel -i input.txt"])
        .arg(suite().get_program())
        .current_dir(folder.path())
        .output()
        .expect("a run");
    let message = text(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert_eq!(message, "error: cannot write ./traverse_log.txt: File too large (os error 27)\n");
    assert_untouched(&folder);
}

#[test]
fn a_folder_that_cannot_be_written_to_is_named() {
    let input = root().join("testdata/squirrel/figure5-minimax.txt");
    for (folder, cause) in [("no/such/folder", "no such folder"), ("README.md", "no such folder")] {
        let output = suite().args(["squirrel", "-o", folder, "-i"]).arg(&input).output().expect("a run");
        let message = text(&output.stderr);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
        assert_eq!(message, format!("error: cannot write {folder}/next_state.txt: {cause}\n"));
    }
}

#[test]
fn a_folder_in_the_place_of_an_output_file_leaves_the_others_untouched() {
    for file in ["next_state.txt", "traverse_log.txt"] {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join(file)).expect("a folder in the way");
        let input = root().join("testdata/squirrel/figure5-minimax.txt");
        let output = suite().args(["squirrel", "-i"]).arg(input).arg("-o").arg(folder.path()).output().expect("a run");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(&format!("{file}: it is a folder")), "{}", text(&output.stderr));
        assert_eq!(names(folder.path()), [file]);
    }
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    // There are no answers in this folder, so that a check must say no.
    for (command, code) in [(&["show"][..], 0), (&["check"], 1), (&["check", "--json"], 1)] {
        let (reader, writer) = io::pipe().expect("a pipe");
        drop(reader);
        let output = suite()
            .arg("squirrel")
            .args(command)
            .args(["-i", "testdata/squirrel/figure5-greedy.txt"])
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .expect("a run");
        assert_eq!((output.status.code(), text(&output.stderr)), (Some(code), ""), "{command:?}");
    }
}
