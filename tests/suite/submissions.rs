//! Submissions as the courses ask for them: source files, and folders with one, in any of the courses' languages.

use std::ffi::OsStr;
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::Path;
use std::process::{Command, Output};

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::{done, has, records, suite, text};

/// A folder with a submission, and one for temporary files.
struct Submission {
    folder: TempDir,
    temporary: TempDir,
}

impl Submission {
    /// A submission of these files, in the folder `ann`.
    fn new(files: &[(&str, &str)]) -> Self {
        let [folder, temporary] = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        fs::create_dir(folder.path().join("ann")).expect("a folder");
        let submission = Self { folder, temporary };
        for (name, content) in files {
            submission.write(name, content);
        }
        submission
    }

    fn write(&self, name: &str, content: &str) {
        fs::write(self.folder.path().join("ann").join(name), content).expect("a file");
    }

    /// A command in the folder above the submission.
    fn suite(&self, line: &str) -> Command {
        let mut command = suite();
        command.args(line.split_whitespace()).current_dir(self.folder.path()).env("TMPDIR", self.temporary.path());
        command
    }

    /// Runs a command that must succeed and leave nothing behind.
    #[track_caller]
    fn done(&self, line: &str) -> Output {
        let output = done(&mut self.suite(line));
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
        output
    }

    /// The record of a game.
    #[track_caller]
    fn game(&self, line: &str) -> Value {
        records(&self.done(&format!("{line} --seed 1 --json"))).swap_remove(0)
    }

    /// Returns the error of a command that is refused before it prints anything.
    #[track_caller]
    fn refused(&self, line: &str) -> String {
        let output = self.suite(line).output().expect("the command starts");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert_eq!(fs::read_dir(self.temporary.path()).expect("a folder").count(), 0);
        text(&output.stderr).to_owned()
    }
}

const GO: &str = "go host --white random --size 2 --black";
const OTHELLO: &str = "othello host -d 4 -b randy -a";
const SQUIRREL: &str = "squirrel grade --seed 1 --cases-per-task 1 --json --quiet --out records";

/// A program in each language that writes its language on stderr, in a thread of its own, and fails; with the programs
/// that this takes.
const PROGRAMS: [(&str, &str, &str); 3] = [
    (
        "py",
        "python3",
        "import sys, threading\nthread = threading.Thread(target=lambda: print(\"py\", file=sys.stderr))\n\
         thread.start()\nthread.join()\nsys.exit(3)\n",
    ),
    (
        "cpp",
        "g++",
        "#include <iostream>\n#include <thread>\n\
         int main() { std::thread thread([] { std::cerr << \"cpp\\n\"; }); thread.join(); return 3; }\n",
    ),
    (
        "java",
        "javac",
        "class NAME { public static void main(String[] a) throws Exception {\n\
         Thread thread = new Thread(() -> System.err.println(\"java\")); \
         thread.start(); thread.join(); System.exit(3); } }\n",
    ),
];

/// The stems of the assignments' names for a program, by game.
const STEMS: [(&str, &str); 3] = [("go", "my_player"), ("othello", "agent"), ("squirrel", "hw1cs561s16")];

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_every_language_starts_from_a_file_and_from_a_folder() {
    for (language, compiler, program) in PROGRAMS {
        if !has(compiler) {
            continue;
        }
        for (game, stem) in STEMS {
            let name = format!("{stem}.{language}");
            let submission = Submission::new(&[(&name, &program.replace("NAME", stem))]);
            let ways = ["ann".to_owned(), format!("./ann/{name}"), "./ann/".to_owned()];
            // Compilers take their time.
            let ways = &ways[..if language == "py" { 3 } else { 1 + usize::from(game == "go") }];
            for named in ways {
                let (id, said, label) = if game == "squirrel" {
                    let output = submission.done(&format!("{SQUIRREL} {named}"));
                    let report: Value = serde_json::from_slice(&output.stdout).expect("JSON");
                    assert_eq!(report["name"], "ann");
                    let battle = fs::read_to_string(submission.folder.path().join("records/battle.jsonl"));
                    fs::remove_dir_all(submission.folder.path().join("records")).expect("a folder");
                    let case: Value = serde_json::from_str(&battle.expect("records")).expect("JSON");
                    (case["failure"]["id"].clone(), case["failure"]["explanation"].clone(), case["command"].clone())
                } else {
                    let (host, player) = if game == "go" { (GO, "black") } else { (OTHELLO, "dark") };
                    let game = submission.game(&format!("{host} {named}"));
                    (game["reason"].clone(), game["fault"]["stderr"].clone(), game["players"][player].clone())
                };
                assert_eq!((id, label), (json!("crash"), json!(named)), "{game}: {said}");
                assert_eq!(said.as_str().map(str::trim), Some(language), "{game}, {named}");
            }
        }
    }
}

#[test]
#[ignore = "compiles Java: .ci/run runs it"]
fn slow_a_java_file_may_be_called_otherwise_than_its_class() {
    if !has("javac") {
        return;
    }
    let main = "static void main(String[] a) { System.err.print(Other.WORD); System.exit(1); } }";
    for class in ["public class my_player", "class my_player"] {
        let other = "class Other { static final String WORD = \"found\"; }";
        let submission =
            Submission::new(&[("park.java", &format!("{class} {{ public {main}\n")), ("Other.java", other)]);
        let game = submission.game(&format!("{GO} ann/park.java"));
        assert_eq!((&game["reason"], &game["fault"]["stderr"]), (&json!("crash"), &json!("found")), "{game}");
    }
}

#[test]
fn the_assignment_s_own_names_come_first_and_in_its_order() {
    if !has("python3") {
        return;
    }
    let tells = |name: &str| format!("import sys\nsys.exit('{name}')\n");
    let submission = Submission::new(&[]);
    let starts = |name: &str| {
        let said = submission.game(&format!("{GO} ann"))["fault"]["stderr"].clone();
        assert_eq!(said, format!("{name}\n"));
    };
    submission.write("notes.txt", "");
    submission.write("b.py", &tells("b.py"));
    starts("b.py");
    submission.write("my_player.py", &tells("my_player.py"));
    starts("my_player.py");
    submission.write("my_player3.py", &tells("my_player3.py"));
    submission.write("my_player.cpp", "");
    starts("my_player3.py");
    // A link may lead to somebody else's program.
    fs::remove_file(submission.folder.path().join("ann/my_player3.py")).expect("a file");
    fs::create_dir(submission.folder.path().join("bob")).expect("a folder");
    fs::write(submission.folder.path().join("bob/my_player3.py"), tells("bob")).expect("a file");
    symlink("../bob/my_player3.py", submission.folder.path().join("ann/my_player3.py")).expect("a link");
    starts("my_player.py");
}

#[test]
fn a_folder_without_one_program_is_refused() {
    let submission = Submission::new(&[]);
    let names = "my_player3.py, my_player.py, my_player11.cpp, my_player.cpp, my_player.java";
    let expected = format!("ann: expected a folder with {names}, or with one other .py, .cpp or .java file; found ");
    let told = || submission.refused(&format!("{GO} ann"));
    assert!(told().contains(&(expected.clone() + "nothing\n")), "{}", told());
    submission.write("a.txt", "");
    submission.write("._a.py", "");
    fs::create_dir(submission.folder.path().join("ann/code")).expect("a folder");
    symlink("a.txt", submission.folder.path().join("ann/my_player.py")).expect("a link");
    assert!(told().contains(&(expected.clone() + "a.txt, code/, my_player.py (a link)\n")), "{}", told());
    submission.write("b.py", "");
    submission.write("c\u{1b}.java", "");
    assert!(told().contains(&(expected + "b.py, c\\u{1b}.java (to name one: --file PATTERN)\n")), "{}", told());
    for number in 0..20 {
        submission.write(&format!("d{number}.cpp"), "");
    }
    assert!(told().contains(" and 12 more (to name one"), "{}", told());
    for (line, names) in [
        ("othello grade", "agent.py, agent.cpp, agent.java, *_ai.py"),
        ("othello host -b randy -a", "agent.py, agent.cpp, agent.java, *_ai.py"),
        ("squirrel grade", "hw1cs561s16.py, hw1cs561s16.cpp, hw1cs561s16.java"),
    ] {
        let told = submission.refused(&format!("{line} ann"));
        assert!(told.contains(&format!("ann: expected a folder with {names}, or with one other ")), "{told}");
    }
}

#[test]
fn what_a_language_needs_has_to_be_there() {
    let nothing = tempfile::tempdir().expect("a folder");
    for (name, tool) in [("my_player.py", "python3"), ("my_player.cpp", "g++"), ("my_player.java", "javac")] {
        let submission = Submission::new(&[(name, "")]);
        let grade = ["go", "othello", "squirrel"].map(|game| format!("{game} grade --out records"));
        for line in [GO, OTHELLO].into_iter().chain(grade.iter().map(String::as_str)) {
            for named in ["ann".to_owned(), format!("ann/{name}")] {
                let mut command = submission.suite(&format!("{line} {named}"));
                // Versions of Python may be installed at home.
                command.env("PATH", nothing.path()).env("HOME", nothing.path()).env_remove("PYENV_ROOT");
                let output = command.output().expect("the command starts");
                assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
                let told = format!("found no program `{tool}`, which {name} needs\n");
                assert!(text(&output.stderr).contains(&told), "{}", text(&output.stderr));
                assert!(!submission.folder.path().join("records").exists());
            }
        }
    }
    // The compiler alone is not enough.
    let submission = Submission::new(&[("my_player.java", "")]);
    fs::write(nothing.path().join("javac"), "").expect("a file");
    let mut command = submission.suite(&format!("{GO} ann"));
    let output = command.env("PATH", nothing.path()).output().expect("the command starts");
    assert!(text(&output.stderr).contains("found no program `java`, which"), "{}", text(&output.stderr));
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_cannot_be_compiled_loses_everything_and_the_report_says_why() {
    for (name, compiler, program, message) in [
        ("my_player.cpp", "g++", "int main() { return \u{202e}x; }\n", "my_player.cpp:1:"),
        ("my_player.java", "javac", "class my_player { int x = y; }\n", "my_player.java:1: error: cannot find symbol"),
    ] {
        if !has(compiler) {
            continue;
        }
        let submission = Submission::new(&[(name, program)]);
        let why = format!("could not be compiled: {compiler} ended with exit status: 1");
        for host in [GO, OTHELLO] {
            let told = submission.refused(&format!("{host} ann"));
            assert!(told.contains(&format!("error: ann: {why}\n    {message}")), "{told}");
            assert!(!told.contains('\u{202e}'), "{told}");
        }
        for (line, part) in [
            ("go grade --stage 1", "random"),
            ("othello grade --cases-per-task 1 --games 2", "minimax"),
            ("squirrel grade --cases-per-task 2", "greedy"),
        ] {
            let output = submission.done(&format!("{line} ann --seed 1 --quiet --out {part}"));
            let report = text(&output.stdout);
            assert!(report.contains("\n0.00 of ") && report.contains("compile"), "{report}");
            assert_eq!(report.matches(&format!("{why}\n    {message}")).count(), 1, "told once: {report}");
            assert!(report.matches(&why).count() > 1, "{report}");
            assert!(!report.contains('\u{202e}'), "{report}");
            let grading = fs::read_to_string(submission.folder.path().join(part).join("grading.json"));
            assert!(grading.expect("a file").contains(r#""command":"ann","#));
        }
        let random = fs::read_to_string(submission.folder.path().join("random/random.jsonl")).expect("records");
        assert_eq!(random.lines().count(), 20);
        let record: Value = serde_json::from_str(random.lines().next().expect("a line")).expect("a record");
        let fault = &record["fault"];
        assert_eq!((&fault["kind"], &fault["move"], &fault["message"]), (&json!("compile"), &json!(0), &json!(why)));
        // It can be read again.
        submission.done("go grade ann --resume random --json");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_compilers_are_confined_and_limited() {
    if !has("g++") {
        return;
    }
    let submission = Submission::new(&[("secret", "secret")]);
    fs::create_dir(submission.folder.path().join("bob")).expect("a folder");
    fs::rename(submission.folder.path().join("ann/secret"), submission.folder.path().join("bob/secret"))
        .expect("a file");
    let secret = submission.folder.path().join("bob/secret");
    let told = |program: &str| {
        submission.write("my_player.cpp", program);
        submission.refused(&format!("{GO} ann"))
    };
    for program in [
        "#include \"../bob/secret\"\n".to_owned(),
        format!("#include \"{}\"\n", secret.display()),
        format!("asm(\".incbin \\\"{}\\\"\");\nint main() {{ broken }}\n", secret.display()),
        "#include \"/etc/passwd\"\n".to_owned(),
    ] {
        let told = told(&program);
        assert!(told.contains("could not be compiled: g++ ended with exit status: 1\n"), "{told}");
        assert!(!told.contains("'secret'"), "{told}");
    }
    let endless = told("#include \"/dev/full\"\nint main() {}\n");
    assert!(endless.contains("could not be compiled: g++ held more than 2048 MiB of memory\n"), "{endless}");
    let deep = told("template<int N> struct A { A<N + 1> a; };\nA<0> a;\nint main() {}\n");
    assert!(deep.contains("could not be compiled: g++ ended with exit status: 1\n"), "{deep}");
    // A source that gives a very long message of the compiler.
    let long = told(&"unknown a;\n".repeat(2000));
    assert!(long.contains("my_player.cpp:1:") && long.len() < 4000 && long.ends_with("\n    ...\n"), "{long}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_only_my_player11_is_compiled_as_c_plus_plus_11() {
    if !has("g++") {
        return;
    }
    let program = "#include <iostream>\nint main() { std::cerr << __cplusplus; return 3; }\n";
    for (name, is_11) in [("my_player11.cpp", true), ("my_player.cpp", false)] {
        let said = Submission::new(&[(name, program)]).game(&format!("{GO} ann"))["fault"]["stderr"].clone();
        assert_eq!(said == "201103", is_11, "{name}: {said}");
    }
}

#[test]
fn a_compiled_program_cannot_be_changed() {
    let is_confined = suite().args("go host --black true --white random --confine strict".split(' ')).output();
    if !has("g++") || is_confined.is_ok_and(|output| output.status.code() == Some(2)) {
        return;
    }
    let program = "#include <fstream>\n#include <iostream>\nint main(int, char** words) {\n\
        std::string folder(words[0]);\nfolder.resize(folder.rfind('/'));\n\
        std::cerr << bool(std::ofstream(folder + \"/new\")) << bool(std::ifstream(words[0]));\nreturn 3; }\n";
    let game = Submission::new(&[("my_player.cpp", program)]).game(&format!("{GO} ann"));
    assert_eq!(game["fault"]["stderr"], "01");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_heap_of_java_stays_within_the_memory_limit() {
    if !has("javac") {
        return;
    }
    let program = "class my_player { public static void main(String[] a) {
        long sum = 0;
        byte[][] kept = new byte[1 << 10][];
        for (int i = 0; i < 2000 << 10; i++) sum += (kept[i & 1023] = new byte[1 << 10]).length;
        System.err.println(sum >> 20); System.exit(3); } }";
    let submission = Submission::new(&[("my_player.java", program)]);
    let game = submission.game(&format!("{GO} ann --memory-limit 200M --time-limit 60"));
    assert_eq!(game["fault"]["stderr"], "2000\n", "{game}");
}

#[test]
fn programs_may_do_as_root_what_they_may_do_as_others() {
    if !has("python3") {
        return;
    }
    let program = "import os, sys\nsys.path.insert(0, HERE)\nimport rules, table.values\n\
        open('input.txt', 'r+').close()\nsys.stderr.write(rules.SAID + table.values.SAID)\nsys.exit(3)\n";
    let submission = Submission::new(&[("rules.py", "SAID = 'as'\n")]);
    let ann = submission.folder.path().join("ann");
    submission.write("my_player3.py", &program.replace("HERE", &format!("{:?}", ann.to_str().expect("a path"))));
    fs::create_dir(ann.join("table")).expect("a folder");
    submission.write("table/__init__.py", "");
    submission.write("table/values.py", "SAID = ' others'\n");
    // As where nobody else may read what a student has handed in.
    for (name, mode) in [("rules.py", 0o600), ("table/values.py", 0o600), ("table", 0o700)] {
        fs::set_permissions(ann.join(name), PermissionsExt::from_mode(mode)).expect("a mode");
    }
    // The launcher is told by texts what a program may read.
    fs::write(ann.join(OsStr::from_bytes(b"caf\xe9.txt")), "").expect("a file");
    assert_eq!(submission.game(&format!("{GO} ann"))["fault"]["stderr"], "as others");
    assert_eq!(submission.game(&format!("{GO} ann/my_player3.py"))["fault"]["stderr"], "as others");
}

#[test]
fn helper_files_lie_where_the_program_runs() {
    if !has("python3") {
        return;
    }
    let program = "import os, sys\n\
        print(sorted(os.listdir()), open('table.json').read(), file=sys.stderr)\n\
        open('table.json', 'a').write('+')\nsys.exit(3)\n";
    let files =
        [("agent.py", program), ("table.json", "table"), ("notes.txt", ""), ("output.txt", "PASS"), ("a.csv", "")];
    let submission = Submission::new(&files);
    let ann = submission.folder.path().join("ann");
    fs::write(submission.folder.path().join("secret.json"), "secret").expect("a file");
    symlink("../secret.json", ann.join("link.json")).expect("a link");
    fs::create_dir(ann.join("folder.json")).expect("a folder");
    fs::write(ann.join("folder.json/deep.bin"), "").expect("a file");
    fs::set_permissions(ann.join("notes.txt"), PermissionsExt::from_mode(0o444)).expect("a file");
    // All that was handed in is there; changes by a program are there in the next game.
    let games = records(&submission.done(&format!("{GO} ann --games 3 --seed 1 --json")));
    for (game, table) in games.iter().zip(["table", "table+", "table++"]) {
        let said = format!("['a.csv', 'agent.py', 'folder.json', 'input.txt', 'notes.txt', 'table.json'] {table}\n");
        assert_eq!(game["fault"]["stderr"], said);
    }
    // A case begins anew.
    submission.done(&format!("{SQUIRREL} ann"));
    for part in ["greedy", "battle"] {
        let cases = fs::read_to_string(submission.folder.path().join(format!("records/{part}.jsonl")));
        for case in cases.expect("records").lines() {
            assert!(case.contains("'folder.json', 'input.txt', 'notes.txt', 'table.json'] table\\n"), "{case}");
        }
    }
    assert_eq!(fs::read_to_string(ann.join("table.json")).expect("a file"), "table");
    // Nothing is put into a folder of the user's.
    let given = tempfile::tempdir().expect("a folder");
    let game = submission.game(&format!("{GO} ann --work-dir {}", given.path().display()));
    assert!(game["fault"]["stderr"].as_str().is_some_and(|said| said.contains("No such file")), "{game}");
    // A submission that is too large is refused.
    let large = fs::File::create(ann.join("large.txt")).expect("a file");
    large.set_len(40 << 20).expect("a length");
    let told = submission.refused(&format!("{GO} ann"));
    assert!(told.contains("agent.py: expected helper files of at most 32 MiB, found 41 MiB\n"), "{told}");
}

#[test]
fn a_program_may_look_beside_itself_for_its_files() {
    if !has("python3") {
        return;
    }
    let program = "import os, sys\n\
        here = os.path.dirname(os.path.abspath(__file__))\n\
        open(os.path.join(here, 'made.txt'), 'a').write('+')\n\
        print(open(os.path.join(here, 'input.txt')).readline().strip(), open('made.txt').read(), file=sys.stderr)\n\
        sys.exit(3)\n";
    let in_folder = Submission::new(&[("my_player3.py", &format!("import board\n{program}")), ("board.py", "")]);
    let alone = Submission::new(&[("my_player3.py", program), ("table.json", "[]"), ("input.txt", "9\n")]);
    for (submission, named) in [(&in_folder, "ann"), (&in_folder, "ann --with starter"), (&alone, "ann/my_player3.py")]
    {
        for confined in ["", "--confine off"] {
            let fault = &submission.game(&format!("{GO} {named} {confined}"))["fault"];
            assert_eq!(fault["stderr"], "1 +\n", "{named} {confined}");
            assert!(!submission.folder.path().join("ann/made.txt").exists());
        }
    }
    // One that would miss something there is started itself.
    let program =
        "import os, sys\nsys.exit(__file__[0] + str(os.path.dirname(os.path.abspath(__file__)) == os.getcwd()))\n";
    let with_module = Submission::new(&[("my_player3.py", program), ("board.py", "")]);
    let like_an_option = Submission::new(&[("-my_player3.py", program)]);
    for (submission, name) in [(with_module, "my_player3.py"), (like_an_option, "-my_player3.py")] {
        assert_eq!(submission.game(&format!("{GO} ann/{name}"))["fault"]["stderr"], "/False\n");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_helper_files_lie_beside_a_compiled_program_too() {
    if !has("g++") {
        return;
    }
    let program = "#include <fstream>\n#include <iostream>\n#include \"board.h\"\n\
        int main() { std::cerr << std::ifstream(\"table.txt\").rdbuf() << BOARD; return 3; }\n";
    let files = [("my_player.cpp", program), ("table.txt", "table"), ("board.h", "#define BOARD \"board\"\n")];
    for game in [GO, OTHELLO] {
        assert_eq!(Submission::new(&files).game(&format!("{game} ann"))["fault"]["stderr"], "tableboard");
    }
}

#[test]
fn a_submission_is_the_same_wherever_it_is_graded_from() {
    if !has("python3") {
        return;
    }
    let submission = Submission::new(&[("hw1cs561s16.py", "import board\n"), ("board.py", "")]);
    let ann = submission.folder.path().join("ann");
    let grade = |folder: &Path, line: &str| {
        let output = done(submission.suite(&format!("squirrel grade --json --quiet {line}")).current_dir(folder));
        serde_json::from_slice::<Value>(&output.stdout).expect("JSON")
    };
    let report = grade(&ann, ". --seed 1 --cases-per-task 1 --confine off --python python3");
    assert!(ann.join("grade-ann/grading.json").is_file());
    // Whoever tries a program by hand leaves there what Python has compiled.
    fs::create_dir(ann.join("__pycache__")).expect("a folder");
    fs::write(ann.join("__pycache__/board.cpython-311.pyc"), "compiled").expect("a file");
    assert_eq!((&report["name"], &report["command"]), (&json!("ann"), &json!(".")));
    assert_eq!(grade(&ann, ". --resume grade-ann")["hash"], report["hash"]);
    let above = grade(submission.folder.path(), "ann --seed 1 --cases-per-task 1 --name Ann");
    assert_eq!((&above["name"], &above["hash"]), (&json!("Ann"), &report["hash"]));
    fs::write(ann.join("board.py"), "# changed\n").expect("a file");
    let told = submission.refused("squirrel grade ann --resume");
    assert!(told.contains("the files of `ann` have changed"), "{told}");
}

#[test]
fn a_program_imports_what_lies_beside_it_and_beside_the_records() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    fs::create_dir(folder.path().join("library")).expect("a folder");
    fs::write(folder.path().join("library/deep.py"), "NAME = 'imported'").expect("a file");
    fs::write(folder.path().join("helper.py"), "from library.deep import NAME").expect("a file");
    fs::write(folder.path().join("program.py"), "import helper\nraise SystemExit(helper.NAME)").expect("a file");
    let mut command = suite();
    command
        .current_dir(folder.path())
        .args("squirrel grade program.py --seed 1 --cases-per-task 1 --python python3".split(' '));
    let output = done(&mut command);
    assert!(text(&output.stdout).contains("\n    imported\n"), "{}", text(&output.stdout));
}
