//! Programs that misbehave under a grader, which all graders judge alike: each gets its verdict, the rest is graded,
//! and nothing is harmed or left behind.

use std::collections::{BTreeMap, BTreeSet};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::thread;
use std::time::Duration;

use serde_json::Value;
use tempfile::TempDir;

use crate::confinement::is_confined;
use crate::processes::{assert_nobody_is_left, is_running};
use crate::{done, python, suite};

/// A way to misbehave.
struct Misbehavior {
    what: &'static str,
    /// Statements of Python, which know the names of [`Course::write_program`].
    script: &'static str,
    /// The id of the mistake; `None` if the program may do that, and its answer counts.
    verdict: Option<&'static str>,
    /// The same for a program that talks over a pipe.
    over_a_pipe: Option<&'static str>,
    /// The program's standard error, or a part of it.
    said: &'static str,
}

const DENIED: &str = "PermissionError: ";

const fn fails(what: &'static str, verdict: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { what, script, verdict: Some(verdict), over_a_pipe: Some(verdict), said: "" }
}

const fn is_denied(what: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { said: DENIED, ..fails(what, "crash", script) }
}

const fn may(what: &'static str, script: &'static str) -> Misbehavior {
    Misbehavior { verdict: None, over_a_pipe: None, ..fails(what, "", script) }
}

impl Misbehavior {
    const fn over_a_pipe(self, verdict: &'static str) -> Self {
        Self { over_a_pipe: Some(verdict), ..self }
    }

    /// Returns whether a folder in which this was done is not used again.
    fn fills_folder(&self) -> bool {
        self.verdict == Some("disk")
    }
}

/// Acts that confinement prevents.
const DENIALS: &[Misbehavior] = &[
    is_denied("open a socket", "socket.socket()"),
    is_denied("open a Unix socket", "socket.socket(socket.AF_UNIX)"),
    is_denied("read a neighbor's file", "open(NEIGHBOR).read()"),
    is_denied("list a neighbor's folder", "os.listdir(os.path.dirname(NEIGHBOR))"),
    is_denied("read the records", "open(RECORDS + '/grading.json').read()"),
    is_denied("read the key of the records", "open(RECORDS + '/checksum.key').read()"),
    is_denied("overwrite the records", "open(RECORDS + '/grading.json', 'w').write('{}')"),
    is_denied("add to the records", "open(RECORDS + '/greedy.jsonl', 'a').write('{}')"),
    is_denied("change its own program", "open(__file__, 'a').write('pass')"),
    is_denied("kill the grader", "os.kill(os.getppid(), signal.SIGKILL); raise PermissionError('it goes on')"),
    is_denied("stop the grader", "os.kill(os.getppid(), signal.SIGSTOP); raise PermissionError('it goes on')"),
];

/// Faults with an answer and its time.
const FAULTS: &[Misbehavior] = &[
    fails("leave a FIFO for an answer", "unreadable", "os.mkfifo(OUTPUT)"),
    fails("leave a folder for an answer", "unreadable", "os.makedirs(OUTPUT + '/a/b')"),
    fails("leave a link for an answer", "unreadable", "os.symlink(NEIGHBOR, OUTPUT)"),
    fails("leave a link to an endless device for an answer", "unreadable", "os.symlink('/dev/zero', OUTPUT)"),
    fails("print to stdout without end", "timeout", "while True: print('x' * 1000)").over_a_pipe("malformed"),
    fails("print to stderr without end", "timeout", "while True: print('x' * 1000, file=sys.stderr)"),
    fails("print one line without end", "timeout", "while True: os.write(2, b'x' * 100_000)"),
    may("write 5 GB to stdout", "for _ in range(5000): os.write(1, bytes(1 << 20))\nanswer()").over_a_pipe("malformed"),
    fails("never end", "timeout", "while True: pass"),
    fails("sleep", "timeout", "sleep()"),
    fails("ignore signals and sleep", "timeout", "for s in (1, 2, 13, 15): signal.signal(s, signal.SIG_IGN)\nsleep()"),
    Misbehavior { said: "ValueError: no idea\n", ..fails("fail", "crash", "raise ValueError('no idea')") },
    fails("end by a signal", "crash", "os.kill(os.getpid(), signal.SIGSEGV)"),
    fails("end without an answer", "missing", "pass").over_a_pipe("eof"),
];

/// Excessive use of resources, and things left behind.
const EXCESSES: &[Misbehavior] = &[
    fails("write an endless answer", "disk", "while True: fill(OUTPUT)"),
    fails("write 5 GB to disk", "disk", "for i in range(80): fill(str(i))"),
    fails(
        "hold 3 GB of memory",
        "memory",
        "held = []\n\
         while len(held) < 300:\n    try: held.append(b'x' * 10_000_000)\n    except MemoryError: break\n\
         sleep()",
    ),
    fails("have 50 children", "processes", "for _ in range(50): subprocess.Popen(['sleep', '300'])\nsleep()"),
    may("leave a daemon", "daemon('sleep 300; exit')\nanswer()"),
    fails("let a daemon compute", "timeout", "daemon('while :; do :; done')\nsleep()"),
];

/// An act that is possible only for programs that are not confined.
const REMOVAL: Misbehavior =
    fails("remove its folder", "no-folder", "subprocess.run(['rm', '-rf', os.getcwd()])").over_a_pipe("eof");

/// The seed of all gradings.
const SEED: u64 = 5;

/// The definitions in all programs.
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

def count():
    '''Counts the calls, beside the program if it may, or else in its folder.'''
    file = __file__ + '-count'
    try:
        open(file, 'a').write('+')
    except OSError:
        file = 'count'
        open(file, 'a').write('+')
    return os.path.getsize(file) - 1

def misbehave(number):
    if number < len(MISBEHAVIORS):
        exec(MISBEHAVIORS[number], globals())
    else:
        answer()
";

/// A grader, as far as a program knows it that misbehaves in one case or game after the other.
struct Grader {
    game: &'static str,
    /// The file for an answer; `None` if answers go over a pipe.
    output: Option<&'static str>,
    /// Statements of Python that define `answer()`, and call `misbehave` with the numbers of the cases or games, from
    /// 0.
    program: &'static str,
    /// Whether the program counts cases or games in a file of its folder.
    counts: bool,
    /// The parts of the rubric whose cases or games show the misbehaviors.
    parts: &'static [&'static str],
    /// The id of the mistake in all other games.
    otherwise: &'static str,
    /// Returns the options for a number of misbehaviors. They may need files in the folder.
    options: fn(usize, &Path) -> String,
    /// Returns the verdict in a case or game by its record, and what the program said on stderr.
    verdict: fn(&Value) -> (Option<&str>, &str),
}

const GRADERS: [Grader; 3] = [
    Grader {
        game: "squirrel",
        output: Some("next_state.txt"),
        program: "
def answer():
    subprocess.run([SUITE, 'squirrel', '-i', 'input.txt'], check=True)

misbehave(int(open('input.txt').read().split()[3]) - 1)
",
        counts: false,
        parts: &["greedy", "minimax", "alpha-beta"],
        otherwise: "",
        options: |count, folder| {
            // The first value on the board tells the program the number of the case.
            let cases = folder.join("cases");
            let values = "9 9 9 9 9\n".repeat(4);
            let board = "XOXOX\n".repeat(4);
            for number in 0..count + 2 {
                let task = if number < count { 1 } else { 2 + number - count };
                let case = cases.join(format!("{number:02}"));
                fs::create_dir_all(&case).expect("a folder");
                let input = format!("{task}\nX\n1\n{} 9 9 9 9\n{values}{board}XO*O*\n", number + 1);
                fs::write(case.join("input.txt"), input).expect("a task");
            }
            format!("--case-limit 1 --cases {}", cases.display())
        },
        verdict: |record| {
            let failure = &record["failure"];
            (failure["id"].as_str(), failure["explanation"].as_str().unwrap_or_default())
        },
    },
    Grader {
        game: "go",
        output: Some("output.txt"),
        // A game begins where there was no stone before the opponent's last move.
        program: "
lines = open('input.txt').read().split()
is_first = not set(lines[1:6]) - {'00000'}

def answer():
    row = next(row for row in range(5) if '0' in lines[6 + row])
    point = '%d,%d' % (row, lines[6 + row].index('0'))
    open(OUTPUT, 'w').write(point if is_first else 'the end')

misbehave(count() if is_first else len(MISBEHAVIORS))
",
        counts: true,
        parts: &["random", "greedy", "aggressive", "alphabeta"],
        otherwise: "malformed",
        options: |_, _| "--stage 1 --time-limit 1".to_owned(),
        verdict: |record| {
            let fault = &record["fault"];
            let is_first = fault["move"].as_u64() <= Some(2);
            (fault["kind"].as_str().filter(|_| is_first), fault["stderr"].as_str().unwrap_or_default())
        },
    },
    Grader {
        game: "othello",
        output: None,
        program: "
print('Rogue', flush=True)
greeting = input()
player = 'dark' if greeting[0] == '1' else 'light'
questions = open(os.path.dirname(__file__) + '/questions').read().split(chr(10))
while True:
    score, board = input(), input()
    is_answered = False

    def answer():
        global is_answered
        talk = chr(10).join([greeting, score, board, ''])
        said = subprocess.run([SUITE, 'othello'], input=talk, capture_output=True, text=True, check=True).stdout
        print(said.split(chr(10))[1], flush=True)
        is_answered = True

    misbehave(questions.index(player + ' ' + board))
    if not is_answered:
        break
",
        counts: false,
        parts: &["minimax", "alpha-beta"],
        otherwise: "",
        options: |count, folder| {
            // The program knows the number of a question by its board and the player to move.
            let options = format!("--cases-per-task {count} --games 1");
            let records = folder.join("right");
            let mut command = suite();
            command.args(["othello", "grade", &format!("{} othello", command.get_program().display())]);
            done(command.args(format!("--seed {SEED} --quiet {options} --out").split(' ')).arg(&records));
            let parts = ["minimax", "alpha-beta"];
            let questions = parts.iter().flat_map(|part| read_records(&records, part)).map(|record| {
                let question = record["question"].as_str().expect("a question").to_owned();
                let (player, (_, board)) = (question.split(' ').next(), question.split_once(": ").expect("a board"));
                format!("{} {board}", player.expect("a player"))
            });
            let questions: Vec<_> = questions.collect();
            let distinct: BTreeSet<_> = questions.iter().collect();
            assert_eq!(questions.len(), distinct.len(), "another seed may draw no board twice");
            fs::write(folder.join("questions"), questions.join("\n")).expect("a file");
            format!("{options} --time-limit 1")
        },
        verdict: |record| {
            let fault = &record["fault"];
            (fault["id"].as_str(), fault["stderr"].as_str().unwrap_or_default())
        },
    },
];

/// A folder with a program, one with files that the program must not see, such as its records, and one for temporary
/// files.
struct Course {
    own: TempDir,
    neighbor: TempDir,
    records: PathBuf,
    temporary: TempDir,
}

impl Course {
    fn new() -> Self {
        let [own, neighbor, temporary] = [(); 3].map(|()| tempfile::tempdir().expect("a folder"));
        fs::write(neighbor.path().join("secret"), "secret").expect("a file");
        Self { records: neighbor.path().join("records"), own, neighbor, temporary }
    }

    /// Returns the beginning of the scripts of daemons, which have nothing in their environment.
    fn mark(&self) -> String {
        format!(": {}; ", self.own.path().display())
    }

    /// Writes the program that shows these misbehaviors, and answers well after that.
    fn write_program(&self, grader: &Grader, misbehaviors: &[&Misbehavior]) -> PathBuf {
        let path = |path: &Path| format!("{:?}", path.to_str().expect("a path"));
        let (neighbor, records) = (path(&self.neighbor.path().join("secret")), path(&self.records));
        let output = grader.output.unwrap_or_default();
        let mut program = format!("SUITE = __import__('sys').argv[1]\nOUTPUT, MARK = {output:?}, {:?}\n", self.mark());
        program += &format!("NEIGHBOR, RECORDS = {neighbor}, {records}\nMISBEHAVIORS = [\n");
        for misbehavior in misbehaviors {
            program += &format!("    {:?},\n", misbehavior.script);
        }
        program += &format!("]\n{PRELUDE}{}\n", grader.program);
        let file = self.own.path().join("program.py");
        fs::write(&file, program).expect("a program");
        file
    }

    /// Grades the program that shows these misbehaviors, each in a case or game of its own.
    fn grade(&self, grader: &Grader, python: &Path, misbehaviors: &[&Misbehavior], options: &str) -> Command {
        let program = self.write_program(grader, misbehaviors);
        let more = (grader.options)(misbehaviors.len(), self.own.path());
        let mut command = suite();
        command.args([grader.game, "grade"]);
        command.arg(format!("{} -IS {} {}", python.display(), program.display(), command.get_program().display()));
        let limits = "--wall-limit 2 --memory-limit 200M";
        command.args(format!("--seed {SEED} --jobs 1 --json --quiet {limits} {more} {options}").split_whitespace());
        command.arg("--out").arg(&self.records).env("TMPDIR", self.temporary.path());
        command
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

/// The records of a part.
fn read_records(folder: &Path, part: &str) -> Vec<Value> {
    let records = fs::read_to_string(folder.join(format!("{part}.jsonl"))).expect("records");
    records.lines().map(|line| serde_json::from_str(line).expect("a record")).collect()
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

/// Grades a program that shows these misbehaviors, and checks the verdict on each, that the rest is graded, and that
/// nothing is left.
#[track_caller]
fn judge(grader: &Grader, python: &Path, misbehaviors: impl Iterator<Item = &'static Misbehavior>, options: &str) {
    // Without a file for its answers, nothing can be in its place.
    let has_place = |misbehavior: &&Misbehavior| grader.output.is_some() || !misbehavior.script.contains("OUTPUT");
    let misbehaviors: Vec<_> = misbehaviors.filter(has_place).collect();
    let course = Course::new();
    let report = graded(&mut course.grade(grader, python, &misbehaviors, options), course.own.path());
    course.assert_nothing_is_left();
    let records: Vec<_> = grader.parts.iter().flat_map(|part| read_records(&course.records, part)).collect();
    assert!(records.len() > misbehaviors.len(), "{}: the rest is graded, too", grader.game);
    let mut mistakes = BTreeMap::new();
    for (record, misbehavior) in records.iter().zip(&misbehaviors) {
        let Misbehavior { what, verdict, over_a_pipe, said, .. } = misbehavior;
        let expected = if grader.output.is_some() { verdict } else { over_a_pipe };
        let (verdict, words) = (grader.verdict)(record);
        assert_eq!(verdict, *expected, "{}, {what}: {record}", grader.game);
        // In a room, what others have is not even there.
        let is_told = words.contains(said) || *said == DENIED && words.contains("FileNotFoundError");
        assert!(is_told, "{}, {what}: {record}", grader.game);
        if let Some(verdict) = expected {
            *mistakes.entry((*verdict).to_owned()).or_insert(0) += 1;
        }
    }
    for record in &records[misbehaviors.len()..] {
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
fn slow_every_misbehavior_has_its_verdict_and_harms_nobody() {
    let (true, Some(python)) = (is_confined(), python()) else { return };
    for grader in &GRADERS {
        // A program that counts in its folder is spared the misbehaviors that fill it.
        let counts = |misbehavior: &&Misbehavior| !(grader.counts && misbehavior.fills_folder());
        let misbehaviors = [DENIALS, FAULTS, EXCESSES].into_iter().flatten();
        judge(grader, python, misbehaviors.filter(counts), "");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_excesses_are_judged_without_confinement_too() {
    let Some(python) = python() else { return };
    for grader in &GRADERS {
        judge(grader, python, EXCESSES.iter().chain([&REMOVAL]), "--confine off");
    }
}
