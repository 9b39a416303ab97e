//! Archives for the autograders of other services: their scripts are run as those services do.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{self, Command, Output};
use std::sync::LazyLock;

use serde_json::Value;
use zip::ZipArchive;

use super::{Class, program_without};
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

/// Packs an assignment for a service, and unpacks it to a folder of the class.
fn unpack(class: &Class, service: &str, assignment: &str, folder: &str) {
    let line = format!("package {service} {assignment} --out packed.zip --seed 1 --program");
    done(class.command(&line).arg(small_program()));
    let mut archive = ZipArchive::new(File::open(class.path("packed.zip")).expect("an archive")).expect("an archive");
    archive.extract(class.path(folder)).expect("files");
}

/// Runs a script of a class as its service does.
fn run_script(class: &Class, script: &str) -> Output {
    let mut command = Command::new(class.path(script));
    command.env("TMPDIR", class.temporary()).current_dir(class.path(script).parent().expect("a folder"));
    command.output().expect("the script starts")
}

fn run(class: &Class, service: &str, folder: &str, script: &str) -> Output {
    unpack(class, service, "squirrel --cases-per-task 2", folder);
    run_script(class, &format!("{folder}/{script}"))
}

/// Lays the archive of an assignment out as Gradescope documents it: unpacked to `/autograder/source`, with
/// `run_autograder` copied one level up.
fn lay_out_for_gradescope(class: &Class, assignment: &str) {
    unpack(class, "gradescope", assignment, "root/autograder/source");
    let [from, to] = ["source/run_autograder", "run_autograder"].map(|name| class.path("root/autograder").join(name));
    fs::copy(from, to).expect("a copy");
    fs::create_dir_all(class.path("root/autograder/submission")).expect("a folder");
}

/// The words that run a shell with mounts of its own, where somebody may do that.
fn own_mounts() -> Option<&'static [&'static str]> {
    const WAYS: [&[&str]; 2] = [&["unshare", "--mount"], &["unshare", "--mount", "--map-root-user"]];
    let works = |words: &&&[&str]| {
        let tried = Command::new(words[0]).args(&words[1..]).args(["sh", "-c", "mount --bind /usr /usr"]).output();
        tried.is_ok_and(|output| output.status.success())
    };
    WAYS.iter().find(works).copied()
}

/// What lies in the root of a container, of this system.
const FURNISH: &str = r#"
set -e
cd "$1"
for folder in bin dev etc lib lib32 lib64 libx32 opt proc root sbin sys usr; do
    if [ -L "/$folder" ]; then cp -P "/$folder" "$folder"
    elif [ -d "/$folder" ]; then mkdir -p "$folder"; mount --rbind "/$folder" "$folder"
    fi
done
mkdir -p tmp
exec chroot . /bin/sh -c 'cd /autograder && TMPDIR=/tmp exec ./run_autograder'
"#;

/// Runs Gradescope's script in a root of its own, or in a folder that stands for one where nobody may make a root.
fn run_autograder(class: &Class) -> Value {
    let results = class.path("root/autograder/results/results.json");
    let _ = fs::remove_file(&results);
    let output = match own_mounts() {
        None => run_script(class, "root/autograder/run_autograder"),
        Some(words) => {
            let mut command = Command::new(words[0]);
            command.args(&words[1..]).args(["sh", "-c", FURNISH, "sh"]).arg(class.path("root"));
            command.env("PATH", crate::search_path()).output().expect("the script starts")
        }
    };
    let read = fs::read_to_string(&results).unwrap_or_else(|_| panic!("{output:?}"));
    serde_json::from_str(&read).expect("JSON")
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_gradescope_gets_its_results_of_every_language() {
    let class = Class::new();
    lay_out_for_gradescope(&class, "squirrel --cases-per-task 1");
    for (student, tool, extension) in
        [("strict_cut", "python3", "py"), ("fail_hard", "g++", "cpp"), ("bounds_before_cut", "javac", "java")]
    {
        if !has(tool) {
            continue;
        }
        let submission = class.path("root/autograder/submission");
        fs::remove_dir_all(&submission).and_then(|()| fs::create_dir(&submission)).expect("a folder");
        let name = format!("hw1cs561s16.{extension}");
        fs::copy(crate::root().join(format!("testdata/squirrel/students/{student}/{name}")), submission.join(&name))
            .expect("a program");
        let results = run_autograder(&class);
        assert_eq!(results["tests"].as_array().map(Vec::len), Some(4), "{student}: {results}");
        assert!(results["score"].as_f64() > Some(50.0), "{student}: {results}");
        assert!(results["output"].as_str().expect("a text").contains(&student.replace('_', "-")), "{results}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_gradescope_gets_its_results_of_the_other_assignments() {
    if !has("python3") {
        return;
    }
    // Neither is good at it, but both are graded to the end.
    let agent = "print('Ann', flush=True)";
    let functions = "def compute_utility(board, color): return 0\n\
                     def select_move_minimax(*arguments): return (2, 3)\n\
                     def select_move_alphabeta(*arguments): return (2, 3)\n";
    for (assignment, file, program, parts) in [
        ("go --stage 1 --games 2", "my_player3.py", "pass", 4),
        ("othello --cases-per-task 1 --games 1", "agent.py", agent, 6),
        ("othello --functions --cases-per-task 1 --games 1", "agent.py", functions, 12),
    ] {
        let class = Class::new();
        lay_out_for_gradescope(&class, assignment);
        fs::write(class.path("root/autograder/submission").join(file), program).expect("a program");
        let results = run_autograder(&class);
        assert_eq!(results["tests"].as_array().map(Vec::len), Some(parts), "{assignment}: {results}");
        assert!(results["score"].is_number(), "{assignment}: {results}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_gradescope_gets_a_reason_and_no_score_of_what_is_refused() {
    let class = Class::new();
    for (assignment, file) in [("squirrel --cases-per-task 2", "hw1cs561s16.py"), ("othello --functions", "agent.py")] {
        lay_out_for_gradescope(&class, assignment);
        fs::write(class.path("root/autograder/submission/README"), "later").expect("a file");
        let results = run_autograder(&class);
        assert_eq!((results.get("score"), results.get("tests")), (None, None), "{results}");
        assert!(results["output"].as_str().expect("a text").contains(file), "{results}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_container_that_confines_nothing_says_so() {
    let class = Class::new();
    lay_out_for_gradescope(&class, "squirrel --cases-per-task 2");
    let suite = class.path("root/autograder/source/suite");
    // What a kernel without namespaces and Landlock would say.
    for (has, confine, told) in [("none", "container", true), ("landlock 3, seccomp", "auto", false)] {
        fs::write(&suite, format!("#!/bin/sh\n[ $1 != confine ] && echo \"$@\" || echo 'this kernel has: {has}'\n"))
            .expect("a file");
        let output = run_script(&class, "root/autograder/run_autograder");
        assert!(text(&output.stdout).contains(&format!(" --confine {confine} ")), "{output:?}");
        assert_eq!(text(&output.stderr).contains("the container alone"), told, "{output:?}");
    }
    // A teacher's own choice holds.
    unpack(&class, "gradescope", "squirrel --confine strict", "strict");
    assert!(!class.read("strict/run_autograder").contains("confine=auto"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_setup_installs_what_the_handouts_name() {
    let class = Class::new();
    unpack(&class, "gradescope", "go", "source");
    let setup = class.read("source/setup.sh");
    for package in ["python3 ", "python3-numpy", "python2 ", "g++", "default-jdk-headless"] {
        assert!(setup.contains(package), "{package}");
    }
    assert!(Command::new("sh").arg("-n").arg(class.path("source/setup.sh")).status().expect("a shell").success());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_prairielearn_gets_its_results() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // Where PrairieLearn has the one submission: beside the question's tests.
    class.submit("../grade/student/hw1cs561s16.py", &program_without(3));
    let output = run(&class, "prairielearn", "grade/tests", "run.sh");
    assert!(output.status.success(), "{output:?}");
    let results = || serde_json::from_str::<Value>(&class.read("grade/results/results.json")).expect("JSON");
    let graded = results();
    assert_eq!((&graded["gradable"], graded["tests"].as_array().map(Vec::len)), (&Value::from(true), Some(4)));
    let score = graded["score"].as_f64().expect("a score");
    let points = graded["tests"].as_array().expect("tests").iter().map(|test| test["points"].as_f64().expect("points"));
    assert!((score - points.sum::<f64>() / 100.0).abs() < 1e-9 && score > 0.5, "{graded}");
    // What cannot be graded costs no attempt.
    fs::rename(class.path("grade/student/hw1cs561s16.py"), class.path("grade/student/README")).expect("a file");
    assert!(!run_script(&class, "grade/tests/run.sh").status.success());
    let refused = results();
    assert_eq!((&refused["gradable"], refused.get("score")), (&Value::from(false), None));
    assert!(refused["format_errors"].as_str().expect("a text").contains("hw1cs561s16.py"), "{refused}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_classroom50_gets_its_result() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("../checkout/hw1cs561s16.py", &program_without(3));
    unpack(&class, "classroom50", "squirrel --cases-per-task 2", "bundle");
    let grade = || {
        let mut command = Command::new("python3");
        command.arg(class.path("bundle/autograder.py")).current_dir(class.path("checkout"));
        command.env("TMPDIR", class.temporary()).env("PATH", crate::search_path());
        for (name, value) in [("CLASSROOM", "ai"), ("ASSIGNMENT", "war"), ("SUBMISSION_TAG", "submit/1")] {
            command.env(name, value);
        }
        command.env("COMMIT_URL", "https://c").env("RELEASE_URL", "https://r").output().expect("the script starts")
    };
    let output = grade();
    assert!(output.status.success(), "{output:?}");
    let result: Value = serde_json::from_str(&class.read("checkout/result.json")).expect("JSON");
    for (field, value) in [("schema", "classroom50/result/v1"), ("classroom", "ai"), ("review", "https://c")] {
        assert_eq!(result[field], value, "{result}");
    }
    assert_eq!((&result["max-score"], result["tests"].as_array().map(Vec::len)), (&Value::from(100), Some(4)));
    assert!(result["score"].as_u64() > Some(50) && result["tests"][2]["passed"] == false, "{result}");
    // No result, and an error, is what it has for what could not be graded.
    fs::remove_file(class.path("checkout/result.json")).expect("a file");
    fs::remove_file(class.path("checkout/hw1cs561s16.py")).expect("a file");
    assert_eq!(grade().status.code(), Some(2));
    assert!(!class.path("checkout/result.json").exists());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_markus_gets_an_error_of_what_is_refused() {
    let class = Class::new();
    let output = run(&class, "markus", "tests", "grade.sh");
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let test: Value = serde_json::from_str(text(&output.stdout)).expect("JSON");
    assert_eq!((&test["status"], &test["marks_total"]), (&Value::from("error"), &Value::from(0.0)));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_markus_gets_a_line_for_each_part() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // Where MarkUs has the one submission: beside the script.
    class.submit("../tests/hw1cs561s16.py", &program_without(3));
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
#[ignore = "slow: .ci/run runs it"]
fn slow_every_service_gets_the_teacher_s_cases() {
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
