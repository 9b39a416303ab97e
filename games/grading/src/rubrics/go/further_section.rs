//! Further turns, which cost no points and put to the test what explains the illegal moves of a program.

use std::borrow::Cow;
use std::fmt;

use anyhow::Result;
use suite_arena::Limits;
use suite_go::{AnswersInGame, GameState, Input};
use suite_programs::{Participant, PositionAnswer};
use suite_work::interrupt::Interrupt;

use crate::rubrics::answer::{AnswerRecord, Reply};
use crate::{Part, RubricPart, Section, Unit};

/// Further turns: the program is started for each of them.
pub struct FurtherSection<'a> {
    pub round: u64,
    pub turns: Vec<FurtherTurn>,
    pub command: &'a str,
    pub program: &'a Participant<'a>,
    pub limits: Limits,
    pub interrupt: &'a Interrupt,
}

/// A turn, which is written as the assignment's file has it, but in one line.
pub struct FurtherTurn(pub GameState);

impl fmt::Display for FurtherTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Input::from(&self.0).to_string().lines().collect::<Vec<_>>().join(" "))
    }
}

impl Section for FurtherSection<'_> {
    type Record = AnswerRecord;

    fn part(&self) -> RubricPart {
        RubricPart { name: "further turns", points: 0.0, unit: Unit::Cases, requirement: "".into() }
    }

    fn file(&self) -> Cow<'static, str> {
        format!("further turns {}", self.round).into()
    }

    fn count(&self) -> u32 {
        self.turns.len() as u32
    }

    fn run(&self, number: u32) -> Result<AnswerRecord> {
        let turn = &self.turns[number as usize - 1];
        let position = turn.0.into();
        let answer = PositionAnswer::of(self.program, &position, self.limits, self.interrupt.flag())?;
        Ok(AnswerRecord {
            number,
            question: turn.to_string(),
            command: self.command.to_owned(),
            confinement: answer.confinement.clone(),
            reply: Reply::in_position(answer, &position),
            without: None,
        })
    }

    fn read(&self, line: &str) -> Result<AnswerRecord> {
        AnswerRecord::parse(line, &self.turns)
    }

    fn is_won(&self, answer: &AnswerRecord) -> bool {
        answer.reply.fault.is_none()
    }

    fn judge(&self, _: &[AnswerRecord]) -> Part {
        Part::new(self.part())
    }
}

impl FurtherSection<'_> {
    /// Returns what the program has answered, legal or not.
    pub fn answers(&self, records: &[AnswerRecord]) -> Vec<AnswersInGame> {
        let answered = self.turns.iter().zip(records);
        answered.filter_map(|(turn, record)| Some(AnswersInGame::in_turn(&turn.0, record.reply.said()?))).collect()
    }
}
