//! Facts known about the game, and the tests that every game runs.

use std::collections::HashSet;

use proptest::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use suite_learn::Symmetry;
use suite_learn::conformance::assert_symmetry_conforms;
use suite_search::conformance::{assert_conforms, assert_searches_agree};
use suite_search::{Algorithm, Budget, Count, Game, Player, Search, Solvable, Solver, Strategy, Value};

use crate::{ParsePositionError, Perfect, Position, Smart, Square};

const SEARCH: Search<fn(&Position, Player) -> Value> = Search::new(Algorithm::Minimax, |_, _| 0);

/// Returns every position that can arise in a game.
fn reachable() -> HashSet<Position> {
    let (mut reached, mut pending) = (HashSet::new(), vec![Position::START]);
    while let Some(position) = pending.pop() {
        if reached.insert(position) {
            pending.extend(position.moves().map(|mv| position.play(mv)));
        }
    }
    reached
}

#[test]
fn squares_lie_row_by_row() {
    let printed: Vec<_> = Square::all().map(|square| square.to_string()).collect();
    assert_eq!(printed, ["0,0", "0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1", "2,2"]);
    for square in Square::all() {
        assert_eq!(Square::at(square.row(), square.column()), Some(square));
    }
    assert_eq!([Square::at(3, 0), Square::at(0, 3)], [None, None]);
}

#[test]
fn the_moves_are_the_empty_squares() {
    let position: Position = "XO./.X./..O".parse().expect("a position");
    let moves: Vec<_> = position.moves().map(|mv| mv.to_string()).collect();
    assert_eq!(moves, ["0,2", "1,0", "1,2", "2,0", "2,1"]);
    assert_eq!(position.moves().len(), 5);
}

#[test]
fn the_game_tree_has_its_known_size() {
    let mut count = Count::default();
    let Ok(decision) = SEARCH.observe(&Position::START, &mut count);
    assert_eq!((decision.best, decision.value, decision.nodes), (Square::at(0, 0), 0, 549_946));
    assert_eq!((count.nodes, count.leaves), (549_946, 255_168));
}

#[test]
fn there_are_5478_positions_and_765_up_to_symmetry() {
    let reachable = reachable();
    assert_eq!(reachable.len(), 5478);
    let canonical: HashSet<_> = reachable.iter().map(|position| position.canonical().0).collect();
    assert_eq!(canonical.len(), 765);
}

#[test]
fn exactly_the_reachable_positions_parse() {
    let reachable = reachable();
    for position in &reachable {
        assert_eq!(position.to_string().parse(), Ok(*position));
    }
    let mut parsed = 0;
    for number in 0..3_u32.pow(9) {
        let marks: Vec<_> = (0..9).map(|square| b"X.O"[(number / 3_u32.pow(square) % 3) as usize]).collect();
        let text = marks.chunks(3).map(|row| std::str::from_utf8(row).expect("text")).collect::<Vec<_>>().join("/");
        match text.parse::<Position>() {
            Ok(position) => {
                assert!(reachable.contains(&position), "{text}");
                parsed += 1;
            }
            Err(error) => assert_eq!(error, ParsePositionError::Unreachable, "{text}"),
        }
    }
    assert_eq!(parsed, reachable.len());
}

#[test]
fn perfect_plays_the_move_of_minimax_everywhere() {
    let perfect = Perfect::new();
    // Without a cache, searching all positions takes long in an unoptimized build.
    let search = Search { caching: true, ..SEARCH };
    for position in reachable() {
        assert_eq!(perfect.best_move(&position), search.decide(&position).best, "{position}");
    }
}

#[test]
fn the_solver_agrees_with_minimax_everywhere() {
    let mut solver = Solver::new(1 << 16, 1);
    let search = Search { caching: true, ..SEARCH };
    for position in reachable() {
        let Ok(decision) = solver.solve(&position, &mut ());
        assert_eq!(decision.value, search.decide(&position).value, "{position}");
        assert_eq!(position.plies_left() as usize, position.to_string().matches('.').count(), "{position}");
    }
}

/// Returns the move of a strategy with an unlimited budget.
fn choose(strategy: &mut impl Strategy<Position>, position: &Position) -> Option<Square> {
    strategy.choose(position, Budget::UNLIMITED).expect("a decision").best
}

#[test]
fn smart_is_perfect_four_times_in_five_and_random_otherwise() {
    let perfect = Perfect::new();
    let mut smart = Smart { perfect: &perfect, random: ChaCha8Rng::seed_from_u64(1) };
    let position: Position = "XX./.O./...".parse().expect("a position");
    let mut counts = [0_u32; 9];
    for _ in 0..10_000 {
        let square = choose(&mut smart, &position).expect("a move");
        counts[3 * square.row() + square.column()] += 1;
    }
    // Six squares are empty: the best one has a probability of 4/5 + 1/5 * 1/6.
    assert!((8133..8533).contains(&counts[2]), "{counts:?}");
    assert_eq!(counts.iter().filter(|&&count| (233..433).contains(&count)).count(), 5, "{counts:?}");
}

#[test]
fn a_finished_game_has_no_moves() {
    let over: Position = "XXX/OO./...".parse().expect("a position");
    let perfect = Perfect::new();
    assert_eq!((over.moves().next(), perfect.best_move(&over)), (None, None));
    assert_eq!((over.utility(Player::First), over.utility(Player::Second)), (1, -1));
}

proptest! {
    #[test]
    fn rules_and_symmetries_conform(seed: u64) {
        assert_conforms(&Position::START, seed, 9);
        assert_symmetry_conforms(&Position::START, seed);
    }

    #[test]
    fn arbitrary_text_never_panics_and_positions_print_back(text in "[XO./\u{e9}]{9,12}") {
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
        }
    }
}

#[test]
fn all_searches_agree() {
    for text in ["X../.O./...", "XO./.X./..O", "X.O/.../X.."] {
        let position: Position = text.parse().expect("a position");
        assert_searches_agree(&position, &|_: &Position, _: Player| 0, [Some(1), Some(2), Some(4), None]);
    }
}
