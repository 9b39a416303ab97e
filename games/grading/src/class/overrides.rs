//! Points that a teacher has given by hand, each with its reason: the file `overrides.csv` in the folder of a class.
//!
//! Only the teacher writes it. It is read whenever results are collected, so that it outlives every grading.

use std::path::Path;
use std::str::Utf8Error;

use anyhow::Result;
use suite_arena::printable;
use suite_text::decode_utf8;
use suite_work::{input, table_reader};
use thiserror::Error;

use super::roster::plain;

/// Points that were given by hand.
#[derive(Debug, Clone, PartialEq)]
pub struct Override {
    /// The line in the file.
    pub line: u64,
    /// The text that names the student.
    pub student: String,
    /// The part; `None` for all points.
    pub part: Option<String>,
    /// The points.
    pub points: f64,
    /// Why.
    pub reason: String,
}

/// The name of the file, in the folder of a class.
pub const OVERRIDES: &str = "overrides.csv";
/// The headings of its columns.
const HEADER: [&str; 4] = ["name", "part", "points", "reason"];
/// What stands in the column of parts for all points; so does nothing.
pub const TOTAL: &str = "total";

/// A file that has no overrides.
#[derive(Debug, Error)]
pub enum OverridesError {
    /// The text is not valid UTF-8.
    #[error("not valid UTF-8; save it as CSV in UTF-8")]
    Utf8(#[from] Utf8Error),
    /// It is not CSV, or a row has more or fewer fields than the header.
    #[error(transparent)]
    Csv(#[from] csv::Error),
    /// It has no such column.
    #[error("line 1: expected the columns {}, found no `{missing}`", HEADER.join(", "))]
    Column {
        /// The heading.
        missing: &'static str,
    },
    /// A field has something else than it should.
    #[error("line {line}: expected {expected}, found `{found}`")]
    Field {
        /// The line.
        line: u64,
        /// What should be in it.
        expected: String,
        /// What is.
        found: String,
    },
    /// A line gives other points for the same.
    #[error("line {line}: expected one line for the {what} of a student, found line {other}, too")]
    Twice {
        /// The line.
        line: u64,
        /// The line before.
        other: u64,
        /// The part.
        what: String,
    },
}

/// Reads the overrides in the folder of a class, which are for these parts; none if there is no such file.
///
/// # Errors
///
/// A file that is no such table, with the line.
pub fn read_overrides(folder: &Path, parts: &[&str]) -> Result<Vec<Override>> {
    let path = folder.join(OVERRIDES);
    if !path.exists() {
        return Ok(Vec::new());
    }
    input::ensure_regular(&path)?;
    input::read(&path, |text| parse(text, parts))
}

fn parse(text: &[u8], parts: &[&str]) -> Result<Vec<Override>, OverridesError> {
    let text = decode_utf8(text)?;
    let mut rows = table_reader(text).into_records();
    let Some(header) = rows.next().transpose()? else { return Ok(Vec::new()) };
    let column = |missing| {
        let place = header.iter().position(|heading| heading.trim().eq_ignore_ascii_case(missing));
        place.ok_or(OverridesError::Column { missing })
    };
    let [student, part, points, reason] = HEADER.map(column);
    let columns = [student?, part?, points?, reason?];
    let mut overrides = Vec::new();
    for row in rows {
        let row = row?;
        if !row.iter().all(|field| field.trim().is_empty()) {
            let line = row.position().map_or(0, csv::Position::line);
            overrides.push(parse_row(columns.map(|column| row[column].trim()), line, parts)?);
        }
    }
    Ok(overrides)
}

fn parse_row(fields: [&str; 4], line: u64, parts: &[&str]) -> Result<Override, OverridesError> {
    let [student, part, points, reason] = fields;
    let error = |expected: &str, found: &str| OverridesError::Field {
        line,
        expected: expected.to_owned(),
        found: printable(found),
    };
    if student.is_empty() {
        return Err(error("the name of a student", student));
    }
    let part = match part {
        "" | TOTAL => None,
        other => {
            let found = parts.iter().find(|name| plain(name) == plain(other));
            Some(*found.ok_or_else(|| error(&format!("{TOTAL} or one of the parts {}", parts.join(", ")), other))?)
        }
    };
    let number = points.parse().ok().filter(|points: &f64| points.is_finite() && *points >= 0.0);
    let points = number.ok_or_else(|| error("a number of points", points))?;
    if reason.is_empty() {
        return Err(error("a reason", reason));
    }
    Ok(Override { line, student: student.to_owned(), part: part.map(str::to_owned), points, reason: printable(reason) })
}

impl Override {
    /// Returns the name of the part, or the word for all points.
    #[must_use]
    pub fn part_or_total(&self) -> &str {
        self.part.as_deref().unwrap_or(TOTAL)
    }

    /// Returns the error of a name that is that of nobody in the class.
    pub(super) fn unknown_student(&self) -> OverridesError {
        let expected = "the name of a student or a submission of this class".to_owned();
        OverridesError::Field { line: self.line, expected, found: printable(&self.student) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    const PARTS: [&str; 2] = ["minimax", "depth limit"];

    #[test]
    fn overrides_are_read() {
        let text =
            "\u{feff}Name;Part;Points;Reason\nAnn;Depth-limit;2.5; \u{201c}late\u{201d} kit \nBob;;0;copied\n;;;\n";
        let read = parse(text.as_bytes(), &PARTS).expect("overrides");
        let told = |one: &Override| (one.line, one.student.clone(), one.part.clone(), one.points, one.reason.clone());
        let told: Vec<_> = read.iter().map(told).collect();
        let ann = (2, "Ann".to_owned(), Some("depth limit".to_owned()), 2.5, "\u{201c}late\u{201d} kit".to_owned());
        assert_eq!(told, [ann, (3, "Bob".to_owned(), None, 0.0, "copied".to_owned())]);
        assert_eq!(read[1].part_or_total(), "total");
        assert!(parse(b"", &PARTS).expect("none").is_empty());
    }

    #[test]
    fn what_is_no_override_is_refused() {
        for (text, expected) in [
            ("name,points,reason\n", "line 1: expected the columns name, part, points, reason, found no `part`"),
            (
                "name,part,points,reason\nAnn,chess,1,x\n",
                "line 2: expected total or one of the parts minimax, depth limit",
            ),
            ("name,part,points,reason\nAnn,,many,x\n", "line 2: expected a number of points, found `many`"),
            ("name,part,points,reason\nAnn,,-1,x\n", "line 2: expected a number of points, found `-1`"),
            ("name,part,points,reason\nAnn,,1, \n", "line 2: expected a reason, found ``"),
            ("name,part,points,reason\n,,1,x\n", "line 2: expected the name of a student, found ``"),
            ("name,part,points,reason\nAnn,,1\n", "CSV error: record 1 (line: 2"),
        ] {
            let error = parse(text.as_bytes(), &PARTS).expect_err(text).to_string();
            assert!(error.starts_with(expected), "{text}: {error}");
        }
    }

    proptest! {
        #[test]
        fn no_rows_panic(text in "name,part,points,reason\n([a0\",\n]{0,9}\n){0,5}") {
            let _ = parse(text.as_bytes(), &PARTS);
        }
    }
}
