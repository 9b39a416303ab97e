//! A question with its answer, and its worked solution.

use std::convert::Infallible;
use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use suite_search::Value;
use suite_tree::{GameTree, Solution, TreeError, log, search};

use crate::boards::{self, Board};
use crate::constraints::names;
use crate::{Answer, ConstraintError, Constraints, Exhibit, Kind, Subject, Topic, cached};

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

/// A wrong answer, and the mistake that leads to it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MistakenAnswer {
    /// The identifier of the mistake.
    pub id: String,
    /// What is done wrong, as a clause.
    pub message: String,
    /// The answer.
    pub answer: Answer,
}

/// The worked solution of a question.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct WorkedSolution {
    /// The value of the root, if there is a search.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
    /// The best child of the root, the first of equals; of a position, the best move.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<String>,
    /// The leaves that are never looked at.
    #[serde(default)]
    pub pruned: Vec<String>,
    /// What the search does, or what follows from the rules, a sentence or two for each step.
    pub steps: Vec<String>,
}

/// The fewest wrong answers that make a choice, and the trees or positions that are tried to have as many as are asked
/// for.
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
    /// Draws a question with at most so many choices.
    ///
    /// # Errors
    ///
    /// A [`ConstraintError`] if no tree meets the constraints, or none of those that do suits the kind; constraints do
    /// not matter for positions of games.
    pub fn draw(
        id: String,
        subject: Subject,
        kind: Kind,
        constraints: &Constraints,
        most_choices: usize,
        rng: &mut (impl Rng + Clone),
    ) -> Result<Self, ConstraintError> {
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
        let mut trees = rng.clone();
        let found = constraints.find(&mut trees, |drawn| {
            // A position that is reached by two ways is made after the draw, and has to meet the constraints, too.
            let shared = (kind == Kind::Cached).then(|| cached::share(drawn, rng));
            let tree = match shared {
                Some(shared) => &Arc::new(shared?),
                None => drawn,
            };
            if kind == Kind::Cached && !constraints.allow(tree).ok()? {
                return None;
            }
            let topic = Topic::choose(kind, subject, tree, rng)?;
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
        let root = tree.to_move(suite_tree::NodeId::ROOT);
        let answer = topic.answer(subject, tree)?;
        let mistakes = topic.mistaken_answers(subject, tree, &answer).into_iter();
        let mistakes = mistakes.unique_by(|mistaken| mistaken.answer.to_string()).collect();
        Ok(Self {
            id,
            subject,
            text: topic.text(subject, root),
            topic,
            exhibit: Exhibit::of_tree(tree),
            choices: Vec::new(),
            answer,
            mistakes,
            solution: WorkedSolution::new(subject, tree)?,
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

impl WorkedSolution {
    pub(crate) fn new(subject: Subject, tree: &Arc<GameTree>) -> Result<Self, TreeError> {
        let asked = search(subject.algorithm());
        let solution = Solution::new(tree, &asked)?;
        let mut steps = Vec::new();
        let Ok(()) = log(tree, &asked, |step| {
            steps.push(step.explanation());
            Ok::<_, Infallible>(())
        })?;
        let best = solution.best().map(|best| tree.name(best).to_string());
        Ok(Self { value: Some(solution.value()), best, pruned: names(tree, solution.pruned()), steps })
    }
}
