//! The mistakes that people's programs make, and a program that makes them.
//!
//! The searches of the kernel are right. To see whether a mistake explains a file, somebody has to make it: [`Program`] is
//! the assignment written once more, as a student would, with a switch for each mistake.

use serde::{Serialize, Serializer};
use suite_search::{Algorithm, Decision, Game, Node, Observe, Player, Value, Window};

use crate::answer::Turn;
use crate::position::Position;
use crate::square::Square;
use crate::task::{Strategy, Task};
use crate::verdict::Output;

/// A mistake that a program is known to make.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`description` says what each one is")]
pub enum Mistake {
    AlphaBeforeCut,
    BetaBeforeCut,
    BoundsBeforeCut,
    BoundsAfterLastChild,
    NoDeepEntryLines,
    DeepMinStartsAtAlpha,
    DeepMinShowsAlpha,
    DeepMinStartsAtBeta,
    DeepMinShowsBeta,
    MissingBoundColumns,
    StrictCut,
    FailHard,
    ClampedThroughout,
    StartsAtBounds,
    ConvertedCountedOnce,
    GreedyStartsAtZero,
    GreedyStartsAtMinusHundred,
    BlankLines,
    OtherPlayersEvaluation,
    FirstPlayersEvaluation,
    SecondPlayersEvaluation,
}

impl Mistake {
    /// All of them, the likelier explanation first where two make the same file.
    pub const ALL: [Self; 21] = [
        Self::AlphaBeforeCut,
        Self::BetaBeforeCut,
        Self::BoundsBeforeCut,
        Self::BoundsAfterLastChild,
        Self::NoDeepEntryLines,
        Self::DeepMinStartsAtAlpha,
        Self::DeepMinShowsAlpha,
        Self::DeepMinStartsAtBeta,
        Self::DeepMinShowsBeta,
        Self::MissingBoundColumns,
        Self::StrictCut,
        Self::FailHard,
        Self::ClampedThroughout,
        Self::StartsAtBounds,
        Self::ConvertedCountedOnce,
        Self::GreedyStartsAtZero,
        Self::GreedyStartsAtMinusHundred,
        Self::BlankLines,
        Self::OtherPlayersEvaluation,
        Self::FirstPlayersEvaluation,
        Self::SecondPlayersEvaluation,
    ];

    /// What goes wrong, to follow "when".
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::AlphaBeforeCut => "alpha is updated before the cut is logged",
            Self::BetaBeforeCut => "beta is updated before the cut is logged",
            Self::BoundsBeforeCut => "alpha and beta are updated before the cut is logged",
            Self::BoundsAfterLastChild => "the bounds are not updated after the last child",
            Self::NoDeepEntryLines => "inner nodes below depth 1 get no line when they are entered",
            Self::DeepMinStartsAtAlpha => "a min node below depth 1 starts at alpha instead of Infinity",
            Self::DeepMinShowsAlpha => "a min node below depth 1 shows alpha instead of Infinity when it is entered",
            Self::DeepMinStartsAtBeta => "a min node below depth 1 starts at beta instead of Infinity",
            Self::DeepMinShowsBeta => "a min node below depth 1 shows beta instead of Infinity when it is entered",
            Self::MissingBoundColumns => "the columns of alpha and beta are missing on some deep lines",
            Self::StrictCut => "a node is cut only on strict inequality, not when the value equals the bound",
            Self::FailHard => "a cut node returns the bound instead of its value (fail-hard)",
            Self::ClampedThroughout => "every node returns its value forced between alpha and beta (fail-hard)",
            Self::StartsAtBounds => {
                "nodes start at their bound, alpha for max and beta for min, instead of at infinity"
            }
            Self::ConvertedCountedOnce => "a converted piece is counted once instead of twice",
            Self::GreedyStartsAtZero => "greedy's best value starts at 0, and no move is better than that",
            Self::GreedyStartsAtMinusHundred => "greedy's best value starts at -100, and no move is better than that",
            Self::BlankLines => "there are blank lines between the states",
            Self::OtherPlayersEvaluation => "positions are evaluated for the other player",
            Self::FirstPlayersEvaluation => "positions are always evaluated for the player who began",
            Self::SecondPlayersEvaluation => "positions are always evaluated for the player who did not begin",
        }
    }

    /// Whether a program that makes the mistake can write another such file for `task` than one that does not.
    pub(crate) fn concerns(self, task: &Task, output: Output) -> bool {
        let uses = |algorithm| match task {
            Task::NextState { strategy, .. } => strategy.algorithm == algorithm,
            Task::Battle { strategies, .. } => strategies.iter().any(|strategy| strategy.algorithm == algorithm),
        };
        let (battle, log) = (output == Output::TraceState, output == Output::TraverseLog);
        match self {
            Self::AlphaBeforeCut
            | Self::BetaBeforeCut
            | Self::BoundsBeforeCut
            | Self::BoundsAfterLastChild
            | Self::DeepMinShowsAlpha
            | Self::DeepMinShowsBeta
            | Self::MissingBoundColumns => log && uses(Algorithm::AlphaBeta),
            Self::DeepMinStartsAtAlpha
            | Self::DeepMinStartsAtBeta
            | Self::StrictCut
            | Self::FailHard
            | Self::ClampedThroughout
            | Self::StartsAtBounds => uses(Algorithm::AlphaBeta),
            Self::NoDeepEntryLines => log,
            Self::ConvertedCountedOnce | Self::GreedyStartsAtZero | Self::GreedyStartsAtMinusHundred => {
                uses(Algorithm::Greedy)
            }
            Self::BlankLines | Self::FirstPlayersEvaluation | Self::SecondPlayersEvaluation => battle,
            Self::OtherPlayersEvaluation => true,
        }
    }
}

impl Mistake {
    /// Whether the mistake says no more than one of `others` does.
    pub(crate) fn is_covered_by(self, others: &[Self]) -> bool {
        self == Self::BoundsBeforeCut
            && others.iter().any(|other| matches!(other, Self::AlphaBeforeCut | Self::BetaBeforeCut))
    }
}

/// As its description.
impl Serialize for Mistake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.description())
    }
}

/// A program that does the assignment with a mistake in it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Program {
    pub(crate) mistake: Mistake,
    /// Who moves first in the task.
    pub(crate) first: Player,
}

/// One search of a program.
struct Run<'a> {
    program: &'a Program,
    strategy: &'a Strategy,
    player: Player,
    root: &'a Position,
}

impl Program {
    pub(crate) fn take_turn<O: Observe<Position>>(
        &self,
        strategy: &Strategy,
        position: &Position,
        observer: &mut O,
    ) -> Result<Turn, O::Stop> {
        let run = Run { program: self, strategy, player: position.to_move(), root: position };
        let mut root = Node::root(position);
        run.search(&mut root, observer)?;
        let decision = Decision { best: root.best, value: root.value };
        let position = match root.best {
            Some(square) => position.play(square),
            // Without a move the program leaves the board as it is, and the other player's turn comes.
            None => position.passed(),
        };
        Ok(Turn { strategy: *strategy, decision, position })
    }
}

impl Run<'_> {
    fn search<O: Observe<Position>>(&self, node: &mut Node<Position>, observer: &mut O) -> Result<(), O::Stop> {
        let greedy = self.strategy.algorithm == Algorithm::Greedy;
        let limit = if greedy { 1 } else { self.strategy.depth };
        if node.depth == limit || node.position.is_over() {
            node.value = self.evaluate(&node.position, node.last_move);
            return observer.leaf(node);
        }
        let entered = node.window;
        self.enter(node, observer)?;
        let mut moves = node.position.moves();
        while let Some(square) = moves.next() {
            let mut child = node.child(square, self.player);
            self.search(&mut child, observer)?;
            if if node.is_max { child.value > node.value } else { child.value < node.value } {
                node.value = child.value;
                node.best = child.last_move;
            }
            if self.strategy.algorithm == Algorithm::AlphaBeta {
                if self.cuts(node) {
                    return self.cut(node, &child, observer);
                }
                if !(self.makes(Mistake::BoundsAfterLastChild) && moves.is_empty()) {
                    narrow(&mut node.window, node.is_max, node.value);
                }
            }
            observer.update(node, &child)?;
        }
        self.leave(node, entered);
        Ok(())
    }

    fn makes(&self, mistake: Mistake) -> bool {
        self.program.mistake == mistake
    }

    fn enter<O: Observe<Position>>(&self, node: &mut Node<Position>, observer: &mut O) -> Result<(), O::Stop> {
        let deep_min = !node.is_max && node.depth > 1;
        let mut shown = *node;
        if self.strategy.algorithm == Algorithm::Greedy {
            if self.makes(Mistake::GreedyStartsAtZero) {
                node.value = 0;
            } else if self.makes(Mistake::GreedyStartsAtMinusHundred) {
                node.value = -100;
            }
        } else if self.makes(Mistake::NoDeepEntryLines) && node.depth > 1 {
            return Ok(());
        } else if self.makes(Mistake::StartsAtBounds) && self.strategy.algorithm == Algorithm::AlphaBeta {
            node.value = if node.is_max { node.window.alpha } else { node.window.beta };
            shown = *node;
        } else if deep_min && self.strategy.algorithm == Algorithm::AlphaBeta {
            if self.makes(Mistake::DeepMinShowsAlpha) {
                shown.value = node.window.alpha;
            } else if self.makes(Mistake::DeepMinShowsBeta) {
                shown.value = node.window.beta;
            } else if self.makes(Mistake::DeepMinStartsAtAlpha) {
                node.value = node.window.alpha;
                shown = *node;
            } else if self.makes(Mistake::DeepMinStartsAtBeta) {
                node.value = node.window.beta;
                shown = *node;
            }
        }
        observer.enter(&shown)
    }

    /// Where a node is done without a cut.
    fn leave(&self, node: &mut Node<Position>, entered: Window) {
        if self.makes(Mistake::ClampedThroughout) && self.strategy.algorithm == Algorithm::AlphaBeta {
            node.value = node.value.clamp(entered.alpha, entered.beta);
        }
    }

    fn cuts(&self, node: &Node<Position>) -> bool {
        match (node.is_max, self.makes(Mistake::StrictCut)) {
            (true, false) => node.value >= node.window.beta,
            (true, true) => node.value > node.window.beta,
            (false, false) => node.value <= node.window.alpha,
            (false, true) => node.value < node.window.alpha,
        }
    }

    fn cut<O: Observe<Position>>(
        &self,
        node: &mut Node<Position>,
        child: &Node<Position>,
        observer: &mut O,
    ) -> Result<(), O::Stop> {
        let mut shown = *node;
        let early = if node.is_max { Mistake::AlphaBeforeCut } else { Mistake::BetaBeforeCut };
        if self.makes(early) || self.makes(Mistake::BoundsBeforeCut) {
            narrow(&mut shown.window, node.is_max, node.value);
        }
        observer.cut(&shown, child)?;
        if self.makes(Mistake::FailHard) || self.makes(Mistake::ClampedThroughout) {
            node.value = if node.is_max { node.window.beta } else { node.window.alpha };
        }
        Ok(())
    }

    fn evaluate(&self, position: &Position, last_move: Option<Square>) -> Value {
        let player = match self.program.mistake {
            Mistake::OtherPlayersEvaluation => self.player.opponent(),
            Mistake::FirstPlayersEvaluation => self.program.first,
            Mistake::SecondPlayersEvaluation => self.program.first.opponent(),
            _ => self.player,
        };
        let score = position.score(player);
        match last_move {
            // Only a greedy program adds up what a move gains; the others count the board.
            Some(square)
                if self.makes(Mistake::ConvertedCountedOnce) && self.strategy.algorithm == Algorithm::Greedy =>
            {
                let converted = self.root.converted(square);
                score - converted.map(|square| Value::from(position.values()[square.index()])).sum::<Value>()
            }
            _ => score,
        }
    }
}

fn narrow(window: &mut Window, is_max: bool, value: Value) {
    if is_max {
        window.alpha = window.alpha.max(value);
    } else {
        window.beta = window.beta.min(value);
    }
}
