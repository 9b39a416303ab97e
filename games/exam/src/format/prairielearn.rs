//! Exams for courses of `PrairieLearn`: a folder of questions, each with `info.json`, its page and its picture.

use maud::{Markup, html};
use serde_json::json;
use sha2::{Digest, Sha256};
use suite_work::hex;

use super::bundle::Bundle;
use super::format_error::FormatError;
use super::parts::{asked, feedback, in_words, picture, solution, worked_in_words, worked_picture};
use crate::{Answer, Exam, Question};

/// Writes an exam, to be unpacked in the folder of a course.
pub(super) fn write(exam: &Exam) -> Result<Vec<u8>, FormatError> {
    let mut bundle = Bundle::new();
    for (number, question) in (1..).zip(&exam.questions) {
        let folder = format!("questions/{}-{}/{}", question.subject.name(), exam.seed, question.id);
        let info = json!({
            "uuid": uuid(question),
            "title": format!("Question {number}: {}", question.topic.kind().name()),
            "topic": question.subject.title(),
            "tags": [question.topic.kind().name()],
            "type": "v3",
            // Nothing is drawn again for each student.
            "singleVariant": true,
        });
        bundle.add(&format!("{folder}/info.json"), format!("{info:#}\n"))?;
        let worked = worked_picture(question)?;
        bundle.add(&format!("{folder}/question.html"), page(question, worked.is_some()).into_string())?;
        bundle.add(&format!("{folder}/clientFilesQuestion/question.svg"), picture(question)?.to_svg())?;
        if let Some(worked) = worked {
            bundle.add(&format!("{folder}/clientFilesQuestion/solution.svg"), worked.to_svg())?;
        }
    }
    bundle.finish()
}

/// Returns an identifier that follows from the question, in the form of a random UUID.
fn uuid(question: &Question) -> String {
    let content = json!([question.id, question.subject, question.topic, question.exhibit, question.choices]);
    let mut digest = Sha256::digest(content.to_string());
    digest[6] = digest[6] & 0x0f | 0x40;
    digest[8] = digest[8] & 0x3f | 0x80;
    let digits = hex(&digest[..16]);
    [0..8, 8..12, 12..16, 16..20, 20..32].map(|range| &digits[range]).join("-")
}

fn page(question: &Question, has_worked_picture: bool) -> Markup {
    let picture = figure("question.svg", &in_words(question));
    html! {
        pl-question-panel { (asked(question, &picture)) }
        @if !question.choices.is_empty() {
            pl-multiple-choice answers-name="answer" order="fixed" {
                @for choice in &question.choices {
                    @let is_right = if *choice == question.answer { "true" } else { "false" };
                    pl-answer correct=(is_right) feedback=(feedback(question, choice)) { (choice) }
                }
            }
        } @else if let Answer::Number(number) = question.answer {
            pl-integer-input answers-name="answer" correct-answer=(number) {}
        } @else {
            pl-string-input answers-name="answer" correct-answer=(question.answer.spellings()[0]) ignore-case="true"
                remove-spaces="true" {}
        }
        pl-answer-panel {
            (solution(question))
            @if has_worked_picture {
                (figure("solution.svg", worked_in_words(question)))
            }
        }
    }
}

fn figure(file: &str, alt: &str) -> Markup {
    html! { pl-figure file-name=(file) alt=(alt) {} }
}
