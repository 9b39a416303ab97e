//! Exams as LaTeX documents, which pdflatex compiles with no more than `TikZ`.

use super::FormatError;
use super::parts::{LETTERS, picture, worked_picture};
use crate::{Exam, Question, Topic};

/// The head of the document. `\literal` prints the rest of its line as it is, whatever TeX would make of it, so that
/// nothing has to be escaped.
const HEAD: &str = r"\documentclass{article}
\usepackage[utf8]{inputenc}
\IfFileExists{lmodern.sty}{\usepackage[T1]{fontenc}\usepackage{lmodern}}{}
\usepackage[margin=2cm]{geometry}
\usepackage{tikz}
\DeclareUnicodeCharacter{2212}{\ensuremath{-}}
\DeclareUnicodeCharacter{221E}{\ensuremath{\infty}}
\DeclareUnicodeCharacter{2264}{\ensuremath{\leq}}
\DeclareUnicodeCharacter{2265}{\ensuremath{\geq}}
\setlength{\parindent}{0pt}
\setlength{\parskip}{0.6em}
\raggedbottom
\makeatletter
\newcommand{\literal}{\begingroup\let\do\@makeother\dospecials\catcode`\ =10%
  \catcode`\_=\active\catcode`\<=\active\catcode`\>=\active\catcode`\^^M=\active\literal@line}
\begingroup\catcode`\_=\active\catcode`\<=\active\catcode`\>=\active\catcode`\^^M=\active%
\gdef_{\textunderscore}\gdef<{\textless}\gdef>{\textgreater}%
\gdef\literal@line#1^^M{#1\endgroup\par}%
\endgroup
\makeatother
\newcommand{\drawing}[1]{{\centering\resizebox{\ifdim\width>\linewidth\linewidth\else\width\fi}{!}{#1}\par}}
\newenvironment{texts}{\begin{list}{}{\setlength{\itemsep}{0pt}\setlength{\parsep}{0pt}}}{\end{list}}
\newenvironment{question}{\begin{minipage}{\linewidth}\setlength{\parskip}{0.6em}}{\end{minipage}\par\medskip}
\newenvironment{longquestion}{}{\par}
\begin{document}
";

/// Writes an exam, with or without solutions.
pub(super) fn write(exam: &Exam, solutions: bool) -> Result<String, FormatError> {
    let mut text = HEAD.to_owned();
    text += &format!("{{\\Large\\bfseries\n\\literal {}\n}}\n", exam.title());
    if let Some(student) = &exam.student {
        text += &format!("{{\\large\n\\literal {}\n}}\n", student.in_full());
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
    *text += &format!("\\literal {}\n\\drawing{{%\n{}}}\n", question.text, picture(question)?.to_tikz()?);
    if let Topic::NextLine { log } = &question.topic {
        *text += "{\\ttfamily\\small\\setlength{\\parskip}{0pt}\n";
        for line in log {
            *text += &format!("\\literal {line}\n");
        }
        *text += "}\n";
    }
    if !question.choices.is_empty() {
        list(text, LETTERS.zip(&question.choices).map(|(letter, choice)| (format!("{letter})"), choice.to_string())));
    }
    Ok(())
}

fn write_solution(question: &Question, text: &mut String) -> Result<(), FormatError> {
    *text += &format!("\\textbf{{Answer:}}\n\\literal {}\n", question.answer);
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
        *text += &format!("\\item[{mark}]\n\\literal {item}\n");
    }
    *text += "\\end{texts}\n";
}
