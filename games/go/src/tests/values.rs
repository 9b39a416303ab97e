//! Values of positions: the solver against a search on the plain rules, and known values of whole games.

use std::collections::HashMap;

use itertools::Itertools;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rand::seq::IteratorRandom;
use suite_learn::Symmetry;
use suite_search::{Game, Player, Solvable, Solver, Value};

use super::plain_game::PlainGame;
use super::random_position;
use crate::{Move, Position, Size};

/// Returns the value of a game to Black, in half points, by exhaustive search.
fn plain_value(game: &PlainGame, known: &mut HashMap<PlainGame, Value>) -> Value {
    if let Some(&value) = known.get(game) {
        return value;
    }
    let value = if game.is_over() {
        game.lead_of_black()
    } else {
        let placed = game.size().points().filter_map(|point| game.place(point).ok());
        let values = placed.chain([game.pass()]).map(|next| plain_value(&next, known));
        let best = if game.mover() == Player::First { values.max() } else { values.min() };
        best.expect("a pass is a move")
    };
    known.insert(*game, value);
    value
}

fn value_for_black(solver: &mut Solver<Position>, position: &Position) -> Value {
    let Ok(solution) = solver.solve(position, &mut ());
    if position.to_move() == Player::First { solution.value } else { -solution.value }
}

#[test]
fn the_solver_agrees_with_the_plain_rules() {
    let (mut solver, mut known) = (Solver::new(1 << 22, 1), HashMap::new());
    for (side, left, many) in [(2, 3, 200), (3, 8, 200), (4, 4, 40), (5, 3, 40), (5, 2, 300)] {
        let size = Size::new(side).expect("a size");
        for seed in 0..many {
            let mut random = ChaCha8Rng::seed_from_u64(seed);
            let start = Position::start(size);
            let (mut position, mut game) = (start, PlainGame::new(&start.board(), Player::First, 0));
            // On the smallest boards, which are solved from the start, any number of moves may have been played.
            let played = size.longest_game() - if side < 4 { seed as u32 % (left + 1) } else { left };
            while position.played() < played && !position.is_over() {
                let mv = position.moves().choose(&mut random).expect("a pass is a move");
                game = match mv {
                    Move::Place(point) => game.place(point).expect("a legal move"),
                    Move::Pass => game.pass(),
                };
                position = position.play(mv);
            }
            assert_eq!(value_for_black(&mut solver, &position), plain_value(&game, &mut known), "{position:?}");
        }
    }
    assert!(known.len() > 100_000, "{}", known.len());
}

#[test]
fn in_short_games_the_last_move_is_worth_a_stone() {
    let start = Position::start(Size::DEFAULT);
    let mut solver = Solver::new(1 << 24, 1);
    for plies in 0..=16 {
        let short = start.shortened(start.plies_left() - plies);
        assert_eq!(short.plies_left(), plies);
        let stones = (plies % 2) as Value;
        assert_eq!(value_for_black(&mut solver, &short), 2 * stones - 5, "{plies} plies");
    }
}

#[test]
fn the_value_of_a_position_is_that_of_its_best_child_with_any_number_of_threads() {
    let mut solvers = [1, 2].map(|threads| Solver::new(1 << 20, threads));
    for seed in 0..60 {
        let size = Size::new(4 + seed as usize % 2).expect("a size");
        let position = random_position(size, size.longest_game() - 4 - seed as u32 % 5, seed);
        if position.is_over() {
            continue;
        }
        let [one, two] = solvers.each_mut().map(|solver| {
            let Ok(values) = solver.values(&position, &mut ());
            solver.forget();
            let Ok(solution) = solver.solve(&position, &mut ());
            assert_eq!(values.iter().map(|&(_, value)| value).max(), Some(solution.value), "{position:?}");
            values
        });
        assert_eq!(one, two, "{position:?}");
    }
}

#[test]
fn all_images_of_a_position_have_the_same_value() {
    for seed in 0..20 {
        let position = random_position(Size::DEFAULT, 14 + seed as u32 % 6, seed);
        // Each image needs a table of its own, or the first would answer for all.
        let value = |image: Position| value_for_black(&mut Solver::new(1 << 20, 1), &image);
        let values = (0..Position::SYMMETRIES).map(|symmetry| value(position.image(symmetry)));
        assert!(values.dedup().count() == 1, "{position:?}");
    }
}
