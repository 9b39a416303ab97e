//! Little-Go at the terminal: its board, its moves, its players.

use std::fmt::Write;
use std::path::PathBuf;

use anyhow::{Result, ensure};
use clap::Args;
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};
use suite_arena::{GameSpec, RuleViolation};
use suite_go::{Book, GameState, Illegal, Input, Move, Point, Position, Sgf, Size, color};
use suite_search::{Game, Player, Solver, Strategy, Value};
use suite_text::whole_number;
use suite_work::input;

use super::player::BuiltIn;
use crate::cli::shared::gtp::Vertex;
use crate::cli::shared::recorded::Recorded;
use crate::cli::shared::style;
use crate::cli::shared::tabletop::{PositionArgs, Solved, StartArgs, Tabletop};
use crate::web::picture::{Picture, SquarePicture};

/// The option that names a start.
#[derive(Args)]
pub struct Start {
    /// Board size, from 2 to 7
    #[arg(long, value_name = "N", default_value = "5", value_parser = size)]
    pub size: Size,
}

/// Parses a board size.
pub fn size(text: &str) -> Result<Size, String> {
    Size::new(whole_number(text)?).map_err(|error| error.to_string())
}

/// The size of the board, as records keep it.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Variant {
    size: usize,
}

impl From<Size> for Variant {
    fn from(size: Size) -> Self {
        Self { size: size.side() }
    }
}

impl StartArgs for Start {
    type Variant = Variant;

    const FLAGS: [&str; 2] = ["black", "white"];

    fn variant(&self) -> Result<Variant> {
        Ok(self.size.into())
    }

    fn resized(&self, size: usize) -> Result<Variant> {
        Ok(Size::new(size)?.into())
    }
}

/// The options that name a position.
#[derive(Args)]
pub struct PositionArg {
    /// Board size, from 2 to 7
    #[arg(long, value_name = "N", default_value = "5", value_parser = size, conflicts_with = "input")]
    size: Size,
    /// File with the position, as the course's host writes it
    #[arg(long, value_name = "FILE", requires = "played", conflicts_with = "moves")]
    input: Option<PathBuf>,
    /// Number of moves played before that position, with passes
    #[arg(long, value_name = "NUMBER", requires = "input", value_parser = whole_number::<u32>)]
    played: Option<u32>,
}

impl PositionArgs<GameState> for PositionArg {
    fn spec(&self) -> Result<GameSpec<GameState>> {
        let spec = GameState::spec(&self.size.into())?;
        let (Some(path), Some(played)) = (&self.input, self.played) else { return Ok(spec) };
        let input = input::read(path, Input::parse)?;
        check_played(&input, played)?;
        let start = input.state(played);
        Ok(GameSpec { start, ..GameState::spec(&input.now.size().into())? })
    }
}

/// Checks that the number of moves fits the position.
fn check_played(input: &Input, played: u32) -> Result<()> {
    let most = input.now.size().longest_game();
    ensure!(played <= most, "--played: expected at most {most}, the moves of a game, found {played}");
    let stones = input.now.size().points().filter(|&point| input.now.stone_at(point).is_some()).count() as u32;
    ensure!(played >= stones, "--played: expected at least {stones}, the stones on the board, found {played}");
    let to_move = color(input.to_move);
    let parity = ["an even", "an odd"][input.to_move as usize];
    ensure!(
        played % 2 == input.to_move as u32,
        "--played: expected {parity} number, since it is {to_move}'s turn, found {played}"
    );
    Ok(())
}

impl Tabletop for GameState {
    type Variant = Variant;
    type BuiltIn = BuiltIn;

    const NAME: &'static str = "go";
    const PLAYERS: [&'static str; 2] = [color(Player::First), color(Player::Second)];
    const MOVE: &str = "row,column or pass";
    const GOGUI_ID: &str = "Littlego";

    fn spec(variant: &Variant) -> Result<GameSpec<Self>> {
        let size = Size::new(variant.size)?;
        Ok(GameSpec {
            score: |state| Player::BOTH.map(|player| state.position.stones(player) as Value),
            compensation: size.komi(),
            end_reason: |state| if state.position.is_over_by_passes() { "passes" } else { "moves" },
            ..Self::spec_from(variant, Self::start(size))?
        })
    }

    fn parse_foreign(text: &str) -> Result<Recorded<Self>> {
        let sgf = Sgf::parse(text)?;
        let spec = Self::spec(&sgf.size.into())?;
        let result = [&sgf.result, &sgf.comment].map(String::as_str).join("  ");
        Ok(Recorded::new(spec, sgf.moves, sgf.names, result.trim_end().to_owned()))
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

    fn picture(&self) -> Picture<Move> {
        let (size, board) = (self.position.size(), self.position.board());
        let square = |point: Point| SquarePicture {
            mv: Move::Place(point),
            row: point.row(),
            column: point.column(),
            piece: board.stone_at(point),
            value: None,
        };
        Picture {
            rows: size.side(),
            columns: size.side(),
            squares: size.points().map(square).collect(),
            moves_left: Some(size.longest_game().saturating_sub(self.position.played())),
        }
    }

    fn strategy(player: &BuiltIn, random: ChaCha8Rng) -> Box<dyn Strategy<Self>> {
        player.strategy(random)
    }
}

impl Solved for GameState {
    type Core = Position;
    type Heuristic = fn(&Position, Player) -> Value;

    const HEURISTIC: Self::Heuristic = |position, player| position.utility(player);
    const UNITS: Value = 2;
    const VALUES_IN_POINTS: bool = false;
    const LEAST_TABLE: u64 = 1024;

    fn core(&self) -> Position {
        self.position
    }

    /// Adds the champion's book, which is proved.
    fn teach(start: &Self, solver: &Solver<Position>) {
        if start.position == Position::start(Size::DEFAULT) {
            Book::built_in().teach(&solver.table()).expect("the tests walk the book");
        }
    }
}

/// Returns the violation of an illegal move.
pub fn violation(illegal: Illegal) -> RuleViolation {
    let rule = match illegal {
        Illegal::Over => "over",
        Illegal::OffBoard => "off-board",
        Illegal::Occupied => "occupied",
        Illegal::Suicide => "suicide",
        Illegal::Ko => "ko",
    };
    RuleViolation { rule, message: illegal.to_string() }
}

fn stone(player: Player) -> style::Styled<char> {
    style::player(player, ['X', 'O'][player as usize])
}
