//! The solver of Little-Go on 5x5: the winners of positions from good and from random play with some plies left, the
//! winner of the whole game, and the margins by which Black wins shorter games.
//!
//! `cargo bench --bench go_solve -- 6` is a pilot for a board of that size instead: how the nodes grow with the plies
//! left.

use std::env;
use std::time::{Duration, Instant};

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use suite_go::{Position, Size, Textbook, random};
use suite_search::{Game, Player, Solvable, Solver, Value};

/// Bytes of the table.
const TABLE: usize = 1 << 30;

/// A player that plays well, and always in the same way.
const GOOD: Textbook = Textbook { limit: 4, ..Textbook::ALPHA_BETA };

/// Plies left, and the winners of positions from good play and from random play, a letter each.
const KNOWN: [(u32, [&str; 2]); 2] = [(14, ["wwwbwbbw", "bwwwwwww"]), (16, ["bbwbbbbw", "bbwwwbwb"])];

/// Plies left in the positions of the pilot: with more, a position of 6x6 takes more than a minute.
const PILOT_PLIES: [u32; 8] = [8, 10, 12, 14, 16, 18, 20, 22];

fn main() {
    // Under `cargo test --benches` nothing is timed.
    if !env::args().any(|argument| argument == "--bench") {
        return;
    }
    if let Some(side) = env::args().find_map(|argument| argument.parse().ok()) {
        pilot(Size::new(side).expect("a size"));
        return;
    }
    for threads in [1, 2] {
        let mut solver = Solver::new(TABLE, threads);
        let mut run = |what: &str, solve: &mut dyn FnMut(&mut Solver<Position>)| {
            solver.forget();
            let (before, begun) = (solver.nodes(), Instant::now());
            solve(&mut solver);
            report(&format!("{what}, {threads} threads"), solver.nodes() - before, begun.elapsed());
        };
        for (left, winners) in KNOWN {
            for (is_good, winners) in [true, false].into_iter().zip(winners) {
                let positions: Vec<_> = (0..8).map(|seed| position(Size::DEFAULT, left, seed, is_good)).collect();
                let play = if is_good { "good" } else { "random" };
                run(&format!("8 positions with {left} plies left, {play} play"), &mut |solver| {
                    let found: String = positions.iter().map(|position| winner(solver, position)).collect();
                    assert_eq!(found, winners, "{left} plies, {play} play");
                });
            }
        }
        let start = Position::start(Size::DEFAULT);
        run("games of 0 to 14 plies, by how much", &mut |solver| {
            for plies in 0..=14 {
                let Ok(solution) = solver.solve(&start.shortened(start.plies_left() - plies), &mut ());
                // A stone for the player who moves last, and the komi.
                let value = 2 * (plies % 2) as Value - 5;
                assert_eq!(solution.value, value, "{plies} plies");
            }
        });
        run("the whole game", &mut |solver| assert_eq!(winner(solver, &start), 'b'));
    }
}

/// Tells how many nodes it takes to prove whether Black wins positions from good play, by the plies left.
fn pilot(size: Size) {
    let (mut solver, side) = (Solver::new(TABLE, 1), size.side());
    for left in PILOT_PLIES {
        let (mut nodes, mut taken) = (Vec::new(), Duration::ZERO);
        for position in (0..8).map(|seed| position(size, left, seed, true)) {
            solver.forget();
            let (before, begun) = (solver.nodes(), Instant::now());
            let Ok(_) = solver.is_at_least(&position, 1, &mut ());
            taken += begun.elapsed();
            nodes.push(solver.nodes() - before);
        }
        report(&format!("{side}x{side}, 8 positions with {left} plies left"), nodes.iter().sum(), taken);
        let log_mean = nodes.iter().map(|&nodes| (nodes as f64).ln()).sum::<f64>() / nodes.len() as f64;
        println!("  geometric mean {:.0} nodes, most {}", log_mean.exp(), nodes.iter().max().expect("eight"));
    }
}

/// Returns a position after a game's first moves, the first two of which are random.
fn position(size: Size, left: u32, seed: u64, is_good: bool) -> Position {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut position = Position::start(size);
    while position.plies_left() > left {
        let mv = if is_good && position.played() > 1 {
            let Ok(decision) = GOOD.choose(&position, &mut chance, &mut ());
            decision.best.expect("the game goes on")
        } else {
            random(&position, &mut chance)
        };
        position = position.play(mv);
    }
    position
}

/// Returns the winner: there are no draws on a board of odd size.
fn winner(solver: &mut Solver<Position>, position: &Position) -> char {
    let Ok(wins) = solver.is_at_least(position, 1, &mut ());
    if wins == (position.to_move() == Player::First) { 'b' } else { 'w' }
}

fn report(what: &str, nodes: u64, time: Duration) {
    let (millions, seconds) = (nodes as f64 / 1e6, time.as_secs_f64());
    println!("{what}: {millions:.2} million nodes in {seconds:.2} s, {:.1} million a second", millions / seconds);
}
