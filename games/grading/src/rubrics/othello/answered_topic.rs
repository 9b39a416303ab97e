//! The answers of the graded program to the cases of a topic.

use std::iter;

use super::case::PositionCase;
use super::judgement::is_right;
use super::savings::Savings;
use super::topic::Topic;
use crate::rubrics::answer::AnswerRecord;

/// The cases of a topic, with the answers of the graded program: as many, or fewer if it is still asked.
pub struct AnsweredTopic {
    pub topic: Topic,
    pub cases: Vec<PositionCase>,
    pub answers: Vec<AnswerRecord>,
    /// Further cases of the topic that were answered, which cost no points.
    pub further: AnsweredCases,
}

/// Cases with the answers of the graded program.
pub type AnsweredCases = (Vec<PositionCase>, Vec<AnswerRecord>);

/// A case with the answer to it, right or wrong, and no other fault.
#[derive(Clone, Copy)]
pub struct AnsweredCase<'a> {
    pub case: &'a PositionCase,
    pub said: &'a str,
    pub is_right: bool,
}

impl AnsweredTopic {
    /// Returns the cases that were answered, by illegal moves, too, and the further ones.
    pub fn answered_cases(&self) -> impl Iterator<Item = AnsweredCase<'_>> {
        answered_cases(&self.cases, &self.answers).chain(answered_cases(&self.further.0, &self.further.1))
    }

    /// Returns what is saved, as the answers show.
    pub fn savings(&self) -> Savings {
        Savings::of(self.topic, &self.cases, &self.answers)
    }
}

/// Returns those of the cases that were answered, by illegal moves, too.
pub fn answered_cases<'a>(
    cases: &'a [PositionCase],
    answers: &'a [AnswerRecord],
) -> impl Iterator<Item = AnsweredCase<'a>> {
    iter::zip(cases, answers).filter_map(|(case, AnswerRecord { reply, .. })| {
        Some(AnsweredCase { case, said: reply.said()?, is_right: is_right(case, reply) })
    })
}
