//! What reports tell students: no more than the teacher wants, and hints without right answers.

use std::fs;
use std::path::Path;

use serde_json::Value;

use super::{Class, program, program_without};
use crate::{done, has, suite, text};

/// A program that writes the same, whatever is asked, and for no task the right answer.
const WRONG: &str = "\
import sys
print('thinking', file=sys.stderr)
for name in ['next_state.txt', 'traverse_log.txt', 'trace_state.txt']:
    open(name, 'w').write('XXXXX\\n' * 5)
";

/// The boards of two answer keys, which differ in all right answers.
const KEYS: [[&str; 2]; 2] = [["*****", "**X**"], ["X****", "O****"]];

/// Writes a task for each kind of answer, and one that is hidden.
fn write_cases(folder: &Path, [first, second]: [&str; 2], value: u32) {
    for (name, task) in [("greedy", 1), ("minimax", 2), ("alpha", 3), ("hidden/secret", 2)] {
        let row = format!("{value} 2 3 4 5\n");
        let input = format!("{task}\nX\n2\n{}{first}\n{second}\n*****\n*****\n****O\n", row.repeat(5));
        let folder = folder.join(name);
        fs::create_dir_all(&folder).expect("a folder");
        fs::write(folder.join("input.txt"), input).expect("a file");
    }
}

/// Returns a text without times.
fn timeless(text: &str) -> String {
    let is_number =
        |word: &str| !word.is_empty() && word.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let words: Vec<_> = text.split(|letter: char| letter.is_whitespace() || "<>\"\\,".contains(letter)).collect();
    let is_time =
        |index: usize| is_number(words[index]) && words.get(index + 1).is_some_and(|next| next.starts_with('s'));
    let is_field = |index: usize| words[index].starts_with(':') && index > 0 && words[index - 1] == "time";
    let kept = (0..words.len()).filter(|&index| !words[index].is_empty() && !is_time(index) && !is_field(index));
    kept.map(|index| words[index]).collect::<Vec<_>>().join(" ")
}

/// All that a student may see of a grading.
fn reports(folder: &Path, program: &str, options: &str) -> Vec<String> {
    fs::write(folder.join("wrong.py"), program).expect("a file");
    let line =
        "squirrel grade wrong.py --quiet --html r.html --gradescope r.json --markus r.jsonl --prairielearn p.json";
    let mut command = suite();
    command.args(line.split(' ')).args(options.split(' ')).current_dir(folder);
    let printed = text(&done(&mut command).stdout).to_owned();
    let files =
        ["r.html", "r.json", "r.jsonl", "p.json"].map(|name| fs::read_to_string(folder.join(name)).expect(name));
    [printed].into_iter().chain(files).map(|report| timeless(&report)).collect()
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_hints_are_the_same_whatever_is_right() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let graded = |feedback: &str| {
        [0, 1].map(|key| {
            let cases = folder.path().join("cases");
            let _ = fs::remove_dir_all(&cases);
            write_cases(&cases, KEYS[key], 10 + 50 * key as u32);
            reports(folder.path(), WRONG, &format!("--cases cases --seed {key} --feedback {feedback}"))
        })
    };
    for feedback in ["verdict", "hint"] {
        let [one, other] = graded(feedback);
        assert_eq!(one, other, "{feedback}");
        for report in &one {
            assert_eq!(report.contains("case alpha"), feedback == "hint", "{report}");
            assert_eq!(report.contains("case hidden/secret: wrong"), feedback == "hint", "{report}");
            for secret in ["XXXXX", "right ", "seed", "line ", "hidden/secret traverse"] {
                // How many are right is told.
                let report = report.split("/style").last().expect("a report").split("/main").next().expect("a report");
                let report = report.replace("cases right", "").replace("right rate", "").replace("right /th", "");
                assert!(!report.contains(secret), "{secret} in {report}");
            }
        }
    }
    // All is told in full, and so differs, but for what is hidden.
    let [one, other] = graded("full");
    assert!(one.iter().zip(&other).take(2).all(|(one, other)| one != other));
    assert!(one[0].contains("case alpha traverse_log.txt: first different in line 1"), "{}", one[0]);
    assert!(one[0].contains("case hidden/secret: wrong") && one[0].matches("hidden/secret").count() == 1, "{}", one[0]);
}

/// All that the students of a class may see, and the names of what is kept of wrong cases.
fn seen_by_students(key: usize, feedback: &str) -> (Vec<String>, Vec<String>) {
    let class = Class::new();
    class.submit("ann.py", WRONG);
    class.submit("bob.py", &program_without(3));
    class.submit("cid.py", "raise ValueError('my own words')\n");
    write_cases(&class.path("cases"), KEYS[key], 10 + 50 * key as u32);
    class.write("results/overrides.csv", "name,part,points,reason\nann,minimax,3,tried hard\nbob,,60,ill\n");
    class.done(&format!(
        "grade squirrel submissions --out results --cases cases --seed {key} --quiet --yes --feedback {feedback}"
    ));
    let names = ["students/ann.html", "students/cid.html", "gradescope/ann.json", "gradescope/cid.json"];
    let seen = names.map(|name| timeless(&class.read(&format!("results/{name}"))));
    let kept = names_in_folders(&class.path("results/records/ann/wrong"));
    (seen.into(), kept)
}

/// The names of what is in the folders in a folder.
fn names_in_folders(folder: &Path) -> Vec<String> {
    let names = |folder: &Path| fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let inner = names(folder).flat_map(|folder| names(&folder).collect::<Vec<_>>());
    let mut all: Vec<_> = inner.map(|path| path.file_name().expect("a name").to_string_lossy().into_owned()).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_students_of_a_class_are_hinted_at_the_same_whatever_is_right() {
    if !has("python3") {
        return;
    }
    for feedback in ["verdict", "hint"] {
        let [(one, kept), (other, _)] = [0, 1].map(|key| seen_by_students(key, feedback));
        assert_eq!(one, other, "{feedback}");
        for (report, secret) in
            one.iter().flat_map(|report| ["first different", "XXXXX"].map(|secret| (report, secret)))
        {
            assert!(!report.contains(secret), "{secret} in {report}");
        }
        assert_eq!(kept, ["input.txt", "repeat.txt", "written"], "{feedback}");
        // What counts in the end is told at any degree.
        assert!(one[0].contains("minimax set to 3: tried hard"), "{}", one[0]);
        assert_eq!(one[1].contains("my own words"), feedback == "hint", "{}", one[1]);
    }
    let [(one, kept), (other, _)] = [0, 1].map(|key| seen_by_students(key, "full"));
    assert!(one[0] != other[0] && one[2] != other[2]);
    assert!(kept.contains(&"right".to_owned()), "{kept:?}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_hints_tell_mistakes_and_what_the_program_has_said() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let options = "--seed 1 --cases-per-task 2 --feedback";
    let hint = reports(folder.path(), &program("strict_cut"), &format!("{options} hint"));
    let full = reports(folder.path(), &program("strict_cut"), &format!("{options} full"));
    assert!(full[0].contains(" right A3") && full[1].contains("--seed=1"), "{}", full[0]);
    // Who gets a page or another file does not get the folder of the records.
    let names_records = |report: &String| report.contains("in wrong/alpha-beta-smallest");
    assert_eq!(full.iter().map(names_records).collect::<Vec<_>>(), [true, false, false, false, false]);
    for report in &hint[..2] {
        assert!(report.contains("strict-cut") && report.contains("only on strict inequality"), "{report}");
        assert!(!report.contains("A3") && !report.contains("seed"), "{report}");
    }
    let verdict = reports(folder.path(), &program("strict_cut"), &format!("{options} verdict"));
    assert!(verdict.iter().all(|report| !report.contains("strict")) && verdict[0].contains("0 of 2 0 % 0.00 30"));
    let crash = reports(folder.path(), "raise ValueError('my own words')\n", &format!("{options} hint"));
    assert!(crash[0].contains("my own words") && crash[0].contains("crash"), "{}", crash[0]);
    // The same of the other game with right answers.
    fs::write(
        folder.path().join("agent.py"),
        "print('Ann', flush=True)\nwhile True:\n    input()\n    print('0 0', flush=True)\n",
    )
    .expect("a file");
    for (feedback, is_told) in [("full", true), ("hint", false)] {
        let mut command = suite();
        command.args("othello grade agent.py --seed 1 --cases-per-task 1 --games 1 --quiet --html o.html".split(' '));
        let output = done(command.args(["--feedback", feedback]).current_dir(folder.path()));
        let page = fs::read_to_string(folder.path().join("o.html")).expect("a page");
        assert!(text(&output.stdout).contains("case 1, "), "{output:?}");
        assert_eq!(page.contains("--seed=1"), is_told);
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_pages_of_a_class_tell_what_the_teacher_wants() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("ann.py", &program("strict_cut"));
    let grade = class.grade();
    let full = class.read("results/students/ann.html");
    class.done(&format!("{grade} --feedback hint"));
    let hint = class.read("results/students/ann.html");
    assert!(full.contains("--seed=1") && !hint.contains("seed") && hint.contains("strict-cut"), "{hint}");
    let gradescope: Value = serde_json::from_str(&class.read("results/gradescope/ann.json")).expect("JSON");
    assert!(!gradescope.to_string().contains("seed"), "{gradescope}");
    // The teacher is told all, and nothing was graded again for it.
    let mistake = &class.report("results")["students"][0]["parts"][2]["mistakes"][0];
    assert!(mistake["explanation"].as_str().expect("a text").contains("right"), "{mistake}");
    // Two cases of each task, and further ones of alpha-beta.
    assert_eq!(class.recorded("results"), 8 + 20);
    class.done(&grade);
    assert_eq!(class.read("results/students/ann.html"), full);
    class.done(&format!(
        "package markus squirrel --out tests.zip --seed 1 --feedback hint --program {}",
        env!("CARGO_BIN_EXE_suite")
    ));
    let archive = fs::File::open(class.path("tests.zip")).expect("an archive");
    let mut archive = zip::ZipArchive::new(archive).expect("an archive");
    let script = std::io::read_to_string(archive.by_name("grade.sh").expect("a script")).expect("a text");
    assert!(script.contains(" '--feedback=hint' "), "{script}");
}
