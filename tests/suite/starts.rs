//! How programs are started: by which Python, with which starter files, of how many files, with which packages.

use std::env;
use std::fs;
use std::io::Write as _;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{SUITE, done, has, interpreter, python, records, suite, text, typed};

/// A folder with submissions in folders of their own, and programs of this test on the search path.
struct Class {
    folder: TempDir,
    programs: TempDir,
}

impl Class {
    fn new(files: &[(&str, &str)]) -> Self {
        let [folder, programs] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let class = Self { folder, programs };
        for (name, text) in files {
            class.write(name, text);
        }
        class
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file");
    }

    /// Puts a script of a shell on the search path.
    fn program(&self, name: &str, script: &str) {
        let path = self.programs.path().join(name);
        fs::write(&path, format!("#!/bin/sh\n{script}")).expect("a file");
        fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("a file");
    }

    /// A command in the folder, which finds the programs of this test, `python3`, and those of the system, unless a
    /// Python 2 is among them.
    fn suite(&self, line: &str) -> Command {
        let python3 = self.programs.path().join("python3");
        if !python3.exists() {
            symlink(interpreter().expect("an interpreter"), python3).expect("a link");
        }
        let mut command = suite();
        let is_without_two =
            |folder: &&Path| !["python2.7", "python2", "pypy"].iter().any(|name| folder.join(name).exists());
        let system = ["/usr/bin", "/bin"].map(Path::new).into_iter().filter(is_without_two);
        let path = env::join_paths([self.programs.path()].into_iter().chain(system)).expect("a search path");
        command.args(line.split_whitespace()).current_dir(self.folder.path()).env("PATH", path);
        // Versions of Python may be installed there.
        command.env("HOME", self.path("home")).env_remove("PYENV_ROOT");
        command
    }

    #[track_caller]
    fn done(&self, line: &str) -> Output {
        done(&mut self.suite(line))
    }

    /// The error of a command that is refused before anything is recorded.
    #[track_caller]
    fn refused(&self, line: &str) -> String {
        let output = self.suite(line).output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(!self.path("records").exists(), "{line}");
        text(&output.stderr).to_owned()
    }

    /// What a program said on stderr in the squirrel war, with its report for people and what was graded.
    #[track_caller]
    fn graded(&self, program: &str, options: &str) -> (String, String, Value) {
        let line = format!("squirrel grade {program} --seed 1 --cases-per-task 1 --quiet --out records {options}");
        let report = text(&self.done(&line).stdout).to_owned();
        let case = fs::read_to_string(self.path("records/greedy.jsonl")).expect("records");
        let case: Value = serde_json::from_str(&case).expect("JSON");
        let grading = fs::read_to_string(self.path("records/grading.json")).expect("a file");
        fs::remove_dir_all(self.path("records")).expect("a folder");
        let said = case["failure"]["explanation"].as_str().unwrap_or_default().to_owned();
        (said, report, serde_json::from_str(&grading).expect("JSON"))
    }

    /// What a program said on stderr in a game of Little-Go.
    #[track_caller]
    fn host(&self, program: &str, options: &str) -> String {
        let line = format!("go host --white random --size 2 --seed 1 --json --black {program} {options}");
        records(&self.done(&line))[0]["fault"]["stderr"].as_str().unwrap_or_default().to_owned()
    }
}

/// A program that says which Python it runs under, and one that only Python 2 compiles.
const BOTH: &str = "import sys\nsys.stderr.write('%d %s' % (sys.version_info[0], 7 / 2))\nsys.exit(3)\n";
const TWO: &str = "import sys\nprint >>sys.stderr, sys.version_info[0], 7 / 2\nprint 'x'\nsys.exit(3)\n";
const THREE: &str = "import sys\nsys.exit(f'{sys.version_info[0]}')\n";
/// An interpreter that compiles everything and says so, as Python 2.7.
const TWO_STAND_IN: &str = "for word in \"$@\"; do last=$word; done\n\
    case $3 in -c) echo 2.7.0 $0 >&2; while [ \"$last\" -gt 0 ]; do echo compiles >&2; last=$((last - 1)); done;;\n\
    *) echo 2 >&2; exit 3;; esac\n";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_each_program_is_started_by_the_python_that_it_is_written_for() {
    if python().is_none() {
        return;
    }
    let class = Class::new(&[
        ("two/hw1cs561s16.py", TWO),
        ("both/hw1cs561s16.py", BOTH),
        ("three/hw1cs561s16.py", "def f(:\n"),
        ("other/my_hw.py", BOTH),
        ("go2/my_player.py", BOTH),
        ("go3/my_player3.py", BOTH),
    ]);
    class.program("python2.7", TWO_STAND_IN);
    for (program, version) in [("two", "2"), ("both", "2"), ("three", "2"), ("other", "2")] {
        let (said, report, grading) = class.graded(program, "");
        assert_eq!(said.trim(), version, "{program}");
        assert!(report.contains("\nstarted by python2.7 (Python 2.7.0)\n"), "{report}");
        assert_eq!(grading["surroundings"]["interpreter"], json!({"command": "python2.7", "version": "2.7.0"}));
    }
    assert_eq!(class.host("go2", ""), "2\n");
    assert!(class.host("go3", "").starts_with("3 3.5"));
    // One that pyenv has installed, wherever.
    class.write("home/.pyenv/versions/2.7.1/bin/python2.7", "");
    let installed = class.path("home/.pyenv/versions/2.7.1/bin/python2.7");
    fs::rename(class.programs.path().join("python2.7"), &installed).expect("a file");
    class.program("python2.7", "echo 'pyenv: python2.7: command not found' >&2\nexit 127\n");
    let (said, report, grading) = class.graded("two", "");
    assert!(said.trim() == "2" && report.contains("\nstarted by python2.7 (Python 2.7.0)\n"), "{report}");
    assert_eq!(grading["surroundings"]["interpreter"]["command"], installed.to_str().expect("a path"));
    fs::rename(&installed, class.programs.path().join("python2.7")).expect("a file");
    // What people say comes first.
    let (said, report, grading) = class.graded("both", "--python python3");
    assert!(said.contains("3 3.5") && report.contains("\nstarted by python3 (Python 3."), "{report}");
    assert_eq!(grading["rubric"]["limits"]["python"], "python3");
    assert_eq!(class.host("go3", "--python python2"), "2\n");
    assert_eq!(class.host("go3/my_player3.py", "--python python2.7"), "2\n");
    let report = class.done("squirrel grade both --seed 1 --cases-per-task 1 --json --quiet --out records");
    let report: Value = serde_json::from_slice(&report.stdout).expect("JSON");
    assert_eq!(report["notes"][0], "started by python2.7 (Python 2.7.0)");
    // Another interpreter than that of the records.
    fs::remove_file(class.programs.path().join("python2.7")).expect("a file");
    let output = class.suite("squirrel grade both --resume records").output().expect("the command starts");
    assert_eq!(output.status.code(), Some(2));
    let told = text(&output.stderr);
    assert!(told.contains("(interpreter: python2.7 (Python 2.7.0) then, python3 "), "{told}");
}

#[test]
fn a_shim_of_pyenv_is_asked_once() {
    let Some(interpreter) = python() else { return };
    let class = Class::new(&[("both/hw1cs561s16.py", BOTH)]);
    class.program("python3", &format!("echo shim >&2\nexec {} \"$@\"\n", interpreter.display()));
    for (folder, expected) in [("scripts", ["shim", "3 3.5"].as_slice()), ("home/.pyenv/shims", &["3 3.5"])] {
        class.write(&format!("{folder}/README"), "");
        fs::copy(class.programs.path().join("python3"), class.path(folder).join("python3")).expect("a file");
        let mut command = class.suite("squirrel grade both --seed 1 --cases-per-task 1 --quiet --confine off --json");
        let search_path = env::join_paths([&*class.path(folder), Path::new("/usr/bin"), Path::new("/bin")]);
        let output = done(command.env("PATH", search_path.expect("a search path")));
        let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let said = report["parts"][0]["mistakes"][0]["explanation"].as_str().unwrap_or_default();
        assert_eq!(said.split_whitespace().collect::<Vec<_>>().join(" "), expected.join(" "), "{report}");
        assert!(report["notes"][0].as_str().is_some_and(|note| note.starts_with("started by python3 (")), "{report}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_python_2_runs_confined() {
    if python().is_none() || !has("python2.7") {
        return;
    }
    // A launcher leads to one of several, or to none.
    let mut real = Command::new(crate::find("python2.7").expect("a program"));
    real.args(["-c", "import sys; sys.stdout.write(sys.executable)"]).env("PYENV_VERSION", "2.7.18");
    let Some(real) = real.output().ok().filter(|output| output.status.success()) else {
        let _ = writeln!(std::io::stderr(), "skipped: there is no python2.7 that starts");
        return;
    };
    let class = Class::new(&[
        ("two/hw1cs561s16.py", TWO),
        ("both/hw1cs561s16.py", BOTH),
        ("three/hw1cs561s16.py", THREE),
        ("go3/my_player3.py", BOTH),
        ("both/my_player.py", "from host import GO\nimport sys\nsys.exit(repr(GO(5).komi))\n"),
    ]);
    symlink(text(&real.stdout), class.programs.path().join("python2.7")).expect("a link");
    for (program, expected) in [("two", "2 3"), ("both", "2 3"), ("three", "3")] {
        let (said, report, _) = class.graded(program, "");
        assert_eq!(said.trim(), expected, "{report}");
    }
    assert!(class.host("go3", "").starts_with("3 3.5"));
    assert_eq!(class.host("both", "--with starter"), "2.5\n");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_python_2_is_refused_before_anything_is_graded_where_there_is_none() {
    if python().is_none() {
        return;
    }
    let class = Class::new(&[
        ("class/ann/hw1cs561s16.py", TWO),
        ("class/bob/hw1cs561s16.py", BOTH),
        ("class/eve/hw1cs561s16.py", "try:\n    pass\nexcept ValueError, error:\n\tpass\n"),
        ("class/joe/hw1cs561s16.py", "this is no Python\n"),
        ("go/ann/my_player.py", TWO),
    ]);
    let problem = "Python 2; no python2.7 here (install one, or name it by --python COMMAND)";
    let told = class.refused("squirrel grade class/ann --seed 1 --out records");
    assert!(told.ends_with(&format!("hw1cs561s16.py: {problem}\n")), "{told}");
    assert!(class.refused("go host --black go/ann --white random").contains(problem));
    assert!(class.refused("squirrel grade class/bob --python python2 --out records").contains(problem));
    for (python, error) in [
        ("no-such-python", "found no program `no-such-python`, which hw1cs561s16.py needs"),
        ("/bin/sh", "--python: `/bin/sh` does not start, or is no Python"),
    ] {
        let told = class.refused(&format!("squirrel grade class/bob --python {python} --out records"));
        assert!(told.contains(error), "{told}");
    }
    // The assignment asks for Python 2, and this runs under both.
    let (said, report, _) = class.graded("class/bob", "");
    assert!(said.contains("3 3.5"), "{said}");
    assert!(report.contains("; the assignment asks for Python 2.7, which is not here\n"), "{report}");
    // A mistake of the program is no other language.
    let (said, ..) = class.graded("class/joe", "");
    assert!(said.contains("SyntaxError"), "{said}");
    let output = class.suite("class grade squirrel class --out results --seed 1 --cases-per-task 1 --yes").output();
    let output = output.expect("the command starts");
    let told = text(&output.stderr);
    assert!(told.contains(&format!("cannot be graded: 2 of 4 submissions (ann; eve): {problem}\n")), "{told}");
    let printed = text(&output.stdout);
    assert!(printed.contains("2 of 4 submissions graded, 2 cannot be graded\n"), "{printed}");
    let plan = fs::read_to_string(class.path("results/plan.jsonl")).expect("a plan");
    let jobs: Vec<Value> = plan.lines().skip(1).map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!((&jobs[0]["problem"], &jobs[0]["surroundings"]["interpreter"]), (&json!(problem), &Value::Null));
    assert_eq!(jobs[1]["surroundings"]["interpreter"]["asked_for"], "2.7");
    // Once it is here, those that were refused are graded, and those that it concerns again.
    class.program("python2.7", TWO_STAND_IN);
    let output = class.done("class grade squirrel class --out results --seed 1 --cases-per-task 1 --yes");
    assert!(text(&output.stderr).contains("4 of 4 submissions to grade"), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("4 of 4 submissions graded\n"), "{}", text(&output.stdout));
    // A contest goes on without it.
    fs::remove_file(class.programs.path().join("python2.7")).expect("a file");
    class.write("go/bob/my_player3.py", BOTH);
    let output =
        class.done("contest go go --anchor random --openings 1 --random-plies 0 --seed 1 --out contest --json");
    let told = text(&output.stderr);
    assert!(told.contains(&format!("ann is left out: my_player.py: {problem}\n")), "{told}");
}

/// Programs that import what a course gives out.
const AGENT: &str = "import sys\nfrom othello_shared import find_lines, get_possible_moves, get_score, play_move\n\
    print('Ann'); sys.stdout.flush()\ncolor = int(input().split(',')[0])\n\
    while input().split()[0] == 'SCORE':\n    board = eval(input())\n    i, j = get_possible_moves(board, color)[0]\n\
    \x20   assert play_move(board, color, i, j) != board and get_score(board) and find_lines(board, i, j, color)\n\
    \x20   print(i, j); sys.stdout.flush()\n";
const PLAYER: &str = "from read import readInput\nfrom write import writeOutput\nfrom host import GO\n\
    piece, before, board = readInput(5)\ngo = GO(5)\ngo.set_board(piece, before, board)\n\
    places = [(i, j) for i in range(5) for j in range(5) if go.valid_place_check(i, j, piece, True)]\n\
    writeOutput(places[0] if places else 'PASS')\n";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_starter_files_lie_beside_programs() {
    if python().is_none() {
        return;
    }
    let class = Class::new(&[
        ("ann/agent.py", AGENT),
        ("bob/my_player3.py", PLAYER),
        ("own/agent.py", AGENT),
        ("own/othello_shared.py", "raise SystemExit('their own')\n"),
        ("course/othello_shared.py", "raise SystemExit('the course')\n"),
    ]);
    let othello = "othello host -d 4 -b randy --seed 1 --json -a";
    let go = "go host --white random --seed 1 --json --black";
    let game = |line: &str| records(&class.done(line)).swap_remove(0);
    let stderr = |line: &str| game(line)["fault"]["stderr"].as_str().unwrap_or_default().to_owned();
    for (line, program, name) in [(othello, "ann", "othello_shared"), (go, "bob", "read")] {
        assert!(stderr(&format!("{line} {program}")).contains(&format!("No module named '{name}'")));
        for place in
            [program.to_owned(), format!("{program}/{}", if program == "ann" { "agent.py" } else { "my_player3.py" })]
        {
            let game = game(&format!("{line} {place} --with starter"));
            assert_eq!(game["fault"], Value::Null, "{game}");
            assert!(game["moves"].as_array().expect("moves").len() > 3, "{game}");
        }
    }
    // They are laid over the program's own.
    assert_eq!(stderr(&format!("{othello} own")), "their own\n");
    assert_eq!(stderr(&format!("{othello} own --with course")), "the course\n");
    assert_eq!(game(&format!("{othello} own --with starter"))["fault"], Value::Null);
    assert_eq!(
        fs::read_to_string(class.path("own/othello_shared.py")).expect("a file"),
        "raise SystemExit('their own')\n"
    );
    // The report says what to do.
    let grade = |options: &str| {
        let line = format!("othello grade ann --seed 1 --cases-per-task 1 --games 1 --out records {options}");
        text(&class.done(&line).stdout).to_owned()
    };
    let help = "put the starter files beside it (--with starter, or --with DIR for the course's own)";
    let report = grade("");
    assert!(report.contains(&format!("\n  {help}\n    Traceback")), "{report}");
    let told = class.done(&format!("{othello} ann").replace(" --json", ""));
    assert!(text(&told.stderr).contains(help), "{}", text(&told.stderr));
    fs::remove_dir_all(class.path("records")).expect("a folder");
    let report = grade("--with course");
    assert!(report.contains("the course") && !report.contains(help), "{report}");
    let grading = fs::read_to_string(class.path("records/grading.json")).expect("a file");
    let grading: Value = serde_json::from_str(&grading).expect("JSON");
    let with = &grading["rubric"]["limits"]["with"];
    assert_eq!(with["place"], "course");
    assert_eq!(with["files"]["othello_shared.py"].as_str().map(str::len), Some(16));
    // Records are those of the same starter files.
    class.write("course/othello_shared.py", "raise SystemExit('another course')\n");
    let output = class.suite("othello grade ann --resume records").output().expect("the command starts");
    assert!(text(&output.stderr).contains("course have changed"), "{}", text(&output.stderr));
    fs::remove_dir_all(class.path("records")).expect("a folder");
    for (line, error) in [
        ("squirrel grade ann --file agent.py --with starter", "--with starter: this assignment has no starter files"),
        ("othello grade ann --with nowhere", "--with: cannot read nowhere"),
        ("othello grade true --with starter", "--with: expected a file or a folder, found the command `true`"),
    ] {
        let told = class.refused(&format!("{line} --out records"));
        assert!(told.contains(error), "{told}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_class_gets_the_starter_files_of_its_teacher() {
    if python().is_none() {
        return;
    }
    let class = Class::new(&[
        ("class/bob/abc.py", AGENT),
        ("class/bob/def.py", "raise SystemExit\n"),
        ("class/eve/xy12_ai.py", AGENT),
        ("class/eve/randy_ai.py", "raise SystemExit('randy')\n"),
        ("course/othello_shared.py", include_str!("../../contrib/othello_shared.py")),
    ]);
    let line =
        "class grade othello class --out results --seed 1 --cases-per-task 1 --games 1 --file abc.py --with course";
    let output = class.done(line);
    assert!(text(&output.stdout).contains("2 of 2 submissions graded\n"), "{}", text(&output.stdout));
    let results = fs::read_to_string(class.path("results/results.json")).expect("results");
    assert!(!results.contains("crash") && !results.contains("No module"), "{results}");
    assert!(class.path("results/starter-files/othello_shared.py").is_file());
    // Another starter file makes another plan.
    let keys = || {
        class.done(&line.replace("grade", "plan"));
        let plan = fs::read_to_string(class.path("results/plan.jsonl")).expect("a plan");
        let job = |line| serde_json::from_str::<Value>(line).expect("JSON")["key"].clone();
        plan.lines().skip(1).map(job).collect::<Vec<_>>()
    };
    let before = keys();
    assert_eq!(keys(), before);
    class.write("course/notes.txt", "new");
    assert_ne!(keys()[0], before[0]);
    let line = format!("class package gradescope othello --out a.zip --seed 1 --with course --program {SUITE}");
    class.done(&line);
    let archive = fs::read(class.path("a.zip")).expect("an archive");
    let has = |name: &str| archive.windows(name.len()).any(|bytes| bytes == name.as_bytes());
    assert!(has("starter-files/othello_shared.py"));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_several_files_are_one_program() {
    if !has("g++") {
        return;
    }
    let main = "#include <cstdlib>\n#include <iostream>\nconst char* name();\n\
        int main() { std::cerr << name(); exit(3); }\n";
    let other = "int main() { return 1; }\n";
    let class = Class::new(&[
        ("ann/my_player11.cpp", main),
        ("ann/name.cpp", "const char* first();\nconst char* name() { return first(); }\n"),
        ("ann/first.cpp", "const char* first() { return \"three files\"; }\n"),
        ("bob/my_player11.cpp", "#include <iostream>\nint main() { std::cerr << \"alone\"; return 3; }\n"),
        ("bob/my_player.cpp", other),
        ("bob/test.cpp", other),
        ("eve/my_player11.cpp", main),
    ]);
    let host = |program: &str| {
        let mut command = suite();
        let line = format!("go host --white random --size 2 --seed 1 --json --black {program}");
        command.args(line.split(' ')).current_dir(class.folder.path());
        command.output().expect("the command starts")
    };
    let said = |program: &str| records(&host(program)).swap_remove(0)["fault"]["stderr"].clone();
    for (program, expected) in [
        ("ann", "three files"),
        ("ann/my_player11.cpp", "three files"),
        ("bob", "alone"),
        ("bob/my_player11.cpp", "alone"),
    ] {
        assert_eq!(said(program), expected, "{program}");
    }
    let told = host("eve");
    assert!(text(&told.stderr).contains("undefined reference to `name()'"), "{}", text(&told.stderr));
}

#[test]
fn a_folder_is_there_with_all_its_modules_and_data() {
    if python().is_none() {
        return;
    }
    let program = "import os, pickle, sys\nfrom package.module import VALUE\n\
        pickle.dump(VALUE, open('data/new.pkl', 'wb'))\n\
        found = sorted(os.path.join(root, name) for root, _, names in os.walk('.') for name in names)\n\
        found = [name for name in found if not name.endswith('.pyc')]\n\
        sys.exit(' '.join(found) + ' ' + open('data/table.csv').read())\n";
    let class = Class::new(&[
        ("ann/my_player3.py", program),
        ("ann/package/__init__.py", ""),
        ("ann/package/module.py", "VALUE = 7\n"),
        ("ann/data/table.csv", "1,2"),
        ("ann/table.npy", ""),
        ("ann/venv/pyvenv.cfg", ""),
        ("ann/.git/config", ""),
        ("ann/input.txt", "old"),
        ("bob/my_player3.py", "import os, sys\nsys.exit(' '.join(sorted(os.listdir('.'))))\n"),
        ("bob/table.pkl", ""),
        ("bob/notes.md", ""),
    ]);
    let expected = "./data/new.pkl ./data/table.csv ./input.txt ./my_player3.py ./package/__init__.py \
        ./package/module.py ./table.npy 1,2\n";
    for options in ["", "--with starter"] {
        let said =
            class.host("ann", options).replace("./host.py ", "").replace("./read.py ", "").replace("./write.py ", "");
        assert_eq!(said, expected, "{options}");
    }
    assert_eq!(class.host("bob/my_player3.py", ""), "input.txt table.pkl\n");
    assert!(!class.path("ann/data/new.pkl").exists());
}

#[test]
fn a_program_may_have_any_name() {
    if python().is_none() {
        return;
    }
    let tells = |name: &str| format!("raise SystemExit('{name}')\n");
    let class = Class::new(&[
        ("ann/one.py", &tells("one")),
        ("ann/two.py", &tells("two")),
        ("ann/host.py", &tells("host")),
        ("bob/one.py", &tells("one")),
        ("bob/read.py", &tells("read")),
        ("eve/my_player3.py", &tells("eve")),
        ("eve/two.py", &tells("two")),
    ]);
    assert!(class.refused("go host --white random --black ann").contains("found one.py, two.py (to name one: --file"));
    for (program, options, expected) in
        [("ann", "--file t*.py", "two"), ("bob", "", "one"), ("eve", "", "eve"), ("eve", "--file two.py", "two")]
    {
        assert_eq!(class.host(program, options), format!("{expected}\n"));
    }
    // Who has the assignment's name needs no other.
    assert_eq!(class.host("eve", "--file one.py"), "eve\n");
    let told = class.refused("go host --white random --black ann --file *.py");
    assert!(told.contains("found one.py, two.py (to name one: --file"), "{told}");
    let told = class.refused("go host --white random --black ann --file a/b");
    assert!(told.contains("expected a pattern of file names such as `hw1*.py`, found `a/b`"), "{told}");
}

#[test]
fn packages_of_the_user_and_of_an_environment_are_seen() {
    let Some(python) = python() else { return };
    let version = "import sys; print('python%d.%d' % sys.version_info[:2], end='')";
    let version = text(&done(Command::new(python).args(["-c", version])).stdout).to_owned();
    let program = "import sys\ntry:\n    open(sys.argv[1] if len(sys.argv) > 1 else '/none')\nexcept OSError: pass\n\
        import own_package\nsys.exit(own_package.NAME)\n";
    let class = Class::new(&[("ann/my_player3.py", program)]);
    assert!(class.host("ann", "").contains("No module named 'own_package'"));
    let packages = format!("home/.local/lib/{version}/site-packages/own_package.py");
    class.write(
        &packages,
        "NAME = 'of the user'\ntry:\n    open(__file__, 'a')\nexcept OSError:\n    NAME += ', read only'\n",
    );
    class.write("home/.local/secret", "");
    let line = "go host --white random --size 2 --seed 1 --json --black ann";
    let said = |command: &mut Command| records(&done(command))[0]["fault"]["stderr"].clone();
    assert_eq!(said(class.suite(line).env("HOME", class.path("home"))), "of the user, read only\n");
    // An environment, as conda makes it, anywhere in a home.
    let environment = class.path("home/miniconda3/envs/course");
    done(Command::new(python).args(["-m", "venv", "--without-pip"]).arg(&environment));
    let place = Path::new("lib").join(&version).join("site-packages/own_package.py");
    fs::write(environment.join(place), "NAME = 'of the course'\n").expect("a file");
    fs::remove_dir_all(class.path("home/.local")).expect("a folder");
    let path = env::join_paths([environment.join("bin")].into_iter().chain([class.programs.path().to_owned()]));
    let mut command = class.suite(line);
    command.env("HOME", class.path("home")).env("PATH", path.expect("a search path"));
    assert_eq!(said(&mut command), "of the course\n");
    let line = format!("{line} --python {}", environment.join("bin/python3").display());
    assert_eq!(said(class.suite(&line).env("HOME", class.path("home"))), "of the course\n");
}

#[test]
fn a_typed_command_is_started_by_a_python_of_another_name() {
    let Some(python) = python() else { return };
    let here = tempfile::tempdir().expect("a folder");
    let genmove = |agent: &str| {
        let mut command = suite();
        command.args(["othello", "gtp", "-d", "4", "--confine", "off", "--agent", agent]).env("PATH", here.path());
        typed(&mut command, "genmove b\n")
    };
    let refused = genmove("python3 testdata/othello/first_move.py");
    assert!(text(&refused.stderr).contains("found no program `python3`"), "{refused:?}");
    symlink(python, here.path().join("py")).expect("a link");
    for name in ["python3", "python"] {
        assert_eq!(text(&genmove(&format!("{name} testdata/othello/first_move.py")).stdout), "= A2\n\n", "{name}");
    }
    fs::remove_file(here.path().join("py")).expect("a link");
    symlink("/bin/true", here.path().join("py")).expect("a link");
    let refused = genmove("python3 testdata/othello/first_move.py");
    assert!(text(&refused.stderr).contains("found no program `python3`, nor another Python 3"), "{refused:?}");
}
