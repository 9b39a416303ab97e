//! The champion's book of Little-Go, whole: every reply is covered, and every position is solved again.
//!
//! `cargo bench --bench go_book`

use std::time::Instant;

use suite_go::Book;
use suite_search::Solver;

/// Bytes of the table.
const TABLE: usize = 4 << 30;

fn main() {
    // Under `cargo test --benches` nothing is solved.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let begun = Instant::now();
    let book = Book::built_in();
    let lines = book.variations().expect("no position is missing");
    let mut solver = Solver::new(TABLE, 2);
    for line in &lines {
        assert_eq!(book.check(line, &mut solver, &mut |_| Ok(())).expect("a verdict"), None);
    }
    let (millions, seconds) = (solver.nodes() as f64 / 1e6, begun.elapsed().as_secs_f64());
    println!("{} positions, {millions:.0} million nodes in {seconds:.0} s", lines.len());
}
