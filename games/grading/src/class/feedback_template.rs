//! A text for each student, such as a mail: that of the teacher, with what the student gets in the place of names in
//! braces.

use std::str::Utf8Error;

use serde::{Deserialize, Serialize};
use suite_arena::printable;
use suite_text::decode_utf8;
use thiserror::Error;

/// A text with placeholders, such as `{name}`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FeedbackTemplate(String);

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

/// What a placeholder stands for, of a student.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Placeholder {
    Name,
    State,
    Points,
    Of,
    Parts,
    Submitted,
    LateDays,
    FinalPoints,
    Reason,
}

const PLACEHOLDERS: [(&str, Placeholder); 9] = [
    ("name", Placeholder::Name),
    ("state", Placeholder::State),
    ("points", Placeholder::Points),
    ("of", Placeholder::Of),
    ("parts", Placeholder::Parts),
    ("submitted", Placeholder::Submitted),
    ("late_days", Placeholder::LateDays),
    ("final_points", Placeholder::FinalPoints),
    ("reason", Placeholder::Reason),
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

    /// Returns the text with what stands in the place of placeholders.
    pub(super) fn fill(&self, value: impl Fn(Placeholder) -> String) -> String {
        let fill = |piece: Piece<'_>| match piece {
            Piece::Text(text) | Piece::Unknown(text) => text.to_owned(),
            Piece::Placeholder(placeholder) => value(placeholder),
        };
        self.0.split_inclusive('\n').flat_map(pieces).map(fill).collect()
    }
}

/// A piece of a line.
enum Piece<'a> {
    Text(&'a str),
    Placeholder(Placeholder),
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
                let found = PLACEHOLDERS.iter().find(|(name, _)| *name == &rest[1..end]);
                (found.map_or(Piece::Unknown(&rest[..=end]), |(_, known)| Piece::Placeholder(*known)), end + 1)
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
    PLACEHOLDERS.map(|(name, _)| format!("{{{name}}}")).join(", ")
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
