//! The searches on the squirrel war, against the same searches written by hand for it.
//!
//! The hand-written ones have no observers, options or other games: their time is the least that a search must cost.

use std::time::Instant;

use suite_search::{Algorithm, Count, Game, INFINITY, Player, Search, Value};
use suite_squirrel::{Position, Score, SquareSet};

/// The values of the assignment's figure 5.
const VALUES: [u8; 25] = [20, 16, 1, 32, 30, 20, 12, 2, 11, 8, 28, 48, 9, 1, 1, 20, 12, 10, 6, 2, 25, 30, 23, 21, 10];
const DEPTH: u32 = 6;
/// The number of times that each search is timed.
const RUNS: usize = 11;
/// The value of the empty board by the searches.
const VALUE: Value = 18;

fn minimax_by_hand(position: &Position, player: Player, depth: u32) -> Value {
    if depth == 0 || position.is_over() {
        return position.score(player);
    }
    let children = position.moves().map(|square| minimax_by_hand(&position.play(square), player, depth - 1));
    let value = if position.to_move() == player { children.max() } else { children.min() };
    value.expect("a move")
}

fn alpha_beta_by_hand(position: &Position, player: Player, depth: u32, mut alpha: Value, mut beta: Value) -> Value {
    if depth == 0 || position.is_over() {
        return position.score(player);
    }
    if position.to_move() == player {
        let mut value = -INFINITY;
        for square in position.moves() {
            value = value.max(alpha_beta_by_hand(&position.play(square), player, depth - 1, alpha, beta));
            if value >= beta {
                break;
            }
            alpha = alpha.max(value);
        }
        value
    } else {
        let mut value = INFINITY;
        for square in position.moves() {
            value = value.min(alpha_beta_by_hand(&position.play(square), player, depth - 1, alpha, beta));
            if value <= alpha {
                break;
            }
            beta = beta.min(value);
        }
        value
    }
}

/// Returns how long a search takes, in seconds.
fn time(search: impl FnOnce()) -> f64 {
    let begun = Instant::now();
    search();
    begun.elapsed().as_secs_f64()
}

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if !std::env::args().any(|argument| argument == "--bench") {
        return;
    }
    let empty = Position::new(VALUES, SquareSet::EMPTY, SquareSet::EMPTY, Player::First);
    for (name, algorithm, nodes) in
        [("minimax", Algorithm::Minimax, 134_205_626), ("alpha-beta", Algorithm::AlphaBeta, 597_148)]
    {
        let search = Search { limit: Some(DEPTH), ..Search::new(algorithm, Score) };
        let kernel = || assert_eq!(search.decide(&empty).value, VALUE, "{name}");
        let by_hand = || {
            let value = match algorithm {
                Algorithm::AlphaBeta => alpha_beta_by_hand(&empty, Player::First, DEPTH, -INFINITY, INFINITY),
                _ => minimax_by_hand(&empty, Player::First, DEPTH),
            };
            assert_eq!(value, VALUE, "{name}");
        };
        let counting = || {
            let mut count = Count::default();
            let Ok(decision) = search.observe(&empty, &mut count);
            assert_eq!((count.nodes, decision.value), (nodes, VALUE), "{name}");
        };
        // In turn, so that whatever else the machine does slows all of them.
        let mut times: [Vec<f64>; 3] = Default::default();
        for _ in 0..RUNS {
            for (times, seconds) in times.iter_mut().zip([time(kernel), time(by_hand), time(counting)]) {
                times.push(seconds);
            }
        }
        for (what, times) in ["kernel", "by hand", "kernel, counting"].into_iter().zip(&mut times) {
            times.sort_by(f64::total_cmp);
            let median = times[RUNS / 2];
            let rate = nodes as f64 / median / 1e6;
            println!("{name}, {what}: median {:.2} ms, {rate:.0} million nodes a second", median * 1e3);
        }
    }
}
