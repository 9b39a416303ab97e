//! Positions of any game.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::vec;

use rand::rngs::ChaCha8Rng;
use suite_arena::{Outcome, Record, RuleViolation};
use suite_search::{Algorithm, Budget, Count, Decision, Game, IllegalMove, Perft, Player, Strategy, Value};

use crate::{
    AnyGame, AnyMove, AnyPlayer, AnySolver, Estimate, GameError, OptionValues, Picture, Protocol, RunSearch,
    SearchTree, TreeOptions,
};

/// A position of any game. It is a [`Game`] itself, so that referee, series and records run on it, whatever is played.
///
/// Searches of millions of nodes run inside, on the game's own type: see [`strategy`](Self::strategy),
/// [`solver`](Self::solver), [`count`](Self::count) and [`search_tree`](Self::search_tree).
#[derive(Clone)]
pub struct AnyPosition(pub(crate) Arc<dyn ErasedPosition>);

impl AnyPosition {
    /// Returns the position if it is one of this type.
    #[must_use]
    pub fn downcast_ref<P: Any>(&self) -> Option<&P> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    /// Returns the game.
    #[must_use]
    pub fn game(&self) -> &'static dyn AnyGame {
        self.0.game()
    }

    /// Returns the move that is played without asking the agent, if the position leaves no choice.
    #[must_use]
    pub fn forced_move(&self) -> Option<AnyMove> {
        self.0.forced_move()
    }

    /// Returns the score of each player, in units that people count.
    #[must_use]
    pub fn score(&self) -> [Value; 2] {
        self.0.score()
    }

    /// Returns what the second player gets on top of its score for moving second.
    #[must_use]
    pub fn compensation(&self) -> f64 {
        self.0.compensation()
    }

    /// Returns the reason why the rules end the game in this final position, as an id.
    #[must_use]
    pub fn end_reason(&self) -> &'static str {
        self.0.end_reason()
    }

    /// Parses a move, legal or not, as people type it and as records have it; the error says what is expected.
    ///
    /// # Errors
    ///
    /// A message for people if the text is no move.
    pub fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        self.0.parse_move(text)
    }

    /// Parses a legal move.
    ///
    /// # Errors
    ///
    /// A message for people that says what is wrong.
    pub fn legal_move(&self, text: &str) -> Result<AnyMove, String> {
        let mv = self.parse_move(text).map_err(|expected| {
            if names_square(text) { format!("{text}: not on the board; {expected}") } else { expected }
        })?;
        self.play_legal(mv).map(|_| mv).map_err(|why| format!("{mv}: {why}"))
    }

    /// Returns the position after a move that comes from outside.
    ///
    /// # Errors
    ///
    /// A message for people that says why the move is not legal.
    pub fn play_legal(&self, mv: AnyMove) -> Result<Self, String> {
        self.try_play(mv).map_err(|_| {
            self.violation(mv).map_or_else(|| "not a legal move here".to_owned(), |violation| violation.message)
        })
    }

    /// Returns the rule that an illegal move breaks, if the game names its rules.
    #[must_use]
    pub fn violation(&self, mv: AnyMove) -> Option<RuleViolation> {
        self.0.violation(mv)
    }

    /// Draws the board as text, with its coordinates, the last move marked, and the score.
    #[must_use]
    pub fn draw(&self, last: Option<AnyMove>) -> String {
        self.0.draw(last)
    }

    /// Returns what is on the board.
    #[must_use]
    pub fn picture(&self) -> Picture<AnyMove> {
        self.0.picture()
    }

    /// Returns the row and the column that the last move, `mv`, has led to.
    #[must_use]
    pub fn last_square(&self, mv: AnyMove) -> Option<[usize; 2]> {
        self.0.last_square(mv)
    }

    /// Writes a game from this position in the format of the game only, if it has one.
    #[must_use]
    pub fn to_foreign(&self, record: &Record<AnyMove>) -> Option<String> {
        let moves: Vec<_> = record.moves().collect();
        self.0.to_foreign(&moves, record.agents.each_ref().map(String::as_str), Some(&record.outcome))
    }

    /// Writes what has been played from this position in the format of the game only, if it has one.
    #[must_use]
    pub fn to_foreign_so_far(&self, moves: &[AnyMove]) -> Option<String> {
        self.0.to_foreign(moves, ["", ""], None)
    }

    /// Returns the rules by which the illegal move that ended a game from here would have been legal, as a clause, if
    /// it is certain which rules the program has in mind.
    #[must_use]
    pub fn explain_illegal_move(&self, record: &Record<AnyMove>) -> Option<String> {
        self.0.explain_illegal_move(record)
    }

    /// Returns the strategy of a built-in player of this game; `random` is its own.
    ///
    /// # Panics
    ///
    /// Panics if it is a player of another game. The strategy panics in positions of another game.
    #[must_use]
    pub fn strategy(&self, player: &AnyPlayer, random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
        self.0.strategy(player, random)
    }

    /// Returns the move of the strongest built-in player within a budget, if there is one.
    #[must_use]
    pub fn hint(&self, budget: Budget) -> Option<AnyMove> {
        let mut strategy = self.strategy(&self.game().strongest(), suite_arena::seeded_rng(0, 0));
        strategy.choose(self, budget).ok()?.best
    }

    /// Returns what the strongest player makes of this position by a search of this number of nodes, if the game has
    /// such estimates and the search does not see the end of the game.
    #[must_use]
    pub fn look_ahead(&self, nodes: u64) -> Option<Estimate<AnyMove>> {
        self.0.look_ahead(nodes)
    }

    /// Returns what the game's first heuristic says of the position to a player.
    #[must_use]
    pub fn estimate(&self, player: Player) -> Value {
        self.0.estimate(player)
    }

    /// Returns how programs play, if they can.
    #[must_use]
    pub fn protocol(&self, options: &OptionValues) -> Option<Protocol<Self>> {
        self.0.protocol(options)
    }

    /// Returns the greatest number of plies that are left.
    #[must_use]
    pub fn plies_left(&self) -> u32 {
        self.0.plies_left()
    }

    /// Returns a solver for this position and those that follow, which knows what is known of games from `start`. Its
    /// table is as large as `plies` before the end ask for, and has at most this number of bytes.
    #[must_use]
    pub fn solver(&self, start: &Self, plies: u32, bytes: u64, threads: usize) -> Box<dyn AnySolver> {
        self.0.solver(Some(start), plies, bytes, threads)
    }

    /// Returns a solver as [`solver`](Self::solver) does, which knows nothing yet.
    #[must_use]
    pub fn blank_solver(&self, plies: u32, bytes: u64, threads: usize) -> Box<dyn AnySolver> {
        self.0.solver(None, plies, bytes, threads)
    }

    /// Runs a textbook search by the game's first heuristic, and counts its nodes.
    #[must_use]
    pub fn count(&self, algorithm: Algorithm, caching: bool, ordering: bool) -> (Decision<AnyMove>, Count) {
        self.0.count(algorithm, caching, ordering)
    }

    /// Counts the positions after this number of plies.
    #[must_use]
    pub fn perft(&self, depth: u32) -> Perft {
        self.0.perft(depth)
    }

    /// Counts the positions after this number of plies by the first move, and passes each count on when it is known.
    pub fn perft_by_move(&self, depth: u32, tell: &mut dyn FnMut(AnyMove, Perft)) {
        self.0.perft_by_move(depth, tell);
    }

    /// Returns a textbook search that is recorded step by step, after these moves from this position, and what runs it.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such search.
    pub fn search_tree(
        &self,
        moves: &[AnyMove],
        options: &TreeOptions,
        task: Option<(Algorithm, u32)>,
    ) -> Result<(Box<dyn SearchTree>, RunSearch), GameError> {
        self.0.search_tree(moves, options, task)
    }
}

/// Returns whether a text has the form of a square, two whole numbers or a letter and a number, on whatever board.
fn names_square(text: &str) -> bool {
    let is_number = |word: &str| word.parse::<i128>().is_ok();
    let is_vertex = text.split_at_checked(1).is_some_and(|(letter, number)| {
        letter.bytes().all(|byte| byte.is_ascii_alphabetic()) && number.bytes().all(|byte| byte.is_ascii_digit())
    });
    let pair = text.split_once(',').or_else(|| text.split_once(' '));
    is_vertex && text.len() > 1 || pair.is_some_and(|(one, other)| is_number(one.trim()) && is_number(other.trim()))
}

impl fmt::Debug for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.draw(None))
    }
}

impl PartialEq for AnyPosition {
    fn eq(&self, other: &Self) -> bool {
        self.0.equals(other)
    }
}

impl Eq for AnyPosition {}

impl Hash for AnyPosition {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash_into(state);
    }
}

impl Game for AnyPosition {
    type Move = AnyMove;
    type Moves = vec::IntoIter<AnyMove>;

    fn to_move(&self) -> Player {
        self.0.to_move()
    }

    fn moves(&self) -> Self::Moves {
        self.0.moves().into_iter()
    }

    /// # Panics
    ///
    /// Panics if the move is none of this game.
    fn play(&self, mv: AnyMove) -> Self {
        self.0.play(mv)
    }

    fn is_over(&self) -> bool {
        self.0.is_over()
    }

    fn utility(&self, player: Player) -> Value {
        self.0.utility(player)
    }

    fn try_play(&self, mv: AnyMove) -> Result<Self, IllegalMove<AnyMove>> {
        self.0.try_play(mv).ok_or(IllegalMove(mv))
    }
}

/// A position as [`AnyPosition`] holds it, which every [`Tabletop`](crate::Tabletop) is; what the methods are for, is
/// said there.
pub(crate) trait ErasedPosition: Any + Send + Sync {
    fn game(&self) -> &'static dyn AnyGame;
    fn equals(&self, other: &AnyPosition) -> bool;
    fn hash_into(&self, state: &mut dyn Hasher);
    fn to_move(&self) -> Player;
    fn moves(&self) -> Vec<AnyMove>;
    fn play(&self, mv: AnyMove) -> AnyPosition;
    fn try_play(&self, mv: AnyMove) -> Option<AnyPosition>;
    fn is_over(&self) -> bool;
    fn utility(&self, player: Player) -> Value;
    fn forced_move(&self) -> Option<AnyMove>;
    fn score(&self) -> [Value; 2];
    fn compensation(&self) -> f64;
    fn end_reason(&self) -> &'static str;
    fn parse_move(&self, text: &str) -> Result<AnyMove, String>;
    fn violation(&self, mv: AnyMove) -> Option<RuleViolation>;
    fn draw(&self, last: Option<AnyMove>) -> String;
    fn picture(&self) -> Picture<AnyMove>;
    fn last_square(&self, mv: AnyMove) -> Option<[usize; 2]>;
    fn to_foreign(&self, moves: &[AnyMove], agents: [&str; 2], outcome: Option<&Outcome>) -> Option<String>;
    fn explain_illegal_move(&self, record: &Record<AnyMove>) -> Option<String>;
    fn strategy(&self, player: &AnyPlayer, random: ChaCha8Rng) -> Box<dyn Strategy<AnyPosition> + Send>;
    fn look_ahead(&self, nodes: u64) -> Option<Estimate<AnyMove>>;
    fn estimate(&self, player: Player) -> Value;
    fn protocol(&self, options: &OptionValues) -> Option<Protocol<AnyPosition>>;
    fn plies_left(&self) -> u32;
    fn solver(&self, start: Option<&AnyPosition>, plies: u32, bytes: u64, threads: usize) -> Box<dyn AnySolver>;
    fn count(&self, algorithm: Algorithm, caching: bool, ordering: bool) -> (Decision<AnyMove>, Count);
    fn perft(&self, depth: u32) -> Perft;
    fn perft_by_move(&self, depth: u32, tell: &mut dyn FnMut(AnyMove, Perft));
    fn search_tree(
        &self,
        moves: &[AnyMove],
        options: &TreeOptions,
        task: Option<(Algorithm, u32)>,
    ) -> Result<(Box<dyn SearchTree>, RunSearch), GameError>;
}
