//! Results and records of a class that somebody changed by hand, moved or brought back: none of them counts.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;
use suite_work::ChecksumKey;

use super::bad_input::refused;
use super::{Class, OPTIONS, program_without};
use crate::checksums::signed_records;
use crate::confinement::is_confined;
use crate::{done, has, text};

/// A class that is graded in `results`: ann and eve have 0 points, and bob has some.
fn graded() -> (Class, Vec<(String, Option<f64>)>) {
    let class = Class::new();
    class.submit("ann.py", "pass");
    class.submit("bob.py", &program_without(3));
    class.submit("eve.py", "1 / 0");
    class.done(&grade());
    let points = class.points("results");
    let of = |index: usize| points[index].1.expect("points");
    assert!(of(0) == 0.0 && of(1) > 0.0 && of(2) == 0.0, "{points:?}");
    (class, points)
}

fn grade() -> String {
    format!("grade squirrel submissions --out results {OPTIONS} --yes")
}

/// Returns a text in which another one is replaced, as in an editor.
#[track_caller]
fn with(text: &str, old: &str, new: &str) -> String {
    assert!(text.contains(old), "{old} in {text}");
    text.replacen(old, new, 1)
}

/// Returns the record of a case that was answered right, by what an editor does.
fn won(line: &str) -> String {
    let (before, rest) = line.split_once("\"failure\":{").expect("a failure");
    let (_, after) = rest.rsplit_once("},\"checksum\"").expect("a checksum");
    format!("{before}\"failure\":null,\"checksum\"{after}")
}

/// The parts of a result: what it is of, the grade, and the checksum.
fn parts(result: &str) -> [&str; 3] {
    let (job, rest) = result.split_once("\"grading\":").expect("a grade");
    let (grade, checksum) = rest.rsplit_once(",\"checksum\":").expect("a checksum");
    [job, grade, checksum]
}

/// Copies a folder over another one.
fn copy_folder(from: &Path, to: &Path) {
    fs::remove_dir_all(to).expect("a folder");
    done(Command::new("cp").arg("-a").args([from, to]));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_changed_result_is_told_and_graded_again() {
    if !has("python3") {
        return;
    }
    let (class, points) = graded();
    let path = class.path("results/results/ann.json");
    let ann = class.read("results/results/ann.json");
    let bob = class.read("results/results/bob.json");
    let [[job, grade_of_ann, checksum], [_, grade_of_bob, checksum_of_bob]] = [&ann, &bob].map(|result| parts(result));
    let mismatch = "changed by hand: checksum mismatch";
    for (changed, why) in [
        (with(&ann, "\"points\":0.0", "\"points\":100.0"), mismatch),
        (with(&ann, "\"right\":0", "\"right\":2"), mismatch),
        (format!("{job}\"grading\":{grade_of_bob},\"checksum\":{checksum}"), mismatch),
        (format!("{job}\"grading\":{grade_of_bob},\"checksum\":{checksum_of_bob}"), mismatch),
        (bob.clone(), mismatch),
        (format!("{job}\"grading\":{grade_of_ann}}}\n"), "no checksum"),
        (format!("{job}\"grading\":{grade_of_bob}}}\n"), "no checksum"),
        (ann[..ann.len() / 2].to_owned(), "no checksum"),
    ] {
        fs::write(&path, changed).expect("a result");
        let merge = class.command("merge results").output().expect("the command starts");
        assert_eq!(merge.status.code(), Some(1));
        let told = format!("\n  ann: result refused: results/results/ann.json: {why}; job 1 is to be run again\n");
        assert!(text(&merge.stdout).contains(&told), "{merge:?}");
        assert_eq!(class.points("results")[0].1, None);
        // As a job, or by the command for all.
        for line in ["run results --job 1", &*grade()] {
            fs::copy(&path, class.path("changed.json")).expect("a copy");
            let output = class.done(line);
            assert_eq!(text(&output.stderr), format!("warning: results of ann: {why}; graded again\n"));
            assert_eq!(class.read("results/results/ann.json"), ann, "made of the same records");
            fs::copy(class.path("changed.json"), &path).expect("a copy");
        }
        class.done(&grade());
        assert_eq!(class.points("results"), points);
    }
    // The result of an earlier program does not come back.
    class.submit("ann.py", &program_without(3));
    assert_eq!(text(&class.done(&grade()).stderr), "");
    let better = class.points("results");
    let best = class.read("results/results/ann.json");
    class.submit("ann.py", "pass");
    class.done(&grade());
    assert_ne!(class.points("results"), better);
    fs::write(&path, best).expect("a result");
    class.done(&grade());
    assert_eq!(class.points("results"), points);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_changed_records_are_told_and_graded_again() {
    if !has("python3") {
        return;
    }
    let (class, points) = graded();
    let folder = |name: &str| class.path(&format!("results/records/{name}"));
    let [ann, bob, kept] = ["ann", "bob", "kept"].map(folder);
    fs::create_dir(&kept).expect("a folder");
    copy_folder(&ann, &kept);
    let read = |folder: &Path, part: &str| fs::read_to_string(folder.join(part)).expect("a file");
    let (of_ann, of_bob) = (read(&ann, "minimax.jsonl"), read(&bob, "minimax.jsonl"));
    let [first, second] = of_ann.lines().collect::<Vec<_>>()[..] else { panic!("{of_ann}") };
    let grading = read(&ann, "grading.json");
    let of_other_part = read(&ann, "greedy.jsonl");
    let mismatch = "changed by hand: checksum mismatch";
    for (file, changed, told) in [
        ("minimax.jsonl", of_ann.replace(second, &won(second)), format!("/minimax.jsonl:2: {mismatch}")),
        ("minimax.jsonl", of_ann.replace(first, &won(first)), format!("/minimax.jsonl:1: {mismatch}")),
        // Those of somebody else, in place of it, and in part.
        ("minimax.jsonl", of_bob.clone(), format!("/minimax.jsonl:1: {mismatch}")),
        (
            "minimax.jsonl",
            format!("{first}\n{}\n", of_bob.lines().nth(1).expect("a line")),
            format!("/minimax.jsonl:2: {mismatch}"),
        ),
        ("minimax.jsonl", with(&of_bob, "submissions/bob", "submissions/ann"), format!("/minimax.jsonl:1: {mismatch}")),
        // Those of other cases, and of another part.
        ("minimax.jsonl", format!("{second}\n{first}\n"), format!("/minimax.jsonl:1: {mismatch}")),
        ("minimax.jsonl", format!("{first}\n{first}\n"), format!("/minimax.jsonl:2: {mismatch}")),
        ("minimax.jsonl", of_other_part, format!("/minimax.jsonl:1: {mismatch}")),
        ("grading.json", with(&grading, "\"seed\":1", "\"seed\":2"), format!("/grading.json: {mismatch}")),
        (
            "grading.json",
            with(&grading, "\"case_limit\":10.0", "\"case_limit\":99.0"),
            format!("/grading.json: {mismatch}"),
        ),
        ("grading.json", read(&bob, "grading.json"), format!("/grading.json: {mismatch}")),
        // Half a line is what a killed run leaves.
        ("minimax.jsonl", of_ann[..of_ann.len() - 20].to_owned(), String::new()),
    ] {
        copy_folder(&kept, &ann);
        fs::write(ann.join(file), &changed).expect("records");
        fs::remove_file(class.path("results/results/ann.json")).expect("a result");
        let said = text(&class.done(&grade()).stderr).to_owned();
        assert!(said.contains(&told) && said.is_empty() == told.is_empty(), "{told}: {said}");
        assert!(said.matches("ann").count() <= 2 && said.lines().count() <= 1, "once: {said}");
        assert_eq!(class.points("results"), points, "{changed}");
    }
    // The whole folder of somebody else; and records that are right, but for a key that is not of this class.
    let forge = |ann: &Path| {
        fs::remove_file(ann.join("checksum.key")).expect("a key");
        let key = ChecksumKey::create(ann).expect("a key");
        let (content, _) = grading.rsplit_once(",\"checksum\"").expect("a checksum");
        let content: Value = serde_json::from_str(&format!("{content}}}")).expect("JSON");
        let grading = key.sign("grading.json", &content).expect("a grading");
        fs::write(ann.join("grading.json"), grading).expect("a grading");
        let right = of_ann.lines().map(|line| won(line) + "\n").collect::<String>();
        fs::write(ann.join("minimax.jsonl"), signed_records(ann, "minimax", &right)).expect("records");
    };
    for prepare in [&|ann: &Path| copy_folder(&bob, ann), &forge] as [&dyn Fn(&Path); 2] {
        copy_folder(&kept, &ann);
        prepare(&ann);
        fs::remove_file(class.path("results/results/ann.json")).expect("a result");
        class.done(&grade());
        assert_eq!(class.points("results"), points);
    }
    // Records of an earlier program do not come back.
    class.submit("ann.py", &program_without(3));
    class.done(&grade());
    copy_folder(&ann, &kept);
    class.submit("ann.py", "pass");
    class.done(&grade());
    copy_folder(&kept, &ann);
    fs::remove_file(class.path("results/results/ann.json")).expect("a result");
    class.done(&grade());
    assert_eq!(class.points("results"), points);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_plan_that_was_copied_without_its_key_says_so() {
    if !has("python3") {
        return;
    }
    let (class, points) = graded();
    let key = class.path("results/checksum.key");
    let kept = fs::read(&key).expect("a key");
    fs::remove_file(&key).expect("a key");
    let expected =
        "error: results: found no checksum.key, by which its results are verified; copy that, too, or begin anew\n";
    for line in ["merge results", "run results --job 1"] {
        assert_eq!(refused(&class, line), expected);
    }
    // With it, all of them count again.
    fs::write(&key, kept).expect("a key");
    let merged = class.done("merge results");
    assert!(text(&merged.stdout).starts_with("3 of 3 submissions graded\n"), "{merged:?}");
    // With another one, none does.
    fs::remove_file(&key).expect("a key");
    let said = text(&class.done(&grade()).stderr).to_owned();
    for name in ["ann", "bob", "eve"] {
        assert!(said.contains(&format!("warning: results of {name}: changed by hand: ")), "{said}");
    }
    assert_eq!(class.points("results"), points);
}

#[test]
fn no_program_reads_a_key() {
    if !has("python3") || !is_confined() {
        return;
    }
    let class = Class::new();
    let results = class.path("results");
    let keys: Vec<PathBuf> =
        ["checksum.key", "records/ann/checksum.key", "records/bob/checksum.key"].map(|key| results.join(key)).into();
    let program = format!(
        "import os, sys\nfor key in {keys:?}:\n    try: open(key, 'rb').read()\n    \
         except (IOError, OSError): continue\n    sys.exit('read a key')\n\
         for name in ['../..', '../../..']:\n    \
         path = os.path.join(os.path.dirname(os.path.abspath(__file__)), name)\n    \
         try: found = os.listdir(path)\n    except OSError: continue\n    \
         {{'records', 'checksum.key'}} & set(found) and sys.exit('read a key')\nsys.exit('read none')\n"
    );
    class.submit("ann/hw1cs561s16.py", &program);
    class.submit("bob/hw1cs561s16.py", &program);
    class.done(&format!("{} --confine strict", grade()));
    assert!(keys.iter().all(|key| key.is_file()), "all are there");
    for name in ["ann", "bob"] {
        let records = class.read(&format!("results/records/{name}/greedy.jsonl"));
        assert!(records.contains("read none") && !records.contains("read a key"), "{records}");
    }
}
