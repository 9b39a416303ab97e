//! The mark of an answer: its points by rule, and the mistake behind it.

use std::collections::BTreeSet;

use itertools::Itertools;
use serde::Serialize;
use suite_tabletop::NamedMistake;
use suite_tree::GameTree;

use crate::exhibit::Scene;
use crate::trees::order;
use crate::{Answer, ExhibitError, Kind, Question};

/// The mark of an answer.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Mark {
    /// The identifier of the question.
    pub id: String,
    /// Its kind.
    pub kind: Kind,
    /// What was answered, as it was written; `None` if nothing was.
    pub given: Option<String>,
    /// The right answer.
    pub answer: Answer,
    /// The points, from 0 to 1.
    pub points: f64,
    /// The known mistakes that lead to exactly this answer, which is wrong; or `unreadable` if it is no answer.
    pub mistakes: Vec<NamedMistake>,
}

impl Mark {
    /// Returns the mistake behind the answer, if it is the only known one that leads to it.
    #[must_use]
    pub fn mistake(&self) -> Option<&NamedMistake> {
        self.mistakes.iter().exactly_one().ok()
    }
}

impl Question {
    /// Marks an answer as it was written: the letter of a choice, or whatever [`Answer::read`] reads.
    ///
    /// | kind | points |
    /// |---|---|
    /// | `pruned`, `legal-moves`, `captures` | the right ones less the wrong ones, as a share of all right ones |
    /// | `bounds` | half for alpha, half for beta |
    /// | `order` | the leaves that the order prunes, as a share of those that the best one prunes |
    /// | others | all or nothing |
    ///
    /// ```
    /// use suite_exam::{Constraints, ExamPlan, Kind, Subject};
    ///
    /// let (kinds, constraints) = (vec![Kind::Pruned], Constraints::default());
    /// let plan = ExamPlan { subject: Subject::AlphaBeta, kinds, count: 1, constraints, choices: 0 };
    /// let question = plan.draw(1)?.questions.remove(0);
    /// assert_eq!(question.mark(&question.answer.to_string())?.points, 1.0);
    /// assert_eq!(question.mark("1.1")?.points, 0.0);
    /// # Ok::<_, Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// An [`ExhibitError`] if the question was read from a file, and its tree or position is none.
    pub fn mark(&self, given: &str) -> Result<Mark, ExhibitError> {
        let scene = self.exhibit.scene(self.subject)?;
        let (given, id, kind) = (given.trim(), self.id.clone(), self.topic.kind());
        let mark = Mark { id, kind, given: None, answer: self.answer.clone(), points: 0.0, mistakes: Vec::new() };
        if given.is_empty() {
            return Ok(mark);
        }
        let mark = Mark { given: Some(given.to_owned()), ..mark };
        let read = self.chosen(given).or_else(|| Answer::read(&self.topic, given));
        let Some(answer) = read else {
            return Ok(Mark { mistakes: vec![self.unreadable()], ..mark });
        };
        let answer = match (answer, &scene) {
            (Answer::Names(names), Scene::Tree(tree)) if kind == Kind::Pruned => {
                Answer::Names(leaves_below(tree, names))
            }
            (Answer::Names(names), Scene::Board(board)) => Answer::Names(board.in_order(names)),
            (answer, _) => answer,
        };
        if answer == self.answer {
            return Ok(Mark { points: 1.0, ..mark });
        }
        let known = scene.mistaken_answers(&self.topic, self.subject, &self.answer).into_iter();
        let known = known.filter(|mistaken| mistaken.answer == answer);
        let mut mistakes =
            known.map(|mistaken| NamedMistake { id: mistaken.id, message: mistaken.message }).collect_vec();
        // Squares beside the board are what a known mistake leads to: counting from one.
        if mistakes.is_empty() && !scene.has_any_of(&answer, kind) {
            mistakes.push(self.unreadable());
        }
        Ok(Mark { points: self.partial_credit(&scene, &answer), mistakes, ..mark })
    }

    /// Returns what is told of an answer that cannot be read.
    fn unreadable(&self) -> NamedMistake {
        let letter = if self.choices.is_empty() { "" } else { "the letter of a choice, or " };
        let message = format!("cannot be read: expected {letter}{}", self.topic.expected());
        NamedMistake { id: "unreadable".to_owned(), message }
    }

    /// Returns the choice of a letter, such as `b` or `(B)`.
    fn chosen(&self, given: &str) -> Option<Answer> {
        let letter = given.trim_matches(|letter: char| letter.is_whitespace() || "().".contains(letter)).to_lowercase();
        let letter = letter.bytes().exactly_one().ok()?;
        self.choices.get(usize::from(letter.checked_sub(b'a')?)).cloned()
    }

    /// Returns the points of an answer that is not all right.
    fn partial_credit(&self, scene: &Scene, answer: &Answer) -> f64 {
        match (&self.answer, answer, scene) {
            (Answer::Names(right), Answer::Names(given), Scene::Tree(tree)) if self.topic.kind() == Kind::Order => {
                let nodes = |names: &[String]| names.iter().map(|name| tree.find(name)).collect::<Option<Vec<_>>>();
                let pruned = |names: &[String]| nodes(names).and_then(|order| order::pruned(tree, &order));
                share(pruned(given).unwrap_or(0), pruned(right).unwrap_or(0)).min(1.0)
            }
            (Answer::Names(right), Answer::Names(given), _) => {
                let [right, given] = [right, given].map(|names| names.iter().collect::<BTreeSet<_>>());
                let (hits, misses) = (given.intersection(&right).count(), given.difference(&right).count());
                share(hits.saturating_sub(misses), right.len())
            }
            (Answer::Bounds { alpha, beta }, Answer::Bounds { alpha: given_alpha, beta: given_beta }, _) => {
                share(usize::from(alpha == given_alpha) + usize::from(beta == given_beta), 2)
            }
            _ => 0.0,
        }
    }
}

/// Returns a part of a whole as a number from 0 to 1.
fn share(part: usize, whole: usize) -> f64 {
    if whole == 0 { 0.0 } else { part as f64 / whole as f64 }
}

/// Returns leaves, each once and in the order of the tree, where a name of an inner node stands for all leaves below
/// it. Names of no nodes come last.
fn leaves_below(tree: &GameTree, names: Vec<String>) -> Vec<String> {
    let (known, unknown): (Vec<_>, Vec<_>) = names.into_iter().partition_map(|name| match tree.find(&name) {
        Some(id) => itertools::Either::Left(id),
        None => itertools::Either::Right(name),
    });
    let leaves: BTreeSet<_> = known.into_iter().flat_map(|id| tree.leaves(id)).collect();
    leaves.into_iter().map(|leaf| tree.name(leaf).to_string()).chain(unknown).collect()
}
