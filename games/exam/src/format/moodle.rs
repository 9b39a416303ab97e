//! Exams for Moodle's question bank, as its XML format has it.

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use maud::{Markup, PreEscaped, html};

use super::format_error::FormatError;
use super::parts::{asked, feedback, in_words, picture, solution, worked_in_words, worked_picture};
use crate::{Answer, Exam, Question};

/// Writes an exam.
pub(super) fn write(exam: &Exam) -> Result<String, FormatError> {
    let questions: Vec<Markup> =
        (1..).zip(&exam.questions).map(|(number, asked)| question(number, asked)).collect::<Result<_, _>>()?;
    let quiz = html! {
        (PreEscaped("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"))
        quiz {
            question type="category" {
                category { text { "$course$/top/" (exam.title()) ", seed " (exam.seed) } }
            }
            @for question in &questions { (question) }
        }
    };
    Ok(quiz.into_string())
}

fn question(number: usize, question: &Question) -> Result<Markup, FormatError> {
    let image = html! { img src="@@PLUGINFILE@@/question.svg" alt=(in_words(question)); };
    let worked = worked_picture(question)?;
    let worked_image = html! {
        @if worked.is_some() {
            p { img src="@@PLUGINFILE@@/solution.svg" alt=(worked_in_words(question)); }
        }
    };
    let kind = match (&question.answer, question.choices.is_empty()) {
        (_, false) => "multichoice",
        (Answer::Number(_), true) => "numerical",
        (_, true) => "shortanswer",
    };
    Ok(html! {
        question type=(kind) {
            name { text { "Question " (number) ": " (question.topic.kind().name()) } }
            questiontext format="html" {
                (text(&asked(question, &image)))
                (file("question.svg", &picture(question)?.to_svg()))
            }
            generalfeedback format="html" {
                (text(&html! { (solution(question)) (worked_image) }))
                @if let Some(worked) = &worked {
                    (file("solution.svg", &worked.to_svg()))
                }
            }
            defaultgrade { "1" }
            penalty { "0.3333333" }
            hidden { "0" }
            @if kind == "multichoice" {
                single { "true" }
                shuffleanswers { "true" }
                answernumbering { "abc" }
            }
            @if kind == "shortanswer" {
                usecase { "0" }
            }
            @for (given, comment) in answers(question) {
                @let fraction = if comment == "Right." { "100" } else { "0" };
                @let format = if kind == "multichoice" { "html" } else { "moodle_auto_format" };
                answer fraction=(fraction) format=(format) {
                    text { (given) }
                    @if kind == "numerical" { tolerance { "0" } }
                    feedback format="html" { (text(&html! { p { (comment) } })) }
                }
            }
        }
    })
}

/// Returns the answers that Moodle knows, with what it says of them.
fn answers(question: &Question) -> Vec<(String, String)> {
    if !question.choices.is_empty() {
        return question.choices.iter().map(|choice| (choice.to_string(), feedback(question, choice))).collect();
    }
    let known = [&question.answer].into_iter().chain(question.mistakes.iter().map(|mistaken| &mistaken.answer));
    known.flat_map(|answer| answer.spellings().into_iter().map(|text| (text, feedback(question, answer)))).collect()
}

/// Returns a text of HTML, which is escaped once more.
fn text(content: &Markup) -> Markup {
    html! { text { (content.0) } }
}

fn file(name: &str, content: &str) -> Markup {
    html! { file name=(name) path="/" encoding="base64" { (BASE64_STANDARD.encode(content)) } }
}
