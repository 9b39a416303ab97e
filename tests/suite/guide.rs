//! The guide in `docs/`: its commands are run, and their output is compared with the output that it shows.

use std::fs;
use std::path::Path;

use crate::shell::Shell;
use crate::{python, root, text};

/// The commands of a page, in order, each with the output that the page shows of it, if it does.
///
/// Blocks of the language `sh` are commands; of those of the language `text`, the lines that begin with `$ ` are.
fn commands(page: &str) -> Vec<(String, Option<String>)> {
    let mut commands = Vec::new();
    for block in page.split("\n```").skip(1).step_by(2) {
        let (language, code) = block.split_once('\n').expect("a block of lines");
        match language {
            "sh" => commands.push((code.to_owned(), None)),
            "text" => {
                let typed = format!("\n{code}\n");
                for shown in typed.split("\n$ ").skip(1) {
                    let (command, output) = shown.split_once('\n').unwrap_or((shown, ""));
                    commands.push((command.to_owned(), Some(output.to_owned())));
                }
            }
            _ => {}
        }
    }
    commands
}

/// A line with one blank between its words and without its times, which decide the width of columns, too.
fn without_times(line: &str) -> String {
    let words: Vec<_> = line.split_whitespace().collect();
    let is_time = |index: usize| words.get(index + 1).is_some_and(|unit| unit.trim_end_matches(',') == "s");
    let word = |(index, word)| if is_time(index) { "#" } else { word };
    words.iter().copied().enumerate().map(word).collect::<Vec<_>>().join(" ")
}

/// Whether lines are printed as a page shows them; `...` stands for any number of them.
fn is_shown(printed: &[String], shown: &[String]) -> bool {
    match shown {
        [] => printed.is_empty(),
        [first, rest @ ..] if first == "..." => (0..=printed.len()).any(|skipped| is_shown(&printed[skipped..], rest)),
        [first, rest @ ..] => printed.first() == Some(first) && is_shown(&printed[1..], rest),
    }
}

/// Runs the commands of a page in a folder of its own.
fn assert_runs(name: &str, least: usize) {
    // Programs of the guide are written in Python.
    if python().is_none() {
        return;
    }
    let page = fs::read_to_string(root().join("docs").join(name)).expect("a page");
    let shell = Shell::new();
    let task = root().join("testdata/squirrel/figure5-minimax.txt");
    fs::copy(task, shell.folder().join("input.txt")).expect("a task");
    for folder in [".", "submissions/ann", "submissions/ben", "new", "old"] {
        let submission = shell.folder().join(folder);
        fs::create_dir_all(&submission).expect("a folder");
        // One program for each assignment, none of which is any good.
        let answers = "open('next_state.txt', 'w').close()";
        for (program, code) in [("agent.py", ""), ("hw1cs561s16.py", answers), ("my_player3.py", "")] {
            fs::write(submission.join(program), code).expect("a program");
        }
    }
    let commands = commands(&page);
    assert!(commands.len() >= least, "{name}: only {} commands were found", commands.len());
    for (command, shown) in commands {
        let output = shell.run(&format!("{{ {command}\n}} 2>&1"));
        let printed = text(&output.stdout);
        assert!(matches!(output.status.code(), Some(0 | 1)), "{name}: {command}\n{printed}");
        if let Some(shown) = shown {
            let [printed, shown] = [printed, &shown]
                .map(|text| text.lines().map(without_times).filter(|line| !line.is_empty()).collect::<Vec<_>>());
            assert!(is_shown(&printed, &shown), "{name}: {command}\nprints\n{}", printed.join("\n"));
        }
    }
}

#[test]
fn commands_of_the_page_for_students_are_true() {
    assert_runs("students.md", 20);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_commands_of_the_page_for_teachers_are_true() {
    assert_runs("teachers.md", 5);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_commands_of_the_other_pages_are_true() {
    for (page, least) in [
        ("README.md", 3),
        ("classes.md", 5),
        ("contests.md", 4),
        ("exams.md", 6),
        ("grading.md", 3),
        ("gtp.md", 1),
        ("play.md", 7),
        ("programmers.md", 1),
        ("proofs.md", 2),
        ("searches.md", 4),
        ("training.md", 3),
    ] {
        assert_runs(page, least);
    }
}

#[test]
fn every_page_is_in_the_table_of_contents() {
    let contents = fs::read_to_string(root().join("docs/SUMMARY.md")).expect("the contents");
    for file in fs::read_dir(root().join("docs")).expect("a folder") {
        let name = file.expect("a file").file_name().into_string().expect("a name");
        let is_listed = contents.contains(&format!("({name})"));
        let is_page = Path::new(&name).extension() == Some("md".as_ref()) && name != "SUMMARY.md";
        assert_eq!(is_listed, is_page, "{name}");
    }
}
