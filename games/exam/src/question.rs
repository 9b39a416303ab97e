//! A question with its answer, and its worked solution.

use std::convert::Infallible;
use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::SliceRandom;
use serde::{Deserialize, Serialize};
use serde_json::Value as Json;
use suite_search::{Player, Value};
use suite_tree::{GameTree, ParseTreeError, Solution, TreeError, log, search};

use crate::constraints::names;
use crate::{Answer, ConstraintError, Constraints, Kind, Subject, Topic, cached};

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
    /// Who is to move at the root: `max` or `min`.
    pub root: RootPlayer,
    /// The tree, as nested lists.
    pub tree: Json,
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

/// Who is to move at the root.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RootPlayer {
    /// Max, the first player.
    Max,
    /// Min, the second player.
    Min,
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
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WorkedSolution {
    /// The value of the root.
    pub value: Value,
    /// The best child of the root: the first of equals.
    pub best: Option<String>,
    /// The leaves that are never looked at.
    pub pruned: Vec<String>,
    /// What the search does, a sentence or two for each step.
    pub steps: Vec<String>,
}

impl From<Player> for RootPlayer {
    fn from(player: Player) -> Self {
        if player == Player::First { Self::Max } else { Self::Min }
    }
}

impl From<RootPlayer> for Player {
    fn from(root: RootPlayer) -> Self {
        if root == RootPlayer::Max { Self::First } else { Self::Second }
    }
}

/// The fewest wrong answers that make a choice, and the trees that are tried to have as many as are asked for.
const FEWEST_WRONG: usize = 2;
const PREFERRED_TRIES: usize = 10;

impl Question {
    /// Draws a question with at most so many choices.
    ///
    /// # Errors
    ///
    /// A [`ConstraintError`] if no tree meets the constraints, or none of those that do suits the kind.
    pub fn draw(
        id: String,
        subject: Subject,
        kind: Kind,
        constraints: &Constraints,
        most_choices: usize,
        rng: &mut (impl Rng + Clone),
    ) -> Result<Self, ConstraintError> {
        let mut trees = rng.clone();
        let most_wrong = most_choices.saturating_sub(1);
        let (mut best, mut tries) = (None::<Self>, 0);
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
            let question = Self::new(id.clone(), subject, topic, tree).ok()?;
            tries += 1;
            if question.mistakes.len() >= most_wrong {
                best = Some(question);
                return Some(());
            }
            if best.as_ref().is_none_or(|best| question.mistakes.len() > best.mistakes.len()) {
                best = Some(question);
            }
            (tries >= PREFERRED_TRIES).then_some(())
        });
        let Some(mut question) = best else { return Err(found.err().unwrap_or_else(|| constraints.not_found())) };
        question.offer(most_wrong, rng);
        Ok(question)
    }

    /// Makes a question on a tree, without choices.
    fn new(id: String, subject: Subject, topic: Topic, tree: &Arc<GameTree>) -> Result<Self, TreeError> {
        let root = tree.to_move(suite_tree::NodeId::ROOT);
        let answer = topic.answer(subject, tree)?;
        let mistakes = topic.mistaken_answers(subject, tree, &answer).into_iter();
        let mistakes = mistakes.unique_by(|mistaken| mistaken.answer.to_string()).collect();
        Ok(Self {
            id,
            subject,
            text: topic.text(subject, root),
            topic,
            root: root.into(),
            tree: nested_lists(tree, suite_tree::NodeId::ROOT),
            choices: Vec::new(),
            answer,
            mistakes,
            solution: WorkedSolution::new(subject, tree)?,
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

    /// Returns the tree.
    ///
    /// # Errors
    ///
    /// A [`ParseTreeError`] if it was read from a file, and is no tree.
    pub(crate) fn game_tree(&self) -> Result<Arc<GameTree>, ParseTreeError> {
        GameTree::parse(&self.tree.to_string(), self.root.into()).map(Arc::new)
    }
}

impl WorkedSolution {
    fn new(subject: Subject, tree: &Arc<GameTree>) -> Result<Self, TreeError> {
        let asked = search(subject.algorithm());
        let solution = Solution::new(tree, &asked)?;
        let mut steps = Vec::new();
        let Ok(()) = log(tree, &asked, |step| {
            steps.push(step.explanation());
            Ok::<_, Infallible>(())
        })?;
        let best = solution.best().map(|best| tree.name(best).to_string());
        Ok(Self { value: solution.value(), best, pruned: names(tree, solution.pruned()), steps })
    }
}

/// Returns the tree below a node as nested lists.
fn nested_lists(tree: &GameTree, id: suite_tree::NodeId) -> Json {
    match tree.value(id) {
        Some(value) if tree.is_leaf(id) => value.into(),
        _ => tree.children(id).map(|child| nested_lists(tree, child)).collect(),
    }
}
