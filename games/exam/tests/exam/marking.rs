//! Marks, tried from both sides: right answers written unusually, and wrong ones.

use proptest::prelude::*;
use suite_exam::{Answer, AnswerSheet, Constraints, Exam, ExamPlan, Key, Kind, Question, Student, Subject};

fn exam(kinds: &[Kind], count: usize, choices: usize, shape: &str, seed: u64) -> Exam {
    let constraints = Constraints { shape: shape.parse().expect("a shape"), ..Constraints::default() };
    let plan = ExamPlan { subject: Subject::AlphaBeta, kinds: kinds.to_vec(), count, constraints, choices };
    plan.draw(seed).expect("an exam")
}

fn exam_on(subject: Subject, count: usize, choices: usize, seed: u64) -> Exam {
    let constraints = Constraints::default();
    ExamPlan { subject, kinds: Vec::new(), count, constraints, choices }.draw(seed).expect("an exam")
}

fn points(question: &Question, given: &str) -> f64 {
    question.mark(given).expect("a mark").points
}

/// Writes a right answer as students may.
fn unusual(answer: &Answer, kind: Kind) -> Vec<String> {
    let text = answer.to_string();
    let mut written =
        vec![text.clone(), format!("  {text} "), text.to_uppercase(), text.replace(", ", ","), text.clone() + "."];
    match answer {
        Answer::Number(number) => {
            written.extend([format!("value: {number}"), format!("= {number}"), text.replace('-', "\u{2212}")]);
            written.extend([format!("{number}.0"), format!("{number}.00")]);
            if *number >= 0 {
                written.push(format!("+{number}"));
            }
        }
        Answer::Bounds { .. } => {
            let text = text.replace("Infinity", "inf");
            let (alpha, beta) = text.split_once(", ").expect("two bounds");
            written.extend([
                format!("{beta}; {alpha}"),
                format!("({}, {})", alpha.replace("alpha = ", ""), beta.replace("beta = ", "")),
                text.replace("alpha", "\u{3b1}").replace("beta", "\u{3b2}").replace("inf", "\u{221e}"),
                text.replace("alpha = ", "").replace("beta = ", "").replace("-inf", "- Infinity"),
                text.replace("alpha =", "A:").replace("beta =", "b:"),
            ]);
            let in_decimals =
                |bound: &str| if bound.ends_with("inf") { bound.to_owned() } else { format!("{bound}.0") };
            written.push([alpha, beta].map(in_decimals).join(", "));
        }
        Answer::Names(names) if names.is_empty() => {
            written.extend(["-", "No leaves", "{}", "nothing", "\u{2205}", "0"].map(str::to_owned));
        }
        Answer::Names(names) => {
            written.extend([names.join(" "), names.join("; "), format!("{{{}}}", names.join(",")), names.join("\n")]);
            if kind == Kind::Pruned {
                let mut backwards = names.clone();
                backwards.reverse();
                backwards.push(names[0].clone());
                written.extend([backwards.join(" and "), format!("The leaves {} are pruned", names.join(", "))]);
            } else {
                written.extend([names.join(" > "), names.join(" \u{2192} ")]);
            }
        }
        Answer::Text(_) if kind == Kind::NextLine => {
            written.extend([text.replace(',', ", "), text.replace(',', " "), text.replace("Infinity", "\u{221e}")]);
        }
        Answer::Text(name) => written.extend([format!("node {name}"), format!("child {name}."), format!("{name}.0")]),
    }
    written
}

#[test]
fn right_answers_written_unusually_get_all_points() {
    let mut tried = 0;
    for (shape, count) in [("3x3", 70), ("2x3x2", 35)] {
        for question in &exam(Subject::AlphaBeta.kinds(), count, 0, shape, 3).questions {
            for given in unusual(&question.answer, question.topic.kind()) {
                let mark = question.mark(&given).expect("a mark");
                assert_eq!((mark.points, mark.mistake()), (1.0, None), "{given:?}: {question:?}");
                tried += 1;
            }
        }
    }
    assert!(tried > 800, "{tried}");
}

#[test]
fn a_fraction_is_no_whole_number() {
    for question in &exam(&[Kind::Value, Kind::BestMove], 20, 0, "3x3", 5).questions {
        let right = &question.answer;
        let fractions = [".5", ".05", ".0.0", ",0", ".0e0", ".o", "0.0", " .0"].map(|end| format!("{right}{end}"));
        for given in fractions.into_iter().chain([".0", "0.", "inf.0"].map(str::to_owned)) {
            let is_zero = *right == Answer::Number(0) && ["00.0", "0."].contains(&&*given);
            assert!(is_zero || points(question, &given) == 0.0, "{given}: {question:?}");
        }
    }
}

#[test]
fn wrong_answers_get_no_more_than_the_rules_say() {
    let (mut named, mut wrong) = (0, 0);
    for question in &exam(Subject::AlphaBeta.kinds(), 105, 0, "3x3", 4).questions {
        for nonsense in ["?", "x", "I do not know", "999999", "7.7", "1,2,3,4,5", "inf", "root", "(((", "\u{1f600}"] {
            assert_eq!(points(question, nonsense), 0.0, "{nonsense}: {question:?}");
        }
        let blank = question.mark("  ").expect("a mark");
        assert_eq!((blank.points, blank.given), (0.0, None));
        for mistaken in &question.mistakes {
            let mark = question.mark(&mistaken.answer.to_string()).expect("a mark");
            assert!(mark.points < 1.0);
            let partial = [Kind::Pruned, Kind::Bounds, Kind::Order].contains(&mark.kind);
            assert!(partial || mark.points == 0.0, "{mark:?}");
            // The mistake that the question lists is among those that lead to the answer.
            assert!(mark.mistakes.iter().any(|mistake| mistake.id == mistaken.id), "{mistaken:?}: {mark:?}");
            named += usize::from(mark.mistake().is_some());
            wrong += 1;
        }
    }
    assert!(named * 3 > wrong, "only {named} of {wrong} wrong answers have a name");
}

#[test]
fn what_cannot_be_read_is_told() {
    let told = |question: &Question, given: &str| {
        let mark = question.mark(given).expect("a mark");
        let mistake = mark.mistake().filter(|mistake| mistake.id == "unreadable");
        mistake.map(|mistake| (mark.points, mistake.message.clone()))
    };
    let expected = |what: &str| Some((0.0, format!("cannot be read: expected {what}")));
    for question in &exam(Subject::AlphaBeta.kinds(), 14, 0, "3x3", 3).questions {
        let what = match question.topic.kind() {
            Kind::Value | Kind::Cached => "a number",
            Kind::BestMove => "a child of the root",
            Kind::Pruned => "leaves, or none",
            Kind::Bounds => "alpha and beta",
            Kind::Order => "the children of the root",
            _ => "a line of the log",
        };
        for nonsense in ["abc", "node 9.9", "1,2,x,4", "I do not know", "7.5"] {
            // Some of its names are nodes.
            let is_read = nonsense.starts_with('1')
                && [Kind::Pruned, Kind::Order, Kind::NextLine].contains(&question.topic.kind());
            assert_eq!(told(question, nonsense), expected(what).filter(|_| !is_read), "{nonsense}: {question:?}");
        }
        for readable in ["", &question.answer.to_string()] {
            assert_eq!(told(question, readable), None, "{question:?}");
        }
        for mistaken in &question.mistakes {
            assert_eq!(told(question, &mistaken.answer.to_string()), None, "{mistaken:?}");
        }
    }
    for question in &exam_on(Subject::Othello, 3, 0, 9).questions {
        let what = if question.topic.kind() == Kind::BestMove { "a square" } else { "squares, or none" };
        for nonsense in ["Z9", "(9,9)", "1 2 3"] {
            assert_eq!(told(question, nonsense), expected(what), "{nonsense}: {question:?}");
        }
        assert_eq!(told(question, &question.answer.to_string()), None, "{question:?}");
    }
    let choices = exam(&[Kind::Value], 1, 5, "3x3", 6).questions.remove(0);
    assert_eq!(told(&choices, "z"), expected("the letter of a choice, or a number"));
}

#[test]
fn pruned_leaves_count_the_right_ones_less_the_wrong_ones() {
    let questions = exam(&[Kind::Pruned], 60, 0, "3x3", 8).questions;
    let two = |question: &&Question| matches!(&question.answer, Answer::Names(names) if names.len() == 2);
    let question = questions.iter().find(two).expect("a question with two pruned leaves");
    let Answer::Names(right) = &question.answer else { panic!("{question:?}") };
    for (given, expected) in [
        (right[0].clone(), 0.5),
        (format!("{} 1.1", right[0]), 0.0),
        (format!("{} {} 1.1", right[0], right[1]), 0.5),
        (format!("{} {} 1.1 1.2 1.3", right[0], right[1]), 0.0),
        (format!("{} {} 9.9", right[0], right[1]), 0.5),
        ("1.1 1.2".to_owned(), 0.0),
        ("none".to_owned(), 0.0),
    ] {
        assert_eq!(points(question, &given), expected, "{given}: {right:?}");
    }
    // The name of an inner node stands for the leaves below it.
    let deep = exam(&[Kind::Pruned], 60, 0, "2x2x2", 8).questions;
    let whole = deep.iter().find_map(|question| match &question.answer {
        Answer::Names(names) => match &names[..] {
            [first, second] if first[..3] == second[..3] => Some((question, first[..3].to_owned())),
            _ => None,
        },
        _ => None,
    });
    let (question, node) = whole.expect("a question in which an inner node is pruned");
    assert_eq!(points(question, &node), 1.0);
}

#[test]
fn alpha_and_beta_count_half_each() {
    for question in &exam(&[Kind::Bounds], 20, 0, "3x3", 1).questions {
        let text = question.answer.to_string();
        let (alpha, beta) = text.split_once(", ").expect("two bounds");
        assert_eq!(points(question, &format!("{alpha}, beta = 99")), 0.5);
        assert_eq!(points(question, &format!("alpha = 99, {beta}")), 0.5);
        assert_eq!(points(question, "98, 99"), 0.0);
        assert_eq!(points(question, "alpha = 99, alpha = 98"), 0.0);
    }
}

#[test]
fn an_order_counts_what_it_prunes() {
    for question in &exam(&[Kind::Order], 30, 0, "3x3", 2).questions {
        let best = points(question, &question.answer.to_string());
        let mut seen = vec![best];
        for order in ["1 2 3", "1 3 2", "2 1 3", "2 3 1", "3 1 2", "3 2 1"] {
            let given = points(question, order);
            assert!((0.0..=1.0).contains(&given));
            seen.push(given);
        }
        assert_eq!(best, 1.0);
        assert!(seen.iter().any(|&points| points < 1.0), "{question:?}");
        for none in ["1 2", "1 1 2 3", "1 2 4", "3", "1.1 1.2 1.3"] {
            assert_eq!(points(question, none), 0.0, "{none}");
        }
    }
}

#[test]
#[ignore = "slow: .ci/run runs it"]
fn slow_squares_are_read_as_they_are_written() {
    for subject in [Subject::Go, Subject::Othello, Subject::Squirrel] {
        for question in &exam_on(subject, 30, 0, 9).questions {
            let text = question.answer.to_string();
            let mut written = vec![text.to_lowercase(), text.replace(", ", " and "), format!("{{{text}}}.")];
            written.extend([text.replace(['(', ')'], " "), text.replace("), (", ");("), text.replace(',', ", ")]);
            if let Answer::Names(names) = &question.answer {
                let backwards: Vec<_> = names.iter().rev().cloned().collect();
                written.extend((!names.is_empty()).then(|| backwards.join(" ")));
                // The right squares less the wrong ones count.
                if names.len() > 1 {
                    let few = points(question, &names[1..].join(" "));
                    assert_eq!(few, (names.len() - 1) as f64 / names.len() as f64);
                    assert_eq!(points(question, &format!("{text}, (9,9)")), few, "{question:?}");
                }
            }
            for given in written {
                let mark = question.mark(&given).expect("a mark");
                assert_eq!((mark.points, mark.mistake()), (1.0, None), "{given:?}: {question:?}");
            }
            for nonsense in ["?", "(9,9)", "1 2 3", "Z9", "pass", "I do not know"] {
                let is_empty = matches!(&question.answer, Answer::Names(names) if names.is_empty());
                assert!(points(question, nonsense) == 0.0 || is_empty && nonsense == "?", "{nonsense}: {question:?}");
            }
            for mistaken in &question.mistakes {
                let mark = question.mark(&mistaken.answer.to_string()).expect("a mark");
                assert!(mark.points < 1.0, "{mark:?}");
                let named: Vec<_> = mark.mistakes.iter().map(|mistake| &mistake.id).collect();
                assert!(named.contains(&&mistaken.id), "{mistaken:?}: {mark:?}");
            }
        }
    }
}

#[test]
fn letters_stand_for_choices() {
    for question in &exam(Subject::AlphaBeta.kinds(), 35, 5, "3x3", 6).questions {
        for (letter, choice) in ('a'..).zip(&question.choices) {
            let expected = points(question, &choice.to_string());
            for given in [format!("{letter}"), format!("{letter})"), format!(" ({}).", letter.to_uppercase())] {
                assert_eq!(points(question, &given), expected, "{given}");
            }
            assert_eq!(*choice == question.answer, expected == 1.0);
        }
        assert!(question.choices.is_empty() || points(question, "z") == 0.0);
    }
}

fn student(id: &str, name: &str) -> Student {
    Student { id: id.to_owned(), name: name.to_owned(), keys: vec![id.to_owned()] }
}

fn class() -> Key {
    let constraints = Constraints::default();
    let plan = ExamPlan { subject: Subject::AlphaBeta, kinds: vec![Kind::Value], count: 2, constraints, choices: 0 };
    let students = [student("007", "Ann Bee"), student("008", "Bob Cee"), student("009", "Ann Bee")];
    Key::draw(&plan, 1, students.into_iter().zip(1..)).expect("a key")
}

#[test]
fn rows_find_their_students() {
    let key = class();
    let right = |student: usize, question: usize| key.exams[student].questions[question].answer.to_string();
    let table = format!(
        "\u{feff}Timestamp;Q2;Name;SID;Question 1\nnow;{};;#007;{}\nnow;{};\"CEE, bob\";;{}\n;;;;\nnow;1;Zoe;;2\n",
        right(0, 1),
        right(0, 0),
        right(1, 1),
        "x"
    );
    let marks = key.mark(&AnswerSheet::parse(table.as_bytes()).expect("a table")).expect("marks");
    let points: Vec<_> = marks.students.iter().map(|student| (student.points, student.answered)).collect();
    assert_eq!(points, [(2.0, true), (1.0, true), (0.0, false)]);
    assert_eq!((marks.of, &*marks.unknown), (2, &["now, Zoe".to_owned()][..]));
    let csv = marks.to_csv();
    assert_eq!(csv.lines().nth(2), Some("008,Bob Cee,1.00,2,0.00,1.00,1: unreadable"));
}

#[test]
fn columns_are_known_by_the_number_of_their_question() {
    let columns = |header: &str| {
        let sheet = AnswerSheet::parse(format!("student,{header}\n").as_bytes()).expect(header);
        let questions: Vec<_> = (1..=9).filter(|&number| sheet.has_question(number)).collect();
        (questions, sheet.other_columns()[1..].join("|"))
    };
    for (header, questions, others) in [
        ("1, Q2 ,Question 3,question 4:,#5.", &[1, 2, 3, 4, 5][..], ""),
        ("1,Question 2: which leaves,q3. why,Q4) how,QUESTION 5 - who,Q6 \u{2013} what", &[1, 2, 3, 4, 5, 6], ""),
        (
            "1,2. Name,Question 3 score,Question 4.1: which,Q5-6,Q 7: ,Quiz 8: x",
            &[1, 7],
            "2. Name|Question 3 score|\
          Question 4.1: which|Q5-6|Quiz 8: x",
        ),
        // The column with nothing but the number has the answers.
        ("Question 1: why,Q1", &[1], "Question 1: why"),
        // Google Forms has these in the table of a quiz.
        ("Question 1: why,Question 1: why [Score]", &[1], "Question 1: why [Score]"),
    ] {
        assert_eq!(columns(header), (questions.to_vec(), others.to_owned()), "{header}");
    }
}

#[test]
fn an_exam_for_all_marks_whoever_has_answered() {
    let exam = exam(&[Kind::Value], 1, 0, "3x3", 1);
    let table = format!("student,1\nann,{}\n=cmd,x\n", exam.questions[0].answer);
    let marks = Key::from(exam).mark(&AnswerSheet::parse(table.as_bytes()).expect("a table")).expect("marks");
    assert_eq!(marks.students.iter().map(|student| student.points).collect::<Vec<_>>(), [1.0, 0.0]);
    assert!(marks.to_csv().contains("\n'=cmd,'=cmd,0.00"), "a formula: {}", marks.to_csv());
}

#[test]
fn what_is_no_table_of_answers_is_refused() {
    let refused = |table: &str| match AnswerSheet::parse(table.as_bytes()) {
        Err(error) => error.to_string(),
        Ok(sheet) => class().mark(&sheet).expect_err(table).to_string(),
    };
    for (table, message) in [
        ("", "line 1: expected columns with the numbers of questions, such as `1` or `Q1`, found nothing"),
        ("student,points\nann,3\n", "such as `1` or `Q1`, found \"student\", \"points\""),
        ("student,1,Q1\nann,3,4\n", "line 1: expected one column for question 1, found two"),
        ("student,Q1: a,Q1: b\nann,3,4\n", "line 1: expected one column for question 1, found two"),
        ("student,1,3\n007,3,4\n", "line 1: expected questions 1 to 2, found 3"),
        ("student,1\n,3\n", "line 2: expected a student, found a row without a name"),
        ("student,1\nann bee,3\n", "line 2: expected one student named Ann Bee, found 2; give numbers or addresses"),
        ("student,1\n007,3\nx,1\n007,4\n", "line 4: expected one row for Ann Bee (007), found a second one"),
        ("student,1\nann\n", "found record with 1 fields"),
    ] {
        let found = refused(table);
        assert!(found.contains(message), "{table}: {found}");
    }
    let wide = refused(&"points,".repeat(200));
    assert!(wide.len() < 500 && wide.ends_with("..."), "{wide}");
}

proptest! {
    #[test]
    fn no_answer_panics_or_has_points_outside_0_to_1(
        given in "[a-e1-3.,;() =\u{221e}\u{2212}xX\n-]{0,20}|.{0,20}",
        place in 0..14_usize,
    ) {
        thread_local!(static EXAM: Exam = exam(Subject::AlphaBeta.kinds(), 14, 5, "3x3", 1));
        let points = EXAM.with(|exam| points(&exam.questions[place], &given));
        prop_assert!((0.0..=1.0).contains(&points));
    }

    #[test]
    fn no_table_panics(table in "(student|1|Q2|name)(,(1|2|Q1|sid)){0,3}\n([a#\",\n07 ]{0,12}\n){0,5}|.{0,60}") {
        if let Ok(sheet) = AnswerSheet::parse(table.as_bytes()) {
            let _ = class().mark(&sheet);
        }
    }

    #[test]
    fn no_bytes_panic(table in proptest::collection::vec(any::<u8>(), 0..100)) {
        let _ = AnswerSheet::parse(&table);
    }
}
