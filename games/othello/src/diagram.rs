//! Boards as people write them in files.

use std::fmt;

use suite_search::Player;
use suite_text::{Lines, quote};

use crate::board::Board;
use crate::parse_error::{Expected, ParseDiagramError};
use crate::size::Size;

/// A board as written in a file, which may also name the player to move.
///
/// [`parse`](Self::parse) reads three notations:
///
/// - the manager's list or tuple of rows, as [`Board::parse`] does
/// - n lines of n digits: `0` is an empty square, `1` a dark disk and `2` a light one
/// - n x n symbols: `-` or `.` is an empty square, `X` or `*` a dark disk and `O` a light one, in upper or lower case
///
/// The digits or symbols of a row may be separated by blanks. The line breaks between rows may be left out. The player
/// to move may follow as one more digit or symbol, on a line of its own or, if the squares before it are not separated
/// by blanks, after a blank, as in the files of the FFO test suite.
///
/// The `Display` of a diagram is its rows in symbols and, on a line of its own, the player to move.
///
/// ```
/// use suite_othello::{Board, Diagram, Size};
/// use suite_search::Player;
///
/// let board = Board::start(Size::new(4)?);
/// for text in [
///     "----\n-OX-\n-XO-\n----\nX\n",
///     "-----OX--XO----- X",
///     "0000\n0210\n0120\n0000\n1",
///     "0 0 0 0\n0 2 1 0\n0 1 2 0\n0 0 0 0\n1",
/// ] {
///     assert_eq!(Diagram::parse(text.as_bytes()), Ok(Diagram { board: board.clone(), to_move: Some(Player::First) }));
/// }
/// assert_eq!(Diagram::parse(board.to_string().as_bytes()), Ok(Diagram { board, to_move: None }));
/// assert_eq!(
///     Diagram::parse(b"---\n-?-\n---").unwrap_err().to_string(),
///     "line 2, column 2: expected a square (-, X or O), found \"?\""
/// );
/// # Ok::<_, suite_othello::SizeError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    /// The board.
    pub board: Board,
    /// The player to move, if the diagram says so.
    pub to_move: Option<Player>,
}

impl Diagram {
    /// Parses a diagram in any of the notations.
    ///
    /// # Errors
    ///
    /// Returns an error that says where the text is not a square board of 3x3 to 16x16 and what was expected there.
    pub fn parse(text: &[u8]) -> Result<Self, ParseDiagramError> {
        let text = text.strip_prefix(b"\xef\xbb\xbf").unwrap_or(text);
        match text.trim_ascii_start() {
            [b'[' | b'(', ..] => parse_list(text),
            [b'0'..=b'9', ..] => parse_cells(text, Notation::Digits),
            _ => parse_cells(text, Notation::Symbols),
        }
    }
}

impl fmt::Display for Diagram {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in self.board.rows() {
            writeln!(f, "{}", row.map(|disk| disk.map_or('-', symbol)).collect::<String>())?;
        }
        self.to_move.map_or(Ok(()), |player| writeln!(f, "{}", symbol(player)))
    }
}

const fn symbol(player: Player) -> char {
    match player {
        Player::First => 'X',
        Player::Second => 'O',
    }
}

/// The characters for squares.
#[derive(Clone, Copy)]
enum Notation {
    Digits,
    Symbols,
}

impl Notation {
    /// Returns the contents of a square from its character; `None` for a character of no meaning.
    const fn disk(self, character: u8) -> Option<Option<Player>> {
        match (self, character) {
            (Self::Digits, b'0') | (Self::Symbols, b'-' | b'.') => Some(None),
            (Self::Digits, b'1') | (Self::Symbols, b'X' | b'x' | b'*') => Some(Some(Player::First)),
            (Self::Digits, b'2') | (Self::Symbols, b'O' | b'o') => Some(Some(Player::Second)),
            _ => None,
        }
    }

    const fn expected_square(self) -> Expected {
        match self {
            Self::Digits => Expected::Digit,
            Self::Symbols => Expected::Symbol,
        }
    }

    const fn expected_player(self) -> Expected {
        match self {
            Self::Digits => Expected::PlayerDigit,
            Self::Symbols => Expected::PlayerSymbol,
        }
    }
}

/// A digit or symbol with its location.
#[derive(Clone, Copy)]
struct Cell {
    line: usize,
    column: usize,
    disk: Option<Player>,
    /// Set if a blank comes before it in its line.
    is_after_blank: bool,
}

impl Cell {
    const fn error(self, found: String, expected: Expected) -> ParseDiagramError {
        ParseDiagramError { line: self.line, column: self.column, found, expected }
    }
}

fn parse_list(text: &[u8]) -> Result<Diagram, ParseDiagramError> {
    let board = Board::parse(text).map_err(|error| {
        let before = &text[..error.at - 1];
        let line = before.iter().filter(|&&byte| byte == b'\n').count() + 1;
        let column = before.iter().rev().take_while(|&&byte| byte != b'\n').count() + 1;
        ParseDiagramError { line, column, found: error.found, expected: error.expected }
    })?;
    Ok(Diagram { board, to_move: None })
}

fn parse_cells(text: &[u8], notation: Notation) -> Result<Diagram, ParseDiagramError> {
    let mut rows = cells(text, notation)?;
    // No row of a board is as short as this.
    let mut player = if rows.len() > 1 { rows.pop_if(|row| row.len() == 1).map(|row| row[0]) } else { None };
    let side = if let [row] = &mut rows[..] {
        let side = row.len().isqrt();
        if player.is_none() {
            player = pop_player(row, side.pow(2));
        }
        side
    } else {
        let side = rows[0].len();
        if let (true, None, Some(row)) = (rows.len() == side, player, rows.last_mut()) {
            player = pop_player(row, side);
        }
        side
    };
    let size = check_size(&rows, side)?;
    let to_move = match player {
        None => None,
        Some(cell) => {
            let no_player = || cell.error("an empty square".to_owned(), notation.expected_player());
            Some(cell.disk.ok_or_else(no_player)?)
        }
    };
    let cells = rows.concat();
    let board = Board::new(size, |square| cells[square.row() * size.side() + square.column()].disk);
    Ok(Diagram { board, to_move })
}

/// The greatest number of squares that are read, far more than a board has: a file may contain anything.
const MOST_SQUARES: usize = 10_000;

/// Returns the cells of each line that is not blank. There is at least one.
fn cells(text: &[u8], notation: Notation) -> Result<Vec<Vec<Cell>>, ParseDiagramError> {
    let (mut rows, mut squares) = (Vec::new(), 0);
    let mut lines = Lines::new(text);
    while let Some(line) = lines.next() {
        let mut row = Vec::new();
        for (index, &byte) in line.iter().enumerate().filter(|(_, byte)| !byte.is_ascii_whitespace()) {
            let (line_number, column) = (lines.number(), index + 1);
            let Some(disk) = notation.disk(byte) else {
                let (found, expected) = (quote(&[byte]), notation.expected_square());
                return Err(ParseDiagramError { line: line_number, column, found, expected });
            };
            let is_after_blank = index > 0 && line[index - 1].is_ascii_whitespace();
            row.push(Cell { line: line_number, column, disk, is_after_blank });
            squares += 1;
            if squares > MOST_SQUARES {
                let found = format!("more than {MOST_SQUARES} squares");
                return Err(ParseDiagramError { line: line_number, column, found, expected: Expected::Squares });
            }
        }
        if !row.is_empty() {
            rows.push(row);
        }
    }
    if rows.is_empty() {
        let (line, found) = (lines.number(), "end of file".to_owned());
        return Err(ParseDiagramError { line, column: 1, found, expected: Expected::Squares });
    }
    Ok(rows)
}

/// Takes the player to move off the end of a line with that many squares: the only cell after a blank.
fn pop_player(row: &mut Vec<Cell>, squares: usize) -> Option<Cell> {
    let is_player = |(index, cell): (usize, &Cell)| cell.is_after_blank == (index == squares);
    let has_player = row.len() == squares + 1 && row.iter().enumerate().skip(1).all(is_player);
    if has_player { row.pop() } else { None }
}

/// Checks that the rows are a square board, or a single row is all of it.
fn check_size(rows: &[Vec<Cell>], side: usize) -> Result<Size, ParseDiagramError> {
    let first = &rows[0];
    let error = |row: &[Cell], found: String, expected| Err(row[0].error(found, expected));
    if let [row] = rows {
        return match Size::new(side) {
            Ok(size) if row.len() == side.pow(2) => Ok(size),
            _ => error(row, format!("{} squares", row.len()), Expected::Squares),
        };
    }
    let Ok(size) = Size::new(side) else {
        return error(first, format!("a width of {side}"), Expected::Size);
    };
    if let Some(row) = rows.iter().find(|row| row.len() != side) {
        return error(row, format!("a width of {}", row.len()), Expected::Width(size));
    }
    if rows.len() != side {
        return error(first, format!("a height of {}", rows.len()), Expected::Height(size));
    }
    Ok(size)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    prop_compose! {
        fn any_diagram()(
            size in prop::sample::select(Size::all().collect::<Vec<_>>()),
            disks in prop::collection::vec(prop::option::of(prop::sample::select(&Player::BOTH[..])), 256),
            to_move in prop::option::of(prop::sample::select(&Player::BOTH[..])),
        ) -> Diagram {
            Diagram { board: Board::new(size, |square| disks[16 * square.column() + square.row()]), to_move }
        }
    }

    /// Returns a board as lines of digits.
    fn digits(board: &Board) -> String {
        let digit = |disk: Option<Player>| disk.map_or("0", |player| ["1", "2"][player as usize]);
        board.rows().map(|row| row.map(digit).collect::<Vec<_>>().join(" ") + "\n").collect()
    }

    /// Returns the diagram in all notations that have a player to move.
    fn texts(diagram: &Diagram) -> Vec<String> {
        let symbols = diagram.to_string();
        let player = diagram.to_move.map_or("", |player| ["1", "2"][player as usize]);
        let rows = Diagram { to_move: None, ..diagram.clone() }.to_string();
        let letter = diagram.to_move.map_or(String::new(), |player| format!(" {}", symbol(player)));
        let digits = digits(&diagram.board) + player;
        vec![
            symbols.to_lowercase().replace('-', "."),
            symbols.replace('X', "*"),
            symbols.replace('\n', " \r\n\n"),
            symbols.replace('-', "- "),
            format!("\u{feff}{symbols}"),
            rows.replace('\n', "") + &letter,
            rows.trim_end().to_owned() + &letter,
            digits.replace(' ', ""),
            digits,
            symbols,
        ]
    }

    proptest! {
        #[test]
        fn printed_diagrams_parse_back(diagram in any_diagram()) {
            for text in texts(&diagram) {
                prop_assert_eq!(Diagram::parse(text.as_bytes()), Ok(diagram.clone()), "{:?}", text);
            }
            let list = diagram.board.to_string();
            prop_assert_eq!(Diagram::parse(list.as_bytes()), Ok(Diagram { to_move: None, ..diagram }));
        }

        #[test]
        fn arbitrary_bytes_never_panic(bytes: Vec<u8>, text in "[-.XxOo*012 \n\\[(,]{0,80}") {
            for text in [&bytes, text.as_bytes()] {
                if let Err(error) = Diagram::parse(text) {
                    let lines = text.split(|&byte| byte == b'\n').count();
                    prop_assert!((1..=lines + 1).contains(&error.line), "{}", error);
                }
            }
        }

        #[test]
        fn a_diagram_with_one_byte_changed_parses_or_fails(
            diagram in any_diagram(),
            text: prop::sample::Index,
            at: prop::sample::Index,
            byte: u8,
        ) {
            let mut text = text.get(&texts(&diagram)).clone().into_bytes();
            let at = at.index(text.len());
            text[at] = byte;
            if let Ok(parsed) = Diagram::parse(&text) {
                prop_assert_eq!(Diagram::parse(parsed.to_string().as_bytes()), Ok(parsed));
            }
        }
    }

    #[test]
    fn errors_say_where() {
        for (text, message) in [
            ("", "line 1, column 1: expected n x n squares (n from 3 to 16), found end of file"),
            ("---\n-X?\n---", "line 2, column 3: expected a square (-, X or O), found \"?\""),
            ("0 0 0\n0 3 0\n0 0 0", "line 2, column 3: expected a square (0, 1 or 2), found \"3\""),
            ("3 0 0", "line 1, column 1: expected a square (0, 1 or 2), found \"3\""),
            (
                "---\n\n  --\n---",
                "line 3, column 3: expected a width of 3, like that of the first row, found a width of 2",
            ),
            ("---\n---", "line 1, column 1: expected a height of 3, like the width, found a height of 2"),
            ("--\n--", "line 1, column 1: expected a width of 3 to 16, found a width of 2"),
            ("-----OX--XO----", "line 1, column 1: expected n x n squares (n from 3 to 16), found 15 squares"),
            ("XO", "line 1, column 1: expected n x n squares (n from 3 to 16), found 2 squares"),
            ("---\n---\n---\n-", "line 4, column 1: expected the player to move (X or O), found an empty square"),
            ("000\n000\n000\n0", "line 4, column 1: expected the player to move (1 or 2), found an empty square"),
            // A fourth square, not a player.
            (
                "0 0 0\n0 0 0\n0 0 0 1",
                "line 3, column 1: expected a width of 3, like that of the first row, found a width of 4",
            ),
            (
                &"-".repeat(1_000_000),
                "line 1, column 10001: expected n x n squares (n from 3 to 16), found more than 10000 squares",
            ),
            ("[[0,0,0],\n[0,0,0],\n[0,0,x]]", "line 3, column 6: expected a square (0, 1 or 2), found \"x\""),
        ] {
            assert_eq!(Diagram::parse(text.as_bytes()).expect_err("an error").to_string(), message, "{text:?}");
        }
    }
}
