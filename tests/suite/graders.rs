//! What all graders have in common: programs that misbehave get their verdicts and harm nothing, and a grading that was killed is
//! resumed.

use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::confinement::is_confined;
use crate::processes::{assert_nobody_is_left, interrupt, is_running, kill, wait_until};
use crate::{document, done, python, suite, text};

/// A way to misbehave.
struct Misbehavior {
    what: &'static str,
    /// Statements of Python, which know the names of [`Course::write_program`].
    script: &'static str,
    /// The id of the mistake; `None` if the program may do that, and its answer counts.
    verdict: Option<&'static str>,
    /// What the program says on stderr, or a part of it.
    said: &'static str,
}

const DENIED: &str = "PermissionError: ";

const fn fails(what: &'static str, verdict: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { what, script, verdict: Some(verdict), said: "" }
}

const fn is_denied(what: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { what, script, verdict: Some("crash"), said: DENIED }
}

const fn may(what: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { what, script, verdict: None, said: "" }
}

/// What confined programs cannot do.
const DENIALS: &[Misbehavior] = &[
    is_denied("open a socket", "socket.socket()"),
    is_denied("open a Unix socket", "socket.socket(socket.AF_UNIX)"),
    is_denied("read a neighbor's file", "open(NEIGHBOR).read()"),
    is_denied("list a neighbor's folder", "os.listdir(os.path.dirname(NEIGHBOR))"),
    is_denied("read the records", "open(RECORDS + '/grading.json').read()"),
    is_denied("overwrite the records", "open(RECORDS + '/grading.json', 'w').write('{}')"),
    is_denied("add to the records", "open(RECORDS + '/greedy.jsonl', 'a').write('{}')"),
    is_denied("change its own program", "open(__file__, 'a').write('pass')"),
    is_denied("kill the grader", "os.kill(os.getppid(), signal.SIGKILL)"),
    is_denied("stop the grader", "os.kill(os.getppid(), signal.SIGSTOP)"),
];

/// What programs do wrong with an answer and its time.
const FAULTS: &[Misbehavior] = &[
    fails("leave a FIFO for an answer", "unreadable", "os.mkfifo(OUTPUT)"),
    fails("leave a folder for an answer", "unreadable", "os.makedirs(OUTPUT + '/a/b')"),
    fails("leave a link for an answer", "unreadable", "os.symlink(NEIGHBOR, OUTPUT)"),
    fails("leave a link to an endless device for an answer", "unreadable", "os.symlink('/dev/zero', OUTPUT)"),
    fails("print to stdout without end", "timeout", "while True: print('x' * 1000)"),
    fails("print to stderr without end", "timeout", "while True: print('x' * 1000, file=sys.stderr)"),
    fails("print one line without end", "timeout", "while True: os.write(2, b'x' * 100_000)"),
    may("write 5 GB to stdout", "for _ in range(5000): os.write(1, bytes(1 << 20))\nanswer()"),
    fails("never end", "timeout", "while True: pass"),
    fails("sleep", "timeout", "sleep()"),
    fails("ignore signals and sleep", "timeout", "for s in (1, 2, 13, 15): signal.signal(s, signal.SIG_IGN)\nsleep()"),
    Misbehavior {
        what: "fail",
        script: "raise ValueError('no idea')",
        verdict: Some("crash"),
        said: "ValueError: no idea\n",
    },
    fails("end by a signal", "crash", "os.kill(os.getpid(), signal.SIGSEGV)"),
    fails("end without an answer", "missing", "pass"),
];

/// What programs take too much of, or leave behind.
const EXCESSES: &[Misbehavior] = &[
    fails("write an endless answer", "disk", "while True: fill(OUTPUT)"),
    fails("write 5 GB to disk", "disk", "for i in range(80): fill(str(i))"),
    fails(
        "hold 3 GB of memory",
        "memory",
        "held = []\nwhile len(held) < 300:\n    try: held.append(b'x' * 10_000_000)\n    except MemoryError: break\nsleep()",
    ),
    fails("have 50 children", "processes", "for _ in range(50): subprocess.Popen(['sleep', '300'])\nsleep()"),
    may("leave a daemon", "daemon('sleep 300; exit')\nanswer()"),
    fails("let a daemon compute", "timeout", "daemon('while :; do :; done')\nsleep()"),
];

/// What only programs can do that are not confined.
const REMOVAL: Misbehavior = fails("remove its folder", "no-folder", "subprocess.run(['rm', '-rf', os.getcwd()])");

/// What all programs define.
const PRELUDE: &str = "
import os, signal, socket, subprocess, sys, time

def sleep():
    time.sleep(300)

def fill(path):
    with open(path, 'ab') as file:
        file.write(bytes(1 << 26))

def daemon(script):
    if os.fork() == 0:
        try:
            os.setsid()
        except PermissionError:
            pass
        os.chdir('/')
        if os.fork() == 0:
            os.execve('/bin/sh', ['sh', '-c', MARK + script], {})
        os._exit(0)
    os.wait()
";

/// A grader, as far as a program knows it that misbehaves in one case or game after the other.
struct Grader {
    game: &'static str,
    /// The file for an answer.
    output: &'static str,
    /// Statements of Python that define `number`, which of its misbehaviors the program shows now, from 0; and `answer()`.
    program: &'static str,
    /// Limits of a second of CPU time, two seconds of other time, and 200 MB.
    options: &'static str,
    /// The parts of the rubric whose cases or games show the misbehaviors.
    parts: &'static [&'static str],
    /// Writes files for so many misbehaviors to a folder, and returns more options.
    prepare: fn(usize, &Path) -> String,
    /// Returns the verdict in a case or game by its record, and what the program said on stderr.
    verdict: fn(&Value) -> (Option<&str>, &str),
}

const GRADERS: [Grader; 2] = [
    Grader {
        game: "squirrel",
        output: "next_state.txt",
        program: "
number = int(open('input.txt').read().split()[3]) - 1

def answer():
    subprocess.run([SUITE, 'squirrel', '-i', 'input.txt'], check=True)
",
        options: "--case-limit 1 --wall-limit 2 --memory-limit 200M",
        parts: &["greedy", "minimax", "alpha-beta"],
        prepare: |count, folder| {
            // The first value on the board tells the program the number of the case.
            let values = "9 9 9 9 9\n".repeat(4);
            let board = "XOXOX\n".repeat(4);
            for number in 0..count + 2 {
                let task = if number < count { 1 } else { 2 + number - count };
                let case = folder.join(format!("{number:02}"));
                fs::create_dir_all(&case).expect("a folder");
                let input = format!("{task}\nX\n1\n{} 9 9 9 9\n{values}{board}XO*O*\n", number + 1);
                fs::write(case.join("input.txt"), input).expect("a task");
            }
            format!("--cases {}", folder.display())
        },
        verdict: |record| {
            let failure = &record["failure"];
            (failure["id"].as_str(), failure["explanation"].as_str().unwrap_or_default())
        },
    },
    Grader {
        game: "go",
        output: "output.txt",
        // Games are counted in a file beside the program, or else in its folder, which is that of the last game. A game begins
        // where there was no stone before the opponent's last move.
        program: "
count = __file__ + '-count'
try:
    open(count, 'a')
except PermissionError:
    count = 'count'
number = os.path.getsize(count) if os.path.exists(count) else 0
lines = open('input.txt').read().split()
is_first = not set(lines[1:6]) - {'00000'}
if not is_first:
    number = len(MISBEHAVIORS)
else:
    open(count, 'a').write('+')

def answer():
    row = next(row for row in range(5) if '0' in lines[6 + row])
    point = '%d,%d' % (row, lines[6 + row].index('0'))
    open(OUTPUT, 'w').write(point if is_first else 'the end')
",
        options: "--stage 1 --time-limit 1 --wall-limit 2 --memory-limit 200M",
        parts: &["random", "greedy", "aggressive", "alphabeta"],
        prepare: |_, _| String::new(),
        verdict: |record| {
            let fault = &record["fault"];
            let is_first = fault["move"].as_u64() <= Some(2);
            (fault["kind"].as_str().filter(|_| is_first), fault["stderr"].as_str().unwrap_or_default())
        },
    },
];

/// A folder with a program, one with what is not its business, one for records, and one for everything temporary.
struct Course {
    own: TempDir,
    neighbor: TempDir,
    records: PathBuf,
    cases: TempDir,
    temporary: TempDir,
}

impl Course {
    fn new() -> Self {
        let [own, neighbor, cases, temporary] = [(); 4].map(|()| tempfile::tempdir().expect("a folder"));
        fs::write(neighbor.path().join("secret"), "secret").expect("a file");
        Self { records: neighbor.path().join("records"), own, neighbor, cases, temporary }
    }

    /// How the scripts of daemons begin, which have nothing in their environment.
    fn mark(&self) -> String {
        format!(": {}; ", self.own.path().display())
    }

    /// Writes the program that shows these misbehaviors, and answers well after that.
    fn write_program(&self, grader: &Grader, misbehaviors: &[&Misbehavior]) -> PathBuf {
        let path = |path: &Path| format!("{:?}", path.to_str().expect("a path"));
        let (neighbor, records) = (path(&self.neighbor.path().join("secret")), path(&self.records));
        let mut program =
            format!("SUITE = __import__('sys').argv[1]\nOUTPUT, MARK = {:?}, {:?}\n", grader.output, self.mark());
        program += &format!("NEIGHBOR, RECORDS = {neighbor}, {records}\nMISBEHAVIORS = [\n");
        for misbehavior in misbehaviors {
            program += &format!("    {:?},\n", misbehavior.script);
        }
        program += &format!("]\n{PRELUDE}{}\n", grader.program);
        program += "if number < len(MISBEHAVIORS):\n    exec(MISBEHAVIORS[number])\nelse:\n    answer()\n";
        let file = self.own.path().join("program.py");
        fs::write(&file, program).expect("a program");
        file
    }

    /// Grades the program that shows these misbehaviors, each in a case or game of its own.
    fn grade(&self, grader: &Grader, python: &str, misbehaviors: &[&Misbehavior], options: &str) -> Command {
        let program = self.write_program(grader, misbehaviors);
        let more = (grader.prepare)(misbehaviors.len(), self.cases.path());
        let mut command = suite();
        command.args([grader.game, "grade"]);
        command.arg(format!("{python} -IS {} {}", program.display(), command.get_program().display()));
        command
            .args(format!("--seed 1 --jobs 1 --json --quiet {} {more} {options}", grader.options).split_whitespace());
        command.arg("--records").arg(&self.records).env("TMPDIR", self.temporary.path());
        command
    }

    /// The records of these parts.
    fn records(&self, parts: &[&str]) -> Vec<Value> {
        let lines = |part: &&str| fs::read_to_string(self.records.join(format!("{part}.jsonl"))).expect("records");
        let parts: Vec<_> = parts.iter().map(lines).collect();
        parts.iter().flat_map(|part| part.lines()).map(|line| serde_json::from_str(line).expect("a record")).collect()
    }

    /// Checks that neither processes nor folders are left, and that nothing else has been touched.
    #[track_caller]
    fn assert_nothing_is_left(&self) {
        assert_nobody_is_left(self.temporary.path());
        assert!(!is_running(&["sh", "-c", &self.mark()].join("\0")));
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
        assert_eq!(fs::read_to_string(self.neighbor.path().join("secret")).expect("a file"), "secret");
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

/// Grades a program that shows these misbehaviors, and checks the verdict on each, that the rest is graded, and that nothing is left.
#[track_caller]
fn judge(grader: &Grader, python: &str, misbehaviors: &[&Misbehavior], options: &str) {
    let course = Course::new();
    let report = graded(&mut course.grade(grader, python, misbehaviors, options), course.cases.path());
    course.assert_nothing_is_left();
    let records = course.records(grader.parts);
    assert!(records.len() > misbehaviors.len(), "{}: the rest is graded, too", grader.game);
    let mut mistakes = BTreeMap::new();
    for (record, misbehavior) in records.iter().zip(misbehaviors) {
        let Misbehavior { what, verdict: expected, said: expected_words, .. } = misbehavior;
        let (verdict, said) = (grader.verdict)(record);
        assert_eq!(verdict, *expected, "{}, {what}: {record}", grader.game);
        assert!(said.contains(expected_words), "{}, {what}: {record}", grader.game);
        if let Some(verdict) = expected {
            *mistakes.entry((*verdict).to_owned()).or_insert(0) += 1;
        }
    }
    for record in &records[misbehaviors.len()..] {
        assert_eq!((grader.verdict)(record).0, None, "{}: {record}", grader.game);
    }
    let parts = report["parts"].as_array().expect("parts").iter();
    let mut told = BTreeMap::new();
    for mistake in parts.flat_map(|part| part["mistakes"].as_array().expect("mistakes")) {
        let id = mistake["id"].as_str().expect("an id").to_owned();
        *told.entry(id).or_insert(0) += mistake["cases"].as_u64().expect("a number");
    }
    // How the other games of Little-Go end.
    told.remove("malformed");
    assert_eq!(told, mistakes, "{}", grader.game);
}

#[test]
fn every_misbehavior_has_its_verdict_and_harms_nobody() {
    let (true, Some(python)) = (is_confined(), python()) else { return };
    for grader in &GRADERS {
        // A folder that was filled is not used again, and the program of Little-Go would lose count.
        let is_counted = |misbehavior: &&Misbehavior| grader.game != "go" || misbehavior.verdict != Some("disk");
        let misbehaviors: Vec<_> = [DENIALS, FAULTS, EXCESSES].into_iter().flatten().filter(is_counted).collect();
        judge(grader, &python, &misbehaviors, "");
    }
}

#[test]
fn excesses_are_judged_without_confinement_too() {
    let Some(python) = python() else { return };
    let misbehaviors: Vec<_> = EXCESSES.iter().chain([&REMOVAL]).collect();
    for grader in &GRADERS {
        judge(grader, &python, &misbehaviors, "--confine off");
    }
}

/// A grading that is killed.
struct Killed {
    game: &'static str,
    options: &'static str,
    /// A shell script that has the command as `$0`. It notes each case or game that it begins in the file `$BEGUN`.
    program: &'static str,
    parts: &'static [&'static str],
    /// The number of all cases or games.
    count: usize,
}

const KILLED: [Killed; 2] = [
    Killed {
        game: "squirrel",
        options: "--cases-per-task 6",
        // Half of the cases fail.
        program: "echo >>\"$BEGUN\"; sleep 0.02; head -n 2 input.txt | grep -q X && exit 1; exec \"$0\" squirrel \"$@\"",
        parts: &["greedy", "minimax", "alpha-beta", "battle"],
        count: 24,
    },
    Killed {
        game: "go",
        options: "--stage 1",
        // As White, it does not know how to answer.
        program: "sed -n 2,6p input.txt | grep -q '[12]' || echo >>\"$BEGUN\"
            if [ \"$(head -n 1 input.txt)\" = 1 ]; then exec \"$0\" go --player aggressive --seed 1; fi; sleep 0.02",
        parts: &["random", "greedy", "aggressive", "alphabeta"],
        count: 80,
    },
];

#[test]
fn a_killed_grading_is_resumed_to_the_same_points() {
    for Killed { game, options, program, parts, count } in &KILLED {
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
        let lines = |file: &Path| fs::read_to_string(file).unwrap_or_default().lines().count();
        let file = |part: &str| cut.join(format!("{part}.jsonl"));
        let recorded = || parts.iter().map(|part| lines(&file(part))).sum::<usize>();
        let expected = document(&done(&mut command(&new, &whole)));
        assert!(expected["points"].as_f64() > Some(0.0) && expected["points"] != expected["of"], "{expected}");
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

        assert_eq!(document(&done(&mut command(resumed, &cut))), expected, "{game}");
        assert!(fs::read_to_string(file(parts[0])).expect("records").starts_with(&first), "{game}");
        assert_eq!(recorded(), *count, "{game}");
        // Only those are begun again that were not finished.
        assert!(lines(&begun) <= count + 2, "{game}: {} of {count}", lines(&begun));
    }
}
