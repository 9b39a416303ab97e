//! Cases: positions in which the graded program has to find a best move.

use std::fmt;

use itertools::Itertools;
use suite_arena::GameSpec;
use suite_othello::{
    Handshake, Move, Options, PlainProgram, Position, RuleSet, any_position, best_moves, color, move_values, tree_size,
};
use suite_search::{BoardSymmetry, Game};
use suite_tabletop::{AnyMove, RecordedGame};
use suite_web::GameRecord;

use super::course_spec::course_spec;
use super::topic::Topic;

/// A question to the graded program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PositionCase {
    pub topic: Topic,
    /// The number in its part, from 1.
    pub number: u32,
    pub position: Position<u64>,
    /// How the program is told to search.
    pub options: Options,
    /// The limit of a search of the same position before, in the same process.
    pub limit_before: Option<u32>,
    /// The right answers.
    pub right: Vec<String>,
    /// The sizes of the trees, if the topic is about what its option saves, and the board shows that.
    pub sizes: Option<OrderedSizes>,
}

/// The sizes of the trees of a position by the order in which a program goes through the squares: first column by
/// column, as the course's starter does, and then the seven others that begin in a corner.
pub type OrderedSizes = [TreeSizes; BoardSymmetry::COUNT];

/// The positions that the textbook's search visits, which tells how much an option saves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TreeSizes {
    /// With the option that the topic is about.
    pub with: u64,
    /// Without it.
    pub without: u64,
}

impl TreeSizes {
    /// Returns the part of the positions that the option leaves.
    pub fn left(&self) -> f64 {
        self.with as f64 / self.without as f64
    }
}

impl PositionCase {
    /// Returns the case, with its right answers.
    pub fn new(
        topic: Topic,
        number: u32,
        position: Position<u64>,
        options: Options,
        limit_before: Option<u32>,
    ) -> Self {
        let case = Self { topic, number, position, options, limit_before, right: Vec::new(), sizes: None };
        let right = if topic == Topic::ComputeUtility {
            vec![position.utility(position.to_move()).to_string()]
        } else if topic.node_function().is_some() {
            let values = move_values(&position, options.limit);
            let best = values.iter().map(|&(_, value)| value).max();
            let right = values.iter().filter(|&&(_, value)| Some(value) == best);
            // The value is the one for whom the program plays.
            let sign = if topic.is_min_node() { -1 } else { 1 };
            right.map(|(mv, value)| format!("{mv} {}", sign * value)).collect()
        } else {
            let best = best_moves(&position, options.limit);
            best.iter().map(Move::to_string).collect()
        };
        Self { right, ..case }
    }

    /// Returns the probability that a legal move at random is right; chance guesses no number.
    pub fn chance(&self) -> f64 {
        if self.topic.asks_for_move() { self.right.len() as f64 / self.position.moves().count() as f64 } else { 0.0 }
    }

    /// Returns whether an answer is right: any of the best moves, or the utility.
    pub fn is_right(&self, answer: &str) -> bool {
        self.right.iter().any(|right| right == answer)
    }

    /// Returns whether a program with these decisions gives a wrong answer, whichever of those that it may give.
    pub fn shows(&self, program: &PlainProgram) -> bool {
        if self.topic == Topic::ComputeUtility {
            // Negative zero is zero.
            return !self.is_right(&(program.utility(&self.position) + 0.0).to_string());
        }
        let moves = program.answers(&self.position, self.options);
        moves.is_some_and(|moves| !moves.iter().any(|[column, row]| self.is_right(&format!("{column} {row}"))))
    }

    /// Returns whether none of these moves is right.
    pub fn refutes(&self, moves: impl IntoIterator<Item = Move>) -> bool {
        !moves.into_iter().any(|mv| self.is_right(&mv.to_string()))
    }

    /// Returns the sizes of the trees in the order of the course's starter, if neither is larger than `most`.
    pub fn tree_sizes(&self, most: u64) -> Option<TreeSizes> {
        let size = |options| tree_size(&self.position, options, most);
        Some(TreeSizes { without: size(self.options_without())?, with: size(self.options)? })
    }

    /// Returns the sizes of the trees in every order, `first` in that of the course's starter: to go through a board in
    /// another one is to go through an image of it in the same. Minimax visits as much in each.
    pub fn ordered_sizes(&self, first: TreeSizes) -> OrderedSizes {
        let sizes = |index| {
            let image = self.position.image(BoardSymmetry::with_index(index));
            let size = |options: Options, first| {
                let is_known = index == 0 || options.minimax;
                if is_known { first } else { tree_size(&image, options, u64::MAX).expect("no limit") }
            };
            TreeSizes { with: size(self.options, first.with), without: size(self.options_without(), first.without) }
        };
        std::array::from_fn(sizes)
    }

    /// Returns the options without the one that the topic is about.
    pub const fn options_without(&self) -> Options {
        self.topic.without(self.options)
    }

    /// Returns the greeting that tells the program these options.
    pub fn greeting(&self, options: Options) -> Handshake {
        let to_move = self.position.to_move();
        let player = if self.topic.is_min_node() { to_move.opponent() } else { to_move };
        Handshake { player, options: Some(options) }
    }

    /// Returns the case to look at, with a right move if it asks for one. `result` tells what the program did instead.
    pub fn game(&self, title: String, result: &str) -> Option<GameRecord> {
        let spec = course_spec(self.position.size().side()).ok()?;
        let start = any_position(&self.position.board(), self.position.to_move(), RuleSet::Ends);
        let spec = GameSpec { start, ..spec };
        let right = self.position.moves().map(AnyMove::new).find(|mv| self.is_right(mv.name()));
        let game = RecordedGame::new(spec, right.into_iter().collect(), Default::default(), result.to_owned());
        Some(GameRecord::new(&game).titled(title))
    }

    /// Describes the question to people.
    pub fn in_words(&self) -> String {
        let (side, player) = (self.position.size().side(), color(self.position.to_move()));
        let Options { limit, minimax, caching, ordering } = self.options;
        let mut words = vec![format!("{player} to move on {side}x{side}")];
        if self.topic != Topic::ComputeUtility {
            words.push(if minimax { "minimax" } else { "alpha-beta" }.to_owned());
            words.extend(limit.map(|limit| format!("limit {limit}")));
            words.extend(self.limit_before.map(|limit| format!("after a search with limit {limit}")));
            words.extend(
                [(caching, "caching"), (ordering, "ordering")]
                    .map(|(is_set, name)| is_set.then(|| name.to_owned()))
                    .into_iter()
                    .flatten(),
            );
        }
        words.into_iter().join(", ")
    }
}

/// Formats the question as records have it: one that differs is another question.
impl fmt::Display for PositionCase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.in_words(), self.position.board())
    }
}
