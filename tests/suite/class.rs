//! Whole classes: on one machine, in jobs, and by the engines that run them.

mod anonymous;
mod bad_input;
mod changed_by_hand;
mod engines;
mod export;
mod feedback;
mod hostile;
mod package;
mod roster;
mod trials;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::SystemTime;

use flate2::Compression;
use flate2::write::GzEncoder;
use serde_json::Value;
use tempfile::TempDir;

use crate::processes::{assert_nobody_is_left, interrupt, is_running, kill, wait_until};
use crate::{done, has, root, suite, text};

/// A class: a folder with the folder of its submissions.
struct Class(TempDir);

/// The options of all gradings here, which are quick.
const OPTIONS: &str = "--seed 1 --cases-per-task 2 --quiet";

impl Class {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        fs::create_dir(folder.path().join("submissions")).expect("a folder");
        Self(folder)
    }

    /// A class of three, in a folder, in a file, and in an archive, of whom one has all points; and one without a
    /// program.
    fn of_four() -> Self {
        let class = Self::new();
        class.submit("ann/hw1cs561s16.py", &program_without(3));
        class.submit("bob.py", &right_program());
        class.submit_archive("Eve Fay.tar.gz", &[("work/main.py", &program_without(4)), ("work/notes.md", "x")]);
        class.submit("tim/README", "later");
        class
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    fn submit(&self, name: &str, text: &str) {
        self.write(&format!("submissions/{name}"), text);
    }

    /// Writes a `.tar.gz` file.
    fn submit_archive(&self, name: &str, files: &[(&str, &str)]) {
        let file = fs::File::create(self.path("submissions").join(name)).expect("a file");
        let mut archive = tar::Builder::new(GzEncoder::new(file, Compression::fast()));
        for (name, text) in files {
            let mut header = tar::Header::new_gnu();
            // A library that packs nothing bad does not check this field.
            header.as_gnu_mut().expect("a header").name[..name.len()].copy_from_slice(name.as_bytes());
            header.set_size(text.len() as u64);
            header.set_mode(0o644);
            header.set_cksum();
            archive.append(&header, text.as_bytes()).expect("a file");
        }
        archive.into_inner().and_then(GzEncoder::finish).expect("an archive").flush().expect("a file");
    }

    /// Returns the command `suite class` in the folder of the class.
    fn command(&self, line: &str) -> Command {
        let mut command = suite();
        command.arg("class").args(line.split_whitespace()).current_dir(self.0.path()).env("TMPDIR", self.temporary());
        command
    }

    fn temporary(&self) -> PathBuf {
        let folder = self.path("temporary");
        fs::create_dir_all(&folder).expect("a folder");
        folder
    }

    fn done(&self, line: &str) -> Output {
        done(&mut self.command(line))
    }

    /// Grades the class to the folder `results`, and returns the command line that does so.
    fn grade(&self) -> String {
        let line = format!("grade squirrel submissions --out results {OPTIONS}");
        self.done(&line);
        line
    }

    /// Grades by a command, the submission of this name anew.
    fn regrade(&self, line: &str, name: &str) {
        done(self.command(line).args(["--regrade", name]));
    }

    /// The time when a file was written.
    fn written(&self, name: &str) -> SystemTime {
        fs::metadata(self.path(name)).and_then(|file| file.modified()).expect(name)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).expect(name)
    }

    /// The names and points of all students, by results.json.
    fn points(&self, results: &str) -> Vec<(String, Option<f64>)> {
        let report = self.report(results);
        let students = report["students"].as_array().expect("students").iter();
        students.map(|one| (one["name"].as_str().expect("a name").to_owned(), one["points"].as_f64())).collect()
    }

    fn report(&self, results: &str) -> Value {
        serde_json::from_str(&self.read(&format!("{results}/results.json"))).expect("a document")
    }

    /// The numbers of records in each student's folder.
    fn recorded(&self, results: &str) -> usize {
        let lines = |path: &Path| fs::read_to_string(path).unwrap_or_default().lines().count();
        let folders = fs::read_dir(self.path(results).join("records")).into_iter().flatten().flatten();
        let files = folders.flat_map(|folder| fs::read_dir(folder.path()).into_iter().flatten().flatten());
        files
            .map(|file| file.path())
            .filter(|path| path.extension() == Some("jsonl".as_ref()))
            .map(|path| lines(&path))
            .sum()
    }
}

/// The program of a student of the squirrel war, with a mistake that has a name: it is asked far more than the cases.
fn program(name: &str) -> String {
    fs::read_to_string(root().join(format!("testdata/squirrel/students/{name}/hw1cs561s16.py"))).expect("a program")
}

/// A program that gets all points.
fn right_program() -> String {
    program("strict_cut").replace("v > b or", "v >= b or").replace("v < a:", "v <= a:")
}

/// One that gets none for the task with this number, which it does not answer.
fn program_without(task: u32) -> String {
    right_program().replace("    start =", &format!("    if task == {task}:\n        return\n    start ="))
}

/// Whether the report of a page has links.
fn has_links(page: &str) -> bool {
    page.split("</main>").next().is_some_and(|report| report.contains("href="))
}

#[test]
fn a_class_is_graded_by_one_command() {
    if !has("python3") {
        return;
    }
    let class = Class::of_four();
    class.submit("ann/hw1cs561s16.py", &program("strict_cut"));
    let output = class.done(&format!("grade squirrel submissions --out results --html mailed.html {OPTIONS}"));
    assert!(
        text(&output.stdout).starts_with("3 of 4 submissions graded, 1 cannot be graded\n  tim: expected "),
        "{output:?}"
    );
    let report = class.report("results");
    assert_eq!((&report["schema"], &report["seed"]), (&Value::from("suite/class"), &Value::from(1)));
    // The same result as that of a single grading.
    let mut single = suite();
    single.args(["squirrel", "grade"]).arg(class.path("submissions/ann")).args(OPTIONS.split(' ')).arg("--json");
    let single: Value =
        serde_json::from_slice(&done(single.arg("--out").arg(class.path("single"))).stdout).expect("JSON");
    let ann = &report["students"][1];
    let names: Vec<_> = class.points("results").into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Eve Fay", "ann", "bob", "tim"]);
    assert_eq!((&ann["points"], &ann["of"]), (&single["points"], &single["of"]));
    for (one, other) in ann["parts"].as_array().expect("parts").iter().zip(single["parts"].as_array().expect("parts")) {
        for field in ["name", "points", "of", "right", "cases", "mistakes"] {
            assert_eq!(one[field], other[field], "{field}");
        }
    }
    let tim = &report["students"][3];
    assert_eq!(
        (tim.get("points"), &tim["state"]),
        (None, &Value::from("refused")),
        "no zero, since nothing was graded"
    );
    let csv = class.read("results/results.csv");
    assert!(
        csv.starts_with("name,state,points,of,greedy,minimax,alpha-beta,battle,faults,cpu,problem\nEve Fay,graded,"),
        "{csv}"
    );
    let page = class.read("results/index.html");
    for expected in
        ["<caption>", "scope=\"col\"", "Content-Security-Policy", "strict-cut", "<svg", "students/Eve-Fay.html"]
    {
        assert!(page.contains(expected), "{expected}");
    }
    let mailed = class.read("mailed.html");
    assert!(mailed.contains("strict-cut") && mailed.contains("<svg") && !has_links(&mailed), "{mailed}");
    // The page of a student is the report of the grader, with boards.
    let page = class.read("results/students/Eve-Fay.html");
    for expected in ["<h1>Eve Fay</h1>", "submissions/Eve-Fay --seed=1 --cases-per-task=2</code>", "records/Eve-Fay"] {
        assert!(page.contains(expected), "{expected} in {page}");
    }
    let page = class.read("results/students/ann.html");
    assert!(page.contains("is enough for a cut") && page.contains("href=\"#/record/0\""), "{page}");
    let page = class.read("results/students/tim.html");
    assert!(page.contains("<h1>tim</h1><h2>Not graded</h2>"), "{page}");
    let gradescope: Value = serde_json::from_str(&class.read("results/gradescope/ann.json")).expect("JSON");
    assert_eq!(gradescope["score"], ann["points"]);
    let gradescope: Value = serde_json::from_str(&class.read("results/gradescope/tim.json")).expect("JSON");
    assert_eq!((gradescope.get("score"), &gradescope["output"]), (None, &tim["problem"]));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_classes_of_the_other_games_are_graded() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // Neither answers.
    class.submit("ann/my_player3.py", "pass");
    class.submit("ann/agent.py", "print('Ann', flush=True)");
    let othello = ["minimax", "alpha-beta", "depth limit", "caching", "ordering", "own heuristic"];
    for (game, options, parts) in [
        ("go", "--stage 1 --games 1", &["random", "greedy", "aggressive", "alphabeta"][..]),
        ("othello", "--cases-per-task 1 --games 1", &othello),
    ] {
        class.done(&format!("grade {game} submissions --out {game} --seed 1 --quiet --yes {options}"));
        let report = class.report(game);
        let graded = report["students"][0]["parts"].as_array().expect("parts");
        assert_eq!(graded.iter().map(|part| part["name"].as_str().expect("a name")).collect::<Vec<_>>(), parts);
        assert_eq!(report["students"][0]["points"], 0.0);
        assert!(!class.read(&format!("{game}/results.csv")).contains("undecided"), "no answer is right");
    }
}

#[test]
fn what_is_undecided_is_told_to_the_teacher() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // One case is too few to tell what a program saves.
    for name in ["agent.py", "othello_shared.py"] {
        let file = root().join("testdata/othello/students/stale_cache").join(name);
        class.submit(&format!("ann/{name}"), &fs::read_to_string(file).expect("a file"));
    }
    let grade = "grade othello submissions --out results --seed 1 --quiet --yes --cases-per-task 1 --games 1";
    let undecided = "ann: alpha-beta, caching, ordering";
    let told = class.done(grade);
    let said = format!("undecided, no points until you decide: 1 ({undecided})");
    assert!(text(&told.stdout).contains(&said), "{}", text(&told.stdout));
    let csv = class.read("results/results.csv");
    assert!(csv.contains("undecided: alpha-beta, caching, ordering"), "{csv}");
    assert!(class.read("results/index.html").contains("1 submission undecided in a part: "));
    let gradescope = class.read("results/gradescope/ann.json");
    assert_eq!(gradescope.matches("right; undecided, so no points are given").count(), 3, "{gradescope}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_class_is_graded_with_several_seeds() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // It plays row by row, as long as that is not suicide.
    class.submit(
        "ann/my_player3.py",
        "board = ''.join(line.strip() for line in open('input.txt').readlines()[6:])\n\
         point = board.find('0')\n\
         open('output.txt', 'w').write('%d,%d' % divmod(point, 5) if point >= 0 else 'PASS')\n",
    );
    class.submit("tim/README", "later");
    let grade = "grade go submissions --out results --seed 1 --quiet --yes --stage 2 --games 2";
    class.done(&format!("{grade} --seeds 2"));
    let ann = class.report("results")["students"][0].clone();
    assert_eq!(ann["points_by_seed"].as_array().map(Vec::len), Some(2), "{ann}");
    assert!(ann["deviation"].is_number() && ann["parts"][0]["games"] == 4, "{ann}");
    assert!(class.read("results/students/ann.html").contains("points with each of 2 seeds: "));
    let column = "<th class=\"numeric\" scope=\"col\">deviation</th>";
    let page = class.read("results/index.html");
    assert!(page.contains(column) && page.contains(", seeds 1 to 2. This command"), "{page}");
    let deviation = ann["deviation"].as_f64().expect("a number");
    let csv = class.read("results/results.csv");
    let lines: Vec<Vec<_>> = csv.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(lines[0][..6], ["name", "state", "points", "of", "deviation", "qlearning"], "{csv}");
    assert_eq!((lines[1][0], &*format!("{deviation:.2}"), lines[2][4]), ("ann", lines[1][4], ""), "{csv}");
    // With one seed there is nothing to tell.
    class.done(grade);
    let ann = class.report("results")["students"][0].clone();
    assert!(ann.get("points_by_seed").is_none() && ann["parts"][0]["games"] == 2, "{ann}");
    assert!(!class.read("results/index.html").contains(column));
    assert!(class.read("results/results.csv").starts_with("name,state,points,of,qlearning,"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_only_what_has_changed_is_graded_again() {
    if !has("python3") {
        return;
    }
    let class = Class::of_four();
    let grade = |options: &str| {
        let output = class.done(&format!("grade squirrel submissions --out results --cases-per-task 2 {options}"));
        text(&output.stderr).lines().next().expect("a line").to_owned()
    };
    assert_eq!(grade("--seed 1"), "seed 1; 3 of 4 submissions to grade");
    let before = class.points("results");
    let stamp = |id: &str| class.written(&format!("results/records/{id}/battle.jsonl"));
    let stamps = ["ann", "bob", "Eve-Fay"].map(stamp);
    assert_eq!(grade(""), "seed 1; 0 of 4 submissions to grade", "the seed is kept");
    assert_eq!(class.points("results"), before);
    // Other points for a part need no new answers.
    assert_eq!(grade("--points alpha-beta=60"), "seed 1; 3 of 4 submissions to grade");
    assert_eq!(["ann", "bob", "Eve-Fay"].map(stamp), stamps);
    assert_eq!(class.report("results")["students"][0]["of"], 130.0);
    assert_eq!(grade(""), "seed 1; 3 of 4 submissions to grade");
    assert_eq!(class.points("results"), before);
    class.submit("bob.py", &(right_program() + "\n# better\n"));
    assert_eq!(grade(""), "seed 1; 1 of 4 submissions to grade");
    assert_eq!(grade("--seed 2"), "seed 2; 3 of 4 submissions to grade");
    // Of a submission that was withdrawn, only the records are left. It gets its results from them if it comes back.
    let files = ["submissions/bob", "students/bob.html", "gradescope/bob.json", "records/bob"];
    let are_left = || files.map(|file| class.path("results").join(file).exists());
    let (bob, withdrawn, before) = (class.path("submissions/bob.py"), class.path("bob.py"), stamp("bob"));
    fs::rename(&bob, &withdrawn).expect("a file");
    assert_eq!(grade(""), "seed 2; 0 of 3 submissions to grade");
    assert_eq!(are_left(), [false, false, false, true]);
    fs::rename(&withdrawn, &bob).expect("a file");
    assert_eq!(grade(""), "seed 2; 1 of 4 submissions to grade");
    assert_eq!((are_left(), stamp("bob")), ([true; 4], before));
    // A submission whose file is damaged is graded anew.
    fs::write(class.path("results/records/bob/grading.json"), "x").expect("a file");
    fs::remove_file(class.path("results/results/bob.json")).expect("a result");
    assert_eq!(grade(""), "seed 2; 1 of 4 submissions to grade");
    assert_ne!(stamp("bob"), before);
}

/// A class in which it takes time to answer.
fn slow_class() -> Class {
    let class = Class::new();
    for name in ["ann", "bob", "eve"] {
        class.submit(&format!("{name}.py"), &format!("import time\ntime.sleep(0.05)\n{}", program_without(3)));
    }
    class
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_an_interrupted_or_killed_run_loses_nothing() {
    if !has("python3") {
        return;
    }
    let class = slow_class();
    class.done(&format!("grade squirrel submissions --out whole {OPTIONS}"));
    let grade = format!("grade squirrel submissions --out cut {OPTIONS} --jobs 2");
    let start = || class.command(&grade).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("a start");

    let child = start();
    wait_until(|| class.recorded("cut") >= 2);
    interrupt(&child);
    let output = child.wait_with_output().expect("an end");
    assert!(
        text(&output.stderr).ends_with("error: interrupted; what is finished is kept; the same command goes on\n"),
        "{output:?}"
    );
    assert_eq!(output.status.code(), Some(130));
    // The graders have ended, too, and there are partial results.
    assert_nobody_is_left(&class.temporary());
    assert_eq!(class.report("cut")["students"].as_array().map(Vec::len), Some(3));

    let before = class.recorded("cut");
    let mut child = start();
    wait_until(|| class.recorded("cut") > before + 1);
    kill("KILL", &child);
    child.wait().expect("an end");
    // Graders that were left alone have a job each, and nobody else does it at the same time.
    class.done(&grade);
    assert_eq!(class.points("cut"), class.points("whole"));
    assert_eq!(class.recorded("cut"), class.recorded("whole"));
}

#[test]
fn nothing_runs_on_after_a_kill() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    // One that waits, and one that starts another one.
    class.submit("ann.py", "import os, time\nopen('begun', 'w').close()\nwhile True: time.sleep(0.1)\n");
    class.submit("bob.py", "import subprocess\nsubprocess.call(['sleep', '4711'])\n");
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --yes --jobs 2 --case-limit 100");
    let mut child = class.command(&grade).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("a start");
    let results = class.path("results");
    let place = results.to_str().expect("a path");
    let sleeps = || is_running("sleep\x004711");
    wait_until(|| sleeps() && is_at_work(place));
    assert!(sleeps() && is_at_work(place));
    kill("KILL", &child);
    child.wait().expect("an end");
    wait_until(|| !sleeps() && !is_at_work(place));
    assert!(!sleeps(), "a program runs on");
    assert!(!is_at_work(place), "a grader runs on");
    assert_nobody_is_left(&class.temporary());
}

/// Whether a process works in this folder.
fn is_at_work(folder: &str) -> bool {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.map(|entry| fs::read_link(entry.path().join("cwd"))).any(|cwd| cwd.is_ok_and(|cwd| cwd.starts_with(folder)))
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_pages_for_students_name_no_path_of_the_teacher() {
    if !has("python3") || !has("g++") {
        return;
    }
    let class = Class::new();
    class.submit("ann.py", "def task():\n    raise ValueError(__file__)\ntask()\n");
    class.submit("bob.cpp", "int main( {\n");
    class.submit("eve/README", "later");
    class.submit("fay.py", "import os, sys\nsys.exit(os.environ.get('HOME', '') + ' ' + os.getcwd())\n");
    let secret = class.0.path().to_str().expect("a path").to_owned();
    for (out, confine) in [("results", ""), ("unconfined", "--confine off")] {
        let out = class.path(out);
        let submissions = class.path("submissions");
        let mut command = class.command(&format!("grade squirrel {OPTIONS} --yes {confine}"));
        done(command.arg(&submissions).arg("--out").arg(&out).env("HOME", class.path("home")));
        let mut seen = 0;
        for folder in ["students", "gradescope"] {
            for entry in fs::read_dir(out.join(folder)).expect("pages").flatten() {
                let page = fs::read_to_string(entry.path()).expect("a page");
                assert!(!page.contains(&secret), "{}: {page}", entry.path().display());
                seen += 1;
            }
        }
        assert_eq!(seen, 8);
        // What is told besides is told all the same.
        let page = fs::read_to_string(out.join("students/ann.html")).expect("a page");
        assert!(page.contains("ValueError") && page.contains("ann.py"), "{page}");
    }
    // A single program, by its whole path.
    let mut single = suite();
    single.args(["squirrel", "grade"]).arg(class.path("submissions/ann.py")).args(OPTIONS.split(' '));
    let [out, html, results] = ["single", "ann.html", "ann.results"].map(|name| class.path(name));
    single.arg("--out").arg(out).arg("--html").arg(&html).arg("--gradescope").arg(&results);
    done(single.env("TMPDIR", class.temporary()));
    for file in [html, results] {
        let page = fs::read_to_string(&file).expect("a page");
        assert!(!page.contains(&secret) && page.contains("ann.py"), "{}: {page}", file.display());
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_jobs_run_in_any_order_and_twice() {
    if !has("python3") {
        return;
    }
    let class = Class::of_four();
    class.done(&format!("grade squirrel submissions --out whole {OPTIONS}"));
    class.done("plan squirrel submissions --out plan --seed 1 --cases-per-task 2");
    class.done("run plan --job 3");
    let output = class.command("merge plan").output().expect("the command starts");
    assert_eq!(output.status.code(), Some(1));
    let told = "1 of 4 submissions graded, 1 cannot be graded, 2 not graded yet\n";
    assert!(text(&output.stdout).starts_with(told), "{output:?}");
    assert!(text(&output.stdout).contains("\n  ann: not graded yet\n"), "{output:?}");
    let page = class.read("plan/index.html");
    assert!(page.contains("students/bob.html") && !page.contains("students/ann.html"), "{page}");
    let jobs: Vec<_> =
        ["2-4", "1-4", "1"].iter().map(|job| class.command(&format!("run plan --job {job}")).spawn()).collect();
    for job in jobs {
        assert!(job.expect("a start").wait().expect("an end").success());
    }
    class.done("merge plan --html mailed.html");
    let [page, mailed] = ["plan/index.html", "mailed.html"].map(|name| class.read(name));
    assert!(page.contains("students/ann.html") && has_links(&page) && !has_links(&mailed), "{mailed}");
    let merged = class.read("plan/results.json");
    assert_eq!(class.points("plan"), class.points("whole"));
    class.done("merge plan");
    assert_eq!(class.read("plan/results.json"), merged);
}
