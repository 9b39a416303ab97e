//! The public face of Othello: its starts, its board, its moves, its players, its pipe.

use std::collections::BTreeMap;
use std::fmt::Write;

use rand::Rng as _;
use rand::rngs::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{FaultKind, Outcome, RuleViolation, printable};
use suite_search::{Budget, Evaluate, Game, Player, Random, Strategy, Value};
use suite_tabletop::{
    AnyGame, AnyPosition, BoardStyle, Estimate, ForeignGame, GameError, GameOption, Heuristic as NamedFunction, Limit,
    Notation, OptionKind, OptionValues, Protocol, StarterFile, Tabletop, TrickyPosition, Visitor, WithBudget, game,
    style,
};
use suite_text::whole_number;

use crate::bits::{Bits, Wide};
use crate::board::{Board, color};
use crate::built_in::{BuiltIn, Heuristic};
use crate::champion::Champion;
use crate::diagram::Diagram;
use crate::evaluation::ChampionEvaluation;
use crate::ggf::Ggf;
use crate::heuristic::{Mobility, Utility};
use crate::level::LevelPlayer;
use crate::look_ahead::look_ahead;
use crate::moves::Move;
use crate::pipe::Pipe;
use crate::position::{Position, Rules};
use crate::protocol::Options;
use crate::size::Size;
use crate::square::Square;
use crate::transcript::split_transcript;
use crate::tricky_positions::tricky_positions;

/// The rules for a player without a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSet {
    /// The game ends, as in the assignment.
    Ends,
    /// The player passes.
    Standard,
}

impl From<RuleSet> for Rules {
    fn from(rules: RuleSet) -> Self {
        match rules {
            RuleSet::Ends => Self::Ends,
            RuleSet::Standard => Self::Standard,
        }
    }
}

impl From<Rules> for RuleSet {
    fn from(rules: Rules) -> Self {
        match rules {
            Rules::Ends => Self::Ends,
            Rules::Standard => Self::Standard,
        }
    }
}

/// The size of the board and the rules, as records keep them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(expecting = "a JSON object")]
pub struct Variant {
    /// The number of rows, which is also that of columns.
    pub size: usize,
    /// The rule for a player without a legal move.
    pub rules: RuleSet,
}

/// The size of the board of the assignment, the largest with at most 64 squares.
const USUAL_SIZE: usize = 8;

/// Parses a board size.
fn size(text: &str) -> Result<Size, String> {
    Size::new(whole_number(text)?).map_err(|error| error.to_string())
}

/// Parses the number of a player.
fn player_number(text: &str) -> Result<Player, String> {
    match text {
        "1" => Ok(Player::First),
        "2" => Ok(Player::Second),
        _ => Err(format!("expected a whole number from 1 to 2, found `{text}`")),
    }
}

/// Whoever makes it by [`AnyPosition::new`] elsewhere compiles all that can be asked of a position once more.
impl From<Position<u64>> for AnyPosition {
    fn from(position: Position<u64>) -> Self {
        Self::new(position)
    }
}

/// Returns a position in sets of squares that the board fits into.
#[must_use]
pub fn any_position(board: &Board, to_move: Player, rules: RuleSet) -> AnyPosition {
    if board.size().side() <= u64::SIDE as usize {
        Position::<u64>::new(board, to_move, rules.into()).into()
    } else {
        AnyPosition::new(Position::<Wide>::new(board, to_move, rules.into()))
    }
}

/// Othello, as everybody outside works with it. It stands here so that its searches are compiled here, once.
pub static GAME: &dyn AnyGame = game::<Position<u64>>();

impl<B: Bits> Tabletop for Position<B> {
    type Variant = Variant;
    type Player = BuiltIn;
    type Core = Self;

    const NAME: &'static str = "othello";
    const TITLE: &'static str = "Othello";
    const PLAYERS: [&'static str; 2] = [color(Player::First), color(Player::Second)];
    const NOTATION: Notation = Notation::ColumnRow;
    const MOVE_HELP: &'static str = "column row, or d3";
    const BOARD_STYLE: BoardStyle = BoardStyle::Disks;
    const NUMBERS_BESIDE_BOARD: bool = true;
    const TREE_LIMIT: Option<u32> = Some(3);
    const GOGUI_ID: &'static str = "Othello";
    const ROWS_FROM_TOP: bool = true;
    const ALWAYS_SWAPS: bool = true;
    const PERSON_FIRST: bool = true;
    /// The last is that of the course which the assignment is from: `UNI_ai.py`, with a student's own id.
    const PROGRAM_NAMES: &'static [&'static str] = &["agent.py", "agent.cpp", "agent.java", "*_ai.py"];
    const STARTER_FILES: &'static [StarterFile] = &[("othello_shared.py", include_str!("starter/othello_shared.py"))];
    const HEURISTICS: &'static [(&'static str, NamedFunction<Self>)] =
        &[("utility", Self::utility), ("mobility", |position, player| Mobility.evaluate(position, player))];
    const LEAST_TABLE: u64 = 64;
    const FOREIGN: Option<&'static str> = Some("ggf");

    fn start_options() -> Vec<GameOption> {
        let sizes = OptionKind::Number {
            value_name: "N",
            default: Some(USUAL_SIZE as i64),
            values: Size::all().map(|size| size.side() as i64).collect(),
            check: |text| size(text).map(drop),
        };
        let rules = OptionKind::Choice {
            value_name: "RULES",
            values: &[("ends", "The game ends, as in the assignment"), ("standard", "The player passes")],
        };
        vec![
            GameOption {
                letter: Some('d'),
                label: Some("Board size"),
                ..GameOption::new("size", sizes, "Board size, from 3 to 16")
            },
            GameOption {
                label: Some("A player without a move"),
                ..GameOption::new("rules", rules, "Rule for a player without a legal move")
            },
        ]
    }

    fn variant(options: &OptionValues) -> Result<Variant, GameError> {
        let size = options.parse("size", size)?.map_or(USUAL_SIZE, Size::side);
        let rules = if options.text("rules") == Some("standard") { RuleSet::Standard } else { RuleSet::Ends };
        Ok(Variant { size, rules })
    }

    fn start(variant: &Variant) -> Result<Self, GameError> {
        let size = Size::new(variant.size).map_err(GameError::new)?;
        if size.side() > B::SIDE as usize {
            let most = B::SIDE;
            return Err(GameError::new(format_args!("expected a board size of at most {most}, found {}", size.side())));
        }
        Ok(Self::start(size, variant.rules.into()))
    }

    /// Chooses sets of 64 squares where the board fits into them, which are much faster.
    fn visit<V: Visitor>(variant: &Variant, visitor: V) -> V::Output {
        if variant.size <= u64::SIDE as usize {
            visitor.visit::<Position<u64>>()
        } else {
            visitor.visit::<Position<Wide>>()
        }
    }

    fn position_options() -> Vec<GameOption> {
        let board = OptionKind::File { value_name: "FILE" };
        let player = OptionKind::Number {
            value_name: "PLAYER",
            default: None,
            values: Vec::new(),
            check: |text| player_number(text).map(drop),
        };
        const BOARD: &str =
            "File with a board: as the manager sends it, as rows of 0 1 2, or as 64 characters - X O; `-` is stdin";
        const PLAYER: &str = "Player to move: 1 is dark, 2 is light [default: the file's, or 1]";
        let mut options = Self::start_options();
        options.push(GameOption { conflicts: &["size"], ..GameOption::new("board", board, BOARD) });
        options.push(GameOption::new("player", player, PLAYER));
        options
    }

    fn position(options: &OptionValues) -> Result<(Variant, AnyPosition), GameError> {
        let variant = Self::variant(options)?;
        let diagram = match options.parse_file("board", Diagram::parse)? {
            Some(diagram) => diagram,
            None => Diagram { board: Board::start(Size::new(variant.size).map_err(GameError::new)?), to_move: None },
        };
        let player = options.parse("player", player_number)?.or(diagram.to_move).unwrap_or(Player::First);
        let variant = Variant { size: diagram.board.size().side(), ..variant };
        Ok((variant, any_position(&diagram.board, player, variant.rules)))
    }

    fn forced_move(&self) -> Option<Move> {
        self.moves().next().filter(|mv| *mv == Move::Pass)
    }

    fn score(&self) -> [Value; 2] {
        Player::BOTH.map(|player| self.disks(player) as Value)
    }

    fn end_reason(&self) -> &'static str {
        "no-moves"
    }

    /// Moves may be written as two numbers, or as a transcript without spaces.
    fn words_of_moves(list: &str) -> Vec<&str> {
        let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
        let words: Vec<_> = match list.split_whitespace().collect::<Vec<_>>()[..] {
            [column, row] if is_number(column) && is_number(row) => vec![list.trim()],
            _ if list.contains(", ") => list.split(", ").collect(),
            ref words => words.to_vec(),
        };
        words.into_iter().flat_map(|word| split_transcript(word).unwrap_or_else(|| vec![word])).collect()
    }

    fn parse_move(&self, text: &str) -> Result<Move, String> {
        if ["pass", "pa", "--"].iter().any(|pass| text.eq_ignore_ascii_case(pass)) {
            return Ok(Move::Pass);
        }
        const HELP: &str = "expected column row from 0 such as 2 3, or a letter and a number from 1 such as c4";
        let square = Square::parse_notation(text.as_bytes(), self.size());
        square.map(Move::Place).map_err(|_| HELP.to_owned())
    }

    fn violation(&self, mv: Move) -> Option<RuleViolation> {
        let (rule, message) = match (mv, self.rules()) {
            (Move::Place(square), _) if self.disk_at(square).is_some() => ("occupied", "the square is taken"),
            (Move::Place(_), _) if self.try_play(mv).is_err() => ("outflank", "it outflanks no disk"),
            (Move::Place(_), _) => return None,
            (Move::Pass, Rules::Ends) => ("pass", "there is no pass: a player without a legal move ends the game"),
            (Move::Pass, Rules::Standard) if self.forced_move().is_some() => return None,
            (Move::Pass, Rules::Standard) => ("pass", "a player who has a legal move cannot pass"),
        };
        Some(RuleViolation { rule, message: message.to_owned() })
    }

    fn draw(&self, last: Option<Move>) -> String {
        let (size, board) = (self.size(), self.board());
        let mut text = "   ".to_owned();
        for column in 0..size.side() {
            let _ = write!(text, "{column:^3}");
        }
        for row in 0..size.side() {
            let _ = write!(text, "\n{row:>2} ");
            for column in 0..size.side() {
                let square = Square::at(column, row).expect("a square of the board");
                let _ = match board.disk_at(square) {
                    Some(player) if last == Some(Move::Place(square)) => write!(text, "({})", disk(player)),
                    Some(player) => write!(text, " {} ", disk(player)),
                    None if self.moves().any(|mv| mv == Move::Place(square)) => {
                        write!(text, " {} ", style::strong('+'))
                    }
                    None => write!(text, " . "),
                };
            }
        }
        let [dark, light] = Player::BOTH.map(|player| {
            let disks = self.disks(player);
            format!("{} {} {disks}", disk(player), style::player(player, Self::PLAYERS[player as usize]))
        });
        text + &format!("\n\n{dark}, {light}")
    }

    fn dimensions(&self) -> [usize; 2] {
        [self.size().side(); 2]
    }

    fn piece_at(&self, row: usize, column: usize) -> Option<Player> {
        self.disk_at(Square::at(column, row)?)
    }

    fn move_to(&self, row: usize, column: usize) -> Option<Move> {
        Square::at(column, row).map(Move::Place)
    }

    fn square_of(&self, mv: Move) -> Option<[usize; 2]> {
        match mv {
            Move::Place(square) => Some([square.row(), square.column()]),
            Move::Pass => None,
        }
    }

    fn parse_foreign(text: &str) -> Result<ForeignGame, GameError> {
        let rules = RuleSet::Standard;
        let variant = |size| serde_json::to_value(Variant { size, rules }).map_err(GameError::new);
        if !text.trim_start().starts_with('(') {
            let words = Self::words_of_moves(text).into_iter();
            return Ok(ForeignGame {
                variant: variant(USUAL_SIZE)?,
                start: None,
                moves: words.map(str::to_owned).collect(),
                names: Default::default(),
                result: String::new(),
                comments: BTreeMap::new(),
                variations: Vec::new(),
            });
        }
        let Ggf { names, start, to_move, moves, result, notes } = Ggf::parse(text).map_err(GameError::new)?;
        Ok(ForeignGame {
            variant: variant(start.size().side())?,
            start: Some(any_position(&start, to_move, rules)),
            moves: moves.iter().map(Move::to_string).collect(),
            names,
            result,
            comments: notes.into_iter().map(|(number, note)| (number, note.to_string())).collect(),
            variations: Vec::new(),
        })
    }

    /// Writes GGF. A player who loses by a fault loses all disks: in GGF this is a timeout, or else a resignation.
    fn to_foreign(start: &Self, moves: &[Move], agents: [&str; 2], outcome: Option<&Outcome>) -> Option<String> {
        let squares = (start.size().side() * start.size().side()) as i32;
        let result = outcome.map_or_else(
            || "?".to_owned(),
            |Outcome { score: [dark, light], winner, fault, .. }| {
                let forfeit = if *winner == Some(Player::First) { squares } else { -squares };
                match fault.as_ref().map(|fault| fault.kind) {
                    None => format!("{:+}.00", dark - light),
                    Some(FaultKind::Timeout | FaultKind::Budget) => format!("{forfeit:+}.00:t"),
                    Some(_) => format!("{forfeit:+}.00:r"),
                }
            },
        );
        let ggf = Ggf {
            names: agents.map(printable),
            start: start.board(),
            to_move: start.to_move(),
            moves: moves.to_vec(),
            result,
            notes: BTreeMap::new(),
        };
        Some(ggf.to_string())
    }

    fn strategy(player: &BuiltIn, mut random: ChaCha8Rng) -> Box<dyn Strategy<Self> + Send> {
        match player {
            BuiltIn::Random => Box::new(Random(random)),
            BuiltIn::Level(level) => Box::new(LevelPlayer::new(*level, random.next_u64())),
            BuiltIn::Champion { time, threads, swindles } => {
                let champion = Champion::new().with_threads(*threads);
                let champion = if *swindles { champion.with_swindles() } else { champion };
                Box::new(WithBudget::new(champion, Budget { time: *time, ..Budget::UNLIMITED }))
            }
            BuiltIn::Textbook(textbook) => match textbook.heuristic {
                Heuristic::Utility => Box::new(textbook.search(Utility)),
                Heuristic::Mobility => Box::new(textbook.search(Mobility)),
                Heuristic::Champion => Box::new(textbook.search(ChampionEvaluation::new())),
            },
        }
    }
    fn program_options() -> Vec<GameOption> {
        let limit = OptionKind::Text { value_name: "PLIES", check: |text| text.parse::<Limit>().map(drop) };
        const LIMIT: &str = "Depth limit passed to agents, in plies; -1 is unlimited \
                             [default: -1 for programs, 5 for built-in players]";
        let flag =
            |name, letter, help| GameOption { letter: Some(letter), ..GameOption::new(name, OptionKind::Flag, help) };
        vec![
            GameOption { letter: Some('l'), ..GameOption::new("limit", limit, LIMIT) },
            flag("minimax", 'm', "Tell programs to use minimax instead of alpha-beta"),
            flag("caching", 'c', "Tell agents to use caching"),
            flag("ordering", 'o', "Tell agents to use move ordering"),
        ]
    }

    fn protocol(options: &OptionValues) -> Option<Protocol<Self>> {
        Some(Protocol::Pipe(Box::new(Pipe::new(Options {
            limit: told_limit(options),
            minimax: options.is_given("minimax"),
            caching: options.is_given("caching"),
            ordering: options.is_given("ordering"),
        }))))
    }

    fn advice_on_timeout(options: &OptionValues) -> Option<&'static str> {
        const UNLIMITED: &str =
            "the program is told to search to the end of the game; to give it a depth limit: --limit 5";
        told_limit(options).is_none().then_some(UNLIMITED)
    }

    const LOOKS_AHEAD: bool = true;

    fn look_ahead(&self, nodes: u64) -> Option<Estimate<Move>> {
        look_ahead(self, nodes)
    }

    fn tricky_positions() -> Vec<TrickyPosition<Self>> {
        tricky_positions()
    }

    fn core(&self) -> Self {
        *self
    }

    fn estimate(core: &Self, player: Player) -> Value {
        Utility.evaluate(core, player)
    }
}

/// Returns the depth limit that programs are told by these options.
fn told_limit(options: &OptionValues) -> Option<u32> {
    options.text("limit").and_then(|plies| plies.parse::<Limit>().ok()).and_then(|limit| limit.0)
}

fn disk(player: Player) -> style::Styled<char> {
    style::player(player, ['X', 'O'][player as usize])
}

#[cfg(test)]
mod tests {
    use suite_tabletop::conformance::{assert_game_conforms, assert_tabletop_conforms};

    use super::*;

    #[test]
    fn a_list_of_moves_may_be_one_move_of_two_numbers() {
        for (list, words) in [
            ("3 2", &["3 2"][..]),
            (" 3 2\n", &["3 2"]),
            ("3 2, 2 2", &["3 2", "2 2"]),
            ("d3 c3", &["d3", "c3"]),
            ("d3c3 pass", &["d3", "c3", "pass"]),
            ("", &[]),
        ] {
            assert_eq!(Position::<u64>::words_of_moves(list), words, "{list}");
        }
    }

    #[test]
    fn the_edge_conforms() {
        assert_game_conforms::<Position<u64>>();
        for rules in [Rules::Ends, Rules::Standard] {
            for seed in 0..3 {
                let size = |side| Size::new(side).expect("a size");
                assert_tabletop_conforms(&Position::<u64>::start(size(6), rules), seed);
                assert_tabletop_conforms(&Position::<Wide>::start(size(10), rules), seed);
            }
        }
    }
}
