//! Tic-tac-toe at the terminal: its board, its moves, its players.

use std::sync::LazyLock;

use anyhow::Result;
use clap::Args;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{GameSpec, RuleViolation};
use suite_search::{Game, Player, Random, Strategy, Value};
use suite_tictactoe::{ParseSquareError, Perfect, Position, Smart, Square, mark};

use super::learner::{self, Learned};
use super::player::BuiltIn;
use crate::cli::shared::tabletop::{PositionArgs, Solved, StartArgs, Tabletop};
use crate::web::picture::{Picture, SquarePicture};
use suite_tabletop::style;

/// No options: there is only one start.
#[derive(Args)]
pub struct Start {}

/// No fields: there is only one start.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Variant {}

impl StartArgs for Start {
    type Variant = Variant;

    const FLAGS: [&str; 2] = ["x", "o"];

    fn variant(&self) -> Result<Variant> {
        Ok(Variant {})
    }
}

/// The option that names a position.
#[derive(Args)]
pub struct PositionArg {
    /// Board, row by row, such as XX./.O./... [default: empty]
    #[arg(long, value_name = "BOARD")]
    board: Option<Position>,
}

impl PositionArgs<Position> for PositionArg {
    fn spec(&self) -> Result<GameSpec<Position>> {
        Ok(GameSpec { start: self.board.unwrap_or(Position::START), ..Position::spec(&Variant {})? })
    }
}

impl Tabletop for Position {
    type Variant = Variant;
    type BuiltIn = BuiltIn;

    const NAME: &'static str = "tictactoe";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const MOVE: &str = "row,column";
    const GOGUI_ID: &str = "Tictactoe";

    fn spec(variant: &Variant) -> Result<GameSpec<Self>> {
        Ok(GameSpec {
            score: |position| Player::BOTH.map(|player| Value::from(position.has_won(player))),
            end_reason: |position| if position.utility(Player::First) == 0 { "full" } else { "three-in-a-row" },
            ..Self::spec_from(variant, Self::START)?
        })
    }

    fn parse_move(&self, text: &str) -> Result<Square, String> {
        text.parse().map_err(|error: ParseSquareError| error.to_string())
    }

    fn violation(&self, square: Square) -> Option<RuleViolation> {
        let is_taken = self.mark_at(square).is_some();
        is_taken.then(|| RuleViolation { rule: "occupied", message: "the square is taken".to_owned() })
    }

    fn draw(&self, last: Option<Square>) -> String {
        let mut text = "    0  1  2".to_owned();
        for square in Square::all() {
            if square.column() == 0 {
                text += &format!("\n {} ", square.row());
            }
            text += &match self.mark_at(square) {
                None => " . ".to_owned(),
                Some(player) if last == Some(square) => format!("({})", style::player(player, mark(player))),
                Some(player) => format!(" {} ", style::player(player, mark(player))),
            };
        }
        text + "\n"
    }

    fn picture(&self) -> Picture<Square> {
        let square = |square: Square| SquarePicture {
            mv: square,
            row: square.row(),
            column: square.column(),
            piece: self.mark_at(square),
            value: None,
        };
        let squares: Vec<_> = Square::all().map(square).collect();
        let moves_left = squares.iter().filter(|square| square.piece.is_none()).count() as u32;
        Picture { rows: 3, columns: 3, squares, moves_left: Some(moves_left) }
    }

    fn strategy(player: &BuiltIn, mut random: ChaCha8Rng) -> Box<dyn Strategy<Self>> {
        match player {
            BuiltIn::Random => Box::new(Random(random)),
            BuiltIn::Textbook(textbook) => Box::new(textbook.search(|_: &Self, _| 0)),
            BuiltIn::Smart => Box::new(Smart { perfect: perfect(), random }),
            BuiltIn::Perfect => Box::new(perfect()),
            BuiltIn::QLearning(table) => {
                Box::new(Learned(table.clone().unwrap_or_else(|| learner::taught(&mut random))))
            }
        }
    }
}

impl Solved for Position {
    type Core = Self;
    type Heuristic = fn(&Self, Player) -> Value;

    const HEURISTIC: Self::Heuristic = |_, _| 0;
    const LEAST_TABLE: u64 = 64;

    fn core(&self) -> Self {
        *self
    }
}

/// Returns the perfect player, which searches all positions on first use.
fn perfect() -> &'static Perfect {
    static PERFECT: LazyLock<Perfect> = LazyLock::new(Perfect::new);
    &PERFECT
}
