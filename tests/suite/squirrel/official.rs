//! The 105 official cases of the course, where they are present.

use std::fs;
use std::path::PathBuf;

use super::FILES;
use crate::{shared, suite, text};

fn cases() -> Vec<PathBuf> {
    let Some(folder) = shared("squirrel/cases") else { return Vec::new() };
    let cases: Vec<_> = ["samples", "finals"]
        .iter()
        .flat_map(|part| fs::read_dir(folder.join(part)).expect("a folder of cases"))
        .map(|entry| entry.expect("an entry").path())
        .collect();
    assert_eq!(cases.len(), 105);
    cases
}

#[test]
fn all_official_cases_come_out_right_but_for_line_ends() {
    for case in cases() {
        let folder = tempfile::tempdir().expect("a folder");
        let run = suite().args(["squirrel", "-i"]).arg(case.join("input.txt")).arg("-o").arg(folder.path()).output();
        assert!(run.expect("a run").status.success(), "{}", case.display());
        let mut compared = 0;
        for file in FILES {
            let Ok(expected) = fs::read_to_string(case.join(file)) else { continue };
            let answer = fs::read_to_string(folder.path().join(file)).expect("an answer");
            assert_eq!(
                answer,
                expected.replace("\r\n", "\n").trim_end().to_owned() + "\n",
                "{}: {file}",
                case.display()
            );
            compared += 1;
        }
        assert_eq!(compared, fs::read_dir(folder.path()).expect("a folder").count(), "{}", case.display());
    }
}

#[test]
fn the_check_finds_the_course_s_own_answers_right() {
    for case in cases() {
        let check = suite().args(["squirrel", "check", "-i"]).arg(case.join("input.txt")).arg("-d").arg(&case).output();
        let check = check.expect("a run");
        assert_eq!(check.status.code(), Some(0), "{}: {}", case.display(), text(&check.stdout));
        assert!(
            text(&check.stdout).lines().all(|line| line.ends_with("right, except for line ends or trailing blanks"))
        );
    }
}
