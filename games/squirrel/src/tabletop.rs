//! The public face of the squirrel war: its boards, its moves, its players.

use std::io::Cursor;

use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::RuleViolation;
use suite_search::{Algorithm, Game, Player, Random, Search, Strategy, Value, Wording};
use suite_tabletop::{
    AnyGame, BoardStyle, GameError, GameOption, Heuristic, LogDifference, LogFormat, NamedMistake, OptionKind,
    OptionValues, Tabletop, game, style,
};

use crate::built_in::BuiltIn;
use crate::check::check;
use crate::comparison::{Comparison, Difference};
use crate::explain::WORDING;
use crate::output::Output;
use crate::position::{Position, Score, letter};
use crate::search_spec::SearchSpec;
use crate::square::{BOARD_SIZE, ParseSquareError, Square};
use crate::task::Task;

/// A board with its values, and who is to move.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(expecting = "a JSON object")]
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

/// A task to begin with: figure 5 of the assignment's kind, alpha-beta to depth 2.
const SAMPLE: &str = "\
3
X
2
20 16 1 32 30
20 12 2 11 8
28 48 9 1 1
20 12 10 6 2
25 30 23 21 10
**XX*
**XOX
***O*
**OO*
*****
";

/// Returns the square in a row and a column.
fn square_at(row: usize, column: usize) -> Option<Square> {
    Square::all().nth(row * BOARD_SIZE + column).filter(|_| column < BOARD_SIZE)
}

/// The squirrel war, as everybody outside works with it. It stands here so that its searches are compiled here, once.
pub static GAME: &dyn AnyGame = game::<Position>();

impl Tabletop for Position {
    type Variant = Variant;
    type Player = BuiltIn;
    type Core = Self;

    const NAME: &'static str = "squirrel";
    const TITLE: &'static str = "The squirrel war";
    const PLAYERS: [&'static str; 2] = ["X", "O"];
    const MOVE_HELP: &'static str = "a square such as C3";
    const BOARD_STYLE: BoardStyle = BoardStyle::Plots;
    const SAMPLE_START: Option<&'static str> = Some(SAMPLE);
    const TREE_LIMIT: Option<u32> = None;
    const LOG: Option<LogFormat> =
        Some(LogFormat { file: "traverse_log.txt", columns: &["Node", "Depth", "Value", "Alpha", "Beta"] });
    const GOGUI_ID: &'static str = "Squirrel";
    const ROWS_FROM_TOP: bool = true;
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("score", Self::score)];
    const LEAST_TABLE: u64 = 1024;
    const WORDING: Wording<Self> = WORDING;

    fn start_options() -> Vec<GameOption> {
        let file = OptionKind::File { value_name: "FILE" };
        const HELP: &str =
            "File with a task, whose board to use: the assignment's input.txt [default: a built-in empty board]";
        vec![GameOption { letter: Some('i'), label: Some("Task (input.txt)"), ..GameOption::new("input", file, HELP) }]
    }

    fn variant(options: &OptionValues) -> Result<Variant, GameError> {
        let task = options.parse_file("input", Task::parse)?;
        Ok(task.map_or_else(Variant::default, |task| Variant { input: task.to_string() }))
    }

    fn start(variant: &Variant) -> Result<Self, GameError> {
        Task::parse(variant.input.as_bytes()).map(|task| *task.position()).map_err(GameError::new)
    }

    fn task(variant: &Variant) -> Option<(Algorithm, u32)> {
        match Task::parse(variant.input.as_bytes()) {
            Ok(Task::NextState { spec, .. }) => Some((spec.algorithm, spec.limit)),
            _ => None,
        }
    }

    fn score(&self) -> [Value; 2] {
        Player::BOTH.map(|player| self.occupied_value(player))
    }

    fn end_reason(&self) -> &'static str {
        "full"
    }

    fn parse_move(&self, text: &str) -> Result<Square, String> {
        text.parse().map_err(|error: ParseSquareError| error.to_string())
    }

    fn violation(&self, square: Square) -> Option<RuleViolation> {
        let is_taken = self.piece_at(square).is_some();
        is_taken.then(|| RuleViolation { rule: "occupied", message: "the square is taken".to_owned() })
    }

    fn draw(&self, last: Option<Square>) -> String {
        let [x, o] = Player::BOTH
            .map(|player| format!("{} {}", style::player(player, letter(player)), self.occupied_value(player)));
        format!("{}\n\n{x}, {o}", self.draw_board(last))
    }

    fn dimensions(&self) -> [usize; 2] {
        [BOARD_SIZE; 2]
    }

    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.piece_at(square_at(row, column)?)
    }

    fn value_at(&self, row: usize, column: usize) -> Option<u8> {
        Some(self.values()[square_at(row, column)?.index()])
    }

    fn move_to(&self, row: usize, column: usize) -> Option<Square> {
        square_at(row, column)
    }

    fn square_of(&self, square: Square) -> Option<[usize; 2]> {
        Some([square.index() / BOARD_SIZE, square.index() % BOARD_SIZE])
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.empty().len() as u32)
    }

    fn strategy(player: &BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
        match player {
            BuiltIn::Random => Box::new(Random(random)),
            BuiltIn::Textbook(textbook) => Box::new(textbook.search(Score)),
        }
    }

    fn core(&self) -> Self {
        *self
    }

    fn estimate(core: &Self, player: Player) -> Value {
        core.score(player)
    }

    fn check_log(
        start: &Self,
        search: &Search<Heuristic<Self>>,
        log: &str,
    ) -> Result<Option<LogDifference>, GameError> {
        if search.caching || search.ordering || search.fail_hard {
            const EXPECTED: &str = "expected a fail-soft search without caching and ordering, as the task asks for";
            return Err(GameError::new(EXPECTED));
        }
        let limit = search.limit.unwrap_or(start.empty().len() as u32);
        let spec = SearchSpec { player: start.to_move(), algorithm: search.algorithm, limit };
        let task = Task::NextState { spec, position: *start };
        if !Output::of(&task).contains(&Output::TraverseLog) {
            return Err(GameError::new("expected minimax or alpha-beta: greedy writes no log"));
        }
        let comparison = check(&task, Output::TraverseLog, &mut Cursor::new(log)).map_err(GameError::new)?;
        let Comparison::Different(difference) = comparison else { return Ok(None) };
        let Difference { line, found, expected, explanation, mistakes, .. } = difference;
        let mistakes = mistakes.iter().map(NamedMistake::from).collect();
        Ok(Some(LogDifference { line, found, expected, explanation, mistakes }))
    }
}

#[cfg(test)]
mod tests {
    use suite_tabletop::conformance::{assert_game_conforms, assert_tabletop_conforms};

    use super::*;

    #[test]
    fn the_edge_conforms() {
        assert_game_conforms::<Position>();
        let start = Position::start(&Variant::default()).expect("a start");
        (0..5).for_each(|seed| assert_tabletop_conforms(&start, seed));
    }
}
