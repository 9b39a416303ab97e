//! A program that makes mistakes.
//!
//! A mistake explains a submitted file if a program that makes it writes the same file. [`FlawedProgram`] is the
//! assignment written as a student would write it, with a switch for each mistake, apart from the kernel's searches.

use suite_search::{Algorithm, Game, Node, Observe, Player, Value, Window};

use crate::mistake::Mistake;
use crate::position::Position;
use crate::search_spec::SearchSpec;
use crate::square::Square;
use crate::task::Task;
use crate::turn::Turn;

/// A program for the assignment that makes one mistake.
#[derive(Debug, Clone, Copy)]
pub(crate) struct FlawedProgram {
    mistake: Mistake,
    /// The player who moves first in the task.
    first: Player,
}

impl FlawedProgram {
    pub(crate) fn new(mistake: Mistake, task: &Task) -> Self {
        Self { mistake, first: task.position().to_move() }
    }

    pub(crate) fn makes(&self, mistake: Mistake) -> bool {
        self.mistake == mistake
    }

    /// Takes a turn as [`SearchSpec::take_turn`] does, but with the mistake.
    pub(crate) fn take_turn<O: Observe<Position>>(
        &self,
        spec: &SearchSpec,
        position: &Position,
        observer: &mut O,
    ) -> Result<Turn, O::Stop> {
        let search = FlawedSearch { program: self, spec, player: position.to_move(), root: position };
        let mut root = Node::root(position);
        search.visit(&mut root, observer)?;
        let position = match root.best {
            Some(square) => position.play(square),
            // A program that finds no move leaves the board unchanged, and the other player's turn comes.
            None => position.pass(),
        };
        Ok(Turn { spec: *spec, best: root.best, value: root.value, position })
    }
}

/// One search of a flawed program.
struct FlawedSearch<'a> {
    program: &'a FlawedProgram,
    spec: &'a SearchSpec,
    player: Player,
    root: &'a Position,
}

impl FlawedSearch<'_> {
    fn visit<O: Observe<Position>>(&self, node: &mut Node<Position>, observer: &mut O) -> Result<(), O::Stop> {
        let greedy = self.spec.algorithm == Algorithm::Greedy;
        let limit = if greedy { 1 } else { self.spec.limit };
        if node.depth == limit || node.position.is_over() {
            node.value = self.evaluate(&node.position, node.last_move);
            return observer.leaf(node);
        }
        let window = node.window;
        self.enter(node, observer)?;
        let mut moves = node.position.moves();
        while let Some(square) = moves.next() {
            let mut child = node.child(square, self.player);
            self.visit(&mut child, observer)?;
            if if node.is_max { child.value > node.value } else { child.value < node.value } {
                node.value = child.value;
                node.best = child.last_move;
            }
            if self.spec.algorithm == Algorithm::AlphaBeta {
                if self.cuts(node) {
                    return self.cut(node, &child, observer);
                }
                if !(self.makes(Mistake::BoundsAfterLastChild) && moves.is_empty()) {
                    narrow(&mut node.window, node.is_max, node.value);
                }
            }
            observer.update(node, &child)?;
        }
        self.leave(node, window);
        Ok(())
    }

    fn makes(&self, mistake: Mistake) -> bool {
        self.program.makes(mistake)
    }

    fn enter<O: Observe<Position>>(&self, node: &mut Node<Position>, observer: &mut O) -> Result<(), O::Stop> {
        let deep_min = !node.is_max && node.depth > 1;
        let mut shown = *node;
        if self.spec.algorithm == Algorithm::Greedy {
            if self.makes(Mistake::GreedyStartsAtZero) {
                node.value = 0;
            } else if self.makes(Mistake::GreedyStartsAtMinusHundred) {
                node.value = -100;
            }
        } else if self.makes(Mistake::NoDeepEntryLines) && node.depth > 1 {
            return Ok(());
        } else if self.makes(Mistake::StartsAtBounds) && self.spec.algorithm == Algorithm::AlphaBeta {
            node.value = if node.is_max { node.window.alpha } else { node.window.beta };
            shown = *node;
        } else if deep_min && self.spec.algorithm == Algorithm::AlphaBeta {
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

    /// Finishes a node that was entered with `window` and not cut.
    fn leave(&self, node: &mut Node<Position>, window: Window) {
        if self.makes(Mistake::ClampedThroughout) && self.spec.algorithm == Algorithm::AlphaBeta {
            node.value = node.value.clamp(window.alpha, window.beta);
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
            // Only a greedy program adds up the gains of a move; the others evaluate the board.
            Some(square) if self.makes(Mistake::ConvertedCountedOnce) && self.spec.algorithm == Algorithm::Greedy => {
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
