//! What is known from elsewhere, and what all parts have to do with.

mod counts;
mod plain;
mod players;
mod random_play;
mod recorded;
mod rules;
mod values;

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde_json::Value as Json;
use suite_search::{Game, Player};

use crate::{Board, Move, Point, Position, Size, greedy, random as any};

/// The lines of a file of the material that courses give out, which lies beside the project where it is present.
fn shared(file: &str) -> Vec<Json> {
    let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "../../../shared/go", file].iter().collect();
    if path.exists() {
        let text = fs::read_to_string(&path).expect("a file that can be read");
        text.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
    } else {
        // Written past the test harness, which would keep it to itself.
        let _ = writeln!(io::stderr(), "skipped: there is no {}", path.display());
        Vec::new()
    }
}

/// A move as the files have it; `None` if it is none.
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

/// The board with black stones where these have X or 1, and white ones where they have O or 2.
pub(crate) fn board(rows: &[&str]) -> Board {
    Board::new(Size::new(rows.len()).expect("a size"), |point| match rows[point.row()].as_bytes()[point.column()] {
        b'X' | b'1' => Some(Player::First),
        b'O' | b'2' => Some(Player::Second),
        _ => None,
    })
}

/// A position with such a board, in the middle of a game, without a ko.
pub(crate) fn position(rows: &[&str], to_move: Player) -> Position {
    let board = board(rows);
    let size = board.size();
    Position::new(&Board::empty(size), &board, to_move, size.longest_game() / 2)
}

/// A position after so many random moves, or where the game has ended before: placements mostly, that capture where some do.
pub(crate) fn random_position(size: Size, moves: u32, seed: u64) -> Position {
    let mut random = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(size);
    for _ in 0..moves {
        let mv = match random.random_range(0..20) {
            0 => Move::Pass,
            1..10 => greedy(&position, &mut random),
            _ => any(&position, &mut random),
        };
        if !position.is_over() {
            position = position.play(mv);
        }
    }
    position
}
