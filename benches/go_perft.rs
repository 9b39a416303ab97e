//! Perft of Little-Go: leaves per second, checked against the expected counts; and the number of legal boards of 4x4.
//!
//! `cargo bench --bench go_perft`.

use std::time::Instant;

use suite_go::{Board, Position, Size};
use suite_search::{Perft, Player, perft};

/// Leaves at a depth, and the games that are over before it.
type Row = (u32, u64, u64);

/// The plain rules of the crate's tests give the same count at 5 plies.
const START: &[Row] = &[(5, 7_984_104, 651), (6, 168_755_200, 15_651), (7, 3_407_394_696, 361_067)];
/// Counts from [`MIDDLE`]; the plain rules give the same at 10 plies.
const ENCLOSED: &[Row] = &[(8, 506_255, 3890), (9, 3_867_734, 16_762), (10, 38_345_307, 74_911)];

/// In the middle of a game; no empty point has another one beside it.
const MIDDLE: [&str; 5] = ["X.X.O", ".XXO.", "XXOOO", "XO.O.", ".XO.O"];

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if std::env::args().any(|argument| argument == "--bench") {
        count("5x5", &Position::start(Size::DEFAULT), START);
        let board = Board::new(Size::DEFAULT, |point| match MIDDLE[point.row()].as_bytes()[point.column()] {
            b'X' => Some(Player::First),
            b'O' => Some(Player::Second),
            _ => None,
        });
        let middle = Position::new(&Board::empty(Size::DEFAULT), &board, Player::First, 12);
        count("5x5, enclosed points", &middle, ENCLOSED);
        count_legal_boards();
    }
}

fn count(name: &str, start: &Position, table: &[Row]) {
    for &(depth, leaves, ended) in table {
        let begun = Instant::now();
        let counts = perft(start, depth);
        let seconds = begun.elapsed().as_secs_f64();
        println!("{name}, {depth} plies: {:.0} million leaves a second", counts.leaves as f64 / seconds / 1e6);
        assert_eq!(counts, Perft { leaves, ended }, "{name}, {depth} plies");
    }
}

/// Checks the number of legal boards against Tromp and Farnebäck ("Combinatorics of Go", 2007).
fn count_legal_boards() {
    let size = Size::new(4).expect("a size");
    let begun = Instant::now();
    let legal = (0..3_u32.pow(16)).filter(|&number| {
        let mut rest = number;
        let board = Board::new(size, |_| {
            let stone = [None, Some(Player::First), Some(Player::Second)][rest as usize % 3];
            rest /= 3;
            stone
        });
        board.is_legal()
    });
    let legal = legal.count();
    println!("4x4: {legal} legal boards in {:.1} seconds", begun.elapsed().as_secs_f64());
    assert_eq!(legal, 24_318_165);
}
