//! Programs are graded by the assignment's rubric.

use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use crate::checksums::signed_records;
use crate::processes::{interrupt, wait_until};
use crate::{SUITE, document, done, has, root, shared, suite, text};

/// `suite squirrel grade` of a command, with its records in a folder.
fn grade(graded: &str, arguments: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(["squirrel", "grade", graded, "--out"]).arg(folder).args(arguments.split_whitespace());
    command
}

fn resume(graded: &str, arguments: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(["squirrel", "grade", graded, "--resume"]).arg(folder).args(arguments.split_whitespace());
    command
}

/// The command itself, which answers all tasks right.
fn right() -> String {
    format!("{SUITE} squirrel")
}

/// A shell script that has the command as `$0`. A program may only run what its command line names.
fn script(script: &str) -> String {
    shlex::try_join(["sh", "-c", script, SUITE]).expect("words")
}

/// A program that answers right, followed by `rest`, a shell script that changes the answers.
fn right_but(rest: &str) -> String {
    script(&format!("\"$0\" squirrel \"$@\"; {rest}"))
}

/// Mistakes by their ids, with the numbers of cases.
type Mistakes = Vec<(String, u64)>;

/// The number of right answers in each part, and the number of each mistake.
fn summary(document: &Value) -> Vec<(String, u64, Mistakes)> {
    let word = |value: &Value| value.as_str().expect("a text").to_owned();
    let number = |value: &Value| value.as_u64().expect("a number");
    let mistakes = |part: &Value| {
        let mistakes = part["mistakes"].as_array().expect("mistakes").iter();
        mistakes.map(|mistake| (word(&mistake["id"]), number(&mistake["cases"]))).collect()
    };
    let parts = document["parts"].as_array().expect("parts").iter();
    parts.map(|part| (word(&part["name"]), number(&part["right"]), mistakes(part))).collect()
}

#[test]
fn a_right_program_gets_all_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let output = done(&mut grade(&right(), "--seed 1 --json", &records));
    assert_eq!(text(&output.stderr), format!("seed 1, records in {}\n", records.display()));
    let part =
        |name: &str, of: f64| json!({"name": name, "points": of, "of": of, "right": 20, "cases": 20, "mistakes": []});
    let parts = [part("greedy", 30.0), part("minimax", 30.0), part("alpha-beta", 30.0), part("battle", 10.0)];
    let found = document(&output);
    assert_eq!((&found["points"], &found["of"], &found["parts"]), (&json!(100.0), &json!(100.0), &json!(parts)));
    // Line ends and trailing blanks do not matter.
    let crlf = right_but("for file in n*.txt t*.txt; do sed -i 's/$/ \\r/' $file; done");
    let crlf = done(&mut grade(&crlf, "--seed 1 --cases-per-task 3 --json --quiet", &folder.path().join("crlf")));
    assert_eq!((&document(&crlf)["points"], text(&crlf.stderr)), (&json!(100.0), ""));
}

#[test]
fn a_program_finds_nothing_but_the_task() {
    let folder = tempfile::tempdir().expect("a folder");
    let tidy = script("test \"$(ls)\" = input.txt || exit 1; \"$0\" squirrel \"$@\"; echo >leftover");
    let output = done(&mut grade(&tidy, "--seed 1 --cases-per-task 3 --json --quiet", &folder.path().join("records")));
    assert_eq!(document(&output)["points"], json!(100.0), "{}", text(&output.stdout));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_program_that_crashes_while_it_writes_has_crashed() {
    let id = |rest: &str| {
        let folder = tempfile::tempdir().expect("a folder");
        let output = done(&mut grade(&right_but(rest), "--seed 1 --cases-per-task 1 --json --quiet", folder.path()));
        let document = serde_json::from_slice(&output.stdout).expect("a document");
        summary(&document).into_iter().map(|(_, _, mistakes)| mistakes[0].0.clone()).collect::<Vec<_>>()
    };
    let cut = |lines: u32| {
        format!("for file in *e.txt *g.txt; do [ ! -f $file ] || {{ head -n {lines} $file > x; cat x > $file; }}; done")
    };
    assert_eq!(id(&format!("{}; exit 3", cut(0))), ["crash"; 4], "the files are empty");
    assert_eq!(id(&format!("{}; exit 3", cut(2))), ["crash"; 4], "the files are short");
    // One that says it has done its work has answered, and so has one that was wrong before.
    assert!(!id(&cut(2)).contains(&"crash".to_owned()));
    assert_eq!(id("for file in *e.txt; do echo wrong > $file; done; exit 3"), ["different"; 4]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_program_that_complains_and_stops_has_crashed_whatever_it_has_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let short = "for file in n*.txt t*.txt; do sed -i '1s/.*/?/; 3,$d' $file 2>/dev/null; done";
    let ids = |rest: &str| {
        let records = tempfile::tempdir_in(folder.path()).expect("a folder");
        let mut command = grade(&right_but(rest), "--seed 1 --cases-per-task 1 --json --quiet", records.path());
        let parts = summary(&document(&done(&mut command)));
        parts.into_iter().flat_map(|(.., mistakes)| mistakes).map(|(id, _)| id).collect::<Vec<_>>()
    };
    assert_eq!(ids(&format!("{short}; echo trouble >&2; exit 1")), ["crash"; 4]);
    assert_eq!(ids(&format!("{short}; kill -SEGV $$")), ["crash"; 4]);
    // An exit code alone is a habit of some, as are complaints, and who has written all has not stopped.
    for rest in ["; exit 1", "; echo trouble >&2"] {
        assert_eq!(ids(&format!("{short}{rest}")), ["different"; 4], "{rest}");
    }
    let whole = "for file in n*.txt t*.txt; do sed -i '1s/.*/?/' $file 2>/dev/null; done; echo trouble >&2; exit 1";
    assert_eq!(ids(whole), ["different"; 4]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_program_that_crashes_in_most_cases_gets_no_other_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let small_letters = "\"$0\" squirrel \"$@\"; for file in n*.txt t*_state.txt; do sed -i y/XO/xo/ $file; done";
    let crashing = script(&format!("sed -n 2p input.txt | grep -q X && exit 1; {small_letters}"));
    let output = done(&mut grade(&crashing, "--seed 1 --cases-per-task 9 --json --quiet", &folder.path().join("1")));
    let mut named = Vec::new();
    for (part, _, mistakes) in summary(&document(&output)) {
        let count = |id| mistakes.iter().find(|(other, _)| other == id).map_or(0, |(_, count)| *count);
        let [crashes, others] = ["crash", "small-piece-letters"].map(count);
        assert_eq!(others > 0, crashes < 5, "{part}: {mistakes:?}");
        named.push(others > 0);
    }
    assert!(named.contains(&true) && named.contains(&false), "{named:?}");
}

/// For greedy, to evaluate a player's own squares only is to count converted pieces once; the other parts decide.
#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_mistake_in_all_parts_has_one_name() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let student = root().join("testdata/squirrel/students/counts_once/hw1cs561s16.py");
    let program = folder.path().join("own.py");
    let own_squares = fs::read_to_string(student).expect("a program").replacen("total -= value", "pass", 1);
    fs::write(&program, own_squares).expect("a file");
    let records = folder.path().join("records");
    let output = done(&mut grade(&program.display().to_string(), "--seed 2 --json --quiet", &records));
    for (part, right, mistakes) in summary(&document(&output)) {
        assert_eq!(mistakes, [("own-score-only".to_owned(), 20 - right)], "{part}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_cannot_be_graded_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    done(&mut grade("true", "--seed 1 --cases-per-task 2", &records));
    let refused = |mut command: Command, message: &str| {
        let output = command.output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
        assert!(text(&output.stderr).contains(message), "{message}: {}", text(&output.stderr));
    };
    refused(grade("true", "--seed 1", &records), "contains a grading already; to continue it: --resume ");
    refused(resume("false", "", &records), "grades `true`, not `false`");
    refused(resume("true", "--case-limit 3", &records), "cannot be used with");
    refused(grade("no-such-program", "", &folder.path().join("other")), "found no program `no-such-program`");
    refused(grade("'", "", &folder.path().join("other")), "found an unclosed quote");
    refused(grade("true", "--cases-per-task 0", &folder.path().join("other")), "at least 1");
    refused(
        grade("true", "--cases src", &folder.path().join("none")),
        "expected folders with a file input.txt, found none",
    );
    let minimax = fs::read_to_string(records.join("minimax.jsonl")).expect("records");
    let line = minimax.lines().next().expect("a line");
    for (text, message) in [
        (format!("{minimax}{line}\n"), "minimax.jsonl:3: expected 2 lines, found another one, of number 1"),
        (format!("{line}\n{line}\n"), "minimax.jsonl:2: expected number 2, found number 1"),
        (minimax.replace("\"true\"", "\"false\""), "minimax.jsonl:1: expected `true`, found `false`"),
        (minimax.replace("\"name\":\"1\"", "\"name\":\"9\""), "minimax.jsonl:1: expected case 1, found case 9"),
        ("{\"rubbish\":1}\n".to_owned(), "minimax.jsonl:1: missing field `schema`"),
    ] {
        fs::write(records.join("minimax.jsonl"), signed_records(&records, "minimax", &text)).expect("records");
        refused(resume("true", "", &records), message);
    }
    let go = folder.path().join("go");
    let mut grading = suite();
    grading.args(["go", "grade", "random", "--stage", "1", "--seed", "1", "--out"]).arg(&go);
    done(&mut grading);
    refused(resume("true", "", &go), "grading.json: expected a grading of squirrel, found one of go");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_official_cases_can_be_graded() {
    let Some(cases) = shared("squirrel/cases") else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let mut command = grade(&right(), "--json --case-limit 60", &folder.path().join("records"));
    let output = done(command.arg("--cases").arg(&cases));
    let document = document(&output);
    let right: Vec<_> = summary(&document).into_iter().map(|(_, right, _)| right).collect();
    assert_eq!((&document["points"], right), (&json!(100.0), vec![31, 32, 31, 11]), "{document}");
    assert!(!text(&output.stderr).contains("warning:"), "{}", text(&output.stderr));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_mistake_costs_the_official_cases_that_show_it() {
    let (Some(cases), true) = (shared("squirrel/cases"), has("g++")) else { return };
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let mut command = grade("testdata/squirrel/students/fail_hard", "--json --quiet", &records);
    let document = document(&done(command.arg("--cases").arg(&cases)));
    let mistakes = vec![("fail-hard".to_owned(), 3)];
    assert_eq!(summary(&document)[2], ("alpha-beta".to_owned(), 28, mistakes), "{document}");
    let answers = fs::read_to_string(records.join("alpha-beta.jsonl")).expect("records");
    let answers = answers.lines().map(|line| serde_json::from_str::<Value>(line).expect("a record"));
    let wrong = answers.filter(|answer| !answer["failure"].is_null()).map(|answer| answer["name"].clone());
    assert_eq!(wrong.collect::<Vec<_>>(), ["finals/064", "finals/070", "finals/090"]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_get_the_file_of_a_case_to_the_byte() {
    let folder = tempfile::tempdir().expect("a folder");
    let task = fs::read_to_string(root().join("testdata/squirrel/figure5-greedy.txt")).expect("a task");
    let inputs = [("crlf", task.replace('\n', " \r\n")), ("lf", task)];
    for (name, input) in &inputs {
        let case = folder.path().join("cases").join(name);
        fs::create_dir_all(&case).expect("a folder");
        fs::write(case.join("input.txt"), input).expect("a task");
    }
    // It stumbles over CRLF, and answers a smaller case of ours, which has LF, right.
    let stumbling = right_but("if grep -q \"$(printf '\\r')\" input.txt; then echo >next_state.txt; fi");
    let records = folder.path().join("records");
    let mut command = grade(&stumbling, "--quiet --json", &records);
    let output = done(command.arg("--cases").arg(folder.path().join("cases")));
    assert_eq!(summary(&document(&output)), [("greedy".to_owned(), 1, vec![("different".to_owned(), 1)])]);
    for wrong in ["greedy-1", "greedy-smallest"] {
        let read = |file| fs::read_to_string(records.join("wrong").join(wrong).join(file)).expect("a file");
        assert_eq!((&read("input.txt"), &*read("written/next_state.txt")), (&inputs[0].1, "\n"), "{wrong}");
    }
    // The files of random cases end like all files of the course, without a final newline.
    let last = script("test \"$(tail -c 1 input.txt)\" && \"$0\" squirrel \"$@\"");
    let output = done(&mut grade(&last, "--seed 1 --cases-per-task 1 --json --quiet", &folder.path().join("random")));
    assert_eq!(document(&output)["points"], json!(100.0), "{}", text(&output.stdout));
}

#[test]
fn expected_files_that_differ_are_noted() {
    let folder = tempfile::tempdir().expect("a folder");
    let case = folder.path().join("cases/odd");
    fs::create_dir_all(&case).expect("a folder");
    fs::copy(root().join("testdata/squirrel/figure5-greedy.txt"), case.join("input.txt")).expect("a task");
    fs::write(case.join("next_state.txt"), "XXXXX\n").expect("a file");
    let mut command = grade(&right(), "--json", &folder.path().join("records"));
    let output = done(command.arg("--cases").arg(folder.path().join("cases")));
    let told = format!("warning: {}:1: expected ", case.join("next_state.txt").display());
    assert!(text(&output.stderr).contains(&told), "{}", text(&output.stderr));
    let document = document(&output);
    assert_eq!(summary(&document), [("greedy".to_owned(), 1, Vec::new())]);
    assert_eq!((&document["points"], &document["of"]), (&json!(30.0), &json!(30.0)));
}

#[cfg(unix)]
#[test]
fn gradescope_gets_no_score_of_a_grading_that_breaks_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let [records, results, waits] = ["records", "results.json", "waits"].map(|name| folder.path().join(name));
    let program = "[ \"$(head -n 1 input.txt)\" != 2 ] || { touch \"$WAITS\"; sleep 60; }; exec \"$0\" squirrel \"$@\"";
    let options = "--seed 1 --cases-per-task 2 --jobs 1 --confine off --quiet --gradescope";
    let mut command = grade(&script(program), options, &records);
    let child = command.arg(&results).env("WAITS", &waits).spawn().expect("a start");
    wait_until(|| waits.exists());
    interrupt(&child);
    assert_eq!(child.wait_with_output().expect("an end").status.code(), Some(130));
    let results: Value = serde_json::from_str(&fs::read_to_string(&results).expect("results")).expect("JSON");
    assert_eq!((results.get("score"), results.get("tests")), (None, None));
    let output = results["output"].as_str().expect("a text");
    let told = "The grading did not come to its end: interrupted; what is finished is recorded";
    assert!(output.contains(told) && output.contains("  greedy  2 of 2 "), "{results}");
}

#[test]
fn files_are_written_whoever_reads_the_report() {
    let folder = tempfile::tempdir().expect("a folder");
    let [records, results] = ["records", "results.json"].map(|name| folder.path().join(name));
    let mut command = grade(&right(), "--seed 1 --cases-per-task 1 --quiet --gradescope", &records);
    let mut child = command.arg(&results).stdout(std::process::Stdio::piped()).spawn().expect("a start");
    // Nobody reads.
    drop(child.stdout.take());
    child.wait().expect("an end");
    assert!(results.exists());
}
