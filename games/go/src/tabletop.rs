//! The public face of Little-Go: its starts, its board, its moves, its players, its files.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{self, BufReader, Read, Write};

use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{Fault, FaultKind, FileProtocol, Outcome, Record, RuleViolation, printable};
use suite_search::{Game, Player, Solver, Strategy, TableHandle, Value};
use suite_tabletop::{
    AnyGame, AnyMove, AnyPosition, BoardStyle, ForeignGame, GameError, GameOption, Heuristic, Notation, OptionKind,
    OptionValues, Protocol, StarterFile, Tabletop, TrickyPosition, Vertex, game, style,
};
use suite_text::whole_number;

use crate::answer::{AnswerError, AnswerFormat};
use crate::board::color;
use crate::book::Book;
use crate::built_in::BuiltIn;
use crate::checkpoint::{read_checkpoint, write_checkpoint};
use crate::game_state::GameState;
use crate::illegal_moves::{AnswersInGame, explain_illegal_move};
use crate::input::Input;
use crate::moves::Move;
use crate::point::Point;
use crate::position::{Illegal, Position};
use crate::sgf::Sgf;
use crate::size::Size;
use crate::tricky_positions::tricky_positions;

/// The size of the board, as records keep it.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(expecting = "a JSON object")]
pub struct Variant {
    size: usize,
}

impl From<Size> for Variant {
    fn from(size: Size) -> Self {
        Self { size: size.side() }
    }
}

/// Returns the option that names the size of the board.
fn size_option() -> GameOption {
    let kind = OptionKind::Number {
        value_name: "N",
        default: Some(Size::DEFAULT.side() as i64),
        values: Size::all().map(|size| size.side() as i64).collect(),
        check: |text| text.parse().map(|_: Size| ()),
    };
    GameOption { label: Some("Board size"), ..GameOption::new("size", kind, "Board size, from 2 to 7") }
}

/// Checks that the number of moves fits the position.
fn check_played(input: &Input, played: u32) -> Result<(), GameError> {
    let most = input.now.size().longest_game();
    let stones = input.now.size().points().filter(|&point| input.now.stone_at(point).is_some()).count() as u32;
    let wrong = if played > most {
        format!("expected at most {most}, the moves of a game")
    } else if played < stones {
        format!("expected at least {stones}, the stones on the board")
    } else if played % 2 != input.to_move as u32 {
        let parity = ["an even", "an odd"][input.to_move as usize];
        format!("expected {parity} number, since it is {}'s turn", color(input.to_move))
    } else {
        return Ok(());
    };
    Err(GameError::new(format_args!("{wrong}, found {played}")).at("--played"))
}

/// Whoever makes it by [`AnyPosition::new`] elsewhere compiles all that can be asked of a position once more.
impl From<GameState> for AnyPosition {
    fn from(state: GameState) -> Self {
        Self::new(state)
    }
}

/// A position whose board before the last move is not known, as if that was a pass.
impl From<Position> for AnyPosition {
    fn from(position: Position) -> Self {
        GameState { before: position.board(), position }.into()
    }
}

/// Little-Go, as everybody outside works with it. It stands here so that its searches are compiled here, once.
pub static GAME: &dyn AnyGame = game::<GameState>();

impl Tabletop for GameState {
    type Variant = Variant;
    type Player = BuiltIn;
    type Core = Position;

    const NAME: &'static str = "go";
    const TITLE: &'static str = "Little-Go";
    const PLAYERS: [&'static str; 2] = [color(Player::First), color(Player::Second)];
    const NOTATION: Notation = Notation::RowColumn;
    const MOVE_HELP: &'static str = "row,column or pass";
    const BOARD_STYLE: BoardStyle = BoardStyle::Stones;
    const NUMBERS_BESIDE_BOARD: bool = true;
    const GOGUI_ID: &'static str = "Littlego";
    const PROGRAM_NAMES: &'static [&'static str] =
        &["my_player3.py", "my_player.py", "my_player11.cpp", "my_player.cpp", "my_player.java"];
    const STARTER_FILES: &'static [StarterFile] = &[
        ("host.py", include_str!("starter/host.py")),
        ("read.py", include_str!("starter/read.py")),
        ("write.py", include_str!("starter/write.py")),
    ];
    const HEURISTICS: &'static [(&'static str, Heuristic<Self>)] = &[("score", Self::utility)];
    const UNITS: Value = 2;
    const VALUES_IN_POINTS: bool = false;
    const LEAST_TABLE: u64 = 1024;
    const FOREIGN: Option<&'static str> = Some("sgf");
    // Programs count moves in files of their own, from the empty board on.
    const OPENING_PLIES: usize = 0;
    const HAS_CHECKPOINTS: bool = true;

    fn start_options() -> Vec<GameOption> {
        vec![size_option()]
    }

    fn variant(options: &OptionValues) -> Result<Variant, GameError> {
        Ok(options.parse("size", str::parse)?.unwrap_or(Size::DEFAULT).into())
    }

    fn start(variant: &Variant) -> Result<Self, GameError> {
        Size::new(variant.size).map(Self::start).map_err(GameError::new)
    }

    fn position_options() -> Vec<GameOption> {
        let file = OptionKind::File { value_name: "FILE" };
        let number = OptionKind::Number {
            value_name: "NUMBER",
            default: None,
            values: Vec::new(),
            check: |text| whole_number::<u32>(text).map(drop),
        };
        vec![
            GameOption { conflicts: &["input"], ..size_option() },
            GameOption {
                requires: &["played"],
                conflicts: &["moves"],
                ..GameOption::new("input", file, "File with the position, as the course's host writes it")
            },
            GameOption {
                requires: &["input"],
                ..GameOption::new("played", number, "Number of moves played before that position, with passes")
            },
        ]
    }

    fn position(options: &OptionValues) -> Result<(Variant, AnyPosition), GameError> {
        let input = options.parse_file("input", Input::parse)?;
        let played = options.parse("played", whole_number)?;
        let (Some(input), Some(played)) = (input, played) else {
            let variant = Self::variant(options)?;
            let start = <Self as Tabletop>::start(&variant)?;
            return Ok((variant, AnyPosition::new(start)));
        };
        check_played(&input, played)?;
        Ok((input.now.size().into(), AnyPosition::new(input.state(played))))
    }

    fn score(&self) -> [Value; 2] {
        Player::BOTH.map(|player| self.position.stones(player) as Value)
    }

    fn compensation(&self) -> f64 {
        self.position.size().komi()
    }

    fn end_reason(&self) -> &'static str {
        if self.position.is_over_by_passes() { "passes" } else { "moves" }
    }

    fn parse_move(&self, text: &str) -> Result<Move, String> {
        let name = || {
            let Vertex { column, number } = text.parse().ok()?;
            Point::at(self.position.size().side().checked_sub(number)?, column).map(Move::Place)
        };
        const HELP: &str = "expected row,column such as 2,3, a point such as C3, or pass";
        text.parse().ok().or_else(name).ok_or_else(|| HELP.to_owned())
    }

    fn violation(&self, mv: Move) -> Option<RuleViolation> {
        self.position.illegal(mv).map(violation)
    }

    fn draw(&self, _: Option<Move>) -> String {
        let Self { before, position } = self;
        let (size, board) = (position.size(), position.board());
        let mut text = "   ".to_owned();
        for column in 0..size.side() {
            let _ = write!(text, " {column} ");
        }
        for point in size.points() {
            if point.column() == 0 {
                let _ = write!(text, "\n {} ", point.row());
            }
            let _ = match board.stone_at(point) {
                None => write!(text, " . "),
                Some(player) if before.stone_at(point).is_none() => write!(text, "({})", stone(player)),
                Some(player) => write!(text, " {} ", stone(player)),
            };
        }
        let [black, white] = Player::BOTH.map(|player| {
            let stones = position.stones(player);
            format!("{} {} {stones}", stone(player), style::player(player, color(player)))
        });
        let (played, longest) = (position.played(), size.longest_game());
        let _ = write!(text, "\n\n{black}, {white} + {}; {played} of {longest} moves played", size.komi());
        if position.is_after_pass() {
            text += ", the last one a pass";
        }
        if let Some(ko) = size.points().find(|&point| position.illegal(Move::Place(point)) == Some(Illegal::Ko)) {
            let _ = write!(text, "; ko at {ko}");
        }
        text
    }

    fn dimensions(&self) -> [usize; 2] {
        [self.position.size().side(); 2]
    }

    #[inline]
    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.position.board().stone_at(Point::at(row, column)?)
    }

    fn move_to(&self, row: usize, column: usize) -> Option<Move> {
        Point::at(row, column).map(Move::Place)
    }

    #[inline]
    fn square_of(&self, mv: Move) -> Option<[usize; 2]> {
        match mv {
            Move::Place(point) => Some([point.row(), point.column()]),
            Move::Pass => None,
        }
    }

    fn moves_left(&self) -> Option<u32> {
        Some(self.position.size().longest_game().saturating_sub(self.position.played()))
    }

    fn parse_foreign(text: &str) -> Result<ForeignGame, GameError> {
        let Sgf { size, names, moves, result, mut comments, variations } = Sgf::parse(text).map_err(GameError::new)?;
        // What is said of the last position belongs to the result, such as the fault that ended the game.
        let end = comments.remove(&moves.len()).unwrap_or_default();
        let variations = variations.into_iter().map(|variation| variation.map(AnyMove::new));
        Ok(ForeignGame {
            variant: serde_json::to_value(Variant::from(size)).map_err(GameError::new)?,
            start: None,
            moves: moves.iter().map(Move::to_string).collect(),
            names,
            result: [result, end].join("  ").trim().to_owned(),
            comments,
            variations: variations.collect(),
        })
    }

    /// Writes SGF with the standard's results for forfeit, time and resignation, and the fault as a comment.
    fn to_foreign(start: &Self, moves: &[Move], agents: [&str; 2], outcome: Option<&Outcome>) -> Option<String> {
        let last = moves.iter().fold(*start, |state, &mv| state.play(mv));
        let fault = outcome.and_then(|outcome| outcome.fault.as_ref());
        let winner = outcome.and_then(|outcome| outcome.winner).map_or("", |winner| ["B", "W"][winner as usize]);
        let result = match fault.map(|fault| fault.kind) {
            None if last.is_over() => Sgf::score(&last.position),
            None => String::new(),
            Some(FaultKind::Timeout | FaultKind::Budget) => format!("{winner}+T"),
            Some(FaultKind::Resign | FaultKind::Left) => format!("{winner}+R"),
            Some(_) => format!("{winner}+F"),
        };
        // A comment has lines, unlike a message on a terminal.
        let comment = |message: &str| message.lines().map(printable).collect::<Vec<_>>().join("\n");
        let sgf = Sgf {
            size: last.position.size(),
            names: agents.map(printable),
            moves: moves.to_vec(),
            result,
            comments: fault.iter().map(|fault| (moves.len(), comment(&fault.message))).collect(),
            variations: Vec::new(),
        };
        Some(sgf.to_string())
    }

    fn explain_illegal_move(record: &Record<Move>, start: &Self) -> Option<String> {
        let player = record.outcome.fault.as_ref()?.player;
        let explanation = explain_illegal_move(&AnswersInGame::new(record, start, player))?;
        Some(explanation.description())
    }

    fn strategy(player: &BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
        player.strategy(random)
    }

    fn program_options() -> Vec<GameOption> {
        const HELP: &str =
            "Accept `output.txt` only in the assignment's exact format, not as leniently as the course's host";
        vec![GameOption::new("strict", OptionKind::Flag, HELP)]
    }

    fn protocol(options: &OptionValues) -> Option<Protocol<Self>> {
        let reading = if options.is_given("strict") { AnswerFormat::Strict } else { AnswerFormat::Course };
        Some(Protocol::Files(Box::new(Files { reading })))
    }

    fn tricky_positions() -> Vec<TrickyPosition<Self>> {
        tricky_positions()
    }

    fn core(&self) -> Position {
        self.position
    }

    fn estimate(core: &Position, player: Player) -> Value {
        core.utility(player)
    }

    /// Adds the champion's book, which is proved.
    fn teach(start: &Self, solver: &Solver<Position>) {
        if start.position == Position::start(Size::DEFAULT) {
            Book::built_in().teach(&solver.table()).expect("the tests walk the book");
        }
    }

    fn save_checkpoint(&self, table: &TableHandle<Position>, out: &mut dyn Write) -> io::Result<()> {
        write_checkpoint(out, self.position.size(), table.proved(LEAST_NODES)).map(drop)
    }

    fn load_checkpoint(&self, solver: &Solver<Position>, file: &mut dyn Read) -> Result<(), GameError> {
        let table = solver.table();
        let read = read_checkpoint(BufReader::new(file), self.position.size(), |entry| table.recall(entry));
        read.map_err(|error| match error.source() {
            Some(source) => GameError::new(format_args!("{error}: {source}")),
            None => GameError::new(error),
        })
    }
}

/// Positions that took fewer nodes are not saved: searching them again is cheaper than a much larger file.
const LEAST_NODES: u64 = 1 << 6;

/// Returns the violation of an illegal move.
pub fn violation(illegal: Illegal) -> RuleViolation {
    RuleViolation { rule: illegal.rule(), message: illegal.to_string() }
}

fn stone(player: Player) -> style::Styled<char> {
    style::player(player, ['X', 'O'][player as usize])
}

/// The protocol of `input.txt` and `output.txt`.
struct Files {
    reading: AnswerFormat,
}

impl FileProtocol<GameState> for Files {
    fn input(&self) -> &'static str {
        "input.txt"
    }

    fn output(&self) -> &'static str {
        "output.txt"
    }

    fn turn(&self, state: &GameState) -> String {
        Input::from(state).to_string()
    }

    fn parse_move(&self, state: &GameState, text: &str) -> Result<Move, Fault> {
        self.reading.parse(text, state.position.size()).map_err(|error| {
            let said = text.trim_end().to_owned();
            match error {
                AnswerError::OffBoard => Fault::Illegal { said, violation: Some(violation(Illegal::OffBoard)) },
                AnswerError::NotAMove => Fault::Malformed { said, why: error.to_string() },
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use suite_tabletop::conformance::{assert_game_conforms, assert_tabletop_conforms};

    use super::*;

    #[test]
    fn the_edge_conforms() {
        assert_game_conforms::<GameState>();
        for size in Size::all() {
            (0..3).for_each(|seed| assert_tabletop_conforms(&GameState::start(size), seed));
        }
    }
}
