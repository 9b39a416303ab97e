//! The mistakes that students' programs are known to make.

use serde::ser::{Serialize, SerializeStruct, Serializer};
use suite_search::Algorithm;

use crate::output::Output;
use crate::task::Task;

/// A known mistake of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "`description` explains each")]
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
    /// All mistakes. Of mistakes that lead to the same file, the likelier explanation comes first.
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

    /// Returns the identifier of the mistake, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::AlphaBeforeCut => "alpha-before-cut",
            Self::BetaBeforeCut => "beta-before-cut",
            Self::BoundsBeforeCut => "bounds-before-cut",
            Self::BoundsAfterLastChild => "bounds-after-last-child",
            Self::NoDeepEntryLines => "no-deep-entry-lines",
            Self::DeepMinStartsAtAlpha => "deep-min-starts-at-alpha",
            Self::DeepMinShowsAlpha => "deep-min-shows-alpha",
            Self::DeepMinStartsAtBeta => "deep-min-starts-at-beta",
            Self::DeepMinShowsBeta => "deep-min-shows-beta",
            Self::MissingBoundColumns => "missing-bound-columns",
            Self::StrictCut => "strict-cut",
            Self::FailHard => "fail-hard",
            Self::ClampedThroughout => "clamped-throughout",
            Self::StartsAtBounds => "starts-at-bounds",
            Self::ConvertedCountedOnce => "converted-counted-once",
            Self::GreedyStartsAtZero => "greedy-starts-at-zero",
            Self::GreedyStartsAtMinusHundred => "greedy-starts-at-minus-hundred",
            Self::BlankLines => "blank-lines",
            Self::OtherPlayersEvaluation => "other-players-evaluation",
            Self::FirstPlayersEvaluation => "first-players-evaluation",
            Self::SecondPlayersEvaluation => "second-players-evaluation",
        }
    }

    /// Returns a description of the mistake, as a clause.
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
            Self::ClampedThroughout => "every node returns its value clamped between alpha and beta (fail-hard)",
            Self::StartsAtBounds => {
                "nodes start at their bound, alpha for max and beta for min, instead of at infinity"
            }
            Self::ConvertedCountedOnce => "a converted piece is counted once instead of twice",
            Self::GreedyStartsAtZero => "greedy's best value starts at 0, and no move exceeds it",
            Self::GreedyStartsAtMinusHundred => "greedy's best value starts at -100, and no move exceeds it",
            Self::BlankLines => "there are blank lines between the states",
            Self::OtherPlayersEvaluation => "positions are evaluated for the other player",
            Self::FirstPlayersEvaluation => "positions are always evaluated for the player who moved first",
            Self::SecondPlayersEvaluation => "positions are always evaluated for the player who moved second",
        }
    }

    /// Returns `true` if the mistake can affect the file `output` of `task`.
    pub(crate) fn concerns(self, task: &Task, output: Output) -> bool {
        let uses = |algorithm| match task {
            Task::NextState { spec, .. } => spec.algorithm == algorithm,
            Task::Battle { specs, .. } => specs.iter().any(|spec| spec.algorithm == algorithm),
        };
        let (is_trace, is_log) = (output == Output::TraceState, output == Output::TraverseLog);
        match self {
            Self::AlphaBeforeCut
            | Self::BetaBeforeCut
            | Self::BoundsBeforeCut
            | Self::BoundsAfterLastChild
            | Self::DeepMinShowsAlpha
            | Self::DeepMinShowsBeta
            | Self::MissingBoundColumns => is_log && uses(Algorithm::AlphaBeta),
            Self::DeepMinStartsAtAlpha
            | Self::DeepMinStartsAtBeta
            | Self::StrictCut
            | Self::FailHard
            | Self::ClampedThroughout
            | Self::StartsAtBounds => uses(Algorithm::AlphaBeta),
            Self::NoDeepEntryLines => is_log,
            Self::ConvertedCountedOnce | Self::GreedyStartsAtZero | Self::GreedyStartsAtMinusHundred => {
                uses(Algorithm::Greedy)
            }
            Self::BlankLines | Self::FirstPlayersEvaluation | Self::SecondPlayersEvaluation => is_trace,
            Self::OtherPlayersEvaluation => true,
        }
    }

    /// Returns `true` if one of `others` already says as much as this mistake.
    #[must_use]
    pub fn is_covered_by(self, others: &[Self]) -> bool {
        self == Self::BoundsBeforeCut
            && others.iter().any(|other| matches!(other, Self::AlphaBeforeCut | Self::BetaBeforeCut))
    }
}

/// Serializes the mistake as its id and its description.
impl Serialize for Mistake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut mistake = serializer.serialize_struct("Mistake", 2)?;
        mistake.serialize_field("id", self.id())?;
        mistake.serialize_field("message", self.description())?;
        mistake.end()
    }
}
