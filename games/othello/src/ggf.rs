//! Games in GGF (Generic Game Format), the exchange format of Othello servers and programs.

use std::collections::BTreeMap;
use std::fmt;

use suite_search::{Game, Player};
use suite_text::quote;
use thiserror::Error;

use crate::bits::Wide;
use crate::board::{Board, color};
use crate::diagram::Diagram;
use crate::moves::Move;
use crate::parse_error::ParseDiagramError;
use crate::position::{Position, Rules};
use crate::square::Square;

/// A game as stored in GGF, which is one by the standard rules.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ggf {
    /// The names of dark, which GGF calls black, and of light.
    pub names: [String; 2],
    /// The board that the game starts with.
    pub start: Board,
    /// The player who moves first.
    pub to_move: Player,
    /// The moves, passes included.
    pub moves: Vec<Move>,
    /// The result in the notation of GGF: dark's lead, with `:r` after a resignation and `:t` after a timeout; empty if
    /// it is unknown.
    pub result: String,
    /// What the players noted about their moves, by the number of moves up to them.
    pub notes: BTreeMap<usize, GgfNote>,
}

/// What a player noted about a move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GgfNote {
    /// The value that the player expected; empty if there is none.
    pub evaluation: String,
    /// The seconds that the move took; empty if they are not known.
    pub time: String,
}

/// Says it in words.
impl fmt::Display for GgfNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&*self.evaluation, &*self.time) {
            (value, "") => write!(f, "the player's own evaluation: {value}"),
            ("", time) => write!(f, "after {time} s"),
            (value, time) => write!(f, "the player's own evaluation: {value}, after {time} s"),
        }
    }
}

impl Ggf {
    /// Returns the position in which the game starts.
    #[must_use]
    pub fn position(&self) -> Position<Wide> {
        Position::new(&self.start, self.to_move, Rules::Standard)
    }

    /// Returns the name of a move: a square such as `F5`, or `PA` for a pass.
    ///
    /// ```
    /// use suite_othello::{Ggf, Move};
    /// assert_eq!(Ggf::name_of(Move::Pass), "PA");
    /// ```
    #[must_use]
    pub fn name_of(mv: Move) -> String {
        match mv {
            Move::Place(square) => square.algebraic().to_uppercase(),
            Move::Pass => "PA".to_owned(),
        }
    }

    /// Parses the first game in a text, and checks that its moves are legal. A pass that is left out is added.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not GGF, if the game is not one of Othello, or if a move is not legal.
    ///
    /// ```
    /// use suite_othello::Ggf;
    ///
    /// let text = "(;GM[Othello]PB[Ann]PW[Ben]TY[4]BO[4 ---- -O*- -*O- ---- *]B[B1//0.5]W[A1];)";
    /// let game = Ggf::parse(text)?;
    /// let moves: Vec<_> = game.moves.iter().map(ToString::to_string).collect();
    /// assert_eq!((game.names, moves), (["Ann", "Ben"].map(str::to_owned), vec!["1 0".to_owned(), "0 0".to_owned()]));
    /// # Ok::<_, suite_othello::ParseGgfError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseGgfError> {
        let properties = properties(text)?;
        let value = |name| properties.iter().find(|(found, _)| *found == name).map(|(_, value)| *value);
        match value("GM") {
            Some(game) if game.trim().eq_ignore_ascii_case("othello") => {}
            game => return Err(ParseGgfError::Game(quote(game.unwrap_or_default().as_bytes()))),
        }
        let (start, to_move) = parse_board(value("BO").ok_or(ParseGgfError::NoBoard)?)?;
        let text = |name| value(name).unwrap_or_default().to_owned();
        let mut game = Self {
            names: ["PB", "PW"].map(text),
            start,
            to_move,
            moves: Vec::new(),
            result: text("RE").trim().to_owned(),
            notes: BTreeMap::new(),
        };
        let mut position = game.position();
        for (name, value) in properties {
            let player = match name {
                "B" => Player::First,
                "W" => Player::Second,
                _ => continue,
            };
            for mv in game.legal_moves(position, player, value)? {
                game.moves.push(mv);
                position = position.play(mv);
            }
            let number = game.moves.len();
            game.notes.extend(parse_note(value).map(|note| (number, note)));
        }
        Ok(game)
    }

    /// Returns a player's move, after the pass of the opponent if that is left out.
    fn legal_moves(&self, position: Position<Wide>, player: Player, text: &str) -> Result<Vec<Move>, ParseGgfError> {
        let number = self.moves.len() + 1;
        let mv = parse_move(text, &self.start)
            .ok_or_else(|| ParseGgfError::Move { number, found: quote(text.as_bytes()) })?;
        let is_left_out = position.to_move() != player && position.try_play(Move::Pass).is_ok();
        let turn = if is_left_out { position.play(Move::Pass) } else { position };
        if turn.to_move() != player {
            return Err(ParseGgfError::OutOfTurn { number, expected: color(turn.to_move()) });
        }
        turn.try_play(mv).map_err(|_| ParseGgfError::Illegal { number, found: quote(text.as_bytes()) })?;
        Ok(is_left_out.then_some(Move::Pass).into_iter().chain([mv]).collect())
    }
}

/// Returns the properties of the first game in a text, with their values.
fn properties(text: &str) -> Result<Vec<(&str, &str)>, ParseGgfError> {
    let mut rest = text.trim_start().strip_prefix("(;").ok_or(ParseGgfError::NoGame)?.trim_start();
    let mut properties = Vec::new();
    while !rest.starts_with(";)") {
        let (name, others) = rest.split_once('[').ok_or(ParseGgfError::NoEnd)?;
        let (value, others) = others.split_once(']').ok_or(ParseGgfError::NoEnd)?;
        properties.push((name.trim(), value));
        rest = others.trim_start();
    }
    Ok(properties)
}

/// Parses a board: its size, its squares, which may be separated by blanks, and the player to move.
fn parse_board(text: &str) -> Result<(Board, Player), ParseGgfError> {
    let (_, squares) = text.trim_start().split_once(char::is_whitespace).ok_or(ParseGgfError::NoBoard)?;
    let mut squares: String = squares.split_whitespace().collect();
    let player = squares.pop().ok_or(ParseGgfError::NoBoard)?;
    let Diagram { board, to_move } =
        Diagram::parse(format!("{squares} {player}").as_bytes()).map_err(ParseGgfError::Board)?;
    Ok((board, to_move.ok_or(ParseGgfError::NoBoard)?))
}

/// Parses a move, which its evaluation and its time may follow after slashes.
fn parse_move(text: &str, board: &Board) -> Option<Move> {
    let name = text.split('/').next().unwrap_or_default().trim();
    if name.eq_ignore_ascii_case("pa") || name.eq_ignore_ascii_case("pass") {
        return Some(Move::Pass);
    }
    Square::parse_notation(name.as_bytes(), board.size()).ok().map(Move::Place)
}

/// Parses what follows a move: its evaluation and its time, each after a slash.
fn parse_note(text: &str) -> Option<GgfNote> {
    let mut parts = text.split('/').skip(1).map(|part| part.trim().to_owned());
    let [evaluation, time] = [(); 2].map(|()| parts.next().unwrap_or_default());
    (!evaluation.is_empty() || !time.is_empty()).then_some(GgfNote { evaluation, time })
}

/// Writes the game on one line.
impl fmt::Display for Ggf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let size = self.start.size().side();
        // GGF has no way to write the end of a value.
        let text = |text: &str| text.replace(']', " ");
        let [black, white] = self.names.each_ref().map(|name| text(name));
        write!(f, "(;GM[Othello]PC[suite]PB[{black}]PW[{white}]RE[{}]TY[{size}]BO[{size}", text(&self.result))?;
        for row in self.start.rows() {
            let row: String = row.map(symbol).collect();
            write!(f, " {row}")?;
        }
        write!(f, " {}]", symbol(Some(self.to_move)))?;
        let mut player = self.to_move;
        for (number, mv) in (1..).zip(&self.moves) {
            write!(f, "{}[{}", ["B", "W"][player as usize], Self::name_of(*mv))?;
            match self.notes.get(&number) {
                Some(GgfNote { evaluation, time }) if time.is_empty() => write!(f, "/{evaluation}]")?,
                Some(GgfNote { evaluation, time }) => write!(f, "/{evaluation}/{time}]")?,
                None => write!(f, "]")?,
            }
            player = player.opponent();
        }
        writeln!(f, ";)")
    }
}

/// Returns the symbol of a square.
const fn symbol(disk: Option<Player>) -> char {
    match disk {
        None => '-',
        Some(Player::First) => '*',
        Some(Player::Second) => 'O',
    }
}

/// An error in the GGF text of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseGgfError {
    #[error("not GGF: expected (;")]
    NoGame,
    #[error("not GGF: the text ends within a game")]
    NoEnd,
    #[error("expected GM[Othello], found {0}")]
    Game(String),
    #[error("missing property BO, the board with the player to move")]
    NoBoard,
    #[error("board: {0}")]
    Board(ParseDiagramError),
    #[error("move {number}: expected a square such as F5, or PA, found {found}")]
    Move { number: usize, found: String },
    #[error("move {number}: expected a move of {expected}")]
    OutOfTurn { number: usize, expected: &'static str },
    #[error("move {number}, {found}: not a legal move here")]
    Illegal { number: usize, found: String },
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::size::Size;

    fn any_game() -> impl Strategy<Value = Ggf> {
        let name = "[ -Z^-~é]{0,12}";
        (4..=10_usize, name, name, prop::collection::vec(any::<prop::sample::Index>(), 0..99)).prop_map(
            |(side, dark, light, choices)| {
                let start = Board::start(Size::new(side).expect("a size"));
                let (names, result) = ([dark, light], "+2.00:r".to_owned());
                let (moves, notes) = (Vec::new(), BTreeMap::new());
                let mut game = Ggf { names, start, to_move: Player::First, moves, result, notes };
                let mut position = game.position();
                for choice in choices {
                    let legal: Vec<_> = position.moves().collect();
                    let Some(&mv) = legal.get(choice.index(legal.len().max(1))) else { break };
                    game.moves.push(mv);
                    position = position.play(mv);
                    let part = |keeps: bool, text: &str| if keeps { text.to_owned() } else { String::new() };
                    let [evaluation, time] = [part(choice.index(2) == 0, "-0.5"), part(choice.index(3) == 0, "12.25")];
                    if !evaluation.is_empty() || !time.is_empty() {
                        game.notes.insert(game.moves.len(), GgfNote { evaluation, time });
                    }
                }
                game
            },
        )
    }

    proptest! {
        #[test]
        fn printed_games_parse_back(game in any_game()) {
            prop_assert_eq!(Ggf::parse(&game.to_string()), Ok(game.clone()));
            let is_pass = |number: &usize| game.moves[number - 1] == Move::Pass;
            let notes = game.notes.clone().into_iter().filter(|(at, _)| !is_pass(at)).collect();
            let game = Ggf { notes, ..game.clone() };
            let without_passes = game.to_string().replace("B[PA]", "").replace("W[PA]", "");
            let trailing = game.moves.last() == Some(&Move::Pass);
            prop_assert!(trailing || Ggf::parse(&without_passes) == Ok(game));
        }

        #[test]
        fn arbitrary_text_never_panics(
            text: String,
            noise in r"[()\[\];:BWOGM*8 -]{0,80}",
            cut in 0..300_usize,
            game in any_game(),
        ) {
            let written: String = game.to_string().chars().take(cut).collect();
            for text in [text, format!("(;GM[Othello]{noise}"), format!("(;GM[Othello]BO[{noise}];)"), written] {
                let _ = Ggf::parse(&text);
            }
        }
    }

    #[test]
    fn games_of_servers_are_read() {
        let text = " (;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[Saio1200]PW[Saio3000]RB[2197.01]RW[2199.72]\
                    TI[05:00//02:00]TY[8]RE[+0.000]\
                    BO[8 ---------------------------O*------*O--------------------------- *]\
                    B[d3//0.01]W[c3/-0.6/0.01]B[C4];)(;GM[Othello];)";
        let game = Ggf::parse(text).expect("a game");
        assert_eq!(game.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["3 2", "2 2", "2 3"]);
        assert_eq!((&*game.names[1], &*game.result), ("Saio3000", "+0.000"));
        assert_eq!(
            game.to_string(),
            "(;GM[Othello]PC[suite]PB[Saio1200]PW[Saio3000]RE[+0.000]TY[8]BO[8 -------- -------- -------- ---O*--- \
             ---*O--- -------- -------- -------- *]B[D3//0.01]W[C3/-0.6/0.01]B[C4];)\n"
        );
        let notes: Vec<_> = game.notes.iter().map(|(number, note)| format!("{number}: {note}")).collect();
        assert_eq!(notes, ["1: after 0.01 s", "2: the player's own evaluation: -0.6, after 0.01 s"]);
    }

    #[test]
    fn errors_say_what_is_wrong() {
        for (text, message) in [
            ("hello", "not GGF: expected (;"),
            ("(;GM[Othello]", "not GGF: the text ends within a game"),
            ("(;GM[Amazons];)", "expected GM[Othello], found \"Amazons\""),
            ("(;GM[Othello];)", "missing property BO, the board with the player to move"),
            ("(;GM[Othello]BO[3 --- *];)", "board: "),
            ("(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]W[A1];)", "move 1: expected a move of dark"),
            ("(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[A1];)", "move 1, \"A1\": not a legal move here"),
            (
                "(;GM[Othello]BO[4 ---- -O*- -*O- ---- *]B[B1]W[E1];)",
                "move 2: expected a square such as F5, or PA, found \"E1\"",
            ),
        ] {
            let error = Ggf::parse(text).expect_err("an error").to_string();
            assert!(error.starts_with(message), "{text}: {error}");
        }
    }
}
