//! A text for each student, such as a mail: that of the teacher, with what the student gets in the place of names in
//! braces.

use std::str::Utf8Error;

use suite_arena::printable;
use suite_text::decode_utf8;
use thiserror::Error;

use super::class_policy::FeedbackTemplate;
use super::final_grade::FinalGrade;
use super::number::number_or;
use super::{ClassStudent, PartGrade, SubmissionGrade};

/// A text that is no template.
#[derive(Debug, Error)]
pub enum TemplateError {
    /// The text is not valid UTF-8.
    #[error(transparent)]
    Utf8(#[from] Utf8Error),
    /// A line has braces with something else between them.
    #[error("line {line}: expected one of {}, or {{{{ for a brace, found `{found}`", names())]
    Placeholder {
        /// The line.
        line: usize,
        /// What it has.
        found: String,
    },
}

/// What a placeholder stands for.
type Field = fn(&FinalGrade, Option<&ClassStudent>) -> String;

/// What stands for points that there are not.
const NONE: &str = "none";

const FIELDS: [(&str, Field); 9] = [
    ("name", |grade, _| grade.name.clone()),
    ("state", |grade, _| grade.state.word().to_owned()),
    ("points", |grade, _| number_or(grade.points, NONE)),
    ("of", |_, student| number_or(graded(student).map(|graded| graded.of), NONE)),
    ("parts", |_, student| graded(student).map(parts).unwrap_or_default()),
    ("submitted", |grade, _| grade.submitted.map(|time| time.to_string()).unwrap_or_default()),
    ("late_days", |grade, _| grade.late_days.map(|days| days.to_string()).unwrap_or_default()),
    ("final_points", |grade, _| number_or(grade.final_points, NONE)),
    ("reason", |grade, _| grade.reasons()),
];

impl FeedbackTemplate {
    /// Parses a template.
    ///
    /// # Errors
    ///
    /// A [`TemplateError`] for a placeholder that there is not.
    pub fn parse(text: &[u8]) -> Result<Self, TemplateError> {
        let text = decode_utf8(text)?;
        for (line, own) in (1..).zip(text.lines()) {
            for piece in pieces(own) {
                if let Piece::Unknown(found) = piece {
                    return Err(TemplateError::Placeholder { line, found: printable(found) });
                }
            }
        }
        Ok(Self(text.to_owned()))
    }

    /// Returns the text for a student, who may have submitted nothing.
    pub(super) fn fill(&self, grade: &FinalGrade, student: Option<&ClassStudent>) -> String {
        let fill = |piece: Piece<'_>| match piece {
            Piece::Text(text) | Piece::Unknown(text) => text.to_owned(),
            Piece::Field(field) => field(grade, student),
        };
        self.0.split_inclusive('\n').flat_map(pieces).map(fill).collect()
    }
}

/// A piece of a line.
enum Piece<'a> {
    Text(&'a str),
    Field(Field),
    /// A brace without a placeholder.
    Unknown(&'a str),
}

/// Returns the pieces of a line.
fn pieces(line: &str) -> Vec<Piece<'_>> {
    let (mut pieces, mut rest) = (Vec::new(), line);
    while let Some(at) = rest.find('{') {
        pieces.push(Piece::Text(&rest[..at]));
        rest = &rest[at..];
        let (piece, length) = match rest.find('}') {
            _ if rest.starts_with("{{") => (Piece::Text("{"), 2),
            Some(end) => {
                let found = FIELDS.iter().find(|(name, _)| *name == &rest[1..end]);
                (found.map_or(Piece::Unknown(&rest[..=end]), |(_, field)| Piece::Field(*field)), end + 1)
            }
            None => (Piece::Unknown(rest), rest.len()),
        };
        pieces.push(piece);
        rest = &rest[length..];
    }
    pieces.push(Piece::Text(rest));
    pieces
}

fn names() -> String {
    FIELDS.map(|(name, _)| format!("{{{name}}}")).join(", ")
}

fn graded(student: Option<&ClassStudent>) -> Option<&SubmissionGrade> {
    student?.graded.as_ref()
}

/// Returns a line for each part.
fn parts(graded: &SubmissionGrade) -> String {
    let line = |part: &PartGrade| format!("{}: {:.2} of {}", part.name, part.points, part.of);
    graded.parts.iter().map(line).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn unknown_placeholders_are_refused() {
        for (text, line, found) in [("Dear {name},\n{grade}\n", 2, "{grade}"), ("{", 1, "{"), ("{}", 1, "{}")] {
            let error = FeedbackTemplate::parse(text.as_bytes()).expect_err(text).to_string();
            let expected = format!("line {line}: expected one of {{name}}, {{state}}, {{points}}, {{of}}, ");
            assert!(error.starts_with(&expected) && error.ends_with(&format!("found `{found}`")), "{error}");
        }
        assert!(FeedbackTemplate::parse(b"a {{b} {points} c}\n").is_ok());
    }

    proptest! {
        #[test]
        fn no_text_panics(text in "[{}a\n]{0,20}|.{0,20}") {
            let _ = FeedbackTemplate::parse(text.as_bytes());
        }
    }
}
