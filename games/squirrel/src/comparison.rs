//! The result of a check.

use serde::Serialize;
use suite_tabletop::{Explanation, style};

use crate::plain_program::PlainProgram;

/// The most explanations that are told.
const MOST_TOLD: usize = 4;

/// The result of comparing a submitted file with the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "verdict", rename_all = "kebab-case")]
pub enum Comparison {
    /// The file does not exist. [`check`](crate::check) never returns this; callers that look for the file do.
    Missing,
    /// The file cannot be read. [`check`](crate::check) never returns this either.
    Unreadable {
        /// The problem with it, as a clause.
        problem: &'static str,
    },
    /// The files are identical to the byte.
    Right,
    /// The files differ only in line ends, trailing blanks or blank lines at the end.
    RightButForBlanks,
    /// The files differ.
    Different(Difference),
}

/// The first difference between a submitted file and the right one.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Difference {
    /// The line number, counted from 1.
    pub line: u64,
    /// The submitted line; `None` if the file has ended.
    pub found: Option<String>,
    /// The right line; `None` if the file should have ended.
    pub expected: Option<String>,
    /// In a log, the node that the right line is about: the root and the moves from it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub path: Vec<String>,
    /// An explanation of what the algorithm does at this point.
    pub explanation: String,
    /// What explains the whole file: known mistakes, each by itself, or two together.
    pub mistakes: Vec<Explanation<PlainProgram>>,
}

impl Difference {
    /// Shows the difference and explains it, in lines of at most `columns`, with styles for a terminal.
    #[must_use]
    pub fn explain(&self, columns: usize) -> String {
        let [yours, right] = self.shown().map(|line| shortened(&line, columns));
        let mut text = format!("  yours   {}\n  right   {}\n", style::error(yours), style::success(right));
        if !self.path.is_empty() {
            text += &format!("  node    {}\n", self.path.join(" > "));
        }
        text += "\n";
        text.extend(self.paragraphs().map(|text| paragraph(&text, columns)));
        text
    }

    /// Returns the submitted line and the right one as they are shown to people, without characters that cannot be
    /// printed.
    ///
    /// ```
    /// # use suite_squirrel::Difference;
    /// let found = Some("A1,1,\t7".to_owned());
    /// let (expected, path, explanation, mistakes) = (None, Vec::new(), String::new(), Vec::new());
    /// let difference = Difference { line: 3, found, expected, path, explanation, mistakes };
    /// assert_eq!(difference.shown(), [r"A1,1,\t7", "(the end of the file)"]);
    /// ```
    #[must_use]
    pub fn shown(&self) -> [String; 2] {
        [&self.found, &self.expected].map(|line| match line.as_deref() {
            None => "(the end of the file)".to_owned(),
            Some("") => "(an empty line)".to_owned(),
            Some(line) => line.escape_default().to_string(),
        })
    }

    /// Returns the explanation and, for each known mistake that accounts for the whole file, a sentence that says so.
    /// Of many, the likeliest.
    pub fn paragraphs(&self) -> impl Iterator<Item = String> {
        let more = self.mistakes.len().saturating_sub(MOST_TOLD);
        let more = (more > 0).then(|| format!("Less likely known mistakes that give it, too: {more}."));
        let mistakes = self.mistakes.iter().take(MOST_TOLD).map(|explanation| {
            let these = if explanation.mistakes().len() == 1 {
                "This known mistake gives"
            } else {
                "These known mistakes give"
            };
            format!("{these} exactly your file: {}.", explanation.description())
        });
        std::iter::once(self.explanation.clone()).chain(mistakes).chain(more)
    }
}

fn paragraph(text: &str, columns: usize) -> String {
    // Longer lines are tiring to read.
    let options = textwrap::Options::new(columns.min(100)).initial_indent("  ").subsequent_indent("  ");
    textwrap::fill(text, options) + "\n\n"
}

/// Returns as much of a line of a file as a terminal has room for.
fn shortened(line: &str, columns: usize) -> String {
    /// The columns before the line, and those of the dots after it.
    const REST: usize = 10 + 3;
    let longest = columns.saturating_sub(REST).max(REST);
    if line.len() <= longest { line.to_owned() } else { line.chars().take(longest).collect::<String>() + "..." }
}
