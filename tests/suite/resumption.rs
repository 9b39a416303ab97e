//! Gradings that were killed are resumed to the same points, whatever the game, and finished work is not done again.

use std::env;
use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::processes::{interrupt, kill, wait_until};
use crate::{document, done, has, python, suite, text};

/// A grading that is killed.
struct Killed {
    game: &'static str,
    options: &'static str,
    /// A shell script that has the command as `$0`. It notes each case, game or question that it begins in the file
    /// `$BEGUN`.
    program: &'static str,
    parts: &'static [&'static str],
    /// The number of all cases and games.
    count: usize,
    /// The greatest number of them, or of their questions, that are under way at a time.
    under_way: usize,
}

const KILLED: [Killed; 3] = [
    Killed {
        game: "squirrel",
        options: "--cases-per-task 6",
        // Half of the cases fail.
        program: "echo >>\"$BEGUN\"; sleep 0.02; head -n 2 input.txt | grep -q X && exit 1; \
                  exec \"$0\" squirrel \"$@\"",
        parts: &["greedy", "minimax", "alpha-beta", "battle"],
        count: 24,
        under_way: 1,
    },
    Killed {
        game: "go",
        options: "--stage 1",
        // As White, it does not know how to answer.
        program:
            "{ read -r color; for row in 1 2 3 4 5; do read -r points; before=\"$before$points\"; done; } <input.txt
            case $before in *[12]*) ;; *) echo >>\"$BEGUN\";; esac
            if [ \"$color\" = 1 ]; then exec \"$0\" go --player aggressive --seed 1; fi; sleep 0.02",
        parts: &["random", "greedy", "aggressive", "alphabeta"],
        count: 80,
        under_way: 1,
    },
    Killed {
        game: "othello",
        options: "--cases-per-task 3 --games 1",
        program: "while read -r line; do
            case $line in SCORE*) echo >>\"$BEGUN\"; sleep 0.02;; esac
            echo \"$line\"
        done | \"$0\" othello --player alphabeta:limit=2",
        parts: &["minimax", "alpha-beta", "depth limit", "caching", "ordering", "own heuristic"],
        count: 16,
        // All of a game on 6x6.
        under_way: 16,
    },
];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_records_that_were_changed_are_told_and_done_again() {
    // The third record gets a better answer, or took less time.
    for (game, options, part, field, better) in [
        ("squirrel", "true --cases-per-task 3", "minimax", "\"failure\":", "null,\"ignored\":"),
        ("othello", "false --cases-per-task 3 --games 1", "minimax", "\"answer\":", "\"2 2\",\"ignored\":"),
        ("go", "greedy --stage 1 --games 4", "random", "\"cpu\":[", "0.0,"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (program, options) = options.split_once(' ').expect("options");
        let command = |options: &str| {
            let mut command = suite();
            command.args([game, "grade", program, "--json", "--quiet"]).args(options.split(' ')).arg(folder.path());
            command
        };
        let points = |document: &Value| (document["points"].clone(), document["behavior"].clone());
        let expected = points(&document(&done(&mut command(&format!("{options} --seed 5 --out")))));
        let path = folder.path().join(format!("{part}.jsonl"));
        let records = fs::read_to_string(&path).expect("records");
        let third = records.lines().nth(2).expect("a record");
        let changed = third.replacen(field, &format!("{field}{better}"), 1);
        assert_ne!(changed, third);
        fs::write(&path, records.replace(third, &changed)).expect("records");
        let output = done(&mut command("--resume"));
        let told = format!("warning: {}:3: changed by hand: checksum mismatch; this line does not", path.display());
        assert!(text(&output.stderr).starts_with(&told) && text(&output.stderr).lines().count() == 1, "{output:?}");
        assert_eq!(points(&document(&output)), expected, "{game}");
        let again = fs::read_to_string(&path).expect("records");
        let kept = &records[..records.find(third).expect("a record")];
        assert!(again.starts_with(kept) && again.lines().count() == records.lines().count(), "{game}: {again}");
        // Now they are right again.
        assert_eq!(text(&done(&mut command("--resume")).stderr), "");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_last_grading_of_each_program_is_kept() {
    for (game, options) in
        [("squirrel", "--cases-per-task 1"), ("go", "--stage 1 --games 1"), ("othello", "--cases-per-task 1 --games 1")]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let write = |name: &str, code: u32| {
            fs::write(folder.path().join(name), format!("exit {code}\n")).expect("a program");
        };
        let command = |program: &str, options: &str| {
            let mut command = suite();
            command.current_dir(folder.path()).args([game, "grade", &format!("sh {program}"), "--json"]);
            command.args(options.split(' '));
            command
        };
        let new = format!("{options} --seed 5");
        write("me.sh", 3);
        write("you.sh", 4);
        let first = done(&mut command("me.sh", &new));
        assert_eq!(text(&first.stderr), "seed 5, records in grade-me.sh\n", "{game}");
        let you = document(&done(&mut command("you.sh", &new)));
        // After an edit, the same command again.
        write("me.sh", 7);
        let second = document(&done(&mut command("me.sh", &new)));
        assert_ne!(second, document(&first), "{game}");
        // Both are there to be resumed: nothing runs again.
        let folders = ["grade-me.sh", "grade-you.sh"].map(|name| folder.path().join(name));
        let files = || {
            let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).expect("a folder").flatten());
            let read = |path: &Path| (path.to_owned(), fs::read(path).expect("a file"));
            entries.map(|entry| entry.path()).filter(|path| path.is_file()).map(|path| read(&path)).collect::<Vec<_>>()
        };
        let before = files();
        assert_eq!(document(&done(&mut command("me.sh", "--resume --quiet"))), second, "{game}");
        assert_eq!(document(&done(&mut command("you.sh", "--resume --quiet"))), you, "{game}");
        assert_eq!(files(), before, "{game}");
        // What is to be kept has a folder of its own, which no grading replaces.
        fs::write(folders[0].join("notes.md"), "mine").expect("a file");
        done(&mut command("me.sh", &format!("{new} --out kept")));
        let again = command("me.sh", &format!("{new} --out kept")).output().expect("the command starts");
        let told = "error: kept contains a grading already; to continue it: --resume kept\n";
        assert_eq!((again.status.code(), text(&again.stderr).lines().last()), (Some(2), Some(told.trim_end())));
        done(&mut command("me.sh", "--resume kept"));
        // What somebody else has put there is left alone.
        done(&mut command("me.sh", &new));
        assert_eq!(fs::read(folders[0].join("notes.md")).expect("a file"), b"mine");
    }
}

#[test]
fn two_gradings_at_a_time_do_not_share_records() {
    let folder = tempfile::tempdir().expect("a folder");
    let [begun, end] = ["begun", "end"].map(|name| folder.path().join(name));
    let command = |options: &str| {
        let mut command = suite();
        let waits = "echo >>\"$BEGUN\"; while [ ! -e \"$END\" ]; do sleep 0.01; done";
        command.current_dir(folder.path()).args(["squirrel", "grade", &format!("sh -c '{waits}'"), "--confine", "off"]);
        command.args("--quiet --cases-per-task 1 --seed 1".split(' ')).args(options.split_whitespace());
        command.env("BEGUN", &begun).env("END", &end);
        command
    };
    let mut first = command("").stdout(Stdio::null()).spawn().expect("a start");
    wait_until(|| begun.exists());
    let second = command("").output().expect("the command starts");
    let told = "error: grade-sh: another grading records there at this moment\n";
    assert_eq!((second.status.code(), text(&second.stderr)), (Some(2), told));
    fs::write(&end, "").expect("a file");
    assert!(first.wait().expect("an end").success());
    done(&mut command(""));
}

#[test]
fn what_a_grading_has_written_to_the_folder_of_a_program_is_not_of_its_files() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("own")).expect("a folder");
    let grade = |options: &str| {
        let mut command = suite();
        command.current_dir(folder.path()).args(["squirrel", "grade", "ls own", "--quiet"]);
        command.args(options.split(' '));
        command
    };
    done(&mut grade("--seed 1 --cases-per-task 1 --html own/report.html"));
    done(&mut grade("--resume"));
    let none = grade("--resume none").output().expect("the command starts");
    let told = "error: none: expected a grading to resume, found none\n";
    assert_eq!((none.status.code(), text(&none.stderr)), (Some(2), told));
    // What is refused replaces no records.
    let refused = |options: &str| {
        let output = grade(options).output().expect("the command starts");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        text(&output.stderr).to_owned()
    };
    assert!(refused("--seed 2 --cases nosuch").starts_with("error: cannot read nosuch"));
    done(&mut grade("--resume"));
    fs::rename(folder.path().join("grade-own"), folder.path().join("kept")).expect("a folder");
    symlink("kept", folder.path().join("grade-own")).expect("a link");
    let told = "error: cannot replace grade-own: it is a link\n";
    assert!(refused("--seed 2 --cases-per-task 1").ends_with(told));
    done(&mut grade("--resume kept"));
}

/// A folder for the search path with a Python that tells another version of itself.
fn other_python(folder: &Path) -> Option<PathBuf> {
    let real = python()?;
    let tools = folder.join("tools");
    fs::create_dir_all(&tools).expect("a folder");
    // It tells its version on stderr, if it is asked with warnings ignored.
    let (real, told) = (real.display(), "2>&1 | sed '1s/^[^ ]*/9.9.9/' >&2");
    let script = format!("#!/bin/sh\nif [ \"$1\" = -W ]; then {real} \"$@\" {told}; else exec {real} \"$@\"; fi\n");
    fs::write(tools.join("python3"), script).expect("a file");
    fs::set_permissions(tools.join("python3"), fs::Permissions::from_mode(0o755)).expect("a mode");
    let path = env::join_paths([tools].into_iter().chain(env::split_paths(crate::search_path()))).expect("a path");
    Some(path.into())
}

#[test]
fn changed_surroundings_are_noticed() {
    let folder = tempfile::tempdir().expect("a folder");
    let Some(path) = other_python(folder.path()) else { return };
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).expect("a file");
    write("me.py", "import os\nraise SystemExit(str(sorted(os.listdir())))\n");
    let grade = |options: &str| {
        let mut command = suite();
        command.current_dir(folder.path()).args("squirrel grade me.py --confine off --python python3".split(' '));
        command.args(options.split(' ')).env("TMPDIR", folder.path());
        command
    };
    let resume = || {
        let mut command = suite();
        command.current_dir(folder.path()).args("squirrel grade me.py --resume --quiet".split(' '));
        command
    };
    let refused = |mut command: Command| {
        let output = command.output().expect("the command starts");
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        text(&output.stderr).to_owned()
    };
    let new = "--seed 1 --cases-per-task 1 --gradescope results.json";
    done(&mut grade(new));
    // What the grading has written itself changes nothing.
    done(resume().args(["--gradescope", "results.json"]));
    let mut command = resume();
    command.args(["--gradescope", "results.json"]).env("PATH", &path);
    let said = refused(command);
    assert!(
        said.starts_with("error: grade-me.py: graded under other conditions (interpreter: python3 (Python "),
        "{said}"
    );
    assert!(said.ends_with(") then, python3 (Python 9.9.9) now); to grade all anew: without --resume\n"), "{said}");
    fs::remove_file(folder.path().join("results.json")).expect("a file");
    done(&mut resume());
    write("table.json", "{}");
    let said = refused(resume());
    assert!(said.starts_with("error: the files of `me.py` have changed: grade-me.py grades "), "{said}");
    done(&mut grade(new));
    done(resume().args(["--gradescope", "results.json"]));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_class_grades_anew_what_changed_surroundings_concern() {
    let folder = tempfile::tempdir().expect("a folder");
    let (Some(path), true) = (other_python(folder.path()), has("g++")) else { return };
    fs::create_dir(folder.path().join("submissions")).expect("a folder");
    for (name, program) in [("ann.py", "pass"), ("bob.cpp", "int main() {}")] {
        fs::write(folder.path().join("submissions").join(name), program).expect("a program");
    }
    let grade = |path: Option<&Path>| {
        let mut command = suite();
        let line = "class grade squirrel submissions --out results --seed 1 --cases-per-task 1 --yes";
        command.current_dir(folder.path()).args(line.split(' ')).args("--confine off --python python3".split(' '));
        if let Some(path) = path {
            command.env("PATH", path);
        }
        text(&done(&mut command).stderr).lines().next().expect("a line").to_owned()
    };
    assert_eq!(grade(None), "seed 1; 2 of 2 submissions to grade");
    assert_eq!(grade(None), "seed 1; 0 of 2 submissions to grade");
    assert_eq!(grade(Some(&path)), "seed 1; 1 of 2 submissions to grade");
    let results = fs::read_to_string(folder.path().join("results/results.json")).expect("results");
    let results: Value = serde_json::from_str(&results).expect("JSON");
    assert_eq!(results["students"][0]["surroundings"]["interpreter"]["version"], "9.9.9");
    assert!(results["students"][1]["surroundings"]["tools"]["g++"].is_string(), "{results}");
    assert_eq!(grade(Some(&path)), "seed 1; 0 of 2 submissions to grade");
    assert_eq!(grade(None), "seed 1; 1 of 2 submissions to grade");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_killed_grading_is_resumed_to_the_same_points() {
    for Killed { game, options, program, parts, count, under_way } in &KILLED {
        let folder = tempfile::tempdir().expect("a folder");
        let [whole, cut, begun] = ["whole", "cut", "begun"].map(|name| folder.path().join(name));
        let command = |more: &str, folder: &Path| {
            let mut command = suite();
            let suite = command.get_program().to_str().expect("a path").to_owned();
            command.args([game, "grade", &shlex::try_join(["sh", "-c", program, &suite]).expect("words")]);
            command.args(more.split(' ')).arg(folder).env("BEGUN", &begun);
            command
        };
        let new = format!("--seed 5 --json --quiet --jobs 1 --confine off {options} --out");
        let resumed = "--json --quiet --jobs 1 --resume";
        let report = |command: &mut Command| {
            let mut report = document(&done(command));
            // Whether caching and ordering save time depends on the computer.
            let parts = report["parts"].as_array_mut().expect("parts");
            parts.retain(|part| part["name"] != "caching" && part["name"] != "ordering");
            let points: f64 = parts.iter().map(|part| part["points"].as_f64().expect("points")).sum();
            report["points"] = points.into();
            report
        };
        let lines = |file: &Path| fs::read_to_string(file).unwrap_or_default().lines().count();
        let file = |part: &str| cut.join(format!("{part}.jsonl"));
        let recorded = || parts.iter().map(|part| lines(&file(part))).sum::<usize>();
        let expected = report(&mut command(&new, &whole));
        assert!(expected["points"].as_f64() > Some(0.0) && expected["points"] != expected["of"], "{expected}");
        let all = lines(&begun);
        fs::remove_file(&begun).expect("a file");

        let mut child = command(&new, &cut).stdout(Stdio::null()).spawn().expect("a start");
        wait_until(|| recorded() >= 3);
        kill("KILL", &child);
        child.wait().expect("an end");
        let before = recorded();
        assert!((3..*count).contains(&before), "{game}: {before} of {count}");
        // As if the next line had been written in part.
        let first = fs::read_to_string(file(parts[0])).expect("records");
        fs::write(file(parts[0]), first.clone() + "{\"schema\":").expect("records");

        let child = command(resumed, &cut).stderr(Stdio::piped()).stdout(Stdio::null()).spawn().expect("a start");
        wait_until(|| recorded() > before + 1);
        interrupt(&child);
        let output = child.wait_with_output().expect("an end");
        let told = text(&output.stderr).ends_with("error: interrupted; what is finished is recorded\n");
        assert!(told || output.status.success(), "{game}: {output:?}");

        assert_eq!(report(&mut command(resumed, &cut)), expected, "{game}");
        assert!(fs::read_to_string(file(parts[0])).expect("records").starts_with(&first), "{game}");
        assert_eq!(recorded(), *count, "{game}");
        // Only those are begun again that were not finished.
        assert!(lines(&begun) <= all + 2 * under_way, "{game}: {} of {all}", lines(&begun));
    }
}
