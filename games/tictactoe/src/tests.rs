//! What is known of the game, and what every game is tested for.

use std::collections::HashSet;

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use suite_search::conformance::{assert_conforms, assert_searches_agree, assert_symmetry_conforms};
use suite_search::{Algorithm, Count, Decision, Game, Player, Search, Symmetry, Value};

use crate::{ParsePositionError, Perfect, Position, Square, random, smart};

const SEARCH: Search<fn(&Position, Player) -> Value> = Search::new(Algorithm::Minimax, |_, _| 0);

/// Every position that a game can come to.
fn reachable() -> HashSet<Position> {
    let (mut reached, mut ahead) = (HashSet::new(), vec![Position::START]);
    while let Some(position) = ahead.pop() {
        if reached.insert(position) {
            ahead.extend(position.moves().map(|mv| position.play(mv)));
        }
    }
    reached
}

#[test]
fn the_tree_is_as_large_as_is_known() {
    let mut count = Count::default();
    let Ok(decision) = SEARCH.observe(&Position::START, &mut count);
    assert_eq!(decision, Decision { best: Square::at(0, 0), value: 0 });
    assert_eq!((count.nodes, count.leaves), (549_946, 255_168));
}

#[test]
fn there_are_as_many_positions_as_is_known() {
    let reachable = reachable();
    assert_eq!(reachable.len(), 5478);
    let canonical: HashSet<_> = reachable.iter().map(|position| position.canonical().0).collect();
    assert_eq!(canonical.len(), 765);
}

#[test]
fn exactly_the_reachable_positions_can_be_written_down_and_read() {
    let reachable = reachable();
    for position in &reachable {
        assert_eq!(position.to_string().parse(), Ok(*position));
    }
    let mut read = 0;
    for number in 0..3_u32.pow(9) {
        let marks: Vec<_> = (0..9).map(|square| b"X.O"[(number / 3_u32.pow(square) % 3) as usize]).collect();
        let text = marks.chunks(3).map(|row| std::str::from_utf8(row).expect("text")).collect::<Vec<_>>().join("/");
        match text.parse::<Position>() {
            Ok(position) => {
                assert!(reachable.contains(&position), "{text}");
                read += 1;
            }
            Err(error) => assert_eq!(error, ParsePositionError::Unreachable, "{text}"),
        }
    }
    assert_eq!(read, reachable.len());
}

#[test]
fn perfect_plays_what_minimax_says_everywhere() {
    let perfect = Perfect::new();
    // Searching all of them without a cache takes long in a build for tests.
    let search = Search { caching: true, ..SEARCH };
    for position in reachable() {
        assert_eq!(perfect.choose(&position), search.choose(&position).best, "{position}");
    }
}

#[test]
fn smart_is_perfect_four_times_in_five_and_random_otherwise() {
    let perfect = Perfect::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let position: Position = "XX./.O./...".parse().expect("a position");
    let mut counts = [0_u32; 9];
    for _ in 0..10_000 {
        let square = smart(&position, &perfect, &mut chance).expect("a move");
        counts[3 * square.row() + square.column()] += 1;
    }
    // Six squares are empty: the best is taken in four fifths and a sixth of a fifth of the turns.
    assert!((8133..8533).contains(&counts[2]), "{counts:?}");
    assert_eq!(counts.iter().filter(|&&count| (233..433).contains(&count)).count(), 5, "{counts:?}");
}

#[test]
fn nobody_moves_when_it_is_over() {
    let over: Position = "XXX/OO./...".parse().expect("a position");
    let perfect = Perfect::new();
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    assert_eq!(
        (random(&over, &mut chance), perfect.choose(&over), smart(&over, &perfect, &mut chance)),
        (None, None, None)
    );
    assert_eq!((over.utility(Player::First), over.utility(Player::Second)), (1, -1));
}

proptest! {
    #[test]
    fn it_keeps_the_promises_of_a_game(seed: u64) {
        assert_conforms(&Position::START, seed, 9);
        assert_symmetry_conforms(&Position::START, seed);
    }

    #[test]
    fn any_text_is_a_position_or_not(text in "[XO./\u{e9}]{9,12}") {
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
