//! Points for the gradebooks of learning management systems, as CSV that they import.
//!
//! Who a student is stays as the roster has it: a column that a system asks for is copied, to the byte, if the roster
//! has it under that heading. A student without points has an empty cell, which all of them take for no change.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use itertools::Itertools;
use suite_work::output;

use super::final_grade::FinalGrade;
use super::leftovers::remove_from;
use super::number::number_or;
use super::roster::{Column, Roster, RosterStudent};

/// The folder of the files, in that of a class.
pub const GRADES: &str = "grades";

/// A system, and the columns that it asks for.
struct Gradebook {
    file: &'static str,
    /// The columns that tell who a student is.
    identity: &'static [IdentityColumn],
    /// Whether it asks for all of them, even if the roster lacks some.
    needs_all: bool,
    /// The heading of the points, behind the name of the assignment.
    points: &'static str,
    /// A column behind the points, which is the same in all rows.
    end: Option<(&'static str, &'static str)>,
}

/// A column that tells who a student is.
struct IdentityColumn {
    heading: &'static str,
    /// The columns of any roster that have the same, the first one first.
    from: &'static [Column],
    /// What the system marks a number with, so that spreadsheets leave it as it is.
    mark: &'static str,
    /// Whether students can be told by it alone.
    is_key: bool,
    /// Whether it has the name of a student where the roster has no such column.
    is_name: bool,
}

const fn key(heading: &'static str, from: &'static [Column], mark: &'static str) -> IdentityColumn {
    IdentityColumn { heading, from, mark, is_key: true, is_name: false }
}

const STUDENT: IdentityColumn =
    IdentityColumn { heading: "Student", from: &[Column::Name], mark: "", is_key: false, is_name: true };
const SECTION: IdentityColumn =
    IdentityColumn { heading: "Section", from: &[], mark: "", is_key: false, is_name: false };

const GRADEBOOKS: [Gradebook; 3] = [
    Gradebook {
        file: "canvas.csv",
        identity: &[
            STUDENT,
            key("ID", &[Column::LmsId], ""),
            key("SIS User ID", &[Column::Sid], ""),
            key("SIS Login ID", &[Column::Login, Column::Email], ""),
            SECTION,
        ],
        needs_all: true,
        points: "",
        end: None,
    },
    Gradebook {
        file: "brightspace.csv",
        identity: &[key("OrgDefinedId", &[Column::Sid], "#"), key("Username", &[Column::Login], "#")],
        needs_all: false,
        points: " Points Grade",
        end: Some(("End-of-Line Indicator", "#")),
    },
    Gradebook {
        file: "moodle.csv",
        identity: &[
            key("Username", &[Column::Login], ""),
            key("ID number", &[Column::Sid], ""),
            key("Email address", &[Column::Email], ""),
        ],
        needs_all: false,
        points: "",
        end: None,
    },
];

/// Any system, and people: the columns of the roster, and then these.
const PLAIN: (&str, [&str; 7]) =
    ("plain.csv", ["submission", "state", "points", "of", "late_days", "final_points", "reason"]);

/// Writes the points of the students of a roster for each system that can tell them apart by what the roster has.
/// `most` are the points of a submission without a mistake.
pub fn write(folder: &Path, roster: &Roster, grades: &[FinalGrade], assignment: &str, most: f64) -> Result<()> {
    let folder = folder.join(GRADES);
    fs::create_dir_all(&folder).with_context(|| format!("cannot write to {}", folder.display()))?;
    for gradebook in &GRADEBOOKS {
        let path = folder.join(gradebook.file);
        match gradebook.table(roster, grades, assignment)? {
            Some(table) => output::write(&path, &table)?,
            // Of an earlier roster.
            None => output::remove_if_any(&path, fs::remove_file)?,
        }
    }
    output::write(&folder.join(PLAIN.0), &plain_table(roster, grades, most)?)?;
    Ok(())
}

/// Removes the files of an earlier report.
pub fn remove(folder: &Path) -> Result<()> {
    remove_from(&folder.join(GRADES), GRADEBOOKS.iter().map(|gradebook| gradebook.file).chain([PLAIN.0]))
}

impl Gradebook {
    /// Returns the table; `None` if the system could not tell who the students are.
    fn table(&self, roster: &Roster, grades: &[FinalGrade], assignment: &str) -> Result<Option<Vec<u8>>> {
        let is_known = |column: &IdentityColumn| column.source(roster).is_some();
        if !self.identity.iter().any(|column| column.is_key && is_known(column)) {
            return Ok(None);
        }
        let identity: Vec<_> = self.identity.iter().filter(|column| self.needs_all || is_known(column)).collect();
        let mut table = csv::Writer::from_writer(Vec::new());
        let points = format!("{assignment}{}", self.points);
        let end = self.end.map(|(heading, _)| heading);
        let headings = identity.iter().map(|column| column.heading);
        table.write_record(headings.chain([&*points]).chain(end))?;
        for (grade, student) in listed(roster, grades) {
            let mut fields: Vec<_> = identity.iter().map(|column| column.field(roster, student)).collect();
            fields.push(number_or(grade.final_points, ""));
            fields.extend(self.end.map(|(_, field)| field.to_owned()));
            table.write_record(fields)?;
        }
        Ok(Some(table.into_inner()?))
    }
}

/// Where a column of a gradebook comes from.
enum Source {
    /// A column of the roster with the same heading.
    Same(usize),
    /// One with the same content.
    Like(usize),
}

impl IdentityColumn {
    fn source(&self, roster: &Roster) -> Option<Source> {
        let same = roster.header.iter().position(|heading| heading == self.heading);
        let like = || self.from.iter().find_map(|&column| roster.column(column));
        same.map(Source::Same).or_else(|| like().map(Source::Like))
    }

    fn field(&self, roster: &Roster, student: &RosterStudent) -> String {
        let row = &student.row;
        match self.source(roster) {
            Some(Source::Same(index)) => row[index].clone(),
            Some(Source::Like(index)) => match row[index].trim().trim_start_matches('#') {
                "" => String::new(),
                field => format!("{}{field}", self.mark),
            },
            None if self.is_name => student.name.clone(),
            None => String::new(),
        }
    }
}

/// Returns the table for any system: the roster as it is, with what each student gets.
fn plain_table(roster: &Roster, grades: &[FinalGrade], most: f64) -> Result<Vec<u8>> {
    let mut table = csv::Writer::from_writer(Vec::new());
    table.write_record(roster.header.iter().map(String::as_str).chain(PLAIN.1))?;
    for (grade, student) in listed(roster, grades) {
        let of = grade.points.map(|_| most);
        let days = grade.late_days.map(|days| days.to_string()).unwrap_or_default();
        let submission = grade.submission.clone().unwrap_or_default();
        let own = [submission, grade.state.word().to_owned(), number_or(grade.points, ""), number_or(of, ""), days];
        let own = own.into_iter().chain([number_or(grade.final_points, ""), grade.reasons()]);
        table.write_record(student.row.iter().cloned().chain(own))?;
    }
    Ok(table.into_inner()?)
}

/// Returns the grades of the students of a roster, in its order.
fn listed<'a>(
    roster: &'a Roster,
    grades: &'a [FinalGrade],
) -> impl Iterator<Item = (&'a FinalGrade, &'a RosterStudent)> {
    let listed = grades.iter().filter_map(|grade| Some((grade.place?, grade))).sorted_by_key(|(place, _)| *place);
    listed.map(|(place, grade)| (grade, &roster.students[place]))
}
