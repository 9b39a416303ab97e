//! Exams as pages to practice on: a file of its own that says whether an answer is right, and why not.

use itertools::Itertools;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use serde_json::json;

use super::format_error::FormatError;
use super::parts::{asked, feedback, picture, solution, worked_picture};
use crate::{Exam, Kind, Question};

/// What the page may load: nothing.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'";

/// Writes an exam.
pub(super) fn write(exam: &Exam) -> Result<String, FormatError> {
    let questions: Vec<Markup> =
        (1..).zip(&exam.questions).map(|(number, asked)| question(number, asked)).collect::<Result<_, _>>()?;
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta http-equiv="Content-Security-Policy" content=(POLICY);
                title { (exam.title()) }
                style { (PreEscaped(include_str!("html/page.css"))) }
            }
            body {
                main {
                    h1 { (exam.title()) }
                    @if let Some(student) = &exam.student {
                        p { (student.in_full()) }
                    }
                    @for question in &questions { (question) }
                    p #score role="status" {}
                }
                script { (PreEscaped(include_str!("html/page.js"))) }
            }
        }
    };
    Ok(page.into_string())
}

fn question(number: usize, question: &Question) -> Result<Markup, FormatError> {
    let picture = html! { (PreEscaped(picture(question)?.to_svg())) };
    let worked = worked_picture(question)?;
    let heading = format!("question-{number}");
    let named = question.mistakes.iter().map(|mistaken| {
        let answer = &mistaken.answer;
        json!({ "answer": answer.to_string(), "feedback": feedback(question, answer) })
    });
    let mistakes = json!(named.collect_vec()).to_string();
    let is_set = matches!(question.topic.kind(), Kind::Pruned | Kind::LegalMoves | Kind::Captures);
    Ok(html! {
        section aria-labelledby=(heading) {
            h2 id=(heading) { "Question " (number) }
            (asked(question, &picture))
            form data-answer=(question.answer) data-mistakes=(mistakes) data-set[is_set] {
                @if question.choices.is_empty() {
                    p {
                        label { "Your answer: " input name="answer" autocomplete="off" required; }
                    }
                } @else {
                    fieldset {
                        legend { "Your answer" }
                        @for choice in &question.choices {
                            label.choice { input type="radio" name="answer" value=(choice) required; " " (choice) }
                        }
                    }
                }
                button { "Check the answer" }
                p.result role="status" {}
            }
            details {
                summary { "Worked solution" }
                (solution(question))
                @if let Some(worked) = &worked {
                    p { (PreEscaped(worked.to_svg())) }
                }
            }
        }
    })
}
