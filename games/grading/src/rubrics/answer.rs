//! The answers of the graded program, as they are recorded.

use std::fmt::Display;
use std::time::Duration;

use anyhow::{Result, ensure};
use serde::{Deserialize, Serialize};
use suite_arena::{Elapsed, Fault, printable};
use suite_programs::PositionAnswer;
use suite_tabletop::AnyPosition;
use suite_work::document::{self, Document};
use suite_work::in_seconds;

use crate::{Failure, SectionRecord};

/// The schema of the record of an answer, and its version.
const SCHEMA: (&str, u32) = ("suite/answer", 1);

/// The answer to a case.
#[derive(Debug, Serialize, Deserialize)]
pub struct AnswerRecord {
    /// The number of the case in its part, from 1, and the question.
    pub number: u32,
    pub question: String,
    pub command: String,
    /// What confined the program.
    pub confinement: String,
    #[serde(flatten)]
    pub reply: Reply,
    /// The reply to the same question without the option that the part is about.
    pub without: Option<Reply>,
}

/// A reply of the program.
#[derive(Debug, Serialize, Deserialize)]
pub struct Reply {
    /// A legal move, or a number; `None` after a fault.
    pub answer: Option<String>,
    /// The CPU time that it took.
    #[serde(with = "in_seconds")]
    pub cpu: Duration,
    /// The positions that it visited, if they were counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub positions: Option<u64>,
    pub fault: Option<ReplyFault>,
}

/// A fault instead of an answer.
#[derive(Debug, Serialize, Deserialize)]
pub struct ReplyFault {
    pub id: String,
    pub message: String,
    pub stderr: String,
    /// The answer, if it was a move that is not legal.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    /// What to do about it, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advice: Option<String>,
}

impl Reply {
    /// Returns the reply of a program that has answered in a position.
    pub fn in_position(answer: PositionAnswer, position: &AnyPosition) -> Self {
        let advice = answer.advice(position);
        let cpu = answer.elapsed.map_or(Duration::ZERO, Elapsed::cpu);
        let (answer, fault) = match answer.answer {
            Ok(mv) => (Some(mv.to_string()), None),
            Err(fault) => (None, Some(ReplyFault::new(&fault, answer.stderr, advice))),
        };
        Self { answer, cpu, positions: None, fault }
    }

    /// Returns the answer, right or wrong, legal or not; `None` after any other fault.
    pub fn said(&self) -> Option<&str> {
        self.answer.as_deref().or_else(|| self.fault.as_ref()?.said.as_deref())
    }
}

impl AnswerRecord {
    /// Parses the record of the answer to one of these cases, each of which is written as its question.
    pub fn parse(line: &str, cases: &[impl Display]) -> Result<Self> {
        let answer: Self = document::parse(line.as_bytes(), SCHEMA.0, SCHEMA.1)?;
        let case = cases.get((answer.number as usize).wrapping_sub(1));
        // A surplus record is refused for being one.
        let expected = case.map_or_else(|| answer.question.clone(), ToString::to_string);
        ensure!(answer.question == expected, "expected the question `{expected}`, found `{}`", answer.question);
        Ok(answer)
    }
}

impl ReplyFault {
    /// Returns a fault, with the end of the program's standard error and what to do about it.
    pub fn new(fault: &Fault, stderr: String, advice: Option<String>) -> Self {
        let said = if let Fault::Illegal { said, .. } = fault { Some(said.clone()) } else { None };
        Self { id: fault.kind().id().to_owned(), message: fault.to_string(), stderr, said, advice }
    }

    /// Returns the failure that it makes, whose summary begins with this.
    pub fn failure(&self, beginning: &str) -> Failure {
        let summary = format!("{beginning}{}", printable(&self.message));
        Failure::advised(&self.id, summary, &self.stderr, self.advice.as_deref())
    }
}

impl SectionRecord for AnswerRecord {
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
