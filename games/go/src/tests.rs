//! Tests against known facts and recorded games, and helpers that several tests share.

mod counts;
mod known_mistakes;
mod opponents;
mod plain_game;
mod random_play;
mod recorded;
mod rules;
mod starter;
mod values;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use serde_json::Value as Json;
use suite_search::{Game, Player};

use crate::{Board, Move, Point, Position, Size, greedy, random as random_move};

/// Reads the lines of a file of the course material, if it is present next to the project.
fn shared(file: &str) -> Vec<Json> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/go", file].iter().collect();
    if path.exists() {
        let text = fs::read_to_string(&path).expect("a readable file");
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    } else {
        // Written directly, because the test harness would capture the output of `eprintln!`.
        let _ = writeln!(io::stderr(), "skipped: there is no {}", path.display());
        Vec::new()
    }
}

/// Parses a move of the files; `None` if it is malformed.
fn move_of(json: &Json) -> Option<Move> {
    match json.as_str()? {
        "PASS" => Some(Move::Pass),
        place => {
            let (row, column) = place.split_once(',')?;
            Point::at(row.parse().ok()?, column.parse().ok()?).map(Move::Place)
        }
    }
}

pub(crate) fn place(row: usize, column: usize) -> Move {
    Move::Place(Point::at(row, column).expect("a point"))
}

/// Returns the board with black stones where the rows have X or 1, and white ones where they have O or 2.
pub(crate) fn board(rows: &[&str]) -> Board {
    Board::new(Size::new(rows.len()).expect("a size"), |point| match rows[point.row()].as_bytes()[point.column()] {
        b'X' | b'1' => Some(Player::First),
        b'O' | b'2' => Some(Player::Second),
        _ => None,
    })
}

/// Returns the position with such a board in the middle of a game, without a ko.
pub(crate) fn position(rows: &[&str], to_move: Player) -> Position {
    let board = board(rows);
    let size = board.size();
    Position::new(&Board::empty(size), &board, to_move, size.longest_game() / 2)
}

/// Returns the position after a number of random moves, or at the end of the game: mostly placements, with captures
/// preferred.
pub(crate) fn random_position(size: Size, moves: u32, seed: u64) -> Position {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(size);
    for _ in 0..moves {
        let mv = match random.random_range(0..20) {
            0 => Move::Pass,
            1..10 => greedy(&position, &mut random),
            _ => random_move(&position, &mut random),
        };
        if !position.is_over() {
            position = position.play(mv);
        }
    }
    position
}
