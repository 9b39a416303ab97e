//! Cases that were answered wrong, and games that were not won, are kept as files.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use crate::{SUITE, has, root, suite, text};

/// Types the command with this number in the `repeat.txt` of a folder.
fn repeat(folder: &Path, number: usize) -> Output {
    let text = fs::read_to_string(folder.join("repeat.txt")).expect("a file");
    let commands: Vec<_> = text.lines().filter_map(|line| line.strip_prefix("    suite ")).collect();
    let words = shlex::split(commands[number]).expect("words");
    let mut command: Command = suite();
    command.args(words).current_dir(folder).output().expect("the command starts")
}

fn read(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_wrong_cases_of_the_squirrel_war_are_kept() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let line = "squirrel grade --cases-per-task 2 --seed 1 --quiet --out records";
    let program = root().join("testdata/squirrel/students/counts_once");
    let graded = suite().args(line.split(' ')).arg(program).current_dir(folder.path()).output();
    assert_eq!(graded.expect("the command starts").status.code(), Some(0));
    let wrong = folder.path().join("records/wrong");
    assert!(!wrong.join("minimax-1").exists(), "it is right");
    let hint = line.replace("--out records", "--feedback hint --out hints");
    let program = root().join("testdata/squirrel/students/counts_once");
    suite().args(hint.split(' ')).arg(program).current_dir(folder.path()).output().expect("the command starts");
    let hinted = folder.path().join("hints/wrong/greedy-1");
    assert!(hinted.join("written/next_state.txt").exists() && !hinted.join("right").exists());
    let case = wrong.join("greedy-1");
    for case in [&case, &hinted] {
        assert!(read(case, "repeat.txt").starts_with("case 1, next_state.txt: wrong\n"));
    }
    assert!(read(&case, "right/difference.txt").starts_with("case 1, next_state.txt: first different in line 3\n"));
    assert_ne!(read(&case, "written/next_state.txt"), read(&case, "right/next_state.txt"));
    for (output, sign) in [(repeat(&case, 0), "first different in line"), (repeat(&case, 1), "counted once")] {
        let told = text(&output.stdout);
        assert!(told.contains(sign), "{told}");
        assert_eq!(text(&output.stderr).matches("warning").count(), 0, "{}", text(&output.stderr));
    }
    fs::copy(case.join("right/next_state.txt"), case.join("written/next_state.txt")).expect("a file");
    assert_eq!(repeat(&case, 1).status.code(), Some(0), "the right file is right");
}

#[test]
fn the_last_grading_s_wrong_cases_are_replaced() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("hw1cs561s16.py");
    fs::write(&program, "raise SystemExit(3)\n").expect("a script");
    let grade = |line: &str| {
        let output = suite().args(line.split(' ')).arg(&program).current_dir(folder.path()).output();
        output.expect("the command starts")
    };
    grade("squirrel grade --cases-per-task 2 --seed 1 --quiet");
    let records = fs::read_dir(folder.path()).expect("a folder").flatten().map(|entry| entry.path());
    let records = records.into_iter().find(|path| path.is_dir()).expect("a folder");
    assert!(records.join("wrong/battle-2").exists());
    grade("squirrel grade --cases-per-task 1 --seed 1 --quiet");
    assert!(records.join("wrong/battle-1").exists() && !records.join("wrong/battle-2").exists());
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_games_of_little_go_lost_by_a_fault_are_kept() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let program = folder.path().join("my_player3.py");
    fs::write(&program, "import sys\nprint('hm', file=sys.stderr)\nopen('output.txt', 'w').write('2,2')\n")
        .expect("one");
    let line = "go grade my_player3.py --stage 1 --seed 1 --quiet --out records";
    let output = suite().args(line.split(' ')).current_dir(folder.path()).output().expect("the command starts");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let game = folder.path().join("records/wrong/random-1");
    assert_eq!((read(&game, "answer.txt"), read(&game, "stderr.txt")), ("2,2\n".to_owned(), "hm\n".to_owned()));
    assert!(read(&game, "input.txt").starts_with("1\n") && read(&game, "game.sgf").starts_with("(;"));
    let told = repeat(&game, 0);
    let told = (told.status.code(), text(&told.stdout).to_owned());
    assert!(told.0 == Some(1) && told.1.contains("wrong: played 2,2: the point is occupied\n"), "{told:?}");
    let analyzed = repeat(&game, 1);
    assert!(
        text(&analyzed.stdout).contains("black  loses the game: played 2,2: the point is occupied\n"),
        "{analyzed:?}"
    );
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_wrong_cases_of_othello_are_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let greedy = format!("{SUITE} othello --player greedy");
    let line = "othello grade --cases-per-task 3 --games 1 --seed 1 --quiet --out records";
    let mut command = suite();
    let output = command.args(line.split(' ')).arg(&greedy).current_dir(folder.path()).output().expect("a run");
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let wrong = folder.path().join("records/wrong");
    let names: Vec<_> = fs::read_dir(&wrong).expect("a folder").flatten().map(|entry| entry.path()).collect();
    let case = names.iter().find(|path| path.join("right").exists()).expect("a wrong case");
    let input = read(case, "input.txt");
    let lines: Vec<_> = input.lines().collect();
    assert!(lines.len() == 3 && lines[1].starts_with("SCORE "), "{input}");
    assert_eq!(read(case, "board.txt"), lines[2].to_owned() + "\n");
    let told = repeat(case, 0);
    let answer = read(case, "answer.txt");
    assert!(!read(case, "right/answers.txt").lines().any(|right| right == answer.trim()), "{answer}");
    assert!(text(&told.stdout).starts_with("  1  the position, as "), "{told:?}");
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_what_tells_of_right_moves_is_kept_only_where_they_are() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let agent = "print('Ann', flush=True)\nwhile True:\n    input()\n    input()\n    print('0 0', flush=True)\n";
    fs::write(folder.path().join("agent.py"), agent).expect("a script");
    let grade = |options: &str| {
        let line = format!("othello grade agent.py --quiet {options}");
        let mut command = suite();
        let output = command.args(line.split(' ')).current_dir(folder.path()).output().expect("a run");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    };
    let case = folder.path().join("records/wrong/minimax-1");
    let is_told = || {
        assert_eq!(read(&case, "answer.txt"), "0 0\n");
        assert!(read(&case, "repeat.txt").lines().next().is_some_and(|line| line.ends_with(": an illegal move")));
        case.join("right").exists()
    };
    grade("--cases-per-task 1 --games 1 --seed 1 --out records");
    assert!(is_told() && read(&case, "right/difference.txt").contains(": played 0 0, which is not a legal move"));
    // The same grading, told with less.
    grade("--resume records --feedback hint");
    assert!(!is_told());
}

/// The end of a student's agent that plays the first legal move and does this before.
fn first_move_but(before: &str) -> String {
    let agent = fs::read_to_string(root().join("testdata/othello/first_move.py")).expect("a program");
    let asked = "    column, row = legal_moves(ast.literal_eval(input()), color)[0]\n";
    assert!(agent.contains(asked));
    agent.replace(
        asked,
        &format!("    board = ast.literal_eval(input())\n{before}    column, row = legal_moves(board, color)[0]\n"),
    )
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_smallest_case_of_othello_is_one_that_goes_wrong() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("agent.py");
    let grade = |program: &str, records: &str| {
        fs::write(&file, program).expect("a script");
        let line = format!("othello grade agent.py --cases-per-task 2 --games 1 --seed 1 --quiet --out {records}");
        let mut command = suite();
        let output = command.args(line.split(' ')).arg("--time-limit=1").current_dir(folder.path()).output();
        let output = output.expect("a run");
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let told = text(&output.stdout).to_owned();
        let points = told.lines().find(|line| line.ends_with(" of 100 points")).map(str::to_owned);
        (told, points)
    };
    let disks = |case: &Path| read(case, "board.txt").bytes().filter(|byte| b"12".contains(byte)).count();
    // By asking: two cases are too few for a name.
    let (told, points) = grade(&first_move_but(""), "wrong");
    let note = "\ndepth limit: the smallest case found that is answered wrong is in wrong/depth limit-smallest\n";
    assert!(told.contains(note), "{told}");
    let case = folder.path().join("wrong/wrong/depth limit-smallest");
    let first = folder.path().join("wrong/wrong/depth limit-1");
    assert!(disks(&case) < disks(&first) && disks(&case) < 8, "{}", read(&case, "board.txt"));
    assert!(read(&case, "repeat.txt").starts_with("the smallest case found, "));
    let answer = read(&case, "answer.txt");
    assert!(!read(&case, "right/answers.txt").lines().any(|right| right == answer.trim()), "{answer}");
    let repeated = repeat(&case, 0);
    assert!(text(&repeated.stdout).contains(&format!(" plays {} ", answer.trim())), "{repeated:?}");
    // What a program does when it is asked costs nothing but the case.
    let is_small = "sum(disk > 0 for row in board for disk in row) < 8";
    for (before, records) in [
        (format!("    assert not {is_small}\n"), "crashes"),
        (format!("    while {is_small}:\n        pass\n"), "hangs"),
    ] {
        let (told, others) = grade(&first_move_but(&before), records);
        assert_eq!(others, points, "{told}");
        let case = folder.path().join(records).join("wrong/depth limit-smallest");
        assert!(disks(&case) >= 8 && case.join("answer.txt").exists(), "{}", read(&case, "board.txt"));
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_nothing_smaller_is_looked_for_where_nothing_is_wrong() {
    let folder = tempfile::tempdir().expect("a folder");
    // A heuristic of its own is no mistake, whatever it plays at the limit.
    for (arguments, records) in [("", "right"), (" --heuristic mobility", "own")] {
        let program = format!("{SUITE} othello{arguments}");
        let line = format!("othello grade --cases-per-task 4 --games 1 --seed 1 --quiet --out {records}");
        let output = suite().args(line.split(' ')).arg(&program).current_dir(folder.path()).output().expect("a run");
        assert!(!text(&output.stdout).contains("smallest"), "{}", text(&output.stdout));
        let wrong = fs::read_dir(folder.path().join(records).join("wrong"));
        let names = wrong.into_iter().flatten().flatten().map(|entry| entry.file_name());
        assert!(!names.into_iter().any(|name| name.to_string_lossy().contains("smallest")), "{records}");
    }
}
