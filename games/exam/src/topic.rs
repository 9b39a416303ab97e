//! What a question asks of its tree or position.

use std::convert::Infallible;
use std::sync::Arc;

use itertools::Itertools;
use rand::Rng;
use rand::seq::IndexedRandom;
use serde::{Deserialize, Serialize};
use suite_search::{INFINITY, Player, Value};
use suite_tree::{GameTree, KNOWN_MISTAKES, NodeId, PlainAnswer, Solution, TreeError, log, log_header, search};

use crate::constraints::names;
use crate::{Answer, Kind, MistakenAnswer, Subject, cached, order};

/// What a question asks of its tree or position: its kind, and what goes with it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum Topic {
    /// The value of the root.
    Value,
    /// The best move at the root of a tree, or in a position of a game.
    BestMove {
        /// The depth limit of the search in plies, in positions of games.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        limit: Option<u32>,
    },
    /// The leaves that are never looked at.
    Pruned,
    /// Alpha and beta when the search comes to a node.
    Bounds {
        /// The name of the node.
        node: String,
    },
    /// The next line of the log.
    NextLine {
        /// The lines of the log before it, with its head.
        log: Vec<String>,
    },
    /// The order of the root's children in which the most leaves are pruned.
    Order,
    /// The number of leaves that a cached value spares.
    Cached {
        /// The names of two nodes that are one position.
        same: [String; 2],
    },
    /// The squares to which a move is legal.
    LegalMoves,
    /// The squares of the pieces that a move captures, flips or converts.
    Captures {
        /// The move.
        #[serde(rename = "move")]
        mv: String,
    },
}

impl Topic {
    /// Chooses what to ask of a tree; `None` if it does not do for this kind of questions.
    pub(crate) fn choose(kind: Kind, subject: Subject, tree: &Arc<GameTree>, rng: &mut impl Rng) -> Option<Self> {
        let solution = Solution::new(tree, &search(subject.algorithm())).ok()?;
        match kind {
            Kind::Value => Some(Self::Value),
            Kind::BestMove => Some(Self::BestMove { limit: None }),
            Kind::Pruned => Some(Self::Pruned),
            Kind::Order => order::is_worth_asking(tree).then_some(Self::Order),
            Kind::Bounds => {
                let is_narrowed = |id: &NodeId| {
                    let window = solution.node(*id).map(|node| node.window);
                    window.is_some_and(|window| window.alpha > -INFINITY || window.beta < INFINITY)
                };
                let nodes = tree.nodes().filter(|id| !tree.is_leaf(*id)).filter(is_narrowed).collect_vec();
                nodes.choose(rng).map(|&node| Self::Bounds { node: tree.name(node).to_string() })
            }
            Kind::NextLine => {
                let lines = lines(tree, subject).ok()?;
                let node = |line: &str| line.split(',').next().unwrap_or_default().to_owned();
                // A line for a node that has one already: what changes there is worth asking.
                let is_return = |at: &usize| lines[..*at].iter().skip(1).any(|line| node(line) == node(&lines[*at]));
                let places = (4..lines.len()).filter(is_return).collect_vec();
                places.choose(rng).map(|&place| Self::NextLine { log: lines[..place].to_vec() })
            }
            Kind::Cached => cached::choose(tree, rng).map(|same| Self::Cached { same }),
            Kind::LegalMoves | Kind::Captures => None,
        }
    }

    /// Returns the kind of the question.
    #[must_use]
    pub const fn kind(&self) -> Kind {
        match self {
            Self::Value => Kind::Value,
            Self::BestMove { .. } => Kind::BestMove,
            Self::Pruned => Kind::Pruned,
            Self::Bounds { .. } => Kind::Bounds,
            Self::NextLine { .. } => Kind::NextLine,
            Self::Order => Kind::Order,
            Self::Cached { .. } => Kind::Cached,
            Self::LegalMoves => Kind::LegalMoves,
            Self::Captures { .. } => Kind::Captures,
        }
    }

    /// Returns the text of the question on a tree.
    pub(crate) fn text(&self, subject: Subject, root: Player) -> String {
        let root = if root == Player::First { "max" } else { "min" };
        let search = match subject {
            Subject::AlphaBeta => {
                "Alpha-beta searches this tree from left to right. It is fail-soft, and cuts off where a value reaches \
                 the bound, also where it equals it."
            }
            _ => "Minimax searches this tree from left to right.",
        };
        let question = match self {
            Self::Value => "What is the value of the root?".to_owned(),
            Self::BestMove { .. } => {
                "Which child of the root is the best move? Of equally good ones, name the first.".to_owned()
            }
            Self::Pruned => "Which leaves are never looked at?".to_owned(),
            Self::Bounds { node } => format!("What are alpha and beta when the search comes to node {node}?"),
            Self::NextLine { .. } => {
                "The log has a line for each node that is entered and each value that comes back. \
                 So far it is as below. What is its next line?"
                    .to_owned()
            }
            Self::Order => "In which order should the children of the root be searched, so that the most leaves are \
                 never looked at? All other nodes keep their order."
                .to_owned(),
            Self::Cached { same: [first, second] } => format!(
                "Nodes {first} and {second} are the same position. A cache keeps the value of every inner node that \
                 was searched, with whether it is exact or a bound, and the search uses it where that spares work and \
                 is sound. How many leaves does the search look at less than without the cache?"
            ),
            Self::LegalMoves | Self::Captures { .. } => String::new(),
        };
        format!("{search} The root is a {root} node. {question}")
    }

    /// Returns the right answer to the question on a tree.
    ///
    /// # Errors
    ///
    /// A [`TreeError`] if the tree cannot be searched.
    pub(crate) fn answer(&self, subject: Subject, tree: &Arc<GameTree>) -> Result<Answer, TreeError> {
        let solution = Solution::new(tree, &search(subject.algorithm()))?;
        Ok(match self {
            Self::Value => Answer::Number(solution.value()),
            Self::BestMove { .. } => Answer::Text(names(tree, solution.best()).concat()),
            Self::Pruned => Answer::Names(names(tree, solution.pruned())),
            Self::Bounds { node } => {
                let found = tree.find(node).and_then(|id| solution.node(id));
                let (alpha, beta) = found.map_or((-INFINITY, INFINITY), |node| (node.window.alpha, node.window.beta));
                Answer::bounds(alpha, beta)
            }
            Self::NextLine { log } => Answer::Text(lines(tree, subject)?.get(log.len()).cloned().unwrap_or_default()),
            Self::Order => Answer::Names(names(tree, order::best(tree))),
            Self::Cached { same } => Answer::Number(cached::spared(tree, same)?),
            Self::LegalMoves | Self::Captures { .. } => Answer::Names(Vec::new()),
        })
    }

    /// Returns what those answer who make one of the known mistakes, if it is wrong. Several mistakes may lead to one
    /// answer.
    pub(crate) fn mistaken_answers(
        &self,
        subject: Subject,
        tree: &Arc<GameTree>,
        right: &Answer,
    ) -> Vec<MistakenAnswer> {
        let mut answers = match self {
            Self::Order => order::mistaken_answers(tree),
            Self::Cached { same } => cached::mistaken_answers(tree, same),
            _ => {
                let asked = search(subject.algorithm());
                let answers =
                    KNOWN_MISTAKES.iter().filter(|mistake| self.is_sensible(mistake.id)).filter_map(|mistake| {
                        let plain = suite_tabletop::KnownMistake::program([mistake]).answer(tree, &asked)?;
                        let answer = self.plain_answer(tree, &plain)?;
                        Some(MistakenAnswer { id: mistake.id.into(), message: mistake.description.into(), answer })
                    });
                answers.collect()
            }
        };
        answers.retain(|mistaken| mistaken.answer != *right);
        answers
    }

    /// Returns whether a mistake can be seen in an answer. How infinity is written is no matter of a search, and only
    /// logs have lines.
    fn is_sensible(&self, mistake: &str) -> bool {
        match self.kind() {
            Kind::NextLine => !["inf", "small-infinity"].contains(&mistake),
            _ => !["inf", "small-infinity", "no-entry-lines", "bounds-before-cut"].contains(&mistake),
        }
    }

    /// Returns what a plain search that makes mistakes answers; `None` if it does not come that far.
    fn plain_answer(&self, tree: &GameTree, plain: &PlainAnswer) -> Option<Answer> {
        match self {
            Self::Value => plain.values[NodeId::ROOT.index()].map(Answer::Number),
            Self::BestMove { .. } => plain.best.map(|best| Answer::Text(tree.name(best).to_string())),
            Self::Pruned => Some(Answer::Names(names(tree, plain.pruned.iter().copied()))),
            Self::Bounds { node } => {
                let entry = plain.log.iter().find(|line| line.split(',').next() == Some(node))?;
                let [.., alpha, beta] = entry.split(',').collect_vec()[..] else { return None };
                Answer::read(self, &format!("{alpha} {beta}"))
            }
            Self::NextLine { log } => {
                let is_same_so_far = plain.log.iter().take(log.len()).eq(log);
                plain.log.get(log.len()).filter(|_| is_same_so_far).cloned().map(Answer::Text)
            }
            Self::Order | Self::Cached { .. } | Self::LegalMoves | Self::Captures { .. } => None,
        }
    }
}

/// Returns the lines of the log of a search, with its head.
pub(crate) fn lines(tree: &Arc<GameTree>, subject: Subject) -> Result<Vec<String>, TreeError> {
    let algorithm = subject.algorithm();
    let mut lines = vec![log_header(algorithm).to_owned()];
    let Ok(()) = log(tree, &search(algorithm), |step| {
        lines.push(step.line());
        Ok::<_, Infallible>(())
    })?;
    Ok(lines)
}

/// Returns the number of leaves that alpha-beta never looks at.
pub(crate) fn pruned_leaves(tree: &Arc<GameTree>) -> Result<usize, TreeError> {
    Ok(Solution::new(tree, &search(Subject::AlphaBeta.algorithm()))?.pruned().count())
}

/// Returns the value of each node by minimax.
pub(crate) fn minimax_values(tree: &Arc<GameTree>) -> Result<Vec<Value>, TreeError> {
    let solution = Solution::new(tree, &search(Subject::Minimax.algorithm()))?;
    Ok(tree.nodes().map(|id| solution.node(id).map_or(0, |node| node.value)).collect())
}
