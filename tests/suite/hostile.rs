//! Hostile programs under graders, hosts, classes and contests: each gets its verdict, the rest goes on, and nothing is
//! gained, harmed or left behind.
//!
//! The programs are in `hostile/programs.py`. What each comes to is in [`ATTACKS`], for all levels of confinement, and
//! for ordinary users as for root.

mod attacks;
mod graders;
mod surroundings;
mod venues;

use std::collections::BTreeMap;
use std::env;
use std::fs::{self, File, Metadata};
use std::iter;
use std::os::unix::fs::MetadataExt;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use self::attacks::{ATTACKS, Attack, Class, REMOVAL};
use self::graders::{GRADERS, Grader, SEED, read_records};
use self::surroundings::{Level, Surroundings};
use crate::processes::{assert_nobody_is_left, is_running};
use crate::{done, root, search_path, suite, text};

/// The definition in all programs that chooses among them.
const CHOICE: &str = "
def count():
    '''Counts the calls, beside the program if it may, or else in its folder.'''
    file = __file__ + '-count'
    try:
        open(file, 'a').write('+')
    except OSError:
        file = 'count'
        open(file, 'a').write('+')
    return os.path.getsize(file) - 1


def attack(number):
    if number < len(ATTACKS):
        globals()[ATTACKS[number]]()
    else:
        answer()
";

/// Returns the hostile programs.
pub fn programs() -> String {
    fs::read_to_string(root().join("tests/suite/hostile/programs.py")).expect("programs")
}

/// A folder with a program, an environment of Python, and files that the program must not see, such as its records; and
/// a folder for temporary files.
struct Course {
    folder: TempDir,
    temporary: TempDir,
    surroundings: Surroundings,
}

impl Course {
    fn new(surroundings: Surroundings) -> Self {
        let [folder, temporary] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let course = Self { folder, temporary, surroundings };
        for name in ["own", "neighbor", "bin"] {
            fs::create_dir(course.path(name)).expect("a folder");
        }
        fs::write(course.secret(), "secret").expect("a file");
        // An environment in the course's folder must not open what lies beside it.
        let python = surroundings.python().expect("an interpreter");
        symlink(&python, course.python()).expect("a link");
        let home = format!("home = {}\n", python.parent().expect("a folder").display());
        fs::write(course.path("pyvenv.cfg"), home).expect("a file");
        course
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn secret(&self) -> PathBuf {
        self.path("neighbor/secret")
    }

    fn records(&self) -> PathBuf {
        self.path("neighbor/records")
    }

    fn python(&self) -> PathBuf {
        self.path("bin/python3")
    }

    /// Returns the beginning of the scripts of daemons, which have nothing in their environment.
    fn mark(&self) -> String {
        format!(": {}; ", self.folder.path().display())
    }

    /// Writes a program that begins with the definitions of all attacks. `output` is the file for its answers.
    fn write_program(&self, output: &str, attacks: &[&Attack], rest: &str) -> PathBuf {
        let path = |path: PathBuf| format!("{:?}", path.to_str().expect("a path"));
        let names: Vec<_> = attacks.iter().map(|attack| attack.name).collect();
        let (neighbor, records, mark) = (path(self.secret()), path(self.records()), self.mark());
        let constants = format!(
            "SUITE = __import__('sys').argv[1]\nOUTPUT, MARK = {output:?}, {mark:?}\n\
             NEIGHBOR, RECORDS = {neighbor}, {records}\nATTACKS = {names:?}\n"
        );
        let file = self.path("own/program.py");
        fs::write(&file, format!("{constants}{}{CHOICE}{rest}\n", programs())).expect("a program");
        file
    }

    /// Grades the program that makes these attacks, each in a case or game of its own.
    fn grade(&self, grader: &Grader, attacks: &[&Attack], options: &str) -> Command {
        let program = self.write_program(grader.output.unwrap_or_default(), attacks, grader.program);
        let more = (grader.options)(attacks.len(), &self.path("own"));
        let mut command = suite();
        command.args([grader.game, "grade"]);
        let python = self.python();
        command.arg(format!("{} -IS {} {}", python.display(), program.display(), command.get_program().display()));
        let limits = "--wall-limit 3 --memory-limit 200M";
        command.args(format!("--seed {SEED} --jobs 1 --json --quiet {limits} {more} {options}").split_whitespace());
        self.within(command.arg("--records").arg(self.records()))
    }

    /// Returns a command in the surroundings of the course, whose folders are the user's.
    fn within(&self, command: &Command) -> Command {
        self.surroundings.give([self.folder.path(), self.temporary.path()]);
        let mut within = self.surroundings.around(command);
        within.env("TMPDIR", self.temporary.path());
        within
    }

    /// Checks that neither processes nor folders are left, and that nothing else has been touched.
    #[track_caller]
    fn assert_nothing_is_left(&self, secret: &Metadata) {
        assert_nobody_is_left(self.temporary.path());
        assert!(!is_running(&["sh", "-c", &self.mark()].join("\0")));
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
        let now = fs::metadata(self.secret()).expect("a file");
        assert_eq!((now.ctime(), now.ctime_nsec(), now.len()), (secret.ctime(), secret.ctime_nsec(), secret.len()));
    }
}

/// The most memory that a child has held so far, in bytes.
fn peak_memory(child: &Child) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok().map(|kilobytes: u64| kilobytes << 10)
}

/// Runs a grading, which never holds 100 MB. Returns its report.
#[track_caller]
fn graded(command: &mut Command, folder: &Path) -> Value {
    let report = folder.join("report");
    let mut child = command.stdout(File::create(&report).expect("a file")).spawn().expect("the command starts");
    let mut peak = None;
    let status = loop {
        peak = peak.max(peak_memory(&child));
        if let Some(status) = child.try_wait().expect("a child") {
            break status;
        }
        thread::sleep(Duration::from_millis(5));
    };
    assert!(status.success());
    assert!((1..100 << 20).contains(&peak.expect("a number")), "{peak:?} bytes");
    serde_json::from_slice(&fs::read(report).expect("a file")).expect("a document")
}

/// Grades a program that makes these attacks, and checks the verdict on each, that the rest is graded, and that nothing
/// is left.
#[track_caller]
fn judge(grader: &Grader, surroundings: Surroundings, classes: &[Class], options: &str) {
    let attacks = ATTACKS.iter().filter(|attack| classes.contains(&attack.class));
    judge_all(grader, surroundings, attacks, options);
}

/// As [`judge`], for single attacks.
#[track_caller]
fn judge_all<'a>(
    grader: &Grader,
    surroundings: Surroundings,
    attacks: impl Iterator<Item = &'a Attack>,
    options: &str,
) {
    // Without a file for its answers, nothing can be in its place. A program that counts in its folder must not fill
    // it.
    let attacks: Vec<_> = attacks
        .filter(|attack| grader.output.is_some() || !attack.needs_output())
        .filter(|attack| !(grader.counts && attack.verdict == Some("disk") && options.is_empty()))
        .collect();
    let course = Course::new(surroundings);
    let mut command = course.grade(grader, &attacks, options);
    let secret = fs::metadata(course.secret()).expect("a file");
    let report = graded(&mut command, course.folder.path());
    course.assert_nothing_is_left(&secret);
    let records: Vec<_> = grader.parts.iter().flat_map(|part| read_records(&course.records(), part)).collect();
    assert!(records.len() > attacks.len(), "{}: the rest is graded, too", grader.game);
    let (mut mistakes, mut wrong) = (BTreeMap::new(), String::new());
    for (record, attack) in records.iter().zip(&attacks) {
        let expected = attack.expected(surroundings.level, grader.output.is_some());
        let (verdict, words) = (grader.verdict)(record);
        let is_told =
            expected.is_none() || attack.said.is_empty() || attack.said.iter().any(|said| words.contains(said));
        if verdict != expected || !is_told {
            wrong += &format!("\n{}: expected {expected:?}, found {verdict:?}: {record}", attack.name);
        }
        if let Some(verdict) = expected {
            *mistakes.entry(verdict.to_owned()).or_insert(0) += 1;
        }
    }
    assert!(wrong.is_empty(), "{}, {surroundings:?}:{wrong}", grader.game);
    for record in &records[attacks.len()..] {
        assert_eq!((grader.verdict)(record).0, None, "{}: {record}", grader.game);
    }
    let parts = report["parts"].as_array().expect("parts").iter();
    let parts = parts.filter(|part| grader.parts.iter().any(|name| part["name"] == *name));
    let mut told = BTreeMap::new();
    for mistake in parts.flat_map(|part| part["mistakes"].as_array().expect("mistakes")) {
        let id = mistake["id"].as_str().expect("an id").to_owned();
        *told.entry(id).or_insert(0) += mistake["cases"].as_u64().expect("a number");
    }
    told.remove(grader.otherwise);
    assert_eq!(told, mistakes, "{}", grader.game);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_is_denied_fails_in_rooms() {
    for is_ordinary in [false, true] {
        if let Some(surroundings) = Surroundings::new(Level::Rooms, is_ordinary) {
            judge(&GRADERS[0], surroundings, &[Class::Denied], "");
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_is_denied_fails_without_namespaces() {
    for is_ordinary in [false, true] {
        if let Some(surroundings) = Surroundings::new(Level::Landlock, is_ordinary) {
            judge(&GRADERS[0], surroundings, &[Class::Denied], "");
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_self_test_finds_that_each_level_holds() {
    for (level, is_ordinary) in [(Level::Rooms, true), (Level::Landlock, false), (Level::Landlock, true)] {
        let Some(surroundings) = Surroundings::new(level, is_ordinary) else { continue };
        let output = done(&mut surroundings.around(suite().args(["confine", "--self-test", "--json"])));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        for attempt in report["attempts"].as_array().expect("attempts") {
            let is_held = attempt["held_by"].is_string();
            assert_eq!(is_held, attempt["claimed"].as_bool().expect("a boolean"), "{surroundings:?}: {attempt}");
            assert!(level == Level::Rooms || attempt["held_by"] != "namespaces", "{surroundings:?}: {attempt}");
        }
    }
}

/// Becomes the grader, or another program of this executable, which would play well.
const IMPOSTOR: &str = "import os, sys
os.execvp('suite', ['suite', sys.argv[1]] + (['-i', 'input.txt'] if sys.argv[1] == 'squirrel' else []))
";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_programs_cannot_be_the_grader() {
    let options = ["--cases-per-task 1", "--stage 1 --games 1", "--cases-per-task 1 --games 1"];
    for level in [Level::Rooms, Level::Landlock] {
        let Some(surroundings) = Surroundings::new(level, false) else { continue };
        for (Grader { game, .. }, options) in GRADERS.iter().zip(options) {
            // One that is installed, and one that the program brings along.
            for folder in ["bin", "own"] {
                let course = Course::new(surroundings);
                let (program, copy, own) = (course.path("own/program.py"), course.path(folder).join("suite"), suite());
                fs::write(&program, IMPOSTOR).expect("a program");
                fs::copy(own.get_program(), &copy).expect("a copy");
                let mut command = Command::new(if folder == "bin" { copy.as_os_str() } else { own.get_program() });
                command.args([game, "grade", "--json", "--quiet", "--seed", "5"]).args(options.split(' '));
                command.arg(format!("{} -IS {} {game}", course.python().display(), program.display()));
                let folders = env::split_paths(search_path());
                let path = env::join_paths(iter::once(course.path(folder)).chain(folders)).expect("a search path");
                command.arg("--records").arg(course.records()).env("PATH", path);
                let output = done(&mut course.within(&command));
                let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
                assert_eq!(report["points"], 0.0, "{level:?}, {game}, {folder}: {report}");
            }
        }
    }
}

#[test]
fn without_namespaces_and_landlock_programs_are_refused_unless_told_otherwise() {
    let Some(surroundings) = Surroundings::new(Level::Neither, false) else { return };
    for (options, code, said) in [
        ("", Some(2), "error: programs cannot be confined here: "),
        ("--confine strict", Some(2), "error: --confine strict: "),
        ("--confine container", Some(0), ""),
        ("--confine off", Some(0), ""),
    ] {
        let records = tempfile::tempdir().expect("a folder");
        for (command, player) in [
            ("go host --size 2 --white random --black", "true"),
            ("othello host -d 4 -b randy -a", "true"),
            ("squirrel grade --cases-per-task 1 --seed 1 --quiet", "true"),
        ] {
            let mut command_line = suite();
            command_line.args(command.split(' ')).arg(player).args(options.split_whitespace());
            if command.contains("grade") {
                command_line.arg("--records").arg(records.path());
            }
            let output = surroundings.around(&command_line).output().expect("a run");
            assert_eq!(output.status.code(), code, "{command}, {options}: {output:?}");
            assert!(text(&output.stderr).starts_with(said), "{command}, {options}: {output:?}");
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_every_attack_has_its_verdict_and_harms_nobody() {
    let Some(surroundings) = Surroundings::new(Level::Rooms, false) else { return };
    // What is denied fails at once, whoever grades.
    for grader in &GRADERS {
        judge(grader, surroundings, &[Class::Answer, Class::Excess, Class::Trick], "");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_excesses_are_judged_at_each_level_and_for_each_user() {
    for (level, is_ordinary) in [(Level::Rooms, true), (Level::Landlock, false), (Level::Landlock, true)] {
        if let Some(surroundings) = Surroundings::new(level, is_ordinary) {
            judge(&GRADERS[0], surroundings, &[Class::Excess, Class::Trick], "");
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_excesses_are_judged_without_confinement_too() {
    let Some(surroundings) = Surroundings::new(Level::Neither, false) else { return };
    for grader in &GRADERS {
        let attacks = ATTACKS.iter().filter(|attack| attack.class == Class::Excess).chain([&REMOVAL]);
        judge_all(grader, surroundings, attacks, "--confine off");
    }
}

/// Puts a link in the place of its folder, which lies below a folder that it may rename: that for temporary files, as a
/// rule. Whoever follows the link finds the right answer.
const MOVER: &str = "import os
own = os.getcwd()
top = '/'.join(own.split('/')[:3])
try:
    os.rename(top, top + '-moved')
    os.makedirs(os.path.dirname(own))
    os.symlink(RIGHT, own)
except OSError:
    pass
";

/// Takes the right answer from the cases, or from the records of earlier gradings, that lie in its folder.
const READER: &str = "import os, shutil
for folder, _, files in os.walk(os.path.dirname(os.path.abspath(__file__))):
    if 'next_state.txt' in files:
        shutil.copy(os.path.join(folder, 'next_state.txt'), 'next_state.txt')
";

#[test]
fn right_answers_are_out_of_reach() {
    let Some(surroundings) = Surroundings::new(Level::Rooms, false) else { return };
    let course = Course::new(surroundings);
    let task = fs::read_to_string(root().join("testdata/squirrel/figure5-greedy.txt")).expect("a task");
    for (cases, own, records) in [
        ("neighbor", MOVER, "neighbor/records"),
        // The second grading is given to a program that could read what the first one has found.
        ("own/cases", READER, "own/first"),
        ("own/cases", READER, "own/second"),
    ] {
        let case = course.path(cases).join("1");
        fs::create_dir_all(&case).expect("a folder");
        let write = |name: &str, text: &str| fs::write(case.join(name), text).expect("a file");
        write("input.txt", &task);
        write("next_state.txt", "what nobody answers\n");
        let program = course.path("own/hw1cs561s16.py");
        fs::write(&program, format!("RIGHT = {:?}\n{own}", case.to_str().expect("a path"))).expect("a program");
        let mut command = suite();
        command.args(["squirrel", "grade", "--json", "--quiet", "--seed", "1", "--cases"]).arg(course.path(cases));
        command.arg(program).arg("--records").arg(course.path(records));
        let output = done(&mut course.within(&command));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let mistake = &report["parts"][0]["mistakes"][0]["id"];
        assert_eq!((&report["points"], mistake), (&Value::from(0.0), &Value::from("missing")), "{records}: {report}");
    }
}
