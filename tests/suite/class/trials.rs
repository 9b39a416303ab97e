//! Each submission is run once before any is graded, and what a class lacks is told.

use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::bad_input::refused;
use super::{Class, OPTIONS, program_without};
use crate::{find, has, interpreter, text};

/// A class of seven: two in Python 2, two who import what is not there, one without a file, and two whose programs run,
/// though one answers wrong.
fn troubled_class() -> Class {
    let class = Class::new();
    class.submit("ann.py", &program_without(3));
    class.submit("bob.py", "print 'hello'\n");
    class.submit("cid.py", "import sys\nfor i in range(2):\n    print i, sys.argv\n");
    class.submit("dan.py", "import no_such_package\n");
    class.submit("eve.py", "from othello_shared import get_score\n");
    class.submit("fay/README", "later");
    class.submit("gil.py", "open('next_state.txt', 'w').write('wrong')\n");
    class
}

const TOLD: &str = "\
2 of 6: Python 2 syntax
  bob; cid
  bob: SyntaxError: Missing parentheses in call to 'print'. Did you mean print(...)?
  grade these with a Python 2 (--python COMMAND)
1 of 6: No module named no_such_package
  dan
  dan: ModuleNotFoundError: No module named 'no_such_package'
  install it for all users, or ask for a submission with all its files
1 of 6: No module named othello_shared
  eve
  eve: ModuleNotFoundError: No module named 'othello_shared'
  lay the starter files of the course, or free stand-ins, beside all programs (--with DIR, --with starter)
2 of 6 submissions run
";

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_fails_alike_is_told_before_any_point_is_given() {
    if !has("python3") {
        return;
    }
    let class = troubled_class();
    let output =
        class.command("check squirrel submissions --quiet --python python3").output().expect("the command starts");
    let told = text(&output.stdout);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    // All seven: one has no program.
    assert!(
        told.starts_with("2 of 7: Python 2 syntax\n  bob; cid\n") && told.contains("\n1 of 7: expected a folder with ")
    );
    assert!(told.ends_with("\n2 of 7 submissions run\n"), "{told}");
    // Nobody sits at a terminal to be asked.
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --python python3");
    let said = refused(&class, &grade);
    let nothing = "error: nothing was graded: 4 of 6 submissions do not run; to grade all the same: --yes\n";
    assert_eq!(said, format!("{TOLD}{nothing}"));
    assert!(!class.path("results/results.csv").exists());
    class.done(&format!("{grade} --yes"));
    let points = class.points("results");
    assert_eq!((points[1].1, points[5].1), (Some(0.0), None), "a crash is one's own; nothing to grade is no zero");
    // What is graded is not tried again.
    assert_eq!(text(&class.done(&grade).stderr), "");
    class.submit("ann.py", &(program_without(3) + "\n"));
    assert_eq!(text(&class.done(&grade).stderr), "");
    fs::remove_dir_all(class.path("submissions/fay")).expect("a folder");
    for name in ["bob", "cid", "dan", "eve"] {
        fs::remove_file(class.path(&format!("submissions/{name}.py"))).expect("a file");
    }
    let output = class.done("check squirrel submissions --quiet --python python3");
    assert_eq!(text(&output.stdout), "2 of 2 submissions run\n");
}

#[test]
fn programs_of_the_other_games_are_tried() {
    if !has("python3") {
        return;
    }
    for (game, runs) in [
        ("go", "open('output.txt', 'w').write('PASS')"),
        ("othello", "print('Ann', flush=True)\ninput()\nprint('2 3', flush=True)\ninput()"),
        (
            "othello --functions",
            "def compute_utility(board, color): return 0\n\
             def select_move_minimax(*arguments): return (2, 3)\n\
             def select_move_alphabeta(*arguments): return (2, 3)\n",
        ),
    ] {
        let class = Class::new();
        class.submit("ann.py", runs);
        class.submit("bob.py", "import no_such_package\n");
        let line = format!("check {game} submissions --quiet");
        let output = class.command(&line).output().expect("the command starts");
        let told = text(&output.stdout);
        assert!(told.starts_with("1 of 2: No module named no_such_package\n  bob\n"), "{game}: {output:?}");
        assert!(told.ends_with("\n1 of 2 submissions run\n"), "{game}: {told}");
    }
}

/// A search path with all programs but one.
fn without(class: &Class, tool: &str) -> PathBuf {
    let folder = class.path("tools");
    fs::create_dir_all(&folder).expect("a folder");
    for name in ["python3", "g++", "cc1plus", "as", "ld", "sh"] {
        let link = folder.join(name);
        let _ = fs::remove_file(&link);
        // What is found first may only lead to the interpreter.
        let place = if name == "python3" { interpreter().map(Path::to_owned) } else { find(name) };
        if let Some(place) = place.filter(|_| name != tool) {
            std::os::unix::fs::symlink(place, link).expect("a link");
        }
    }
    folder
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_is_missing_here_costs_nobody_a_point() {
    if !has("python3") || !has("g++") {
        return;
    }
    let class = Class::new();
    class.submit("ann.py", &program_without(3));
    class.submit("bob.cpp", "int main() { return 0; }\n");
    class.submit("eve.cpp", "int main( {\n");
    // Unconfined, since the search path leads out of what a confined program sees.
    let grade = format!("grade squirrel submissions --out results {OPTIONS} --yes --confine off");
    let path = without(&class, "g++");
    let output = class.command(&grade).env("PATH", &path).output().expect("the command starts");
    assert!(output.status.success(), "{output:?}");
    let needs = |name: &str| format!("found no program `g++`, which {name}.cpp needs");
    let told =
        format!("1 of 3 submissions graded, 2 cannot be graded\n  bob: {}\n  eve: {}\n", needs("bob"), needs("eve"));
    assert!(text(&output.stdout).starts_with(&told), "{output:?}");
    let state = || {
        let report = class.report("results");
        let students = report["students"].as_array().expect("students").iter();
        students
            .map(|one| (one["state"].as_str().expect("a state").to_owned(), one["points"].clone()))
            .collect::<Vec<_>>()
    };
    let before = state();
    assert_eq!(before[1..], [("refused".to_owned(), Value::Null), ("refused".to_owned(), Value::Null)]);
    let csv = class.read("results/results.csv");
    let row = csv.lines().find(|line| line.starts_with("bob,")).expect("a row");
    assert!(row.starts_with("bob,refused,,,,,,,,,\"found no program"), "{row}");
    let page = class.read("results/students/bob.html");
    assert!(page.contains("<h1>bob</h1><h2>Not graded</h2>") && page.contains("found no program"), "{page}");
    let gradescope: Value = serde_json::from_str(&class.read("results/gradescope/bob.json")).expect("JSON");
    assert_eq!((gradescope.get("score"), &gradescope["output"]), (None, &Value::from(needs("bob"))));
    assert!(
        text(&output.stdout).contains("\nmean ") && class.read("results/index.html").contains("2 cannot be graded")
    );
    let output = class.command("check squirrel submissions --quiet --confine off").env("PATH", &path).output();
    let told = output.expect("the command starts").stdout;
    let expected = format!("2 of 3: found no program `g++`\n  bob; eve\n  bob: {}\n  install it", needs("bob"));
    assert!(text(&told).starts_with(&expected), "{}", text(&told));
    // Once there is a compiler, those who need it are graded, and nobody else.
    let stamp = || class.written("results/results/ann.json");
    let ann = stamp();
    let output = class.done(&grade);
    assert!(text(&output.stdout).starts_with("3 of 3 submissions graded\n"), "{output:?}");
    assert_eq!((stamp(), &state()[0]), (ann, &before[0]));
    // What does not compile where there is a compiler is a fault of its own.
    assert_eq!(state()[1..], [("graded".to_owned(), 0.0.into()), ("graded".to_owned(), 0.0.into())]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_submissions_are_graded_anew_by_name() {
    if !has("python3") {
        return;
    }
    let class = Class::new();
    class.submit("ann.py", &program_without(3));
    class.submit("Bob B.py", &program_without(3));
    let grade = class.grade();
    let stamps = || ["ann", "Bob-B"].map(|id| class.written(&format!("results/records/{id}/battle.jsonl")));
    let (points, before) = (class.points("results"), stamps());
    class.regrade(&grade, "Bob B");
    let after = stamps();
    assert_eq!((after[0], after[1] == before[1]), (before[0], false));
    assert_eq!(class.points("results"), points);
    let said = refused(&class, &format!("{grade} --regrade eve"));
    assert_eq!(said, "error: --regrade: found no submission of `eve`\n");
}
