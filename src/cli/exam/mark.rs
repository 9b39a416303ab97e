//! `suite exam mark`: answers marked by the key.

use std::fmt;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use suite_exam::{AnswerSheet, Exam, Key, Marks, StudentMarks};
use suite_grading::class::Roster;
use suite_text::printable;
use suite_work::document::{self, Document, ParseDocumentError};
use suite_work::{input, note, output, write_table};

use crate::cli::status::Status;

/// Mark the answers of a class.
///
/// Answers come as CSV: a row for each student, and a column for each question with its number, such as 1, Q1 or
/// "Question 1: ...". They are letters of choices, or written out, whatever the case and the spaces. Pruned leaves and
/// squares count the right ones less the wrong ones; alpha and beta half each; an order what it prunes, compared with
/// the best; all else is right or wrong. A mistake is named where it is the only known one that leads to the answer,
/// and an answer that cannot be read is told as such.
#[derive(Args)]
#[command(after_help = "\
Example:
  suite exam mark exam/key.json answers.csv
  suite exam mark exam/key.json answers.csv --csv marks.csv
  suite exam mark exam.json answers.csv --json")]
pub struct Mark {
    /// Key of the exam: key.json of the variants, or an exam in JSON that all have written
    key: PathBuf,
    /// Answers of the students, as CSV
    answers: PathBuf,
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Write the points as CSV to this file, too
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
}

impl Mark {
    pub fn run(self) -> Result<Status> {
        let key = input::read(&self.key, parse_key)?;
        let sheet = input::read(&self.answers, AnswerSheet::parse)?;
        let marks = key.mark(&sheet)?;
        warn_of_columns(&sheet, marks.of);
        if let Some(file) = &self.csv {
            output::write(file, marks.to_csv().as_bytes())?;
        }
        for unknown in &marks.unknown {
            note!("not in the key: {unknown}");
        }
        let mut out = std::io::stdout().lock();
        if self.json {
            Document::new("suite/exam-marks", 1, &marks).print(&mut out)?;
        } else {
            write!(out, "{}", Table(&marks))?;
        }
        Ok(Status::Done)
    }
}

/// Columns that forms add, besides those of the [`Roster`], in lower case: Google Forms, Microsoft Forms, and quizzes
/// of Moodle and Canvas.
const FORM_COLUMNS: [&str; 17] = [
    "timestamp",
    "score",
    "total score",
    "start time",
    "completion time",
    "last modified time",
    "started",
    "started on",
    "completed",
    "time taken",
    "duration",
    "state",
    "status",
    "attempt",
    "submitted",
    "section",
    "date",
];

/// Warns of questions without a column, and of columns that are neither for a question nor for what is usual.
fn warn_of_columns(sheet: &AnswerSheet, questions: usize) {
    let missing = (1..=questions).filter(|number| !sheet.has_question(*number)).map(|number| number.to_string());
    let missing: Vec<String> = missing.collect();
    if !missing.is_empty() {
        note!("warning: questions without a column: {}", missing.join(", "));
    }
    let is_usual = |heading: &str| Roster::knows(heading) || FORM_COLUMNS.contains(&&*heading.to_lowercase());
    let others = sheet.other_columns().iter().filter(|heading| !is_usual(heading));
    let others: Vec<String> = others.map(|heading| format!("`{}`", printable(heading))).collect();
    if !others.is_empty() {
        let expected = "such as `1`, `Q1` or `Question 1: ...`";
        note!("warning: columns without the number of a question, {expected}: {}", others.join(", "));
    }
}

fn parse_key(text: &[u8]) -> Result<Key, ParseDocumentError> {
    match document::parse(text, "suite/exam-key", 1) {
        Err(ParseDocumentError::Schema { found, .. }) if found == "suite/exam" => {
            document::parse::<Exam>(text, "suite/exam", 1).map(Key::from)
        }
        key => key,
    }
}

/// The marks for people: a table of points, and the mistakes below it.
struct Table<'a>(&'a Marks);

impl fmt::Display for Table<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Marks { of, students, .. } = self.0;
        let numbers = (1..=*of).map(|number| number.to_string());
        let header = [String::new()].into_iter().chain(numbers).chain([format!("points of {of}")]);
        let rows = students.iter().map(|StudentMarks { student, answered, points, marks }| {
            let each = marks.iter().map(|mark| match (&mark.given, mark.points) {
                (None, _) => "-".to_owned(),
                (Some(_), 0.0) => "0".to_owned(),
                (Some(_), 1.0) => "1".to_owned(),
                (Some(_), points) => format!("{points:.2}"),
            });
            let points = if *answered { format!("{points:.2}") } else { "no answers".to_owned() };
            [student.in_full()].into_iter().chain(each).chain([points]).collect()
        });
        let rows: Vec<Vec<String>> = [header.collect()].into_iter().chain(rows).collect();
        write_table(f, &rows)?;
        for StudentMarks { student, marks, .. } in students {
            for (number, mark) in (1..).zip(marks) {
                let Some(mistake) = mark.mistake() else { continue };
                let (name, given) = (student.in_full(), printable(mark.given.as_deref().unwrap_or_default()));
                write!(f, "\n{name}, question {number}: {given} instead of {}\n  {}\n", mark.answer, mistake.message)?;
            }
        }
        Ok(())
    }
}
