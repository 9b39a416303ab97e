//! The cases of a topic: questions to processes of the program.

use std::borrow::Cow;

use anyhow::Result;

use super::case::PositionCase;
use super::case_evidence::case_evidence;
use super::examiner::Examiner;
use super::judgement::{is_right, judge};
use super::topic::Topic;
use crate::further_cases::further_file;
use crate::rubrics::answer::AnswerRecord;
use crate::{Evidence, Part, RubricPart, Section};

/// The cases of a topic.
pub struct TopicSection<'a> {
    pub topic: Topic,
    /// The cases cost no points, and put the name of a mistake to the test.
    pub is_further: bool,
    pub cases: Vec<PositionCase>,
    pub examiner: Examiner<'a>,
}

impl Section for TopicSection<'_> {
    type Record = AnswerRecord;

    fn part(&self) -> RubricPart {
        self.topic.part()
    }

    fn file(&self) -> Cow<'static, str> {
        let name = self.topic.file();
        if self.is_further { further_file(name).into() } else { name.into() }
    }

    fn count(&self) -> u32 {
        self.cases.len() as u32
    }

    fn run(&self, number: u32) -> Result<AnswerRecord> {
        let case = &self.cases[number as usize - 1];
        Ok(if self.is_further {
            self.examiner.answer_once(number, case)?
        } else {
            self.examiner.answer(number, case)?
        })
    }

    fn read(&self, line: &str) -> Result<AnswerRecord> {
        AnswerRecord::parse(line, &self.cases)
    }

    fn is_won(&self, answer: &AnswerRecord) -> bool {
        let case = self.cases.get(answer.number as usize - 1);
        case.is_some_and(|case| is_right(case, &answer.reply))
    }

    fn evidence(&self, answer: &AnswerRecord, program: &str) -> Option<Evidence> {
        let case = self.cases.get(answer.number as usize - 1).filter(|_| !self.is_further)?;
        Some(case_evidence(&format!("case {}", answer.number), case, &answer.reply, program))
    }

    fn judge(&self, answers: &[AnswerRecord]) -> Part {
        judge(self.topic, &self.cases, answers, None)
    }
}
