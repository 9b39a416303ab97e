//! The answers of the graded program to the cases of a topic.

use std::iter;

use super::answer::Answer;
use super::case::Case;
use super::judgement::is_right;
use super::savings::Savings;
use super::topic::Topic;

/// The cases of a topic, with the answers of the graded program: as many, or fewer if it is still asked.
pub struct AnsweredTopic {
    pub topic: Topic,
    pub cases: Vec<Case>,
    pub answers: Vec<Answer>,
}

/// A question with an answer to it, right or wrong, and no other fault.
#[derive(Clone, Copy)]
pub struct Question<'a> {
    pub case: &'a Case,
    pub said: &'a str,
    pub is_right: bool,
}

impl AnsweredTopic {
    /// Returns the questions that were answered, be it by a move that is not legal.
    pub fn questions(&self) -> impl Iterator<Item = Question<'_>> {
        questions(&self.cases, &self.answers)
    }

    /// Returns what is saved, as the answers show.
    pub fn savings(&self) -> Savings {
        Savings::of(self.topic, &self.cases, &self.answers)
    }
}

/// Returns the questions of these cases that were answered, be it by a move that is not legal.
pub fn questions<'a>(cases: &'a [Case], answers: &'a [Answer]) -> impl Iterator<Item = Question<'a>> {
    iter::zip(cases, answers).filter_map(|(case, Answer { reply, .. })| {
        Some(Question { case, said: reply.said()?, is_right: is_right(case, reply) })
    })
}
