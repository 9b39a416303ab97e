//! `suite othello train`.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{done, suite, text};

/// `suite othello train` in a folder, with arguments separated by blanks.
fn train(folder: &Path, line: &str) -> Command {
    let mut command = suite();
    command.args(["othello", "train"]).args(line.split(' ')).current_dir(folder);
    command
}

/// A lesson that takes no time.
const LESSON: &str = "-d 6 --games 100 --rounds 2 --nodes 10 --exact 4 --seed 3";

#[test]
fn an_interrupted_lesson_resumes() {
    let folder = tempfile::tempdir().expect("a folder");
    let read = |file: &str| fs::read(folder.path().join(file)).expect("a file");
    let whole = done(&mut train(folder.path(), &format!("{LESSON} --data games --out whole")));
    assert_eq!((text(&whole.stdout).lines().count(), text(&whole.stderr)), (2 * (1 + 8), ""));
    assert!(text(&whole.stdout).starts_with("round 1      positions     error  held out     error\n4 to 8 disks  "));
    fs::remove_file(folder.path().join("games/round-2/000001")).expect("the games of a job");
    let resumed = done(&mut train(folder.path(), &format!("{LESSON} --data games --out resumed")));
    assert_eq!(text(&resumed.stdout), text(&whole.stdout));
    assert_eq!(text(&resumed.stderr), "resuming from the games in games\n");
    assert!(read("resumed") == read("whole"));
}

#[test]
fn what_cannot_be_learned_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let fails = |line: &str, message: &str| {
        let output = train(folder.path(), line).output().expect("a run");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    };
    fails("-d 7 --data games --out weights", "error: --size: expected 6 or 8, found 7\n");
    let lesson = r#"{"size":6,"rules":"ends","seed":4,"games":100,"nodes":10,"exact":4}"#;
    fs::create_dir_all(folder.path().join("games/round-1")).expect("a folder");
    fs::write(folder.path().join("games/lesson.json"), lesson).expect("a file");
    fails(
        &format!("{LESSON} --data games --out weights"),
        &format!(
            "error: games/lesson.json: expected {}, found {lesson}\n",
            lesson.replace(r#""seed":4"#, r#""seed":3"#)
        ),
    );
    fs::write(folder.path().join("games/round-1/000000"), "?").expect("a file");
    fails(
        &format!("{} --data games --out weights", LESSON.replace("--seed 3", "--seed 4")),
        "error: games/round-1/000000: corrupt games; remove the file to play them again\n",
    );
}
