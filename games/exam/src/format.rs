//! The formats in which exams are written: a file for each.

mod bundle;
mod format_error;
mod html;
mod latex;
mod markdown;
mod moodle;
mod parts;
mod prairielearn;
mod qti;

use std::str::FromStr;

use suite_work::document::Document;
use thiserror::Error;

pub use self::format_error::FormatError;
use crate::Exam;

/// A format in which an exam is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// Text, with the trees as nested lists, and boards of letters.
    Markdown,
    /// A document for pdflatex, with drawn trees.
    Latex,
    /// A page to practice on, which needs no network.
    Html,
    /// Questions for Moodle's question bank.
    Moodle,
    /// A package of QTI 2.1.
    Qti,
    /// A folder of questions for a course of `PrairieLearn`, packed.
    PrairieLearn,
    /// The document `suite/exam`.
    Json,
}

/// A name of no format.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected {expected}, found {0}", expected = Format::ALL.map(Format::name).join(", "))]
pub struct UnknownFormat(String);

impl Format {
    /// All formats.
    pub const ALL: [Self; 7] =
        [Self::Markdown, Self::Latex, Self::Html, Self::Moodle, Self::Qti, Self::PrairieLearn, Self::Json];

    /// Returns the name that the command has for it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Markdown => "markdown",
            Self::Latex => "latex",
            Self::Html => "html",
            Self::Moodle => "moodle",
            Self::Qti => "qti",
            Self::PrairieLearn => "prairielearn",
            Self::Json => "json",
        }
    }

    /// Returns the ending of its files.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Markdown => "md",
            Self::Latex => "tex",
            Self::Html => "html",
            Self::Moodle => "xml",
            Self::Qti | Self::PrairieLearn => "zip",
            Self::Json => "json",
        }
    }

    /// Returns whether it can be printed on a terminal.
    #[must_use]
    pub const fn is_text(self) -> bool {
        !matches!(self, Self::Qti | Self::PrairieLearn)
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(name: &str) -> Result<Self, UnknownFormat> {
        let format = Self::ALL.into_iter().find(|format| format.name() == name);
        format.ok_or_else(|| UnknownFormat(suite_text::quote(name.as_bytes())))
    }
}

impl Exam {
    /// Writes the exam in a format. On paper, the solutions stand only where they are asked for; what computers read
    /// always has them, since these mark by them.
    ///
    /// ```
    /// use suite_exam::{Constraints, ExamPlan, Format, Subject};
    ///
    /// let constraints = Constraints::default();
    /// let plan = ExamPlan { subject: Subject::Minimax, kinds: Vec::new(), count: 2, constraints, choices: 0 };
    /// let exam = plan.draw(1)?;
    /// assert!(exam.write(Format::Markdown, false)?.starts_with(b"# Minimax search\n"));
    /// assert!(exam.write(Format::Qti, false)?.starts_with(b"PK"));
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// A [`FormatError`] if a tree is too large to be drawn.
    pub fn write(&self, format: Format, solutions: bool) -> Result<Vec<u8>, FormatError> {
        Ok(match format {
            Format::Markdown => markdown::write(self, solutions)?.into_bytes(),
            Format::Latex => latex::write(self, solutions)?.into_bytes(),
            Format::Html => html::write(self)?.into_bytes(),
            Format::Moodle => moodle::write(self)?.into_bytes(),
            Format::Qti => qti::write(self)?,
            Format::PrairieLearn => prairielearn::write(self)?,
            Format::Json => {
                let mut text = Vec::new();
                Document::new("suite/exam", 1, self).print(&mut text)?;
                text
            }
        })
    }
}
