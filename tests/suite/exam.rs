//! `suite exam`.

use std::fmt::Write;
use std::fs;

use serde_json::Value;

use crate::shell::Shell;
use crate::{run, text};

fn printed(line: &str) -> String {
    let output = run(line);
    assert_eq!(output.status.code(), Some(0), "{line}: {}", text(&output.stderr));
    text(&output.stdout).to_owned()
}

#[test]
fn an_exam_follows_from_its_seed() {
    let exam = printed("exam alphabeta --count 12 --seed 3 --format json");
    assert_eq!(exam, printed("exam alphabeta --count 12 --seed 3 --format json"));
    assert_ne!(exam, printed("exam alphabeta --count 12 --seed 4 --format json"));
    let exam: serde_json::Value = serde_json::from_str(&exam).expect("JSON");
    let questions = exam["questions"].as_array().expect("questions");
    assert_eq!(questions.len(), 12);
    for question in questions {
        assert!(question["solution"]["steps"].as_array().is_some_and(|steps| !steps.is_empty()), "{question}");
        if question["kind"] != "pruned" {
            continue;
        }
        // The command that searches trees says the same.
        let tree = question["tree"].to_string();
        let solved = printed(&format!("tree solve {} --json", tree.replace(' ', "")));
        let solved: serde_json::Value = serde_json::from_str(&solved).expect("JSON");
        assert_eq!(question["answer"], solved["pruned"], "{question}");
    }
}

#[test]
fn an_exam_on_a_game_is_its_own_key() {
    let shell = Shell::new();
    for game in ["go", "othello", "squirrel"] {
        let make = format!("suite exam {game} --count 6 --seed 2");
        let output = shell.run(&format!("{make} --format json -o exam.json; {make} --solutions"));
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        assert_eq!(text(&output.stdout).matches("**Answer:**").count(), 6);
        let exam = fs::read(shell.folder().join("exam.json")).expect("an exam");
        let exam: Value = serde_json::from_slice(&exam).expect("JSON");
        let questions = exam["questions"].as_array().expect("questions");
        let right: Vec<_> = questions.iter().map(|question| in_words(&question["answer"])).collect();
        let wrong: Vec<_> = questions.iter().map(|question| in_words(&question["mistakes"][0]["answer"])).collect();
        let rows = [right, wrong].map(|row| format!("\"{}\"", row.join("\",\"")));
        let table = format!("student,1,2,3,4,5,6\nann,{}\nbob,{}\n", rows[0], rows[1]);
        fs::write(shell.folder().join("answers.csv"), table).expect("answers");
        let output = shell.run("suite exam mark exam.json answers.csv --json");
        let marks: Value = serde_json::from_slice(&output.stdout).expect("JSON");
        let [ann, bob] = &marks["students"].as_array().expect("students")[..] else { panic!("{marks}") };
        assert_eq!(ann["points"], Value::from(6.0), "{marks}");
        for (mark, question) in bob["marks"].as_array().expect("marks").iter().zip(questions) {
            assert!(mark["points"].as_f64().is_some_and(|points| points < 1.0), "{mark}");
            let mistakes = mark["mistakes"].as_array().expect("mistakes");
            assert!(mistakes.iter().any(|mistake| mistake["id"] == question["mistakes"][0]["id"]), "{mark}");
        }
    }
}

#[test]
fn solutions_are_printed_only_where_they_are_asked_for() {
    let line = "exam minimax --count 3 --seed 1";
    let (questions, solutions) = (printed(line), printed(&format!("{line} --solutions")));
    assert!(questions.starts_with("# Minimax search\n"), "{questions}");
    assert!(!questions.contains("Answer"), "{questions}");
    assert_eq!(solutions.matches("**Answer:**").count(), 3);
}

#[test]
fn a_seed_that_is_not_given_is_printed() {
    let output = run("exam minimax --count 1");
    assert!(text(&output.stderr).starts_with("seed "), "{}", text(&output.stderr));
}

#[test]
fn what_cannot_be_is_refused() {
    for (line, message) in [
        ("exam chess", "unrecognized subcommand 'chess'"),
        ("exam minimax --format docx", "expected markdown, latex, html, moodle, qti, prairielearn, json"),
        ("exam minimax --roster class.csv", "--out <PATH>"),
        (
            "exam minimax --kinds pruned",
            "questions on minimax: expected one of value, best-move, next-line, found pruned",
        ),
        ("exam go --kinds best-move", "questions on go: expected one of legal-moves, captures, found best-move"),
        (
            "exam alphabeta --kinds foo",
            "expected one of value, best-move, pruned, bounds, next-line, order, cached, legal-moves, captures, \
             found \"foo\"",
        ),
        ("exam alphabeta --count 0", "expected a whole number of at least 1, found `0`"),
        ("exam alphabeta --values 5..2", "expected a range from a lower to a higher number"),
        ("exam alphabeta --distinct --values 0..3", "expected at least 9 values"),
        ("exam alphabeta --prunings 9", "has all that is asked for"),
    ] {
        let output = run(line);
        assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{line}");
        assert!(text(&output.stderr).contains(message), "{line}: {}", text(&output.stderr));
    }
}

/// The answer of a question or a mistake, as a student writes it.
fn in_words(answer: &Value) -> String {
    match answer {
        Value::Array(names) if names.is_empty() => "none".to_owned(),
        Value::Array(names) => names.iter().map(|name| name.as_str().expect("a name")).collect::<Vec<_>>().join(" "),
        Value::Object(bounds) => format!("{}, {}", in_words(&bounds["alpha"]), in_words(&bounds["beta"])),
        Value::String(text) => text.clone(),
        number => number.to_string(),
    }
}

/// The points of a wrong answer by the rules, as far as they need no search.
fn partial_points(question: &Value, given: &Value) -> Option<f64> {
    let names = |answer: &Value| -> Vec<String> {
        answer.as_array().map_or_else(Vec::new, |names| names.iter().map(in_words).collect())
    };
    let right = &question["answer"];
    match question["kind"].as_str()? {
        "pruned" => {
            let (right, given) = (names(right), names(given));
            let hits = given.iter().filter(|leaf| right.contains(leaf)).count() as f64;
            let misses = given.len() as f64 - hits;
            Some(if right.is_empty() { 0.0 } else { ((hits - misses) / right.len() as f64).max(0.0) })
        }
        "bounds" => Some(["alpha", "beta"].into_iter().filter(|name| right[name] == given[name]).count() as f64 / 2.0),
        "order" => None,
        _ => Some(0.0),
    }
}

#[test]
fn a_class_of_thirty_is_marked_with_its_planted_mistakes() {
    let shell = Shell::new();
    let mut roster = "Name,SID,Email\n".to_owned();
    for number in 1..=30 {
        writeln!(roster, "Student {number:02},{:03},s{number}@x.edu", 100 + number).expect("a line");
    }
    fs::write(shell.folder().join("roster.csv"), roster).expect("a roster");
    let make = "suite exam alphabeta --seed 5 --count 10 --choices 0 --roster roster.csv --format latex -o exam";
    let output = shell.run(&format!("{make}; ls exam"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let files: Vec<_> = text(&output.stdout).lines().collect();
    assert_eq!((files.len(), files[0], files[30]), (31, "101.tex", "key.json"));
    let key = fs::read(shell.folder().join("exam/key.json")).expect("a key");
    // The same exam can be made once more, and no other one in its place.
    assert_eq!(shell.run(make).status.code(), Some(0));
    let other = shell.run(&make.replace("--seed 5", "--seed 6"));
    assert_eq!(other.status.code(), Some(2));
    assert_eq!(text(&other.stderr), "error: exam: expected a folder without another exam, found its key.json\n");
    assert_eq!(fs::read(shell.folder().join("exam/key.json")).expect("a key"), key);
    let key: Value = serde_json::from_slice(&key).expect("JSON");
    let exams = key["exams"].as_array().expect("variants");
    // No two students have the same questions.
    let mut trees: Vec<_> = exams.iter().map(|exam| exam["questions"][0]["tree"].to_string()).collect();
    trees.sort();
    trees.dedup();
    assert_eq!(trees.len(), 30);

    // Everybody makes one mistake, at another question; the last one writes nothing.
    let (mut table, mut planted) = ("1,2,3,4,5,6,7,8,9,10,student\n".to_owned(), Vec::new());
    for (number, exam) in exams[..29].iter().enumerate() {
        let questions = exam["questions"].as_array().expect("questions");
        let wrong = (0..10).map(|place| (number + place) % 10);
        let wrong = wrong.into_iter().find(|&place| questions[place]["mistakes"][0].is_object()).expect("a mistake");
        let mistakes = questions[wrong]["mistakes"].as_array().expect("mistakes");
        let mistake = &mistakes[number % mistakes.len()];
        for (place, question) in questions.iter().enumerate() {
            let answer = if place == wrong { &mistake["answer"] } else { &question["answer"] };
            write!(table, "\"{}\",", in_words(answer)).expect("a field");
        }
        writeln!(table, "{}", exam["student"]["keys"][number % 2].as_str().expect("a key")).expect("a field");
        planted.push((wrong, mistake, partial_points(&questions[wrong], &mistake["answer"])));
    }
    fs::write(shell.folder().join("answers.csv"), table).expect("answers");
    let output = shell.run("suite exam mark exam/key.json answers.csv --json --csv marks.csv");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), ""));
    let marks: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let students = marks["students"].as_array().expect("students");
    assert_eq!((students.len(), &marks["of"]), (30, &Value::from(10)));
    assert_eq!((&students[29]["answered"], &students[29]["points"]), (&Value::from(false), &Value::from(0.0)));
    let (mut certain, mut partial) = (Vec::new(), 0);
    for (student, (wrong, mistake, points)) in students.iter().zip(&planted) {
        let mark = &student["marks"][wrong];
        let given = mark["points"].as_f64().expect("points");
        assert!(given < 1.0 && points.is_none_or(|points| points == given), "{points:?}: {mark}");
        assert!((student["points"].as_f64().expect("points") - 9.0 - given).abs() < 1e-9, "{student}");
        let named = mark["mistakes"].as_array().expect("mistakes");
        assert!(named.iter().any(|named| named["id"] == mistake["id"]), "{mistake}: {mark}");
        partial += usize::from(given > 0.0);
        if let [mistake] = &named[..] {
            certain.push(mistake["message"].as_str().expect("a message"));
        }
    }
    assert!(partial > 0 && certain.len() > 10, "{partial} with some points, {} with a name", certain.len());
    let output = shell.run("suite exam mark exam/key.json answers.csv");
    let printed = text(&output.stdout);
    assert_eq!(
        printed.lines().filter(|line| line.starts_with("  ") && !line.contains("points of")).count(),
        certain.len()
    );
    assert!(certain.iter().all(|message| printed.contains(message)), "{printed}");
    let csv = fs::read_to_string(shell.folder().join("marks.csv")).expect("marks");
    assert_eq!(csv.lines().count(), 31);
}

#[test]
fn files_of_students_with_odd_names_do_not_meet() {
    let shell = Shell::new();
    let roster = "Name\nkey\n../Ann\n--Ann\nANN/..\nAnn..-\n\u{4e8c}\n";
    fs::write(shell.folder().join("roster.csv"), roster).expect("a roster");
    let make = "suite exam minimax --seed 5 --count 1 --roster roster.csv --format json -o exam";
    let output = shell.run(&format!("{make}; find . -name '*.json' | sort"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let files: Vec<_> = text(&output.stdout).lines().collect();
    assert_eq!(files.len(), 7, "{files:?}");
    assert!(files.iter().all(|file| file.starts_with("./exam/")) && files.contains(&"./exam/key-2.json"), "{files:?}");
}

/// Marks answers to three questions, whose right answers are 6, 1 and 9. Returns what is on stdout and on stderr.
fn marked(table: &str) -> [String; 2] {
    let shell = Shell::new();
    fs::write(shell.folder().join("answers.csv"), table).expect("answers");
    let make = "suite exam minimax --kinds value,best-move --count 3 --choices 0 --seed 7 --format json -o exam.json";
    let output = shell.run(&format!("{make} && suite exam mark exam.json answers.csv"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    [&output.stdout, &output.stderr].map(|bytes| text(bytes).to_owned())
}

#[test]
fn answers_that_cannot_be_read_are_told() {
    let [printed, warned] = marked("student,1,2,3\nann,6.0,1.0,9.00\nbob,abc,node 9,9.5\ncid,19,\u{1b}[2J,\n");
    let expected = "     1  2  3  points of 3
ann  1  1  1  3.00
bob  0  0  0  0.00
cid  0  0  -  0.00

bob, question 1: abc instead of 6
  cannot be read: expected a number

bob, question 2: node 9 instead of 1
  cannot be read: expected a child of the root

bob, question 3: 9.5 instead of 9
  cannot be read: expected a number

cid, question 1: 19 instead of 6
  every node takes the greatest value

cid, question 2: \\u{1b}[2J instead of 1
  cannot be read: expected a child of the root
";
    assert_eq!([&*printed, &*warned], [expected, ""]);
}

#[test]
fn questions_without_a_column_and_unknown_columns_are_told() {
    let unknown = "warning: columns without the number of a question, such as `1`, `Q1` or `Question 1: ...`: ";
    for (header, warnings) in [
        ("Timestamp,1,Q2,Question 3: which", String::new()),
        (
            "Email Address,Question 1,Q2,Question 3 which",
            format!("warning: questions without a column: 3\n{unknown}`Question 3 which`\n"),
        ),
        ("student,2,Total score,Comments", format!("warning: questions without a column: 1, 3\n{unknown}`Comments`\n")),
    ] {
        let [_, warned] = marked(&format!("{header}\nann,6,1,9\n"));
        assert_eq!(warned, warnings, "{header}");
    }
}
