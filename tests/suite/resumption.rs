//! Gradings that were killed are resumed to the same points, whatever the game, and finished work is not done again.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::processes::{interrupt, kill, wait_until};
use crate::{document, done, suite, text};

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
fn records_that_were_changed_are_told_and_done_again() {
    // The third record gets a better answer, or took less time.
    for (game, options, part, field, better) in [
        ("squirrel", "true --cases-per-task 3", "minimax", "\"failure\":", "null,\"ignored\":"),
        ("othello", "false --cases-per-task 3 --games 1", "minimax", "\"answer\":", "\"2 2\",\"ignored\":"),
        ("go", "greedy --stage 1", "random", "\"cpu\":[", "0.0,"),
    ] {
        let folder = tempfile::tempdir().expect("a folder");
        let (program, options) = options.split_once(' ').expect("options");
        let command = |options: &str| {
            let mut command = suite();
            command.args([game, "grade", program, "--json", "--quiet"]).args(options.split(' ')).arg(folder.path());
            command
        };
        let points = |document: &Value| (document["points"].clone(), document["behavior"].clone());
        let expected = points(&document(&done(&mut command(&format!("{options} --seed 5 --records")))));
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
fn a_killed_grading_is_resumed_to_the_same_points() {
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
        let new = format!("--seed 5 --json --quiet --jobs 1 --confine off {options} --records");
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
