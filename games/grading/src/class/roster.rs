//! The roster of a class: who should submit, as course systems export it.

use std::collections::BTreeMap;
use std::str::Utf8Error;

use serde::{Deserialize, Serialize};
use suite_arena::printable;
use suite_text::decode_utf8;
use suite_work::table_reader;
use thiserror::Error;
use unicode_normalization::UnicodeNormalization;

/// The students of a class, in the order of its file, with all that this has of them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Roster {
    /// The headings of the columns, as the file has them.
    pub header: Vec<String>,
    /// The students.
    pub students: Vec<RosterStudent>,
}

/// A student of a roster.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RosterStudent {
    /// The line in the file.
    pub line: u64,
    /// The name: that of the file, or the first name and the last one.
    pub name: String,
    /// The number of the student.
    pub sid: Option<String>,
    /// The e-mail address.
    pub email: Option<String>,
    /// The user name.
    pub login: Option<String>,
    /// The number that the learning management system has for the student.
    pub lms_id: Option<String>,
    /// The name of the group, whose members share their points.
    pub group: Option<String>,
    /// The fields of the row, as the file has them.
    pub row: Vec<String>,
}

/// A file that is no roster.
#[derive(Debug, Error)]
pub enum RosterError {
    /// The text is not valid UTF-8.
    #[error("not valid UTF-8; save it as CSV in UTF-8")]
    Utf8(#[from] Utf8Error),
    /// It is not CSV, or a row has more or fewer fields than the header.
    #[error(transparent)]
    Csv(#[from] csv::Error),
    /// It has no column that tells who a student is.
    #[error(
        "line 1: expected a column with names, SIDs, e-mails or user names, such as {}, found {found}",
        "`Name`, `First Name` and `Last Name`, `SID`, `Email`, `Student`, `OrgDefinedId`, `Username` or `user_name`"
    )]
    NoIdentity {
        /// The columns.
        found: String,
    },
    /// It has no students.
    #[error("expected a row for each student, found none")]
    NoStudents,
    /// A row does not say who the student is.
    #[error("line {line}: expected a student, found a row without a name, SID, e-mail or user name")]
    Nobody {
        /// The line.
        line: u64,
    },
    /// Two students have one number or address.
    #[error("line {line}: expected {what} of its own, found `{value}`, which line {other} has, too")]
    Twice {
        /// The line.
        line: u64,
        /// The line before.
        other: u64,
        /// What they have in common.
        what: &'static str,
        /// The number or address.
        value: String,
    },
}

/// What a column has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Column {
    Name,
    FirstName,
    LastName,
    Sid,
    Email,
    Login,
    LmsId,
    Group,
    Role,
}

/// The headings of columns and what the columns hold, in lower case, letters and digits only: those of Gradescope,
/// Canvas, MarkUs, Moodle and Brightspace, and what people write.
const HEADINGS: [(&str, Column); 31] = [
    ("name", Column::Name),
    ("fullname", Column::Name),
    ("student", Column::Name),
    ("studentname", Column::Name),
    ("firstname", Column::FirstName),
    ("givenname", Column::FirstName),
    ("first", Column::FirstName),
    ("lastname", Column::LastName),
    ("surname", Column::LastName),
    ("familyname", Column::LastName),
    ("last", Column::LastName),
    ("sid", Column::Sid),
    ("studentid", Column::Sid),
    ("studentnumber", Column::Sid),
    ("idnumber", Column::Sid),
    ("sisuserid", Column::Sid),
    ("orgdefinedid", Column::Sid),
    ("email", Column::Email),
    ("emailaddress", Column::Email),
    ("mail", Column::Email),
    ("username", Column::Login),
    ("login", Column::Login),
    ("loginid", Column::Login),
    ("sisloginid", Column::Login),
    ("id", Column::LmsId),
    ("group", Column::Group),
    ("groups", Column::Group),
    ("groupname", Column::Group),
    ("team", Column::Group),
    ("role", Column::Role),
    ("courserole", Column::Role),
];

/// The columns that tell who a student is, besides names.
const UNIQUE: [(Column, &str); 4] = [
    (Column::Sid, "a SID"),
    (Column::Email, "an e-mail address"),
    (Column::Login, "a user name"),
    (Column::LmsId, "an ID"),
];

/// Names of nobody: the row of Canvas with the most points, and the student that it has for tests.
const NOBODY: [&str; 3] = ["points possible", "student, test", "test student"];

impl Roster {
    /// Parses a roster. Columns are known by their headings; those of staff, by the column of roles, are left out.
    ///
    /// # Errors
    ///
    /// A [`RosterError`] for a file that does not tell who its students are, or two of them by one number or address.
    pub fn parse(text: &[u8]) -> Result<Self, RosterError> {
        let text = decode_utf8(text)?;
        let mut rows = table_reader(text).into_records();
        let header: Vec<String> = match rows.next() {
            Some(row) => row?.iter().map(|field| field.trim().to_owned()).collect(),
            None => return Err(RosterError::NoStudents),
        };
        let columns = Columns::of(&header);
        if !columns.tell_who() {
            let found = header.iter().map(|heading| format!("`{}`", printable(heading))).collect::<Vec<_>>().join(", ");
            return Err(RosterError::NoIdentity { found: printable(&found) });
        }
        let mut students = Vec::new();
        for row in rows {
            let row = row?;
            let line = row.position().map_or(0, csv::Position::line);
            // Editors of tables leave empty rows at the end.
            if row.iter().all(|field| field.trim().is_empty()) || columns.is_left_out(&row) {
                continue;
            }
            students.push(columns.student(&row, line).ok_or(RosterError::Nobody { line })?);
        }
        if students.is_empty() {
            return Err(RosterError::NoStudents);
        }
        ensure_unique(&students)?;
        Ok(Self { header, students })
    }

    /// Returns whether columns with this heading are known.
    #[must_use]
    pub fn knows(heading: &str) -> bool {
        column_of(heading).is_some()
    }

    /// Returns the column of this kind, if there is one.
    pub(super) fn column(&self, column: Column) -> Option<usize> {
        Columns::of(&self.header).index(column)
    }
}

/// Returns what a column with this heading has.
fn column_of(heading: &str) -> Option<Column> {
    let plain: String = heading.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let plain = plain.to_lowercase();
    HEADINGS.iter().find(|(known, _)| *known == plain).map(|(_, column)| *column)
}

/// Where the columns are.
struct Columns(BTreeMap<Column, usize>);

impl Columns {
    fn of(header: &[String]) -> Self {
        let mut columns = BTreeMap::new();
        for (index, heading) in header.iter().enumerate() {
            if let Some(column) = column_of(heading) {
                columns.entry(column).or_insert(index);
            }
        }
        Self(columns)
    }

    fn index(&self, column: Column) -> Option<usize> {
        self.0.get(&column).copied()
    }

    fn tell_who(&self) -> bool {
        let has = |column| self.0.contains_key(&column);
        has(Column::Name) || has(Column::LastName) || UNIQUE.iter().any(|&(column, _)| has(column))
    }

    /// Returns a field without the spaces around it, unless it is empty.
    fn field<'a>(&self, row: &'a csv::StringRecord, column: Column) -> Option<&'a str> {
        row.get(self.index(column)?).map(str::trim).filter(|field| !field.is_empty())
    }

    /// Returns whether a row is that of staff, or of nobody.
    fn is_left_out(&self, row: &csv::StringRecord) -> bool {
        let is_student = |role: &str| ["student", "learner"].iter().any(|word| role.to_lowercase().contains(word));
        let is_nobody = |name: &str| NOBODY.contains(&&*name.to_lowercase());
        self.field(row, Column::Role).is_some_and(|role| !is_student(role))
            || self.field(row, Column::Name).is_some_and(is_nobody)
    }

    fn student(&self, row: &csv::StringRecord, line: u64) -> Option<RosterStudent> {
        let field = |column| self.field(row, column).map(str::to_owned);
        let parts = [Column::FirstName, Column::LastName].into_iter().filter_map(field).collect::<Vec<_>>().join(" ");
        let known = UNIQUE.iter().find_map(|&(column, _)| field(column));
        let names = field(Column::Name).or(Some(parts).filter(|name| !name.is_empty()));
        let name = names.or(known)?.nfc().collect::<String>();
        Some(RosterStudent {
            line,
            name: printable(&name),
            // Brightspace marks numbers and user names so, lest spreadsheets change them.
            sid: field(Column::Sid).map(|sid| sid.trim_start_matches('#').to_owned()),
            email: field(Column::Email),
            login: field(Column::Login).map(|login| login.trim_start_matches('#').to_owned()),
            lms_id: field(Column::LmsId),
            group: field(Column::Group),
            row: row.iter().map(str::to_owned).collect(),
        })
    }
}

/// Checks that no two students have one number or address.
fn ensure_unique(students: &[RosterStudent]) -> Result<(), RosterError> {
    for (column, what) in UNIQUE {
        let mut lines = BTreeMap::new();
        for student in students {
            let Some(value) = student.unique(column) else { continue };
            if let Some(other) = lines.insert(plain(value), student.line) {
                return Err(RosterError::Twice { line: student.line, other, what, value: printable(value) });
            }
        }
    }
    Ok(())
}

impl RosterStudent {
    fn unique(&self, column: Column) -> Option<&str> {
        let field = match column {
            Column::Sid => &self.sid,
            Column::Email => &self.email,
            Column::Login => &self.login,
            Column::LmsId => &self.lms_id,
            _ => &None,
        };
        field.as_deref()
    }

    /// Returns all by which the student is known besides the name.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        UNIQUE.iter().filter_map(|&(column, _)| self.unique(column))
    }

    /// Returns a text by which the student is known that stays the same: the first of the keys, or else the name.
    #[must_use]
    pub fn identity(&self) -> String {
        plain(self.keys().next().unwrap_or(&self.name))
    }

    /// Returns the name with the number or the address that tells the student from others of that name.
    #[must_use]
    pub fn in_full(&self) -> String {
        let key = self.keys().find(|key| *key != self.name);
        key.map_or_else(|| self.name.clone(), |key| format!("{} ({})", self.name, printable(key)))
    }
}

/// Returns a name, a number or an address in the form in which it is compared: in lower case, accents in one form, and
/// one space between words, for spaces, hyphens, underscores or commas.
pub(super) fn plain(text: &str) -> String {
    let text: String = text.to_lowercase().nfc().collect();
    let words = text.split(|letter: char| letter.is_whitespace() || "-_,".contains(letter));
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn parse(text: &str) -> Roster {
        Roster::parse(text.as_bytes()).expect(text)
    }

    #[test]
    fn rosters_of_all_systems_are_read() {
        let gradescope =
            "First Name,Last Name,SID,Email,Role,Section\nAnn,Bee,007,ann@x.edu,Student,A\nTim,Staff,,t@x.edu,TA,A\n";
        let canvas = "Student,ID,SIS User ID,SIS Login ID,Section,HW (7)\n    Points Possible,,,,,100\n\
            \"Bee, Ann\",12,007,ann,A,\n";
        let markus =
            "user_name,last_name,first_name,section_name,id_number,email,group_name\nann,Bee,Ann,A,007,ann@x.edu,g1\n";
        let moodle = "First name;Surname;ID number;Email address;Group\nAnn;Bee;007;ann@x.edu;\n;;;;\n";
        let brightspace =
            "OrgDefinedId,Username,Last Name,First Name,Email,End-of-Line Indicator\n#007,#ann,Bee,Ann,ann@x.edu,#\n";
        for (text, name, email, login) in [
            (gradescope, "Ann Bee", Some("ann@x.edu"), None),
            (canvas, "Bee, Ann", None, Some("ann")),
            (markus, "Ann Bee", Some("ann@x.edu"), Some("ann")),
            (moodle, "Ann Bee", Some("ann@x.edu"), None),
            (brightspace, "Ann Bee", Some("ann@x.edu"), Some("ann")),
        ] {
            let roster = parse(&format!("\u{feff}{text}"));
            let [student] = &roster.students[..] else { panic!("{text}: {roster:?}") };
            let told = (&*student.name, student.sid.as_deref(), student.email.as_deref(), student.login.as_deref());
            assert_eq!(told, (name, Some("007"), email, login));
            assert_eq!(student.group.as_deref(), (text == markus).then_some("g1"));
            assert_eq!(student.row.len(), roster.header.len());
        }
        assert_eq!(parse("Name\nRene\u{301}e\n").students[0].name, "Ren\u{e9}e");
    }

    #[test]
    fn what_is_no_roster_is_refused() {
        for (text, expected) in [
            ("", "expected a row for each student, found none"),
            ("Name,SID\n", "expected a row for each student, found none"),
            ("Nom,Section\nAnn,A\n", "user_name`, found `Nom`, `Section`"),
            ("Name,SID\nAnn,1\nBob,2\ncid,1\n", "line 4: expected a SID of its own, found `1`, which line 2 has, too"),
            (
                "Name,Email\nAnn,a@x.edu\nBob,A@X.edu\n",
                "line 3: expected an e-mail address of its own, found `A@X.edu`, which line 2 has, too",
            ),
            ("Name,SID,Section\nAnn,1,A\n,,A\n", "line 3: expected a student, found a row without a name"),
            ("Name,SID\nAnn\n", "CSV error: record 1 (line: 2, byte: 9): found record with 1 fields"),
        ] {
            let error = Roster::parse(text.as_bytes()).expect_err(text).to_string();
            assert!(error.contains(expected), "{text}: {error}");
        }
        let wide = Roster::parse("Section,".repeat(200).as_bytes()).expect_err("no names").to_string();
        assert!(wide.len() < 500 && wide.ends_with("..."), "{wide}");
        let latin = Roster::parse(b"Name\nZo\xeb\n").map_err(anyhow::Error::from).expect_err("Latin-1");
        let expected = "not valid UTF-8; save it as CSV in UTF-8: invalid utf-8 sequence of 1 bytes from index 7";
        assert_eq!(format!("{latin:#}"), expected);
    }

    #[test]
    fn names_are_compared_without_case_accents_and_what_is_between() {
        assert_eq!(plain("REN\u{c9}E  van-der_Berg"), plain("rene\u{301}e van der berg"));
        assert_ne!(plain("anna"), plain("ann a"));
    }

    proptest! {
        #[test]
        fn no_bytes_panic(text in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = Roster::parse(&text);
        }

        #[test]
        fn no_rows_panic(text in "(Name|SID|Email|Role)(,(SID|Email|x)){0,2}\n([a#\",\n]{0,9}\n){0,5}") {
            let _ = Roster::parse(text.as_bytes());
        }
    }
}
