//! Tests of the protocol's parsers.

use std::fmt;

use proptest::prelude::*;
use suite_search::{Algorithm, Player, Search};

use super::{Handshake, Options, ScoreReport};
use crate::board::Board;
use crate::heuristic::Utility;
use crate::parse_error::{Expected, ParseError};
use crate::size::Size;
use crate::square::Square;

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
        let options = options.map(|(limit, [minimax, caching, ordering])| {
            Options { limit, minimax, caching, ordering }
        });
        Handshake { player, options }
    }
}

prop_compose! {
    fn any_board()(size in any_size(), disks in prop::collection::vec(prop::option::of(any_player()), 256)) -> Board {
        Board::new(size, |square| disks[16 * square.column() + square.row()])
    }
}

/// Returns the text with other blanks and line endings.
fn variants(text: &str) -> [String; 5] {
    let spaced: String = text.chars().map(|c| if ",()".contains(c) { format!(" {c}\t") } else { c.into() }).collect();
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
    fn printed_handshakes_parse_back(handshake in any_handshake()) {
        for text in variants(&handshake.to_string()) {
            prop_assert_eq!(Handshake::parse(text.as_bytes()), Ok(handshake), "{:?}", text);
        }
    }

    #[test]
    fn printed_reports_parse_back(is_final: bool, dark: u32, light: u32) {
        let report = ScoreReport { is_final, dark, light };
        for text in variants(&report.to_string()) {
            prop_assert_eq!(ScoreReport::parse(text.as_bytes()), Ok(report), "{:?}", text);
        }
    }

    #[test]
    fn printed_moves_parse_back(size in any_size(), index: prop::sample::Index) {
        let square = index.get(&size.squares().collect::<Vec<_>>()).to_owned();
        for text in variants(&square.to_string()) {
            prop_assert_eq!(Square::parse(text.as_bytes(), size), Ok(square), "{:?}", text);
        }
    }

    #[test]
    fn printed_boards_parse_back(board in any_board()) {
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
    fn arbitrary_bytes_never_panic(bytes: Vec<u8>, size in any_size()) {
        parse_as_everything(&bytes, size);
    }

    #[test]
    fn arbitrary_text_of_the_right_characters_never_panics(
        text in "[-0-2,()\\[\\] \nSCOREFINAL]{0,60}",
        size in any_size(),
    ) {
        parse_as_everything(text.as_bytes(), size);
    }

    #[test]
    fn a_board_with_one_byte_changed_parses_or_fails_within_the_text(
        board in any_board(),
        at: prop::sample::Index,
        byte: u8,
    ) {
        let mut text = board.to_string().into_bytes();
        let at = at.index(text.len());
        text[at] = byte;
        match Board::parse(&text) {
            Ok(parsed) => prop_assert_eq!(Board::parse(parsed.to_string().as_bytes()), Ok(parsed)),
            Err(error) => prop_assert!((1..=text.len() + 1).contains(&error.at), "{}", error),
        }
    }
}

fn parse_as_everything(text: &[u8], size: Size) {
    let errors = [
        Handshake::parse(text).err(),
        ScoreReport::parse(text).err(),
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
fn a_handshake_says_how_to_search() {
    for (text, expected) in [
        ("1,-1,0,0,0", (Algorithm::AlphaBeta, None, false, false)),
        ("1,3,1,0,0", (Algorithm::Minimax, Some(3), false, false)),
        ("2,0,0,1,0", (Algorithm::AlphaBeta, Some(0), true, false)),
        ("2,-1,0,0,1", (Algorithm::AlphaBeta, None, false, true)),
    ] {
        let options = Handshake::parse(text.as_bytes()).expect("a handshake").options.expect("options");
        let Search { algorithm, limit, caching, ordering, .. } = options.search(Utility);
        assert_eq!((algorithm, limit, caching, ordering), expected, "{text}");
    }
}

#[test]
fn errors_in_a_handshake_say_where() {
    for (text, message) in [
        ("", "character 1: expected a color (1 for dark, 2 for light), found end of line"),
        ("0", "character 1: expected a color (1 for dark, 2 for light), found \"0\""),
        ("1 2", "character 3: expected a comma, found \"2\""),
        ("1,", "character 3: expected a depth limit in plies (-1 for none), found end of line"),
        ("1,-2,0,0,0", "character 3: expected a depth limit in plies (-1 for none), found \"-2\""),
        ("1,-1", "character 5: expected a comma, found end of line"),
        ("1,-1,True,0,0", "character 6: expected 0 or 1 for minimax, found \"True\""),
        ("1,-1,0,2,0", "character 8: expected 0 or 1 for caching, found \"2\""),
        ("1,-1,0,0,", "character 10: expected 0 or 1 for ordering, found end of line"),
        ("1,-1,0,0,0,0", "character 11: expected end of line, found \",\""),
    ] {
        assert_message(Handshake::parse(text.as_bytes()), message);
    }
}

#[test]
fn errors_in_a_report_say_where() {
    for (text, message) in [
        ("score 2 2", "character 1: expected SCORE or FINAL, found \"score\""),
        ("SCORE", "character 6: expected the number of dark disks, found end of line"),
        ("SCORE 2 -2", "character 9: expected the number of light disks, found \"-2\""),
        ("FINAL 2 2 0", "character 11: expected end of line, found \"0\""),
    ] {
        assert_message(ScoreReport::parse(text.as_bytes()), message);
    }
}

#[test]
fn errors_in_a_move_say_where() {
    for (text, message) in [
        ("\n", "character 2: expected a column from 0 to 3, found end of line"),
        ("2", "character 2: expected a row from 0 to 3, found end of line"),
        ("4 0", "character 1: expected a column from 0 to 3, found \"4\""),
        ("-1 0", "character 1: expected a column from 0 to 3, found \"-1\""),
        ("0 +1", "character 3: expected a row from 0 to 3, found \"+1\""),
        ("0 99999999999999999999", "character 3: expected a row from 0 to 3, found \"99999999999999999999\""),
        ("0,1", "character 2: expected a row from 0 to 3, found \",\""),
        ("0 1 2", "character 5: expected end of line, found \"2\""),
        ("0 1\n2", "character 5: expected end of line, found \"2\""),
        ("(0, 1)", "character 1: expected a column from 0 to 3, found \"(\""),
        ("b\u{e4}h 1", "character 1: expected a column from 0 to 3, found \"b\\xc3\\xa4h\""),
    ] {
        assert_message(Square::parse(text.as_bytes(), Size::new(4).expect("a size")), message);
    }
}

#[test]
fn moves_off_the_board_are_errors_on_every_size() {
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
fn errors_in_a_board_say_where() {
    let sixteen = ["0"; 16].join(", ");
    let seventeen_rows = format!("[{}]", [format!("[{sixteen}]").as_str(); 17].join(","));
    for (text, message) in [
        ("0", "character 1: expected a board (a list or tuple of rows), found \"0\""),
        ("[]", "character 2: expected a row (a list or tuple of squares), found \"]\""),
        ("[[]]", "character 3: expected a square (0, 1 or 2), found \"]\""),
        ("[[0, 3]]", "character 6: expected a square (0, 1 or 2), found \"3\""),
        ("[[0, -1]]", "character 6: expected a square (0, 1 or 2), found \"-1\""),
        ("[[0 1]]", "character 5: expected a comma or ']', found \"1\""),
        ("[[0, 1)]", "character 7: expected a comma or ']', found \")\""),
        ("((0, 1", "character 7: expected a comma or ')', found end of line"),
        ("[[0, 0], [0, 0]]", "character 2: expected a width of 3 to 16, found a width of 2"),
        (
            "((0,0,0),(0,0),(0,0,0))",
            "character 10: expected a width of 3, like that of the first row, found a width of 2",
        ),
        ("((0,0,0),(0,0,0))", "character 2: expected a height of 3, like the width, found a height of 2"),
        (&format!("[[{sixteen}, 0]]"), "character 49: expected ']' after 16 items, found \",\""),
        (&seventeen_rows, "character 785: expected ']' after 16 items, found \",\""),
        ("((0,0,0),(0,0,0),(0,0,0)) 1", "character 27: expected end of line, found \"1\""),
    ] {
        assert_message(Board::parse(text.as_bytes()), message);
    }
}
