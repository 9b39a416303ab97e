//! What people are told of the faults of programs beside the faults themselves: what to do about them.

use std::fs;
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::process::{Output, Stdio};

use tempfile::TempDir;

use crate::confinement::is_confined;
use crate::{done, has, records, suite, text};

/// A folder with a program in Python.
struct Student {
    folder: TempDir,
    program: PathBuf,
}

impl Student {
    fn new(name: &str, script: &str) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join(name);
        fs::write(&program, script).expect("a script");
        Self { folder, program }
    }

    /// A match of the program, as dark, or black.
    fn host(&self, line: &str) -> Output {
        done(suite().args(line.split_whitespace()).arg(&self.program).current_dir(self.folder.path()))
    }
}

/// A program for Othello that says this before its first move, and plays the moves of `answers` then.
fn othello(first: &str, answers: &str) -> Student {
    let script = format!(
        "\
import sys
{first}
for answer in {answers}:
    while not sys.stdin.readline().startswith('SCORE'):
        pass
    sys.stdin.readline()
    print(answer, flush=True)
sys.stdin.read()
"
    );
    Student::new("agent.py", &script)
}

const OTHELLO: &str = "othello host -d 4 -b greedy --seed 1 -a";
const GO: &str = "go host --white random --seed 1 --black";

#[test]
fn a_refusal_by_confinement_is_explained() {
    if !is_confined() || !has("python3") {
        return;
    }
    const CONFINED: &str = "this program is confined: it may write only to the folder it is started in";
    for script in ["open('/etc/note', 'w')", "import socket\nsocket.socket()", "open('/home/nobody/table')"] {
        for (name, line) in [("agent.py", OTHELLO), ("my_player3.py", GO)] {
            let student = Student::new(name, script);
            let told = student.host(line);
            assert!(text(&told.stderr).contains(CONFINED), "{script}: {}", text(&told.stderr));
            assert!(text(&told.stderr).contains("(--confine off"), "{}", text(&told.stderr));
            let told = student.host(&line.replacen("host", "host --confine off", 1));
            assert!(!text(&told.stderr).contains(CONFINED), "{script}: {}", text(&told.stderr));
        }
    }
    let student = Student::new("hw1cs561s16.py", "open('/etc/note', 'w')");
    let told = student.host("squirrel grade --cases-per-task 1 --seed 1");
    assert!(text(&told.stdout).contains(CONFINED), "{}", text(&told.stdout));
}

#[test]
fn a_program_that_says_it_was_refused_is_judged_like_any_other() {
    if !has("python3") {
        return;
    }
    let denied = "sys.stderr.write(\"PermissionError: [Errno 13] Permission denied: '/etc/x'\\n\")";
    let answer = "open('output.txt', 'w').write";
    for (first, second) in [("print('0,0')", ""), ("open('output.txt', 'w').write('9,9')", ""), (answer, "('1,1')")] {
        let silent = Student::new("my_player3.py", &format!("import sys\n{first}{second}\n"));
        let loud = Student::new("my_player3.py", &format!("import sys\n{denied}\n{first}{second}\n"));
        let [silent, loud] = [silent, loud].map(|student| {
            let mut record = records(&student.host(&GO.replacen("host", "host --size 3 --json", 1))).remove(0);
            record.as_object_mut().expect("an object").remove("players");
            if let Some(fault) = record.get_mut("fault") {
                fault.as_object_mut().expect("an object").remove("stderr");
            }
            record
        });
        assert_eq!(silent, loud);
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_slips_in_othello_s_protocol_are_explained() {
    if !has("python3") {
        return;
    }
    let told = |first: &str, answers: &str, options: &str| {
        let output = othello(first, answers).host(&OTHELLO.replacen("host", &format!("host {options}"), 1));
        text(&output.stderr).to_owned()
    };
    let debugged = told("print('starting')\nprint('Rogue', flush=True)", "[]", "");
    assert!(debugged.contains("  the first line that it printed, `starting`, was taken for its name"), "{debugged}");
    let swapped = told("print('Rogue', flush=True)", "['0 1', '0 1']", "");
    let seen = "  are row and column swapped? A move is the column, then the row, and `1 0` would be legal here:\n";
    assert!(swapped.contains(seen), "{swapped}");
    assert!(swapped.contains("  legal moves: "), "{swapped}");
    let written = told("print('Rogue', flush=True)", "['(0, 1)']", "");
    assert!(written.contains("  a move is the column, then the row, with a blank between them: `0 1`"), "{written}");
    let silent = told("sys.stdin.readline()", "[]", "--start-limit 0.5");
    assert!(silent.contains("  a program first prints its name"), "{silent}");
    let kept = told(
        "print('Rogue', flush=True)\nsys.stdin.readline()\nprint('0 1', end='')\nsys.stdin.read()",
        "[]",
        "--wall-limit 1",
    );
    assert!(kept.contains("  nothing came while the program waited: is its answer flushed"), "{kept}");
    let thinking = told("print('Rogue', flush=True)\nwhile True: pass", "[]", "--wall-limit 1");
    assert!(!thinking.contains("flushed"), "{thinking}");
    let marked = told("print('Rogue', flush=True)", r"['\ufeff0 1']", "");
    assert!(marked.contains("  the answer begins with a byte order mark"), "{marked}");
}

#[test]
fn a_program_that_searches_to_the_end_of_the_game_is_explained() {
    if !has("python3") {
        return;
    }
    let program = "import sys\nprint('Rogue', flush=True)\nsys.stdin.readline()\nwhile True: pass\n";
    let student = Student::new("agent.py", program);
    const ADVICE: &str = "the program is told to search to the end of the game; to give it a depth limit: --limit 5\n";
    for (line, limit, is_told) in
        [("check", "", true), ("check", "--limit 3", false), ("check", "--limit -1", true), ("host", "", true)]
    {
        let rest = if line == "check" { "--only 1" } else { "-d 4 -b greedy --seed 1 -a" };
        let line = format!("othello {line} --time-limit 0.2 {limit} {rest}");
        let mut command = suite();
        command.args(line.split_whitespace()).arg(&student.program).current_dir(student.folder.path());
        let output = command.output().expect("the command starts");
        let told = format!("{}{}", text(&output.stdout), text(&output.stderr));
        assert!(
            told.contains("used more than 0.2 s of CPU time") && told.contains(ADVICE) == is_told,
            "{line}: {told}"
        );
    }
    let mut command = suite();
    command.args("othello gtp --time-limit 0.2 --agent agent.py".split(' ')).current_dir(student.folder.path());
    let mut child =
        command.stdin(Stdio::piped()).stderr(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("a start");
    child.stdin.take().expect("a pipe").write_all(b"genmove black\nquit\n").expect("a pipe");
    let output = child.wait_with_output().expect("an end");
    assert!(text(&output.stderr).ends_with(ADVICE), "{output:?}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_slips_are_explained_in_gradings_and_trials_too() {
    if !has("python3") {
        return;
    }
    const SWAPPED: &str = "are row and column swapped? A move is the column, then the row, and ";
    const DEBUGGED: &str = "the first line that it printed, `starting`, was taken for its name";
    const KEPT: &str = "nothing came while the program waited: is its answer flushed";
    // Plays a legal move with row and column swapped, if that is not legal.
    let swapped = "\
import sys
def is_legal(board, me, column, row):
    def at(x, y): return board[y][x] if 0 <= x < len(board) and 0 <= y < len(board) else 0
    for right, down in [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y]:
        x, y = column + right, row + down
        while at(x, y) == 3 - me: x, y = x + right, y + down
        if at(x, y) == me and (x, y) != (column + right, row + down): return board[row][column] == 0
print('Rogue', flush=True)
me = int(sys.stdin.readline()[0])
while sys.stdin.readline().startswith('SCORE'):
    board = eval(sys.stdin.readline())
    legal = [(x, y) for x in range(len(board)) for y in range(len(board)) if is_legal(board, me, x, y)]
    x, y = ([(x, y) for x, y in legal if (y, x) not in legal] + legal)[0]
    print(y, x, flush=True)
";
    let debugged = "print('starting')\nprint('Rogue', flush=True)\nimport sys\nsys.stdin.read()\n";
    let kept = "import sys\nprint('Rogue', flush=True)\nfor line in sys.stdin: pass\n";
    const LIMITS: &str = "--quiet --time-limit 1 --wall-limit 0.5";
    for (script, advice, is_told_in_trial) in
        [(swapped, SWAPPED, false), (debugged, DEBUGGED, true), (kept, KEPT, true)]
    {
        let student = Student::new("agent.py", script);
        let told = student.host(&format!("othello grade {LIMITS} --cases-per-task 1 --games 1 --seed 1"));
        assert!(text(&told.stdout).contains(advice), "{advice}: {}", text(&told.stdout));
        let submissions = student.folder.path().join("submissions");
        fs::create_dir(&submissions).expect("a folder");
        fs::copy(&student.program, submissions.join("ann.py")).expect("a file");
        let mut command = suite();
        command.args(format!("class check othello submissions {LIMITS}").split(' '));
        let tried = command.current_dir(student.folder.path()).output().expect("the command starts");
        assert_eq!(text(&tried.stdout).contains(advice), is_told_in_trial, "{advice}: {tried:?}");
    }
}

#[test]
fn a_byte_order_mark_in_a_file_is_explained() {
    if !has("python3") {
        return;
    }
    let student = Student::new("my_player3.py", "open('output.txt', 'w', encoding='utf-8-sig').write('2,2')");
    let told = student.host(GO);
    assert!(text(&told.stderr).contains("  the answer begins with a byte order mark"), "{}", text(&told.stderr));
}

#[test]
fn programs_that_cannot_be_started_as_they_are_named_are_explained() {
    let folder = tempfile::tempdir().expect("a folder");
    let spaced = folder.path().join("my folder");
    fs::create_dir(&spaced).expect("a folder");
    let program = spaced.join("player");
    fs::write(&program, "#!/bin/sh\necho 1,1 > output.txt\n").expect("a script");
    fs::set_permissions(&program, PermissionsExt::from_mode(0o644)).expect("a file");
    let host = |words: &str| {
        let mut command = suite();
        command.args(["go", "host", "--size", "3", "--white", "random", "--seed", "1", "--json", "--black", words]);
        command.current_dir(folder.path()).output().expect("the command starts")
    };
    let refused = host("./my folder/player");
    assert_eq!(refused.status.code(), Some(2));
    let said = text(&refused.stderr);
    assert!(
        said.contains("./my folder/player is not executable; to make it so: chmod +x './my folder/player'"),
        "{said}"
    );
    let refused = host("sh ./my folder/player");
    assert_eq!(refused.status.code(), Some(2));
    let said = text(&refused.stderr);
    assert!(said.contains("a path with a space needs quotes of its own: '\"./my folder/player\"'"), "{said}");
    fs::set_permissions(&program, PermissionsExt::from_mode(0o755)).expect("a file");
    for archive in ["ann.zip", "./my folder/ann.tar.gz"] {
        fs::write(folder.path().join(archive), "").expect("a file");
        let refused = host(archive);
        let said = format!("{archive} is an archive: unpack it, and name its folder (`suite class grade` takes ");
        assert!(refused.status.code() == Some(2) && text(&refused.stderr).contains(&said), "{refused:?}");
    }
    for words in ["./my folder/player", "sh \"./my folder/player\""] {
        let games = records(&host(words));
        assert_eq!(games[0]["moves"][0], "1,1", "{words}: {}", games[0]);
    }
}

/// A program for Little-Go that plays these points in turn, by the number of its own stones on the board.
fn script(points: &[(u32, u32)]) -> Student {
    let script = format!(
        "\
lines = open('input.txt').read().split()
points = {points:?}
row, column = points[min(''.join(lines[6:]).count(lines[0]), len(points) - 1)]
open('output.txt', 'w').write('%d,%d' % (row, column))
"
    );
    Student::new("my_player3.py", &script)
}

#[test]
fn an_illegal_move_in_little_go_is_explained_by_the_rules_that_would_allow_it() {
    if !has("python3") {
        return;
    }
    let told = |black: &[(u32, u32)], white: &[(u32, u32)]| {
        let [black, white] = [black, white].map(script);
        let line = "go host --seed 1 --black";
        let mut command = suite();
        let output = done(command.args(line.split(' ')).arg(&black.program).arg("--white").arg(&white.program));
        format!("{}{}", text(&output.stdout), text(&output.stderr))
    };
    // Black captures the stone on 2,2, and white, which has one stone less, plays there again.
    let white = [(0, 3), (1, 3), (1, 4), (2, 4), (3, 3), (0, 4), (2, 2)];
    let ko = told(&[(1, 2), (2, 1), (3, 2), (0, 0), (4, 0), (4, 4), (0, 1), (2, 3)], &white);
    let explained = "  it would be legal by other rules: ";
    assert!(ko.contains(&format!("{explained}the ko is not forbidden, or ")), "{ko}");
    // With other stones, there are several mistakes by which it would be.
    let ko = told(&[(1, 2), (2, 1), (3, 2), (0, 0), (0, 1), (1, 0), (1, 1), (2, 3)], &white);
    assert!(ko.contains("played 2,2: the stone would restore") && !ko.contains(explained), "{ko}");
    // A program that plays on a stone of its own may have many reasons.
    let occupied = told(&[(0, 0), (0, 0)], &[(4, 4), (4, 3)]);
    assert!(occupied.contains("the point is occupied") && !occupied.contains(explained), "{occupied}");
}
