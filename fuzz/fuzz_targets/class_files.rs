//! What teachers write for a class: rosters, texts for students, points in time, and what late work loses.

#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_is_message, assert_parses_back, parsed};
use suite_grading::Timestamp;
use suite_grading::class::{Enrollment, FeedbackTemplate, LateRule, Roster};

fuzz_target!(|text: &[u8]| {
    if let Some(roster) = parsed(Roster::parse(text)) {
        for student in &roster.students {
            assert_is_message(&student.in_full());
            assert_eq!(student.row.len(), roster.header.len());
        }
        let enrollment = Enrollment::new(&roster, &[]).expect("nobody's submissions");
        assert_eq!(enrollment.submission_of, vec![None; roster.students.len()]);
    }
    parsed(FeedbackTemplate::parse(text));
    let Ok(text) = str::from_utf8(text) else { return };
    word::<Timestamp>(text);
    word::<LateRule>(text);
});

/// Parses a text, and again what is printed.
fn word<T: FromStr<Err: Debug + PartialEq> + Debug + Display + PartialEq>(text: &str) {
    if let Ok(value) = text.parse::<T>() {
        assert_parses_back(&value, |text| str::from_utf8(text).expect("a text").parse());
    }
}
