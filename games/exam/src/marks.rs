//! The marks of a class: what all students have answered, from a table, against the key.

use std::collections::{BTreeMap, BTreeSet};
use std::str::Utf8Error;

use itertools::Itertools;
use serde::Serialize;
use suite_text::decode_utf8;
use suite_work::{inert, table_reader};
use thiserror::Error;

use crate::{Exam, ExhibitError, Key, Mark, Student};

/// The answers of students, as a table has them: a row for each student, a column for each question.
#[derive(Debug)]
pub struct AnswerSheet {
    /// The numbers of the questions that have a column.
    questions: BTreeSet<usize>,
    /// The headings of all other columns.
    other_columns: Vec<String>,
    rows: Vec<Row>,
}

/// The answers of a student.
#[derive(Debug)]
struct Row {
    line: u64,
    /// All fields that are no answers: names, numbers, addresses, and what else forms write.
    who: Vec<String>,
    /// The answers by the number of the question, counted from 1.
    answers: BTreeMap<usize, String>,
}

/// The marks of a class.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Marks {
    /// The most points.
    pub of: usize,
    /// The marks of each student: those of the key in its order, or else those of the table.
    pub students: Vec<StudentMarks>,
    /// Those who have answered and are not in the key.
    pub unknown: Vec<String>,
}

/// The marks of a student.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct StudentMarks {
    /// The student.
    pub student: Student,
    /// Whether the table has the student.
    pub answered: bool,
    /// All points.
    pub points: f64,
    /// The mark of each question.
    pub marks: Vec<Mark>,
}

/// A reason why answers cannot be marked.
#[derive(Debug, Error)]
pub enum MarksError {
    /// The text is not valid UTF-8.
    #[error("not valid UTF-8; save it as CSV in UTF-8")]
    Utf8(#[from] Utf8Error),
    /// It is not CSV, or a row has more or fewer fields than the header.
    #[error(transparent)]
    Csv(#[from] csv::Error),
    /// No column has the answers to a question.
    #[error("line 1: expected columns with the numbers of questions, such as `1` or `Q1`, found {found}")]
    NoQuestions {
        /// The columns.
        found: String,
    },
    /// Two columns are for one question.
    #[error("line 1: expected one column for question {number}, found two")]
    QuestionTwice {
        /// The number.
        number: usize,
    },
    /// There are answers to a question that the exam does not have.
    #[error("line 1: expected questions 1 to {count}, found {number}")]
    NoSuchQuestion {
        /// The number of the question.
        number: usize,
        /// The number of questions.
        count: usize,
    },
    /// A row does not tell whose it is.
    #[error("line {line}: expected a student, found a row without a name")]
    Nobody {
        /// The line.
        line: u64,
    },
    /// Several students of the key have the name of a row.
    #[error("line {line}: expected one student named {name}, found {count}; give numbers or addresses")]
    Ambiguous {
        /// The line.
        line: u64,
        /// The name.
        name: String,
        /// The number of students of that name.
        count: usize,
    },
    /// A student has several rows.
    #[error("line {line}: expected one row for {name}, found a second one")]
    Twice {
        /// The line.
        line: u64,
        /// The student.
        name: String,
    },
    /// The key has no tree or position where one should be.
    #[error("the key")]
    Exhibit(#[from] ExhibitError),
}

impl AnswerSheet {
    /// Parses a table. Columns of questions have their numbers, such as `1`, `Q1`, `Question 1` or `Question 1: ...`;
    /// all others tell who the student is, or are not needed.
    ///
    /// # Errors
    ///
    /// A [`MarksError`] if it is no such table.
    pub fn parse(text: &[u8]) -> Result<Self, MarksError> {
        let mut rows = table_reader(decode_utf8(text)?).into_records();
        let header = rows.next().transpose()?.unwrap_or_default();
        let columns = question_numbers(&header);
        if columns.iter().all(Option::is_none) {
            let found = header.iter().map(|heading| suite_text::quote(heading.as_bytes())).join(", ");
            let found = if found.is_empty() { "nothing" } else { &found };
            return Err(MarksError::NoQuestions { found: suite_text::printable(found) });
        }
        if let Some(number) = columns.iter().flatten().copied().duplicates().next() {
            return Err(MarksError::QuestionTwice { number });
        }
        let others = header.iter().zip(&columns).filter(|(_, number)| number.is_none());
        let mut sheet = Self {
            questions: columns.iter().flatten().copied().collect(),
            other_columns: others.map(|(heading, _)| heading.trim().to_owned()).collect(),
            rows: Vec::new(),
        };
        for row in rows {
            let row = row?;
            let line = row.position().map_or(0, csv::Position::line);
            // Editors of tables leave empty rows at the end.
            if row.iter().all(|field| field.trim().is_empty()) {
                continue;
            }
            let (mut who, mut answers) = (Vec::new(), BTreeMap::new());
            for (column, field) in columns.iter().zip(&row) {
                match column {
                    Some(number) => drop(answers.insert(*number, field.to_owned())),
                    None if field.trim().is_empty() => {}
                    None => who.push(field.trim().to_owned()),
                }
            }
            if who.is_empty() {
                return Err(MarksError::Nobody { line });
            }
            sheet.rows.push(Row { line, who, answers });
        }
        Ok(sheet)
    }

    /// Returns whether a column has the answers to a question, by its number counted from 1.
    #[must_use]
    pub fn has_question(&self, number: usize) -> bool {
        self.questions.contains(&number)
    }

    /// Returns the headings of the columns that are for no question.
    #[must_use]
    pub fn other_columns(&self) -> &[String] {
        &self.other_columns
    }
}

impl Key {
    /// Marks the answers of a class.
    ///
    /// # Errors
    ///
    /// A [`MarksError`] if it is not clear whose answers these are, or what they answer.
    pub fn mark(&self, sheet: &AnswerSheet) -> Result<Marks, MarksError> {
        let of = self.exams.iter().map(|exam| exam.questions.len()).max().unwrap_or(0);
        if let Some(&number) = sheet.questions.last()
            && number > of
        {
            return Err(MarksError::NoSuchQuestion { number, count: of });
        }
        if let [exam] = &self.exams[..]
            && exam.student.is_none()
        {
            let student = |row: &Row| Student { id: row.who[0].clone(), name: row.who[0].clone(), keys: Vec::new() };
            let students = sheet.rows.iter().map(|row| exam.mark(student(row), Some(row))).collect::<Result<_, _>>()?;
            return Ok(Marks { of, students, unknown: Vec::new() });
        }
        let (mut rows, mut unknown) = (BTreeMap::new(), Vec::new());
        for row in &sheet.rows {
            let Some((place, student)) = self.student(row)? else {
                unknown.push(row.who.join(", "));
                continue;
            };
            if rows.insert(place, row).is_some() {
                return Err(MarksError::Twice { line: row.line, name: student.in_full() });
            }
        }
        let exams =
            self.exams.iter().enumerate().filter_map(|(place, exam)| Some((place, exam, exam.student.clone()?)));
        let students = exams.map(|(place, exam, student)| exam.mark(student, rows.get(&place).copied()));
        Ok(Marks { of, students: students.collect::<Result<_, _>>()?, unknown })
    }

    /// Returns the student of a row, with the place of the variant: by a number or an address, or else by the name.
    fn student(&self, row: &Row) -> Result<Option<(usize, &Student)>, MarksError> {
        let students =
            || self.exams.iter().enumerate().filter_map(|(place, exam)| Some((place, exam.student.as_ref()?)));
        let has_key = |student: &Student| {
            let keys = student.keys.iter().map(|key| key.to_lowercase()).collect_vec();
            row.who.iter().any(|field| keys.contains(&field.trim_start_matches('#').to_lowercase()))
        };
        if let Some(found) = students().find(|(_, student)| has_key(student)) {
            return Ok(Some(found));
        }
        let names = row.who.iter().map(|field| words(field)).collect_vec();
        let same = students().filter(|(_, student)| names.contains(&words(&student.name))).collect_vec();
        match same[..] {
            [] => Ok(None),
            [found] => Ok(Some(found)),
            [(_, student), ..] => {
                Err(MarksError::Ambiguous { line: row.line, name: student.name.clone(), count: same.len() })
            }
        }
    }
}

impl Exam {
    fn mark(&self, student: Student, row: Option<&Row>) -> Result<StudentMarks, MarksError> {
        let given = |number: usize| row.and_then(|row| row.answers.get(&number)).map_or("", String::as_str);
        let marks = (1..).zip(&self.questions).map(|(number, question)| question.mark(given(number)));
        let marks: Vec<Mark> = marks.collect::<Result<_, _>>()?;
        let points = marks.iter().map(|mark| mark.points).sum();
        Ok(StudentMarks { student, answered: row.is_some(), points, marks })
    }
}

impl Marks {
    /// Returns the marks as CSV: a row for each student, with the points of each question, and the mistakes behind
    /// answers by the numbers of their questions.
    #[must_use]
    pub fn to_csv(&self) -> String {
        let numbers = (1..=self.of).map(|number| number.to_string()).collect_vec();
        let header = ["student", "name", "points", "of"].map(str::to_owned).into_iter().chain(numbers);
        let mut rows = vec![header.chain(["mistakes".to_owned()]).collect_vec()];
        for StudentMarks { student, points, marks, .. } in &self.students {
            let who = [inert(&student.id), inert(&student.name), in_points(*points), self.of.to_string()];
            let each =
                (0..self.of).map(|index| marks.get(index).map_or_else(String::new, |mark| in_points(mark.points)));
            let mistakes = (1..).zip(marks).filter_map(|(number, mark)| Some((number, mark.mistake()?)));
            let mistakes = mistakes.map(|(number, mistake)| format!("{number}: {}", mistake.id)).join("; ");
            rows.push(who.into_iter().chain(each).chain([mistakes]).collect());
        }
        let mut table = csv::Writer::from_writer(Vec::new());
        let written = rows.iter().try_for_each(|row| table.write_record(row));
        let bytes = written.ok().and_then(|()| table.into_inner().ok()).unwrap_or_default();
        String::from_utf8(bytes).unwrap_or_default()
    }
}

/// Returns points with two decimals.
fn in_points(points: f64) -> String {
    format!("{points:.2}")
}

/// Returns the number of the question that each column is for, if it is for one. `Question 3: which leaves` is, unless
/// the table has `Q3`, too.
fn question_numbers(header: &csv::StringRecord) -> Vec<Option<usize>> {
    let bare = header.iter().map(question_number).collect_vec();
    let titled = |heading| titled_number(heading).filter(|number| !bare.contains(&Some(*number)));
    header.iter().zip(&bare).map(|(heading, number)| number.or_else(|| titled(heading))).collect()
}

/// Returns the number of a question before its text. A bracket at the end is that of a form, which has more columns
/// for a question, such as `Question 3: which leaves [Score]`.
fn titled_number(heading: &str) -> Option<usize> {
    let (number, text) = heading.split_once([':', '.', ')', '-', '\u{2013}', '\u{2014}'])?;
    let is_numbered = number.trim_start().to_lowercase().starts_with('q');
    let is_text = text.starts_with(char::is_whitespace) && !text.trim_end().ends_with(']');
    (is_numbered && is_text).then(|| question_number(number))?
}

/// Returns the number of the question that a column is for, if its heading has nothing else.
fn question_number(heading: &str) -> Option<usize> {
    let heading = heading.trim().to_lowercase();
    let number = heading.trim_start_matches("question").trim_start_matches('q');
    let number = number.trim_matches(|letter: char| letter.is_whitespace() || ".:#".contains(letter));
    number.parse().ok().filter(|number| *number > 0)
}

/// Returns the words of a name in an order of their own, since last names stand first or last.
fn words(name: &str) -> Vec<String> {
    let name = name.to_lowercase();
    let words = name.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.map(str::to_owned).sorted().collect()
}
