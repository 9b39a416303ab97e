//! A class in which every kind of misbehavior is there: it is graded whole, and harms nobody.

use std::fs;
use std::path::Path;

use super::Class;
use crate::confinement::is_confined;
use crate::processes::assert_nobody_is_left;
use crate::{has, root, text};

/// Misbehaviors of programs, as statements of Python. None of them answers.
const MISBEHAVIORS: [(&str, &str); 20] = [
    ("crashes", "raise SystemExit(3)"),
    ("does-not-parse", "def (:"),
    ("aborts", "os.abort()"),
    ("loops", "while True: pass"),
    ("sleeps", "time.sleep(300)"),
    ("answers-nothing", "pass"),
    ("answers-nonsense", "open(OUTPUT, 'w').write('nonsense')"),
    ("answers-bytes", "open(OUTPUT, 'wb').write(bytes(range(256)))"),
    ("answers-without-end", "open(OUTPUT, 'w').write('A1' * (1 << 20))"),
    ("leaves-a-fifo", "os.mkfifo(OUTPUT)"),
    ("leaves-a-folder", "os.makedirs(OUTPUT + '/a')"),
    ("leaves-a-link", "os.symlink('/dev/zero', OUTPUT)"),
    ("prints-without-end", "while True: print('x' * 1000)"),
    ("fills-memory", "hog = bytearray(1 << 32)\nfor i in range(0, len(hog), 4096): hog[i] = 1"),
    ("fills-the-disk", "with open('big', 'wb') as file:\n    while True: file.write(bytes(1 << 20))"),
    ("forks", "while True:\n    if os.fork() == 0: time.sleep(300)"),
    ("copies-a-neighbor", "exec(open('SUBMISSIONS/honest/hw1cs561s16.py').read())"),
    ("changes-a-neighbor", "open('SUBMISSIONS/honest/hw1cs561s16.py', 'w').write('pass')"),
    ("changes-its-result", "open('RESULTS/crashes.json', 'w').write('{}')"),
    ("kills-its-grader", "os.kill(os.getppid(), 9)"),
];

/// Grades a class with `copies` programs of each kind twice, and compares the points.
fn grade_twice(copies: usize) {
    if !is_confined() || !has("python3") {
        return;
    }
    let class = Class::new();
    let case = class.path("cases/1");
    fs::create_dir_all(&case).expect("a folder");
    fs::copy(root().join("testdata/squirrel/figure5-greedy.txt"), case.join("input.txt")).expect("a case");
    let right =
        fs::read_to_string(root().join("testdata/squirrel/students/strict_cut/hw1cs561s16.py")).expect("a program");
    class.submit("honest/hw1cs561s16.py", &right);
    let results = |name: &str| class.path(name).to_str().expect("a path").to_owned();
    for (name, script) in MISBEHAVIORS {
        for copy in 1..=copies {
            // Those of the first grading are there in the second, too.
            let script = script.replace("SUBMISSIONS", &results("first/submissions"));
            let script = script.replace("RESULTS", &results("first/results"));
            let program = format!("import os, time\nOUTPUT = 'next_state.txt'\n{script}\n");
            class.submit(&format!("{name}-{copy}/hw1cs561s16.py"), &program);
        }
    }
    let grade = |out: &str| {
        let limits = "--case-limit 2 --wall-limit 30 --memory-limit 200M --cases cases";
        let output = class.done(&format!("grade squirrel submissions --out {out} {limits} --jobs 4 --quiet --yes"));
        let expected = format!("{0} of {0} submissions graded\n", 20 * copies + 1);
        assert!(text(&output.stdout).starts_with(&expected), "{output:?}");
        assert_nobody_is_left(&class.temporary());
        class.points(out)
    };
    let points = grade("first");
    for (name, points) in &points {
        let record = fs::read_to_string(class.path(&format!("first/records/{name}/greedy.jsonl"))).expect("a record");
        assert_eq!(*points, Some(if name == "honest" { 30.0 } else { 0.0 }), "{name}: {record}");
    }
    assert_eq!(grade("second"), points);
    let program = |out: &str| fs::read_to_string(class.path(out).join(Path::new("submissions/honest/hw1cs561s16.py")));
    assert_eq!([program("first").expect("a program"), program("second").expect("a program")], [right.clone(), right]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_class_with_every_misbehavior_is_graded_whole() {
    grade_twice(1);
}

#[test]
#[ignore = "takes many minutes: 200 submissions"]
fn a_large_class_with_every_misbehavior_is_graded_whole() {
    grade_twice(10);
}
