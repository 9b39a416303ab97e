//! The texts of the pipe protocol between the course's game manager and an agent, read leniently and written exactly.
//!
//! Each text is a line: the manager's handshake ([`Handshake`]), its report before each turn and after the last ([`Report`]),
//! the board ([`Board`]), and the agent's move ([`Square`]). What is read may end in LF, CRLF or nothing and have blanks
//! around its parts; what is written has neither blanks at its ends nor a newline.

use std::fmt;

use suite_search::{Algorithm, Player, Search};
use suite_text::{number, quote};
use thiserror::Error;

use crate::board::{Board, color};
use crate::square::{Size, Square};

/// The manager's first line, which tells an agent its color and how to search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Handshake {
    /// The agent's color.
    pub player: Player,
    /// `None` in the short form of the handout, which has the color alone.
    pub options: Option<Options>,
}

/// The flags that the manager passes on to an agent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Options {
    /// Plies to look ahead (`-l`); `None` for the whole game.
    pub limit: Option<u32>,
    /// Minimax instead of alpha-beta (`-m`).
    pub minimax: bool,
    /// Whether to keep the values of positions (`-c`).
    pub caching: bool,
    /// Whether to try the best-looking moves first (`-o`).
    pub ordering: bool,
}

impl Options {
    /// The search that they ask for.
    ///
    /// ```
    /// use suite_othello::{Handshake, Utility};
    ///
    /// let options = Handshake::parse(b"1,-1,0,1,1\n")?.options.unwrap_or_default();
    /// assert!(options.search(Utility).caching);
    /// # Ok::<_, suite_othello::ParseError>(())
    /// ```
    #[must_use]
    pub const fn search<E>(self, heuristic: E) -> Search<E> {
        let Self { limit, minimax, caching, ordering } = self;
        let algorithm = if minimax { Algorithm::Minimax } else { Algorithm::AlphaBeta };
        Search { algorithm, limit, caching, ordering, heuristic }
    }
}

impl Handshake {
    /// Reads `color,limit,minimax,caching,ordering`, or the color alone.
    ///
    /// # Errors
    ///
    /// Where the text is neither, and what was expected there.
    ///
    /// ```
    /// use suite_othello::Handshake;
    ///
    /// assert_eq!(Handshake::parse(b"2")?.options, None);
    /// assert_eq!(
    ///     Handshake::parse(b"1,-1,0,1,yes").unwrap_err().to_string(),
    ///     "character 10: found \"yes\", expected 0 or 1 for ordering"
    /// );
    /// # Ok::<_, suite_othello::ParseError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut line = Line::new(text);
        let player = line.read(Expected::Color, |word| player(word).flatten())?;
        let options = if line.is_at_end() {
            None
        } else {
            line.comma()?;
            Some(Options {
                limit: line.read(Expected::Limit, |word| match word {
                    b"-1" => Some(None),
                    plies => number(plies).map(Some),
                })?,
                minimax: line.flag("minimax")?,
                caching: line.flag("caching")?,
                ordering: line.flag("ordering")?,
            })
        };
        line.end()?;
        Ok(Self { player, options })
    }
}

impl fmt::Display for Handshake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", digit(Some(self.player)))?;
        let Some(Options { limit, minimax, caching, ordering }) = self.options else {
            return Ok(());
        };
        match limit {
            Some(plies) => write!(f, ",{plies}")?,
            None => f.write_str(",-1")?,
        }
        [minimax, caching, ordering].into_iter().try_for_each(|flag| write!(f, ",{}", u8::from(flag)))
    }
}

/// The disks of both players, as the manager reports them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Report {
    /// `FINAL`: the game is over. If not, `SCORE`: a board follows, and it is the agent's turn.
    pub is_final: bool,
    /// Dark disks.
    pub dark: u32,
    /// Light disks.
    pub light: u32,
}

impl Report {
    /// Reads `SCORE dark light` or `FINAL dark light`.
    ///
    /// # Errors
    ///
    /// Where the text is neither, and what was expected there.
    ///
    /// ```
    /// use suite_othello::Report;
    /// assert_eq!(Report::parse(b"SCORE 4 1\r\n"), Ok(Report { is_final: false, dark: 4, light: 1 }));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut line = Line::new(text);
        let is_final = line.read(Expected::Report, |word| match word {
            b"SCORE" => Some(false),
            b"FINAL" => Some(true),
            _ => None,
        })?;
        let dark = line.read(Expected::Disks(Player::First), number)?;
        let light = line.read(Expected::Disks(Player::Second), number)?;
        line.end()?;
        Ok(Self { is_final, dark, light })
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", if self.is_final { "FINAL" } else { "SCORE" }, self.dark, self.light)
    }
}

impl Square {
    /// Reads a move on a board of that size: `column row` and nothing else. Whether it is legal is another question.
    ///
    /// # Errors
    ///
    /// Where the text is not a square of the board, and what was expected there.
    ///
    /// ```
    /// use suite_othello::{Size, Square};
    ///
    /// let size = Size::new(8)?;
    /// assert_eq!(Square::parse(b"3 2\n", size).unwrap(), Square::at(3, 2).unwrap());
    /// assert_eq!(
    ///     Square::parse(b"3 -1\n", size).unwrap_err().to_string(),
    ///     "character 3: found \"-1\", expected a row from 0 to 7"
    /// );
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    pub fn parse(text: &[u8], size: Size) -> Result<Self, ParseError> {
        let mut line = Line::new(text);
        let column = line.read(Expected::Column(size), |word| number(word).filter(|&column| column < size.side()))?;
        let row = line.read(Expected::Row(size), |word| number(word).filter(|&row| row < size.side()))?;
        line.end()?;
        Ok(Self::at(column, row).expect("both are less than the side"))
    }
}

impl Board {
    /// Reads a board: a list of rows or a tuple of them, each of which is a list or a tuple of 0, 1 (dark) and 2 (light).
    ///
    /// # Errors
    ///
    /// Where the text is not a square board of 3x3 to 16x16, and what was expected there.
    ///
    /// ```
    /// use suite_othello::{Board, Size};
    ///
    /// let text = "[[0, 0, 0, 0], [0, 2, 1, 0], [0, 1, 2, 0], [0, 0, 0, 0]]";
    /// assert_eq!(Board::parse(text.as_bytes()), Ok(Board::start(Size::new(4)?)));
    /// # Ok::<_, suite_othello::SizeError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, ParseError> {
        let mut line = Line::new(text);
        let rows = line.list(Expected::Board, |line| {
            let at = line.at();
            Ok((at, line.list(Expected::RowOfBoard, |line| line.read(Expected::Disk, player))?))
        })?;
        line.end()?;
        let error = |at, found, expected| Err(ParseError { at, found, expected });
        let (first_at, first) = &rows[0];
        let Ok(size) = Size::new(first.len()) else {
            return error(*first_at, format!("a width of {}", first.len()), Expected::Size);
        };
        if let Some((at, row)) = rows.iter().find(|(_, row)| row.len() != size.side()) {
            return error(*at, format!("a width of {}", row.len()), Expected::Width(size));
        }
        if rows.len() != size.side() {
            return error(*first_at, format!("a height of {}", rows.len()), Expected::Height(size));
        }
        Ok(Self::new(size, |square| rows[square.row()].1[square.column()]))
    }
}

/// As Python prints a tuple of tuples, which is what the manager sends.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(")?;
        for (row, disks) in self.rows().enumerate() {
            f.write_str(if row == 0 { "(" } else { "), (" })?;
            for (column, disk) in disks.enumerate() {
                let before = if column == 0 { "" } else { ", " };
                write!(f, "{before}{}", digit(disk))?;
            }
        }
        f.write_str("))")
    }
}

/// What stands for a player's disk, for a player, and for a free square.
const fn digit(player: Option<Player>) -> char {
    match player {
        None => '0',
        Some(Player::First) => '1',
        Some(Player::Second) => '2',
    }
}

/// What a digit stands for.
fn player(digit: &[u8]) -> Option<Option<Player>> {
    match digit {
        b"0" => Some(None),
        b"1" => Some(Some(Player::First)),
        b"2" => Some(Some(Player::Second)),
        _ => None,
    }
}

/// A text that the protocol does not have.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("character {at}: found {found}, expected {expected}")]
pub struct ParseError {
    /// Where, counted from 1.
    pub at: usize,
    /// What stands there, quoted, or in words.
    pub found: String,
    /// What belongs there.
    pub expected: Expected,
}

/// What the protocol has in a place.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
#[expect(missing_docs, reason = "the messages say it")]
pub enum Expected {
    #[error("a color: 1 (dark) or 2 (light)")]
    Color,
    #[error("a limit: a whole number of plies, or -1 for none")]
    Limit,
    #[error("0 or 1 for {0}")]
    Flag(&'static str),
    #[error("SCORE or FINAL")]
    Report,
    #[error("the number of {} disks", color(*.0))]
    Disks(Player),
    #[error("a column from 0 to {}", .0.side() - 1)]
    Column(Size),
    #[error("a row from 0 to {}", .0.side() - 1)]
    Row(Size),
    #[error("a board: a list or a tuple of rows")]
    Board,
    #[error("a row: a list or a tuple of squares")]
    RowOfBoard,
    #[error("a square: 0, 1 or 2")]
    Disk,
    #[error("a width of {} to {}", Size::MIN.side(), Size::MAX.side())]
    Size,
    #[error("a width of {}, like that of the first row", .0.side())]
    Width(Size),
    #[error("a height of {}, like the width", .0.side())]
    Height(Size),
    #[error("a comma")]
    Comma,
    #[error("a comma or {0:?}")]
    CommaOr(char),
    #[error("{0:?} after {max} of them", max = Size::MAX.side())]
    Closing(char),
    #[error("the end of the line")]
    End,
}

/// A text on the way of being read.
struct Line<'a> {
    text: &'a [u8],
    /// What is left of it, from something that is not a blank.
    rest: &'a [u8],
}

impl<'a> Line<'a> {
    fn new(text: &'a [u8]) -> Self {
        Self { text, rest: text.trim_ascii_start() }
    }

    /// Where the rest begins, counted from 1.
    fn at(&self) -> usize {
        self.text.len() - self.rest.len() + 1
    }

    fn is_at_end(&self) -> bool {
        self.rest.is_empty()
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest[bytes..].trim_ascii_start();
    }

    /// What comes next, up to a blank, a comma or a bracket.
    fn word(&self) -> &'a [u8] {
        let ends = |byte: &u8| byte.is_ascii_whitespace() || b",()[]".contains(byte);
        &self.rest[..self.rest.iter().position(ends).unwrap_or(self.rest.len())]
    }

    fn error(&self, expected: Expected) -> ParseError {
        let found = match (self.word(), self.rest) {
            (_, []) => "the end of the line".to_owned(),
            ([], [symbol, ..]) => quote(&[*symbol]),
            (word, _) => quote(word),
        };
        ParseError { at: self.at(), found, expected }
    }

    /// Takes a word that means something.
    fn read<T>(&mut self, expected: Expected, meaning: impl FnOnce(&[u8]) -> Option<T>) -> Result<T, ParseError> {
        let word = self.word();
        let value = meaning(word).ok_or_else(|| self.error(expected))?;
        self.skip(word.len());
        Ok(value)
    }

    /// Takes a symbol if it comes next.
    fn takes(&mut self, symbol: char) -> bool {
        let comes = self.rest.first().is_some_and(|&byte| char::from(byte) == symbol);
        if comes {
            self.skip(1);
        }
        comes
    }

    fn comma(&mut self) -> Result<(), ParseError> {
        if self.takes(',') { Ok(()) } else { Err(self.error(Expected::Comma)) }
    }

    /// Takes a comma and a flag.
    fn flag(&mut self, name: &'static str) -> Result<bool, ParseError> {
        self.comma()?;
        self.read(Expected::Flag(name), |word| match word {
            b"0" => Some(false),
            b"1" => Some(true),
            _ => None,
        })
    }

    /// Takes a list or a tuple of one to 16 items.
    fn list<T>(
        &mut self,
        expected: Expected,
        mut item: impl FnMut(&mut Self) -> Result<T, ParseError>,
    ) -> Result<Vec<T>, ParseError> {
        let close = if self.takes('[') {
            ']'
        } else if self.takes('(') {
            ')'
        } else {
            return Err(self.error(expected));
        };
        let mut items = vec![item(self)?];
        while !self.takes(close) {
            if items.len() == Size::MAX.side() {
                return Err(self.error(Expected::Closing(close)));
            }
            if !self.takes(',') {
                return Err(self.error(Expected::CommaOr(close)));
            }
            items.push(item(self)?);
        }
        Ok(items)
    }

    fn end(&self) -> Result<(), ParseError> {
        if self.is_at_end() { Ok(()) } else { Err(self.error(Expected::End)) }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn any_player() -> impl Strategy<Value = Player> {
        prop::sample::select(&Player::BOTH[..])
    }

    fn any_size() -> impl Strategy<Value = Size> {
        prop::sample::select(Size::all().collect::<Vec<_>>())
    }

    prop_compose! {
        fn any_handshake()(
            player in any_player(),
            options in prop::option::of((any::<Option<u32>>(), any::<[bool; 3]>())),
        ) -> Handshake {
            let options = options.map(|(limit, [minimax, caching, ordering])| Options { limit, minimax, caching, ordering });
            Handshake { player, options }
        }
    }

    prop_compose! {
        fn any_board()(size in any_size(), disks in prop::collection::vec(prop::option::of(any_player()), 256)) -> Board {
            Board::new(size, |square| disks[16 * square.column() + square.row()])
        }
    }

    /// The text as somebody else might write it.
    fn variants(text: &str) -> [String; 5] {
        let spaced: String =
            text.chars().map(|c| if ",()".contains(c) { format!(" {c}\t") } else { c.into() }).collect();
        [
            text.to_owned(),
            format!("{text}\n"),
            format!("{text}\r\n"),
            format!(" \t{}  \n", text.replace(' ', " \t ")),
            spaced,
        ]
    }

    proptest! {
        #[test]
        fn a_handshake_is_read_again(handshake in any_handshake()) {
            for text in variants(&handshake.to_string()) {
                prop_assert_eq!(Handshake::parse(text.as_bytes()), Ok(handshake), "{:?}", text);
            }
        }

        #[test]
        fn a_report_is_read_again(is_final: bool, dark: u32, light: u32) {
            let report = Report { is_final, dark, light };
            for text in variants(&report.to_string()) {
                prop_assert_eq!(Report::parse(text.as_bytes()), Ok(report), "{:?}", text);
            }
        }

        #[test]
        fn a_move_is_read_again(size in any_size(), index: prop::sample::Index) {
            let square = index.get(&size.squares().collect::<Vec<_>>()).to_owned();
            for text in variants(&square.to_string()) {
                prop_assert_eq!(Square::parse(text.as_bytes(), size), Ok(square), "{:?}", text);
            }
        }

        #[test]
        fn a_board_is_read_again(board in any_board()) {
            for tuples in variants(&board.to_string()) {
                let lists = tuples.replace('(', "[").replace(')', "]");
                let list_of_tuples = tuples.replacen('(', "[", 1);
                let list_of_tuples = list_of_tuples.trim_end().strip_suffix(')').map(|rows| rows.to_owned() + "]");
                for text in [tuples, lists].into_iter().chain(list_of_tuples) {
                    prop_assert_eq!(&Board::parse(text.as_bytes()), &Ok(board.clone()), "{:?}", text);
                }
            }
        }

        #[test]
        fn any_bytes_are_read_or_refused(bytes: Vec<u8>, size in any_size()) {
            read_everything(&bytes, size);
        }

        #[test]
        fn any_text_of_the_right_characters_is_read_or_refused(text in "[-0-2,()\\[\\] \nSCOREFINAL]{0,60}", size in any_size()) {
            read_everything(text.as_bytes(), size);
        }

        #[test]
        fn a_text_with_a_byte_changed_is_read_or_refused(board in any_board(), at: prop::sample::Index, byte: u8) {
            let mut text = board.to_string().into_bytes();
            let at = at.index(text.len());
            text[at] = byte;
            match Board::parse(&text) {
                Ok(read) => prop_assert_eq!(Board::parse(read.to_string().as_bytes()), Ok(read)),
                Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.at), "{}", error),
            }
        }
    }

    fn read_everything(text: &[u8], size: Size) {
        let errors = [
            Handshake::parse(text).err(),
            Report::parse(text).err(),
            Square::parse(text, size).err(),
            Board::parse(text).err(),
        ];
        for error in errors.into_iter().flatten() {
            assert!((1..=text.len() + 1).contains(&error.at), "{error}");
        }
    }

    #[track_caller]
    fn assert_message<T: fmt::Debug>(result: Result<T, ParseError>, message: &str) {
        assert_eq!(result.expect_err("an error").to_string(), message);
    }

    #[test]
    fn a_wrong_handshake_says_where() {
        for (text, message) in [
            ("", "character 1: found the end of the line, expected a color: 1 (dark) or 2 (light)"),
            ("0", "character 1: found \"0\", expected a color: 1 (dark) or 2 (light)"),
            ("1 2", "character 3: found \"2\", expected a comma"),
            ("1,", "character 3: found the end of the line, expected a limit: a whole number of plies, or -1 for none"),
            ("1,-2,0,0,0", "character 3: found \"-2\", expected a limit: a whole number of plies, or -1 for none"),
            ("1,-1", "character 5: found the end of the line, expected a comma"),
            ("1,-1,True,0,0", "character 6: found \"True\", expected 0 or 1 for minimax"),
            ("1,-1,0,2,0", "character 8: found \"2\", expected 0 or 1 for caching"),
            ("1,-1,0,0,", "character 10: found the end of the line, expected 0 or 1 for ordering"),
            ("1,-1,0,0,0,0", "character 11: found \",\", expected the end of the line"),
        ] {
            assert_message(Handshake::parse(text.as_bytes()), message);
        }
    }

    #[test]
    fn a_wrong_report_says_where() {
        for (text, message) in [
            ("score 2 2", "character 1: found \"score\", expected SCORE or FINAL"),
            ("SCORE", "character 6: found the end of the line, expected the number of dark disks"),
            ("SCORE 2 -2", "character 9: found \"-2\", expected the number of light disks"),
            ("FINAL 2 2 0", "character 11: found \"0\", expected the end of the line"),
        ] {
            assert_message(Report::parse(text.as_bytes()), message);
        }
    }

    #[test]
    fn a_wrong_move_says_where() {
        for (text, message) in [
            ("\n", "character 2: found the end of the line, expected a column from 0 to 3"),
            ("2", "character 2: found the end of the line, expected a row from 0 to 3"),
            ("4 0", "character 1: found \"4\", expected a column from 0 to 3"),
            ("-1 0", "character 1: found \"-1\", expected a column from 0 to 3"),
            ("0 +1", "character 3: found \"+1\", expected a row from 0 to 3"),
            ("0 99999999999999999999", "character 3: found \"99999999999999999999\", expected a row from 0 to 3"),
            ("0,1", "character 2: found \",\", expected a row from 0 to 3"),
            ("0 1 2", "character 5: found \"2\", expected the end of the line"),
            ("0 1\n2", "character 5: found \"2\", expected the end of the line"),
            ("(0, 1)", "character 1: found \"(\", expected a column from 0 to 3"),
            ("b\u{e4}h 1", "character 1: found \"b\\xc3\\xa4h\", expected a column from 0 to 3"),
        ] {
            assert_message(Square::parse(text.as_bytes(), Size::new(4).expect("a size")), message);
        }
    }

    #[test]
    fn a_move_off_the_board_is_refused_on_every_size() {
        for size in Size::all() {
            let n = size.side();
            assert!(Square::parse(format!("{0} {0}", n - 1).as_bytes(), size).is_ok());
            for (text, expected) in [
                (format!("{n} 0"), Expected::Column(size)),
                ("-1 0".to_owned(), Expected::Column(size)),
                (format!("0 {n}"), Expected::Row(size)),
                ("0 -1".to_owned(), Expected::Row(size)),
            ] {
                let error = Square::parse(text.as_bytes(), size).expect_err("an error");
                assert_eq!(error.expected, expected, "{text}");
            }
        }
    }

    #[test]
    fn a_wrong_board_says_where() {
        let sixteen = ["0"; 16].join(", ");
        let seventeen_rows = format!("[{}]", [format!("[{sixteen}]").as_str(); 17].join(","));
        for (text, message) in [
            ("0", "character 1: found \"0\", expected a board: a list or a tuple of rows"),
            ("[]", "character 2: found \"]\", expected a row: a list or a tuple of squares"),
            ("[[]]", "character 3: found \"]\", expected a square: 0, 1 or 2"),
            ("[[0, 3]]", "character 6: found \"3\", expected a square: 0, 1 or 2"),
            ("[[0, -1]]", "character 6: found \"-1\", expected a square: 0, 1 or 2"),
            ("[[0 1]]", "character 5: found \"1\", expected a comma or ']'"),
            ("[[0, 1)]", "character 7: found \")\", expected a comma or ']'"),
            ("((0, 1", "character 7: found the end of the line, expected a comma or ')'"),
            ("[[0, 0], [0, 0]]", "character 2: found a width of 2, expected a width of 3 to 16"),
            (
                "((0,0,0),(0,0),(0,0,0))",
                "character 10: found a width of 2, expected a width of 3, like that of the first row",
            ),
            ("((0,0,0),(0,0,0))", "character 2: found a height of 2, expected a height of 3, like the width"),
            (&format!("[[{sixteen}, 0]]"), "character 49: found \",\", expected ']' after 16 of them"),
            (&seventeen_rows, "character 785: found \",\", expected ']' after 16 of them"),
            ("((0,0,0),(0,0,0),(0,0,0)) 1", "character 27: found \"1\", expected the end of the line"),
        ] {
            assert_message(Board::parse(text.as_bytes()), message);
        }
    }
}
