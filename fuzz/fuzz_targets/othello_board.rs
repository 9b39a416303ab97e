//! Boards of Othello: diagrams, and lists of rows as the manager sends them.

#![no_main]

use libfuzzer_sys::fuzz_target;
use suite_fuzz::{assert_parses_back, parsed, play_out};
use suite_othello::{Board, Diagram, Position, Rules, Wide};
use suite_search::Player;

fuzz_target!(|text: &[u8]| {
    if let Some(board) = parsed(Board::parse(text)) {
        assert_parses_back(&board, Board::parse);
        assert_eq!(Diagram::parse(text), Ok(Diagram { board, to_move: None }));
    }
    let Some(diagram) = parsed(Diagram::parse(text)) else { return };
    assert_parses_back(&diagram, Diagram::parse);
    let Diagram { board, to_move } = diagram;
    for rules in [Rules::Ends, Rules::Standard] {
        play_out(Position::<Wide>::new(&board, to_move.unwrap_or(Player::First), rules), text);
        if board.size().side() <= 8 {
            play_out(Position::<u64>::new(&board, to_move.unwrap_or(Player::First), rules), text);
        }
    }
});
