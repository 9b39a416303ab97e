//! The manual pages.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::{done, has, root, suite, text};

fn names(folder: &Path) -> BTreeSet<String> {
    let files = fs::read_dir(folder).expect("a folder");
    files.map(|file| file.expect("a file").file_name().into_string().expect("a name")).collect()
}

#[test]
fn every_command_with_help_has_a_page_that_man_shows() {
    let folder = tempfile::tempdir().expect("a folder");
    let pages = folder.path().join("man1");
    let output = done(suite().args(["man", "--out"]).arg(&pages));
    assert_eq!((text(&output.stdout), text(&output.stderr)), ("", ""));
    let written = names(&pages);
    for help in names(&root().join("snapshots/help")) {
        let command = help.trim_start_matches("help").trim_end_matches(".snap");
        assert!(written.contains(&format!("suite{command}.1")), "{help}");
    }
    // Commands hidden from the help are hidden here, too.
    let confine = fs::read_to_string(pages.join("suite-confine.1")).expect("a page");
    assert!(confine.contains("self\\-test") && !confine.contains("attempt "), "{confine}");
    // The synopsis has the values of options.
    let host = fs::read_to_string(pages.join("suite-go-host.1")).expect("a page");
    let synopsis = host.split(".SH ").find(|section| section.starts_with("SYNOPSIS")).expect("a synopsis");
    let synopsis = synopsis.replace("\\-", "-");
    assert!(synopsis.contains("[--seed <SEED>]") && synopsis.contains("[-a|--black <AGENT>]"), "{synopsis}");
    if has("man") {
        for page in ["suite.1", "suite-go-host.1"] {
            let output =
                done(Command::new("man").args(["--warnings", "-l", page]).current_dir(&pages).env("MANWIDTH", "80"));
            assert_eq!(text(&output.stderr), "");
            let shown = text(&output.stdout);
            assert!(shown.contains("SYNOPSIS") && shown.contains("Example:\n         suite "), "{shown}");
        }
    }
}

#[test]
fn a_folder_that_cannot_be_created_is_named() {
    let output = suite().args(["man", "--out", "README.md/man1"]).output().expect("the command starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""));
    assert!(text(&output.stderr).starts_with("error: cannot create README.md/man1: "), "{}", text(&output.stderr));
}
