//! Faulty submissions, plans and results are reported, and nothing is lost.

use std::fs;
use std::path::Path;
use std::process::Output;

use super::Class;
use crate::{has, text};

/// Runs a command that has to be refused, and returns what it says.
#[track_caller]
pub(super) fn refused(class: &Class, line: &str) -> String {
    let output: Output = class.command(line).output().expect("the command starts");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
    text(&output.stderr).to_owned()
}

/// Returns the names of the entries of a folder.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry"));
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().into_string().expect("a name")).collect();
    names.sort();
    names
}

#[test]
fn what_is_no_class_is_refused() {
    let class = Class::new();
    let plan = |submissions: &str| refused(&class, &format!("plan squirrel {submissions} --out plan"));
    let expected = "expected a folder, an archive or a source file for each submission, found none\n";
    assert_eq!(plan("submissions"), format!("error: submissions: {expected}"));
    assert_eq!(plan("nowhere"), "error: found no folder or archive nowhere\n");
    class.submit("ann.py", "");
    assert!(plan("submissions/ann.py").ends_with("expected a folder of submissions, or an archive of one\n"));
    class.submit("Ann/hw1cs561s16.py", "");
    assert_eq!(
        plan("submissions"),
        "error: two submissions of one name, Ann and ann: submissions/Ann and submissions/ann.py\n"
    );
    // The copies would lie among the submissions, and pass for some of them.
    for out in ["submissions", "submissions/results/1", "submissions/Ann/../new", "."] {
        let said = refused(&class, &format!("plan squirrel submissions --out {out}"));
        assert!(said.contains("--out: expected a folder outside of submissions"), "{said}");
    }
    assert_eq!(names(&class.path("submissions")), ["Ann", "ann.py"], "nothing is left behind");
    assert_eq!(names(&class.path("plan")), [""; 0]);
    for (options, expected) in [
        ("--points chess=1", "expected one of the parts"),
        ("--cases-per-task 0", "expected a whole number of at least 1"),
        ("--confine maybe", "invalid value"),
    ] {
        let said = refused(&class, &format!("plan squirrel submissions --out plan {options}"));
        assert!(said.contains(expected), "{said}");
    }
    let said = refused(&class, "plan go submissions --out plan --work-dir .");
    assert!(said.contains("--work-dir: the programs of a class run in temporary folders"), "{said}");
    for game in ["go", "othello"] {
        assert!(!text(&class.done(&format!("plan {game} --help")).stdout).contains("--work-dir <"));
    }
    assert!(refused(&class, "run plan --job 1").contains("found no plan.jsonl"));
}

#[test]
fn cases_are_read_before_anything_starts() {
    let class = Class::new();
    class.submit("ann.py", "");
    fs::create_dir(class.path("cases")).expect("a folder");
    for command in ["plan squirrel submissions", "grade squirrel submissions", "package markus squirrel"] {
        let said = |cases: &str| refused(&class, &format!("{command} --out results --cases {cases}"));
        let empty = said("cases");
        assert!(empty.ends_with("error: cases: expected folders with a file input.txt, found none\n"), "{empty}");
        let absent = said("nosuch");
        assert!(absent.contains("error: cannot read nosuch: ") && absent.matches("os error").count() == 1, "{absent}");
    }
    assert!(!class.path("results").exists());
}

#[test]
fn a_bad_archive_harms_nobody_else() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("ann.py", "pass");
    class.submit_archive("climber.tar.gz", &[("../../climbed.py", "pass")]);
    class.submit_archive("absolute.tgz", &[("/climbed.py", "pass")]);
    class.submit("damaged.zip", "PK nothing");
    class.submit("cut.tar.gz", "");
    let zeros = "\0".repeat(65 << 20);
    class.submit_archive("large.tar.gz", &[("main.py", &zeros)]);
    let many: Vec<_> = (0..1001).map(|number| format!("{number}.py")).collect();
    let many: Vec<_> = many.iter().map(|name| (&**name, "")).collect();
    class.submit_archive("many.tar.gz", &many);
    let output = class.done("grade squirrel submissions --out results --seed 1 --cases-per-task 1 --yes");
    let told = text(&output.stderr);
    for expected in
        ["1 of 7 submissions (large): expected at most 64 MiB", "(climber): `../../climbed.py` leads out of"]
    {
        assert!(told.contains(expected), "{expected}: {told}");
    }
    let said = text(&output.stdout);
    assert!(said.starts_with("1 of 7 submissions graded, 6 cannot be graded\n"), "{said}");
    for expected in [
        "\n  absolute: `/climbed.py` leads out of its folder\n",
        "\n  climber: `../../climbed.py` leads out of its folder\n",
        "\n  cut: cannot be unpacked: the archive is damaged or incomplete\n",
        "\n  damaged: cannot be unpacked: the archive is damaged or incomplete\n",
        "\n  large: expected at most 64 MiB, found more\n",
        "\n  many: expected at most 1000 files, found more\n",
    ] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
    assert_eq!(names(class.0.path()), ["results", "submissions", "temporary"]);
    assert_eq!(names(&class.path("results/submissions")), ["ann"]);
}

#[test]
fn functions_are_those_of_python() {
    let class = Class::new();
    class.submit("ann.cpp", "");
    let plan = class.done("plan othello --functions submissions --out plan --seed 1");
    assert_eq!(
        text(&plan.stderr),
        "seed 1, 1 job in plan\ncannot be graded: ann: expected a Python file, found ann.cpp\n"
    );
}

#[test]
fn an_archive_of_the_class_is_unpacked() {
    let class = Class::new();
    let files = [("ann/hw1cs561s16.py", "pass"), ("bob/hw1cs561s16.py", "pass"), ("__MACOSX/x", "")];
    class.submit_archive("class.tar.gz", &files);
    if !has("python3") {
        return;
    }
    let plan = class.done("plan squirrel submissions/class.tar.gz --out plan --seed 7");
    assert_eq!(text(&plan.stderr), "seed 7, 2 jobs in plan\n");
    assert!(class.path("plan/submissions/bob/hw1cs561s16.py").is_file());
    let files = [("class/ann/hw1cs561s16.py", "pass"), ("class/bob/hw1cs561s16.py", "pass")];
    class.submit_archive("wrapped.tgz", &files);
    let plan = class.done("plan squirrel submissions/wrapped.tgz --out plan --seed 7");
    assert_eq!(text(&plan.stderr), "seed 7, 2 jobs in plan\n");
    let said = refused(&class, "plan go submissions/wrapped.tgz --out plan --seed 7");
    assert_eq!(said, "error: plan: expected a class of go, found one of squirrel\n");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_plans_and_results_that_were_changed_do_not_count() {
    if !has("python3") {
        return;
    }
    let class = Class::of_four();
    let grade =
        |options: &str| format!("grade squirrel submissions --out results --cases-per-task 1 --quiet {options}");
    class.done(&grade("--seed 1"));
    let points = class.points("results");
    let merge = || text(&class.command("merge results").output().expect("the command starts").stdout).to_owned();

    // Cut short, that of somebody else, and not a file.
    let [ann, bob, eve] = ["ann", "bob", "Eve-Fay"].map(|id| class.path(&format!("results/results/{id}.json")));
    let text_of_ann = fs::read(&ann).expect("a result");
    fs::write(&ann, &text_of_ann[..text_of_ann.len() / 2]).expect("a result");
    fs::copy(class.path("results/results/Eve-Fay.json"), &bob).expect("a result");
    fs::remove_file(&eve).expect("a result");
    fs::create_dir(&eve).expect("a folder");
    let said = merge();
    assert!(said.starts_with("0 of 4 submissions graded, 1 cannot be graded, 3 not graded yet\n"), "{said}");
    for expected in [
        "\n  ann: result refused: results/results/ann.json: no checksum; job 2 is to be run again\n",
        "\n  bob: result refused: results/results/bob.json: changed by hand: checksum mismatch; job 3 is to be run \
         again\n",
    ] {
        assert!(said.contains(expected), "{said}");
    }
    assert!(said.contains("\n  Eve Fay: result refused: cannot be read: "), "{said}");
    fs::remove_dir(&eve).expect("a folder");
    class.done(&grade(""));
    assert_eq!(class.points("results"), points);

    // A submission that is changed after it was planned.
    let copy = class.path("results/submissions/ann/hw1cs561s16.py");
    fs::remove_file(&ann).expect("a result");
    fs::write(&copy, "pass").expect("a program");
    let output = class.command("run results --job 2").output().expect("the command starts");
    let said = "ann: submissions/ann has changed since it was planned: plan again\nerror: 1 of 1 jobs failed\n";
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), said));
    class.done(&grade(""));
    assert_eq!(class.points("results"), points);

    let plan = class.read("results/plan.jsonl");
    fs::write(class.path("results/plan.jsonl"), plan.replace("\"seed\":1", "\"seed\":2")).expect("a plan");
    let said = refused(&class, "merge results");
    assert_eq!(
        said,
        "error: results/plan.jsonl: changed since it was made: checksum mismatch; plan again, with its --seed\n"
    );
    class.done(&grade("--seed 1"));
    assert_eq!(class.points("results"), points);
}
