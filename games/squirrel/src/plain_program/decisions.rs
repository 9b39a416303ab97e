//! What a plain program decides about the rules and its searches, and where.

use std::array;
use std::fmt::{self, Display, Formatter};
use std::sync::LazyLock;

use suite_search::{Algorithm, Value};

use super::{column, row};
use crate::square::{SQUARES, Square, SquareSet};

/// Where alone a program is wrong. As text, it says so: `minimax and alpha-beta`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Only {
    /// In greedy searches.
    Greedy,
    /// In searches by minimax.
    Minimax,
    /// In searches by alpha-beta.
    AlphaBeta,
    /// In both, which share much where greedy has functions of its own.
    MinimaxAndAlphaBeta,
    /// In battles, by any algorithm.
    Battles,
    /// In the task that asks for a next state by this algorithm, but not in battles.
    Task(Algorithm),
}

impl Only {
    /// Returns that a program is wrong in searches of this algorithm only.
    #[must_use]
    pub const fn search(algorithm: Algorithm) -> Self {
        match algorithm {
            Algorithm::Greedy => Self::Greedy,
            Algorithm::Minimax => Self::Minimax,
            Algorithm::AlphaBeta => Self::AlphaBeta,
        }
    }

    pub(super) fn concerns(self, algorithm: Algorithm, is_in_battle: bool) -> bool {
        match self {
            Self::MinimaxAndAlphaBeta => algorithm != Algorithm::Greedy,
            Self::Battles => is_in_battle,
            Self::Task(asked) => !is_in_battle && algorithm == asked,
            only => only == Self::search(algorithm),
        }
    }
}

impl Display for Only {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Task(Algorithm::Greedy) => "task 1",
            Self::Task(Algorithm::Minimax) => "task 2",
            Self::Task(Algorithm::AlphaBeta) => "task 3",
            Self::Greedy => "greedy",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alpha-beta",
            Self::MinimaxAndAlphaBeta => "minimax and alpha-beta",
            Self::Battles => "battles",
        })
    }
}

/// What greedy does with A1 if it finds no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum GreedyDefault {
    Nothing,
    Plays,
    /// It plays there if the square is empty, and else sets a piece.
    PlaysIfEmpty,
    /// It sets a piece there, which converts nothing.
    SetsPiece,
}

/// Which nodes set what is played.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum SetsBest {
    Root,
    /// Every max node sets the move, or, by the second, the board after it.
    MaxNodes,
    MaxNodesSetBoard,
}

/// What a full board before the cut-off depth is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FullBoard {
    Leaf,
    /// A leaf that has the line of a node that is entered before its own, or instead.
    EnteredLeaf,
    OnlyEnteredLeaf,
    /// A leaf without a line.
    HiddenLeaf,
    /// An inner node, without children.
    InnerNode,
}

/// Which opposing pieces a Raid converts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Conversion {
    /// Those that touch the new piece.
    Touching,
    /// Those that touch a converted piece, too, and so on.
    Chain,
    /// Only the first of those that touch it, in this order.
    First(Order),
    /// Those that come after an own piece in this order, as by one loop that looks for own pieces and converts.
    AfterOwn(Order),
    /// Those of O only.
    OnlyOs,
    /// Those that touch the new piece or the piece that it was made from.
    AroundOwn,
    /// Those that touch the new piece; but in the last corner, the one before it instead of the one above it.
    CornerSlip,
    /// None.
    Nothing,
    /// All that touch it, empty squares included.
    EmptyToo,
}

/// The squares that each square touches.
pub(crate) type Touching = [SquareSet; SQUARES];

/// An order in which adjacent squares are looked at, by how much their numbers differ.
pub(crate) type Order = [i32; 4];

/// What is taken back of a move that was tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Undo {
    Whole,
    /// Only the piece that was set, not what it converted.
    Piece,
    /// Nothing. Squares that were empty before are tried again, or, by the second, not.
    Nothing,
    NothingAndSkips,
}

/// What a node sets its bound to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The better of the bound and the node's value.
    Better,
    /// Its value, or the one of its last child, even if that is worse.
    Value,
    ChildsValue,
}

/// Whether Raids and Sneaks are considered apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Stages {
    Together,
    RaidsFirst,
    SneaksFirst,
    OnlyRaidsIfAny,
}

/// The value at which a node starts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Start {
    /// The least value for max, the greatest for min.
    Infinite,
    Value(Value),
    /// One of the bounds, in alpha-beta.
    Alpha,
    Beta,
}

/// For whom positions are evaluated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Side {
    Player,
    Opponent,
    FirstOfTask,
    SecondOfTask,
    X,
    O,
    /// The player who is to move in the position, and the one who has moved there.
    ToMove,
    Moved,
    /// The one who is to move, but below the root's children only.
    ToMoveDeep,
}

/// The window that children are given.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ChildWindow {
    Current,
    Full,
    /// That of the tree for the root's children.
    FullBelowRoot,
    /// One that is shared by the whole tree, and never widened again.
    Global,
}

/// What a node returns.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Returned {
    Value,
    /// The bound, if it was cut.
    BoundOfCut,
    /// The value, clamped between the bounds with which it was entered.
    Clamped,
    /// The bound that it has narrowed.
    OwnBound,
}

/// What touches what by the rules.
pub(crate) static TOUCHING: LazyLock<Touching> = LazyLock::new(|| touching(touches));

/// Returns the squares that each square touches, by whether one touches another, given their rows and columns.
pub(crate) fn touching(touches: fn([i32; 2], [i32; 2]) -> bool) -> Touching {
    let place = |square: usize| [row(square) as i32, column(square) as i32];
    array::from_fn(|square| {
        Square::all().filter(|other: &Square| touches(place(square), place(other.index()))).collect()
    })
}

/// Returns whether squares touch: those above, below and beside each other.
pub(crate) const fn touches([row, column]: [i32; 2], [other_row, other_column]: [i32; 2]) -> bool {
    (row - other_row).abs() + (column - other_column).abs() == 1
}
