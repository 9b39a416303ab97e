//! A plain program for the assignment, with a field for each of its decisions.
//!
//! It is written as a student would write it, apart from the searches of this project: a board of squares, lines
//! followed square by square where they are not those of the rules, a function for max nodes and min nodes. By default
//! it is right; a [known mistake](crate::KNOWN_MISTAKES) changes a field.

mod board;
mod search;

use suite_search::{Game, Player};

use self::board::PlainBoard;
use self::search::PlainSearch;
use crate::position::Position;
use crate::protocol::Options;

/// A plain program for the assignment: its decisions, which are right by default.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct PlainProgram {
    pub(crate) color: Color,
    pub(crate) lines: Lines,
    pub(crate) evaluation: Evaluation,
    pub(crate) strategy: Strategy,
    pub(crate) limit: Limit,
    pub(crate) nodes: Nodes,
    pub(crate) alpha_beta: AlphaBeta,
    pub(crate) ordering: Ordering,
    pub(crate) answer: Answer,
}

/// The player whom the program takes itself to be.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Color {
    #[default]
    Told,
    Other,
    Dark,
}

/// The eight directions in the course's order, as steps of columns and rows. Rows are counted from the top.
pub(crate) const DIRECTIONS: [(i32, i32); 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];
pub(crate) const DOWN: usize = 0;
pub(crate) const DOWN_RIGHT: usize = 1;
pub(crate) const RIGHT: usize = 2;
pub(crate) const UP_RIGHT: usize = 3;
pub(crate) const UP: usize = 4;
pub(crate) const UP_LEFT: usize = 5;
pub(crate) const LEFT: usize = 6;
pub(crate) const DOWN_LEFT: usize = 7;

/// Where disks may be placed, and what they flip.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Lines {
    pub(crate) placement: Placement,
    /// Whether lines are looked for in each of [`DIRECTIONS`].
    pub(crate) directions: [bool; 8],
    pub(crate) edges: Edges,
    /// Whether a line may also end at an edge, or at an empty square, instead of at an own disk.
    pub(crate) end_at_edges: bool,
    pub(crate) end_at_empty: bool,
    /// Whether a line goes on behind an own disk.
    pub(crate) end_at_farthest: bool,
    /// The most disks of the opponent in a line.
    pub(crate) longest: u32,
    pub(crate) flipped: Flipped,
    /// Which of the lines are flipped.
    pub(crate) chosen: Chosen,
}

impl Default for Lines {
    fn default() -> Self {
        Self {
            placement: Placement::default(),
            directions: [true; 8],
            edges: Edges::default(),
            end_at_edges: false,
            end_at_empty: false,
            end_at_farthest: false,
            longest: u32::MAX,
            flipped: Flipped::default(),
            chosen: Chosen::default(),
        }
    }
}

impl Lines {
    /// Leaves directions out.
    pub(crate) fn omit(&mut self, directions: &[usize]) {
        for &direction in directions {
            self.directions[direction] = false;
        }
    }
}

/// The squares where a disk may be placed.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Placement {
    #[default]
    Outflanking,
    Adjacent,
    AnyEmpty,
}

/// What is beyond the edges of the board.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Edges {
    #[default]
    Nothing,
    /// Negative numbers count from the other end, as in Python.
    NegativeWraps,
    Wraps,
}

/// The disks of a line that are flipped.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Flipped {
    #[default]
    All,
    Nearest,
    AllButFarthest,
    None,
}

/// The lines of a disk that are flipped.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Chosen {
    #[default]
    All,
    First,
    Last,
}

/// The places of what differs between positions at the limit and finished games.
pub(crate) const AT_LIMIT: usize = 0;
pub(crate) const AT_END: usize = 1;

/// What positions are worth, at the limit and at the end of the game.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) struct Evaluation {
    pub(crate) worth: [Worth; 2],
    pub(crate) for_whom: [ForWhom; 2],
    /// The line at an edge that is not counted.
    pub(crate) uncounted: Option<usize>,
}

/// What a position is worth.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Worth {
    #[default]
    Difference,
    OwnDisks,
    Share,
    Absolute,
    WinOrLoss,
    /// As a win or a loss, but greater than any difference.
    GreatWinOrLoss,
    EmptyToWinner,
    Moves,
    Zero,
}

/// The player for whom a position is worth that.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum ForWhom {
    #[default]
    Player,
    Opponent,
    Dark,
    Light,
    Mover,
    LastMover,
}

/// How a move is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Strategy {
    #[default]
    Search,
    FirstMove,
    LastMove,
}

/// What is made of the depth limit.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Limit {
    /// A limit instead of the one that is told.
    pub(crate) instead: Option<Option<u32>>,
    /// The limit if none is told.
    pub(crate) without: Option<u32>,
    pub(crate) plies_more: i32,
    /// Whether the moves of max nodes and of min nodes count.
    pub(crate) counts: [bool; 2],
    /// Whether max nodes and min nodes end at the limit, and whether they end one ply before it, too.
    pub(crate) ends: [bool; 2],
    pub(crate) ends_early: [bool; 2],
    /// Whether a limit that was missed still ends the next node that looks at it.
    pub(crate) ends_late: bool,
}

impl Default for Limit {
    fn default() -> Self {
        Self {
            instead: None,
            without: None,
            plies_more: 0,
            counts: [true; 2],
            ends: [true; 2],
            ends_early: [false; 2],
            ends_late: false,
        }
    }
}

/// The places of what differs between nodes where the player is to move and those where the opponent is.
pub(crate) const MAX: usize = 0;
pub(crate) const MIN: usize = 1;

/// What max nodes and min nodes do.
#[expect(clippy::struct_excessive_bools, reason = "each is a decision of its own")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Nodes {
    pub(crate) takes: [Takes; 2],
    /// The values that nodes start with instead of infinity.
    pub(crate) starts: [Option<f64>; 2],
    pub(crate) root_starts: Option<f64>,
    /// Whether min nodes look for the player's moves, and whether they play them with the player's color.
    pub(crate) min_finds_own: bool,
    pub(crate) min_plays_own: bool,
    pub(crate) stuck: Stuck,
    /// Whether the game is over if either player has no move.
    pub(crate) either_ends: bool,
    /// Whether the last of several moves is left out.
    pub(crate) omits_last: bool,
    /// Whether each move is played on the board after the one before it.
    pub(crate) overwrites_board: bool,
}

impl Default for Nodes {
    fn default() -> Self {
        Self {
            takes: [Takes::Greatest, Takes::Least],
            starts: [None; 2],
            root_starts: None,
            min_finds_own: false,
            min_plays_own: false,
            stuck: Stuck::default(),
            either_ends: false,
            omits_last: false,
            overwrites_board: false,
        }
    }
}

/// The value that a node takes of those of its children.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Takes {
    Greatest,
    Least,
    First,
    Last,
    Mean,
    /// None: the node keeps the value that it starts with.
    Nothing,
}

impl Takes {
    /// Returns whether the value of a child replaces the best one so far. A mean is taken afterwards, and has the child
    /// with the greatest value for its move.
    fn prefers(self, value: f64, best: f64, is_first: bool) -> bool {
        match self {
            Self::Greatest | Self::Mean => value > best,
            Self::Least => value < best,
            Self::First => is_first,
            Self::Last => true,
            Self::Nothing => false,
        }
    }
}

/// What happens if the player to move has no move.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Stuck {
    #[default]
    Ends,
    Passes,
    /// Nobody looks: the node keeps the value that it starts with.
    Unnoticed,
    /// The game is over if the other player is stuck, too; otherwise nobody looks.
    EndsForBoth,
}

/// What alpha-beta does with its bounds.
#[expect(clippy::struct_excessive_bools, reason = "each is a decision of its own")]
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct AlphaBeta {
    /// Alpha and beta at the root.
    pub(crate) window: [f64; 2],
    pub(crate) cuts: [Cuts; 2],
    /// Whether a node that is cut returns the bound that it did not reach.
    pub(crate) returns_other_bound: [bool; 2],
    /// Whether a node changes the bound that is the other kind's to change.
    pub(crate) narrows_other: [bool; 2],
    pub(crate) swaps_bounds: bool,
    /// Whether alpha and beta are the same for all nodes.
    pub(crate) is_global: [bool; 2],
    /// Whether a node is cut before it takes the value that cuts it.
    pub(crate) cuts_before_update: bool,
    pub(crate) takes_later_equals: bool,
    /// Whether values of nodes that were cut, or that are bounds only, are cached as values.
    pub(crate) caches_bounds: bool,
}

impl Default for AlphaBeta {
    fn default() -> Self {
        Self {
            window: [f64::NEG_INFINITY, f64::INFINITY],
            cuts: [Cuts::AtFarBound; 2],
            returns_other_bound: [false; 2],
            narrows_other: [false; 2],
            swaps_bounds: false,
            is_global: [false; 2],
            cuts_before_update: false,
            takes_later_equals: false,
            caches_bounds: false,
        }
    }
}

/// When a node is cut.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Cuts {
    /// A max node when it reaches beta, a min node when it reaches alpha.
    AtFarBound,
    /// A max node when it reaches alpha, a min node when it reaches beta.
    AtNearBound,
    /// By the test of the other kind of node.
    AsTheOther,
}

/// What is made of the order of moves, if they are ordered.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Ordering {
    #[default]
    Sorts,
    /// Moves are kept by their value, so that of equal ones only the last is left.
    KeepsOneOfEqual,
    /// The place among sorted moves is taken for that among unsorted ones.
    MixesPlaces,
}

/// How a move is written.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub(crate) enum Answer {
    #[default]
    ColumnRow,
    RowColumn,
    FromOne,
    FromBelow,
}

impl PlainProgram {
    /// Returns the moves that the program may answer, as the two numbers that it writes, which may be no legal move:
    /// all moves that it takes to be best, or the one among them that its search prefers. `None` if the search is too
    /// large.
    ///
    /// ```
    /// use suite_othello::{Options, PlainProgram, Position, Rules, Size};
    ///
    /// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
    /// let answers = PlainProgram::default().answers(&start, Options::default()).expect("a small tree");
    /// assert_eq!(answers, [[0, 1], [1, 0], [2, 3], [3, 2]]);
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    #[must_use]
    pub fn answers(&self, position: &Position<u64>, options: Options) -> Option<Vec<[i32; 2]>> {
        let board = PlainBoard::of(position);
        let mut search = PlainSearch::new(self, options, self.player(position));
        let squares = search.choose(&board)?;
        Some(squares.into_iter().map(|at| self.written(&board, at)).collect())
    }

    /// Returns whether the program may answer so. What it does not even take to be a move is told without a search.
    #[must_use]
    pub fn may_answer(&self, position: &Position<u64>, options: Options, answer: [i32; 2]) -> bool {
        self.placements(position).contains(&answer)
            && self.answers(position, options).is_some_and(|answers| answers.contains(&answer))
    }

    /// Returns the squares where the program takes the player to move to be allowed to place a disk, as it writes them.
    ///
    /// ```
    /// use suite_othello::{PlainProgram, Position, Rules, Size};
    ///
    /// let start = Position::<u64>::start(Size::new(4)?, Rules::Ends);
    /// let program = PlainProgram::default();
    /// assert_eq!(program.placements(&start), [[0, 1], [1, 0], [2, 3], [3, 2]]);
    /// assert_eq!(program.flipped(&start, [0, 1]), [[1, 1]]);
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    #[must_use]
    pub fn placements(&self, position: &Position<u64>) -> Vec<[i32; 2]> {
        let (board, player) = (PlainBoard::of(position), self.player(position));
        let placements = board::squares(board.placements(&self.lines, player));
        placements.map(|at| self.written(&board, at)).collect()
    }

    /// Returns the disks that the program flips when the player to move places one in a column and a row, as it writes
    /// them.
    #[must_use]
    pub fn flipped(&self, position: &Position<u64>, [column, row]: [i32; 2]) -> Vec<[i32; 2]> {
        let (board, player) = (PlainBoard::of(position), self.player(position));
        let after = board.place(&self.lines, (column, row), player);
        let flipped = board.disks(player.opponent()) & after.disks(player);
        board::squares(flipped).map(|at| self.written(&board, at)).collect()
    }

    /// Returns the player that the program takes itself to be.
    fn player(&self, position: &Position<u64>) -> Player {
        match self.color {
            Color::Told => position.to_move(),
            Color::Other => position.to_move().opponent(),
            Color::Dark => Player::First,
        }
    }

    /// Returns a square as the program writes it.
    const fn written(&self, board: &PlainBoard, (column, row): (i32, i32)) -> [i32; 2] {
        match self.answer {
            Answer::ColumnRow => [column, row],
            Answer::RowColumn => [row, column],
            Answer::FromOne => [column + 1, row + 1],
            Answer::FromBelow => [column, board.side() - 1 - row],
        }
    }

    /// Returns what the program takes a finished game to be worth for the player to move.
    #[must_use]
    pub fn utility(&self, position: &Position<u64>) -> f64 {
        let search = PlainSearch::new(self, Options::default(), position.to_move());
        search.worth(&PlainBoard::of(position), MAX, AT_END)
    }
}
