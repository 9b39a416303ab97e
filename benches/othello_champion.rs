//! The champion of 6x6 Othello by the assignment's rule, where its book ends: how many of its moves are proved, or at
//! least perfect, and how long they take.
//!
//! `cargo bench --profile dist --bench othello_champion`, or with `-- 100` for every 100th position

use std::collections::HashSet;
use std::time::{Duration, Instant};

use suite_othello::{Book, Champion, Position, Rules, Size};
use suite_search::{Budget, Game, Solvable, Solver, Strategy};

/// The time that a move may take.
const LONGEST: Duration = Duration::from_millis(100);
/// Bytes of the table of the solver that checks the moves.
const TABLE: usize = 1 << 30;

fn main() {
    // Under `cargo test --benches` nothing is played.
    let arguments: Vec<_> = std::env::args().collect();
    if !arguments.iter().any(|argument| argument == "--bench") {
        return;
    }
    let step = arguments.iter().find_map(|argument| argument.parse().ok()).unwrap_or(1);
    let book = Book::shipped(Size::new(6).expect("a size"), Rules::Ends).expect("a book");
    let positions = beyond(book);
    let (mut seen, mut unproved, mut imperfect, mut nodes) = (0_u32, 0_u32, 0_u32, 0_u64);
    let (mut sum, mut longest) = (Duration::ZERO, Duration::ZERO);
    let mut solver = Solver::new(TABLE, 1);
    for position in positions.iter().step_by(step) {
        let begun = Instant::now();
        let found = Champion::new().choose(position, Budget { time: LONGEST, ..Budget::UNLIMITED }).expect("a move");
        let time = begun.elapsed();
        seen += 1;
        if !found.is_exact {
            unproved += 1;
            let after = position.play(found.best.expect("a move"));
            let [best, answer] = [position, &after].map(|position| {
                let Ok(found) = solver.solve(position, &mut ());
                found.value
            });
            if best != -answer {
                println!("not perfect: {position:?}: {best} is possible, and the move gives {}", -answer);
                imperfect += 1;
            }
        }
        nodes += found.nodes;
        sum += time;
        longest = longest.max(time);
    }
    let (mean, longest) = (sum.as_secs_f64() / f64::from(seen), longest.as_secs_f64());
    println!(
        "{seen} of {} positions, {unproved} moves not proved, {imperfect} of them not perfect; \
         {} nodes and {mean:.4} s a move, {longest:.3} s at most",
        positions.len(),
        nodes / u64::from(seen),
    );
}

/// Returns the first positions without an entry in which a player who follows the book has to move, up to symmetry.
fn beyond(book: &Book) -> Vec<Position<u64>> {
    let mut seen = HashSet::new();
    let mut positions = Vec::new();
    for variation in book.variations() {
        let Some(entry) = book.entry(&variation.position) else { continue };
        let after = variation.position.play(entry.best);
        let answers = after.moves().map(|answer| after.play(answer)).filter(|position| !position.is_over());
        positions.extend(answers.filter(|position| book.entry(position).is_none() && seen.insert(position.key())));
    }
    positions
}
