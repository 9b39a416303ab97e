//! Othello at the terminal: its board, its moves, its players.

use std::cell::OnceCell;
use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::{Args, ValueEnum};
use itertools::iproduct;
use rand::Rng as _;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{GameSpec, RuleViolation};
use suite_othello::{
    Bits, Board, Champion, ChampionEvaluation, Diagram, Ggf, LevelPlayer, Mobility, Move, Position, Rules, Size,
    Square, Utility, color, split_transcript,
};
use suite_search::{Budget, Game, Player, Random, Strategy, Value};
use suite_text::whole_number;
use suite_work::{input, number_in};

use super::player::{BuiltIn, Heuristic};
use crate::cli::shared::recorded::Recorded;
use crate::cli::shared::style;
use crate::cli::shared::tabletop::{PositionArgs, Solved, StartArgs, Tabletop};
use crate::cli::shared::within::Within;
use crate::web::picture::{Picture, SquarePicture};

/// The options that name a start.
#[derive(Args)]
pub struct Start {
    /// Board size, from 3 to 16
    #[arg(short = 'd', long, value_name = "N", default_value = "8", value_parser = size)]
    size: Size,
    /// Rule for a player without a legal move
    #[arg(long, value_name = "RULES", default_value = "ends")]
    rules: RuleSet,
}

/// The rules for a player without a legal move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RuleSet {
    /// The game ends, as in the assignment
    Ends,
    /// The player passes
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

/// Parses a board size.
fn size(text: &str) -> Result<Size, String> {
    Size::new(whole_number(text)?).map_err(|error| error.to_string())
}

/// The size of the board and the rules, as records keep them.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Variant {
    pub size: usize,
    pub rules: RuleSet,
}

impl Variant {
    /// Returns a board of that size, by the rule of the courses.
    pub const fn course(size: usize) -> Self {
        Self { size, rules: RuleSet::Ends }
    }

    /// Returns whether the board has more than 64 squares.
    pub const fn is_wide(&self) -> bool {
        self.size > SMALL
    }
}

impl StartArgs for Start {
    type Variant = Variant;

    const FLAGS: [&str; 2] = ["dark", "light"];

    fn variant(&self) -> Result<Variant> {
        Ok(Variant { size: self.size.side(), rules: self.rules })
    }

    fn resized(&self, size: usize) -> Result<Variant> {
        Ok(Variant { size: Size::new(size)?.side(), rules: self.rules })
    }
}

impl Start {
    /// Returns whether the board has more than 64 squares.
    pub fn is_wide(&self) -> bool {
        self.size.side() > SMALL
    }

    /// Returns the start.
    pub fn position<B: Bits>(&self) -> Position<B> {
        Position::start(self.size, self.rules.into())
    }
}

/// The size of the largest board with at most 64 squares.
const SMALL: usize = 8;

/// The options that name a position.
#[derive(Args)]
pub struct PositionArg {
    #[command(flatten)]
    start: Start,
    /// File with a board: as the manager sends it, as rows of 0 1 2, or as 64 characters - X O; `-` is stdin
    #[arg(long, value_name = "FILE", conflicts_with = "size")]
    board: Option<PathBuf>,
    /// Player to move: 1 is dark, 2 is light [default: the file's, or 1]
    #[arg(long, value_name = "PLAYER", value_parser = number_in::<u8>(1..=2))]
    player: Option<u8>,
    /// The board, which is read only once, since the file may be stdin.
    #[arg(skip)]
    diagram: OnceCell<Diagram>,
}

impl PositionArg {
    /// Returns whether the board has more than 64 squares.
    pub fn is_wide(&self) -> Result<bool> {
        Ok(self.diagram()?.board.size().side() > SMALL)
    }

    fn diagram(&self) -> Result<&Diagram> {
        if self.diagram.get().is_none() {
            let diagram = match &self.board {
                Some(path) => input::read(path, Diagram::parse)?,
                None => Diagram { board: Board::start(self.start.size), to_move: None },
            };
            return Ok(self.diagram.get_or_init(|| diagram));
        }
        self.diagram.get().context("the board that was read")
    }
}

impl<B: Bits> PositionArgs<Position<B>> for PositionArg {
    fn spec(&self) -> Result<GameSpec<Position<B>>> {
        let Diagram { board, to_move } = self.diagram()?;
        let said = self.player.map(|number| Player::BOTH[usize::from(number - 1)]);
        let player = said.or(*to_move).unwrap_or(Player::First);
        let start = Position::new(board, player, self.start.rules.into());
        Ok(GameSpec { start, ..Position::spec(&Variant { size: board.size().side(), rules: self.start.rules })? })
    }
}

impl<B: Bits> Tabletop for Position<B> {
    type Variant = Variant;
    type BuiltIn = BuiltIn;

    const NAME: &'static str = "othello";
    const PLAYERS: [&'static str; 2] = [color(Player::First), color(Player::Second)];
    const MOVE: &str = "column row, or d3";
    const GOGUI_ID: &str = "Othello";
    const ROWS_FROM_TOP: bool = true;

    fn spec(variant: &Variant) -> Result<GameSpec<Self>> {
        let size = Size::new(variant.size)?;
        ensure!(size.side() <= B::SIDE as usize, "expected a board size of at most {}, found {}", B::SIDE, size.side());
        Ok(GameSpec {
            forced_move: |position| position.moves().next().filter(|mv| *mv == Move::Pass),
            score: |position| Player::BOTH.map(|player| position.disks(player) as Value),
            end_reason: |_| "no-moves",
            ..Self::spec_from(variant, Self::start(size, variant.rules.into()))?
        })
    }

    fn parse_foreign(text: &str) -> Result<Recorded<Self>> {
        let standard = |size: Size| Self::spec(&Variant { size: size.side(), rules: RuleSet::Standard });
        if text.trim_start().starts_with('(') {
            let Ggf { names, start, to_move, moves, result } = Ggf::parse(text)?;
            let spec = standard(start.size())?;
            let spec = GameSpec { start: Self::new(&start, to_move, Rules::Standard), ..spec };
            return Ok(Recorded::new(spec, moves, names, result));
        }
        Ok(Recorded::from_moves(standard(Size::new(SMALL)?)?, text)?)
    }

    fn moves_in_word(word: &str) -> Vec<&str> {
        split_transcript(word).unwrap_or_else(|| vec![word])
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
        let message = match (mv, self.rules()) {
            (Move::Place(_), _) => return None,
            (Move::Pass, Rules::Ends) => "there is no pass: a player without a legal move ends the game",
            (Move::Pass, Rules::Standard) => "a player who has a legal move cannot pass",
        };
        Some(RuleViolation { rule: "pass", message: message.to_owned() })
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

    fn picture(&self) -> Picture<Move> {
        let (side, board) = (self.size().side(), self.board());
        let squares = iproduct!(0..side, 0..side).filter_map(|(row, column)| {
            let square = Square::at(column, row)?;
            Some(SquarePicture { mv: Move::Place(square), row, column, piece: board.disk_at(square), value: None })
        });
        Picture { rows: side, columns: side, squares: squares.collect(), moves_left: None }
    }

    fn strategy(player: &BuiltIn, mut random: ChaCha8Rng) -> Box<dyn Strategy<Self>> {
        match player {
            BuiltIn::Random => Box::new(Random(random)),
            BuiltIn::Level(level) => Box::new(LevelPlayer::new(*level, random.next_u64())),
            BuiltIn::Champion { time, threads, swindles } => {
                let champion = Champion::new().with_threads(*threads);
                let champion = if *swindles { champion.with_swindles() } else { champion };
                Box::new(Within::new(champion, Budget { time: *time, ..Budget::UNLIMITED }))
            }
            BuiltIn::Textbook(textbook) => match textbook.heuristic {
                Heuristic::Utility => Box::new(textbook.search(Utility)),
                Heuristic::Mobility => Box::new(textbook.search(Mobility)),
                Heuristic::Champion => Box::new(textbook.search(ChampionEvaluation::new())),
            },
        }
    }
}

impl<B: Bits> Solved for Position<B> {
    type Core = Self;
    type Heuristic = Utility;

    const HEURISTIC: Utility = Utility;
    const LEAST_TABLE: u64 = 64;

    fn core(&self) -> Self {
        *self
    }
}

fn disk(player: Player) -> style::Styled<char> {
    style::player(player, ['X', 'O'][player as usize])
}
