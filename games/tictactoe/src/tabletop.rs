//! The public face of tic-tac-toe: its board, its moves, its players.

use std::sync::LazyLock;

use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::RuleViolation;
use suite_search::{Game, Player, Random, Strategy, Value};
use suite_tabletop::{
    AnyGame, AnyPosition, BoardStyle, GameError, GameOption, Heuristic, Notation, OptionKind, OptionValues, Tabletop,
    game, style,
};

use crate::built_in::BuiltIn;
use crate::learner::{self, Learned};
use crate::opponents::{Perfect, Smart};
use crate::position::{Position, mark};
use crate::square::{ParseSquareError, Square};

/// No fields: there is only one start.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(expecting = "a JSON object")]
pub struct Variant {}

/// Parses a board.
fn board(text: &str) -> Result<Position, String> {
    text.parse().map_err(|error: crate::ParsePositionError| error.to_string())
}

/// Tic-tac-toe, as everybody outside works with it. It stands here so that its searches are compiled here, once.
pub static GAME: &dyn AnyGame = game::<Position>();

impl Tabletop for Position {
    type Variant = Variant;
    type Player = BuiltIn;
    type Core = Self;

    const NAME: &'static str = "tictactoe";
    const TITLE: &'static str = "Tic-tac-toe";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const NOTATION: Notation = Notation::RowColumn;
    const MOVE_HELP: &'static str = "row,column";
    const BOARD_STYLE: BoardStyle = BoardStyle::Strokes;
    const NUMBERS_BESIDE_BOARD: bool = true;
    const TREE_LIMIT: Option<u32> = Some(3);
    const GOGUI_ID: &'static str = "Tictactoe";
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("none", |_, _| 0)];
    const LEAST_TABLE: u64 = 64;

    fn variant(_: &OptionValues) -> Result<Variant, GameError> {
        Ok(Variant {})
    }

    fn start(_: &Variant) -> Result<Self, GameError> {
        Ok(Self::START)
    }

    fn position_options() -> Vec<GameOption> {
        let kind = OptionKind::Text { value_name: "BOARD", check: |text| board(text).map(drop) };
        vec![GameOption::new("board", kind, "Board, row by row, such as XX./.O./... [default: empty]")]
    }

    fn position(options: &OptionValues) -> Result<(Variant, AnyPosition), GameError> {
        Ok((Variant {}, AnyPosition::new(options.parse("board", board)?.unwrap_or(Self::START))))
    }

    fn score(&self) -> [Value; 2] {
        Player::BOTH.map(|player| Value::from(self.has_won(player)))
    }

    fn end_reason(&self) -> &'static str {
        if self.utility(Player::First) == 0 { "full" } else { "three-in-a-row" }
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

    fn dimensions(&self) -> [usize; 2] {
        [3, 3]
    }

    #[inline]
    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.mark_at(Square::at(row, column)?)
    }

    fn move_to(&self, row: usize, column: usize) -> Option<Square> {
        Square::at(row, column)
    }

    #[inline]
    fn square_of(&self, square: Square) -> Option<[usize; 2]> {
        Some([square.row(), square.column()])
    }

    fn moves_left(&self) -> Option<u32> {
        Some(Square::all().filter(|&square| self.mark_at(square).is_none()).count() as u32)
    }

    fn strategy(player: &BuiltIn, mut random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
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
    fn core(&self) -> Self {
        *self
    }

    fn estimate(_: &Self, _: Player) -> Value {
        0
    }
}

/// Returns the perfect player, which searches all positions on first use.
fn perfect() -> &'static Perfect {
    static PERFECT: LazyLock<Perfect> = LazyLock::new(Perfect::new);
    &PERFECT
}

#[cfg(test)]
mod tests {
    use suite_tabletop::conformance::{assert_game_conforms, assert_tabletop_conforms};

    use super::*;

    #[test]
    fn the_edge_conforms() {
        assert_game_conforms::<Position>();
        (0..20).for_each(|seed| assert_tabletop_conforms(&Position::START, seed));
    }
}
