//! Bad input gets one message and touches nothing.

use std::fs;

use super::{FILES, inputs};
use crate::{run, snapshots, suite, text};

#[test]
fn bad_input_gets_one_message_and_no_output_file() {
    let mut messages = String::new();
    for (name, input) in inputs("testdata/squirrel/bad") {
        let folder = tempfile::tempdir().expect("a folder");
        for file in FILES {
            fs::write(folder.path().join(file), "mine").expect("a file");
        }
        for command in [&["squirrel"][..], &["squirrel", "check"], &["squirrel", "show"]] {
            let input = format!("testdata/squirrel/bad/{}", input.file_name().expect("a name").display());
            let mut suite = suite();
            suite.args(command).args(["-i", &input]);
            if command.len() == 1 {
                suite.arg("-o").arg(folder.path());
            }
            let output = suite.output().expect("a run");
            assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{name}");
            let message = text(&output.stderr);
            assert!(
                message.starts_with(&format!("error: {input}: line ")) && message.lines().count() == 1,
                "{message}"
            );
            if command.len() == 1 {
                messages += message;
            } else {
                assert!(messages.ends_with(message), "another message: {message}");
            }
        }
        for file in FILES {
            assert_eq!(fs::read(folder.path().join(file)).expect("a file"), b"mine", "{name}");
        }
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), FILES.len(), "{name}");
    }
    snapshots("squirrel").bind(|| insta::assert_snapshot!("bad-input", messages));
}

#[test]
fn an_input_that_cannot_be_read_is_named() {
    for (input, cause) in [("testdata/none.txt", "No such file"), ("testdata", "Is a directory")] {
        let output = run(&format!("squirrel -i {input}"));
        assert_eq!(output.status.code(), Some(2));
        let message = text(&output.stderr);
        assert!(message.starts_with(&format!("error: cannot read {input}: {cause}")), "{message}");
    }
}

#[test]
fn an_endless_input_is_refused_at_once() {
    let output = run("squirrel -i /dev/zero");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("expected less than 64 MiB"), "{}", text(&output.stderr));
}
