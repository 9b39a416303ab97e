//! The squirrel war at the terminal: its board, its moves, its players.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{GameSpec, RuleViolation};
use suite_search::{Algorithm, Player, Random, Strategy};
use suite_squirrel::{BOARD_SIZE, ParseSquareError, Position, Score, Square, Task, letter};
use suite_work::input;

use crate::cli::shared::player_arg::BuiltInPlayer;
use crate::cli::shared::tabletop::{PositionArgs, Solved, StartArgs, Tabletop};
use crate::cli::shared::textbook::{OneHeuristic, Textbook};
use crate::web::picture::{Picture, SquarePicture};
use suite_tabletop::style;

/// The options that name a board.
#[derive(Args)]
pub struct Start {
    /// File with a task, whose board to use: the assignment's input.txt [default: a built-in empty board]
    #[arg(short, long, value_name = "FILE")]
    input: Option<PathBuf>,
}

/// A board with its values, and who is to move.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Variant {
    /// A task with this board and this player to move, in the format of the assignment's input.txt.
    pub input: String,
}

/// The default board.
impl Default for Variant {
    fn default() -> Self {
        Self { input: DEFAULT.to_owned() }
    }
}

/// A task with the default board.
const DEFAULT: &str = "\
1
X
1
12 47 8 33 21
5 64 29 90 16
38 71 3 55 82
24 9 60 41 13
77 18 35 6 50
*****
*****
*****
*****
*****
";

impl StartArgs for Start {
    type Variant = Variant;

    const FLAGS: [&str; 2] = ["x", "o"];

    fn variant(&self) -> Result<Variant> {
        let Some(path) = &self.input else { return Ok(Variant::default()) };
        Ok(Variant { input: input::read(path, Task::parse)?.to_string() })
    }
}

impl PositionArgs<Position> for Start {
    fn spec(&self) -> Result<GameSpec<Position>> {
        Position::spec(&self.variant()?)
    }
}

impl Tabletop for Position {
    type Variant = Variant;
    type BuiltIn = BuiltIn;

    const NAME: &'static str = "squirrel";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const MOVE: &str = "a square such as C3";
    const GOGUI_ID: &str = "Squirrel";
    const ROWS_FROM_TOP: bool = true;

    fn spec(variant: &Variant) -> Result<GameSpec<Self>> {
        let task = Task::parse(variant.input.as_bytes())?;
        Ok(GameSpec {
            score: |position| Player::BOTH.map(|player| position.occupied_value(player)),
            end_reason: |_| "full",
            ..Self::spec_from(variant, *task.position())?
        })
    }

    fn parse_move(&self, text: &str) -> Result<Square, String> {
        text.parse().map_err(|error: ParseSquareError| error.to_string())
    }

    fn violation(&self, square: Square) -> Option<RuleViolation> {
        let is_taken = self.piece_at(square).is_some();
        is_taken.then(|| RuleViolation { rule: "occupied", message: "the square is taken".to_owned() })
    }

    fn draw(&self, last: Option<Square>) -> String {
        let mut text = "      A     B     C     D     E".to_owned();
        let squares: Vec<_> = Square::all().collect();
        for (row, squares) in squares.chunks(BOARD_SIZE).enumerate() {
            let _ = write!(text, "\n{}  ", row + 1);
            for &square in squares {
                let value = self.values()[square.index()];
                let [open, close] = if last == Some(square) { ['(', ')'] } else { [' ', ' '] };
                let _ = match self.piece_at(square) {
                    None => write!(text, "  {value:>3} "),
                    Some(player) => {
                        write!(text, "{open}{}", style::player(player, format!("{}{value:>3}{close}", letter(player))))
                    }
                };
            }
        }
        let [x, o] = Player::BOTH
            .map(|player| format!("{} {}", style::player(player, letter(player)), self.occupied_value(player)));
        text + &format!("\n\n{x}, {o}")
    }

    fn picture(&self) -> Picture<Square> {
        let square = |square: Square| SquarePicture {
            mv: square,
            row: square.index() / BOARD_SIZE,
            column: square.index() % BOARD_SIZE,
            piece: self.piece_at(square),
            value: Some(self.values()[square.index()]),
        };
        Picture {
            rows: BOARD_SIZE,
            columns: BOARD_SIZE,
            squares: Square::all().map(square).collect(),
            moves_left: Some(self.empty().len() as u32),
        }
    }

    fn strategy(player: &BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self>> {
        match player {
            BuiltIn::Random => Box::new(Random(random)),
            BuiltIn::Textbook(textbook) => Box::new(textbook.search(Score)),
        }
    }
}

impl Solved for Position {
    type Core = Self;
    type Heuristic = Score;

    const HEURISTIC: Score = Score;
    const LEAST_TABLE: u64 = 1024;

    fn core(&self) -> Self {
        *self
    }
}

/// A built-in player with its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BuiltIn {
    Random,
    Textbook(Textbook<OneHeuristic>),
}

/// The names of the built-in players.
#[derive(Debug, Clone, Copy, ValueEnum)]
pub enum Name {
    Random,
    Greedy,
    Minimax,
    #[value(name = "alphabeta")]
    AlphaBeta,
}

impl BuiltInPlayer for BuiltIn {
    type Name = Name;

    const OPPONENT: &str = "alphabeta";

    fn named(name: Name) -> Self {
        let textbook = |algorithm| Self::Textbook(Textbook::new(algorithm, OneHeuristic::Score));
        match name {
            Name::Random => Self::Random,
            Name::Greedy => textbook(Algorithm::Greedy),
            Name::Minimax => textbook(Algorithm::Minimax),
            Name::AlphaBeta => textbook(Algorithm::AlphaBeta),
        }
    }

    fn set(&mut self, option: &str) -> Result<(), String> {
        match self {
            Self::Textbook(textbook) => textbook.set(option),
            Self::Random => Err(format!("expected no options, found `{option}`")),
        }
    }

    fn strongest() -> Self {
        Self::named(Name::AlphaBeta)
    }
}
