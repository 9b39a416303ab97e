//! Programs are graded by the assignment's rubric.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::thread;

use serde_json::{Value, json};

use crate::checksums::signed_records;
use crate::{SUITE, document, done, has, suite, text};

/// `suite othello grade` with its records in a folder.
fn grade(graded: &[&str], arguments: &str, folder: &Path) -> Command {
    let mut command = suite();
    command.args(["othello", "grade"]).args(graded).args(arguments.split_whitespace()).arg("--out").arg(folder);
    command
}

/// `suite othello grade` that goes on with these records.
fn resume(program: &str, records: &Path) -> Command {
    let mut command = suite();
    command.args(["othello", "grade", program, "--json", "--quiet", "--resume"]).arg(records);
    command
}

/// The command itself as an agent, with more arguments.
fn agent(arguments: &str) -> String {
    format!("{SUITE} othello {arguments}")
}

/// The report on a program.
fn report(graded: &[&str], arguments: &str) -> Value {
    document(&graded_as_json(graded, arguments))
}

fn graded_as_json(graded: &[&str], arguments: &str) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    done(&mut grade(graded, &format!("--seed 1 --json --quiet {arguments}"), &folder.path().join("records")))
}

/// The name of each part, its number of right answers or wins, and its mistakes by their ids.
fn summary(document: &Value) -> Vec<(String, u64, Vec<String>)> {
    let word = |value: &Value| value.as_str().expect("a text").to_owned();
    let mistakes =
        |part: &Value| part["mistakes"].as_array().expect("mistakes").iter().map(|one| word(&one["id"])).collect();
    let right = |part: &Value| part.get("right").unwrap_or(&part["won"]).as_u64().expect("a number");
    let parts = document["parts"].as_array().expect("parts").iter();
    parts.map(|part| (word(&part["name"]), right(part), mistakes(part))).collect()
}

#[test]
fn a_right_program_answers_all_right() {
    let found = report(&[&agent("")], "--cases-per-task 2 --games 2");
    let parts = summary(&found);
    let names: Vec<_> = parts.iter().map(|(name, ..)| name.as_str()).collect();
    assert_eq!(names, ["minimax", "alpha-beta", "depth limit", "caching", "ordering", "own heuristic"]);
    let right: Vec<_> = parts.iter().map(|(_, right, mistakes)| (*right, mistakes.len())).collect();
    assert_eq!(right[..5], [(2, 0); 5], "{found}");
    // Whether work is saved cannot be told by the times of so few boards.
    let is_undecided = |index: usize| found["parts"][index]["undecided"] == json!(true);
    assert_eq!([0, 1, 2, 3, 4, 5].map(is_undecided), [false, true, false, true, true, false], "{found}");
    let points = |index: usize| (&found["parts"][index]["points"], &found["parts"][index]["of"]);
    assert_eq!([0, 2].map(points), [30.0, 10.0].map(|of| json!(of)).each_ref().map(|of| (of, of)));
    assert_eq!(found["of"], json!(100.0));
}

/// The mistakes of the first three parts of a program.
fn mistakes(arguments: &str) -> [Vec<String>; 3] {
    let found = summary(&report(&[&agent(arguments)], "--cases-per-task 12 --games 1"));
    [0, 1, 2].map(|part: usize| found[part].2.clone())
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_known_mistakes_are_named() {
    let only = |id: &str| vec![id.to_owned()];
    for (arguments, expected) in [
        ("--player greedy", [only("only-one-ply"), only("only-one-ply"), only("only-one-ply")]),
        ("--player alphabeta:limit=-1", [Vec::new(), Vec::new(), only("ignores-limit")]),
    ] {
        assert_eq!(mistakes(arguments), expected, "{arguments}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_name_needs_the_answers_to_further_cases() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let program = agent("--player greedy");
    let arguments = "--seed 1 --cases-per-task 12 --games 1 --json --quiet";
    let minimax = |command: &mut Command| summary(&document(&done(command)))[0].2.clone();
    assert_eq!(minimax(&mut grade(&[&program], arguments, &records)), ["only-one-ply"]);
    let further = "minimax, further cases";
    let file = records.join(format!("{further}.jsonl"));
    let answers = fs::read_to_string(&file).expect("answers");
    assert!((10..=20).contains(&answers.lines().count()), "{answers}");
    assert!(!records.join(format!("wrong/{further}-1")).exists());
    assert_eq!(minimax(&mut resume(&program, &records)), ["only-one-ply"]);
    // Whatever is missing is asked before there is a name.
    fs::remove_file(&file).expect("a file");
    assert_eq!(minimax(&mut resume(&program, &records)), ["only-one-ply"]);
    assert_eq!(fs::read_to_string(&file).expect("answers").lines().count(), answers.lines().count());
    // An interruption leaves the first of them.
    let begun: String = answers.split_inclusive('\n').take(3).collect();
    let begun = signed_records(&records, further, &begun);
    fs::write(&file, &begun).expect("a file");
    assert_eq!(minimax(&mut resume(&program, &records)), ["only-one-ply"]);
    let now = fs::read_to_string(&file).expect("answers");
    assert!(now.starts_with(&begun) && now.lines().count() == answers.lines().count(), "{now}");
    // A program that answers the last of them otherwise.
    let (others, last) = answers.trim_end().rsplit_once('\n').expect("two answers");
    let mut last: Value = serde_json::from_str(last).expect("an answer");
    last["answer"] = json!("15 15");
    fs::write(&file, signed_records(&records, further, &format!("{others}\n{last}\n"))).expect("a file");
    assert_eq!(minimax(&mut resume(&program, &records)), ["wrong-move"]);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_a_heuristic_of_its_own_is_recognized() {
    let folder = tempfile::tempdir().expect("a folder");
    let arguments = "--seed 1 --cases-per-task 4 --games 1 --quiet";
    let output = done(&mut grade(&[&agent("--heuristic mobility")], arguments, &folder.path().join("records")));
    let told = text(&output.stdout);
    assert!(
        told.contains(
            "\ndepth limit: the moves are right to the end of the game, but fit no known search by disks with a limit: "
        ),
        "{told}"
    );
    assert!(told.contains(", so no points are given: look at the program, or grade its functions"), "{told}");
    // A program that ignores the limit is no such program.
    let ignores = report(&[&agent("--player alphabeta:limit=-1")], "--cases-per-task 4 --games 1");
    assert_eq!(summary(&ignores)[2].1, 0, "{ignores}");
}

/// The report on the functions of a student's agent, in whose file texts are replaced.
fn report_on_functions(replaced: &[(&str, &str)], cases: u32) -> Value {
    document(&graded_functions(replaced, cases))
}

fn graded_functions(replaced: &[(&str, &str)], cases: u32) -> Output {
    let folder = tempfile::tempdir().expect("a folder");
    let student = Path::new("testdata/othello/students/stale_cache");
    let mut program = fs::read_to_string(student.join("agent.py")).expect("a program");
    for (text, other) in replaced {
        assert!(program.contains(text), "{text}");
        program = program.replace(text, other);
    }
    let file = folder.path().join("agent.py");
    fs::write(&file, program).expect("a file");
    fs::copy(student.join("othello_shared.py"), folder.path().join("othello_shared.py")).expect("a file");
    graded_as_json(&["--functions", file.to_str().expect("a path")], &format!("--cases-per-task {cases} --games 1"))
}

#[test]
fn what_a_function_returns_instead_of_a_move_is_shown() {
    if !has("python3") {
        return;
    }
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("agent.py");
    let program = "\
def compute_utility(board, color): pass
def select_move_minimax(board, color, limit, caching=0): return None
def select_move_alphabeta(board, color, limit, caching=0, ordering=0): return [(2, 3), 4, 5]
def minimax_min_node(board, color, limit, caching=0): return None, 5
def minimax_max_node(board, color, limit, caching=0): return 5
def alphabeta_min_node(board, color, alpha, beta, limit, caching=0, ordering=0): return (2, 3), None
def alphabeta_max_node(board, color, alpha, beta, limit, caching=0, ordering=0): pass
";
    fs::write(&file, program).expect("a file");
    let arguments = "--seed 1 --cases-per-task 1 --games 1 --quiet";
    let output =
        done(&mut grade(&["--functions", file.to_str().expect("a path")], arguments, &folder.path().join("records")));
    let told = text(&output.stdout);
    for expected in [
        "minimax: 1 of 1 cases wrong: malformed\n",
        ": returned `None`: expected a column and a row, such as (2, 3)\n",
        ": returned `[(2, 3), 4, 5]`: expected a column and a row, such as (2, 3)\n",
        ": returned `None`: expected a number\n",
        ": returned `(None, 5)`: expected a move and its value, such as ((2, 3), 4)\n",
        ": returned `5`: expected a move and its value, such as ((2, 3), 4)\n",
        ": returned `2 3 None`: expected a move and its value, such as ((2, 3), 4)\n",
        ": returned `None`: expected a move and its value, such as ((2, 3), 4)\n",
    ] {
        assert!(told.contains(expected), "{expected}: {told}");
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_functions_are_judged_by_the_positions_that_they_visit() {
    if !has("python3") {
        return;
    }
    let cuts = [
        ("        if best >= beta:\n            return best_move, best\n", ""),
        ("        if best <= alpha:\n            return best_move, best\n", ""),
    ];
    let no_cache = [("    if caching and", "    if 0 and"), ("    if caching:", "    if 0:")];
    let no_ordering = [("    if ordering:", "    if 0:")];
    let own_heuristic = [(
        "    if not moves or limit == 0:\n",
        "    if moves and limit == 0:\n        return None, compute_heuristic(board, color)\n    if not moves:\n",
    )];
    let deeper = [
        (
            "move, _ = minimax_max_node(board, color, limit,",
            "move, _ = minimax_max_node(board, color, limit + 3 * (limit > 0),",
        ),
        ("INFINITY, INFINITY, limit,", "INFINITY, INFINITY, limit + 3 * (limit > 0),"),
    ];
    let movers_utility = [(
        "    moves = get_possible_moves(board, 3 - color)\n    if not moves or limit == 0:\n",
        "    moves = get_possible_moves(board, 3 - color)\n    if moves and limit == 0:\n        \
            return None, compute_utility(board, 3 - color)\n    if not moves:\n",
    )];
    let all = [30.0, 30.0, 10.0, 10.0, 10.0];
    let wrong_depth = [30.0, 30.0, 0.0, 10.0, 10.0];
    for (replaced, points) in [
        (Vec::new(), all),
        ([&cuts[..], &no_cache, &no_ordering].concat(), [30.0, 0.0, 10.0, 0.0, 0.0]),
        (own_heuristic.to_vec(), all),
        ([&own_heuristic[..], &deeper].concat(), wrong_depth),
        (movers_utility.to_vec(), wrong_depth),
    ] {
        // It takes more answers to tell what explains them than whether they are right.
        let found = report_on_functions(&replaced, if replaced == movers_utility { 20 } else { 4 });
        let given = found["parts"].as_array().expect("parts").iter().map(|part| part["points"].as_f64());
        assert_eq!(given.take(5).collect::<Vec<_>>(), points.map(Some), "{replaced:?}: {found}");
        if replaced == movers_utility {
            assert_eq!(summary(&found)[2].2, ["movers-utility"], "{found}");
        }
    }
}

/// A program with an edit or two, and what it earns.
struct Edited {
    name: &'static str,
    replaced: &'static [(&'static str, &'static str)],
    /// Whether it gets all points of minimax, alpha-beta, depth limit, caching and ordering.
    earned: [bool; 5],
    /// Whether `compute_utility`, `minimax_min_node`, `minimax_max_node`, `alphabeta_min_node` and
    /// `alphabeta_max_node` are right in all cases, which is what the course's public tests ask.
    functions: [bool; 5],
    /// The parts whose moves are the same with it and without it on all boards, which is all that the course's tests
    /// ask for, and that get no points all the same.
    stricter: &'static [&'static str],
}

const UTILITY: &str = "return dark - light if color == 1 else light - dark";
const MAX_CUT: &str = "        if best >= beta:\n            return best_move, best\n";
const MIN_CUT: &str = "        if best <= alpha:\n            return best_move, best\n";
const T: bool = true;
const F: bool = false;
const ALL: [bool; 5] = [T; 5];

const EDITED: [Edited; 24] = [
    edited("right", &[], ALL, ALL, &[]),
    edited(
        "the utility of the other player",
        &[(UTILITY, "return light - dark if color == 1 else dark - light")],
        [F; 5],
        [F; 5],
        &["alpha-beta", "caching"],
    ),
    edited("dark's utility for both players", &[(UTILITY, "return dark - light")], [F; 5], [F; 5], &[]),
    edited(
        "own disks instead of the difference",
        &[(UTILITY, "return dark if color == 1 else light")],
        [T, F, F, T, T],
        [F; 5],
        &[],
    ),
    edited("never prunes", &[(MAX_CUT, ""), (MIN_CUT, "")], [T, F, T, T, F], ALL, &["alpha-beta", "ordering"]),
    edited("cuts in max nodes only", &[(MIN_CUT, "")], [T, F, T, T, T], ALL, &["alpha-beta"]),
    // That saves nearly as much.
    edited("cuts in min nodes only", &[(MAX_CUT, "")], ALL, ALL, &[]),
    edited(
        "cuts on strict inequality",
        &[("if best >= beta:", "if best > beta:"), ("if best <= alpha:", "if best < alpha:")],
        ALL,
        ALL,
        &[],
    ),
    edited(
        "cuts at the near bound",
        &[("if best >= beta:", "if best >= alpha:")],
        [T, F, F, F, F],
        [T, T, T, F, F],
        &[],
    ),
    edited(
        "returns the bound",
        &[
            (MAX_CUT, "        if best >= beta:\n            return best_move, beta\n"),
            (MIN_CUT, "        if best <= alpha:\n            return best_move, alpha\n"),
        ],
        ALL,
        ALL,
        &[],
    ),
    edited(
        "never narrows the bounds",
        &[("max(alpha, best)", "alpha"), ("min(beta, best)", "beta")],
        [T, F, T, T, F],
        ALL,
        &["alpha-beta", "ordering"],
    ),
    edited(
        "minimax's opponent maximizes",
        &[(
            "color, limit - 1, caching)\n        if value < best:",
            "color, limit - 1, caching)\n        if best == INFINITY or value > best:",
        )],
        [F, T, T, F, T],
        [T, F, F, T, T],
        &[],
    ),
    edited(
        "leaves of the mover in min nodes",
        &[(
            " 3 - color)\n    if not moves or limit == 0:\n        return None, compute_utility(board, color)",
            " 3 - color)\n    if not moves or limit == 0:\n        return None, compute_utility(board, 3 - color)",
        )],
        [F; 5],
        [T, F, F, F, F],
        &[],
    ),
    edited(
        "one ply more",
        &[
            (
                "minimax_max_node(board, color, limit, caching)\n    return move",
                "minimax_max_node(board, color, limit + (limit > 0), caching)\n    return move",
            ),
            ("INFINITY, INFINITY, limit,", "INFINITY, INFINITY, limit + (limit > 0),"),
        ],
        [T, T, F, T, T],
        ALL,
        &[],
    ),
    edited("one ply less", &[("limit == 0", "limit in (0, 1)")], [T, T, F, T, T], ALL, &[]),
    edited("the limit ignored", &[("limit == 0", "False")], [T, T, F, T, T], ALL, &[]),
    edited(
        "no cache",
        &[("    if caching and", "    if 0 and"), ("    if caching:", "    if 0:")],
        [T, T, T, F, T],
        ALL,
        &["caching"],
    ),
    edited(
        "a function of a node with an attribute",
        &[
            ("def select_move_minimax(", "minimax_max_node.searches = 0\n\n\ndef select_move_minimax("),
            ("    move, _ = minimax_max_node(", "    minimax_max_node.searches += 1\n    move, _ = minimax_max_node("),
        ],
        ALL,
        ALL,
        &[],
    ),
    edited("no ordering", &[("    if ordering:", "    if 0:")], [T, T, T, T, F], ALL, &["ordering"]),
    edited(
        "plays moves once more to order them",
        &[(
            "key=lambda successor: compute_utility(successor[1], color)",
            "key=lambda successor: compute_utility(play_move(board, player, *successor[0]), color)",
        )],
        ALL,
        ALL,
        &[],
    ),
    // Any order that saves counts: this one saves a third, where the right one saves two thirds.
    edited("the least promising first", &[("reverse=player == color", "reverse=player != color")], ALL, ALL, &[]),
    edited(
        "a move lost by ordering",
        &[("    return result\n", "    return result[:-1] or result if ordering else result\n")],
        [T, T, T, T, F],
        ALL,
        &[],
    ),
    edited("the last of equal values", &[("value > best", "value >= best")], [T, F, T, T, F], [T, T, T, T, F], &[]),
    edited(
        "the opponent plays the player's moves",
        &[
            ("get_possible_moves(board, 3 - color)", "get_possible_moves(board, color)"),
            ("play_move(board, 3 - color, i, j)", "play_move(board, color, i, j)"),
            ("successors(board, 3 - color, color", "successors(board, color, color"),
        ],
        [F; 5],
        [T, F, F, F, F],
        &["caching", "ordering"],
    ),
];

const fn edited(
    name: &'static str,
    replaced: &'static [(&'static str, &'static str)],
    earned: [bool; 5],
    functions: [bool; 5],
    stricter: &'static [&'static str],
) -> Edited {
    Edited { name, replaced, earned, functions, stricter }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_the_verdicts_of_the_course_s_tests_stand_beside_ours() {
    if !has("python3") {
        return;
    }
    // A grading waits for half of its time.
    thread::scope(|scope| {
        for programs in EDITED.chunks(EDITED.len() / 3) {
            scope.spawn(|| programs.iter().for_each(assert_verdicts));
        }
    });
}

/// Grades a program by its functions, and checks what it earns, and what is told beside it.
fn assert_verdicts(Edited { name, replaced, earned, functions, stricter }: &Edited) {
    // With its notes, which other reports leave out.
    let found: Value = serde_json::from_slice(&graded_functions(replaced, 4).stdout).expect("a report");
    let parts = found["parts"].as_array().expect("parts");
    let part = |name: &str| parts.iter().find(|part| part["name"] == name).expect("a part");
    let all_points = ["minimax", "alpha-beta", "depth limit", "caching", "ordering"]
        .map(|name| part(name)["points"] == part(name)["of"]);
    assert_eq!(all_points, *earned, "{name}: {found}");
    let all_right =
        ["compute_utility", "minimax_min_node", "minimax_max_node", "alphabeta_min_node", "alphabeta_max_node"]
            .map(|name| part(name)["right"] == part(name)["cases"]);
    assert_eq!(all_right, *functions, "{name}: {found}");
    let told = found["notes"].as_array().expect("notes").iter().filter_map(Value::as_str);
    let told = told.filter(|note| note.contains("are the same on 4 of 4 boards, which is all that the course's"));
    let told: Vec<_> = told.filter_map(|note| note.split(": ").next()).collect();
    assert_eq!(told, *stricter, "{name}: {found}");
}

#[test]
fn an_option_without_right_answers_brings_no_points() {
    let folder = tempfile::tempdir().expect("a folder");
    let output =
        done(&mut grade(&["false"], "--seed 1 --cases-per-task 2 --games 1 --quiet", &folder.path().join("none")));
    let told = text(&output.stdout);
    assert!(told.contains("0.00 of 100 points"), "{told}");
    assert!(!told.contains("undecided"), "nobody has to decide about points that are not earned: {told}");
}

#[test]
fn points_may_weigh_differently() {
    let found = report(
        &[&agent("")],
        "--cases-per-task 1 --games 1 --points minimax=50,own-heuristic=0,alpha-beta=0,caching=0,ordering=0",
    );
    let of: Vec<_> = found["parts"].as_array().expect("parts").iter().map(|part| part["of"].as_f64()).collect();
    assert_eq!(of, [50.0, 0.0, 10.0, 0.0, 0.0, 0.0].map(Some));
    assert_eq!((&found["points"], &found["of"]), (&json!(60.0), &json!(60.0)));
    let folder = tempfile::tempdir().expect("a folder");
    let wrong = grade(&[&agent("")], "--points minmax=5", &folder.path().join("none")).output().expect("a start");
    assert_eq!(wrong.status.code(), Some(2));
    let message = "error: --points: expected one of the parts minimax, alpha-beta, depth limit, caching, ordering, \
        own heuristic, compute_utility, cache between limits, minimax_min_node, minimax_max_node, \
        alphabeta_min_node, alphabeta_max_node, found `minmax`\n";
    assert_eq!(text(&wrong.stderr), message);
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_only_answers_to_the_same_questions_are_resumed() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let program = agent("");
    let expected =
        document(&done(&mut grade(&[&program], "--seed 1 --cases-per-task 1 --games 1 --json --quiet", &records)));
    fs::remove_file(records.join("own heuristic.jsonl")).expect("a file");
    assert_eq!(summary(&document(&done(&mut resume(&program, &records)))), summary(&expected));
    let file = records.join("minimax.jsonl");
    let answers = fs::read_to_string(&file).expect("answers");
    let games = fs::read_to_string(records.join("own heuristic.jsonl")).expect("games");
    for (name, text_of_file, message) in [
        ("minimax", answers.replace("to move", "moves"), "minimax.jsonl:1: expected the question `"),
        ("minimax", format!("{answers}{answers}"), "minimax.jsonl:2: expected 1 line"),
        (
            "own heuristic",
            games.replace("\"seed\":1", "\"seed\":2"),
            "own heuristic.jsonl:1: expected seed 1, found seed 2",
        ),
        (
            "own heuristic",
            games.replace("\"greedy\"", "\"randy\""),
            "expected a game against greedy, found one against randy",
        ),
    ] {
        let file = records.join(format!("{name}.jsonl"));
        let kept = fs::read(&file).expect("a file");
        fs::write(&file, signed_records(&records, name, &text_of_file)).expect("a file");
        let output = resume(&program, &records).output().expect("a start");
        assert_eq!(output.status.code(), Some(2), "{message}");
        assert!(text(&output.stderr).contains(message), "{message}: {}", text(&output.stderr));
        fs::write(&file, kept).expect("a file");
    }
    // A wrong move in a record is judged again.
    let wrong = answers.lines().map(|line| {
        let mut answer: Value = serde_json::from_str(line).expect("an answer");
        answer["answer"] = json!("15 15");
        answer.to_string() + "\n"
    });
    fs::write(&file, signed_records(&records, "minimax", &wrong.collect::<String>())).expect("a file");
    assert_eq!(summary(&document(&done(&mut resume(&program, &records))))[0].1, 0);
}

#[test]
fn what_cannot_be_graded_is_said() {
    let folder = tempfile::tempdir().expect("a folder");
    for (graded, message) in [
        (&["no-such-program"][..], "found no program `no-such-program`"),
        (&["--functions", "no-such-file.py"], "found no file `no-such-file.py`"),
        (&["--functions", "Cargo.toml"], "expected a Python file, found `Cargo.toml`"),
        (&["true", "--functions", "contrib/othello_agent.py"], "cannot be used with"),
        (&[], "required arguments were not provided"),
    ] {
        let output = grade(graded, "", &folder.path().join("records")).output().expect("a start");
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
        assert!(text(&output.stderr).contains(message), "{message}: {}", text(&output.stderr));
    }
}
