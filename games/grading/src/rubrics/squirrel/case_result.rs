//! The results of cases, as they are recorded.

use std::time::Duration;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use suite_arena::{Fault, printable};
use suite_squirrel::{Answer, Difference, Output};
use suite_web::PageRecord;
use suite_work::document::{self, Document};
use suite_work::in_seconds;

use super::case::TaskCase;
use super::wrong_lines::WrongLines;
use crate::{Failure, SectionRecord};

/// The schema of the record of a case, and its version.
const SCHEMA: (&str, u32) = ("suite/case", 2);
/// The columns of an explanation, on whatever terminal.
const COLUMNS: usize = 80;

/// The result of a case for the graded program.
#[derive(Debug, Serialize, Deserialize)]
pub struct CaseResult {
    /// The number of the case in its part, from 1, and its name.
    pub number: u32,
    pub name: String,
    pub command: String,
    /// What confined the program.
    pub confinement: String,
    /// The CPU time that the program took.
    #[serde(with = "in_seconds")]
    pub cpu: Duration,
    /// What is wrong; `None` if the case was answered right.
    pub failure: Option<Failure>,
    /// The files that are different from the right ones, and those beside them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<Answer>,
    /// The log, if it is different from the right one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub log: Option<WrongLines>,
}

impl CaseResult {
    /// Parses the record of one of these cases.
    pub fn parse(line: &str, cases: &[TaskCase]) -> Result<Self> {
        let result: Self = document::parse(line.as_bytes(), SCHEMA.0, SCHEMA.1)?;
        let case = cases.get((result.number as usize).wrapping_sub(1));
        // A surplus record is refused for being one.
        let expected = case.map_or(&*result.name, |case| &case.name);
        ensure!(result.name == expected, "expected case {expected}, found case {}", result.name);
        Ok(result)
    }

    /// Returns what there is to look at of a case that was answered wrong: the log, where that went wrong, or the right
    /// moves.
    pub fn record(&self, case: &TaskCase, title: String, failure: &Failure) -> Option<PageRecord> {
        let count = self.answer.as_ref().and_then(|answer| answer.line_count(Output::TraverseLog));
        let log = self.log.as_ref().zip(count);
        let log = log.and_then(|(log, count)| log.record(case, title.clone(), count, failure));
        log.or_else(|| case.game(title, &failure.summary).map(PageRecord::Game))
    }
}

impl SectionRecord for CaseResult {
    fn number(&self) -> u32 {
        self.number
    }

    fn command(&self) -> &str {
        &self.command
    }

    fn line(&self) -> impl Serialize {
        Document::new(SCHEMA.0, SCHEMA.1, self)
    }
}

/// Returns the failure of a program by a fault under a confinement.
pub fn by_fault(case: &TaskCase, fault: &Fault, stderr: &str, confinement: &str) -> Failure {
    let summary = format!("case {}: {}", case.name, printable(&fault.to_string()));
    Failure::by_fault(fault.kind().id(), summary, stderr, confinement)
}

/// The files that are different from the right ones, in the order of the outputs.
pub type Differences = Vec<(Output, Difference)>;

/// The id of a difference that no known mistake explains.
pub const DIFFERENT: &str = "different";

/// Returns the failure of a program whose files are different, if there are any. Whether a known mistake explains it,
/// only all cases can tell.
pub fn by_differences(case: &TaskCase, differences: &[(Output, Difference)]) -> Option<Failure> {
    // The log tells the most, and comes last.
    let (output, shown) = differences.last()?;
    let explanation = shown.explain(COLUMNS);
    Some(Failure {
        id: DIFFERENT.to_owned(),
        mistake: None,
        summary: format!("case {}, {}: first different in line {}", case.name, output.name(), shown.line),
        explanation: anstream::adapter::strip_str(explanation.trim_end()).to_string() + "\n",
        record: None,
    })
}
