//! Exams as LaTeX documents, which pdflatex compiles with no more than `TikZ`.

use suite_draw::escape_latex;

use super::format_error::FormatError;
use super::parts::{LETTERS, picture, worked_picture};
use crate::{Exam, Question, Topic};

/// The head of the document.
const HEAD: &str = r"\documentclass{article}
\usepackage[utf8]{inputenc}
\IfFileExists{lmodern.sty}{\usepackage[T1]{fontenc}\usepackage{lmodern}}{}
\usepackage[margin=2cm]{geometry}
\usepackage{tikz}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.6em}
\raggedbottom
\newcommand{\drawing}[1]{{\centering\resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}{#1}\par}}
\newenvironment{texts}{\begin{list}{}{\setlength{\itemsep}{0pt}\setlength{\parsep}{0pt}}}{\end{list}}
\newenvironment{question}{\begin{minipage}{\linewidth}\setlength{\parskip}{0.6em}}{\end{minipage}\par\medskip}
\newenvironment{longquestion}{}{\par}
\begin{document}
";

/// Writes an exam, with or without solutions.
pub(super) fn write(exam: &Exam, solutions: bool) -> Result<String, FormatError> {
    let mut text = HEAD.to_owned();
    text += &format!("{{\\Large\\bfseries {}\\par}}\n", escape_latex(exam.title()));
    if let Some(student) = &exam.student {
        text += &format!("{{\\large {}\\par}}\n", escape_latex(&student.in_full()));
    }
    for (number, question) in (1..).zip(&exam.questions) {
        // On one page, where the log is not too long for that.
        let is_long = matches!(&question.topic, Topic::NextLine { log } if log.len() > 30);
        let place = if is_long { "longquestion" } else { "question" };
        text += &format!("\n\\begin{{{place}}}");
        text += &format!("\n\\subsection*{{Question {number}}}\n");
        write_question(question, &mut text)?;
        text += &format!("\\end{{{place}}}\n");
        if solutions {
            write_solution(question, &mut text)?;
        } else if question.choices.is_empty() {
            text += "\\vspace{1em}Answer: \\hrulefill\n\n";
        }
    }
    text += "\\end{document}\n";
    Ok(text)
}

fn write_question(question: &Question, text: &mut String) -> Result<(), FormatError> {
    *text += &format!("{}\\par\n\\drawing{{%\n{}}}\n", escape_latex(&question.text), picture(question)?.to_tikz()?);
    if let Topic::NextLine { log } = &question.topic {
        *text += "{\\ttfamily\\small\\setlength{\\parskip}{0pt}\n";
        for line in log {
            *text += &format!("{}\\par\n", escape_latex(line));
        }
        *text += "}\n";
    }
    if !question.choices.is_empty() {
        list(text, LETTERS.zip(&question.choices).map(|(letter, choice)| (format!("{letter})"), choice.to_string())));
    }
    Ok(())
}

fn write_solution(question: &Question, text: &mut String) -> Result<(), FormatError> {
    *text += &format!("\\textbf{{Answer:}} {}\\par\n", escape_latex(&question.answer.to_string()));
    if let Some(worked) = worked_picture(question)? {
        *text += &format!("\\drawing{{%\n{}}}\n", worked.to_tikz()?);
    }
    if !question.mistakes.is_empty() {
        *text += "Wrong answers, and the mistakes behind them:\n";
        let mistakes = question.mistakes.iter();
        list(text, mistakes.map(|mistaken| ("--".to_owned(), format!("{}: {}", mistaken.answer, mistaken.message))));
    }
    *text += "Step by step:\n";
    list(text, (1..).zip(&question.solution.steps).map(|(number, step)| (format!("{number}."), step.clone())));
    Ok(())
}

/// Writes a list of marks and texts.
fn list(text: &mut String, items: impl Iterator<Item = (String, String)>) {
    *text += "\\begin{texts}\n";
    for (mark, item) in items {
        *text += &format!("\\item[{mark}] {}\n", escape_latex(&item));
    }
    *text += "\\end{texts}\n";
}
