//! The rules one by one, on small diagrams.

use suite_search::Player::{First, Second};
use suite_search::{Game, Player};

use super::{board, place, position};
use crate::{Board, Illegal, Move, Point, Position, Size};

/// Plays legal moves.
fn play(position: Position, moves: &[Move]) -> Position {
    moves.iter().fold(position, |position, &mv| position.try_play(mv).expect("a legal move"))
}

/// Returns a position in which Black can capture a stone that White could recapture at once.
fn before_ko() -> Position {
    position(&[".XO..", "XO.O.", ".XO..", ".....", "....."], First)
}

#[test]
fn a_stone_without_liberties_is_captured() {
    let captured = play(position(&[".X...", "XO...", ".X...", ".....", "....."], First), &[place(1, 2)]);
    assert_eq!(captured.board(), board(&[".X...", "X.X..", ".X...", ".....", "....."]));
    assert_eq!((captured.stones(First), captured.stones(Second)), (4, 0));
}

#[test]
fn several_groups_are_captured_at_once() {
    let before = position(&["XO.OX", ".XOX.", "..X..", ".....", "....."], First);
    assert_eq!(before.captures(place(0, 2)), 3);
    assert_eq!(play(before, &[place(0, 2)]).board(), board(&["X.X.X", ".X.X.", "..X..", ".....", "....."]));
}

#[test]
fn suicide_of_a_stone_or_a_group_is_illegal() {
    let corner = position(&[".O...", "O....", ".....", ".....", "....."], First);
    assert_eq!(corner.illegal(place(0, 0)), Some(Illegal::Suicide));
    let group = ["X.O..", "XO...", "O....", ".....", "....."];
    assert_eq!(position(&group, First).illegal(place(0, 1)), Some(Illegal::Suicide));
    assert_eq!(position(&group, Second).captures(place(0, 1)), 2);
}

#[test]
fn captured_stones_are_removed_before_liberties_are_counted() {
    let snapped = position(&[".OX..", "OX...", "X....", ".....", "....."], First);
    assert_eq!((snapped.illegal(place(0, 0)), snapped.captures(place(0, 0))), (None, 2));
    assert_eq!(play(snapped, &[place(0, 0)]).board(), board(&["X.X..", ".X...", "X....", ".....", "....."]));
}

#[test]
fn recapturing_a_ko_at_once_is_illegal() {
    let taken = play(before_ko(), &[place(1, 2)]);
    assert_eq!(taken.board(), board(&[".XO..", "X.XO.", ".XO..", ".....", "....."]));
    assert_eq!(taken.illegal(place(1, 1)), Some(Illegal::Ko));
    assert!(taken.moves().all(|mv| mv != place(1, 1)));
}

#[test]
fn a_ko_may_be_recaptured_after_other_moves() {
    for meanwhile in [[place(4, 4), place(4, 0)], [Move::Pass, place(4, 0)], [place(4, 4), Move::Pass]] {
        let later = play(before_ko(), &[place(1, 2), meanwhile[0], meanwhile[1]]);
        assert_eq!(later.illegal(place(1, 1)), None, "{meanwhile:?}");
        assert_eq!(play(later, &[place(1, 1)]).illegal(place(1, 2)), Some(Illegal::Ko), "{meanwhile:?}");
    }
}

#[test]
fn recapturing_two_stones_is_not_a_ko() {
    let taken = play(position(&["XO.XO", ".XOO.", ".....", ".....", "....."], First), &[place(0, 2)]);
    assert_eq!(taken.board(), board(&["X.XXO", ".XOO.", ".....", ".....", "....."]));
    assert_eq!((taken.illegal(place(0, 1)), taken.captures(place(0, 1))), (None, 2));
}

#[test]
fn a_capturing_stone_with_another_liberty_makes_no_ko() {
    let before = position(&[".XO..", "XO...", ".XO..", ".....", "....."], First);
    let after = play(before, &[place(1, 2)]);
    assert_eq!(after.illegal(place(1, 1)), Some(Illegal::Suicide));
}

#[test]
fn a_stone_that_vanished_without_being_captured_makes_no_ko() {
    // Two boards from a file; no move leads from one to the other.
    let before = board(&["..", ".O"]);
    let [gone, now] = [board(&["..", ".."]), board(&[".X", ".."])];
    for (before, now) in [(before, gone), (board(&[".X", ".O"]), now)] {
        let position = Position::new(&before, &now, Second, 1);
        assert!(position.moves().any(|mv| mv == place(1, 1)));
        assert!(position.moves().all(|mv| position.illegal(mv).is_none()));
    }
}

#[test]
fn two_boards_show_a_ko_or_a_pass() {
    let now = board(&[".XO..", "X.XO.", ".XO..", ".....", "....."]);
    let ko = Position::new(&before_ko().board(), &now, Second, 8);
    assert_eq!((ko.illegal(place(1, 1)), ko.is_after_pass()), (Some(Illegal::Ko), false));
    let after_pass = Position::new(&now, &now, Second, 8);
    assert!(after_pass.is_after_pass() && !after_pass.is_over());
    assert!(after_pass.play(Move::Pass).is_over_by_passes());
    // The two empty boards at the start show neither.
    let empty = Board::empty(Size::DEFAULT);
    assert_eq!(Position::new(&empty, &empty, First, 0), Position::start(Size::DEFAULT));
    // The number of moves is clamped to the longest game.
    assert_eq!(Position::new(&empty, &now, First, 1000).played(), 24);
}

#[test]
fn two_consecutive_passes_end_the_game() {
    let passed = play(Position::start(Size::DEFAULT), &[Move::Pass, place(2, 2), Move::Pass]);
    assert!(!passed.is_over());
    let over = play(passed, &[Move::Pass]);
    assert!(over.is_over() && over.is_over_by_passes());
    assert_eq!(over.moves().count(), 0);
    assert!(over.try_play(Move::Pass).is_err());
    assert_eq!(over.illegal(Move::Pass), Some(Illegal::Over));
}

#[test]
fn a_game_ends_after_one_move_fewer_than_there_are_points() {
    for size in Size::all() {
        let most = size.side().pow(2) - 1;
        let mut position = Position::start(size);
        for played in 0..most {
            assert!(!position.is_over(), "{played} of {most}");
            // Every other move a pass.
            let mv = if played % 2 == 0 { position.moves().next() } else { Some(Move::Pass) };
            position = play(position, &[mv.expect("a move")]);
        }
        assert!(position.is_over() && !position.is_over_by_passes(), "{most}");
        assert_eq!(position.illegal(Move::Pass), Some(Illegal::Over));
    }
}

#[test]
fn the_komi_is_half_the_board_size() {
    assert_eq!((Size::DEFAULT.komi(), Size::MIN.komi()), (2.5, 1.0));
    let twice = |rows: &[&str], player: Player| {
        let [over, other] = Player::BOTH.map(|to_move| position(rows, to_move).play(Move::Pass).play(Move::Pass));
        assert_eq!(over.utility(player), -over.utility(player.opponent()));
        assert_eq!(over.utility(player), other.utility(player), "whoever would move next");
        over.utility(player)
    };
    // With 12 to 9 stones on 5x5, Black wins by half a point; with 11 to 9, White does.
    assert_eq!(twice(&["XXXXX", "XXXXX", "XX..O", "OOOO.", "OOOO."], First), 1);
    assert_eq!(twice(&["XXXXX", "XXXXX", "X...O", "OOOO.", "OOOO."], First), -1);
    // Only boards of even size have draws.
    assert_eq!(twice(&["XXXX", "O...", ".O..", "...."], Second), 0);
}

#[test]
fn illegal_moves_have_reasons() {
    let position = before_ko();
    assert_eq!(position.illegal(place(5, 0)), Some(Illegal::OffBoard));
    assert_eq!(position.illegal(place(0, 5)), Some(Illegal::OffBoard));
    assert_eq!(position.illegal(place(0, 1)), Some(Illegal::Occupied));
    assert_eq!(position.illegal(place(0, 2)), Some(Illegal::Occupied));
    assert_eq!(position.illegal(place(4, 4)), None);
    assert_eq!(position.illegal(Move::Pass), None);
    assert_eq!(Illegal::Ko.to_string(), "the stone would restore the board before the opponent's move (ko)");
    assert_eq!(Point::at(7, 0), None);
}

#[test]
fn moves_are_in_row_order_with_the_pass_last() {
    let moves: Vec<_> = position(&["X.", ".."], Second).moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves, ["0,1", "1,0", "1,1", "PASS"]);
}

#[test]
fn the_numbers_of_legal_boards_are_the_known_ones() {
    // Tromp and Farnebäck, "Combinatorics of Go", 2007.
    for (side, known) in [(1, 1), (2, 57), (3, 12_675)] {
        let legal = (0..3_u32.pow(side * side)).filter(|&number| {
            let mut rest = number;
            Board::new(Size(side as u8), |_| {
                let stone = [None, Some(First), Some(Second)][rest as usize % 3];
                rest /= 3;
                stone
            })
            .is_legal()
        });
        assert_eq!(legal.count(), known, "{side}x{side}");
    }
}
