//! Games in SGF (Smart Game Format, FF\[4\]), the exchange format of Go programs.

use std::collections::BTreeMap;
use std::fmt;
use std::iter;

use sgf_parse::go::{self, Prop};
use sgf_parse::{SgfNode, SgfParseError, SgfProp, SimpleText, Text};
use suite_search::{Game, Player};
use suite_tabletop::Variation;
use thiserror::Error;

use crate::board::color;
use crate::moves::Move;
use crate::point::Point;
use crate::position::{Illegal, Position};
use crate::size::{Size, SizeError};

/// A game as stored in an SGF file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sgf {
    /// The board size.
    pub size: Size,
    /// The names of Black and of White.
    pub names: [String; 2],
    /// The moves from the empty board, Black's first.
    pub moves: Vec<Move>,
    /// The result in the notation of SGF: `B+1.5`, `W+T` on time, `W+F` by forfeit, `W+R` by resignation, `0` for a
    /// draw; empty if it is unknown.
    pub result: String,
    /// The comments, by the number of moves before them.
    pub comments: BTreeMap<usize, String>,
    /// Other moves than those that were played, each line of them to its end.
    pub variations: Vec<Variation<Move>>,
}

impl Sgf {
    /// Returns the result of a finished game in the notation of SGF.
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

    /// Parses the first game in a file, and checks that the moves of its main variation are legal. Other variations
    /// end before what is no legal move.
    ///
    /// # Errors
    ///
    /// Returns an error if the text is not SGF, or if the game is not one of Little-Go: for another board size, setup
    /// stones, moves out of turn and illegal moves.
    ///
    /// ```
    /// use suite_go::Sgf;
    ///
    /// let game = Sgf::parse("(;GM[1]SZ[5]PB[Ann]PW[Ben];B[cc];W[dc];B[])")?;
    /// assert_eq!(game.moves.iter().map(ToString::to_string).collect::<Vec<_>>(), ["2,2", "2,3", "PASS"]);
    /// assert!(Sgf::parse("(;SZ[5];B[cc];W[cc])").is_err_and(|error| {
    ///     error.to_string() == "move 2, 2,2: the point is occupied"
    /// }));
    /// # Ok::<_, suite_go::ParseSgfError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self, ParseSgfError> {
        if text.len() > MOST_BYTES {
            return Err(ParseSgfError::TooLong);
        }
        // The tree is nested as deep as it has nodes, and dropping it recurses.
        if text.bytes().filter(|&byte| byte == b';').count() > MOST_NODES {
            return Err(ParseSgfError::TooLarge);
        }
        let root = go::parse(text).map_err(ParseSgfError::NotSgf)?.into_iter().next();
        let root = root.ok_or(ParseSgfError::NotSgf(SgfParseError::NoGameTrees))?;
        let size = match root.get_property("SZ") {
            Some(Prop::SZ((columns, rows))) if columns == rows => Size::new((*columns).into())?,
            Some(size @ Prop::SZ(_)) => return Err(ParseSgfError::Board(size.to_string())),
            Some(size) => return Err(ParseSgfError::Property(size.identifier())),
            None => return Err(ParseSgfError::NoSize),
        };
        let mut main = Line { position: Position::start(size), moves: Vec::new(), comments: BTreeMap::new() };
        let mut variations = Vec::new();
        for node in root.main_variation() {
            main.go_on(node)?;
            for other in node.children().skip(1) {
                add_variations(other, &main, &mut variations)?;
            }
        }
        let Line { moves, comments, .. } = main;
        let text = |identifier| match root.get_property(identifier) {
            Some(Prop::PB(SimpleText { text }) | Prop::PW(SimpleText { text }) | Prop::RE(SimpleText { text })) => {
                text.clone()
            }
            _ => String::new(),
        };
        Ok(Self { size, names: ["PB", "PW"].map(text), moves, result: text("RE"), comments, variations })
    }
}

/// A line of play from the empty board, with its comments.
#[derive(Clone)]
struct Line {
    position: Position,
    moves: Vec<Move>,
    comments: BTreeMap<usize, String>,
}

impl Line {
    /// Goes on with what a node says.
    fn go_on(&mut self, node: &SgfNode<Prop>) -> Result<(), ParseSgfError> {
        for property in node.properties() {
            let (player, mv) = match property {
                Prop::B(mv) => (Player::First, mv),
                Prop::W(mv) => (Player::Second, mv),
                Prop::AB(_) | Prop::AW(_) | Prop::AE(_) => return Err(ParseSgfError::SetUp),
                Prop::Invalid(..) => return Err(ParseSgfError::Property(property.identifier())),
                _ => continue,
            };
            let number = self.moves.len() + 1;
            if player != self.position.to_move() {
                return Err(ParseSgfError::OutOfTurn { number, expected: color(self.position.to_move()) });
            }
            let mv = from_sgf(*mv).ok_or(ParseSgfError::OffBoard(number))?;
            if let Some(illegal) = self.position.illegal(mv) {
                return Err(ParseSgfError::Illegal { number, mv, illegal });
            }
            self.moves.push(mv);
            self.position = self.position.play(mv);
        }
        if let Some(Prop::C(Text { text })) = node.get_property("C") {
            self.comments.insert(self.moves.len(), text.clone());
        }
        Ok(())
    }
}

/// Adds each line through a node that leaves `main` at its end.
fn add_variations(
    node: &SgfNode<Prop>,
    main: &Line,
    variations: &mut Vec<Variation<Move>>,
) -> Result<(), ParseSgfError> {
    let after = main.moves.len();
    let mut open = vec![(node, Line { comments: BTreeMap::new(), ..main.clone() })];
    let mut moves: usize = variations.iter().map(|variation| variation.moves.len()).sum();
    while let Some((node, mut line)) = open.pop() {
        let goes_on = line.go_on(node).is_ok();
        let children: Vec<_> = node.children().filter(|_| goes_on).collect();
        open.extend(children.iter().rev().map(|&child| (child, line.clone())));
        let own = line.moves.split_off(after);
        if children.is_empty() && !own.is_empty() {
            moves += own.len();
            if moves > MOST_NODES {
                return Err(ParseSgfError::TooLarge);
            }
            variations.push(Variation { after, moves: own, comments: line.comments });
        }
    }
    Ok(())
}

/// The greatest length, far more than an annotated game of Little-Go has. A few bytes can stand for thousands of
/// points, as in `TR[aa:ZZ]`, so that a long text would take minutes.
const MOST_BYTES: usize = 64 * 1024;

/// The greatest number of nodes.
const MOST_NODES: usize = 2_000;

/// A pass in older files: a point off the 19x19 board.
const OLD_PASS: go::Point = go::Point { x: 19, y: 19 };

/// Converts a move from SGF; `None` if it is off the largest board.
fn from_sgf(mv: go::Move) -> Option<Move> {
    match mv {
        go::Move::Pass | go::Move::Move(OLD_PASS) => Some(Move::Pass),
        go::Move::Move(go::Point { x, y }) => Point::at(y.into(), x.into()).map(Move::Place),
    }
}

/// Converts a move to SGF.
fn to_sgf(mv: Move) -> go::Move {
    match mv {
        Move::Pass => go::Move::Pass,
        Move::Place(point) => go::Move::Move(go::Point { x: point.column() as u8, y: point.row() as u8 }),
    }
}

/// Returns the nodes of a line that begins after a number of moves, with what follows its last one.
fn nodes_of(moves: &[Move], after: usize, comments: &BTreeMap<usize, String>) -> Vec<SgfNode<Prop>> {
    // Built from the last node to the first, since each contains those that follow it.
    moves.iter().enumerate().rev().fold(Vec::new(), |rest, (index, &mv)| {
        vec![SgfNode::new(properties_of(mv, after + index, comments), rest, false)]
    })
}

/// Returns the properties of the node of a move after others, with the comment on it.
fn properties_of(mv: Move, after: usize, comments: &BTreeMap<usize, String>) -> Vec<Prop> {
    let mv = to_sgf(mv);
    let turn = if after.is_multiple_of(2) { Prop::B(mv) } else { Prop::W(mv) };
    let comment = comments.get(&(after + 1)).map(|comment| Prop::C(comment.as_str().into()));
    [turn].into_iter().chain(comment).collect()
}

/// Writes the file: a root with the rules (`Little-Go`), the komi and the names, and a node for each move.
impl fmt::Display for Sgf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [black, white] = self.names.each_ref().map(|name| SimpleText::from(name.as_str()));
        let mut root = vec![
            Prop::FF(4),
            Prop::GM(1),
            Prop::CA("UTF-8".into()),
            // A square board has one number. `Prop::SZ` would write two, which other programs reject.
            Prop::Unknown("SZ".to_owned(), vec![self.size.side().to_string()]),
            Prop::RU("Little-Go".into()),
            Prop::KM(self.size.komi()),
            Prop::PB(black),
            Prop::PW(white),
        ];
        if !self.result.is_empty() {
            root.push(Prop::RE(self.result.as_str().into()));
        }
        let variations = |after| {
            let own = self.variations.iter().filter(move |variation| variation.after == after);
            own.flat_map(move |Variation { moves, comments, .. }| nodes_of(moves, after, comments))
        };
        let mut rest: Vec<_> = Vec::new();
        for (index, &mv) in self.moves.iter().enumerate().rev() {
            let next = SgfNode::new(properties_of(mv, index, &self.comments), rest, false);
            rest = iter::once(next).chain(variations(index)).collect();
        }
        root.extend(self.comments.get(&0).map(|comment| Prop::C(comment.as_str().into())));
        writeln!(f, "{}", SgfNode::new(root, rest, true).serialize())
    }
}

/// An error in the SGF text of a game.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum ParseSgfError {
    #[error("not SGF: {}", in_words(.0))]
    NotSgf(SgfParseError),
    #[error("more than {} KiB", MOST_BYTES / 1024)]
    TooLong,
    #[error("more than {MOST_NODES} nodes")]
    TooLarge,
    #[error("missing property SZ, the board size")]
    NoSize,
    #[error("expected a square board, found {0}")]
    Board(String),
    #[error(transparent)]
    Size(#[from] SizeError),
    #[error("setup stones are not supported: a game must begin on the empty board")]
    SetUp,
    #[error("malformed property {0}")]
    Property(String),
    #[error("move {number}: expected a move of {expected}")]
    OutOfTurn { number: usize, expected: &'static str },
    #[error("move {0}: {off_board}", off_board = Illegal::OffBoard)]
    OffBoard(usize),
    #[error("move {number}, {mv}: {illegal}")]
    Illegal { number: usize, mv: Move, illegal: Illegal },
}

/// Returns what is wrong with a text that is not SGF.
const fn in_words(error: &SgfParseError) -> &'static str {
    match error {
        SgfParseError::LexerError(_) => "a property has no name or no end",
        SgfParseError::UnexpectedGameTreeStart | SgfParseError::UnexpectedGameTreeEnd => "a parenthesis out of place",
        SgfParseError::UnexpectedProperty => "a property outside of a node",
        SgfParseError::UnexpectedEndOfData => "the text ends within a game",
        SgfParseError::UnexpectedGameType | SgfParseError::InvalidGameType => "expected GM[1], a game of Go",
        SgfParseError::InvalidFF4Property => "a property name with lower-case letters",
        SgfParseError::NoGameTrees => "there is no game",
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::tests::position;

    /// Plays moves that are chosen among the legal ones, as long as there are any.
    fn play_on(mut position: Position, choices: &[prop::sample::Index]) -> Vec<Move> {
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
        moves
    }

    fn any_game() -> impl Strategy<Value = Sgf> {
        let name = "[ -~é]{0,12}";
        let choices = || prop::collection::vec(any::<prop::sample::Index>(), 0..60);
        let others = prop::collection::vec((any::<prop::sample::Index>(), choices()), 0..4);
        let comment = "[!-~]([ -~\n]{0,28}[!-~])?";
        (2..=7_usize, name, name, choices(), others, comment).prop_map(
            |(side, black, white, choices, others, comment)| {
                let size = Size::new(side).expect("a size");
                let moves = play_on(Position::start(size), &choices);
                let after =
                    |count: usize| moves[..count].iter().fold(Position::start(size), |position, &mv| position.play(mv));
                let over = after(moves.len());
                let result = if over.is_over() { Sgf::score(&over) } else { String::new() };
                let comments = BTreeMap::from([(0, comment.clone()), (moves.len(), comment.clone())]);
                let others = others.iter().filter(|_| !moves.is_empty());
                let mut variations: Vec<_> = others
                    .map(|(at, choices)| {
                        let after_moves = at.index(moves.len());
                        let own = play_on(after(after_moves), choices);
                        let comments = BTreeMap::from([(after_moves + own.len(), comment.clone())]);
                        Variation { after: after_moves, moves: own, comments }
                    })
                    .filter(|variation| !variation.moves.is_empty())
                    .collect();
                variations.sort_by_key(|variation| variation.after);
                Sgf { size, names: [black, white], moves, result, comments, variations }
            },
        )
    }

    proptest! {
        #[test]
        fn printed_games_parse_back(game in any_game()) {
            prop_assert_eq!(Sgf::parse(&game.to_string()), Ok(game));
        }

        #[test]
        fn arbitrary_text_never_panics(
            text: String,
            noise in r"[()\[\];:a-zA-Z0-9]{0,60}",
            cut in 0..200_usize,
            game in any_game(),
        ) {
            let _ = Sgf::parse(&text);
            let _ = Sgf::parse(&noise);
            let written = game.to_string();
            let _ = Sgf::parse(&written.chars().take(cut).collect::<String>());
        }
    }

    #[test]
    fn a_game_is_printed_as_other_programs_expect_it() {
        let game = Sgf {
            size: Size::DEFAULT,
            names: ["ann".to_owned(), "[b]".to_owned()],
            moves: [Point::at(1, 3).map_or(Move::Pass, Move::Place), Move::Pass].to_vec(),
            result: "B+T".to_owned(),
            comments: BTreeMap::from([(2, "dull".to_owned())]),
            variations: Vec::new(),
        };
        let written = r"(;FF[4]GM[1]CA[UTF-8]SZ[5]RU[Little-Go]KM[2.5]PB[ann]PW[[b\]]RE[B+T];B[db];W[]C[dull])";
        assert_eq!(game.to_string(), format!("{written}\n"));
    }

    #[test]
    fn variations_are_whole_lines_and_end_before_what_is_no_move() {
        let text =
            "(;SZ[5]C[start];B[cc]C[good](;W[dc];B[])(;W[bc]C[or so](;B[bb])(;B[bd];W[ab]AB[aa];B[ee]))(;B[bb]))";
        let game = Sgf::parse(text).expect("a game");
        let lines: Vec<_> = game
            .variations
            .iter()
            .map(|variation| {
                let moves: Vec<_> = variation.moves.iter().map(ToString::to_string).collect();
                format!("{} {} {:?}", variation.after, moves.join(" "), variation.comments)
            })
            .collect();
        assert_eq!(lines, ["1 2,1 1,1 {2: \"or so\"}", "1 2,1 3,1 1,0 {2: \"or so\"}"]);
        assert_eq!(game.comments, BTreeMap::from([(0, "start".to_owned()), (1, "good".to_owned())]));
        assert_eq!(Sgf::parse(&game.to_string()), Ok(game));
    }

    #[test]
    fn the_score_names_the_winner_and_the_lead() {
        let score = |rows: &[&str]| Sgf::score(&position(rows, Player::First).play(Move::Pass).play(Move::Pass));
        assert_eq!(score(&["XXXXX", "XXXXX", "XX..O", "OOOO.", "OOOO."]), "B+0.5");
        assert_eq!(score(&["XXXXX", "XXX..", "....O", "OOOO.", "OOOO."]), "W+3.5");
        assert_eq!(score(&["XXXX", "O...", ".O..", "...."]), "0");
    }

    #[test]
    fn errors_say_what_is_wrong() {
        let error = |text: &str| Sgf::parse(text).expect_err("an error").to_string();
        for (text, message) in [
            ("hello", "not SGF: "),
            ("", "not SGF: there is no game"),
            ("(;SZ[5];B[cc", "not SGF: a property has no name or no end"),
            ("(;SZ[5];B[cc]", "not SGF: the text ends within a game"),
            (")", "not SGF: a parenthesis out of place"),
            ("(;GM[1];B[cc])", "missing property SZ"),
            ("(;SZ[19];B[cc])", "expected a board size from 2 to 7, found 19"),
            ("(;SZ[5:7];B[cc])", "expected a square board, found SZ[5:7]"),
            ("(;SZ[\u{1b}];B[cc])", "malformed property SZ"),
            ("(;SZ[5]AB[cc];W[bb])", "setup stones are not supported"),
            ("(;SZ[5];W[cc])", "move 1: expected a move of black"),
            ("(;SZ[5];B[cc];B[dd])", "move 2: expected a move of white"),
            ("(;SZ[5];B[ff])", "move 1, 5,5: the point is not on the board"),
            ("(;SZ[5];B[zz])", "move 1: the point is not on the board"),
            ("(;SZ[5];B[cc];W[cc])", "move 2, 2,2: the point is occupied"),
            ("(;SZ[5];B[tt];W[];B[cc])", "move 3, 2,2: the game is over"),
            ("(;SZ[5];B[c])", "malformed property B"),
            ("(;GM[2]SZ[8];B[cc])", "not SGF: expected GM[1], a game of Go"),
        ] {
            let error = error(text);
            assert!(error.starts_with(message), "{text}: {error}");
        }
        assert_eq!(error(&format!("(;SZ[5]{})", ";".repeat(2_000))), "more than 2000 nodes");
        assert!(Sgf::parse(&format!("(;SZ[5]{})", ";".repeat(1_999))).is_ok());
        assert_eq!(error(&format!("(;SZ[5]{})", "TR[aa:ZZ]".repeat(1_000_000))), "more than 64 KiB");
    }
}
