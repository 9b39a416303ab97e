//! Archives for the autograders of other services: their scripts are run as those services do.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use zip::ZipArchive;

use super::{Class, program};
use crate::{done, has, suite, text};

/// The command without the information for debuggers, which is most of it and takes seconds to pack; the whole command
/// where there is no tool to remove it.
fn small_program() -> &'static Path {
    static PROGRAM: LazyLock<PathBuf> = LazyLock::new(|| {
        let whole = PathBuf::from(suite().get_program());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let [new, small] = [format!("suite-{}", process::id()), "suite".to_owned()].map(|name| folder.join(name));
        let strip = Command::new("strip").arg("-o").arg(&new).arg(&whole).status();
        if strip.is_ok_and(|status| status.success()) {
            fs::rename(new, &small).expect("a file");
            small
        } else {
            whole
        }
    });
    &PROGRAM
}

/// Packs an assignment for a service, unpacks it to a folder, and runs a script in it.
fn run(class: &Class, service: &str, folder: &str, script: &str) -> Output {
    let line = format!("package {service} squirrel --out packed.zip --seed 1 --cases-per-task 2 --program");
    done(class.command(&line).arg(small_program()));
    let mut archive = ZipArchive::new(File::open(class.path("packed.zip")).expect("an archive")).expect("an archive");
    archive.extract(class.path(folder)).expect("files");
    let mut command = Command::new(class.path(folder).join(script));
    command.env("AUTOGRADER", class.path(".")).env("TMPDIR", class.temporary());
    command.output().expect("the script starts")
}

#[test]
fn gradescope_gets_its_results() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // Where Gradescope has the one submission.
    class.submit("../submission/hw1cs561s16.py", &program("strict_cut"));
    let output = run(&class, "gradescope", "source", "run_autograder");
    assert!(output.status.success(), "{output:?}");
    let results: Value = serde_json::from_str(&class.read("results/results.json")).expect("JSON");
    assert_eq!(results["tests"].as_array().map(Vec::len), Some(4));
    assert!(results["score"].as_f64() > Some(50.0), "{results}");
    assert!(results["output"].as_str().expect("a text").contains("strict-cut"), "{results}");
}

#[test]
fn gradescope_gets_valid_results_of_what_broke_off() {
    let class = Class::new();
    class.submit("../submission/README", "later");
    let output = run(&class, "gradescope", "source", "run_autograder");
    assert!(!output.status.success(), "{output:?}");
    let results: Value = serde_json::from_str(&class.read("results/results.json")).expect("JSON");
    assert_eq!(results["score"], 0.0);
    assert!(results["output"].as_str().expect("a text").contains("hw1cs561s16.py"), "{results}");
}

#[test]
fn markus_gets_a_line_for_each_part() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // Where MarkUs has the one submission: beside the script.
    class.submit("../tests/hw1cs561s16.py", &program("strict_cut"));
    let output = run(&class, "markus", "tests", "grade.sh");
    assert!(output.status.success(), "{output:?}");
    let tests: Vec<Value> =
        text(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let names: Vec<_> = tests.iter().map(|test| test["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["greedy", "minimax", "alpha-beta", "battle"]);
    for test in &tests {
        let [earned, total] = ["marks_earned", "marks_total"].map(|field| test[field].as_f64().expect("a number"));
        let status = if earned >= total {
            "pass"
        } else if earned > 0.0 {
            "partial"
        } else {
            "fail"
        };
        assert_eq!(test["status"], status, "{test}");
    }
    assert_ne!(tests[2]["status"], "pass", "its mistake is in alpha-beta");
}

#[test]
fn every_service_gets_the_teacher_s_cases() {
    let class = Class::new();
    std::fs::create_dir_all(class.path("own/1")).expect("a folder");
    let case = crate::root().join("testdata/squirrel/figure5-greedy.txt");
    std::fs::copy(case, class.path("own/1/input.txt")).expect("a case");
    done(class.command("package markus squirrel --out packed.zip --cases own --program").arg(small_program()));
    let archive = ZipArchive::new(File::open(class.path("packed.zip")).expect("an archive")).expect("an archive");
    let mut names: Vec<_> = archive.file_names().map(|name| name.expect("a name").into_owned()).collect();
    names.sort();
    assert_eq!(names, ["cases/1/input.txt", "grade.sh", "suite"]);
}

#[test]
fn only_a_program_is_packed() {
    let class = Class::new();
    std::fs::write(class.path("notes"), "no program").expect("a file");
    let line = "package gradescope squirrel --out packed.zip --seed 1 --program notes";
    let output = class.command(line).output().expect("the command starts");
    let told = "error: --program: expected a program for Linux, found notes\n";
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(2), told));
    assert!(!class.path("packed.zip").exists());
}
