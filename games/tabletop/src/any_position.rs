//! Positions of any game.

use std::any::Any;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;
use std::vec;

use rand_chacha::ChaCha8Rng;
use suite_arena::{Fault, FileProtocol, PipeProtocol, Record, RuleViolation};
use suite_search::{
    Algorithm, Budget, Count, Decision, Game, IllegalMove, OutOfBudget, Perft, Player, Search, Solvable, Strategy,
    Value, perft, perft_by_move,
};

use crate::any_solver::{AnySolver, SolverOf, own_solver};
use crate::search_tree::{self, RunSearch, SearchTree, TreeOptions};
use crate::{
    AnyGame, AnyMove, AnyPlayer, BoardView, Estimate, GameError, OptionValues, Picture, Protocol, Tabletop, game,
};

/// A position of any game. It is a [`Game`] itself, so that referee, series and records run on it, whatever is played.
///
/// Searches of millions of nodes run inside, on the game's own type: see [`strategy`](Self::strategy),
/// [`solver`](Self::solver), [`count`](Self::count) and [`search_tree`](Self::search_tree).
#[derive(Clone)]
pub struct AnyPosition(Arc<dyn ErasedPosition>);

impl AnyPosition {
    /// Returns the position of a game.
    #[must_use]
    pub fn new(position: impl Tabletop) -> Self {
        Self(Arc::new(position))
    }

    /// Returns the position if it is one of this type.
    #[must_use]
    pub fn downcast_ref<G: Tabletop>(&self) -> Option<&G> {
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

    /// Returns the board with all that is shown of the position, after this number of moves, the last of them `last`.
    #[must_use]
    pub fn board_view(&self, last: Option<AnyMove>, moves: usize) -> BoardView {
        BoardView::new(self, last, moves)
    }

    /// Writes a game from this position in the format of the game only, if it has one.
    #[must_use]
    pub fn to_foreign(&self, record: &Record<AnyMove>) -> Option<String> {
        self.0.to_foreign(record)
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

/// A position as [`AnyPosition`] holds it; what the methods are for, is said there.
trait ErasedPosition: Any + Send + Sync {
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
    fn to_foreign(&self, record: &Record<AnyMove>) -> Option<String>;
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

/// Returns the game's own move.
pub(crate) fn own_move<G: Tabletop>(position: &G, mv: AnyMove) -> Option<G::Move> {
    position.parse_move(mv.name()).ok()
}

/// Returns the game's own record of a game from `start`.
fn own_record<G: Tabletop>(start: &G, record: &Record<AnyMove>) -> Option<Record<G::Move>> {
    let mut position = start.clone();
    record.clone().try_map(|mv| {
        let own = own_move(&position, mv)?;
        position = Game::play(&position, own);
        Some(own)
    })
}

/// Returns the game's own position.
pub(crate) fn own_position<G: Tabletop>(position: &AnyPosition) -> &G {
    position.downcast_ref().expect("a position of this game")
}

/// Returns a decision with the moves of any game.
fn any_decision<M: fmt::Display>(decision: Decision<M>) -> Decision<AnyMove> {
    let Decision { best, value, is_exact, principal_variation, depth, nodes } = decision;
    let principal_variation = principal_variation.into_iter().map(AnyMove::new).collect();
    Decision { best: best.map(AnyMove::new), value, is_exact, principal_variation, depth, nodes }
}

impl<G: Tabletop> ErasedPosition for G {
    fn game(&self) -> &'static dyn AnyGame {
        game::<G>()
    }

    fn equals(&self, other: &AnyPosition) -> bool {
        other.downcast_ref() == Some(self)
    }

    fn hash_into(&self, mut state: &mut dyn Hasher) {
        Hash::hash(self, &mut state);
    }

    fn to_move(&self) -> Player {
        Game::to_move(self)
    }

    fn moves(&self) -> Vec<AnyMove> {
        Game::moves(self).map(AnyMove::new).collect()
    }

    fn play(&self, mv: AnyMove) -> AnyPosition {
        AnyPosition::new(Game::play(self, own_move(self, mv).expect("a move of this game")))
    }

    fn try_play(&self, mv: AnyMove) -> Option<AnyPosition> {
        Game::try_play(self, own_move(self, mv)?).ok().map(AnyPosition::new)
    }

    fn is_over(&self) -> bool {
        Game::is_over(self)
    }

    fn utility(&self, player: Player) -> Value {
        Game::utility(self, player)
    }

    fn forced_move(&self) -> Option<AnyMove> {
        Tabletop::forced_move(self).map(AnyMove::new)
    }

    fn score(&self) -> [Value; 2] {
        Tabletop::score(self)
    }

    fn compensation(&self) -> f64 {
        Tabletop::compensation(self)
    }

    fn end_reason(&self) -> &'static str {
        Tabletop::end_reason(self)
    }

    fn parse_move(&self, text: &str) -> Result<AnyMove, String> {
        Tabletop::parse_move(self, text).map(AnyMove::new)
    }

    fn violation(&self, mv: AnyMove) -> Option<RuleViolation> {
        Tabletop::violation(self, own_move(self, mv)?)
    }

    fn draw(&self, last: Option<AnyMove>) -> String {
        Tabletop::draw(self, last.and_then(|mv| own_move(self, mv)))
    }

    fn picture(&self) -> Picture<AnyMove> {
        Tabletop::picture(self).map(AnyMove::new)
    }

    fn last_square(&self, mv: AnyMove) -> Option<[usize; 2]> {
        Tabletop::last_square(self, own_move(self, mv)?)
    }

    fn to_foreign(&self, record: &Record<AnyMove>) -> Option<String> {
        G::to_foreign(&own_record(self, record)?, self)
    }

    fn explain_illegal_move(&self, record: &Record<AnyMove>) -> Option<String> {
        G::explain_illegal_move(&own_record(self, record)?, self)
    }

    fn strategy(&self, player: &AnyPlayer, random: ChaCha8Rng) -> Box<dyn Strategy<AnyPosition> + Send> {
        let player = player.downcast_ref::<G::Player>().expect("a player of this game");
        Box::new(StrategyOf(G::strategy(player, random)))
    }

    fn look_ahead(&self, nodes: u64) -> Option<Estimate<AnyMove>> {
        let Estimate { value, best } = Tabletop::look_ahead(self, nodes)?;
        Some(Estimate { value, best: best.map(AnyMove::new) })
    }

    fn estimate(&self, player: Player) -> Value {
        G::HEURISTICS.first().map_or(0, |(_, heuristic)| heuristic(self, player))
    }

    fn protocol(&self, options: &OptionValues) -> Option<Protocol<AnyPosition>> {
        Some(match G::protocol(options)? {
            Protocol::Files(files) => Protocol::Files(Box::new(FilesOf(files))),
            Protocol::Pipe(pipe) => Protocol::Pipe(Box::new(PipeOf(pipe))),
        })
    }

    fn plies_left(&self) -> u32 {
        self.core().plies_left()
    }

    fn solver(&self, start: Option<&AnyPosition>, plies: u32, bytes: u64, threads: usize) -> Box<dyn AnySolver> {
        let solver = own_solver::<G>(plies, bytes, threads);
        if let Some(start) = start {
            G::teach(own_position(start), &solver);
        }
        Box::new(SolverOf::<G>(solver))
    }

    fn count(&self, algorithm: Algorithm, caching: bool, ordering: bool) -> (Decision<AnyMove>, Count) {
        let heuristic: fn(&G::Core, Player) -> Value = G::estimate;
        let search = Search { caching, ordering, ..Search::new(algorithm, heuristic) };
        let mut count = Count::default();
        let Ok(decision) = search.observe(&self.core(), &mut count);
        (any_decision(decision), count)
    }

    fn perft(&self, depth: u32) -> Perft {
        perft(&self.core(), depth)
    }

    fn perft_by_move(&self, depth: u32, tell: &mut dyn FnMut(AnyMove, Perft)) {
        perft_by_move(&self.core(), depth).for_each(|(mv, count)| tell(AnyMove::new(mv), count));
    }

    fn search_tree(
        &self,
        moves: &[AnyMove],
        options: &TreeOptions,
        task: Option<(Algorithm, u32)>,
    ) -> Result<(Box<dyn SearchTree>, RunSearch), GameError> {
        let mut start = self.clone();
        for &mv in moves {
            start = own_move(&start, mv)
                .and_then(|mv| Game::try_play(&start, mv).ok())
                .ok_or_else(|| GameError::new(format_args!("moves: {mv} is not a legal move here")))?;
        }
        Ok(search_tree::search_tree(start, moves.len(), options.search(G::HEURISTICS, task)?))
    }
}

/// A game's own strategy for positions of any game.
struct StrategyOf<G: Game>(Box<dyn Strategy<G> + Send>);

impl<G: Tabletop> Strategy<AnyPosition> for StrategyOf<G> {
    fn choose(&mut self, position: &AnyPosition, budget: Budget) -> Result<Decision<AnyMove>, OutOfBudget> {
        self.0.choose(own_position(position), budget).map(any_decision)
    }
}

/// A game's own files for positions of any game.
struct FilesOf<G: Game>(Box<dyn FileProtocol<G> + Send + Sync>);

impl<G: Tabletop> FileProtocol<AnyPosition> for FilesOf<G> {
    fn input(&self) -> &'static str {
        self.0.input()
    }

    fn output(&self) -> &'static str {
        self.0.output()
    }

    fn turn(&self, position: &AnyPosition) -> String {
        self.0.turn(own_position(position))
    }

    fn parse_move(&self, position: &AnyPosition, text: &str) -> Result<AnyMove, Fault> {
        self.0.parse_move(own_position(position), text).map(AnyMove::new)
    }
}

/// A game's own pipe for positions of any game.
struct PipeOf<G: Game>(Box<dyn PipeProtocol<G> + Send + Sync>);

impl<G: Tabletop> PipeProtocol<AnyPosition> for PipeOf<G> {
    fn greeting(&self, player: Player) -> String {
        self.0.greeting(player)
    }

    fn turn(&self, position: &AnyPosition) -> String {
        self.0.turn(own_position(position))
    }

    fn parse_move(&self, position: &AnyPosition, line: &str) -> Result<AnyMove, Fault> {
        self.0.parse_move(own_position(position), line).map(AnyMove::new)
    }

    fn end(&self, position: &AnyPosition) -> String {
        self.0.end(own_position(position))
    }
}
