//! The heuristic of the champion.

use std::borrow::Cow;
use std::sync::OnceLock;

use suite_search::{Evaluate, Game as _, Player, ProbCut, Value};

use crate::bits::Bits;
use crate::plain_evaluation::PlainEvaluation;
use crate::position::{Position, Rules};
use crate::size::Size;
use crate::weights::Weights;

/// The champion's estimate as a heuristic for the textbook's searches. It serves boards of one size, that of the first
/// position that it sees, and one variant of the rules.
///
/// On 6x6 and 8x8 it is learned, in units of [`Weights::PER_DISK`].
pub struct ChampionEvaluation<B>(OnceLock<Evaluation<B>>);

/// The least plies that are searched selectively.
const SELECTIVE: u32 = 3;
enum Evaluation<B> {
    Learned(Cow<'static, Weights>),
    Plain(PlainEvaluation<B>),
}

impl<B: Bits> ChampionEvaluation<B> {
    /// Creates an evaluation for boards of any one size.
    #[must_use]
    pub const fn new() -> Self {
        Self(OnceLock::new())
    }

    /// Creates an evaluation with the given weights, or without any, instead of those that come with this crate.
    pub(crate) fn with_weights(weights: Option<Weights>, size: Size) -> Self {
        let evaluation = match weights {
            Some(weights) => Evaluation::Learned(Cow::Owned(weights)),
            None => Evaluation::Plain(PlainEvaluation::new(size)),
        };
        Self(OnceLock::from(evaluation))
    }
}

impl<B: Bits> Evaluation<B> {
    fn of(position: &Position<B>) -> Self {
        match position.narrow().and_then(|position| Weights::shipped(position.size(), position.rules())) {
            Some(weights) => Self::Learned(Cow::Borrowed(weights)),
            None => Self::Plain(PlainEvaluation::new(position.size())),
        }
    }

    #[inline]
    fn evaluate(&self, position: &Position<B>) -> Value {
        match self {
            Self::Learned(weights) => weights.evaluate(&position.narrow().expect("a board with patterns")),
            Self::Plain(plain) => plain.evaluate(position),
        }
    }

    /// Returns the shallow search for one `depth` plies deep, about half as deep, with as many plies for either player.
    ///
    /// The standard deviations are those of 600 positions for each size and rule, in searches of up to 7 plies; they
    /// grow with the disks on the board and with the plies between the two searches. The number of them that is enough
    /// was found by games; see `benches/README.md`.
    #[inline]
    fn prob_cut(&self, position: &Position<B>, depth: u32) -> Option<ProbCut> {
        if depth < SELECTIVE || matches!(self, Self::Plain(_)) {
            return None;
        }
        let half = depth / 2;
        let shallow = if (depth - half).is_multiple_of(2) { half } else { half - 1 };
        let squares = position.size().side().pow(2) as i32;
        let disks = (position.own.len() + position.enemy.len()) as i32;
        let (least, slope) = if position.rules() == Rules::Ends { (3, 51) } else { (13, 61) };
        let deviation = least + slope * disks / squares;
        let gap = (depth - shallow) as i32;
        let tenths = if (position.rules(), squares) == (Rules::Ends, 64) { 10 } else { 8 };
        Some(ProbCut { depth: shallow, margin: deviation * (8 + gap) / 10 * tenths / 10 })
    }
}

impl<B: Bits> Default for ChampionEvaluation<B> {
    fn default() -> Self {
        Self::new()
    }
}

impl<B: Bits> Evaluate<Position<B>> for ChampionEvaluation<B> {
    #[inline]
    fn evaluate(&self, position: &Position<B>, player: Player) -> Value {
        let value = self.0.get_or_init(|| Evaluation::of(position)).evaluate(position);
        if player == position.to_move() { value } else { -value }
    }

    #[inline]
    fn prob_cut(&self, position: &Position<B>, depth: u32) -> Option<ProbCut> {
        self.0.get_or_init(|| Evaluation::of(position)).prob_cut(position, depth)
    }
}
