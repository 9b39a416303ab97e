//! Answers to the questions of exams, tables of answers, and keys. The first byte chooses the question.

#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::fuzz_target;
use suite_exam::{AnswerSheet, Constraints, ExamPlan, Key, Student, Subject};
use suite_fuzz::parsed;

/// The keys of exams with a question of each kind, on each subject.
static KEYS: LazyLock<Vec<Key>> = LazyLock::new(|| {
    let subjects = [Subject::AlphaBeta, Subject::Minimax, Subject::Go, Subject::Othello, Subject::Squirrel];
    subjects.map(key).into()
});

fn key(subject: Subject) -> Key {
    let kinds = subject.kinds().to_vec();
    let plan = ExamPlan { subject, count: kinds.len(), kinds, constraints: Constraints::default(), choices: 5 };
    let student = |id: &str| Student { id: id.to_owned(), name: format!("Student {id}"), keys: vec![id.to_owned()] };
    Key::draw(&plan, 1, [(student("1"), 1), (student("2"), 2)]).expect("questions")
}

fuzz_target!(|bytes: &[u8]| {
    let Some((&choice, text)) = bytes.split_first() else { return };
    if let Some(sheet) = parsed(AnswerSheet::parse(text)) {
        for key in &*KEYS {
            if let Some(marks) = parsed(key.mark(&sheet)) {
                assert_eq!(marks.students.len(), key.exams.len());
                assert!(marks.students.iter().all(|student| (0.0..=marks.of as f64).contains(&student.points)));
                assert!(marks.to_csv().starts_with("student,name,points,of,1,"));
            }
        }
    }
    let Ok(text) = str::from_utf8(text) else { return };
    let questions: Vec<_> = KEYS.iter().flat_map(|key| &key.exams[0].questions).collect();
    let mark = questions[usize::from(choice) % questions.len()].mark(text).expect("a question of ours");
    assert!((0.0..=1.0).contains(&mark.points), "{mark:?}");
    if let Ok(key) = serde_json::from_str::<Key>(text) {
        let sheet = AnswerSheet::parse(b"name,1\nAnn,1.1\n").expect("a sheet");
        let _ = key.mark(&sheet);
    }
});
