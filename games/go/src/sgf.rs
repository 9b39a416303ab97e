//! Games in SGF (Smart Game Format, FF\[4\]), the format that Go programs exchange.

use std::fmt;

use sgf_parse::go::{self, Prop};
use sgf_parse::{SgfNode, SgfParseError, SgfProp, SimpleText, Text};
use suite_search::{Game, Player};
use thiserror::Error;

use crate::board::color;
use crate::point::{Move, Point};
use crate::position::{Illegal, Position};
use crate::size::{Size, SizeError};

/// A game as an SGF file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sgf {
    /// The size of the board.
    pub size: Size,
    /// Black's name and White's.
    pub names: [String; 2],
    /// What was played from the empty board, Black first.
    pub moves: Vec<Move>,
    /// The result as SGF writes it: `B+1.5`, `W+T` on time, `W+F` by forfeit, `W+R` by resignation, `0` for a draw; empty if it
    /// is not known.
    pub result: String,
    /// What there is to say of the end; empty if nothing.
    pub comment: String,
}

impl Sgf {
    /// The result of a finished game: by how much who wins.
    ///
    /// ```
    /// use suite_go::{Move, Position, Sgf, Size};
    /// use suite_search::Game;
    ///
    /// let over = Position::start(Size::DEFAULT).play(Move::Pass).play(Move::Pass);
    /// assert_eq!(Sgf::score(&over), "W+2.5");
    /// ```
    #[must_use]
    pub fn score(position: &Position) -> String {
        let lead = position.utility(Player::First);
        let margin = f64::from(lead.abs()) / 2.0;
        match lead {
            0 => "0".to_owned(),
            1.. => format!("B+{margin}"),
            _ => format!("W+{margin}"),
        }
    }

    /// Reads the main line of the first game of a file. Its moves are legal.
    ///
    /// # Errors
    ///
    /// If the text is no SGF, or the game is not one of Little-Go: another size, stones that nobody placed, a move out of turn, or
    /// an illegal one.
    ///
    /// ```
    /// use suite_go::Sgf;
    ///
    /// let game = Sgf::parse("(;GM[1]SZ[5]PB[Ann]PW[Ben];B[cc];W[dc];B[])")?;
    /// assert_eq!(game.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2,2", "2,3", "PASS"]);
    /// assert!(Sgf::parse("(;SZ[5];B[cc];W[cc])").is_err_and(|error| {
    ///     error.to_string() == "move 2, 2,2: there is a stone on the point"
    /// }));
    /// # Ok::<_, suite_go::ParseSgfError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseSgfError> {
        // The tree is nested as deep as it has nodes, and so is what frees it.
        if text.bytes().filter(|&byte| byte == b';').count() > MOST_NODES {
            return Err(ParseSgfError::TooLarge);
        }
        let root = go::parse(text)?.into_iter().next().ok_or(SgfParseError::NoGameTrees)?;
        let size = match root.get_property("SZ") {
            Some(Prop::SZ((columns, rows))) if columns == rows => Size::new((*columns).into())?,
            Some(size) => return Err(ParseSgfError::Board(size.to_string())),
            None => return Err(ParseSgfError::NoSize),
        };
        let mut position = Position::start(size);
        let mut moves = Vec::new();
        let mut comment = String::new();
        for node in root.main_variation() {
            for property in node.properties() {
                let (player, mv) = match property {
                    Prop::B(mv) => (Player::First, mv),
                    Prop::W(mv) => (Player::Second, mv),
                    Prop::AB(_) | Prop::AW(_) | Prop::AE(_) => return Err(ParseSgfError::SetUp),
                    Prop::Invalid(..) => return Err(ParseSgfError::Property(property.identifier())),
                    Prop::C(Text { text }) => {
                        comment.clone_from(text);
                        continue;
                    }
                    _ => continue,
                };
                let number = moves.len() + 1;
                if player != position.to_move() {
                    return Err(ParseSgfError::OutOfTurn { number, expected: color(position.to_move()) });
                }
                let mv = read(*mv).ok_or(ParseSgfError::OffBoard(number))?;
                if let Some(illegal) = position.illegal(mv) {
                    return Err(ParseSgfError::Illegal { number, mv, illegal });
                }
                moves.push(mv);
                position = position.play(mv);
            }
        }
        let text = |identifier| match root.get_property(identifier) {
            Some(Prop::PB(SimpleText { text }) | Prop::PW(SimpleText { text }) | Prop::RE(SimpleText { text })) => {
                text.clone()
            }
            _ => String::new(),
        };
        Ok(Self { size, names: ["PB", "PW"].map(text), moves, result: text("RE"), comment })
    }
}

/// More nodes than any game of Little-Go has, with all that somebody may have added.
const MOST_NODES: usize = 10_000;

/// Older files write a pass as a point off the board of 19x19.
const OLD_PASS: go::Point = go::Point { x: 19, y: 19 };

/// The move that SGF writes so; `None` off the largest board.
fn read(mv: go::Move) -> Option<Move> {
    match mv {
        go::Move::Pass | go::Move::Move(OLD_PASS) => Some(Move::Pass),
        go::Move::Move(go::Point { x, y }) => Point::at(y.into(), x.into()).map(Move::Place),
    }
}

/// A move as SGF writes it.
fn written(mv: Move) -> go::Move {
    match mv {
        Move::Pass => go::Move::Pass,
        Move::Place(point) => go::Move::Move(go::Point { x: point.column() as u8, y: point.row() as u8 }),
    }
}

/// The file: the rules as `Little-Go`, the komi, and a node for each move.
impl fmt::Display for Sgf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.names.each_ref().map(|name| SimpleText::from(name.as_str()));
        let mut root = vec![
            Prop::FF(4),
            Prop::GM(1),
            Prop::CA("UTF-8".into()),
            // A square board has one number; `Prop::SZ` would write two, which other programs refuse.
            Prop::Unknown("SZ".to_owned(), vec![self.size.side().to_string()]),
            Prop::RU("Little-Go".into()),
            Prop::KM(self.size.komi()),
            Prop::PB(black),
            Prop::PW(white),
        ];
        if !self.result.is_empty() {
            root.push(Prop::RE(self.result.as_str().into()));
        }
        let mut comment = (!self.comment.is_empty()).then(|| Prop::C(self.comment.as_str().into()));
        // From the last node to the first: each is made with those that follow it.
        let mut rest = Vec::new();
        for (number, &mv) in self.moves.iter().enumerate().rev() {
            let mv = written(mv);
            let turn = if number % 2 == 0 { Prop::B(mv) } else { Prop::W(mv) };
            let properties = [turn].into_iter().chain(comment.take()).collect();
            rest = vec![SgfNode::new(properties, rest, false)];
        }
        root.extend(comment);
        writeln!(f, "{}", SgfNode::new(root, rest, true).serialize())
    }
}

/// A text that is no game of Little-Go in SGF.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseSgfError {
    #[error("it is no SGF: {0}")]
    NotSgf(#[from] SgfParseError),
    #[error("it has more than {MOST_NODES} nodes")]
    TooLarge,
    #[error("it does not say how large the board is, in a property SZ")]
    NoSize,
    #[error("found a board of {0}, expected a square one")]
    Board(String),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error("it begins with stones that nobody placed; a game begins on the empty board")]
    SetUp,
    #[error("its property {0} is malformed")]
    Property(String),
    #[error("move {number} is not {expected}'s")]
    OutOfTurn { number: usize, expected: &'static str },
    #[error("move {0}: {off_board}", off_board = Illegal::OffBoard)]
    OffBoard(usize),
    #[error("move {number}, {mv}: {illegal}")]
    Illegal { number: usize, mv: Move, illegal: Illegal },
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_game() -> impl Strategy<Value = Sgf> {
        let name = "[ -~é]{0,12}";
        let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..60);
        (2..=7_usize, name, name, choices, "[ -~]{0,30}").prop_map(|(side, black, white, choices, comment)| {
            let size = Size::new(side).expect("a size");
            let mut position = Position::start(size);
            let mut moves = Vec::new();
            for choice in choices {
                if position.is_over() {
                    break;
                }
                let legal: Vec<_> = position.moves().collect();
                let mv = *choice.get(&legal);
                moves.push(mv);
                position = position.play(mv);
            }
            let result = if position.is_over() { Sgf::score(&position) } else { String::new() };
            Sgf { size, names: [black, white], moves, result, comment }
        })
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_again(game in any_game()) {
            prop_assert_eq!(Sgf::parse(&game.to_string()), Ok(game));
        }

        #[test]
        fn any_text_is_read_or_refused(text: String, noise in r"[()\[\];:a-zA-Z0-9]{0,60}", cut in 0..200_usize, game in any_game()) {
            let _ = Sgf::parse(&text);
            let _ = Sgf::parse(&noise);
            let written = game.to_string();
            let _ = Sgf::parse(&written.chars().take(cut).collect::<String>());
        }
    }

    #[test]
    fn a_game_is_written_as_other_programs_read_it() {
        let game = Sgf {
            size: Size::DEFAULT,
            names: ["ann".to_owned(), "[b]".to_owned()],
            moves: [Point::at(1, 3).map_or(Move::Pass, Move::Place), Move::Pass].to_vec(),
            result: "B+T".to_owned(),
            comment: "dull".to_owned(),
        };
        let written = r"(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Little-Go]KM[2.5]PB[ann]PW[[b\]]RE[B+T];B[db];W[]C[dull])";
        assert_eq!(game.to_string(), format!("{written}\n"));
    }

    #[test]
    fn what_is_wrong_is_said() {
        let error = |text: &str| Sgf::parse(text).expect_err("an error").to_string();
        for (text, message) in [
            ("hello", "it is no SGF: "),
            ("", "it is no SGF: "),
            ("(;GM[1];B[cc])", "it does not say how large the board is"),
            ("(;SZ[19];B[cc])", "found 19 points to a side of the board, expected 2 to 7"),
            ("(;SZ[5:7];B[cc])", "found a board of SZ[5:7], expected a square one"),
            ("(;SZ[5]AB[cc];W[bb])", "it begins with stones that nobody placed"),
            ("(;SZ[5];W[cc])", "move 1 is not black's"),
            ("(;SZ[5];B[cc];B[dd])", "move 2 is not white's"),
            ("(;SZ[5];B[ff])", "move 1, 5,5: the point is not on the board"),
            ("(;SZ[5];B[zz])", "move 1: the point is not on the board"),
            ("(;SZ[5];B[cc];W[cc])", "move 2, 2,2: there is a stone on the point"),
            ("(;SZ[5];B[tt];W[];B[cc])", "move 3, 2,2: the game is over"),
            ("(;SZ[5];B[c])", "its property B is malformed"),
            ("(;GM[2]SZ[8];B[cc])", "it is no SGF: "),
        ] {
            let error = error(text);
            assert!(error.starts_with(message), "{text}: {error}");
        }
        assert_eq!(error(&format!("(;SZ[5]{})", ";".repeat(20_000))), "it has more than 10000 nodes");
        assert!(Sgf::parse(&format!("(;SZ[5]{})", ";".repeat(9_000))).is_ok());
    }
}
