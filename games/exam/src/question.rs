//! A question with its answer, and its worked solution.

use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use suite_tree::{GameTree, NodeId, TreeError};

use crate::boards::{self, Board};
use crate::trees::{self, cached};
use crate::{Answer, ConstraintError, Constraints, Exhibit, Kind, MistakenAnswer, Subject, Topic, WorkedSolution};

/// A question with its answer, and its worked solution.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// The identifier, which is different from that of the exam's other questions.
    pub id: String,
    /// What it is on.
    pub subject: Subject,
    /// What it asks.
    #[serde(flatten)]
    pub topic: Topic,
    /// What it is on: a tree, or a position of a game.
    #[serde(flatten)]
    pub exhibit: Exhibit,
    /// The text of the question.
    pub text: String,
    /// The answers to choose from, if there are such: the right one, and what mistakes lead to.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub choices: Vec<Answer>,
    /// The right answer.
    pub answer: Answer,
    /// The wrong answers that known mistakes lead to, all different.
    pub mistakes: Vec<MistakenAnswer>,
    /// The worked solution.
    pub solution: WorkedSolution,
}

/// The fewest wrong answers with which a question is multiple choice, and the number of candidates that are compared if
/// none has as many wrong answers as are asked for.
const FEWEST_WRONG: usize = 2;
const PREFERRED_TRIES: usize = 10;
/// The most positions that are drawn for a question.
const POSITIONS: usize = 20_000;

/// The question with the most wrong answers of those that were drawn.
struct Best {
    question: Option<Question>,
    tries: usize,
    most_wrong: usize,
}

impl Best {
    /// Takes a question if it is better; returns whether that is good enough.
    fn take(&mut self, question: Question) -> bool {
        self.tries += 1;
        let count = question.mistakes.len();
        if self.question.as_ref().is_none_or(|best| count > best.mistakes.len()) {
            self.question = Some(question);
        }
        count >= self.most_wrong || self.tries >= PREFERRED_TRIES
    }
}

impl Question {
    /// Draws a question with at most `most_choices` choices. `source` returns the same source of randomness each time.
    ///
    /// # Errors
    ///
    /// A [`ConstraintError`] if no tree meets the constraints, or none of those that do suits the kind; constraints do
    /// not matter for positions of games.
    pub fn draw<R: Rng>(
        id: String,
        subject: Subject,
        kind: Kind,
        constraints: &Constraints,
        most_choices: usize,
        source: impl Fn() -> R,
    ) -> Result<Self, ConstraintError> {
        let rng = &mut source();
        let most_wrong = most_choices.saturating_sub(1);
        let mut best = Best { question: None, tries: 0, most_wrong };
        if subject.game().is_some() {
            let mut drawn = (0..POSITIONS).filter_map(|_| boards::choose(kind, subject, rng));
            drawn.any(|(board, topic)| {
                let question = Self::on_board(id.clone(), subject, topic, &board);
                question.is_ok_and(|question| best.take(question))
            });
            let mut question = best.question.ok_or(ConstraintError::NoPosition)?;
            question.offer(most_wrong, rng);
            return Ok(question);
        }
        let found = constraints.find(&mut source(), |drawn| {
            // A position that is reached by two ways is made after the draw, and has to meet the constraints, too.
            let shared = (kind == Kind::Cached).then(|| cached::share(drawn, rng));
            let tree = match shared {
                Some(shared) => &Arc::new(shared?),
                None => drawn,
            };
            if kind == Kind::Cached && !constraints.allow(tree).ok()? {
                return None;
            }
            let topic = trees::choose(kind, subject, tree, rng)?;
            let question = Self::on_tree(id.clone(), subject, topic, tree).ok()?;
            best.take(question).then_some(())
        });
        let Some(mut question) = best.question else {
            return Err(found.err().unwrap_or_else(|| constraints.not_found()));
        };
        question.offer(most_wrong, rng);
        Ok(question)
    }

    /// Makes a question on a tree, without choices.
    fn on_tree(id: String, subject: Subject, topic: Topic, tree: &Arc<GameTree>) -> Result<Self, TreeError> {
        let root = tree.to_move(NodeId::ROOT);
        let answer = trees::answer(&topic, subject, tree)?;
        let mistakes = trees::mistaken_answers(&topic, subject, tree, &answer).into_iter();
        let mistakes = mistakes.unique_by(|mistaken| mistaken.answer.to_string()).collect();
        Ok(Self {
            id,
            subject,
            text: trees::text(&topic, subject, root),
            topic,
            exhibit: Exhibit::of_tree(tree),
            choices: Vec::new(),
            answer,
            mistakes,
            solution: trees::solution(subject, tree)?,
        })
    }

    /// Makes a question on a position of a game, without choices.
    fn on_board(id: String, subject: Subject, topic: Topic, board: &Board) -> Result<Self, TreeError> {
        let answer = boards::answer(&topic, board)?;
        let mistakes = boards::mistaken_answers(&topic, subject, board, &answer).into_iter();
        let mistakes = mistakes.unique_by(|mistaken| mistaken.answer.to_string()).collect();
        Ok(Self {
            id,
            subject,
            text: boards::text(&topic, subject, board),
            exhibit: Exhibit::Board { position: board.to_position() },
            choices: Vec::new(),
            answer,
            mistakes,
            solution: boards::solution(&topic, subject, board)?,
            topic,
        })
    }

    /// Offers choices: the right answer, and wrong ones of different mistakes.
    fn offer(&mut self, most_wrong: usize, rng: &mut impl Rng) {
        if self.mistakes.len() < FEWEST_WRONG || most_wrong == 0 {
            return;
        }
        let wrong = self.mistakes.iter().take(most_wrong).map(|mistaken| &mistaken.answer);
        self.choices = wrong.chain([&self.answer]).cloned().collect();
        self.choices.shuffle(rng);
    }
}
