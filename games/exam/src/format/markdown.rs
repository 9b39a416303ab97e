//! Exams in Markdown.

use super::format_error::FormatError;
use crate::exhibit::Scene;
use crate::{Exam, Exhibit, Question, Topic};

/// Writes an exam, with or without solutions.
pub(super) fn write(exam: &Exam, solutions: bool) -> Result<String, FormatError> {
    let mut text = format!("# {}\n", exam.title());
    if let Some(student) = &exam.student {
        text += &format!("\n{}\n", student.in_full());
    }
    if exam.questions.iter().any(|question| matches!(question.exhibit, Exhibit::Tree { .. })) {
        text += "\nNodes are called by their paths: 2.3 is the third child of the root's second child.\n";
    }
    for (number, question) in (1..).zip(&exam.questions) {
        text += &format!("\n## Question {number}\n\n");
        write_question(question, &mut text)?;
        if solutions {
            write_solution(question, &mut text);
        }
    }
    Ok(text)
}

fn write_question(question: &Question, text: &mut String) -> Result<(), FormatError> {
    let shown = match (question.exhibit.scene(question.subject)?, &question.exhibit) {
        (Scene::Board(board), _) => board.to_text(),
        (Scene::Tree(_), Exhibit::Tree { tree, .. }) => format!("{tree}\n"),
        (Scene::Tree(_), Exhibit::Board { .. }) => String::new(),
    };
    *text += &format!("{}\n\n```text\n{shown}```\n", question.text);
    if let Topic::NextLine { log } = &question.topic {
        *text += &format!("\n```text\n{}\n```\n", log.join("\n"));
    }
    if !question.choices.is_empty() {
        *text += "\n";
    }
    for (letter, choice) in ('a'..='z').zip(&question.choices) {
        *text += &format!("- {letter}) {choice}\n");
    }
    Ok(())
}

fn write_solution(question: &Question, text: &mut String) {
    *text += &format!("\n**Answer:** {}\n", question.answer);
    if !question.mistakes.is_empty() {
        *text += "\nWrong answers, and the mistakes behind them:\n\n";
    }
    for mistake in &question.mistakes {
        *text += &format!("- {}: {}\n", mistake.answer, mistake.message);
    }
    *text += "\nStep by step:\n\n";
    for (number, step) in (1..).zip(&question.solution.steps) {
        *text += &format!("{number}. {step}\n");
    }
}
