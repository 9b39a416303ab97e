//! Perft of Othello from the start: leaves per second, checked against the known counts.
//!
//! `cargo bench --bench othello_perft`.

use std::time::Instant;

use suite_othello::{Bits, Position, Rules, Size, Wide};
use suite_search::{Perft, perft};

/// Leaves at a depth, and the games that are over before it.
type Row = (u32, u64, u64);

const SIX: &[Row] = &[(9, 2_114_800, 112), (10, 14_976_200, 376), (11, 108_814_520, 3744)];
const EIGHT: &[Row] = &[(9, 3_005_264, 24), (10, 24_571_000, 252), (11, 212_257_448, 1184)];
/// The published table has 3005288, 24571284 and 212258800: it counts games that are over as leaves.
const EIGHT_WITH_PASSES: &[Row] = &[(9, 3_005_288, 0), (10, 24_571_056, 228), (11, 212_258_216, 584)];

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if std::env::args().any(|argument| argument == "--bench") {
        count::<u64>("6x6", 6, Rules::Ends, SIX);
        count::<u64>("8x8", 8, Rules::Ends, EIGHT);
        count::<u64>("8x8, standard rules", 8, Rules::Standard, EIGHT_WITH_PASSES);
        count::<Wide>("8x8 in a wide word", 8, Rules::Ends, &EIGHT[..2]);
    }
}

fn count<B: Bits>(name: &str, side: usize, rules: Rules, table: &[Row]) {
    let start = Position::<B>::start(Size::new(side).expect("a size"), rules);
    for &(depth, leaves, ended) in table {
        let begun = Instant::now();
        let counts = perft(&start, depth);
        let seconds = begun.elapsed().as_secs_f64();
        println!("{name}, {depth} plies: {:.0} million leaves a second", counts.leaves as f64 / seconds / 1e6);
        assert_eq!(counts, Perft { leaves, ended }, "{name}, {depth} plies");
    }
}
