//! The solver on the FFO endgame positions 40 to 44, the usual benchmark of Othello programs.
//!
//! They have 20 to 23 empty squares. Needs `../shared/othello/ffo.json`.

use std::fs;
use std::path::Path;
use std::time::{Duration, Instant};

use suite_othello::{Board, Position, Rules, Size};
use suite_search::{Player, Solver};

/// Bytes of the table.
const TABLE: usize = 64 << 20;

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/othello/ffo.json");
    let Ok(text) = fs::read_to_string(&path) else {
        println!("skipped: there is no {}", path.display());
        return;
    };
    let positions: Vec<serde_json::Value> = serde_json::from_str(&text).expect("JSON");
    for threads in [1, 2] {
        let (mut nodes, mut taken) = (0, Duration::ZERO);
        for known in positions.iter().filter(|known| (40..=44).contains(&known["n"].as_u64().expect("a number"))) {
            let mut solver = Solver::new(TABLE, threads);
            let begun = Instant::now();
            let Ok(solution) = solver.solve(&position(known), &mut ());
            let time = begun.elapsed();
            assert_eq!(known["score"], solution.value, "FFO {}", known["n"]);
            report(&format!("FFO {}, {threads} threads", known["n"]), solver.nodes(), time);
            nodes += solver.nodes();
            taken += time;
        }
        report(&format!("FFO 40 to 44, {threads} threads"), nodes, taken);
    }
}

fn position(known: &serde_json::Value) -> Position<u64> {
    let squares = known["board"].as_str().expect("a board").as_bytes();
    let size = Size::new(8).expect("a size");
    let board = Board::new(size, |square| match squares[8 * square.row() + square.column()] {
        b'X' => Some(Player::First),
        b'O' => Some(Player::Second),
        _ => None,
    });
    let player = if known["side"] == "X" { Player::First } else { Player::Second };
    Position::new(&board, player, Rules::Standard)
}

fn report(what: &str, nodes: u64, time: Duration) {
    let (millions, seconds) = (nodes as f64 / 1e6, time.as_secs_f64());
    println!("{what}: {millions:.1} million nodes in {seconds:.2} s, {:.1} million a second", millions / seconds);
}
