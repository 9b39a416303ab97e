//! Perft counts, by the bit boards and by the plain rules.

use suite_search::Player::{self, First, Second};
use suite_search::{Perft, perft};

use super::plain_game::PlainGame;
use super::position;
use crate::{Board, Position, Size};

fn plain_perft(plain: &PlainGame, depth: u32) -> Perft {
    if depth == 0 {
        return Perft { leaves: 1, ended: 0 };
    }
    if plain.is_over() {
        return Perft { leaves: 0, ended: 1 };
    }
    let placed = plain.size().points().filter_map(|point| plain.place(point).ok());
    placed.chain([plain.pass()]).map(|next| plain_perft(&next, depth - 1)).sum()
}

/// Compares the counts for 1, 2, 3, ... plies, each with the number of games that ended earlier, with the expected ones
/// and with those of the plain rules.
fn assert_perft(start: &Position, plain: &PlainGame, expected: &[(u64, u64)]) {
    for (depth, &(leaves, ended)) in (1..).zip(expected) {
        let expected = Perft { leaves, ended };
        assert_eq!(plain_perft(plain, depth), expected, "{depth} plies by the plain rules");
        assert_eq!(perft(start, depth), expected, "{depth} plies");
    }
}

fn assert_perft_of_start(side: usize, expected: &[(u64, u64)]) {
    let size = Size::new(side).expect("a size");
    assert_perft(&Position::start(size), &PlainGame::new(&Board::empty(size), First, 0), expected);
}

fn assert_perft_of_board(rows: &[&str], to_move: Player, expected: &[(u64, u64)]) {
    let start = position(rows, to_move);
    assert_perft(&start, &PlainGame::new(&start.board(), to_move, start.played()), expected);
}

#[test]
fn perft_of_2x2_to_the_end() {
    assert_perft_of_start(2, &[(5, 0), (21, 0), (68, 1), (0, 69)]);
}

#[test]
fn perft_of_3x3() {
    assert_perft_of_start(3, &[(10, 0), (91, 0), (738, 1), (5281, 10), (33_384, 91)]);
}

#[test]
fn perft_of_4x4() {
    assert_perft_of_start(4, &[(17, 0), (273, 0), (4112, 1), (57_984, 17)]);
}

#[test]
fn perft_of_5x5() {
    assert_perft_of_start(5, &[(26, 0), (651, 0), (15_650, 1), (361_041, 26)]);
}

#[test]
fn perft_of_boards_with_many_enclosed_points() {
    assert_perft_of_board(
        &[".XO.X", "XXOXO", "O.OO.", ".OXXX", "OX.X."],
        First,
        &[(7, 0), (37, 0), (201, 1), (1013, 7)],
    );
    assert_perft_of_board(
        &["X.X.O", ".XXO.", "XXOOO", "XO.O.", ".XO.O"],
        First,
        &[(6, 0), (38, 0), (187, 1), (940, 6), (3852, 38)],
    );
    assert_perft_of_board(
        &["X.X.O", ".XXO.", "XXOOO", "XO.O.", ".XO.O"],
        Second,
        &[(7, 0), (38, 0), (209, 1), (926, 7), (4119, 38)],
    );
}
