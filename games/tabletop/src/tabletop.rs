//! The trait by which a game shows itself to everybody outside: the command, the page, programs for boards, Python.

use std::fmt::Write as _;
use std::io::{self, Read, Write};

use rand::rngs::ChaCha8Rng;
use serde::Serialize;
use serde::de::DeserializeOwned;
use suite_arena::{Outcome, Record, RuleViolation};
use suite_search::{Algorithm, Game, Node, Player, Search, Solvable, Solver, Strategy, TableHandle, Value, Wording};

use crate::{
    AnyPosition, BoardStyle, BuiltInPlayer, Estimate, ForeignGame, GameError, GameOption, Heuristic, LogDifference,
    LogFormat, OptionValues, Picture, Protocol, SquarePicture, StarterFile, TrickyPosition, style,
};

/// A game that people and programs play, watch, record, solve and learn from.
///
/// A game implements this once, in its own crate, and has everything then: the verbs of the command line, the page,
/// contests, GTP, Python. What has a default need not be there. The erased face of a game is
/// [`AnyGame`](crate::AnyGame), that of a position [`AnyPosition`].
///
/// The name of a move, as its `Display` writes it, has at most 20 bytes, and [`parse_move`](Self::parse_move) reads it
/// back.
pub trait Tabletop: Game<Move: Send + Sync> + Send + Sync + 'static {
    /// The properties of a start, such as the size of the board, as records keep them.
    type Variant: Serialize + DeserializeOwned + Send + Sync;
    /// The built-in players.
    type Player: BuiltInPlayer;
    /// The position as the solver plays it; `Self` unless a smaller one does.
    type Core: Solvable<Move = Self::Move> + Send + 'static;

    /// The name of the game on the command line, and in records.
    const NAME: &'static str;
    /// The name of the game for people.
    const TITLE: &'static str;
    /// The names of the two players, the one who moves first at index 0.
    const PLAYERS: [&'static str; 2];
    /// How programs in Python write a move.
    const NOTATION: Notation = Notation::Name;
    /// The notation of a move, for prompts.
    const MOVE_HELP: &'static str;
    /// The name of the game in GoGui: an upper-case letter, then lower-case ones.
    const GOGUI_ID: &'static str;
    /// Whether the names of squares count rows from the top, not from the bottom as those of Go.
    const ROWS_FROM_TOP: bool = false;
    /// How boards are drawn on the page.
    const BOARD_STYLE: BoardStyle = BoardStyle::Grid;
    /// Whether rows and columns have numbers from 0 beside the board; otherwise columns have letters, and rows numbers
    /// from 1.
    const NUMBERS_BESIDE_BOARD: bool = false;
    /// The number of random moves that the games of a contest begin with, unless told otherwise: none where programs
    /// may expect to see a game from its start.
    const OPENING_PLIES: usize = 4;
    /// A file with a start, to be filled in where a person would choose one.
    const SAMPLE_START: Option<&'static str> = None;
    /// Whether a host swaps colors in even-numbered games, asked or not, as the course's does.
    const ALWAYS_SWAPS: bool = false;
    /// Whether a person who is not named plays first even if only the first player is named, as with the course's host.
    const PERSON_FIRST: bool = false;
    /// The names that the assignment has for a program, the first one first; none if programs cannot play.
    const PROGRAM_NAMES: &'static [&'static str] = &[];
    /// Stand-ins for the files that the assignment gives to programs to import, if it gives any.
    const STARTER_FILES: &'static [StarterFile] = &[];

    /// The heuristics that a textbook search can use, by name; the first is the default.
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)];
    /// A depth limit that makes a tree of a size to look at; `None` if starts are tasks, which name theirs.
    const TREE_LIMIT: Option<u32> = Some(2);
    /// The log that the assignment asks for of a textbook search, if there is one.
    const LOG: Option<LogFormat> = None;
    /// The units of value in a point of the game's score.
    const UNITS: Value = 1;
    /// Whether values are told as points for the player to move, which are always asked for; or else as the winner, and
    /// the margin if it is asked for.
    const VALUES_IN_POINTS: bool = true;
    /// The bytes of the solver's table for a position one ply before the end; each ply more doubles them.
    const LEAST_TABLE: u64;
    /// The words of the game for explanations of a search.
    const WORDING: Wording<Self> =
        Wording { players: Self::PLAYERS, position: "board", end: "the game is over", worth: worth::<Self> };

    /// Returns the options that name a start.
    #[must_use]
    fn start_options() -> Vec<GameOption> {
        Vec::new()
    }

    /// Returns the variant that the options name.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such start.
    fn variant(options: &OptionValues) -> Result<Self::Variant, GameError>;

    /// Returns the position in which games of a variant start.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such variant, or not in this type of position.
    fn start(variant: &Self::Variant) -> Result<Self, GameError>;

    /// Calls the visitor with the type of the positions of a variant, where a game has several.
    fn visit<V: Visitor>(_variant: &Self::Variant, visitor: V) -> V::Output {
        visitor.visit::<Self>()
    }

    /// Returns the options that name a position to solve: those of a start, unless there is more to tell.
    #[must_use]
    fn position_options() -> Vec<GameOption> {
        Self::start_options()
    }

    /// Returns the position that the options name, with its variant.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if there is no such position.
    fn position(options: &OptionValues) -> Result<(Self::Variant, AnyPosition), GameError> {
        let variant = Self::variant(options)?;
        let start = Self::start(&variant)?;
        Ok((variant, AnyPosition::new(start)))
    }

    /// Returns the algorithm and the depth limit that a start asks for, if it is a task.
    fn task(_variant: &Self::Variant) -> Option<(Algorithm, u32)> {
        None
    }

    /// Returns the move that is played without asking the agent, if the position leaves no choice.
    fn forced_move(&self) -> Option<Self::Move> {
        None
    }

    /// Returns the score of each player, in units that people count.
    fn score(&self) -> [Value; 2];

    /// Returns what the second player gets on top of its score for moving second.
    fn compensation(&self) -> f64 {
        0.0
    }

    /// Returns the reason why the rules end the game in this final position, as an id.
    fn end_reason(&self) -> &'static str;

    /// Parses a move, legal or not, as people type it and as records have it; the error says what is expected.
    ///
    /// # Errors
    ///
    /// A message for people if the text is no move.
    fn parse_move(&self, text: &str) -> Result<Self::Move, String>;

    /// Returns the rule that an illegal move breaks, if the game names its rules.
    fn violation(&self, _mv: Self::Move) -> Option<RuleViolation> {
        None
    }

    /// Returns the numbers of the board's rows and columns.
    fn dimensions(&self) -> [usize; 2];

    /// Returns the player whose piece is in a row and a column, counted from 0 at the top left.
    fn piece_at(&self, row: usize, column: usize) -> Option<Player>;

    /// Returns the points that a square counts, if squares differ.
    fn value_at(&self, _row: usize, _column: usize) -> Option<u8> {
        None
    }

    /// Returns the move to a square, legal or not, if there is a move that the square can stand for in this position.
    fn move_to(&self, row: usize, column: usize) -> Option<Self::Move>;

    /// Returns the row and the column that a move leads to; `None` if it leads to none, such as a pass.
    fn square_of(&self, mv: Self::Move) -> Option<[usize; 2]>;

    /// Returns the row and the column that the last move, `mv`, has led to: those of [`square_of`](Self::square_of),
    /// unless the same move leads to another square now.
    fn last_square(&self, mv: Self::Move) -> Option<[usize; 2]> {
        self.square_of(mv)
    }

    /// Returns the greatest number of moves that may be left, if that is told.
    fn moves_left(&self) -> Option<u32> {
        None
    }

    /// Draws the board as text, with its coordinates, the last move marked, and the score.
    fn draw(&self, last: Option<Self::Move>) -> String {
        plain_drawing(self, last)
    }

    /// Returns what is on the board.
    fn picture(&self) -> Picture<Self::Move> {
        let [rows, columns] = self.dimensions();
        let squares = (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column)));
        let squares = squares.map(|(row, column)| {
            let (mv, piece) = (self.move_to(row, column), self.piece_at(row, column));
            SquarePicture { mv, row, column, piece, value: self.value_at(row, column) }
        });
        Picture { rows, columns, squares: squares.collect(), moves_left: self.moves_left() }
    }

    /// Returns the moves of a list, each a text: separated by spaces, or by commas and spaces where moves contain
    /// spaces.
    #[must_use]
    fn words_of_moves(list: &str) -> Vec<&str> {
        if list.contains(", ") { list.split(", ").collect() } else { list.split_whitespace().collect() }
    }

    /// Returns the position to which these moves lead, which have to be legal.
    ///
    /// # Panics
    ///
    /// Panics with the first of them that is not legal.
    #[must_use]
    fn after(self, moves: &str) -> Self {
        Self::words_of_moves(moves).into_iter().fold(self, |position, word| {
            let mv = position.parse_move(word).unwrap_or_else(|error| panic!("{word}: {error}"));
            position.try_play(mv).unwrap_or_else(|error| panic!("{error}"))
        })
    }

    /// Parses a game in a format of this game only, such as SGF.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the text is no such game.
    fn parse_foreign(_text: &str) -> Result<ForeignGame, GameError> {
        Err(GameError::new("expected game records, one JSON object on each line"))
    }

    /// The ending of files in the format of this game only, such as `sgf`, if it can be written.
    const FOREIGN: Option<&'static str> = None;

    /// Writes a game from `start` in the format of this game only, if it has one. Without an outcome it is under way.
    fn to_foreign(
        _start: &Self,
        _moves: &[Self::Move],
        _agents: [&str; 2],
        _outcome: Option<&Outcome>,
    ) -> Option<String> {
        None
    }

    /// Returns the rules by which the illegal move that ended a game from `start` would have been legal, as a clause,
    /// if it is certain which rules the program has in mind.
    fn explain_illegal_move(_record: &Record<Self::Move>, _start: &Self) -> Option<String> {
        None
    }

    /// Returns the strategy of a built-in player; `random` is its own.
    fn strategy(player: &Self::Player, random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send>;

    /// Returns the options of the protocol for programs.
    #[must_use]
    fn program_options() -> Vec<GameOption> {
        Vec::new()
    }

    /// Returns how programs play, if they can.
    #[must_use]
    fn protocol(_options: &OptionValues) -> Option<Protocol<Self>> {
        None
    }

    /// Returns what to do about a program that uses up its time though it is told these options, if that is known.
    #[must_use]
    fn advice_on_timeout(_options: &OptionValues) -> Option<&'static str> {
        None
    }

    /// Whether [`look_ahead`](Self::look_ahead) estimates positions.
    const LOOKS_AHEAD: bool = false;

    /// Returns what the strongest player makes of this position by a search of this number of nodes, if the game has
    /// such estimates and the search does not see the end of the game.
    #[must_use]
    fn look_ahead(&self, _nodes: u64) -> Option<Estimate<Self::Move>> {
        None
    }

    /// Returns positions in which programs that do not know the rules go wrong.
    #[must_use]
    fn tricky_positions() -> Vec<TrickyPosition<Self>> {
        Vec::new()
    }

    /// Returns the position as the solver plays it.
    fn core(&self) -> Self::Core;

    /// Returns what the heuristic of a counted textbook search says of a position.
    fn estimate(core: &Self::Core, player: Player) -> Value;

    /// Adds what is known of games from this start to a solver's table.
    fn teach(_start: &Self, _solver: &Solver<Self::Core>) {}

    /// Whether what a solver has proved can be saved, and read again.
    const HAS_CHECKPOINTS: bool = false;

    /// Saves what a solver has proved of positions on the board of this one, which is in its table.
    ///
    /// # Errors
    ///
    /// The error of `out`.
    fn save_checkpoint(&self, _table: &TableHandle<Self::Core>, _out: &mut dyn Write) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    /// Adds a saved checkpoint to a solver's table.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if `file` is no checkpoint of positions on this board.
    fn load_checkpoint(&self, _solver: &Solver<Self::Core>, _file: &mut dyn Read) -> Result<(), GameError> {
        Err(GameError::new("the game has no checkpoints"))
    }

    /// Compares a log that somebody else's program has written of this search with the right one.
    ///
    /// # Errors
    ///
    /// A [`GameError`] if the game has no logs, or none of such a search.
    fn check_log(
        _start: &Self,
        _search: &Search<Heuristic<Self>>,
        _log: &str,
    ) -> Result<Option<LogDifference>, GameError> {
        Err(GameError::new("expected a search that writes a log: those of this game do not"))
    }
}

/// How programs in Python write a move to a square; any other move is written by its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notation {
    /// As a tuple of row and column.
    RowColumn,
    /// As a tuple of column and row.
    ColumnRow,
    /// By its name.
    Name,
}

/// Something to do with a game, whatever the type of its positions.
pub trait Visitor {
    /// What it comes to.
    type Output;

    /// Does it.
    fn visit<G: Tabletop>(self) -> Self::Output;
}

/// Draws a board as a plain grid.
fn plain_drawing<G: Tabletop>(position: &G, last: Option<G::Move>) -> String {
    let [rows, columns] = position.dimensions();
    let last = last.and_then(|mv| position.last_square(mv));
    let mut text = "   ".to_owned();
    for column in 0..columns {
        let _ = write!(text, "{column:^3}");
    }
    for row in 0..rows {
        let _ = write!(text, "\n{row:>2} ");
        for column in 0..columns {
            let [open, close] = if last == Some([row, column]) { ['(', ')'] } else { [' ', ' '] };
            let _ = match position.piece_at(row, column) {
                None => write!(text, "{open}.{close}"),
                Some(player) => {
                    let piece = style::player(player, ['X', 'O'][player as usize]);
                    write!(text, "{open}{piece}{close}")
                }
            };
        }
    }
    let [first, second] = Player::BOTH.map(|player| {
        let (piece, name) = (['X', 'O'][player as usize], G::PLAYERS[player as usize]);
        format!("{piece} {} {}", style::player(player, name), position.score()[player as usize])
    });
    text + &format!("\n\n{first}, {second}")
}

/// Says what a leaf is worth to a player.
fn worth<G: Tabletop>(leaf: &Node<G>, player: Player) -> String {
    let estimate = if leaf.position.is_over() { "" } else { ", by the heuristic" };
    let unit = if G::UNITS == 2 { " half points" } else { "" };
    format!("It is worth {}{unit} to {}{estimate}.", leaf.value, G::PLAYERS[player as usize])
}
